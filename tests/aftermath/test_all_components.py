"""Nothing of the expansion is missing, and every piece of it is named by a test that shows what it does (A-12.3)."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nemesis.content.aftermath import BOX, CHARACTERS
from nemesis.text import Texts

HERE = Path(__file__).parent
BASE_CARDS = ("search", "rest", "interruption", "repairs", "basic_repairs", "demolition")
"""Cards that the base game has too: its own tests show what they do."""

WHERE = {
    "rooms": ("test_rooms.py", "test_shuttle.py"),
    "events": ("test_aftermath_events.py",),
    "alerts": ("test_alerts.py",),
    "objectives": ("test_missions.py",),
    "second_tokens": ("test_aftermath_tokens.py",),
    "targeting": ("test_turrets.py",),
    "exploration": ("test_turrets.py",),
}
"""Family -> the files whose tests must name each of its pieces; without an entry any file of this folder will do."""
SHORT = re.compile(r"^(aev|pm|alert|wound|craft)_")
"""Prefixes that tests leave out."""


@cache
def components() -> dict[str, tuple[Any, ...]]:
    """Family -> everything that some module of the expansion adds to it."""
    found: dict[str, dict[str, Any]] = {}
    for module in BOX.every_module():
        for family, entries in module.components.items():
            found.setdefault(family, {}).update({entry.id: entry for entry in entries})
    return {family: tuple(entries.values()) for family, entries in found.items()}


def name_of(family: str, entry: Any) -> str:
    """Tokens are named by what they do: those of one kind are all alike."""
    if family in ("second_tokens", "exploration"):
        return str(entry.effect)
    return str(entry.mode if family == "targeting" else entry.id)


@cache
def words_in_tests(file: str) -> frozenset[str]:
    """Every word of a string in a test function of this file, its docstring and its parameters included."""
    tests = [
        node for node in ast.walk(ast.parse((HERE / file).read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]  # fmt: skip
    strings = (n.value for test in tests for n in ast.walk(test) if isinstance(n, ast.Constant))
    return frozenset(word for text in strings if isinstance(text, str) for word in re.findall(r"\w+", text))


ALL_FILES = tuple(path.name for path in sorted(HERE.glob("test_*.py")) if path.name != Path(__file__).name)
PIECES = sorted({
    (family, name_of(family, entry)) for family, entries in components().items() for entry in entries
    if family not in ("yellow", "red")
})  # fmt: skip


@pytest.mark.parametrize(("family", "name"), PIECES, ids=lambda part: part)
def test_every_piece_is_named_by_a_test(family: str, name: str) -> None:
    """A-12.3: a card, an Item, a token or a mission that nobody tests would be noticed here."""
    words: set[str] = set()
    for file in WHERE.get(family, ALL_FILES):
        words |= words_in_tests(file)
    assert name in words or SHORT.sub("", name) in words


def characters() -> tuple[Any, ...]:
    return tuple(c for part in CHARACTERS.parts for c in part.components["characters"])


def test_53_action_cards() -> None:
    """A-14: 13 for the CEO, ten for each of the four others; all are cards of theirs or of the base game."""
    assert {c.id: sum(c.deck.values()) for c in characters()} == {
        "android": 10, "ceo": 13, "psychologist": 10, "bounty_hunter": 10, "convict": 10,
    }  # fmt: skip
    own = {card.id for card in components()["cards"]}
    assert {card for c in characters() for card in c.deck} <= own | set(BASE_CARDS)


def test_six_starting_and_ten_quest_items() -> None:
    """A-15: one of each kind for each character, and the Keys that the Convict brings."""
    starting = [c.weapon for c in characters()] + [key for c in characters() for key in c.brings]
    assert len(set(starting)) == 6
    assert len({quest for c in characters() for quest in c.quests}) == 10
    assert {i.id for i in components()["own_items"]} == {*starting, *(q for c in characters() for q in c.quests)}


@pytest.mark.parametrize(
    ("family", "pieces"),
    [("traits", 11), ("rooms", 5), ("events", 10), ("alerts", 10), ("objectives", 13), ("second_tokens", 23),
     ("targeting", 9), ("exploration", 3)],
)  # fmt: skip
def test_the_numbers_on_the_box(family: str, pieces: int) -> None:
    """A-12.3: Rooms are the four tiles and the Main Room printed on the shuttle."""
    assert len(components()[family]) == pieces


def test_six_crafted_items_and_two_wounds() -> None:
    """A-15.3, A-19: three kinds of crafted Items, two of each, and two Melted Wounds."""
    assert sum(item.copies for item in components()["crafted"]) == 6
    assert sum(wound.copies for wound in components()["wounds"]) == 2


PRINTED_IN_FRENCH = {
    "character-ceo": "PDG", "character-android": "Androïde", "character-psychologist": "Psy",
    "character-bounty_hunter": "Chasseur de primes", "character-convict": "Prisonnier",
    "card-authority": "Autorité", "card-one_more_thing": "Une dernière chose",
    "card-robotic_strike": "Frappe robotique", "card-protection": "Protection", "card-stop": "Stop\u202f!",
    "card-self_repair": "Auto-Réparation", "card-efficiency": "Efficacité", "card-helping_hand": "Main secourable",
    "card-tactical_retreat": "Repli stratégique", "card-sentinel": "Sentinelle", "card-heel": "Au pied\u202f!",
    "card-no_way": "Hors de question", "card-hot_tempered": "Irascible", "card-opportunist": "Opportuniste",
    "card-punch": "Coup de poing", "trait-trait_i_follow_you": "Je vous suis", "trait-trait_laika": "Laïka",
    "item-manual_control": "Codes d’accès – Contrôle manuel", "item-ship_codes": "Codes d’accès – Codes du vaisseau",
    "item-arm_gun": "Bras armé", "item-energy_cell": "Cellule énergétique",
    "item-deactivation_module": "Module de désactivation", "item-spy_drone": "Drone espion",
    "item-emotion_reader": "Lecteur d’émotions", "item-search_module": "Module de fouille",
    "item-anti_aggro": "Anti-Aggro", "item-bionic_arm": "Bras bionique", "item-pipe": "Tuyau",
    "item-craft_laser_pointer": "Pointeur laser", "item-craft_combat_drone": "Drone de combat",
    "item-craft_enviro_suit": "Enviro-Combinaison", "wound-wound_melted": "Fondu",
    "room-workshop": "Atelier", "room-server_room": "Salle serveur", "room-alarm_room": "Système d’alarme",
    "room-turret_control": "Contrôle des tourelles", "room-shuttle_main": "Salle principale",
    "exploration-lockdown": "Bouclage", "exploration-danger": "Danger", "exploration-egg": "Œuf",
    "exploration-slimed_room": "Salle de slime", "exploration-larva": "Larve", "exploration-fire": "Feu",
    "exploration-carcass": "Carcasse", "exploration-corpse": "Cadavre",
    "targeting-all": "tous", "targeting-intruders": "Intrus", "targeting-inactive": "inactive",
    "alert-alert_take_sample": "Prélever un échantillon", "term-lucrative_offer": "Offre lucrative",
    "term-mission": "Mission personnelle", "term-epilogue": "Épilogue", "term-investigation": "Investigation",
}  # fmt: skip


def test_french_names_are_those_of_the_rulebook() -> None:
    """A-12.3: what the French rulebook names keeps its name."""
    texts = Texts("fr")
    assert {key: texts.get(key) for key in PRINTED_IN_FRENCH} == PRINTED_IN_FRENCH
