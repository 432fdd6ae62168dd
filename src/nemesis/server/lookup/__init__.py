"""What a page may look up: what can be set up, and what is in the box of a table."""
