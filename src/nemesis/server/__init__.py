"""Hosting tables: HTTP and WebSocket, an append-only list of moves, bots in absent seats.

`nemesis.server.app.create_app` makes the application; `nemesis.server.app.serve` runs it. The folders, from the inside
out: `table` is one table and all that happens at it, `replays` shows games again, `lobby` holds all tables, `lookup`
tells what is in the box. What they need from outside are the three protocols of `table.ports`; `storage`, `thinking`
and `transport` are the ways in which this server provides them, and `app` puts all of it together.
"""
