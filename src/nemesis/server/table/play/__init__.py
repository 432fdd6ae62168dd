"""How the game of a table goes on: what is asked, choices and reactions, taking back, votes, and time."""
