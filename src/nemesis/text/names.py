"""The name and the full text of every component, by copy id or by type id."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..content.aftermath.alerts import Alert
from ..content.aftermath.tokens import SecondToken
from ..content.aftermath.turrets import TargetingToken
from ..content.carnomorphs.mutation import Mutation
from ..content.void_seeders.panic import Panic
from ..rules.components import (
    ActionCard,
    Attack,
    AttackCopy,
    Character,
    Contamination,
    Coordinates,
    Event,
    ExplorationToken,
    IntruderCard,
    IntruderToken,
    Item,
    Kind,
    Objective,
    Room,
    Trait,
    Weakness,
    Wound,
)
from ..rules.ship import OBJECTS
from .messages import Messages, capital

CORPSE = "corpse:"
BACK = "back:"
CONTAMINATION = "card-contamination"
BOARD_LEVELS = ("insanity", "markers")

KEYS: dict[type, Callable[[Any], str]] = {
    ActionCard: lambda c: f"card-{c.id}",
    Alert: lambda c: f"alert-{c.id}",
    Attack: lambda c: f"attack-{c.id}",
    AttackCopy: lambda c: f"attack-{c.card.id}",
    Character: lambda c: f"character-{c.id}",
    Contamination: lambda c: CONTAMINATION,
    Coordinates: lambda c: "phrase-coordinates",
    Event: lambda c: f"event-{c.id}",
    ExplorationToken: lambda c: f"exploration-{c.effect}",
    IntruderCard: lambda c: f"intruder_card-{c.effect}",
    IntruderToken: lambda c: f"intruder-{c.kind}",
    Item: lambda c: f"item-{c.id}",
    Kind: lambda c: f"intruder-{c.id}",
    Mutation: lambda c: f"mutation-{c.id}",
    Objective: lambda c: f"objective-{c.id}",
    Panic: lambda c: f"panic-{c.id}",
    Room: lambda c: f"room-{c.id}",
    SecondToken: lambda c: f"exploration-{c.effect}",
    TargetingToken: lambda c: f"targeting-{c.mode}",
    Trait: lambda c: f"trait-{c.id}",
    Weakness: lambda c: f"weakness-{c.id}",
    Wound: lambda c: f"wound-{c.id}",
}
"""Where the texts of each sort of component are."""


def component(rules: Any, id: str) -> Any:
    """What an id stands for: a copy in the decks first, then an entry of any family."""
    found = rules.types.get(id)
    if found is not None:
        return found
    for family in rules.families.values():
        if id in family:
            return family[id]
    return None


def key_of(rules: Any, id: str) -> str | None:
    """The message of a component; Objects and the back of a Contamination card have no entry of their own."""
    if id.startswith(CORPSE):
        return "object-corpse"
    if id in OBJECTS or id == "corpse":
        return f"object-{id}"
    if id == "contamination":
        return CONTAMINATION
    found = component(rules, id)
    key = KEYS.get(type(found))
    return None if key is None else key(found)


class Names(Messages):
    """Messages that know the components."""

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

    def on_the_board(self, rules: Any, ext: Mapping[str, Any], own: bool = False) -> list[str]:
        """What a species puts on a character board for everybody to see: Insanity, Mutation markers, the Mutation card.

        `ext`: of a seat, or of its view; a card that was never used lies face down for everybody but its owner.
        """
        marks = [self.get(f"client-{name}", level=ext[name]) for name in BOARD_LEVELS if ext.get(name)]
        card = ext.get("mutation")
        if card is not None:
            seen = own or ext.get("mutation_shown")
            marks.append(self.thing(rules, card) if seen else self.get("client-mutation_hidden"))
        return marks

    def studies(self, rules: Any, weaknesses: Sequence[Sequence[Any]], lasting: Sequence[str]) -> dict[str, str]:
        """Weaknesses or adaptations, told apart: `cards` in force, `gone` for good, `known` but idle (A-8.3)."""
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
        if isinstance(found, AttackCopy):
            return [*self.printed(found.card), self.blood(found.blood)]
        if isinstance(found, Attack):
            return [self.get("explain-attackers", kinds=self.kinds(found.attackers))]
        if isinstance(found, Event):
            lines = [self.get("explain-movement", kinds=self.kinds(found.movers), number=found.number)]
            return [*lines, self.get(f"explain-{found.icon}")] if found.icon else lines
        if isinstance(found, Alert):
            return [self.get("explain-alert_levels", levels=len(found.levels), players=found.players)]
        if isinstance(found, IntruderCard):
            return [self.get("explain-intruder_card", direction=found.direction or 0, cards=found.attack_cards)]
        if isinstance(found, Panic):
            return [self.get("explain-panic", value=found.value)]
        if isinstance(found, Room):
            lines = [self.get("explain-search", colour=self.get(f"colour-{found.colour}"))] if found.colour else []
            return [*lines, self.get("explain-computer")] if found.computer else lines
        return []

    def blood(self, blood: Any) -> str:
        """One number for an injury check, or those for Metagorgers and for the others (C-10.1)."""
        numbers = blood if isinstance(blood, tuple) else (blood,)
        shown = [self.get("blood-arrow") if n is None else str(n) for n in numbers]
        if len(shown) == 1:
            return self.get("explain-blood", blood=shown[0])
        return self.get("explain-blood_pair", metagorger=shown[0], others=shown[1])

    def kinds(self, kinds: Any) -> str:
        return self.listed(sorted(self.get(f"intruder-{kind}") for kind in kinds))
