"""One table and everything that happens at it. It knows neither sockets nor databases nor processes (`ports`).

`table` puts the parts together, `requests` carries out what a client says. `data`: the game, the seats, what was
agreed. `play`: how the game goes on. `viewers`: what everybody is shown. Beside them: sitting down and absence, bots,
the coach, the chat.
"""
