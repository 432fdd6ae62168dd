"""A species, a mode, a module and a table option say their own words; nothing they change keeps the base game's text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations, product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from nemesis import DataPack, Setup
from nemesis.content import MODE_MODULES, MODES, MODULES, SPECIES_BY_ID, SPECIES_MODULES
from nemesis.engine.hooks import Change
from nemesis.engine.ruleset import Module, Option
from nemesis.rules.rounds import EVENT_PHASE, PLAYER_PHASE
from nemesis.rules.species import Species
from nemesis.server.lookup.sheet import sheet
from nemesis.setup import modules_for, voices_of
from nemesis.text import LANGUAGES, Texts
from nemesis.text.messages import PAIR, Messages, fluent_source, message_table, reworded, speakers, voice_files

from .test_texts import WITH, literal_or_letter, nodes

FORMS = ("the", "a", "of", "to")
"""What a sentence needs of a name: a new name needs them anew."""
GIVEN = {
    "ask-scan": {"deadly"},
    "check-contamination": {"level", "markers", "mutation"},
    "client-weaknesses": {"gone", "known"},
    "log-injured": {"type"},
    "web-table-weaknesses": {"active", "gone"},
}
"""What a message is given besides what its base text says."""


# -- who speaks ---------------------------------------------------------------------------------------------


@cache
def all_modules() -> dict[str, Module]:
    sources = (*SPECIES_MODULES.values(), MODULES.values(), *MODE_MODULES.values())
    return {inner.id: inner for modules in sources for module in modules for inner in module.whole()}


@cache
def declared() -> dict[str, frozenset[str]]:
    """Voice -> the messages that it says it changes."""
    found = {id: {key for keys in module.changes.values() for key in keys} for id, module in all_modules().items()}
    for mode in MODES.values():
        found.setdefault(mode.id, set()).update(key for keys in mode.changes.values() for key in keys)
    return {voice: frozenset(keys) for voice, keys in found.items() if keys}


@cache
def table_options() -> dict[str, Option]:
    return {option.name: option for module in all_modules().values() for option in module.options}


def tables() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every species with every mode that takes it and every set of modules."""
    subsets = list(chain.from_iterable(combinations(MODULES, n) for n in range(len(MODULES) + 1)))
    for species, (mode, rules), modules in product(SPECIES_BY_ID, MODES.items(), subsets):
        if not rules.species or species in rules.species:
            yield species, mode, modules


def attributes(message: ftl.Message) -> set[str]:
    """What a message says: its attributes, and `""` for its value."""
    return {a.id.name for a in message.attributes} | ({""} if message.value is not None else set())


def pattern(message: ftl.Message, attribute: str) -> Any:
    if not attribute:
        return message.value
    return next(a.value for a in message.attributes if a.id.name == attribute)


def quoted_by_itself(message: ftl.Message) -> set[str]:
    """The attributes that are parts of its own sentence."""
    found = nodes(message.value, ftl.MessageReference)
    return {r.attribute.name for r in found if r.id.name == message.id.name and r.attribute}


def written(part: Any) -> str:
    return "".join(e.value if isinstance(e, ftl.TextElement) else literal_or_letter(e) for e in part.elements)


def said(message: ftl.Message, attribute: str = "") -> str:
    """Every word of a pattern, those of all variants too."""
    part = pattern(message, attribute)
    return " ".join(e.value for e in nodes(part, ftl.TextElement)) if part is not None else ""


# -- the files ------------------------------------------------------------------------------------------------


def test_each_voice_says_in_both_languages_exactly_what_it_declares() -> None:
    for language in LANGUAGES:
        alone = {n: {m.id.name for m in messages} for n, messages in voice_files(language).items() if PAIR not in n}
        assert set(alone) == set(declared())
        for name, keys in alone.items():
            assert sorted(keys ^ declared()[name]) == [], name


def test_the_languages_reword_the_same() -> None:
    english, french = (
        {(n, m.id.name): attributes(m) for n, messages in voice_files(language).items() for m in messages}
        for language in LANGUAGES
    )
    assert english == french


def test_a_pair_is_made_of_what_each_of_the_two_changes() -> None:
    """A table option belongs to the module it is said with."""
    for name, messages in voice_files("en").items():
        if PAIR not in name:
            continue
        for voice in name.split(PAIR):
            if voice in declared():
                continue
            option, _, value = voice.partition("-")
            values = [str(v).lower() if isinstance(v, bool) else str(v) for v in table_options()[option].values]
            assert value in values and value != str(table_options()[option].default).lower()
        modules = [voice for voice in name.split(PAIR) if voice in declared()]
        if len(modules) > 1:
            assert all({m.id.name for m in messages} <= declared()[voice] for voice in modules), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_anew_is_there_already_and_differs(language: str) -> None:
    for name, messages in voice_files(language).items():
        for message in messages:
            base = message_table(language)[message.id.name]
            assert attributes(message) <= attributes(base), f"{name}: {message.id.name}"
            for attribute in attributes(message):
                assert said(message, attribute) != said(base, attribute), f"{name}: {message.id.name}.{attribute}"
            if "" in attributes(message):
                forms = attributes(base) & set(FORMS)
                assert forms <= attributes(message), f"{name}: {message.id.name} needs its forms"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_voice_names_only_what_the_message_is_given(language: str) -> None:
    for name, messages in voice_files(language).items():
        for message in messages:
            id = message.id.name
            base = message_table(language)[id]
            for attribute in attributes(message):
                used = {v.id.name for v in nodes(pattern(message, attribute), ftl.VariableReference)}
                given = {v.id.name for v in nodes(pattern(base, attribute), ftl.VariableReference)}
                if attribute in quoted_by_itself(base):
                    given |= {v.id.name for v in nodes(base.value, ftl.VariableReference)}
                assert used <= given | GIVEN.get(id, set()), f"{name}: {id}"


def test_french_voices_keep_to_french_typography() -> None:
    wrong = {
        "straight apostrophe": r"'",
        "plain space before ; ! ? %": r"[ \u00a0][;!?%]",
        "no space before ; ! ?": r"[^\s;!?][;!?]",
        "not a no-break space before a colon": r"[^\u00a0]:",
        "plain space inside guillemets": r"«[^\u202f]|[^\u202f]»",
        "English quotes": r"[“”\"]",
    }
    for name, messages in voice_files("fr").items():
        for message in messages:
            for attribute in attributes(message):
                whole = pattern(message, attribute)
                for part in [whole, *(v.value for v in nodes(whole, ftl.Variant))]:
                    for what, expression in wrong.items():
                        assert not re.search(expression, written(part)), f"{name}: {message.id.name}: {what}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_numbers_are_those_of_the_voice_too(language: str) -> None:
    """A term that a module changes cites the rule that changes it, where it cites anew."""
    for messages in voice_files(language).values():
        for message in messages:
            if "rules" in attributes(message):
                assert re.fullmatch(r"[RACV]-\d+(\.\d+)*(, [RACV]-\d+(\.\d+)*)*", said(message, "rules"))


# -- no two voices at one table contradict each other -----------------------------------------------------------


def test_where_two_voices_change_the_same_words_a_pair_has_the_last_word() -> None:
    found: dict[frozenset[str], set[str]] = {}
    for species, mode, modules in tables():
        chosen = modules_for(species, modules, mode)
        for players in (1, MODES[mode].players[1]):
            speaking = speakers("en", voices_of(MODES[mode].at_the_table(players), chosen, {}))
            found.setdefault(frozenset(speaking), set()).add(f"{species} {mode} {modules}")
    assert len(found) > 30
    for names_there, where in found.items():
        by_words: dict[tuple[str, str], set[str]] = {}
        for name in names_there:
            for message in voice_files("en")[name]:
                for attribute in attributes(message):
                    by_words.setdefault((message.id.name, attribute), set()).add(name)
        for words, names in by_words.items():
            alone = {name for name in names if PAIR not in name}
            settled = len(alone) == 1 or any(set(name.split(PAIR)) == alone for name in names)
            assert settled, f"{words} is said by {sorted(names)} at {min(where)}"


def test_the_pair_speaks_after_both() -> None:
    """The Void Seeders pass closed Doors, the Convict closes destroyed ones: the term says both."""
    rules = Setup(species="void_seeders", modules=("aftermath_characters",)).ruleset()
    text = Texts.of(rules, "en").get("term-door.text")
    assert "not the Void Seeders" in text and "Opportunist" in text
    alone = Texts.of(Setup(species="void_seeders").ruleset(), "en").get("term-door.text")
    assert "not the Void Seeders" in alone and "Opportunist" not in alone


# -- what code changes, words change ------------------------------------------------------------------------------

TOLD_BY: dict[str, frozenset[str]] = {
    name: frozenset(keys)
    for name, keys in {
        "adapts": ("term-weakness", "room-laboratory", "item-lab_equipment", "ask-study", "why_not-nothing_to_study",
                   "objective-obj_biology", "objective-obj_ab_ovo", "objective-obj_necroscopy", "objective-sc_contact",
                   "client-weaknesses", "web-table-weaknesses", "object-carcass", "object-corpse", "object-egg"),
        "airlocked": ("room-airlock_control", "term-airlock"),
        "attack": ("term-intruder_attack", "term-reaction", "card-nerves_of_steel", "item-armor", "card-stop"),
        "attacks": ("term-escape", "term-intruder_attack"),
        "blood": ("term-injury",),
        "boards": (),
        "sort_of_token": (),
        "tokens_of": (),
        "carries_parasite": ("check-contamination", "option-larva_final_check"),
        "check_cards": ("term-injury",),
        "counts_as_first_encounter": ("term-first_encounter",),
        "develop_bag": ("term-bag_development", "intruder-blank"),
        "eggs_at_start": ("term-nest",),
        "fill_bag": ("term-bag",),
        "final_check": ("check-contamination",),
        "infected": ("term-infected", "term-scan", "card-rest", "room-canteen", "room-shower_room",
                     "client-odds_infected", "term-larva_on_board", "item-alcohol"),
        "infection_kills": ("ask-scan",),
        "injuries_taken": ("term-injury",),
        "into_technical_corridors": ("term-technical_corridors", "term-retreat"),
        "judge": ("term-injury", "option-kill_rule"),
        "killed": ("term-carcass", "object-carcass", "room-airlock_control", "objective-obj_great_hunt",
                   "objective-sc_head"),
        "meet": ("intruder-blank",),
        "moves": ("term-danger", "term-retreat", "room-fire_control", "item-fire_extinguisher", "item-decoy",
                  "item-needle_gun", "item-taser"),
        "no_rest": (),
        "passes_closed_door": (),
        "placed": (),
        "private_ext": (),
        "queen_aboard": ("objective-obj_great_hunt", "objective-sc_head", "client-queen_killed"),
        "remove_parasite": ("room-surgery", "part-surgery", "item-antidote", "part-antidote", "item-surgeon_kit"),
        "rest": ("card-rest", "part-rest"),
        "rest_scans": ("card-rest",),
        "after_care": ("room-canteen", "room-shower_room", "part-eat", "part-shower"),
        "slime": ("term-slime", "term-silence", "noise_face-silence", "item-clothes", "trait-trait_mechanic"),
        "soothed_by_rest": ("card-rest",),
        "stopped_by_door": ("term-door", "door-closed", "term-danger", "noise_face-danger", "exploration-danger",
                            "term-retreat", "item-decoy"),
        "study": ("room-laboratory", "item-lab_equipment"),
        "study_slots": ("room-laboratory", "item-lab_equipment", "why_not-nothing_to_study"),
        "token_back": ("term-technical_corridors", "term-retreat"),
        "weakness_states": ("term-weakness", "room-laboratory"),
        "weakness_slots": ("term-weakness", "room-laboratory", "object-corpse", "term-corpse"),
    }.items()
}  # fmt: skip
"""What a species may decide for itself -> the messages that tell how the base game decides it."""
STILL_TRUE = {("carnomorphs", "stopped_by_door"), ("carnomorphs", "token_back")}
"""Doors stop them until an adaptation lifts it, whose card says so; what goes back is still a token of the type."""
OWN_CARD = "said by the card, Trait or Room that brings it"
OWN_TERM = "said by a term of its own"
HOOKS: dict[str, dict[str, tuple[str, ...] | str]] = {
    "carnomorphs": {
        "intruder_attacks": ("term-event_phase", "item-orbital_maneuvering_system", "part-end_round"),
        "mutate": ("term-action", "term-combat"),
        "wound_ignored": OWN_CARD,
        "attack_targets": OWN_CARD,
    },
    "void_seeders": {
        "+void_lurking": ("term-event_phase", "item-orbital_maneuvering_system"),
        "+lair_noise": ("term-turn", "term-noise_roll"),
        "-rooms": ("term-malfunction", "term-item_counter", "card-scavenging", "exploration-malfunction"),
        "-exploration": ("term-silence", "card-reconnaissance", "term-careful_move"),
        "token_rooms": ("term-exploration", "room-engine_1", "room-monitoring_room", "item-recon_drone"),
    },
    "android": {
        "+offer_deactivation": OWN_CARD, "why_no_care": OWN_CARD, "attack_targets": OWN_CARD,
        "objectives_dealt": OWN_CARD, "end_draw": OWN_CARD,
    },
    "ceo": {"activate_codes": OWN_CARD, "wound_held_off": OWN_CARD, "counts_as_dressed": OWN_CARD},
    "psychologist": dict.fromkeys(("draw_limit", "watchers", "decision_watchers", "sets_out"), OWN_CARD),
    "convict": dict.fromkeys(("pick_up", "bionic_rest", "escape_cost", "wound_held_off", "melee_missed"), OWN_CARD),
    "melted": {"light_wounds": OWN_CARD},
    "traits": dict.fromkeys(
        ("careful_move", "+trigger_finger", "interruption", "room_action_price", "works_around_malfunction",
         "shooter_face", "wound_held_off", "noise_rerolls", "light_limit", "shot_reroll", "crawling_ends_turn"),
        OWN_CARD,
    ),
    "aftermath_rooms": {"gains_slime": OWN_CARD, "light_wounds": OWN_CARD, "survives_airlock": OWN_CARD},
    "turrets": dict.fromkeys(
        ("+forget_who_came", "+turrets_under_attack", "+turret_fire", "meets_something"), OWN_TERM
    ),
    "hourglass": {"+turn_hourglass": OWN_TERM},
    "radio": {"+judge_promises": OWN_TERM},
    "shuttle": {"ways": OWN_TERM, "action_price": OWN_CARD},
    "second_tokens": {
        "noise_replaced": OWN_TERM,
        "meets_something": OWN_TERM,
        "with_secrets": ("room-monitoring_room", "item-recon_drone", "ask-peek", "why_not-nothing_unexplored"),
    },
    "alerts": {"activate": ("term-action", "term-combat")},
    "investigation": {
        "+alert_time": ("term-event_phase",),
        "-exploration": "the second tokens bring Danger back, and other Doors",
        "-events": ("option-hatching_effect", "option-malfunction_event_target", "option-pod_ejection_riders"),
    },
    "epilogue": {
        "+shuttle_time": ("term-round", "term-time_track", "term-event_phase", "term-self_destruct"),
        "+check_alert": ("term-event_phase",),
        "+shuttle_leaves": ("term-hyperspace_jump", "term-round", "term-pod"),
        "-advance_time": ("term-time_track", "term-hibernation", "room-hibernatorium", "why_not-chambers_closed"),
        "-bag_development": ("term-bag_development", "term-event_phase", "option-eggs_after_nest"),
    },
}  # fmt: skip
"""What a module changes in the procedure -> the messages that tell how it is without it, or why they stay true."""


def hooks_of(module: Module) -> set[str]:
    """Steps and actions it replaces or adds, steps of the phases it adds (+) or drops (-), values it changes,
    families it takes something from (-), and printed Rooms that get a token."""
    player, event, end_of_turn = list(PLAYER_PHASE), list(EVENT_PHASE), list[str]()
    if module.phases is not None:
        module.phases(player, event, end_of_turn)
    before, after = {*PLAYER_PHASE, *EVENT_PHASE}, {*player, *event, *end_of_turn}
    phases = {*(f"+{step}" for step in after - before), *(f"-{step}" for step in before - after)}
    taken = {f"-{family}" for family in module.removes} | ({"token_rooms"} if module.token_rooms else set())
    values = {hooked.hook.name for hooked in module.hooks if isinstance(hooked, Change)}
    return {*module.steps, *module.actions, *values, *phases, *taken}


@pytest.mark.parametrize("species", ["carnomorphs", "void_seeders"])
def test_what_a_species_decides_otherwise_is_told_otherwise(species: str) -> None:
    kind = type(SPECIES_BY_ID[species])
    decided = {name for name in vars(kind) if not name.startswith("_")} - {"id"}
    assert decided <= set(dir(Species)) | {"final_check"}
    for name in decided:
        missing = TOLD_BY[name] - declared()[species]
        assert not missing or (species, name) in STILL_TRUE, f"{species} changes {name}: {sorted(missing)}"


def test_what_a_module_changes_in_the_procedure_is_told() -> None:
    """A new hook of any module has to be looked at here: which texts does it make untrue?"""
    for id, module in all_modules().items():
        assert hooks_of(module) == set(HOOKS.get(id, {})), id
        for hook, keys in HOOKS.get(id, {}).items():
            if not isinstance(keys, str):
                assert set(keys) <= declared()[id], f"{id} changes {hook}"


def test_a_module_that_replaces_a_card_of_another_rewords_it() -> None:
    """An entry that an older module brought already: its text tells the older one."""
    for species, mode in product(SPECIES_BY_ID, MODES):
        if MODES[mode].species and species not in MODES[mode].species:
            continue
        older: dict[tuple[type, str], str] = {}
        for module in modules_for(species, tuple(MODULES), mode):
            for entries in module.components.values():
                for entry in entries:
                    key = entry.message
                    if older.setdefault((type(entry), key), module.id) != module.id:
                        assert key in declared().get(module.id, ()), f"{module.id} replaces {key}"


# -- nothing shown at a table names what is not in its box -----------------------------------------------------------

NOT_IN_THE_BOX = {
    "carnomorphs": {
        "en": r"\bLarvae?\b|\bCreepers?\b|\bAdults?\b|\bBreeders?\b|\bQueen\b|\bWeakness(es)?\b",
        "fr": r"\bLarves?\b|\bRôdeurs?\b|\bAdultes?\b|\bHybrides?\b|\bReine\b|\bPoints? faibles?\b",
    },
    "void_seeders": {
        "en": r"\bLarvae?\b|\bCreepers?\b|\bAdults?\b|\bBreeders?\b|\bQueen\b|\bSlime[d]?\b|\bslime\b",
        "fr": r"\bLarves?\b|\bRôdeurs?\b|\bAdultes?\b|\bHybrides?\b|\bReine\b|\b[Ss]lime\b",
    },
}
PREFIXES = (
    "ask-", "choice-", "pick-", "deed-", "part-", "why_not-", "check-", "death-", "fate-", "end-", "report-", "phrase-",
    "client-", "web-table-", "web-map-", "web-coach-", "coach-", "word-", "slot-", "deck-", "door-", "noise_face-",
    "combat_face-", "place-", "engine_state-", "explain-",
)  # fmt: skip
"""Messages that no component carries and any table may show; options and terms are asked of the table itself."""
NEVER_SHOWN = {
    "carnomorphs": {
        "client-goal_knows_larva", "client-larva", "client-odds_harm-larva", "coach-why-larva", "death-larva",
        "web-map-larva", "web-table-larva",
    },
    "void_seeders": {
        "ask-scan", "client-goal_knows_larva", "client-larva", "client-odds_harm-larva", "client-slime",
        "client-slimed_room", "coach-why-larva", "death-larva",
        "part-slime_off", "web-map-larva", "web-map-slime", "web-map-slimed", "web-table-larva", "web-table-slime",
    },
}  # fmt: skip
"""What a species never does, so that nothing asks, marks or tells it: a Larva, Slime, a scan that is asked apart."""
IDLE_OPTIONS = {"option-hatching_effect", "option-kill_rule", "option-larva_final_check"}
SAYS_THAT_THERE_IS_NONE = {
    "carnomorphs": {"term-larva_on_board", "term-weakness", "term-adaptation", *IDLE_OPTIONS},
    "void_seeders": {"term-larva_on_board", "term-slime", "why_not-no_slime", *IDLE_OPTIONS},
}
"""Names what is missing, to say that it is."""
ANOTHER_MEANING = {"carnomorphs": {"event-ca_evt_16"}, "void_seeders": set[str]()}
"""A name of its own: Structural Weakness."""


def shown_at(rules: Any, language: str) -> Iterator[tuple[str, str]]:
    """(message, every word that it may say) of all that can be shown at a table."""
    table = {**message_table(language), **reworded(language, speakers(language, rules.voices))}
    keys = {entry.message for family in rules.families.values() for entry in family.values()}
    keys |= {f"option-{name}" for name in rules.option_values}
    keys |= {f"term-{term.id}" for term in Texts.of(rules, language).terms()}
    keys |= {f"object-{name}" for name in ("egg", "carcass", "corpse", "blue_corpse")} | {"room-unexplored"}
    keys |= {key for key in table if key.startswith(PREFIXES)}
    for key in sorted(keys):
        yield key, " ".join(said(table[key], attribute) for attribute in sorted(attributes(table[key])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("modules", [(), WITH], ids=["alone", "with all modules"])
@pytest.mark.parametrize("mode", ["semi_coop", "coop", "solo"])
@pytest.mark.parametrize("species", ["carnomorphs", "void_seeders"])
def test_no_text_names_what_the_species_does_not_have(
    species: str, mode: str, modules: tuple[str, ...], language: str
) -> None:
    rules = Setup(players=MODES[mode].players[1], species=species, mode=mode, modules=modules).ruleset()
    foreign = re.compile(NOT_IN_THE_BOX[species][language])
    excused = NEVER_SHOWN[species] | SAYS_THAT_THERE_IS_NONE[species] | ANOTHER_MEANING[species]
    for key, words in shown_at(rules, language):
        if key not in excused:
            assert not foreign.search(words), f"{key}: {foreign.search(words)}: {words}"


@pytest.mark.parametrize("species", ["carnomorphs", "void_seeders"])
def test_the_excuses_are_needed(species: str) -> None:
    """One that no longer names anything foreign would hide the next mistake."""
    needed = set()
    for language in LANGUAGES:
        foreign = re.compile(NOT_IN_THE_BOX[species][language])
        table = {**message_table(language), **reworded(language, (species,))}
        needed |= {key for key, m in table.items() if any(foreign.search(said(m, a)) for a in attributes(m))}
    excused = NEVER_SHOWN[species] | SAYS_THAT_THERE_IS_NONE[species] | ANOTHER_MEANING[species]
    assert sorted(excused - needed) == []


def test_a_table_explains_no_term_of_what_is_not_in_play() -> None:
    """A search for “antidote” at a Carnomorph table must not find the Insanity of the Void Seeders."""
    terms = {s: {t.id for t in Texts.of(Setup(species=s).ruleset(), "en").terms()} for s in SPECIES_BY_ID}
    assert {"mutation", "adaptation"} <= terms["carnomorphs"] and not {"insanity", "panic"} & terms["carnomorphs"]
    assert {"insanity", "lair"} <= terms["void_seeders"] and not {"mutation", "alert"} & terms["void_seeders"]
    assert not {"mutation", "insanity", "alert", "turret", "hourglass"} & terms["intruders"]
    every = {t.id for t in Texts("en").terms()}
    assert every >= set().union(*terms.values()) and {"alert", "turret", "insanity"} <= every
    assert {term for module in all_modules().values() for term in module.terms} <= every


# -- the layers ---------------------------------------------------------------------------------------------------


def test_an_attribute_that_a_voice_leaves_out_is_told_as_before() -> None:
    rules = Setup(species="carnomorphs").ruleset()
    at_the_table, base = Texts.of(rules, "en"), Texts("en")
    assert at_the_table.get("room-laboratory.text") != base.get("room-laboratory.text")
    for key in ("room-laboratory", "room-laboratory.the", "room-laboratory.action"):
        assert at_the_table.get(key) == base.get(key)


def test_a_data_pack_has_the_last_word() -> None:
    pack = DataPack.from_toml('[text.en]\n"room-laboratory.text" = "Mine."\n')
    texts = Texts.of(Setup(species="carnomorphs", data_pack=pack).ruleset(), "en")
    assert texts.get("room-laboratory.text") == "Mine."
    assert "adaptation" in texts.get("room-laboratory.reminder")


def test_a_message_that_quotes_another_quotes_the_words_of_the_table() -> None:
    rules = Setup(species="void_seeders", options={"insanity_spawn": "LWWSD"}).ruleset()
    assert "level 2 or 3" in Texts.of(rules, "en").get("intruder-whisperer.text")
    assert Texts.of(rules, "en").get("weakness-vs_wk_03.text") == Texts("en").get("weakness-weak_reaction.text")


def test_sentences_kept_for_one_table_are_not_told_at_another() -> None:
    """Rendered sentences are shared by all tables that speak alike."""
    tables_ = [Texts.of(Setup(species=species).ruleset(), "en") for species in SPECIES_BY_ID]
    for _ in range(2):
        assert len({texts.get("card-rest.text") for texts in tables_}) == 3
    again = Texts.of(Setup(players=2, species="carnomorphs").ruleset(), "en")
    assert again.speech == tables_[list(SPECIES_BY_ID).index("carnomorphs")].speech


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"great_hunt_ship_clause": True}, {"objective-obj_great_hunt.reminder": "ship destroyed"}),
        ({"adaptation_slots": "corpse_egg_carcass"}, {"term-adaptation.text": "Egg for the Fleshbeast"}),
    ],
)
def test_a_table_option_changes_the_words_of_what_it_changes(options: dict[str, Any], words: dict[str, str]) -> None:
    usual, other = (Setup(species="carnomorphs", options=o).ruleset() for o in ({}, options))
    for key, phrase in words.items():
        assert phrase in Texts.of(other, "en").get(key) and phrase not in Texts.of(usual, "en").get(key)


def test_a_lone_investigation_speaks_as_a_solo_game_too() -> None:
    alone, crew = (Texts.of(Setup(players=n, mode="investigation").ruleset(), "en") for n in (1, 3))
    assert "2 Solo/Co-op Objectives" in alone.get("term-objective.text")
    assert "1 Corporate and 1 Personal" in crew.get("term-objective.text")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("species", ["carnomorphs", "void_seeders"])
def test_the_page_gets_whole_messages_that_say_what_the_server_says(species: str, language: str) -> None:
    """A client's Fluent replaces a message as a whole: nothing of it may be left out."""
    rules = Setup(species=species, modules=WITH).ruleset()
    found = sheet(rules, language)
    assert found.texts == fluent_source(language, rules.voices)
    texts, base = Texts.of(rules, language), Messages(language)
    assert found.components["laboratory"].text == texts.get("room-laboratory.text") != base.get("room-laboratory.text")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(found.texts))
    plain = [key for key in declared()[species] if not nodes(message_table(language)[key], ftl.Placeable)]
    assert len(plain) > 50
    for key in plain:
        if nodes(reworded(language, (species,))[key], ftl.Placeable):
            continue
        message = bundle.get_message(key)
        parts = {"": message.value, **{f".{a}": v for a, v in message.attributes.items()}}
        for attribute, part in parts.items():
            assert part is not None
            assert bundle.format_pattern(part)[0] == texts.get(f"{key}{attribute}"), f"{key}{attribute}"
    assert {term.id: term.text for term in found.terms} == {term.id: term.text for term in texts.terms()}


def test_away_from_a_table_the_glossary_tells_what_expansions_change() -> None:
    terms = {term.id: term for term in Texts("en").every_way()}
    told = {variant.voice: variant for variant in terms["scan"].variants}
    assert set(told) == {"carnomorphs", "void_seeders"} and told["carnomorphs"].name == "Carnomorphs"
    assert "Larva" in terms["scan"].text and "Mutation marker" in told["carnomorphs"].text
    assert {v.name for v in terms["door"].variants} == {"Convict", "Void Seeders"}
    assert {v.name for v in terms["action"].variants} == {"Alert", "Carnomorphs"}
    assert terms["noise_marker"].variants == () and not texts_problems()


def texts_problems() -> set[str]:
    found: set[str] = set()
    for language in LANGUAGES:
        texts = Texts(language)
        assert texts.every_way()
        found |= texts.problems
    return found
