"""What can stand at a place of an option (`engine/questions.py`): a closed list, so that every reader knows it all."""

from __future__ import annotations

from ..engine.questions import Meaning

ROOM = Meaning("room", int)
"""The slot of a Room, from 1."""
CORRIDOR = Meaning("corridor", int)
"""An index into the Corridors of the board; -1 for a move that leads through none."""
EXIT = Meaning("exit", int)
"""A Corridor, or below zero a space of the Technical Corridors."""
FIGURE = Meaning("figure", int)
SEAT = Meaning("seat", int)
ENGINE = Meaning("engine", int)
"""From 0."""
POD = Meaning("pod", int)
NUMBER = Meaning("number", int)

CARD = Meaning("card", str)
"""A card of any deck but Items, by its copy where there are several."""
ITEM = Meaning("item", str)
THING = Meaning("thing", str)
"""An Item, a Heavy Object, a Corpse, or the back of an Item card (`back:red`)."""
RECIPE = Meaning("recipe", str)
"""An Item that can be crafted, by its type."""
CHARACTER = Meaning("character", str)
DECK = Meaning("deck", str)
LETTER = Meaning("letter", str, ("A", "B", "C", "D"))
"""A destination on the Coordinates card."""
NAME = Meaning("name", str)
"""Of something that only the asking rule knows: the part of a card, a claim, what is studied."""
