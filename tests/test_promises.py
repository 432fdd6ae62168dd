"""What each Objective promises in words, in both languages, is what the end check asks: for every species and mode.

Three things are compared. `PROMISED` says by which facts an Objective is met. Its text and reminder must name these
facts and no others. Positions are then built for every pair of facts, for every way to win, and for every way with one
fact missing, and the game is ended in each of them.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.content.aftermath.missions import MISSIONS, Departure
from nemesis.scenario import Scenario
from nemesis.text import LANGUAGES, Texts

Facts = frozenset[str]
SLOTS = {
    "intruders": ("corpse", "egg", "carcass"),
    "carnomorphs": ("corpse", "egg", "carcass"),
    "void_seeders": ("insanity", "egg", "carcass"),
}
SEVEN = ["tools", "duct_tape", "chemicals", "clothes", "energy_charge", "bandages", "medkit"]
PLACES = {"earth": "D", "mars": "C", "venus": "A"}
"""Letters of the first Coordinates card."""


def ways(*alternatives: str) -> tuple[Facts, ...]:
    """Each way is written as `fact fact`: all of them together."""
    return tuple(frozenset(way.split()) for way in alternatives)


def two_of(slots: tuple[str, ...]) -> tuple[Facts, ...]:
    return ways(*(f"study_{a} study_{b}" for a, b in combinations(slots, 2)))


def promised(species: str, clause: bool) -> dict[str, tuple[Facts, ...]]:
    """Objective -> the ways to meet it, besides surviving. `clause`: the option of the Carnomorphs' Great Hunt."""
    largest = ways("signal queen", "signal ship")
    hunt = largest
    if species == "carnomorphs" and not clause:
        hunt = ways("signal queen", "signal ship queen_aboard")
    return {
        "obj_prime_asset": ways("earth", "alone"),
        "obj_oldest_friend": ways("earth", "alone"),
        "obj_quarantine": ways("mars", "earth nest"),
        "obj_investigator": ways("signal explored"),
        "obj_burial": ways("signal blue"),
        "obj_hoarder": ways("items"),
        "obj_great_hunt": hunt,
        "obj_best_friends": ways("friend"),
        "obj_aliens": ways("signal nest", "signal ship"),
        "obj_precious": ways("signal egg"),
        "obj_necroscopy": ways("signal study_carcass"),
        "obj_ab_ovo": ways("study_egg"),
        "obj_biology": two_of(SLOTS[species]),
        "obj_kill_p1": ways("alone"),
        "obj_kill_p2": ways("dead", "alone"),
        "sc_earth": ways("earth"),
        "sc_post_mortem": ways("post_mortem"),
        "sc_contact": two_of(SLOTS[species]),
        "sc_head": largest,
        "sc_no_man": ways("signal explored"),
        "sc_delivery": ways("egg"),
        "sc_cleanup": ways("signal nest", "signal ship"),
    }


# -- the words --------------------------------------------------------------------------------------------------

LARGEST = {
    "intruders": {"en": r"Queen (is dead|killed)", "fr": r"Reine (est morte|tuée)"},
    "carnomorphs": {"en": r"Butcher (is dead|killed)", "fr": r"Boucher (est mort|tué)"},
    "void_seeders": {"en": r"\b3 Lairs\b", "fr": r"\b3 Antres\b"},
}
STUDIED = {
    "intruders": {"en": r"Weakness", "fr": r"Point faible"},
    "carnomorphs": {"en": r"adaptation", "fr": r"[Aa]daptation"},
    "void_seeders": {"en": r"Weakness", "fr": r"Point faible"},
}
WORDS = {
    "signal": {"en": r"\bSignal\b", "fr": r"\bSignal\b"},
    "earth": {"en": r"(reaches|Ship to|to) Earth", "fr": r"(la|sur) Terre\b"},
    "mars": {"en": r"(reaches|to) Mars", "fr": r"(atteint|sur) Mars"},
    "alone": {"en": r"only survivor|you alone", "fr": r"seul survivant"},
    "friend": {"en": r"one other (Character )?survive", "fr": r"un autre (Personnage )?surv"},
    "dead": {"en": r"[Pp]layer 2 does not", "fr": r"joueur 2 ne survit pas"},
    "nest": {"en": r"\bNest\b", "fr": r"\bNid\b"},
    "ship": {"en": r"ship (when it )?(is )?destroyed", "fr": r"vaisseau (est )?détruits?\b"},
    "queen_aboard": {"en": r"on the ship when", "fr": r"à bord quand"},
    "explored": {"en": r"all Rooms (are )?explored", "fr": r"toutes les Salles (sont )?explorées"},
    "blue": {"en": r"with the blue Corpse|carrying the blue Corpse", "fr": r"(avec|portant) le Cadavre bleu"},
    "egg": {"en": r"(with|carrying) an Egg", "fr": r"(avec|portant) un Œuf"},
    "items": {"en": r"7 Items", "fr": r"7 Objets"},
    "post_mortem": {"en": r"[Bb]lue Corpse (was in|brought to) the Surgery", "fr": r"Cadavre bleu (s’est trouvé dans le|amené au) Bloc"},
}  # fmt: skip


def words_for(species: str, fact: str, language: str) -> str:
    if fact == "queen":
        return LARGEST[species][language]
    studied = STUDIED[species][language]
    if fact == "two":
        plural = {"en": f"2 {studied}(es|s)", "fr": "2 (Points faibles|adaptations)"}
        return plural[language]
    if fact.startswith("study_"):
        thing = {"study_egg": {"en": "Egg", "fr": "Œuf"}, "study_carcass": {"en": "Carcass", "fr": "Carcasse"}}
        named = thing[fact][language]
        return {"en": f"{studied} of the {named}|{named} {studied}", "fr": f"{studied} (liée? )?(à|de) l’?a? ?{named}"}[language]  # fmt: skip
    return WORDS[fact][language]


def facts_told(alternatives: tuple[Facts, ...]) -> set[str]:
    """Any two studies are one fact in words."""
    told = set().union(*alternatives)
    return {"two"} if all(f.startswith("study_") for f in told) and len(told) == 3 else told


def text_of(rules: Any, objective: str, language: str, part: str) -> str:
    return Texts.of(rules, language).get(f"objective-{objective}.{part}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", [False, True])
@pytest.mark.parametrize("species", list(SLOTS))
def test_an_objective_names_what_it_is_met_by_and_nothing_else(species: str, clause: bool, language: str) -> None:
    options = {"great_hunt_ship_clause": True} if clause and species == "carnomorphs" else {}
    rules = Setup(players=5, species=species, options=options).ruleset()
    vocabulary = (*WORDS, "queen", "two", "study_egg", "study_carcass")
    for objective, alternatives in promised(species, clause).items():
        wanted = facts_told(alternatives)
        text, reminder = (text_of(rules, objective, language, part) for part in ("text", "reminder"))
        named = {fact for fact in vocabulary if re.search(words_for(species, fact, language), text)}
        if objective == "obj_kill_p1":
            named -= {"dead"}
        assert named - {"two"} == wanted - {"two"} and ("two" in wanted) == ("two" in named), f"{objective}: {text}"
        short = {fact for fact in vocabulary if re.search(words_for(species, fact, language), reminder)}
        assert short <= wanted | {"study_egg", "study_carcass"}, f"{objective}: {reminder}"
        assert short >= min(alternatives, key=len) or "two" in short, f"{objective}: {reminder}"


# -- the positions ----------------------------------------------------------------------------------------------


def position(species: str, mode: str, facts: Facts, clause: bool = False) -> Game:
    """Everybody left in a Pod, nobody is contaminated, the ship goes to Venus; then these facts."""
    options = {"great_hunt_ship_clause": True} if clause else {}
    characters = ("captain",) if mode == "solo" else ("captain", "scout", "soldier")
    scene = Scenario(*characters, species=species, mode=mode, seed=2, options=options)
    place = next((p for p in ("earth", "mars") if p in facts), "venus")
    scene.ship(first_encounter=True, engines=["working"] * 3, coordinates="coord_1", destination=PLACES[place], eggs=3)
    held = [thing for fact, thing in (("blue", "blue_corpse"), ("egg", "egg")) if fact in facts]
    scene.seat(0, status="launched", hands=held, items=SEVEN if "items" in facts else [], signal="signal" in facts)
    for seat in range(1, len(characters)):
        dies = "alone" in facts or ("dead" in facts and seat == 1)
        scene.seat(seat, status="dead" if dies else "launched")
    scene.ship(nest_destroyed="nest" in facts, queen_killed="queen" in facts, post_mortem="post_mortem" in facts)
    cards = list(scene.game.rules.weaknesses)
    for n, slot in enumerate(SLOTS[species]):
        scene.game.weaknesses[n] = (slot, cards[n], f"study_{slot}" in facts)
    if "queen_aboard" in facts:
        scene.figure({"carnomorphs": "butcher", "intruders": "queen"}[species], 6)
    if "explored" in facts:
        for room in scene.game.rules.board.slots:
            scene.game.explored[room] = True
    return scene.game


def fulfilled(game: Game, objective: str, facts: Facts) -> bool:
    """Whether the end check says so, at the end of this game."""
    ended = game.copy()
    ended.seats[0].objectives = [objective]
    for p in ended.seats[1:]:
        p.objectives = ["sc_earth"] if "shared" in game.rules.mode.objective_decks else ["obj_hoarder"]
    ended.push("final_checks", "destroyed" if "ship" in facts else "jump")
    ended.advance()
    assert ended.result is not None and ended.result.seats[0].survived
    checks = [c for c in ended.result.seats[0].checks if c.get("objective") == objective]
    return bool(checks[0]["passed"])


def expected(alternatives: tuple[Facts, ...], facts: Facts) -> bool:
    """A ship that is destroyed arrives nowhere; who is not alone has a friend."""
    true = facts - {"earth", "mars"} if "ship" in facts else facts
    true |= frozenset() if "alone" in facts else {"friend"}
    return any(way <= true for way in alternatives)


@cache
def positions(species: str) -> tuple[Facts, ...]:
    """Every pair of facts, every way to win, and every way with one fact missing."""
    table = {**promised(species, False), **promised(species, True)}
    single = sorted(
        {f for alternatives in promised(species, False).values() for way in alternatives for f in way} - {"friend"}
    )
    pairs = [frozenset(pair) for pair in combinations(single, 2)]
    whole = [way - {"friend"} for alternatives in table.values() for way in alternatives]
    missing = [way - {fact} for way in whole for fact in way]
    possible = {frozenset[str](), *map(frozenset, single), *pairs, *whole, *missing}
    return tuple(sorted((f for f in possible if not {"earth", "mars"} <= f), key=sorted))


@pytest.mark.parametrize(
    ("species", "mode", "clause"),
    [
        *((species, mode, False) for species in SLOTS for mode in ("semi_coop", "coop", "solo")),
        ("carnomorphs", "semi_coop", True),
        ("intruders", "investigation", False),
    ],
)
def test_the_end_check_does_what_the_objective_promises(species: str, mode: str, clause: bool) -> None:
    shared = mode in ("coop", "solo")
    table = {o: w for o, w in promised(species, clause).items() if o.startswith("sc_") == shared}
    seen: dict[str, set[bool]] = {objective: set() for objective in table}
    for facts in positions(species):
        if mode == "solo" and facts & {"alone", "dead"}:
            continue
        game = position(species, mode, facts, clause)
        for objective, alternatives in table.items():
            wins = fulfilled(game, objective, facts)
            assert wins == expected(alternatives, facts), f"{objective} with {sorted(facts)}"
            seen[objective].add(wins)
    assert all(outcomes == {True, False} for outcomes in seen.values())


def test_every_objective_is_promised() -> None:
    """Those that name players 3 to 5 are the same card with another number."""
    for species in SLOTS:
        rules = Setup(players=5, species=species).ruleset()
        others = {"obj_kill_p3", "obj_kill_p4", "obj_kill_p5"}
        assert set(promised(species, False)) == set(rules.objectives) - others
        english, french = (Texts.of(rules, language) for language in LANGUAGES)
        for number in (3, 4, 5):
            for texts in (english, french):
                same = texts.get("objective-obj_kill_p2.text").replace("2", str(number))
                assert texts.get(f"objective-obj_kill_p{number}.text") == same


# -- missions of an Epilogue --------------------------------------------------------------------------------------

MISSION_WORDS: dict[str, tuple[dict[str, Any], str, str]] = {
    "pm_egg": ({"aboard": ("egg",)}, r"an Egg is aboard", r"un Œuf est à bord"),
    "pm_carcass": ({"aboard": ("carcass",)}, r"a Carcass is aboard", r"une Carcasse est à bord"),
    "pm_corpse": ({"aboard": ("corpse:captain",)}, r"Corpse is aboard", r"Cadavre de Personnage est à bord"),
    "pm_signal": ({"signals": frozenset({0})}, r"sent the Signal", r"envoyé le Signal"),
    "pm_engines_ok": ({"working_engines": 2}, r"at least 2 Engines work", r"au moins 2 Moteurs sont opérationnels"),
    "pm_engines_broken": ({"working_engines": 1}, r"at least 2 Engines are damaged", r"au moins 2 Moteurs sont endommagés"),
    "pm_earth": ({"place": "earth"}, r"lead to Earth", r"mènent à la Terre"),
    "pm_mars": ({"place": "mars"}, r"lead to Mars", r"mènent à Mars"),
    "pm_self_destruct": ({"self_destruct": True}, r"Self-Destruct is running", r"l’Autodestruction est en marche"),
    "pm_loot": ({"items": {0: 3}}, r"at least 3 Items", r"au moins 3 Objets"),
    "pm_kill": ({"killers": frozenset({0})}, r"has died in this Epilogue", r"est mort dans cet Épilogue"),
    "pm_weakness": ({"weaknesses": 1}, r"at least 1 Weakness is in force", r"au moins 1 Point faible est actif"),
    "pm_liability": ({"lost": frozenset({1})}, r"dead or still on the Nemesis", r"mort ou encore sur le Nemesis"),
}  # fmt: skip
"""Mission -> what is true of the departure that meets it, and how each language says so."""
NOTHING = Departure(
    aboard=(), in_pods={}, signals=frozenset(), working_engines=0, place="venus", self_destruct=False, items={},
    killers=frozenset(), weaknesses=0, lost=frozenset(), alone_on_shuttle=-1, egg_carriers=frozenset(),
)  # fmt: skip


def test_each_mission_is_met_by_what_it_names_and_by_nothing_else() -> None:
    rules = Setup(players=5, mode="epilogue").ruleset()
    assert set(MISSION_WORDS) == {mission.id for mission in MISSIONS}
    english, french = (Texts.of(rules, language) for language in LANGUAGES)
    for mission in MISSIONS:
        _, en, fr = MISSION_WORDS[mission.id]
        assert re.search(en, english.get(f"objective-{mission.id}.text"))
        assert re.search(fr, french.get(f"objective-{mission.id}.text"))
        for other, (changed, *_) in MISSION_WORDS.items():
            # Where it is not meant, two Engines work: three broken ones are how everything begins here.
            engines = {"working_engines": 2} if mission.id == "pm_engines_broken" else {}
            wins = mission.met(replace(NOTHING, **engines | changed), 0)
            assert wins == (other == mission.id), f"{mission.id} with {other}"
