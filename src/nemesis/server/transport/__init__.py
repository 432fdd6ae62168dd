"""How people reach the tables: HTTP, sockets and the pages of the browser edition."""
