"""Rooms, corridors, figures and people as players read them; nothing face down is named."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..rules.items import FOUND_AMMO
from ..rules.ship import figure as figure_by_id
from ..rules.ship import figures_in
from .messages import yes_or_no
from .names import Names

if TYPE_CHECKING:
    from ..rules.state import State


def visible_tile(where: Any, slot: int) -> str | None:
    """The face-up tile of a slot: of a game, of a view, or of a list with gaps for what is face down."""
    if isinstance(where, Mapping):
        return where["rooms"][slot - 1]["tile"] or None
    explored = getattr(where, "explored", None)
    if explored is not None and not explored[slot]:
        return None
    return getattr(where, "tiles", where)[slot] or None


class Places(Names):
    """Names that know where things are."""

    def room(self, where: Any, slot: int) -> str:
        """`Canteen (006)`, or `Unexplored Room (007)`."""
        tile = visible_tile(where, slot) or "unexplored"
        return self.get("phrase-room", name=self.get(f"room-{tile}"), number=f"{slot:03d}")

    def the_room(self, where: Any, slot: int) -> str:
        """A Room inside a sentence: `the Canteen (006)`."""
        tile = visible_tile(where, slot) or "unexplored"
        return self.get("phrase-room", name=self.form(f"room-{tile}", "the"), number=f"{slot:03d}")

    def known_room(self, game: State, slot: int, seat: int) -> str:
        """A Room for one seat, who may have looked at it in secret."""
        if not game.explored[slot]:
            for kind, subject, tile, *_ in game.seats[seat].knowledge:
                if kind == "tile" and subject == slot:
                    return self.get("phrase-peeked_room", number=f"{slot:03d}", tile=self.get(f"room-{tile}"))
        return self.the_room(game, slot)

    def corridor(self, game: State, index: int) -> str:
        a, b, numbers = game.rules.board.corridors[index]
        shown = self.listed([str(n) for n in numbers])
        return self.get("phrase-corridor", a=str(a), b=str(b), numbers=shown, count=len(numbers))

    def way(self, game: State, index: int) -> dict[str, Any]:
        """The number of a Corridor on the way to a Room, and whether it is the only one that leads there.

        Only then may it stay unsaid; on the alternative board some Rooms are joined twice.
        """
        board = game.rules.board
        a, b, numbers = board.corridors[index]
        alike = [corridor for corridor, room in board.links[a] if room == b]
        return {"exit": numbers[0], "only": yes_or_no(len(alike) == 1)}

    def exit(self, game: State, exit: int) -> str:
        """A corridor, or the technical space that a negative number stands for (R-1.19)."""
        if exit >= 0:
            return self.corridor(game, exit)
        return self.get(f"space-{game.rules.board.spaces[-1 - exit]}")

    def figure(self, game: State, id: int, seen_from: int = 0) -> str:
        """`Adult (2 Injuries)`, numbered among its likes; with the number of its Room unless one is there too."""
        f = figure_by_id(game, id)
        if f is None:
            return self.get("phrase-gone")
        alike = [o.id for o in figures_in(game, f.room) if o.kind == f.kind]
        name = self.get(f"intruder-{f.kind}")
        if len(alike) > 1:
            name = self.get("phrase-numbered", name=name, number=alike.index(id) + 1)
        text = self.get("phrase-figure", name=name, injuries=f.injuries)
        return text if f.room == seen_from else self.get("phrase-figure_there", figure=text, number=f"{f.room:03d}")

    def person(self, game: State, seat: int, form: str = "the") -> str:
        """A character by role; a player by number before the draft."""
        p = game.seats[seat]
        if not p.character:
            return self.get(f"phrase-player.{form}", number=p.number)
        return self.form(f"character-{p.character}", form)

    def spoken_of(self, game: State, seat: int) -> dict[str, str]:
        """`$who`, `$whose` and `$whom` of a sentence."""
        character = game.seats[seat].character
        if character and character in self._spoken_of:
            return self._spoken_of[character]
        forms = {"who": "the", "whose": "of", "whom": "to"}
        words = {name: self.person(game, seat, form) for name, form in forms.items()}
        if character:
            self._spoken_of[character] = words
        return words

    @cached_property
    def _spoken_of(self) -> dict[str, dict[str, str]]:
        """By character: most sentences speak of somebody."""
        return {}

    def you_or(self, game: State, seat: int, reader: int | None) -> str:
        return self.get("phrase-you") if seat == reader else self.person(game, seat)

    def weapon(self, game: State, id: str, quoted: bool = False) -> str:
        """An Item that one holds, finds or chooses; a weapon with its Ammo, another one with its charges."""
        item = game.rules.types.get(id)
        name = self.thing(game.rules, id) if quoted else self.name(game.rules, id)
        if item is not None and getattr(item, "weapon", None) is not None:
            return self.get("phrase-weapon", name=name, ammo=game.ammo.get(id, FOUND_AMMO))
        if item is not None and getattr(item, "charges", None):
            return self.get("phrase-charges", name=name, charges=game.ammo.get(id, item.charges))
        return name
