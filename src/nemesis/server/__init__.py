"""Hosting tables: HTTP and WebSocket, an append-only list of moves, bots in absent seats.

`nemesis.server.app.create_app` makes the application; `nemesis.server.app.serve` runs it.
"""
