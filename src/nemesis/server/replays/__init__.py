"""Games watched again, and the moments at which they turned."""
