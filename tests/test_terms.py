"""One thing, one name: the words of the game in both languages, and how long a question and a button may be."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from nemesis.text import LANGUAGES, Texts
from nemesis.text.boxes import texts_of
from nemesis.text.messages import folders

from .playing import KINDS, play, setups
from .test_texts import components, nodes, rulesets

DOCS = Path(__file__).parent.parent / "docs"

# -- the names of things ------------------------------------------------------------------------------------


class Gone(NamedTuple):
    """Words that must not come back, whole words and with these capitals."""

    words: str
    but: dict[str, str] = {}  # noqa: RUF012
    """Keys (with *) where they name something else, and what."""
    inside: str = ""
    """A longer name in which they are right."""


class Term(NamedTuple):
    thing: str
    french: str
    english: str
    """Several names, such as the states of a Pod: separated by slashes."""
    seeds: str
    """The French originals with the French word, whatever its capitals (compared when this table was made): the rules
    of Aftermath, Carnomorphs and Void Seeders, the summary and the help cards of the base game. `-`: in none, so that
    the printed French edition decides, or this one where the thing is its own."""
    gone_french: tuple[Gone, ...] = ()
    gone_english: tuple[Gone, ...] = ()


A_MOVE = "the verb: an Intruder that attacks"
BOARDING = "boarding or hibernating that fails"
TABLE = (
    Term(
        "hibernation places", "compartiments d’hibernation", "hibernation chambers", "summary",
        (Gone("chambres"), Gone("caissons"), Gone("Caissons")),
    ),
    Term(
        "the quiet move", "Déplacement Vigilant", "Careful Movement", "summary",
        (Gone("vigilance"), Gone("prudemment")), (Gone("carefully"),),
    ),
    Term(
        "the space behind the walls", "Conduits/un Conduit", "Technical Corridors/Technical Corridor Entrance",
        "all five",
        (
            Gone("entrée des Conduits"), Gone("entrées des Conduits"), Gone("entrée de Conduits"),
            Gone("entrées de Conduits"), Gone("Entrée de Conduits"),
            Gone("Conduits techniques", {"card-technical_corridors": "the Mechanic's card", "trait-trait_mechanic.text": "the Mechanic's card"}),
        ),
        (Gone("ducts"), Gone("duct"), Gone("technical Entrance"), Gone("Technical Entrance"), Gone("Entrance to the Technical Corridors")),
    ),
    Term(
        "first phase of a round", "Phase Action", "Player Phase", "summary",
        (Gone("Phase Joueurs"),), (Gone("Player phase"), Gone("Event phase")),
    ),
    Term(
        "step: the Intruders attack", "Attaque des Intrus", "Intruder Attacks", "aftermath, carnomorphs, summary",
        (Gone("Attaques d’Intrus"), Gone("Attaques des Intrus")),
        (Gone("Intruder attacks", {"card-*": A_MOVE, "mutation-*": A_MOVE, "term-panic.text": A_MOVE}),),
    ),
    Term("one attack", "Attaque d’Intrus", "Intruder Attack", "all five"),
    Term(
        "step: Fire", "Dégâts du Feu", "Fire damage", "aftermath, carnomorphs, summary, void seeders",
        (Gone("Dégâts du feu"), Gone("dégâts du feu"), Gone("dégâts du Feu")), (Gone("Fire Damage"),),
    ),
    Term("step: the bag", "Sac Intrus", "bag development", "all five", (Gone("Développement du Sac"),)),
    Term(
        "close fight", "Corps-à-corps", "Melee", "aftermath, help cards, summary, void seeders",
        (Gone("Corps à corps"), Gone("corps à corps"), Gone("corps-à-corps")),
    ),
    Term(
        "Egg, Carcass, Corpse, Sample", "Corps lourd", "Heavy Object", "aftermath, carnomorphs, summary",
        (Gone("objet du Laboratoire"),), (Gone("Object", inside="Heavy Object"), Gone("Objects", inside="Heavy Objects")),
    ),
    Term(
        "to get a Contamination card", "recevez/reçoit", "gain", "aftermath, carnomorphs, void seeders",
        tuple(Gone(f"{verb} {number} carte Contamination") for verb in ("gagne", "gagnez") for number in ("1", "une", "une nouvelle")),
    ),
    Term(
        "a card without infection", "non infectées", "not infected", "aftermath, carnomorphs (non infectée)",
        (Gone("saine"), Gone("saines")), (Gone("clean"), Gone("Clean ones")),
    ),
    Term(
        "the airlock procedure", "procédure de dépressurisation/Dépressurisation", "airlock procedure", "void seeders",
        (Gone("Décompression"), Gone("procédure du sas"), Gone("procédure de sas"), Gone("Procédure du sas"), Gone("Procédure de sas")),
        (Gone("the Airlock procedure"),),
    ),
    Term(
        "state of a Pod", "verrouillée/déverrouillée/lancée", "locked/unlocked/launched", "summary",
        (Gone("éjectée", {"option-pod_ejection_riders": "the Event that ejects one"}),), (Gone("Evacuation Pod"),),
    ),
    Term(
        "state of an Engine", "opérationnel/endommagé", "working/damaged", "aftermath, carnomorphs, void seeders",
        (
            Gone("Moteur fonctionne"), Gone("moteur fonctionne"), Gone("Moteurs fonctionnent"), Gone("Moteurs marchent"), Gone("Moteurs en état"),
            Gone("en marche", {"objective-*": "Self-Destruct that runs", "why_not-*": "a Computer that runs"}),
        ),
    ),
    Term(
        "no hit on the die", "Manqué/tir manqué", "Miss/shot that missed", "summary",
        (Gone("échec", {"room-*": BOARDING, "term-alert.text": "an Alert that fails"}),),
    ),
    Term(
        "an Intruder that retreats", "bat en retraite/retraite", "retreats/retreat", "summary, void seeders",
        (Gone("mis en fuite"), Gone("reculer", {"web-replay-go": "back in a replay"}), Gone("chassez-vous")),
        (Gone("driven off"), Gone("drive off")),
    ),
    Term(
        "next Room", "Salle adjacente", "neighbouring Room", "aftermath, summary",
        (
            Gone("voisine"), Gone("voisin"), Gone("voisines"),
            Gone("à côté", {"item-robot.text": "beside the board", "term-trait.text": "beside the board"}),
        ),
        (Gone("adjacent"), Gone("next door"), Gone("next to")),
    ),
    Term(
        "a pile to draw from", "pioche", "deck", "all five",
        (Gone("paquet", {"provenance-*": "a data pack"}),),
    ),
    Term(
        "to give up a card", "défausser/défausse", "discard", "all five",
        (Gone("jeter"), Gone("jetez"), Gone("jette")),
        (Gone("throw away"), Gone("thrown away", {"web-lobby-forget_sure": "the key of a seat"})),
    ),
    Term("the card of the draft", "carte Rôle", "draft card", "aftermath, void seeders", (Gone("carte de sélection"),)),
    Term("die of a fight", "dé de combat", "Combat die", "aftermath, help cards, summary", (Gone("dé de Combat"),)),
    Term("number of the injury check", "tache de sang", "drop of blood", "void seeders", (Gone("goutte de sang"),)),
    Term("first meeting", "Première Rencontre", "First Encounter", "carnomorphs, summary", (Gone("première Rencontre"),), (Gone("first Encounter"),)),
    Term(
        "capitals", "Manche/Premier Joueur/Munition/Moteur/Personnage/Slime/Autodestruction/Destination/Alerte/Folie",
        "Ammo/Engine/Character/Slime/Self-Destruct/Destination/Alert/Insanity",
        "all five; Destination: aftermath, carnomorphs, void seeders; Alerte: aftermath, summary; Folie: void seeders",
        (
            Gone("manche"), Gone("Premier joueur"), Gone("munition"), Gone("munitions", {"event-ca_evt_19": "a title"}),
            Gone("personnage"), Gone("personnages"), Gone("folie"), Gone("autodestruction", {"item-self_destruct_key": "a title"}),
            Gone("moteur"), Gone("moteurs", {"room-engine_control*": "a title", "alert-alert_engine_purge": "a title", "objective-*.text": "a story"}),
            Gone("slime", {"room-slime_room*": "the Room", "event-aev_slime_flow": "a title"}, "Salle de slime"),
        ),
        (Gone("ammo"), Gone("self-destruct"), Gone("slime"), Gone("larva")),
    ),
    Term(
        "an automatic player", "bot/bot stratège", "bot/strategist bot", "-",
        (Gone("robot"), Gone("robots")), (Gone("searching bot"),),
    ),
    Term(
        "games the coach tries out", "parties imaginées", "imagined games", "-",
        (Gone("tables imaginées"), Gone("table imaginée"), Gone("parties simulées"), Gone("partie simulée")),
        (Gone("imagined tables"), Gone("imagined table"), Gone("playouts"), Gone("playout")),
    ),
    Term("whose chances are shown", "un joueur", "player’s chance", "-", (Gone("survie d’une place"),), (Gone("seat’s chance"), Gone("each seat’s"))),
    Term("the page after the end", "Bilan/bilan", "Report/report", "-", (Gone("Rapport final"),), (Gone("Final report"),)),
    Term(
        "optional parts of a game", "Modules/modules", "Modules/modules", "-",
        (Gone("Ajouts"), Gone("ajouts"), Gone("l’ajout")), (Gone("Additions"), Gone("additions"), Gone("addition")),
    ),
    Term("the list of one's games", "Mes parties", "My games", "-", (Gone("Mes tables"),), (Gone("My tables"),)),
    Term("the first page", "Accueil", "Home", "-", (), (Gone("First page"),)),
    Term(
        "who employs the crew", "Corporation", "Corporation", "aftermath, carnomorphs, void seeders",
        (), (Gone("Company"), Gone("company", {"weakness-*.reminder": "in company: not alone"})),
    ),
    Term("keys of the Convict", "Clés des menottes", "Handcuff Keys", "aftermath", (), (Gone("Keys to the Handcuffs"), Gone("Handcuff keys"))),
    Term(
        "when a card may be played", "En Combat uniquement/Hors Combat uniquement/En Combat ou hors Combat",
        "In Combat only/Out of Combat only/In or out of Combat", "-",
        (Gone("En Combat seulement"), Gone("Hors Combat seulement"), Gone("en Combat seulement"), Gone("Combat ou non")),
    ),
    Term(
        "faces of the Combat die", "Une touche/Deux touches", "One hit/Two hits", "-",
        (Gone("face à deux dégâts"),), (Gone("one-hit"), Gone("two-hit"), Gone("the miss face")),
    ),
    Term(
        "Serious Wounds by name", "Blessure à la Jambe/Blessure au Bras", "Leg Wound/Arm Wound/Body Wound", "-",
        (Gone("à la jambe"), Gone("au bras"), Gone("au torse")),
        tuple(Gone(f"{place} wound") for place in ("Leg", "Arm", "Hand", "Body", "Bleeding")),
    ),
    Term("looking in secret", "regardez", "look at", "carnomorphs", (), (Gone("peek"), Gone("Peek"), Gone("peeks"))),
    Term("taking back a choice", "Annuler", "Undo", "-", (Gone("reprendre votre dernier choix"), Gone("Reprendre votre dernier choix")), ()),
    Term("on one's turn", "À votre tour", "On your turn", "-", (), (Gone("in your turn"), Gone("In your turn"), Gone("any more"))),
)  # fmt: skip


@cache
def texts(language: str) -> tuple[tuple[str, str], ...]:
    """(key, words) of every message and attribute in all files of a language; placeables read as `§`."""
    found = []
    for path in (path for folder in folders(language) for path in sorted(folder.rglob("*.ftl"))):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                parts = {
                    entry.id.name: entry.value,
                    **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes},
                }
                found += [(key, words_of(pattern)) for key, pattern in parts.items() if pattern is not None]
    return tuple(found)


def words_of(pattern: Any) -> str:
    return "§".join(e.value for e in nodes(pattern, ftl.TextElement))


def removed(language: str) -> list[tuple[Term, Gone]]:
    return [(term, gone) for term in TABLE for gone in (term.gone_french if language == "fr" else term.gone_english)]


def whole(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(words)}(?!\w)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_the_table_is_said(language: str) -> None:
    said = "\n".join(text for _, text in texts(language))
    names = {name for term in TABLE for name in (term.french if language == "fr" else term.english).split("/")}
    assert sorted(name for name in names if not whole(name).search(said)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_word_for_a_thing_comes_back(language: str) -> None:
    back = set()
    for term, gone in removed(language):
        for key, text in texts(language):
            bare = text.replace(gone.inside, "") if gone.inside else text
            if whole(gone.words).search(bare) and not any(fnmatch(key, other) for other in gone.but):
                back.add((key, gone.words, f"{term.thing}: {term.french} / {term.english}"))
    assert sorted(back) == []


def test_every_exception_of_the_table_is_still_needed() -> None:
    idle: list[str] = []
    for language in LANGUAGES:
        for _, gone in removed(language):
            said = [key for key, text in texts(language) if whole(gone.words).search(text)]
            idle += [f"{gone.words}: {other}" for other in gone.but if not any(fnmatch(key, other) for key in said)]
    assert idle == []


@pytest.mark.parametrize(("language", "decides"), [("en", "Decides"), ("fr", ("Décide", "Ne décide rien"))])
def test_a_table_option_says_what_it_decides(language: str, decides: str | tuple[str, ...]) -> None:
    options = [(key, text) for key, text in texts(language) if key.startswith("option-") and key.endswith(".text")]
    assert options and [key for key, text in options if not text.startswith(decides)] == []


# -- the names of components --------------------------------------------------------------------------------

NAMED_AFTER = {
    "exploration-lair": "intruder-lair",
    "exploration-larva": "intruder-larva",
    "exploration-slime": "attack-slime_attack",
    "exploration-slimed_room": "room-slime_room",
    "event-malfunction_event": "exploration-malfunction",
    "event-nest_event": "room-nest",
}
"""A token, an Event or an Attack that is printed with the name of what it brings."""
SAME_EVENT = {
    "event-vs_evt_02": "event-hunt_2",
    "event-vs_evt_10": "event-pod_ejection",
    "event-ca_evt_05": "event-lurking",
}
"""An Event of the base game as another species prints it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_have_the_same_name(language: str) -> None:
    """Cards that share a name are copies of one card: they do the same."""
    t = Texts(language)
    alike: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    keys = {found.message for _, _, found in components()}
    for key in keys:
        if not key.startswith("phrase-"):
            alike[t.get(key)][t.get(f"{key}.reminder")].add(key)
    known = {frozenset(pair) for pair in (*NAMED_AFTER.items(), *SAME_EVENT.items())}
    wrong = []
    for name, by_effect in alike.items():
        groups = list(by_effect.values())
        pairs = [(a, b) for n, a in enumerate(groups) for b in groups[n + 1 :]]
        wrong += [(name, a, b) for a, b in pairs if not any(frozenset((x, y)) in known for x in a for y in b)]
    assert wrong == []


def test_rooms_that_are_named_by_their_effect_exist() -> None:
    for rules in rulesets():
        assert set(rules.rooms) >= set(texts_of(rules.boxes).named_by_effect)


# -- typography ---------------------------------------------------------------------------------------------


def prose(name: str) -> str:
    """A guide without its code."""
    text = (DOCS / name).read_text(encoding="utf-8")
    return re.sub(r"`[^`]*`", "x", re.sub(r"```.*?```", "", text, flags=re.DOTALL))


def wrong_places(text: str, rules: dict[str, str]) -> list[str]:
    return [
        f"{what}: {m.group()!r}"
        for what, rule in rules.items()
        for m in re.finditer(f".{{0,20}}(?:{rule}).{{0,5}}", text)
    ]


FRENCH = {
    "straight apostrophe or quotes": r"['\"]",
    "English quotes": r"[“”]",
    "not a narrow no-break space before ; ! ? %": r"[^\u202f;!?][;!?](?!\w)|[^\u202f]%",
    "not a no-break space before a colon": r"[^\u00a0]:(?!//)",
    "not a narrow no-break space inside guillemets": r"«[^\u202f]|[^\u202f]»",
}
ENGLISH = {
    "straight apostrophe or quotes": r"['\"]",
    "space before a sign": r"\w [;:!%]",
    "French quotes or spaces": r"[«»\u00a0\u202f]",
    "three dots": r"\.\.\.",
    "American spelling": r"\b(?:colors?|neighbor\w*|favor\w*|honor\w*|analyz\w*|canceled|gray|learned)\b",
}


def test_english_texts_keep_to_english_typography() -> None:
    assert [(key, found) for key, text in texts("en") if (found := wrong_places(text, ENGLISH))] == []


def test_french_percentages_have_their_space() -> None:
    assert [key for key, text in texts("fr") if re.search(r"[^\u202f]%", text)] == []


def test_the_guides_keep_to_the_typography_of_their_language() -> None:
    links = re.compile(r"\]\([^)]*\)|^\|[-|]+\|$", re.MULTILINE)
    assert wrong_places(links.sub("]", prose("playing.fr.md")), FRENCH) == []
    assert wrong_places(links.sub("]", prose("playing.en.md")), ENGLISH) == []


# -- how long a question and a button may be ------------------------------------------------------------------

QUESTION, BUTTON, NOTE = 110, 60, 90
LONGER_QUESTIONS = {
    "scan": "what an infected card does is what one decides about",
    "trade_answer": "as many things as are offered",
    "event_top": "what the Event does",
    "interrupt": "the part of a card that is chosen",
}
LONGER_BUTTONS = {
    (
        "fr",
        "careful_move",
    ): "Déplacement Vigilant, the longest names of Rooms, and the exit where two Corridors lead there",
    ("en", "careful_move"): "the exit where two Corridors lead to the Room with the longest name",
    ("fr", "order"): "two or three Items with long names",
}
"""What a player needs to read is more than the limit allows."""
GAMES = 27


@cache
def seen_in_play() -> frozenset[tuple[str, str, str, str]]:
    """(language, what, kind, text) of all questions, buttons and notes in games of every species and mode."""
    found = set()
    for kind in KINDS:
        for setup in setups(GAMES, first_seed=60, species=kind):
            both = [Texts.of(setup.ruleset(), language) for language in LANGUAGES]
            for game in play(setup):
                for ask in game.asks:
                    for t in both:
                        found.add((t.language, "question", ask.kind, t.prompt(game, ask)))
                        for option in ask.options:
                            tag = option if isinstance(option, str) else option[0]
                            label, _, note = t.parts_of(game, ask, option)
                            found |= {(t.language, "button", tag, label), (t.language, "note", tag, note)}
    return frozenset(found)


def too_long(what: str, most: int) -> Iterator[tuple[str, str, str]]:
    for language, sort, kind, text in sorted(seen_in_play()):
        if sort == what and len(text) >= most:
            yield language, kind, text


def test_questions_are_short() -> None:
    assert [found for found in too_long("question", QUESTION) if found[1] not in LONGER_QUESTIONS] == []


def test_buttons_are_short() -> None:
    assert [found for found in too_long("button", BUTTON) if found[:2] not in LONGER_BUTTONS] == []
    assert list(too_long("note", NOTE)) == []


def test_ways_that_differ_read_differently() -> None:
    """On the alternative board two Corridors may lead to the same Room: then the exit is named."""
    ways = 0
    for setup in list(setups(27, first_seed=60, species="carnomorphs"))[18:]:
        assert setup.board == "alternative"
        for game in play(setup):
            for ask in game.asks:
                moves = [o for o in ask.options if o[0] in ("move", "escape", "careful_move", "way", "path", "hunt")]
                ways += len(moves)
                for language in LANGUAGES:
                    t = Texts(language)
                    read = [t.option(game, ask, option) for option in moves]
                    assert len(set(read)) == len(read), read
    assert ways > 100
