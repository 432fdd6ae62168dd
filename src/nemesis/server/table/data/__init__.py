"""What a table consists of: its game and list of moves, its seats, what was agreed; and all of it as it is stored."""
