"""The game on a static page: a folder that any web host can serve, and the tables in a worker of the browser."""
