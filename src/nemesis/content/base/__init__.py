"""The base game: its components, its species, its table options."""

from ...engine.ruleset import Module, Option
from ...rules.boxes import Box
from ...rules.modes import Coop, Mode, Solo
from ...rules.radio import RADIO
from . import captain, mechanic, pilot, scientist, scout, soldier
from .attacks import ATTACKS
from .boards import BOARDS
from .common import COMMON_CARDS
from .danger_cards import CONTAMINATION, COORDINATES, WEAKNESSES, WOUNDS
from .events import EVENTS
from .intruder_cards import INTRUDER_CARDS
from .intruders import KINDS, Intruders
from .items import CRAFTED, GREEN, RED, YELLOW
from .objectives import OBJECTIVES
from .rooms import ROOMS
from .tokens import EXPLORATION_TOKENS, INTRUDER_TOKENS

CHARACTERS = (captain, pilot, scientist, scout, soldier, mechanic)

OPTIONS = (
    Option("kill_rule", "seeds", ("seeds", "rulebook"), "K-1"),
    Option("demolition_door", "any", ("any", "closed_only"), "R-17.6"),
    Option("trade_partners", "one", ("one", "all"), "K-9"),
    Option("mars_spares", "holder", ("holder", "all"), "K-12"),
    Option("dead_larva_egg", "supply", ("supply", "removed"), "K-21"),
    Option("egg_melee", "rulebook", ("rulebook", "as_intruder"), "K-23"),
    Option("careful_marker_occupied", True, (True, False), "K-24"),
    Option("hatching_effect", "infest", ("infest", "infect"), "K-25"),
    Option("eclosion_scan", "hand", ("hand", "drawn"), "K-26"),
    Option("eggs_after_nest", "added", ("added", "ignored"), "K-27"),
    Option("intruders_reveal_rooms", False, (True, False), "F-22"),
    Option("malfunction_event_target", "lowest", ("lowest", "next_eligible"), "R-4.13"),
    Option("pod_ejection_riders", "room", ("room", "leave"), "R-18.14"),
    Option("door_token_source", "any", ("any", "closed_only"), "R-1.5"),
    Option("seating", "random", ("random", "number"), "R-3.1", former={1: "number"}),
    Option("pass_token_round1", False, (True, False), "K-11"),
    Option("larva_final_check", True, (True, False), "K-28"),
    Option("intruder_player", "offered", ("offered", "off"), "R-22.7"),
)

BASE = Module(
    "base",
    components={
        "rooms": ROOMS,
        "exploration": EXPLORATION_TOKENS,
        "intruder_tokens": INTRUDER_TOKENS,
        "kinds": KINDS,
        "characters": tuple(getattr(c, c.__name__.rpartition(".")[2].upper()) for c in CHARACTERS),
        "cards": COMMON_CARDS + tuple(card for c in CHARACTERS for card in c.CARDS),
        "own_items": tuple(item for c in CHARACTERS for item in c.ITEMS),
        "yellow": YELLOW,
        "green": GREEN,
        "red": RED,
        "crafted": CRAFTED,
        "events": EVENTS,
        "attacks": ATTACKS,
        "wounds": WOUNDS,
        "contamination": CONTAMINATION,
        "weaknesses": WEAKNESSES,
        "coordinates": COORDINATES,
        "objectives": OBJECTIVES,
        "intruder_cards": INTRUDER_CARDS,
    },
    options=OPTIONS,
)

SPECIES = Intruders()

BOX = Box(
    "base",
    __name__,
    species={SPECIES: ()},
    modules=(RADIO,),
    modes={Mode(): (), Coop(): (), Solo(): ()},
    boards=tuple(BOARDS.values()),
    always=(BASE,),
)
