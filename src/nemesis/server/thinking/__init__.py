"""Who thinks for bots and for the coach: the ways to provide `nemesis.server.table.ports.Thinker`."""
