"""Everything that crosses the wire, in both directions."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ..languages import DEFAULT, LANGUAGES

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
ErrorCode = Literal[
    "asked", "bad_link", "bad_message", "bad_name", "bad_setup", "closed", "coach_failed", "coach_thinking", "illegal",
    "internal", "muted", "no_coach", "no_hello", "no_such_bot", "no_such_claim", "no_such_moment", "no_such_reaction",
    "no_such_seat", "no_such_vote", "not_allowed", "not_asked", "not_found", "not_host", "not_over", "not_provable",
    "not_saved", "not_seated", "not_yours", "nothing_to_undo", "radio_already_known", "radio_already_so",
    "radio_no_such_words", "radio_nobody_there", "radio_not_now", "radio_nothing_to_answer", "radio_out_of_reach",
    "radio_too_much", "removed", "said_hello", "seats_closed", "secret_changed", "stale", "table_broken", "taken",
    "too_few", "too_large", "too_many", "unavailable", "vote_open", "wait", "watch_closed", "wrong_host",
]  # fmt: skip
"""Why something was refused. A page says it in its player's language (`web-error-<code>`), not with our `message`."""
About = Literal["undo", "bot", "seat", "remove", "reopen", "mute", "unmute"]
"""What a vote is about: to take back; a bot for somebody who is away; a bot's seat for somebody who comes; a player
who is to leave for a bot, or for somebody who comes; who may speak."""
NAME_LENGTH = 40
BOT_NAME_LENGTH = 80
"""Of a level with its number and every word of a temper."""
BotName = Annotated[str, Meta(max_length=BOT_NAME_LENGTH)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, pattern=r"^[^\x00-\x1f\x7f]+$")]
Words = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]+$")]
Secret = Annotated[str, Meta(min_length=16, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Said = Annotated[
    list[Annotated[int, Meta(ge=-1, le=100_000)] | Annotated[str, Meta(max_length=60)]],
    Meta(min_length=1, max_length=8),
]
Ref = Annotated[int, Meta(ge=0, le=2**31)]
Pictures = dict[str, dict[str, Any]]
"""Drawings by section (`items`, `rooms`, `characters`...) and id: see `pictures.json` in the packages of the boxes."""


# -- HTTP -----------------------------------------------------------------------------------------


class Clock(Struct, forbid_unknown_fields=True):
    """A seat's time to think: it runs while the table waits for it. Out of time: a bot answers this question."""

    seconds: Annotated[int, Meta(ge=30, le=86_400)]
    """At the start of the game."""
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """Added after each of the seat's own choices."""


class Moment(Struct, forbid_unknown_fields=True):
    """A place in the replay of a finished table (or of one's own solo table)."""

    code: Annotated[str, Meta(max_length=40)]
    at: Annotated[int, Meta(ge=0)]
    secret: Secret | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create. Without a seed in the set-up its chance can be proved; a named seed is shown to all.

    At most one of `scenario`, `start` and `after`; the first two bring their own set-up.
    """

    setup: dict[str, Any] = {}
    bots: dict[str, str] = {}
    """Seats played by bots from the start: seat number to the bot's name, `veteran` or `veteran@bold.loyal`."""
    scenario: Annotated[str, Meta(max_length=40)] | None = None
    """A built-in scenario, by its id: `first_game`, `first_fight` and `first_jump` are the guided chapters."""
    start: Moment | None = None
    """Go on from a moment of another table."""
    after: Moment | None = None
    """A game on the ship of another table, which is over (`at` is not read)."""
    hot_seat: bool = False
    """Several people at one screen: reaction windows give everybody who might react a moment at the screen."""
    odds: bool = True
    """Show the odds before risky choices."""
    coach: bool = False
    """Everybody may ask the coach about their own questions (see `AskCoach`)."""
    clock: Clock | None = None
    absent_bot: BotName | None = None
    """The bot that takes the seat of a player who has been away for `absent_seconds`; None: the table waits."""
    absent_seconds: Annotated[int, Meta(ge=15, le=604_800)] = 120


class Join(Struct, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None
    """None: the first seat that is neither joined nor a bot's."""
    language: Language = DEFAULT
    invitation: Secret | None = None
    """From a link to one seat: it opens that one, also where the seats are closed, and once only."""


class TakeOver(Struct, forbid_unknown_fields=True):
    """A seat goes on on this device too."""

    token: Secret
    """From a link that the seat's player made (`HandOver`)."""


class Joined(Struct, forbid_unknown_fields=True):
    """The secret is told once, here, and never again."""

    code: str
    seat: int
    secret: str


class SeatInfo(Struct, forbid_unknown_fields=True):
    seat: int
    name: str | None
    joined: bool
    connected: bool
    bot: str | None
    """Its name, with as much of its temper as was chosen; the rest is told in the `Tale`, after the game."""
    standing_in: bool = False
    """The bot plays for an absent player and gives the seat back when he returns."""
    host: bool = False
    muted: bool = False
    known: bool = False
    """Somebody sat here before, and knows its cards."""


class TableInfo(Struct, forbid_unknown_fields=True):
    """What anybody with the invite code may know. Set-up without its seed, unless somebody named it."""

    code: str
    setup: dict[str, Any]
    seats: list[SeatInfo]
    over: bool
    scenario: str | None = None
    hot_seat: bool = False
    odds: bool = True
    coach: bool = False
    clock: Clock | None = None
    round: int = 0
    created: float = 0.0
    moved: float = 0.0
    """When the last move that everybody saw was made (seconds since 1970)."""
    turn: list[int] = []
    """Seats that the table waits for, as far as everybody may know: nobody's while a reaction is waited for."""
    commitment: str | None = None
    """To the secret key that every die and card follows from (docs/fairness.md); None: its chance cannot be proved."""
    key: str | None = None
    """That key, once the game is over."""
    seed: int | None = None
    """The seed, where the host named it: whoever knows it may know every card."""
    closed: bool = False
    """The host has closed the seats: the code alone lets nobody sit down."""
    watch_by_link: bool = False
    """Nor does it let anybody watch before the end."""
    next: str | None = None
    """The table at which the same people play again."""


class Mine(Struct, forbid_unknown_fields=True):
    """Secrets travel in the body: a URL would be logged."""

    secrets: Annotated[list[Secret], Meta(max_length=100)]


class MyTable(Struct, forbid_unknown_fields=True):
    table: TableInfo
    seat: int
    asked: bool
    """Is this seat asked something now?"""
    requests: int = 0
    """How many requests over the radio wait for its answer."""


class MyTables(Struct, forbid_unknown_fields=True):
    tables: list[MyTable]


class OptionInfo(Struct, forbid_unknown_fields=True):
    """A table option; its words are the messages `option-<id>`, `option-<id>.text` and so on."""

    id: str
    values: list[Any]
    default: Any
    module: str
    """The module that brings it."""


class ModeInfo(Struct, forbid_unknown_fields=True):
    id: str
    fewest: int
    most: int
    species: list[str]
    modules: list[str]
    """Modules that may be added."""
    boards: list[str]
    needs_ship: bool = False
    """It is played on the ship that another table left behind."""


class ModuleInfo(Struct, forbid_unknown_fields=True):
    id: str
    fits: dict[str, list[str]]
    """Modes that take it, each with the species it goes with there."""
    usual: bool = False
    """Chosen at a new table of two or more, unless somebody leaves it out."""


class CharacterInfo(Struct, forbid_unknown_fields=True):
    id: str
    colour: str
    module: str | None
    """The module that brings it; None: the base game."""


class Catalogue(Struct, forbid_unknown_fields=True):
    """All that can be set up. Names and explanations are messages of `/api/texts/{language}`."""

    species: list[str]
    modes: list[ModeInfo]
    boards: list[str]
    boards_of: dict[str, list[str]]
    """Sides of the board that the rules of a species name; the option `any_board_side` allows the others."""
    modules: list[ModuleInfo]
    characters: list[CharacterInfo]
    options: list[OptionInfo]
    bots: list[str]
    """From the weakest to the strongest."""
    traits: list[list[str]]
    """Of a bot's temper, each with its opposite. What is not chosen (`veteran@bold.loyal`) is left to chance."""
    scenarios: list[str]
    pictures: Pictures = {}
    """Drawings of the boxes that the page was not built with."""


class RoomPlace(Struct, forbid_unknown_fields=True):
    """A place of the board. x and y from 0 to 100; what is docked is a part of its own with its own 0 to 100."""

    slot: int
    x: float
    y: float
    part: str
    """`ship`, or what is docked to it."""
    marking: str
    """`1`, `2` or `special`: what is printed on an unexplored Room."""
    vent_numbers: list[int]
    """Numbers of its Technical Corridor entrance; empty: none."""
    vent_space: int = -1
    """Which of the sheet's `spaces` that entrance opens on; -1: none."""


class Corridor(Struct, forbid_unknown_fields=True):
    """`index` is the place of its door and noise in the view's lists."""

    index: int
    a: int
    b: int
    numbers: list[int]


class Component(Struct, forbid_unknown_fields=True):
    """A card, Item, Room, token, figure or character as anybody may look it up in the box."""

    family: str
    name: str
    text: str
    reminder: str
    printed: list[str]
    """What stands beside the text: icons and numbers, in words."""
    facts: dict[str, Any]
    """Cost, colour, when it may be used, hand slots, ammunition...: what a card's face shows."""
    type: str
    """Id shared by all copies."""


class TermVariant(Struct, forbid_unknown_fields=True):
    """A term as one species, mode or module changes it."""

    voice: str
    name: str
    """Of the species, mode or module."""
    text: str


class TermInfo(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    text: str
    rules: list[str]
    variants: list[TermVariant] = []
    """Away from a table: what holds only with an expansion. At a table its words are the text itself."""


class Sheet(Struct, forbid_unknown_fields=True):
    """What does not change during a game, in one language; no secret is in it."""

    language: Language
    rooms: list[RoomPlace]
    corridors: list[Corridor]
    components: dict[str, Component]
    """By id as in the view, the question and the log; copies and types."""
    tracks: dict[str, list[Any]]
    """Spaces of `time` and the other tracks, in order."""
    spaces: list[str] = []
    """Technical Corridors spaces, in the order of the view's `vents`; named by the messages `space-<id>`."""
    terms: list[TermInfo] = []
    """The glossary, in the words of this table: without what is not in play, and by the rules in force."""
    reactions: list[str] = []
    """Kinds of questions out of turn that may be declined in advance (see `StandingOrders`)."""
    shapes: Annotated[dict[str, list[list[str]]], Meta(extra={"typescript": "Shapes"})] = {}
    """What the values after the first word of an option stand for, by that word: one list for each number of them."""
    texts: str = ""
    """Fluent messages that this table says in other words than `/api/texts/{language}`: they go over those."""
    pictures: Pictures = {}
    """As in the `Catalogue`."""
    events: dict[str, dict[str, Any]] = {}
    """What the page does with the events of these boxes, by name (`OnThePage` in web/src/events.ts)."""


class Terms(Struct, forbid_unknown_fields=True):
    """The glossary away from any table; that of a table is in its `Sheet`."""

    terms: list[TermInfo]


class BookSpan(Struct, forbid_unknown_fields=True):
    """A piece of a line of the rulebook."""

    text: str
    to: str
    """Where it leads: `term:`, `component:`, `rule:` or `chapter:` and an id; empty: nowhere."""
    bold: bool


class BookBlock(Struct, forbid_unknown_fields=True):
    kind: Literal["paragraph", "list", "steps", "table", "example", "option", "picture"]
    text: list[BookSpan]
    rows: list[list[list[BookSpan]]]
    """Cells of a table, the head first; of a list, one cell in each row."""
    name: str
    """Of the option or the picture."""
    usual: str
    """The value of the option that the text tells of."""


class BookSection(Struct, forbid_unknown_fields=True):
    id: str
    """Empty: what stands below the title of the chapter."""
    title: str
    questions: list[str]
    """In words, that this section answers."""
    homes: list[str]
    """Terms of the glossary, and `family:` of components, that are explained here."""
    blocks: list[BookBlock]


class BookChapter(Struct, forbid_unknown_fields=True):
    id: str
    box: str
    title: str
    concerns: list[str]
    """Species, modes and modules; empty: everybody."""
    sections: list[BookSection]


class Rulebook(Struct, forbid_unknown_fields=True):
    """The rules to read, in one language."""

    chapters: list[BookChapter]


class Printed(Struct, forbid_unknown_fields=True):
    """A component as it lies in its box; no secret is in it."""

    id: str
    also: list[str]
    """Its name in the other languages."""
    face: Component


class Printing(Struct, forbid_unknown_fields=True):
    """Every component of every box."""

    components: list[Printed]


class ReplayOf(Struct, forbid_unknown_fields=True):
    """Whose eyes. Before the end: the secret's own seat, or without a secret the public view."""

    secret: Secret | None = None
    seat: SeatNumber | None = None
    """After the end anybody may look through the eyes of any seat; None: the secret's own, or the public view."""
    language: Language = DEFAULT
    at: Annotated[int, Meta(ge=0)] | None = None
    """None: the list of moments only."""
    watch: Secret | None = None
    """As in `Hello`."""


class ReplayMoment(Struct, forbid_unknown_fields=True):
    """One thing that changed for this viewer."""

    at: int
    round: int
    phase: str
    turn: int
    """The seat whose turn it is; -1: nobody's."""
    lines: int
    """How many lines of the log were told up to here."""
    text: str
    """The last line told."""


class Replay(Struct, forbid_unknown_fields=True):
    moments: list[ReplayMoment]
    lines: list[Line]
    """The whole log as this viewer was told it; sent with the list of moments only."""
    view: msgspec.Raw | None
    """The viewer's view at the moment asked for."""
    report: list[str]
    matters: list[Matter] = []
    """Beside the board at that moment."""
    badges: list[list[Badge]] = []
    goals: list[Goal] = []
    dossiers: list[DossierSeat] = []
    """What was said, promised and seen by then; of a finished game, what was a lie."""


class BugReportOf(Struct, forbid_unknown_fields=True):
    """What whoever reports a bug may know of the table, as a file; nothing of it is kept or sent on."""

    secret: Secret | None = None
    watch: Secret | None = None
    language: Language = DEFAULT
    browser: Annotated[str, Meta(max_length=400)] = ""
    trouble: Annotated[str, Meta(max_length=2000)] = ""
    """The last thing that went wrong on the page."""


class TurningOf(Struct, forbid_unknown_fields=True):
    """Whose turning points; asked again and again until they are there. The table must be over."""

    secret: Secret | None = None
    seat: SeatNumber | None = None
    """None: the secret's own."""
    language: Language = DEFAULT
    cancel: bool = False
    """Stop working on them."""


class TurningPointInfo(Struct, forbid_unknown_fields=True):
    """Between two moments of the replay the seat's chance to survive changed, as it knew the table then."""

    at: int
    until: int
    round: int
    before: int
    """Per cent."""
    after: int
    games: int
    """Imagined tables behind each of the two."""
    lines: list[str]
    """What the seat was told in between; at most a few."""
    more: int
    """Lines left out."""
    sure: int = 100
    """How sure it is that the chance changed at all, in per cent."""


class ChanceInfo(Struct, forbid_unknown_fields=True):
    """A seat's chance to survive at one moment of the replay, estimated from what it knew then."""

    at: int
    round: int
    percent: int


class TurningPoints(Struct, forbid_unknown_fields=True):
    seat: int
    progress: int
    """Per cent of the work."""
    points: list[TurningPointInfo] | None
    """None: not yet."""
    curve: list[ChanceInfo] = []
    """At the beginning of each round, at a death, and at the end."""
    games: int = 0
    """Imagined tables behind each estimate of the curve."""


class TaleStep(Struct, forbid_unknown_fields=True):
    """A seat came to another Room."""

    at: int
    round: int
    room: int


class TaleDeath(Struct, forbid_unknown_fields=True):
    seat: int
    at: int
    round: int
    room: int
    """Where they were last seen; 0: nowhere."""
    cause: str
    by: str
    """The type of Intruder that killed them; empty: something else did."""
    text: str
    before: list[str]


class TaleSeat(Struct, forbid_unknown_fields=True):
    seat: int
    character: str
    who: str
    survived: bool
    won: bool
    infected: int
    """Infected cards among all own ones, whether they were checked or not."""
    led_from: int | None
    """The round from which this player led the Intruders."""
    numbers: dict[str, int]
    way: list[TaleStep]
    deaths: list[TaleDeath]
    temper: str
    """Of a bot that could talk, in words; empty: somebody else played."""


class TaleDeed(Struct, forbid_unknown_fields=True):
    """What somebody did to others, or to the ship (`others` is empty)."""

    seat: int
    others: list[int]
    at: int
    round: int
    kind: str
    text: str


class TaleMark(Struct, forbid_unknown_fields=True):
    """A death, an Encounter or a fire, on the map of the ways."""

    at: int
    round: int
    room: int
    kind: str
    seat: int
    """-1: nobody's."""
    text: str


class TaleParagraph(Struct, forbid_unknown_fields=True):
    by: int
    sentences: list[str]
    deadly: bool


class TaleChapter(Struct, forbid_unknown_fields=True):
    round: int
    headline: str
    paragraphs: list[TaleParagraph]


class Tale(Struct, forbid_unknown_fields=True):
    """A finished game with nothing hidden: only once it is over."""

    report: list[str]
    cause: str
    lost: bool
    """The ship no longer exists."""
    seats: list[TaleSeat]
    deeds: list[TaleDeed]
    marks: list[TaleMark]
    chapters: list[TaleChapter]
    numbers: dict[str, int]


class TableRecord(Struct, forbid_unknown_fields=True):
    """A finished game with all that proves its chance, for `nemesis verify` and other verifiers (docs/fairness.md)."""

    nemesis_record: int
    """The number of this format."""
    version: str
    """Of the game: another may have other rules."""
    code: str
    commitment: str
    key: str
    setup: dict[str, Any]
    origin: str | None
    """The position it began with, if it was not dealt."""
    moves: list[list[Any]]
    """`[seat, choice]`, or `["undo", choices taken back]`."""
    log: list[list[Any]]
    """Everything that happened, with all that was hidden: kind, data, seats that were told, hidden fields."""
    table: dict[str, Any]
    """The table at the end, every deck in its order."""


class Verdict(Struct, forbid_unknown_fields=True):
    """Whether a finished game follows from its key, as this server finds by playing it again."""

    honest: bool
    reason: str = ""
    """What does not follow from it. A page says it in its player's language (`error-<reason>`)."""
    values: dict[str, Any] = {}
    """What that sentence names."""
    choices: int = 0
    """Moves that were made again."""
    events: int = 0
    """Events of the log that were compared."""
    given: Literal["", "ship", "position"] = ""
    """What lay there before the first draw and does not follow from the key."""


class Health(Struct, forbid_unknown_fields=True):
    status: Literal["ok"]
    tables: int
    """Tables in play."""
    broken: int
    """Tables that could not be read when they were last asked for."""
    in_memory: int = 0
    """Tables in memory, finished ones too."""
    node: str | None = None
    """The process that answers, where several share a database. All counts are its own."""


class Ready(Struct, forbid_unknown_fields=True):
    """Moves can be saved now."""

    status: Literal["ready"] = "ready"


class Problem(Struct, forbid_unknown_fields=True):
    error: str
    message: str
    """For programmers and logs."""
    reason: str = ""
    """Of a `bad_setup`: what exactly is wrong. A page says it in its player's language (`error-<reason>`)."""
    values: dict[str, Any] = {}
    """What that sentence names: ids and numbers, one or a list of them."""


# -- socket: from the client ----------------------------------------------------------------------


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    ref: Ref | None = None
    """Any number; the answer carries it back."""


class Hello(FromClient, tag="hello"):
    """The first message. Without a secret: a spectator."""

    secret: Secret | None = None
    since: Annotated[str, Meta(pattern="^[0-9]{1,9}-[0-9]{1,9}$")] | None = None
    """`upto` of the last update this client was sent: it gets only the lines of the log after that."""
    language: Language | None = None
    """None: the seat's own; English for a spectator."""
    watch: Secret | None = None
    """From the link to watch, where a spectator needs it (`TableInfo.watch_by_link`)."""


class Choose(FromClient, tag="choose"):
    ask: Annotated[str, Meta(max_length=40)]
    """The id of the question; it names the seat and the moment, so a late answer changes nothing."""
    choice: Annotated[int, Meta(ge=0)]
    """Index of the option."""


class Say(FromClient, tag="say"):
    text: Words


class Undo(FromClient, tag="undo"):
    """Take back everything since before this seat's last choice."""


class Vote(FromClient, tag="vote"):
    vote: int
    agree: bool


class SetBot(FromClient, tag="set_bot"):
    """Give a seat to a bot, or take it back (`bot` null). Another player's seat only by vote, while he is away."""

    seat: SeatNumber
    bot: BotName | None


class SetLanguage(FromClient, tag="set_language"):
    language: Language


class WhyNot(FromClient, tag="why_not"):
    """What is not possible now, and why."""


class AskCoach(FromClient, tag="ask_coach"):
    """What would the coach do? Only about one's own open question, at tables that play with it."""

    ask: Annotated[str, Meta(max_length=40)]
    """The id of the question."""


class StandingOrders(FromClient, tag="standing_orders"):
    """Reactions this seat declines in advance, by kind of question; the table's pause stays the same."""

    decline: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)]


class Claim(FromClient, tag="claim"):
    """Something a seat may do although it is not asked (`Module.claims`)."""

    claim: Annotated[str, Meta(max_length=40)]


class Transmit(FromClient, tag="transmit"):
    """Say something over the radio (`rules/radio.py`): a word of the vocabulary and what follows it."""

    said: Said


class AskRadio(FromClient, tag="ask_radio"):
    """What was said and done so far by whom, and what can be said; `said`: and how this would be read."""

    said: Said | None = None


class MomentSeen(FromClient, tag="moment_seen"):
    """In a hot-seat reaction window: this seat has looked, and lets the screen go on."""

    moment: int


class CloseSeats(FromClient, tag="close_seats"):
    """The host: whoever has the code may sit down on a free seat, or only whoever has a link to it."""

    closed: bool


class WatchByLink(FromClient, tag="watch_by_link"):
    """The host: whoever has the code may watch, or only whoever has the link. Each time another one is made."""

    only: bool


class WatchLink(FromClient, tag="watch_link"):
    """A player asks for the link to watch, to send it on. The answer is a `link`, empty where the code is enough."""


class Invite(FromClient, tag="invite"):
    """The host makes a link to an open seat: for one person, once. The answer is a `link`."""

    seat: SeatNumber


class HandOver(FromClient, tag="hand_over"):
    """A link by which one's own seat goes on on another device, once and within minutes. The answer is a `link`."""

    secret: Secret
    """One's own: that device will get it."""


class ChangeSecret(FromClient, tag="change_secret"):
    """A new secret for one's own seat; other devices are turned away. The answer is `secret_changed`."""


class MakeHost(FromClient, tag="make_host"):
    """The host hands on."""

    seat: SeatNumber


class Remove(FromClient, tag="remove"):
    """Somebody leaves for good: oneself, or another player (the host; without one by vote)."""

    seat: SeatNumber
    bot: BotName | None
    """Who goes on. Null: whoever comes next, if all others agree."""


class PlayAgain(FromClient, tag="play_again"):
    """Another table for the same people, once this game is over: everybody here is told. The first one stands."""

    next: Annotated[str, Meta(min_length=8, max_length=8, pattern="^[2-9a-z]+$")]
    """Its code."""


class Mute(FromClient, tag="mute"):
    """Somebody is not to be heard in the chat (the host; without one by vote)."""

    seat: SeatNumber
    muted: bool


ClientMessage = (
    Hello
    | Choose
    | Say
    | Undo
    | Vote
    | SetBot
    | SetLanguage
    | WhyNot
    | AskCoach
    | StandingOrders
    | Claim
    | Transmit
    | AskRadio
    | MomentSeen
    | CloseSeats
    | WatchByLink
    | WatchLink
    | Invite
    | HandOver
    | ChangeSecret
    | MakeHost
    | Remove
    | Mute
    | PlayAgain
)


# -- socket: to the client ------------------------------------------------------------------------


class ToClient(Struct, tag_field="type", kw_only=True):
    pass


class Risk(Struct):
    """One thing that may happen, with its chance."""

    id: str
    """`noise`, `encounter`, `danger`, `silence`, `hit`, `kill`..."""
    percent: int
    text: str
    why: str = ""
    """How the chance comes about: faces of a die, cards that may come."""
    about: str = ""
    """What it is about, where the option leaves that open: a weapon, a target, what comes first."""
    whole: bool = False
    """It is one part of a whole, with the others about the same that say so."""


class Option(Struct):
    value: Annotated[Any, Meta(extra={"typescript": "Choice"})]
    text: str
    risks: list[Risk] = []
    """Exact, from this seat's own knowledge; empty where nothing is left to chance or the table shows no odds."""
    label: str = ""
    """The text without its price and its note."""
    cost: str = ""
    """What it costs, in words; empty where nothing is paid."""
    note: str = ""
    """What the card, Item or Room says about it."""


class Question(Struct):
    id: str
    kind: Annotated[str, Meta(extra={"typescript": "QuestionKind"})]
    text: str
    options: list[Option]
    source: str = ""
    """The card, Room or rule behind it."""
    suggested: list[int] = []
    """Of a price: the options that together pay all that is left of it, the least worth keeping first."""


class Line(Struct):
    """One event of the log as this viewer is told it."""

    at: int
    event: str
    data: dict[str, Any]
    text: str
    """Empty: another line says it, this one only moves what is on the table."""
    term: str | None = None
    """The glossary term that says why this happens."""


class Matter(Struct):
    """What lies beside the board and counts for everybody."""

    id: str
    """The glossary term that explains it."""
    title: str
    text: str
    left: int | None = None
    """Rounds, tokens or actions that are left, where something is counted."""
    left_text: str = ""
    component: str = ""
    """The card, where it is one."""
    level: int = 0
    """Levels done, of so many."""
    levels: int = 0
    done: list[str] = []
    """What has been done for the running level."""
    rooms: list[int] = []
    """Where something can be done about it now."""
    urgent: bool = False
    pressing: bool = False
    """Something to act upon, told in full; the others are only counted."""
    seat: int | None = None
    """Who has it, where it can be somebody's."""


class Badge(Struct):
    """What lies on a character's board besides what every board has: a sign with its value, or a card."""

    id: str
    text: str
    sign: str = ""
    """A letter or two, where there is no drawing."""
    icon: str = ""
    """The name of a drawing that goes before the sign."""
    value: int | None = None
    """None: only that it is there."""
    term: str = ""
    """The glossary term that explains it."""
    component: str = ""
    """The card, where it is one that lies face up."""
    figure: str = ""
    """What is said of the figure on the map, where it too bears the sign: the marker of this id."""


class Condition(Struct):
    """One thing that has to be so at the end, as the viewer knows it."""

    id: str
    state: Literal["met", "open", "unknown", "lost"]
    text: str
    known: list[str] = []
    """What the viewer knows of it."""
    term: str = ""
    """The glossary term that explains it."""
    rooms: list[int] = []
    """Where something can be done about it, as far as known."""


class Goal(Struct):
    """What the viewer plays for: all of `needs`, and all of one of the `ways`."""

    id: str
    title: str
    component: str
    """The Objective or Quest Item, where it is one."""
    state: Literal["met", "open", "unknown", "lost"]
    needs: list[Condition]
    ways: list[list[Condition]]
    quest: bool
    """A Quest Item to be activated: nobody wins by it alone."""


class RadioWords(Struct):
    """Something that can be said by one press."""

    said: Annotated[list[Any], Meta(extra={"typescript": "(string | number)[]"})]
    text: str
    """As everybody will read it."""


class RadioRequest(Struct):
    """What somebody asks of this seat, or offers it, still without an answer."""

    line: int
    seat: int
    text: str
    answers: list[RadioWords]
    """Yes and no; a condition is put together on the page."""


class RadioNews(Struct):
    """What the radio wants of this seat now. Nobody else is told of it."""

    left: int
    """How often it may still speak in this round; answers are free."""
    requests: list[RadioRequest]
    announce: list[list[RadioWords]]
    """What it has learnt and told nobody: each as it is, then otherwise."""


class RadioChoice(Struct):
    value: Annotated[Any, Meta(extra={"typescript": "string | number"})]
    text: str
    seat: int | None = None
    """Of a line: who said it. An accusation names the same seat."""


class RadioPlace(Struct):
    """What follows a word: one of these."""

    id: str
    text: str
    choices: list[RadioChoice]


class RadioSaying(Struct):
    """A word of the vocabulary, ready to be said."""

    word: str
    sort: Literal["statement", "intention", "request", "offer", "answer", "reaction"]
    text: str
    places: list[RadioPlace]


class DossierLine(Struct):
    """What somebody said, and what this reader knows of it."""

    line: int
    round: int
    text: str
    mark: Literal["confirmed", "contradicted", "open", ""]
    """Empty: it claims nothing, or this reader said it."""
    lie: bool = False
    """After the game: the speaker knew better."""


class DossierPromise(Struct):
    line: int
    text: str
    state: Literal["due", "kept", "broken", "void"]


class DossierSeat(Struct):
    seat: int
    lines: list[DossierLine]
    """The latest first."""
    promises: list[DossierPromise]
    deeds: list[str]
    """What everybody saw of Engines, course and deals."""
    kept: int
    broken: int


class RadioAnswer(ToClient, tag="radio_answer"):
    """The dossier of everybody as this viewer may have it, and what can be said; to whoever asked alone."""

    ref: int | None
    seats: list[DossierSeat]
    vocabulary: list[RadioSaying]
    """Empty for spectators, and for whoever is out of reach."""
    sentence: str = ""
    """What was asked about, as everybody would read it; empty: nothing was, or it cannot be said now."""


class Chat(ToClient, tag="chat"):
    number: int
    seat: int
    text: str
    at: float


class Welcome(ToClient, tag="welcome"):
    """The first message: the commitment comes before any card."""

    code: str
    seat: int | None
    chat: list[Chat]
    commitment: str | None = None
    """As in `TableInfo`."""
    seed: int | None = None
    """As in `TableInfo`."""


class Update(ToClient, tag="update"):
    """What changed for this viewer since its last update: a part that is left out is as it was.

    The first one after `welcome` has every part, with the whole view. Of the log it has lines from `first` on.
    """

    first: int
    """The client keeps its lines before this index (fewer than it had: something was undone)."""
    upto: str
    """What to say as `since` when coming back."""
    lines: list[Line]
    view: Annotated[dict[str, Any], Meta(extra={"typescript": "Partial<View>"})] | UnsetType = UNSET
    """Parts of the view that changed, each as it is now."""
    rooms: Annotated[dict[str, Any], Meta(extra={"typescript": "Record<string, Partial<RoomView>>"})] | UnsetType = (
        UNSET
    )
    """Of the view's `rooms`, by index: what changed in each."""
    seats: Annotated[dict[str, Any], Meta(extra={"typescript": "Record<string, Partial<SeatView>>"})] | UnsetType = (
        UNSET
    )
    """Of the view's `seats`, by index: what changed in each."""
    ask: Question | UnsetType | None = UNSET
    undo: Literal["free", "vote"] | UnsetType | None = UNSET
    report: list[str] | UnsetType = UNSET
    claims: list[str] | UnsetType = UNSET
    """What this seat may claim now (see `Claim`)."""
    declined: list[str] | UnsetType = UNSET
    """This seat's standing orders."""
    matters: list[Matter] | UnsetType = UNSET
    """The most pressing first; empty in the classic game."""
    badges: list[list[Badge]] | UnsetType = UNSET
    """Of each seat, as this viewer sees it."""
    goals: list[Goal] | UnsetType = UNSET
    """What this seat plays for, and how far it is; spectators have none."""
    radio: RadioNews | UnsetType | None = UNSET
    """None: this table has no radio, or this viewer no voice."""
    key: str | UnsetType | None = UNSET
    """The key of the table's chance, once the game is over (`TableInfo.commitment`)."""


class Clocks(ToClient, tag="clocks"):
    """Seconds left for each seat (None: no clock), and whose run now. Sent when they start or stop."""

    left: list[float | None]
    running: list[int]
    sand: float | None = None
    """Seconds until a real clock of the game itself runs out; None: there is none, or it does not run."""


class HotSeatMoment(ToClient, tag="hot_seat_moment"):
    """A reaction window at one screen: pass it to each of these seats in turn, also to those who cannot react.

    The client answers with `moment_seen` from each seat, or with its choice where it is asked.
    """

    moment: int
    seats: list[int]
    lines: int
    """The log up to this line is what they react to."""


class Seats(ToClient, tag="seats"):
    seats: list[SeatInfo]
    closed: bool = False
    """As in `TableInfo`."""
    watch_by_link: bool = False
    watching: int = 0
    """How many spectators are here."""
    next: str | None = None
    """As in `TableInfo`."""


class Link(ToClient, tag="link"):
    """What stands behind the `#` of a link, for whoever asked for it alone."""

    ref: int | None
    token: str


class SecretChanged(ToClient, tag="secret_changed"):
    """The seat's new secret, for whoever asked for it alone."""

    ref: int | None
    secret: str


class VoteOpen(ToClient, tag="vote_open"):
    vote: int
    about: About
    by: int
    seat: int | None
    """The seat that it is about."""
    agreed: list[int]
    needed: list[int]


class VoteClosed(ToClient, tag="vote_closed"):
    vote: int
    passed: bool


class Done(ToClient, tag="done"):
    """The message was carried out; a move is saved before this is sent."""

    ref: int | None


class Impossible(Struct):
    action: Any
    text: str
    reason: str


class WhyNotAnswer(ToClient, tag="why_not_answer"):
    ref: int | None
    impossible: list[Impossible]


class CoachOption(Struct):
    """One option as the imagined tables saw it; chances in whole per cent."""

    choice: int
    """Its index among the options of the question."""
    games: int
    survive: int
    win: int
    wound: int
    """Wounded, or dead, soon after."""
    work: int | None
    """How much of the Objectives that a crew shares will be met; null where nothing is shared."""
    text: str
    """The same in words."""
    risks: list[Risk] = []
    """Exact, where there are exact odds."""


class CoachAnswer(ToClient, tag="coach_answer"):
    """An estimate from this seat's own knowledge, sent to nobody else."""

    ref: int | None
    ask: str
    choice: int
    """The option it would take."""
    games: int
    options: list[CoachOption]
    """That one first; options that were not tried are left out."""
    doubt: str
    """To be said first: which options cannot be told apart; empty where one stands out."""
    comparison: list[str]
    """With it, and without it."""
    reasons: list[str]
    estimate: str
    """What all this rests on."""


class Error(ToClient, tag="error"):
    error: str
    message: str
    ref: int | None = None
    retry_after: int | None = None
    """Of a `too_many`: seconds until it may work."""


ServerMessage = (
    Welcome
    | Update
    | Seats
    | Link
    | SecretChanged
    | Chat
    | VoteOpen
    | VoteClosed
    | Done
    | WhyNotAnswer
    | RadioAnswer
    | CoachAnswer
    | Clocks
    | HotSeatMoment
    | Error
)


class Refused(Exception):
    """A message that cannot be carried out: nothing has changed."""

    def __init__(self, error: ErrorCode, message: str, reason: str = "", values: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.error = error
        self.message = message
        self.reason = reason
        self.values = values or {}

    @property
    def retry_after(self) -> int | None:
        """Seconds until it may work; None: not known."""
        return self.values.get("seconds") if self.error == "too_many" else None


def spent_too_much(seconds: float) -> Refused:
    """Too much of the server's time was used; what is wanted may be had after so many seconds."""
    wait = max(1, ceil(seconds))
    return Refused(
        "too_many", f"this took too much of the server's time; try again in {wait} s", values={"seconds": wait}
    )


def as_bytes(message: Any) -> bytes:
    """As JSON, the way it is sent."""
    return msgspec.json.encode(message)


def as_text(message: Any) -> str:
    return as_bytes(message).decode()


def parse(raw: str | bytes) -> ClientMessage:
    """A client's message, or `Refused` with what is wrong with it."""
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", f"this message is not understood: {error}") from None


def ref_in(raw: str | bytes) -> int | None:
    """The `ref` of a message that is not understood, if that much can be read: its sender waits for an answer."""
    try:
        return referring.decode(raw).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class Referring(Struct):
    ref: Ref | None = None


decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
referring = msgspec.json.Decoder(Referring)
