"""All tables of one server, and the ways in which a table begins."""
