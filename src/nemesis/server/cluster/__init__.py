"""Several processes that play tables of one PostgreSQL: who owns which, and the way to tables of the others."""
