"""The HTTP API. One list of endpoints makes both the routes and the OpenAPI document."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ...errors import BadSetup
from ...text import LANGUAGES, Texts
from ...text.messages import fluent_source
from ..lobby.lobby import Lobby, new_secret
from ..lookup.catalogue import catalogue
from ..lookup.sheet import encoded_sheet, term_info
from ..messages import (
    Catalogue,
    Health,
    Join,
    Joined,
    Mine,
    MyTables,
    NewTable,
    Problem,
    Refused,
    Replay,
    ReplayOf,
    Sheet,
    TableInfo,
    TableRecord,
    Terms,
    TurningOf,
    TurningPoints,
    Verdict,
)
from ..table.table import Table

STATUS = {
    "bad_message": 400, "not_allowed": 403, "not_found": 404, "no_such_seat": 404, "taken": 409, "not_over": 409,
    "not_provable": 409, "seats_closed": 409, "too_large": 413, "bad_setup": 422, "too_many": 429, "coach_failed": 503,
}  # fmt: skip


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    handler: Callable[[Request, Any], Awaitable[Any]]
    takes: Any = None
    gives: Any = None
    """The type of the answer; `str`: plain text."""
    status: int = 200
    problems: tuple[str, ...] = ()


def address_of(request: Request) -> str:
    return request.client.host if request.client is not None else ""


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def table_of(request: Request) -> Table:
    table = await lobby_of(request).find(request.path_params["code"])
    if table is None:
        raise Refused("not_found", "there is no table with this code")
    return table


async def health(request: Request, _: None) -> Health:
    return lobby_of(request).health()


async def offered(request: Request, _: None) -> Catalogue:
    return catalogue()


def language_of(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refused("not_found", f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


async def texts(request: Request, _: None) -> Response:
    source, mark = text_file(language_of(request))
    headers = {"etag": mark, "cache-control": "no-cache"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(source, media_type="text/plain", headers=headers)


@cache
def text_file(language: str) -> tuple[bytes, str]:
    """All messages of a language, and the mark by which a browser knows them again."""
    source = fluent_source(language).encode()
    return source, f'W/"{hashlib.sha256(source).hexdigest()[:16]}"'


async def terms(request: Request, _: None) -> Terms:
    return glossary(language_of(request))


@cache
def glossary(language: str) -> Terms:
    return Terms([term_info(term) for term in Texts(language).every_way()])


async def sheet(request: Request, _: None) -> Response:
    table = await table_of(request)
    body = await asyncio.to_thread(encoded_sheet, table.game.rules, language_of(request))
    return Response(body, media_type="application/json")


async def create(request: Request, new: NewTable) -> TableInfo:
    if not request.app.state.new_tables.take(address_of(request)):
        raise Refused("too_many", "too many new tables from this address; wait a while")
    try:
        return (await lobby_of(request).create(new)).info()
    except BadSetup as error:
        raise Refused("bad_setup", str(error), error.reason, error.values) from None


async def info(request: Request, _: None) -> TableInfo:
    return (await table_of(request)).info()


async def join(request: Request, wanted: Join) -> Joined:
    table = await table_of(request)
    secret = new_secret()
    seat = await table.seating.join(wanted.seat, wanted.name, wanted.language, secret)
    return Joined(code=table.code, seat=seat, secret=secret)


async def mine(request: Request, given: Mine) -> MyTables:
    return MyTables(tables=await lobby_of(request).mine(given.secrets))


async def replay(request: Request, of: ReplayOf) -> Replay:
    return await lobby_of(request).replay(await table_of(request), of)


async def turning(request: Request, of: TurningOf) -> TurningPoints:
    return await lobby_of(request).turning(await table_of(request), of)


async def record(request: Request, _: None) -> TableRecord:
    return await lobby_of(request).records.record(await table_of(request))


async def verdict(request: Request, _: None) -> Verdict:
    return await lobby_of(request).records.verdict(await table_of(request))


async def openapi(request: Request, _: None) -> dict[str, Any]:
    return document()


ENDPOINTS = (
    Endpoint("GET", "/api/health", "Is the server well?", health, gives=Health),
    Endpoint("GET", "/api/openapi.json", "This document", openapi),
    Endpoint("GET", "/api/catalogue", "All that can be set up", offered, gives=Catalogue),
    Endpoint("GET", "/api/texts/{language}", "Every message of a language, as Fluent", texts, gives=str,
             problems=("not_found",)),
    Endpoint("GET", "/api/terms/{language}", "The glossary, and what expansions change in it", terms, gives=Terms,
             problems=("not_found",)),
    Endpoint("GET", "/api/tables/{code}/sheet/{language}", "The board and every component of a table", sheet,
             gives=Sheet, problems=("not_found",)),
    Endpoint("POST", "/api/tables", "Create a table", create, NewTable, TableInfo, 201,
             ("bad_setup", "not_found", "not_allowed", "not_over")),
    Endpoint("GET", "/api/tables/{code}", "What anybody may know of a table", info, gives=TableInfo,
             problems=("not_found",)),
    Endpoint("POST", "/api/tables/{code}/seats", "Join a seat; its secret is told once", join, Join, Joined, 201,
             ("not_found", "taken", "seats_closed")),
    Endpoint("POST", "/api/tables/{code}/replay", "The game again, through the eyes of one viewer", replay, ReplayOf,
             Replay, problems=("not_found", "not_allowed")),
    Endpoint("POST", "/api/tables/{code}/turning", "Turning points of a seat, once the game is over",
             turning, TurningOf, TurningPoints, problems=("not_found", "not_allowed", "not_over", "coach_failed")),
    Endpoint("GET", "/api/tables/{code}/record", "The game with all that proves its chance, once it is over", record,
             gives=TableRecord, problems=("not_found", "not_over", "not_provable")),
    Endpoint("GET", "/api/tables/{code}/verdict", "Does the game follow from its key? Once it is over", verdict,
             gives=Verdict, problems=("not_found", "not_over", "not_provable")),
    Endpoint("POST", "/api/mine", "The tables that these secrets open", mine, Mine, MyTables),
)  # fmt: skip


def json_response(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def body_of(request: Request, takes: Any) -> Any:
    """The decoded body, read no further than the cap."""
    if takes is None:
        return None
    cap = request.app.state.settings.body_bytes
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > cap:
                raise Refused("too_large", f"a request may have {cap} bytes")
    except ClientDisconnect:
        raise Refused("bad_message", "the request was cut off") from None
    try:
        return msgspec.json.decode(bytes(body), type=takes)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", f"this request is not understood: {error}") from None


def route(endpoint: Endpoint) -> Route:
    async def handle(request: Request) -> Response:
        try:
            if not request.app.state.requests.take(address_of(request)):
                raise Refused("too_many", "too many requests; wait a moment")
            given = await body_of(request, endpoint.takes)
            answer = await endpoint.handler(request, given)
            return answer if isinstance(answer, Response) else json_response(answer, endpoint.status)
        except Refused as refused:
            problem = Problem(refused.error, refused.message, refused.reason, refused.values)
            return json_response(problem, STATUS[refused.error])

    return Route(endpoint.path, handle, methods=[endpoint.method])


ROUTES = [route(endpoint) for endpoint in ENDPOINTS]


def document() -> dict[str, Any]:
    """The OpenAPI description of exactly these endpoints."""
    types = [t for e in ENDPOINTS for t in (e.takes, e.gives) if t not in (None, str)]
    _, components = msgspec.json.schema_components([*types, Problem], ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        problems = {"too_many", *endpoint.problems}
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
    if type is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{type.__name__}"}}}
