"""Everything that crosses the wire, in both directions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Language = Literal["en", "fr"]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
Words = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]+$")]
Secret = Annotated[str, Meta(min_length=16, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Ref = Annotated[int, Meta(ge=0, le=2**31)]


# -- HTTP -----------------------------------------------------------------------------------------


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create. Without a seed in the set-up the server draws one."""

    setup: dict[str, Any] = {}
    bots: dict[str, str] = {}
    """Seats played by bots from the start: seat number to the bot's name."""


class Join(Struct, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None
    """None: the first seat that is neither joined nor a bot's."""
    language: Language = "en"


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


class TableInfo(Struct, forbid_unknown_fields=True):
    """What anybody with the invite code may know. Set-up without its seed."""

    code: str
    setup: dict[str, Any]
    seats: list[SeatInfo]
    over: bool


class Mine(Struct, forbid_unknown_fields=True):
    """Secrets travel in the body: a URL would be logged."""

    secrets: Annotated[list[Secret], Meta(max_length=100)]


class MyTable(Struct, forbid_unknown_fields=True):
    table: TableInfo
    seat: int
    asked: bool
    """Is this seat asked something now?"""


class MyTables(Struct, forbid_unknown_fields=True):
    tables: list[MyTable]


class Health(Struct, forbid_unknown_fields=True):
    status: Literal["ok"]
    tables: int
    """Tables in play."""
    broken: int
    """Tables that could not be resumed."""


class Problem(Struct, forbid_unknown_fields=True):
    error: str
    message: str


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
    bot: Annotated[str, Meta(max_length=40)] | None


class SetLanguage(FromClient, tag="set_language"):
    language: Language


class WhyNot(FromClient, tag="why_not"):
    """What is not possible now, and why."""


ClientMessage = Hello | Choose | Say | Undo | Vote | SetBot | SetLanguage | WhyNot


# -- socket: to the client ------------------------------------------------------------------------


class ToClient(Struct, tag_field="type", kw_only=True):
    pass


class Option(Struct):
    value: Any
    text: str


class Question(Struct):
    id: str
    kind: str
    text: str
    options: list[Option]


class Line(Struct):
    """One event of the log as this viewer is told it."""

    at: int
    event: str
    data: dict[str, Any]
    text: str


class Chat(ToClient, tag="chat"):
    number: int
    seat: int
    text: str
    at: float


class Welcome(ToClient, tag="welcome"):
    code: str
    seat: int | None
    chat: list[Chat]


class Update(ToClient, tag="update"):
    """Replaces what the client showed; of the log, lines from `first` on."""

    view: msgspec.Raw
    ask: Question | None
    first: int
    """The client keeps its lines before this index (fewer than it had: something was undone)."""
    upto: str
    """What to say as `since` when coming back."""
    lines: list[Line]
    undo: Literal["free", "vote"] | None
    report: list[str]


class Seats(ToClient, tag="seats"):
    seats: list[SeatInfo]


class VoteOpen(ToClient, tag="vote_open"):
    vote: int
    about: Literal["undo", "bot"]
    by: int
    seat: int | None
    """The seat that would go to a bot."""
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


class Error(ToClient, tag="error"):
    error: str
    message: str
    ref: int | None = None


ServerMessage = Welcome | Update | Seats | Chat | VoteOpen | VoteClosed | Done | WhyNotAnswer | Error


class Refused(Exception):
    """A message that cannot be carried out: nothing has changed."""

    def __init__(self, error: str, message: str) -> None:
        super().__init__(message)
        self.error = error
        self.message = message


def as_text(message: Any) -> str:
    return msgspec.json.encode(message).decode()


def parse(raw: str | bytes) -> ClientMessage:
    """A client's message, or `Refused` with what is wrong with it."""
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", f"this message is not understood: {error}") from None


decoder = msgspec.json.Decoder(ClientMessage)
