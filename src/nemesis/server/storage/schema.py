"""The tables of the database: what is kept of every game.

A new column, a new table or a longer text is declared here and nowhere else: it is added to older databases when they
are opened (`migrations`). A column must be nullable or have a server default, and an older program must be able to
ignore it. Anything else (a column renamed, a meaning changed) is a numbered step in `migrations`.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("bot_seed", sa.BigInteger, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("origin", sa.Text),
    sa.Column("agreed", sa.Text, nullable=False, server_default="{}"),
    sa.Column("schema", sa.Integer, nullable=False, server_default="1"),
    sa.Column("chance_key", sa.String(64)),
    sa.Column("rules_version", sa.String(40)),
    sa.Column("people", sa.Text),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(40)),
    sa.Column("secret_hash", sa.String(64), unique=True),
    sa.Column("bot", sa.String(80)),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("standing_in", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("declined", sa.Text, nullable=False, server_default="[]"),
)
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("choice", sa.Text, nullable=False),
    sa.Column("in_window", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("spent", sa.Float, nullable=False, server_default="0"),
)
snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
probes = sa.Table(
    "probes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("filling", sa.Text, nullable=False),
)
"""At most one row, which means nothing: that it can be written shows that moves can be."""
schema_version = sa.Table(
    "schema_version",
    metadata,
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
)
"""One row: how many steps of `migrations` this database has behind it."""
