"""The name and the full text of every component, by copy id or by type id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from ..content import BOXES
from ..rules.boxes import Box
from ..rules.components import Attack, AttackCopy, Coordinates, Event, IntruderCard, Room
from ..rules.ship import OBJECTS
from ..rules.trade import BACK
from .boxes import BoxTexts, texts_of
from .messages import Messages, capital

CORPSE = "corpse:"
CONTAMINATION = "card-contamination"
LOOKED_UP = 16_384
"""Components that are found at once; a ruleset has a few hundred."""


@lru_cache(LOOKED_UP)
def component(rules: Any, id: str) -> Any:
    """What an id stands for: a copy in the decks first, then an entry of any family."""
    found = rules.types.get(id)
    if found is not None:
        return found
    for family in rules.families.values():
        if id in family:
            return family[id]
    return None


@lru_cache(LOOKED_UP)
def key_of(rules: Any, id: str) -> str | None:
    """The message of a component; Objects and the back of a Contamination card have no entry of their own."""
    if id.startswith(CORPSE):
        return "object-corpse"
    if id in OBJECTS or id == "corpse":
        return f"object-{id}"
    if id == "contamination":
        return CONTAMINATION
    key: str | None = getattr(component(rules, id), "message", None)
    return key


class Names(Messages):
    """Messages that know the components."""

    boxes: tuple[Box, ...] = BOXES
    """What may be on the table."""

    @cached_property
    def box_texts(self) -> BoxTexts:
        """What these boxes say of their own."""
        return texts_of(self.boxes)

    def name(self, rules: Any, id: str) -> str:
        """The name of a card, Item, Object, tile, token or figure type; ids of copies do too."""
        if id.startswith(CORPSE):
            return capital(self.get("phrase-corpse", whose=self.form(f"character-{id[len(CORPSE) :]}", "of")))
        if id.startswith(BACK):
            return capital(self.get("phrase-back", colour=self.get(f"colour-{id[len(BACK) :]}")))
        found = component(rules, id)
        if isinstance(found, Coordinates):
            places = {letter: self.get(f"place-{place}") for letter, place in found.places.items()}
            return self.get("phrase-coordinates", **places)
        key = key_of(rules, id)
        if key is None:
            self.problems.add(f"no component is called {id}")
            return self.get("phrase-unknown")
        return self.get(key)

    def thing(self, rules: Any, id: str) -> str:
        """An Item or Object inside a sentence."""
        if id.startswith(CORPSE):
            return self.get("phrase-the_corpse", whose=self.form(f"character-{id[len(CORPSE) :]}", "of"))
        if id.startswith(BACK):
            return self.get("phrase-back", colour=self.get(f"colour-{id[len(BACK) :]}"))
        if id in OBJECTS:
            return self.form(f"object-{id}", "a")
        return self.quoted(self.name(rules, id))

    def things(self, rules: Any, ids: tuple[str, ...] | list[str]) -> str:
        return self.listed([self.thing(rules, id) for id in ids])

    def reminder(self, rules: Any, id: str) -> str:
        """The short text of a component, without its full stop: it ends up inside a sentence."""
        key = key_of(rules, id)
        return self.get(f"{key}.reminder").rstrip(".") if key is not None else ""

    def on_the_board(self, rules: Any, ext: Mapping[str, Any], face_up: bool = False) -> list[str]:
        """What boxes put on a character board for everybody to see.

        `ext`: of a seat, or of its view; `face_up`: the owner of face-down cards reads, or the game is over.
        """
        return [mark for tell in self.box_texts.marks for mark in tell(self, rules, ext, face_up)]

    def studies(self, rules: Any, weaknesses: Sequence[Sequence[Any]], lasting: Sequence[str]) -> dict[str, str]:
        """The cards on the Weakness slots, sorted: `cards` in force, `gone` for good, `known` but idle (A-8.3)."""
        shown = [(card, studied) for _, card, studied in weaknesses if card]
        sorts = {
            "cards": [card for card, _ in shown if card in lasting],
            "gone": [card for card, studied in shown if studied and card not in lasting],
            "known": [card for card, studied in shown if not studied and card not in lasting],
        }
        return {name: self.listed([self.name(rules, card) for card in cards]) for name, cards in sorts.items()}

    def explain(self, rules: Any, id: str) -> str:
        """Name, full text, what is printed beside the text, and where the content comes from."""
        lines = [self.name(rules, id)]
        key = key_of(rules, id)
        if key is None:
            return lines[0]
        if self.has(f"{key}.text"):
            lines.append(self.get(f"{key}.text"))
        if self.has(f"{key}.activation"):
            lines.append(self.get("explain-activation", text=self.get(f"{key}.activation")))
        found = component(rules, id)
        if found is not None:
            lines += self.printed(found)
            source = found.card if isinstance(found, AttackCopy) else found
            lines.append(self.get("explain-provenance", provenance=self.get(f"provenance-{source.provenance}")))
        return "\n".join(lines)

    def printed(self, found: Any) -> list[str]:
        """Icons and numbers of a component that its text does not repeat."""
        return [*self.usually_printed(found), *(line for tell in self.box_texts.printed for line in tell(self, found))]

    def usually_printed(self, found: Any) -> list[str]:
        if isinstance(found, AttackCopy):
            return [*self.usually_printed(found.card), *self.blood(found.blood)]
        if isinstance(found, Attack):
            return [self.get("explain-attackers", kinds=self.kinds(found.attackers))]
        if isinstance(found, Event):
            return [self.get("explain-movement", kinds=self.kinds(found.movers), number=found.number)]
        if isinstance(found, IntruderCard):
            return [self.get("explain-intruder_card", direction=found.direction or 0, cards=found.attack_cards)]
        if isinstance(found, Room):
            lines = [self.get("explain-search", colour=self.get(f"colour-{found.colour}"))] if found.colour else []
            return [*lines, self.get("explain-computer")] if found.computer else lines
        return []

    def blood(self, blood: Any) -> list[str]:
        """The number for an injury check, where there is only one."""
        if isinstance(blood, tuple):
            return []
        return [self.get("explain-blood", blood=self.blood_number(blood))]

    def blood_number(self, number: int | None) -> str:
        return self.get("blood-arrow") if number is None else str(number)

    def kinds(self, kinds: Any) -> str:
        return self.listed(sorted(self.get(f"intruder-{kind}") for kind in kinds))
