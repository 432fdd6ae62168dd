"""One table and everything that happens at it. It knows neither sockets nor databases nor processes (`ports`)."""
