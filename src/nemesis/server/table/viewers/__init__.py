"""Everybody who looks at a table, and what they are shown."""
