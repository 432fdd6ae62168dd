"""The API: one list of endpoints, whatever carries the requests. The OpenAPI document is made from it."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from ...errors import BadSetup
from ...text import LANGUAGES, Texts
from ...text.messages import fluent_source
from ..limits import add_to_bill
from ..lobby.bug_reports import bug_report
from ..lobby.lobby import Lobby
from ..logs import log
from ..lookup.catalogue import catalogue
from ..lookup.rulebook import encoded_components, encoded_rulebook
from ..lookup.sheet import encoded_sheet, term_info
from ..messages import (
    BugReportOf,
    Catalogue,
    Health,
    Join,
    Joined,
    Mine,
    MyTables,
    NewTable,
    Printing,
    Problem,
    Ready,
    Refused,
    Replay,
    ReplayOf,
    Rulebook,
    Sheet,
    TableInfo,
    TableRecord,
    TakeOver,
    Tale,
    Terms,
    TurningOf,
    TurningPoints,
    Verdict,
)
from ..table.data.seats import new_secret
from ..table.ports import Conflict, Unavailable
from ..table.table import Table
from ..table.viewers.rendering import encoded_pack, mark_of

STATUS = {
    "bad_message": 400, "bad_link": 403, "not_allowed": 403, "watch_closed": 403, "not_found": 404,
    "no_such_seat": 404, "closed": 409, "taken": 409, "not_over": 409, "not_provable": 409, "seats_closed": 409,
    "stale": 409, "too_large": 413, "wrong_host": 421, "bad_name": 422, "bad_setup": 422, "too_many": 429,
    "internal": 500, "coach_failed": 503, "not_saved": 503, "table_broken": 503, "unavailable": 503,
}  # fmt: skip


@dataclass(frozen=True)
class Call:
    """A request, without its body."""

    lobby: Lobby
    values: Mapping[str, str]
    """What stands in the path for its names in braces."""
    may_create: Callable[[], bool]
    """Counts a new table against the limit of whoever asks."""
    client: str = ""
    """The address of whoever asks; empty where there is only one."""


@dataclass(frozen=True)
class Encoded:
    """An answer that is ready to be sent. `mark`: by which a browser knows it again."""

    body: bytes
    media_type: str = "application/json"
    mark: str = ""
    for_ever: bool = False
    """What is at this address never changes."""


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    handler: Callable[[Call, Any], Awaitable[Any]]
    takes: Any = None
    gives: Any = None
    """The type of the answer; or the media type of a text."""
    status: int = 200
    problems: tuple[str, ...] = ()
    limited: bool = True
    """Counts against the requests of an address; what watches the server may always ask."""
    price: float = 0.0
    """Milliseconds of CPU time that are not measured: of processes, and of the database."""


async def table_of(call: Call) -> Table:
    table = await call.lobby.find(call.values["code"])
    if table is None:
        raise Refused("not_found", "there is no table with this code")
    return table


async def health(call: Call, _: None) -> Health:
    return call.lobby.health()


async def ready(call: Call, _: None) -> Ready:
    await call.lobby.check_ready()
    return Ready()


async def offered(call: Call, _: None) -> Catalogue:
    return catalogue()


def language_of(call: Call) -> str:
    language = call.values["language"]
    if language not in LANGUAGES:
        raise Refused("not_found", f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


async def texts(call: Call, _: None) -> Encoded:
    return text_file(language_of(call))


@cache
def text_file(language: str) -> Encoded:
    """All messages of a language."""
    source = fluent_source(language).encode()
    return Encoded(source, "text/plain", f'W/"{hashlib.sha256(source).hexdigest()[:16]}"')


async def terms(call: Call, _: None) -> Terms:
    return glossary(language_of(call))


@cache
def glossary(language: str) -> Terms:
    return Terms([term_info(term) for term in Texts(language).every_way()])


async def rulebook(call: Call, _: None) -> Encoded:
    return marked(await asyncio.to_thread(encoded_rulebook, language_of(call)))


async def printing(call: Call, _: None) -> Encoded:
    return marked(await asyncio.to_thread(encoded_components, language_of(call)))


def marked(body: bytes) -> Encoded:
    return Encoded(body, mark=f'W/"{hashlib.sha256(body).hexdigest()[:16]}"')


async def sheet(call: Call, _: None) -> Encoded:
    table = await table_of(call)
    return Encoded(await asyncio.to_thread(encoded_sheet, table.game.rules, language_of(call)))


async def pack(call: Call, _: None) -> Encoded:
    """By its mark, which is in the set-up: it can be kept for ever."""
    found = (await table_of(call)).game.setup.to_data().get("data_pack")
    body = b"" if found is None else encoded_pack(found)
    if found is None or mark_of(body) != call.values["mark"]:
        raise Refused("not_found", "this table has no such data pack")
    return Encoded(body, mark=f'"{call.values["mark"]}"', for_ever=True)


async def create(call: Call, new: NewTable) -> TableInfo:
    if not call.may_create():
        raise Refused("too_many", "too many new tables from this address; wait a while")
    try:
        return (await call.lobby.create(new, call.client)).info()
    except BadSetup as error:
        raise Refused("bad_setup", str(error), error.reason, error.values) from None


async def info(call: Call, _: None) -> TableInfo:
    return (await table_of(call)).info()


async def join(call: Call, wanted: Join) -> Joined:
    table = await table_of(call)
    secret = new_secret()
    seat = await table.seating.join(wanted.seat, wanted.name, wanted.language, secret, wanted.invitation)
    return Joined(code=table.code, seat=seat, secret=secret)


async def take_over(call: Call, given: TakeOver) -> Joined:
    table = await table_of(call)
    seat, secret = table.links.take_over(given.token)
    return Joined(code=table.code, seat=seat, secret=secret)


async def bug(call: Call, of: BugReportOf) -> Encoded:
    table = await table_of(call)
    return Encoded((await asyncio.to_thread(bug_report, table, of)).encode())


async def mine(call: Call, given: Mine) -> MyTables:
    return MyTables(tables=await call.lobby.mine(given.secrets))


async def replay(call: Call, of: ReplayOf) -> Replay:
    return await call.lobby.replay(await table_of(call), of)


async def turning(call: Call, of: TurningOf) -> TurningPoints:
    return await call.lobby.turning(await table_of(call), of)


async def tale(call: Call, _: None) -> Tale:
    return await call.lobby.tales.tale(await table_of(call), language_of(call))


async def chronicle(call: Call, _: None) -> Encoded:
    page = await call.lobby.chronicle(await table_of(call), language_of(call))
    return Encoded(page.encode(), "text/html")


async def record(call: Call, _: None) -> TableRecord:
    return await call.lobby.records.record(await table_of(call))


async def verdict(call: Call, _: None) -> Verdict:
    return await call.lobby.records.verdict(await table_of(call))


async def openapi(call: Call, _: None) -> dict[str, Any]:
    return document()


ENDPOINTS = (
    Endpoint("GET", "/api/health", "Does the server live?", health, gives=Health, limited=False),
    Endpoint("GET", "/api/ready", "Can moves be saved?", ready, gives=Ready, problems=("unavailable",), limited=False),
    Endpoint("GET", "/api/openapi.json", "This document", openapi),
    Endpoint("GET", "/api/catalogue", "All that can be set up", offered, gives=Catalogue),
    Endpoint("GET", "/api/texts/{language}", "Every message of a language, as Fluent", texts, gives="text/plain",
             problems=("not_found",)),
    Endpoint("GET", "/api/terms/{language}", "The glossary, and what expansions change in it", terms, gives=Terms,
             problems=("not_found",)),
    Endpoint("GET", "/api/rulebook/{language}", "The rules to read, in chapters", rulebook, gives=Rulebook,
             problems=("not_found",)),
    Endpoint("GET", "/api/components/{language}", "Every component of every box", printing, gives=Printing,
             problems=("not_found",)),
    Endpoint("GET", "/api/tables/{code}/packs/{mark}", "The data pack of a table, by its hash", pack,
             problems=("not_found",)),
    Endpoint("GET", "/api/tables/{code}/sheet/{language}", "The board and every component of a table", sheet,
             gives=Sheet, problems=("not_found",)),
    Endpoint("POST", "/api/tables", "Create a table", create, NewTable, TableInfo, 201,
             ("bad_setup", "not_found", "not_allowed", "not_over"), price=10.0),
    Endpoint("GET", "/api/tables/{code}", "What anybody may know of a table", info, gives=TableInfo,
             problems=("not_found",)),
    Endpoint("POST", "/api/tables/{code}/seats", "Join a seat; its secret is told once", join, Join, Joined, 201,
             ("not_found", "taken", "seats_closed", "closed", "bad_name", "bad_link")),
    Endpoint("POST", "/api/tables/{code}/device", "Go on with a seat on another device; a link does it once",
             take_over, TakeOver, Joined, 201, ("not_found", "bad_link")),
    Endpoint("POST", "/api/tables/{code}/bug", "A file for whoever repairs it, of what this viewer may know", bug,
             BugReportOf, problems=("not_found", "not_allowed", "watch_closed")),
    Endpoint("POST", "/api/tables/{code}/replay", "The game again, through the eyes of one viewer", replay, ReplayOf,
             Replay, problems=("not_found", "not_allowed", "watch_closed")),
    Endpoint("POST", "/api/tables/{code}/turning", "Turning points of a seat, once the game is over",
             turning, TurningOf, TurningPoints, problems=("not_found", "not_allowed", "not_over", "coach_failed"),
             price=20.0),
    Endpoint("GET", "/api/tables/{code}/tale/{language}", "The whole game with nothing hidden, once it is over", tale,
             gives=Tale, problems=("not_found", "not_over")),
    Endpoint("GET", "/api/tables/{code}/chronicle/{language}", "The same as one page to keep, once it is over",
             chronicle, gives="text/html", problems=("not_found", "not_over")),
    Endpoint("GET", "/api/tables/{code}/record", "The game with all that proves its chance, once it is over", record,
             gives=TableRecord, problems=("not_found", "not_over", "not_provable")),
    Endpoint("GET", "/api/tables/{code}/verdict", "Does the game follow from its key? Once it is over", verdict,
             gives=Verdict, problems=("not_found", "not_over", "not_provable")),
    Endpoint("POST", "/api/mine", "The tables that these secrets open", mine, Mine, MyTables),
)  # fmt: skip


def decoded(body: bytes, takes: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=takes)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", f"this request is not understood: {error}") from None


async def carried_out(endpoint: Endpoint, call: Call, given: Any) -> tuple[int, Encoded]:
    """The status and the answer; `Refused` says why not."""
    add_to_bill(endpoint.price)
    try:
        answer = await endpoint.handler(call, given)
    except Refused:
        raise
    except Unavailable:
        log.warning("unavailable", path=endpoint.path, exc_info=True)
        raise Refused("unavailable", "what is stored cannot be reached at the moment; try again") from None
    except Conflict:
        raise Refused("stale", "the table has moved on; look again") from None
    encoded = answer if isinstance(answer, Encoded) else Encoded(msgspec.json.encode(answer))
    return endpoint.status, encoded


def problem(refused: Refused) -> tuple[int, Encoded]:
    said = Problem(refused.error, refused.message, refused.reason, refused.values)
    return STATUS[refused.error], Encoded(msgspec.json.encode(said))


def document() -> dict[str, Any]:
    """The OpenAPI description of exactly these endpoints."""
    types = [t for e in ENDPOINTS for t in (e.takes, e.gives) if t is not None and not isinstance(t, str)]
    _, components = msgspec.json.schema_components([*types, Problem], ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        problems = {"internal", *endpoint.problems, *(["too_many"] if endpoint.limited else [])}
        if endpoint.takes is not None:
            problems |= {"bad_message", "too_large"}
        if endpoint.takes in (Join, ReplayOf, TurningOf):
            problems.add("no_such_seat")
        answers: dict[str, Any] = {str(endpoint.status): answer(endpoint.summary, endpoint.gives)}
        answers |= {str(STATUS[p]): answer("Refused, with the reason", Problem) for p in sorted(problems)}
        operation: dict[str, Any] = {"summary": endpoint.summary, "responses": answers}
        if endpoint.takes is not None:
            operation["requestBody"] = {"required": True, "content": content(endpoint.takes)}
        named = re.findall(r"{(\w+)}", endpoint.path)
        if named:
            operation["parameters"] = [parameter(name) for name in named]
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Nemesis, the digital edition", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def answer(summary: str, gives: Any) -> dict[str, Any]:
    return {"description": summary, "content": content(gives) if gives else {"application/json": {"schema": {}}}}


def parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def content(type: Any) -> dict[str, Any]:
    if isinstance(type, str):
        return {type: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{type.__name__}"}}}
