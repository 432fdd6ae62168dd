"""Texts: every key in both languages and none too many, French typography, nothing raw and nothing secret shown."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from nemesis import DataPack, Game, Setup
from nemesis.bots.temper import TRAITS, VOWS
from nemesis.content import BOARDS, BOXES, MODES, MODULES, SPECIES_BY_ID
from nemesis.engine.machine import Choice
from nemesis.engine.questions import QUESTIONS, SHAPES, Question, Shape
from nemesis.rules.combat import FACES as COMBAT_FACES
from nemesis.rules.components import Refusal
from nemesis.rules.noise import FACES as NOISE_FACES
from nemesis.rules.radio import INTENTION, OFFER, REQUEST, SAYINGS, SERVES
from nemesis.rules.ship import OBJECTS
from nemesis.rules.turns import TURN
from nemesis.scenario import Scenario
from nemesis.setup import INTRUDER_PLAYER, Ruleset
from nemesis.text import LANGUAGES, Texts
from nemesis.text.boxes import texts_of
from nemesis.text.choices import ABOUT, PICKS
from nemesis.text.deeds import IN_THE_OWN_ROOM, WITH_AN_EFFECT
from nemesis.text.messages import folders, paths
from nemesis.view import determinise

from .declared import declared, may_be_folded
from .playing import KINDS, either_side, play, setups

SRC = Path(__file__).parent.parent / "src" / "nemesis"
TEXT = SRC / "text"
SPECIES = ("intruders", "carnomorphs", "void_seeders")
"""Whose components must have their texts. A species joins here once the texts of its cards are written."""
WITH = tuple(MODULES)
"""Modules whose components must have their texts."""
SHOWN_BY_CLIENTS = ("chronicle-", "word-", "term-", "client-", "coach-", "web-", "cli-", "command-", "error-", "cause-")
"""Keys that no code below the clients names: interface words, and the glossary that is searched."""
FORMS = {
    "character": {"the", "of", "to", "style", "learning"},
    "intruder": {"the", "a"},
    "room": {"the"},
    "object": {"a"},
}
"""Grammatical forms that sentences need."""


# -- the files --------------------------------------------------------------------------------------------


@cache
def entries(language: str) -> dict[str, Any]:
    """Every message of a language, by key."""
    found: dict[str, Any] = {}
    for path in paths(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                assert entry.value is not None, f"{path.name}: {entry.id.name} is empty"
                found[entry.id.name] = entry
    return found


@cache
def patterns(language: str) -> dict[str, Any]:
    """Every value and attribute, by full key."""
    found = {}
    for key, entry in entries(language).items():
        found[key] = entry.value
        for attribute in entry.attributes:
            found[f"{key}.{attribute.id.name}"] = attribute.value
    return found


def nodes(pattern: Any, kind: type) -> list[Any]:
    found = [pattern] if isinstance(pattern, kind) else []
    for value in vars(pattern).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode) and not isinstance(child, ftl.Span):
                found += nodes(child, kind)
    return found


def quoted(pattern: Any) -> set[str]:
    """Full keys of the messages and attributes that a pattern quotes."""
    found = nodes(pattern, ftl.MessageReference)
    return {f"{r.id.name}.{r.attribute.name}" if r.attribute else r.id.name for r in found}


def in_full(language: str, pattern: Any) -> list[Any]:
    """A pattern with all that it quotes."""
    return [pattern, *(p for key in quoted(pattern) for p in in_full(language, patterns(language)[key]))]


def test_the_languages_have_the_same_files_keys_and_attributes() -> None:
    english, french = ([sorted(p.name for p in folder.rglob("*.ftl")) for folder in folders(one)] for one in LANGUAGES)
    assert english == french and all(english), "the house and every box"
    assert set(patterns("en")) == set(patterns("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_in_every_variant(language: str) -> None:
    texts = Texts(language)
    for key, pattern in patterns(language).items():
        whole = in_full(language, pattern)
        values: dict[str, list[Any]] = {v.id.name: ["X"] for p in whole for v in nodes(p, ftl.VariableReference)}
        for select in (select for p in whole for select in nodes(p, ftl.SelectExpression)):
            name = select.selector.id.name
            chosen = [k.key.parse()["value"] if isinstance(k.key, ftl.NumberLiteral) else k.key.name
                      for k in select.variants]  # fmt: skip
            values[name] = [2 if v == "other" else 1 if v == "one" else v for v in chosen] + values[name][1:]
        for combination in product(*values.values()):
            assert texts.get(key, **dict(zip(values, combination, strict=True)))
    assert not texts.problems


def test_french_values_keep_to_french_typography() -> None:
    wrong = {
        "straight apostrophe": r"'",
        "plain space before ; ! ?": r"[ \u00a0][;!?]",
        "no space before ; ! ?": r"[^\s;!?][;!?]",
        "not a no-break space before a colon": r"[^\u00a0]:",
        "plain space inside guillemets": r"«[^\u202f]|[^\u202f]»",
        "English quotes": r"[“”\"]",
        "three dots": r"\.\.\.",
        "ligature missing": r"(?i)\b(oeuf|soeur|coeur|manoeuvre|noeud|voeu)",
        "capital without its accent": r"\b(Evenement|Eclair|Echange|Eclosion|Etat|Etre)",
    }
    for key, pattern in patterns("fr").items():
        # Placeables read as a letter, so that what stands before and after them is checked too.
        for part in [pattern, *(v.value for v in nodes(pattern, ftl.Variant))]:
            text = "".join(e.value if isinstance(e, ftl.TextElement) else literal_or_letter(e) for e in part.elements)
            for what, expression in wrong.items():
                assert not re.search(expression, text), f"{key}: {what}: {text}"


def literal_or_letter(placeable: Any) -> str:
    literals = nodes(placeable, ftl.StringLiteral)
    return literals[0].value if isinstance(placeable.expression, ftl.StringLiteral) else "x"


def test_rule_numbers_of_terms_are_the_same_in_both_languages() -> None:
    english, french = Texts("en"), Texts("fr")
    for key in patterns("en"):
        if key.endswith(".rules"):
            assert english.get(key) == french.get(key)
            assert re.fullmatch(r"[RACV]-\d+\.\d+(, [RACV]-\d+\.\d+)*", english.get(key))


# -- what the source needs ----------------------------------------------------------------------------------


@cache
def trees() -> tuple[ast.Module, ...]:
    paths = [p for folder in ("rules", "content") for p in sorted((SRC / folder).rglob("*.py"))]
    return tuple(ast.parse(p.read_text(encoding="utf-8")) for p in paths)


def calls(name: str) -> Iterator[ast.Call]:
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
                yield node


def words_in(node: ast.expr | None) -> set[str]:
    """A constant word, or the two of a conditional expression."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return words_in(node.body) | words_in(node.orelse)
    return set()


def functions() -> Iterator[ast.FunctionDef]:
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                yield node


@cache
def every_species() -> list[Ruleset]:
    found = [Setup(species=species, modules=WITH).ruleset() for species in SPECIES_BY_ID]
    return found + [Setup(mode=mode).ruleset() for mode in ("investigation", "epilogue")]


def actions() -> set[str]:
    """Options of a turn that are told as deeds."""
    return set(WITH_AN_EFFECT).union(*(rules.basic_actions for rules in every_species()))


def picked(question: Question) -> list[Shape]:
    """The other options."""
    return [shape for shape in question.shapes if question is not TURN or shape.word not in actions()]


def first_words(function: str, at: int = 0) -> set[str]:
    found: set[str] = set()
    for call in calls(function):
        if at < len(call.args):
            found |= words_in(call.args[at])
    return found


def fates() -> set[str]:
    found = first_words("perish", 3)
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "attr", "") == "fate":
                found |= words_in(node.value)
    return found


def checks() -> set[str]:
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    if words_in(key) == {"check"}:
                        found |= words_in(value)
    return found


@cache
def rulesets() -> tuple[Any, ...]:
    return tuple(
        Setup(
            players=MODES[mode].players[1],
            species=species,
            mode=mode,
            board=board,
            modules=WITH,
            options=either_side(species),
        ).ruleset()
        for species in SPECIES
        for mode in MODES
        if not MODES[mode].species or species in MODES[mode].species
        for board in BOARDS
        if not MODES[mode].boards or board in MODES[mode].boards
    )


def components() -> Iterator[tuple[str, str, Any]]:
    """(family, id, component) of everything that any table can hold."""
    for rules in rulesets():
        for family, table in rules.families.items():
            for id, found in table.items():
                yield family, id, found


def component_keys() -> set[str]:
    """Each component with its text and reminder, and what belongs to its sort."""
    needed: set[str] = set()
    for _, _, found in components():
        key = found.message
        if key.startswith("phrase-"):
            needed.add(key)
            continue
        needed |= {key, f"{key}.text", f"{key}.reminder"}
        needed |= {f"{key}.{form}" for form in FORMS.get(key.partition("-")[0], ())}
        if key.startswith("room-") and found.effects:
            needed.add(f"{key}.action")
        if getattr(found, "quest", False):
            needed.add(f"{key}.activation")
        if getattr(found, "icon", ""):
            needed.add(f"explain-{found.icon}")
        needed.add(f"provenance-{found.provenance}")
        needed.add(f"provenance-{found.provenance}.text")
    for key in ("room-unexplored", *(f"object-{o}" for o in OBJECTS)):
        needed |= {key, f"{key}.text", f"{key}.reminder"} | {f"{key}.{f}" for f in FORMS[key.partition("-")[0]]}
    needed.add("object-egg.the")  # it can be shot at
    return needed


def table_keys() -> set[str]:
    """Options and their values, modes, species, boards, modules, and the small words on components."""
    needed: set[str] = set()
    for option in (option for box in BOXES for module in box.every_module() for option in module.options):
        key = f"option-{option.name}"
        values = {str(v).lower() if isinstance(v, bool) else v for v in option.values}
        needed |= {key, f"{key}.plain", f"{key}.text"} | {f"{key}.value-{v}" for v in values}
    named: list[tuple[str, Iterable[str]]] = [
        ("mode", MODES),
        ("species", SPECIES_BY_ID),
        ("board", BOARDS),
        ("module", (*MODULES, INTRUDER_PLAYER)),
    ]
    for prefix, ids in [*named, ("engine_state", ("working", "damaged")), ("door", ("open", "closed", "destroyed"))]:
        needed |= {f"{prefix}-{id}{part}" for id in ids for part in ("", ".text")}
    needed |= {f"mode-{id}.{part}" for id in MODES for part in ("briefing", "unknown")}
    for prefix, faces in (("noise_face", NOISE_FACES), ("combat_face", COMBAT_FACES)):
        needed |= {f"{prefix}-{face}{part}" for face in faces for part in ("", ".text", ".reminder")}
    needed.add("colour-quest")
    for _, _, found in components():
        needed |= {f"colour-{found.colour}"} if type(found).__name__ in ("Item", "Room") and found.colour else set()
        needed |= {f"symbol-{found.symbol}"} if getattr(found, "symbol", None) else set()
        for place in getattr(found, "places", {}).values():
            needed |= {f"place-{place}", f"place-{place}.text"}
    return needed


def rule_keys() -> set[str]:
    """Everything that the procedure of the game can ask, tell, refuse or end with."""
    needed = {f"ask-{kind}" for kind in QUESTIONS}
    needed |= {f"log-{name}" for name, event in declared().items() if not event.always_folded}
    needed |= {f"log-{name}-hidden" for name, event in declared().items() if event.hidden and not event.secretly}
    needed |= {f"why_not-{reason}" for reason in first_words("Refusal")}
    needed |= {f"end-{cause}" for cause in first_words("EndOfGame")}
    needed |= {f"death-{cause}" for cause in first_words("die", 2) | first_words("perish", 3)}
    needed |= {f"fate-{fate}" for fate in fates()}
    needed |= {f"check-{check}" for check in checks()}
    needed |= {f"deed-{action}{part}" for action in {*actions(), "turn"} for part in ("", ".plain")}
    needed |= {f"claim-{claim}" for rules in rulesets() for claim in rules.claims}
    needed |= {f"part-{e.name}" for _, _, found in components() for e in getattr(found, "effects", ())}
    for rules in (*rulesets(), *every_species()):
        needed |= {f"deck-{deck}" for deck in rules.decks}
        needed |= {f"space-{space}" for space in rules.board.spaces}
        needed |= {f"slot-{slot}" for slot in rules.species.weakness_slots}
    return needed


def radio_keys() -> set[str]:
    """Everything that can be said, promised and seen over the radio."""
    needed = {f"radio-{word}{part}" for word in SAYINGS for part in ("", ".label")}
    needed |= {f"radio-{word}.deed" for word, known in SAYINGS.items() if known.sort in (INTENTION, REQUEST, OFFER)}
    needed |= {f"radio_place-{name}" for known in SAYINGS.values() for name, _ in known.places}
    needed |= {f"temper-{word}" for word in (*chain(*TRAITS), *VOWS)}
    return needed | {f"radio_did-{deed}" for deed in (*SERVES, "read", "set", "traded", "refused", "shut")}


def option_keys() -> set[str]:
    """One for each word and tag; variants of them belong to a question that exists."""
    shapes = [shape for question in QUESTIONS.values() for shape in picked(question)]
    needed = {f"{'choice' if shape.alone else 'pick'}-{shape.word}" for shape in shapes}
    for key in entries("en"):
        base, _, kind = key.rpartition("-")
        if base in needed and kind in QUESTIONS:
            needed.add(key)
    return needed | {f"{key}.note" for key in needed if f"{key}.note" in patterns("en")}


def named_in_the_text_layer() -> set[str]:
    """Keys written out in the code of the package itself."""
    files = [*TEXT.glob("*.py"), *(SRC / "content").glob("*/for_texts.py")]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    found = set(re.findall(r'"((?:phrase|explain|report|blood|death|deed|cost|pick)-[a-z_]+|radio_[a-z]+)"', source))
    found |= {f"deed-{action}.here" for action in (*IN_THE_OWN_ROOM, *texts_of(BOXES).in_the_own_room)}
    for key in list(found):
        found |= {k for k in patterns("en") if k.startswith(f"{key}.")}
    return found


def test_every_text_that_is_needed_exists_and_no_other() -> None:
    needed = component_keys() | table_keys() | rule_keys() | radio_keys() | option_keys() | named_in_the_text_layer()
    needed |= {k for k in patterns("en") if k.startswith("phrase-player")}
    needed = needed.union(*(quoted(patterns("en")[key]) for key in needed & set(patterns("en"))))
    there = {k for k in patterns("en") if not k.startswith(SHOWN_BY_CLIENTS)}
    assert sorted(needed - there) == [], "missing"
    assert sorted(there - needed) == [], "unused"


def test_the_tables_of_the_text_layer_name_only_what_the_rules_ask() -> None:
    assert {*ABOUT, *texts_of(BOXES).questions} <= QUESTIONS.keys()


def test_an_id_stands_for_one_component_only() -> None:
    """Otherwise `name` would have to guess."""
    keys: dict[str, set[str]] = {}
    for _, id, found in components():
        keys.setdefault(id, set()).add(found.message)
    assert {id: k for id, k in keys.items() if len(k) > 1} == {}


# -- whole games ----------------------------------------------------------------------------------------------


@cache
def forbidden_words(language: str) -> frozenset[str]:
    """Ids of one word that no text of this language uses in lower case."""
    ids = {id for _, id, _ in components()} | set(QUESTIONS) | declared().keys() | first_words("Refusal")
    texts = " ".join(e.value for p in patterns(language).values() for e in nodes(p, ftl.TextElement))
    used = set(re.findall(r"[a-z]+", texts))
    return frozenset(id for id in ids if re.fullmatch("[a-z]+", id) and id not in used)


def assert_readable(text: str, language: str) -> None:
    assert text == text.strip() and text and "  " not in text, repr(text)
    assert not re.search(r"[A-Za-z0-9]_|[{}§]|\bNone\b|\bTrue\b|\bFalse\b|:[a-z]|\(\)", text), repr(text)
    raw = forbidden_words(language).intersection(re.findall(r"[^\W\d_]+", text))
    assert not raw, f"{raw} in {text!r}"


def garbled(event: Any) -> Any:
    """The same event with nonsense in every hidden field."""
    kind, data, to, hidden = event
    return kind, {k: "§" if k in hidden else v for k, v in data.items()}, to, hidden


def assert_log_is_told(game: Game, texts: Texts, log: list[Any], start: int = 0) -> None:
    """From an event on: every viewer is told what is for them, in words that do not depend on what is not."""
    for viewer in (None, *range(len(game.seats))):
        told = list(texts.log_lines(game, log, viewer, start))
        theirs = [kind for kind, _, to, hidden in log[start:] if to is None or viewer in to or hidden]
        assert [event.kind for event in told] == theirs
        known = [event if event[2] is None or viewer in event[2] else garbled(event) for event in log]
        assert told == list(texts.log_lines(game, known, viewer, start))
        for event in told:
            assert event.text or event.kind in may_be_folded()
            if event.text:
                assert_readable(event.text, texts.language)


def assert_question_is_put(game: Game, texts: Texts) -> None:
    for ask in game.asks:
        assert_readable(texts.prompt(game, ask), texts.language)
        for option in ask.options:
            assert_readable(texts.option(game, ask, option), texts.language)
        for impossible in game.why_not(ask.seat):
            assert_readable(texts.refusal(impossible), texts.language)
            assert_readable(texts.deed(game, impossible.action), texts.language)


def read_whole_game(setup: Setup) -> None:
    both = [Texts.of(setup.ruleset(), language) for language in LANGUAGES]
    told = 0
    game = None
    for game in play(setup, log=True):
        log = game.log or []
        for texts in both:
            assert_log_is_told(game, texts, log, told)
            assert_question_is_put(game, texts)
        told = len(log)
    assert game is not None and game.over
    for texts in both:
        assert_log_is_told(game, texts, game.log or [], told)
        for line in texts.report(game):
            assert_readable(line, texts.language)
        assert texts.problems == set()


@pytest.mark.parametrize("setup", list(setups(9, first_seed=500)), ids=lambda s: f"{s.mode}-{s.players}")
def test_whole_games_read_well_in_both_languages_for_every_seat(setup: Setup) -> None:
    read_whole_game(setup)


@pytest.mark.parametrize("species", ["carnomorphs", "void_seeders"])
@pytest.mark.parametrize("number", range(4))
def test_games_with_another_species_read_well_in_its_words(species: str, number: int) -> None:
    read_whole_game(list(setups(4, first_seed=520, species=species))[number])


@pytest.mark.parametrize("number", range(10))
def test_games_with_a_shuttle_read_well_in_both_languages(number: int) -> None:
    """The two modes of the shuttle at every player count."""
    read_whole_game(list(setups(10, first_seed=540, species="shuttle"))[number])


@pytest.mark.soak
def test_many_games_read_well() -> None:
    for kind in KINDS:
        for setup in setups(60, first_seed=900, species=kind):
            read_whole_game(setup)


@pytest.mark.parametrize("setup", list(setups(6, first_seed=700)), ids=lambda s: f"{s.mode}-{s.players}")
def test_texts_depend_only_on_what_the_reader_may_know(setup: Setup) -> None:
    """A game dealt anew from the reader's view gives the same question, options and log."""
    texts = Texts("fr")
    told = 0
    for at, game in enumerate(play(setup, log=True)):
        log = game.log or []
        if game.ask is None or at % 9:
            continue
        seat = game.ask.seat
        other = determinise(game.view(seat), seed=at)
        other.log = log
        assert texts.prompt(other, game.ask) == texts.prompt(game, game.ask)
        for option in game.ask.options:
            assert texts.option(other, game.ask, option) == texts.option(game, game.ask, option)
        assert texts.lines(other, log, seat, told) == texts.lines(game, log, seat, told)
        told = len(log)


# -- what random games seldom meet ------------------------------------------------------------------------------

CARD, ITEM = "captain_search_1", "red_grenade_1"
SOURCES: dict[str, Any] = {
    "card_option": CARD, "choose_attack": 1, "components": "antidote", "consent": 1, "engine_order": 0,
    "event_top": "lurking", "hand_full": "egg", "ignore_attack": "larva", "interrupt": (1, "cancelled", (0,)),
    "intruder_exit": "ip_recovery", "intruder_figure": "ip_recovery", "intruder_target": "ip_recovery",
    "follow": (1, 6), "refuse_harm": (1, "sent_away"), "manipulate": 1, "stop_attack": "adult",
    "keep_item": "red", "reroll_for_ammo": "miss", "take_item": "red", "turret_mode": 6,
    "move_to": 1, "order_under": "green", "pay": 2, "quest_item": "intercom",
    "reroll_combat": "hit2", "reroll_noise": "danger", "spend_ammo": ITEM, "trade_answer": (1, (ITEM,), ("back:red",)),
}  # fmt: skip
"""What a question is about, where it says so."""
VALUES: dict[str, Any] = {
    "room": 6, "corridor": 3, "exit": -1, "figure": 1, "seat": 1, "engine": 0, "pod": 1, "number": 2, "card": CARD,
    "item": ITEM, "thing": "corpse:scout", "recipe": "antidote", "character": "scout", "deck": "red", "letter": "A",
}  # fmt: skip
"""What can stand at a place of an option, by the name of its meaning."""
OTHER_CHOICES: dict[str, tuple[Any, ...]] = {
    "attack": ("scratch_1",), "claim": ("seize_hourglass",), "coordinates": ("coord_1",), "event": ("lurking",),
    "intruder_attack": ("ip_recovery",), "intruder_card": ("ip_recovery",), "intruder_effect": ("ip_recovery",),
    "intruder_move": ("ip_pursuit_4",), "item": ("revolver",), "mutation": ("wound_arm_1",),
    "objective": ("obj_hoarder",), "order": (ITEM, ITEM), "part": ("search",), "reroll": ("motion_detector", CARD),
    "reroll_trait": ("trait_scout",), "slot": ("egg",), "wound": ("wound_arm_1",),
}  # fmt: skip
"""What follows the word of an option that is about certain cards."""
FIELD_VALUES: dict[str, Any] = {
    "seat": 0, "partner": 1, "target": 1, "by": 1, "room": 6, "start": 7, "corridor": 3, "exit": -1, "kind": "adult",
    "figure": 1, "item": ITEM, "weapon": "revolver", "thing": "egg", "card": CARD, "a": ITEM, "b": ITEM,
    "wound": "wound_arm", "weakness": "weak_fire", "objective": "obj_hoarder", "event": "lurking", "cards": (CARD,),
    "items": 2, "paid": (CARD,), "give": (ITEM,), "take": (), "ask": ("back:red",), "objectives": ("obj_hoarder",),
    "character": "scout", "colour": "red", "deck": "event", "slot": "egg", "state": "working", "tile": "nest",
    "token": "fire", "engine": 0, "engines": ("working", "damaged", "working"), "numbers": (3, None), "action": "play",
    "subject": (CARD,), "face": "silence", "cause": "wounds", "letter": "C", "place": "top", "occasion": "event",
    "way": "intruder_move", "larva": True, "drawn": 1, "passed": False, "infected": 1, "hits": True, "hit": False,
    "swapped": True, "destroyed": False, "surprised": True, "result": {"seats": [{"seat": 0, "won": True}]},
    "time": 3, "spaces": 2, "number": 3, "pod": 1, "light": 1, "ammo": 2, "eggs": 3, "injuries": 2, "total": 3,
    "trait": "trait_captain", "energy": 3,
    "alert": "alert_hot_spots", "left": 2,
    "mode": "all", "watched": True, "choice": True, "against": "fire", "charges": 1, "brings": "noise", "explores": False, "verdict": "lives",
    "round": 4, "level": 3, "value": 2, "markers": 2, "lairs": 1, "whole_round": True,
}  # fmt: skip
OTHER_VALUES: dict[str, dict[str, Any]] = {
    "attack_card": {"card": "bite"},
    "combat_rolled": {"face": "hit1"},
    "contamination_removed": {"cards": 2},
    "coordinates_revealed": {"card": "coord_1", "place": "earth"},
    "drafted": {"cards": ("scout", "pilot")},
    "eclosion_scan": {"infected": True},
    "found": {"items": (ITEM,)},
    "game_ends": {"cause": "jump"},
    "intruder_card": {"card": "ip_recovery"},
    "looked_at_coordinates": {"card": "coord_1"},
    "coordinates_replaced": {"card": "coord_1"},
    "purged": {"infected": True},
    "robot_strikes": {"target": "adult"},
    "scanned": {"cards": 2},
    "melee": {"target": "egg"},
    "melee_result": {"target": "adult"},
    "shoots": {"target": "adult"},
    "shot": {"target": "egg"},
    "surprise_check": {"cards": 2},
}


def an_option(shape: Shape) -> Choice:
    """One that has this shape."""
    if shape.alone:
        return shape.word
    usual = [meaning.words[0] if meaning.words else VALUES.get(meaning.name) for _, meaning in shape.places]
    made = (shape.word, *OTHER_CHOICES.get(shape.word, usual))
    assert shape.fits(made)
    return made


def a_table() -> Game:
    game = Scenario("captain", "scout", "soldier", modules=WITH).figure("adult", 6, 2).figure("adult", 6).game
    game.pods = [(1, "A", True, False)]
    game.log = []
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_option_has_what_its_text_says(language: str) -> None:
    game, texts = a_table(), Texts(language)
    game.frame = ("turn", (0,))
    game.answers = [("play", CARD)]
    for kind, question in QUESTIONS.items():
        ask = question.ask(0, [], SOURCES.get(kind, "R-5.1"))
        assert_readable(texts.prompt(game, ask), language)
        for shape in picked(question):
            assert_readable(texts.option(game, ask, an_option(shape)), language)
    picks = PICKS.keys() | texts_of(BOXES).options.keys()
    assert QUESTIONS.keys() >= SOURCES.keys() and SHAPES.keys() >= OTHER_CHOICES.keys() | picks
    assert texts.problems == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_what_its_sentence_says(language: str) -> None:
    game, texts = a_table(), Texts(language)
    for call in calls("emit"):
        names = {k.arg for k in call.keywords}
        hidden = next((k.value for k in call.keywords if k.arg == "hidden"), None)
        told = {name for name in names if name and name not in ("to", "hidden")}
        if None in names:
            told |= {"passed", "infected", "larva", "drawn"}
        for kind in words_in(call.args[0]):
            data = {name: OTHER_VALUES.get(kind, {}).get(name, FIELD_VALUES[name]) for name in told}
            secret = tuple(ast.literal_eval(hidden)) if hidden is not None else ()
            assert_log_is_told(game, texts, [(kind, data, (0,) if secret else None, secret)])
    assert texts.problems == set()


# -- the small things -----------------------------------------------------------------------------------------


def table_of(*characters: str) -> Game:
    return Scenario(*characters).game


def test_every_copy_in_a_game_has_a_name_and_an_explanation() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        for rules in rulesets():
            ids = {*rules.types, *(id for family in rules.families.values() for id in family)}
            for id in {*ids, "egg", "blue_corpse", "corpse:captain", "back:red", "contamination"}:
                assert_readable(texts.name(rules, id), language)
                assert texts.explain(rules, id).count("\n") >= (0 if ":" in id else 1), id
        assert texts.problems == set()


def test_rooms_are_named_only_once_explored() -> None:
    game = table_of("captain", "scout")
    texts = Texts("en")
    game.tiles[6], game.explored[6], game.explored[7] = "canteen", True, False
    for where in (game, game.view(0), [tile if game.explored[i] else "" for i, tile in enumerate(game.tiles)]):
        assert texts.room(where, 6) == "Canteen (006)"
        assert texts.room(where, 7) == "Unexplored Room (007)"


def test_corridors_and_technical_corridors_are_named() -> None:
    game = table_of("captain")
    texts = Texts("en")
    index = next(i for i, (a, b, _) in enumerate(game.rules.board.corridors) if (a, b) == (6, 11))
    assert texts.corridor(game, index) == "Corridor 6\u2060–\u206011 (number 2)"
    assert texts.corridor(game, 1) == "Corridor 1\u2060–\u20603 (numbers 1 and 2)"
    assert texts.exit(game, -1) == "the Technical Corridors"


def test_figures_alike_in_one_room_are_numbered() -> None:
    game = Scenario("captain").figure("adult", 11, 2).figure("adult", 11).figure("queen", 11).game
    texts = Texts("en")
    here = game.seats[0].room
    assert [texts.figure(game, f.id, here) for f in game.figures if f.room == here] == [
        "Adult no. 1 (2 Injuries)", "Adult no. 2 (no Injury)", "Queen (no Injury)",
    ]  # fmt: skip


def test_a_refusal_names_its_rule() -> None:
    assert Texts("en").refusal(Refusal("no_fire_here", "R-17.1")) == "There is no Fire in your Room. (rule R-17.1)"
    assert Texts("fr").refusal(Refusal("no_fire_here", "R-17.1")).endswith("(règle R-17.1)")


def test_a_data_pack_renames_a_component_everywhere() -> None:
    pack = DataPack.from_toml('[text.en]\n"room-canteen" = "Mess"\n"item-grenade" = "Hand grenade"')
    rules = Setup(players=2, data_pack=pack).ruleset()
    texts = Texts("en", rules.texts["en"])
    assert texts.name(rules, "red_grenade_1") == "Hand grenade"
    tiles = ["", "canteen"]
    assert (texts.room(tiles, 1), texts.the_room(tiles, 1)) == ("Mess (001)", "Mess (001)")
    assert texts.get("item-grenade.text") == Texts("en").get("item-grenade.text")


def test_terms_are_found_by_id_and_by_words_without_accents() -> None:
    assert Texts("en").term("noise_roll")[0].name == "Noise roll"
    assert Texts("fr").term("premiere rencontre")[0].id == "first_encounter"
    assert Texts("fr").term("oeuf")[0].id == "egg"
    assert {t.id for t in Texts("en").term("action")} >= {"action", "action_card", "room_action"}
    assert Texts("en").term("no such thing") == [] == Texts("en").term("  ")
    assert Texts("en").term("danger")[0].rules[0] == "R-10.5"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Exception, match="unknown language 'de'; possible: en, fr"):
        Texts("de")


def test_a_missing_text_is_noted_and_still_readable() -> None:
    texts = Texts("en")
    assert texts.get("ask-some_new_thing") == "some new thing"
    assert texts.problems == {"no text for ask-some_new_thing"}


def test_a_sentence_said_again_is_the_same_for_each_language_and_each_data_pack() -> None:
    """Sentences are kept once put together: by language, key and every argument, and never those of a data pack."""
    english, french, renamed = Texts("en"), Texts("fr"), Texts("en", {"phrase-and": "X"})
    for _ in range(2):
        assert english.listed(["a", "b"]) == "a and b" and french.listed(["a", "b"]) == "a et b"
        assert english.listed(["a", "c"]) == "a and c"
        assert renamed.listed(["a", "b"]) == "X"
    assert english.problems == french.problems == renamed.problems == set()


def test_a_sentence_without_its_argument_is_noted_each_time() -> None:
    for _ in range(2):
        texts = Texts("en")
        assert texts.get("phrase-quote") and len(texts.problems) == 1
