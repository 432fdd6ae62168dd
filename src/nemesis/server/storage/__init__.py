"""Where tables are kept: the ways to provide `nemesis.server.table.ports.Storage`."""
