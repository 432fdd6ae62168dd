"""What is on the table before the first card is drawn, checked; and the ruleset it makes."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field, fields
from functools import cached_property, lru_cache
from typing import Any

from .content import BOARDS, BOXES, MODE_MODULES, MODES, MODULES, SEQUELS, SPECIES_BY_ID, SPECIES_MODULES
from .datapack import DataPack, apply_pack
from .engine.hooks import every_hook, merge_hooks
from .engine.ruleset import Module, Options, merge_components, merge_steps, settle_options
from .errors import BadSetup
from .languages import DEFAULT, LANGUAGES
from .rules.actions import BASIC_ACTIONS
from .rules.claims import Claim, Remark
from .rules.components import AttackCopy, Trait
from .rules.modes import Mode
from .rules.reactions import HIDDEN_STEPS, WINDOWS
from .rules.rounds import EVENT_PHASE, INTRUDER_PLAYER_EVENT_PHASE, PLAYER_PHASE
from .rules.setup import SET_UP

INTRUDER_PLAYER = "intruder_player"
ANY_BOARD_SIDE = "any_board_side"
MOST_PLAYERS = 5
DRAWN_BY_A_SEARCH = 2


@dataclass(frozen=True)
class Setup:
    """Everything that defines a game before its first choice. Bad values raise `BadSetup`."""

    players: int = 4
    species: str = "intruders"
    mode: str = ""
    """Empty: `solo` for one player, else `semi_coop`."""
    modules: tuple[str, ...] = ()
    board: str = "standard"
    """Side of the board (R-2.1, R-22.6)."""
    characters: tuple[str, ...] = ()
    """One for each seat; empty: drafted at the table (R-3.4)."""
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    language: str = DEFAULT
    data_pack: DataPack | None = None
    ship: dict[str, Any] | None = None
    """What an earlier game left behind, for the mode that begins with it (`nemesis.story.ship_after`)."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        if not isinstance(self.players, int) or isinstance(self.players, bool) or not 1 <= self.players <= MOST_PLAYERS:
            said = f"players must be a number from 1 to {MOST_PLAYERS}, not {self.players!r}"
            raise BadSetup(said, reason="players", fewest=1, most=MOST_PLAYERS)
        if self.mode == "":
            put(self, "mode", "solo" if self.players == 1 else "semi_coop")
        one_of("species", self.species, SPECIES_BY_ID)
        one_of("mode", self.mode, MODES)
        one_of("board", self.board, BOARDS)
        one_of("language", self.language, LANGUAGES)
        put(self, "modules", tuple(sorted(set(names("modules", self.modules)))))
        for module in self.modules:
            one_of("module", module, (*MODULES, INTRUDER_PLAYER))
        if not isinstance(self.seed, int) or isinstance(self.seed, bool):
            raise BadSetup(f"seed must be a whole number, not {self.seed!r}", reason="seed")
        if not isinstance(self.options, dict):
            said = f"options must be a table of names and values, not {self.options!r}"
            raise BadSetup(said, reason="entry", entry="options")
        put(self, "options", dict(self.options))
        if self.data_pack is not None and not isinstance(self.data_pack, DataPack):
            raise BadSetup(f"data_pack must be a DataPack, not {self.data_pack!r}; read one with DataPack.from_file")
        low, high = MODES[self.mode].players
        if not low <= self.players <= high:
            allowed = f"{low}" if low == high else f"{low} to {high}"
            said = f"mode {self.mode!r} is for {allowed} players, not {self.players}"
            raise BadSetup(said, reason="mode_players", mode=self.mode, fewest=low, most=high, players=self.players)
        if INTRUDER_PLAYER in self.modules and not (
            MODES[self.mode].intruder_player_allowed and SPECIES_BY_ID[self.species].intruder_player_allowed
        ):
            raise BadSetup(
                f"the intruder player needs mode 'semi_coop' and species 'intruders', "
                f"not {self.mode!r} with {self.species!r}",
                reason="intruder_player", mode="semi_coop", species="intruders",
            )  # fmt: skip
        put(self, "characters", names("characters", self.characters))
        mode = MODES[self.mode]
        if mode.species and self.species not in mode.species:
            wanted = " or ".join(mode.species)
            said = f"mode {self.mode!r} is for species {wanted}, not {self.species!r} (A-1.6)"
            raise BadSetup(said, reason="mode_species", mode=self.mode, species=mode.species)
        if mode.boards and self.board not in mode.boards:
            said = f"mode {self.mode!r} is for the board {' or '.join(mode.boards)}, not {self.board!r}"
            raise BadSetup(said, reason="mode_board", mode=self.mode, board=mode.boards)
        options = settle_options(modules_for(self.species, self.modules, self.mode), self.options)
        boards = SPECIES_BY_ID[self.species].boards
        if boards and self.board not in boards and not options[ANY_BOARD_SIDE]:
            said = (
                f"species {self.species!r} is played on the board {' or '.join(boards)}, not {self.board!r}; "
                f"the option {ANY_BOARD_SIDE!r} allows it"
            )
            raise BadSetup(said, reason="species_board", species=self.species, board=boards, option=ANY_BOARD_SIDE)
        if self.ship is not None:
            if mode.inheritance is None:
                said = f"mode {self.mode!r} begins with a new ship; one is taken over by {', '.join(SEQUELS)}"
                raise BadSetup(said, reason="mode_ship", mode=self.mode)
            put(self, "board", mode.inheritance.side_of(self.ship))
        rules = self.ruleset()
        if self.ship is not None and mode.inheritance is not None:
            mode.inheritance.check_fit(self.ship, rules, self.characters)
        if self.characters:
            if len(self.characters) != self.players:
                given = len(self.characters)
                said = f"{self.players} players need {self.players} characters, not {given}"
                raise BadSetup(said, reason="characters", players=self.players, given=given)
            for character in self.characters:
                one_of("character", character, rules.characters)
            if len(set(self.characters)) != self.players:
                said = f"each character can be taken once: {', '.join(self.characters)}"
                raise BadSetup(said, reason="character_twice")
            for colour, role in rules.roles.items():
                both = [c for c in self.characters if c in role]
                if len(both) > 1:
                    raise BadSetup(
                        f"{' and '.join(both)} share the {colour} draft card (A-2.1): only one of them can be taken",
                        reason="character_role", character=both,
                    )  # fmt: skip

    def ruleset(self) -> Ruleset:
        """The merged tables, shared by all games of the same kind."""
        return self._rules

    @cached_property
    def _rules(self) -> Ruleset:
        key = (self.players, self.species, self.mode, self.modules, self.board, self.characters,
               tuple(sorted(self.options.items())), self.data_pack)  # fmt: skip
        return merged_ruleset(*key)

    def reseeded(self, seed: int) -> Setup:
        """The same table with another seed. Nothing is checked again: a search and a simulation do this often."""
        new = object.__new__(Setup)
        new.__dict__.update(self.__dict__)
        new.__dict__["seed"] = seed
        return new

    @cached_property
    def public_data(self) -> dict[str, Any]:
        """What everybody at the table may know of it, with every table option. Copy it before you change it."""
        data = self.to_data()
        del data["seed"], data["ship"]
        data["options"] = dict(self.ruleset().option_values)
        return data

    def __getstate__(self) -> dict[str, Any]:
        """What is cached stays behind: a ruleset is neither pickled nor copied."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    def to_data(self) -> dict[str, Any]:
        data = {f.name: getattr(self, f.name) for f in fields(self) if f.name != "data_pack"}
        if self.data_pack is not None:
            data["data_pack"] = self.data_pack.to_data()
        return data

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Setup:
        if not isinstance(data, dict):
            raise BadSetup(f"a set-up is a table of names and values, not {data!r}")
        known = {f.name for f in fields(cls)}
        unknown = set(data) - known
        if unknown:
            said = f"unknown set-up entry {min(unknown)!r}; known are {', '.join(sorted(known))}"
            raise BadSetup(said, reason="entry", entry=min(unknown))
        values = dict(data)
        if values.get("data_pack") is not None:
            values["data_pack"] = DataPack.from_data(values["data_pack"])
        return cls(**values)


RECENT_SETUPS = 16
recent_setups: list[tuple[dict[str, Any], Setup]] = []


def setup_from_public(data: Mapping[str, Any]) -> Setup:
    """The set-up that a view tells, all but its seed. Made once for all views of a table: checking costs time."""
    for public, setup in recent_setups:
        if public == data:
            return setup
    public = deepcopy(dict(data))
    setup = Setup.from_data(public)
    recent_setups.insert(0, (public, setup))
    del recent_setups[RECENT_SETUPS:]
    return setup


def one_of(what: str, value: Any, allowed: Any) -> None:
    if not isinstance(value, str) or value not in allowed:
        possible = sorted(allowed)
        said = f"unknown {what} {value!r}; possible: {', '.join(possible)}"
        raise BadSetup(said, reason="unknown", what=what, value=str(value), possible=possible)


def names(what: str, value: Any) -> tuple[str, ...]:
    """A list of texts as a tuple."""
    if not isinstance(value, (list, tuple, set, frozenset)) or not all(isinstance(v, str) for v in value):
        raise BadSetup(f"{what} must be a list of names, not {value!r}", reason="entry", entry=what)
    return tuple(value)


def modules_for(species: str, modules: tuple[str, ...], mode: str) -> list[Module]:
    """What the table is made of; `intruder_player` is a switch, not a module of its own."""
    named = dict.fromkeys((*modules, *MODES[mode].modules))
    always = (module for box in BOXES for module in box.always)
    chosen = [*always, *SPECIES_MODULES[species], *(MODULES[m] for m in named if m in MODULES), *MODE_MODULES[mode]]
    found: list[Module] = []
    for module in chosen:
        found += [inner for inner in module.whole() if all(inner is not known for known in found)]
    return found


ALL_TERMS = frozenset(term for box in BOXES for module in box.every_module() for term in module.terms)


def voices_of(mode: Mode, modules: list[Module], unusual: dict[str, Any]) -> tuple[str, ...]:
    """The mode, the modules in their order, and each table option that is not as usual: `name-value`."""
    options = [f"{name}-{str(v).lower() if isinstance(v, bool) else v}" for name, v in unusual.items()]
    return tuple(dict.fromkeys((*mode.voices, *(module.id for module in modules), *options)))


class Ruleset:
    """Frozen tables that every step reads; never copied."""

    def __init__(
        self, players: int, species: str, mode: str, modules: tuple[str, ...], board: str,
        characters: tuple[str, ...], options: dict[str, Any], pack: DataPack | None,
    ) -> None:  # fmt: skip
        chosen_modules = modules_for(species, modules, mode)
        self.option_values = settle_options(chosen_modules, options)
        usual = settle_options(chosen_modules, {})
        unusual = {name: value for name, value in self.option_values.items() if value != usual[name]}
        chosen_modules = [m for m in chosen_modules if m.only_if is None or self.option_values[m.only_if]]
        in_play = {module.id for module in chosen_modules}
        self.boxes = tuple(box for box in BOXES if not in_play.isdisjoint(module.id for module in box.every_module()))
        """Those from which something is on the table."""
        families = merge_components(chosen_modules)
        self.texts = apply_pack(families, pack)
        """A data pack's own texts: language -> message -> words."""
        self.mode = MODES[mode].at_the_table(players)
        self.voices = voices_of(self.mode, chosen_modules, unusual)
        """Whose words are spoken at this table, the later ones over the earlier ones (`words/<language>/in`)."""
        self.foreign_terms = frozenset(ALL_TERMS.difference(*(module.terms for module in chosen_modules)))
        """Glossary terms of modules that are not in play."""
        self.families = families
        self.steps = merge_steps(chosen_modules)
        self.hooks = every_hook(hooked for module in chosen_modules for hooked in module.hooks)
        self.options = Options(self.option_values)
        self.species = SPECIES_BY_ID[species]
        self.players = players
        self.board = self.mode.board(BOARDS[board])
        self.chosen = characters
        self.ending = self.mode.ending
        self.windows = {**WINDOWS, **{step: w for module in chosen_modules for step, w in module.windows.items()}}
        """Steps that open a reaction window -> what they ask."""
        self.hidden_steps = HIDDEN_STEPS.union(self.windows)
        self.set_up_steps = self.mode.set_up_steps or SET_UP
        self.start_room = self.mode.start_room
        self.claims = {name: claim for module in chosen_modules for name, claim in module.claims.items()}
        self.acts = {name: claim for name, claim in self.claims.items() if isinstance(claim, Claim)}
        """Claims that are listed: what can be done."""
        self.remarks = frozenset(name for name, claim in self.claims.items() if isinstance(claim, Remark))
        """Claims that are made in words."""
        self.secrets = {name: secret for module in chosen_modules for name, secret in module.secrets.items()}
        self.open_cards = tuple(name for module in chosen_modules for name in module.open_cards)
        with_token = {tile for module in chosen_modules for tile in module.token_rooms}
        self.extra_token_rooms: frozenset[int] = frozenset(
            r for r, t in self.board.special.items() if self.board.slots[r] != "special" or t in with_token
        )
        self.basic_actions = dict(BASIC_ACTIONS)
        for module in chosen_modules:
            self.basic_actions.update(module.actions)
        self.piece_families = tuple(family for module in chosen_modules for family in module.pieces)
        self.more_decks = {name: family for module in chosen_modules for name, family in module.decks.items()}
        self.search_cards = DRAWN_BY_A_SEARCH
        self.intruder_player = (
            self.mode.intruder_player_allowed
            and self.species.intruder_player_allowed
            and (INTRUDER_PLAYER in modules or self.options.intruder_player == "offered")
            and players >= 2
        )
        player_phase, event_phase = list(PLAYER_PHASE), list(EVENT_PHASE)
        end_of_turn: list[str] = []
        for module in chosen_modules:
            if module.phases is not None:
                module.phases(player_phase, event_phase, end_of_turn)
        self.player_phase, self.event_phase = tuple(player_phase), tuple(event_phase)
        self.end_of_turn: tuple[str, ...] = tuple(end_of_turn)
        remaining = {*INTRUDER_PLAYER_EVENT_PHASE}.union(*(module.intruder_event_phase for module in chosen_modules))
        self.intruder_event_phase = tuple(name for name in event_phase if name in remaining)
        self.index_components(families)

    def index_components(self, families: dict[str, dict[str, Any]]) -> None:
        self.rooms = families["rooms"]
        self.kinds = families["kinds"]
        self.characters = families["characters"]
        self.objectives = families["objectives"]
        self.roles: dict[str, tuple[str, ...]] = {}
        for character in self.characters.values():
            self.roles[character.colour] = (*self.roles.get(character.colour, ()), character.id)
        self.draft_cards = tuple(role[0] for role in self.roles.values())
        beside = (entry for family in families.values() for entry in family.values() if isinstance(entry, Trait))
        self.traits = {trait.character: trait for trait in beside}
        self.lasting = {id: merge_hooks(card.changes) for id, card in families["weaknesses"].items()}
        self.exploration = tuple(families["exploration"])
        self.coordinates = tuple(families["coordinates"])
        self.weaknesses = tuple(families["weaknesses"])
        self.intruder_tokens = tuple(families["intruder_tokens"])
        self.intruder_cards = tuple(families["intruder_cards"])
        self.types: dict[str, Any] = {}
        self.items: dict[str, Any] = {}
        self.decks: dict[str, tuple[str, ...]] = {}
        self.action_decks: dict[str, tuple[str, ...]] = {}
        for family in ("exploration", "coordinates", "weaknesses", "intruder_tokens", "intruder_cards", "events",
                       "contamination", "objectives", "own_items"):  # fmt: skip
            self.types.update(families[family])
        self.items.update(families["own_items"])
        for colour in ("yellow", "green", "red"):
            self.decks[colour] = self.copies_of(families[colour], f"{colour}_")
        self.crafted_stock = self.copies_of(families["crafted"], "blue_")
        self.recipes = tuple((id,) for id in families["crafted"] if families["crafted"][id].recipe)
        self.decks["event"] = tuple(families["events"])
        for family in self.piece_families:
            self.types.update(families[family])
        for name, family in self.more_decks.items():
            entries = families[family]
            self.decks[name] = tuple(id for id, c in entries.items() if getattr(c, "players", 1) <= self.players)
            self.types.update(entries)
        self.decks["contamination"] = tuple(families["contamination"])
        self.decks["attack"] = self.attack_copies(families["attacks"])
        self.decks["wound"] = self.wound_copies(families["wounds"])
        actions = set()
        self.reactions = frozenset(
            (c.id, families["cards"][card].reaction) for c in self.characters.values() for card in c.deck
        )
        for character in self.characters.values():
            ids = []
            for card, n in character.deck.items():
                for k in range(1, n + 1):
                    id = f"{character.id}_{card}_{k}"
                    self.types[id] = families["cards"][card]
                    ids.append(id)
            self.action_decks[character.id] = tuple(ids)
            actions.update(ids)
        self.is_action = frozenset(actions).__contains__
        self.secret_quests = frozenset(i for i, entry in self.items.items() if entry.secret)
        self.contamination_ids = frozenset(families["contamination"])

    def copies_of(self, family: dict[str, Any], prefix: str) -> tuple[str, ...]:
        ids = []
        for item in family.values():
            self.items.setdefault(item.id, item)
            for k in range(1, item.copies + 1):
                id = f"{prefix}{item.id}_{k}"
                self.types[id] = item
                ids.append(id)
        return tuple(ids)

    def attack_copies(self, family: dict[str, Any]) -> tuple[str, ...]:
        ids = []
        for card in family.values():
            for k, blood in enumerate(card.blood, 1):
                id = f"{card.id}_{k}" if card.numbered else card.id
                self.types[id] = AttackCopy(card, blood)
                ids.append(id)
        return tuple(ids)

    def wound_copies(self, family: dict[str, Any]) -> tuple[str, ...]:
        ids = []
        for wound in family.values():
            for k in range(1, wound.copies + 1):
                id = f"{wound.id}_{k}"
                self.types[id] = wound
                ids.append(id)
        return tuple(ids)

    def pods_for(self, players: int) -> int:
        return self.mode.pods_for(players)

    def face(self, card: str) -> str:
        """A card as its owner sees it: Contamination shows no face (R-16.3)."""
        return card if self.is_action(card) else "contamination"


@lru_cache(maxsize=256)
def merged_ruleset(
    players: int, species: str, mode: str, modules: tuple[str, ...], board: str, characters: tuple[str, ...],
    options: tuple[tuple[str, Any], ...], pack: DataPack | None,
) -> Ruleset:  # fmt: skip
    return Ruleset(players, species, mode, modules, board, characters, dict(options), pack)


def every_box() -> list[Ruleset]:
    """The base game with all that may be added to it; then what only another species or mode has."""
    return [
        Setup(players=MOST_PLAYERS, modules=tuple(MODULES)).ruleset(),
        *(
            Setup(players=MOST_PLAYERS, species=species).ruleset()
            for species in SPECIES_BY_ID
            if species != "intruders"
        ),
        *(Setup(players=MOST_PLAYERS, mode=mode).ruleset() for mode, brought in MODE_MODULES.items() if brought),
    ]
