"""The HTTP API. One list of endpoints makes both the routes and the OpenAPI document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ..errors import BadSetup
from .lobby import Lobby, new_secret
from .messages import Health, Join, Joined, Mine, MyTables, NewTable, Problem, Refused, TableInfo
from .table import Table

STATUS = {
    "bad_message": 400, "not_found": 404, "no_such_seat": 404, "taken": 409, "too_large": 413, "bad_setup": 422,
    "too_many": 429,
}  # fmt: skip


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    handler: Callable[[Request, Any], Awaitable[Any]]
    takes: Any = None
    gives: Any = None
    status: int = 200
    problems: tuple[str, ...] = ()


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


async def create(request: Request, new: NewTable) -> TableInfo:
    try:
        return (await lobby_of(request).create(new)).info()
    except BadSetup as error:
        raise Refused("bad_setup", str(error)) from None


async def info(request: Request, _: None) -> TableInfo:
    return (await table_of(request)).info()


async def join(request: Request, wanted: Join) -> Joined:
    table = await table_of(request)
    secret = new_secret()
    seat = await table.join(wanted.seat, wanted.name, wanted.language, secret)
    return Joined(code=table.code, seat=seat, secret=secret)


async def mine(request: Request, given: Mine) -> MyTables:
    return MyTables(tables=await lobby_of(request).mine(given.secrets))


async def openapi(request: Request, _: None) -> dict[str, Any]:
    return document()


ENDPOINTS = (
    Endpoint("GET", "/api/health", "Is the server well?", health, gives=Health),
    Endpoint("GET", "/api/openapi.json", "This document", openapi),
    Endpoint("POST", "/api/tables", "Create a table", create, NewTable, TableInfo, 201, ("bad_setup",)),
    Endpoint("GET", "/api/tables/{code}", "What anybody may know of a table", info, gives=TableInfo,
             problems=("not_found",)),
    Endpoint("POST", "/api/tables/{code}/seats", "Join a seat; its secret is told once", join, Join, Joined, 201,
             ("not_found", "taken")),
    Endpoint("POST", "/api/mine", "The tables that these secrets open", mine, Mine, MyTables),
)  # fmt: skip


def json_response(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def refusal(error: str, message: str) -> Response:
    return json_response(Problem(error, message), STATUS[error])


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
        client = request.client.host if request.client is not None else ""
        try:
            if not request.app.state.requests.take(client):
                raise Refused("too_many", "too many requests; wait a moment")
            given = await body_of(request, endpoint.takes)
            return json_response(await endpoint.handler(request, given), endpoint.status)
        except Refused as refused:
            return refusal(refused.error, refused.message)

    return Route(endpoint.path, handle, methods=[endpoint.method])


ROUTES = [route(endpoint) for endpoint in ENDPOINTS]


def document() -> dict[str, Any]:
    """The OpenAPI description of exactly these endpoints."""
    types = [t for e in ENDPOINTS for t in (e.takes, e.gives) if t is not None]
    _, components = msgspec.json.schema_components([*types, Problem], ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        problems = {"too_many", *endpoint.problems}
        if endpoint.takes is not None:
            problems |= {"bad_message", "too_large"}
        if endpoint.takes is Join:
            problems.add("no_such_seat")
        answers: dict[str, Any] = {str(endpoint.status): answer(endpoint.summary, endpoint.gives)}
        answers |= {str(STATUS[p]): answer("Refused, with the reason", Problem) for p in sorted(problems)}
        operation: dict[str, Any] = {"summary": endpoint.summary, "responses": answers}
        if endpoint.takes is not None:
            operation["requestBody"] = {"required": True, "content": content(endpoint.takes)}
        if "{code}" in endpoint.path:
            operation["parameters"] = [{"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}]
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Nemesis, the digital edition", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def answer(summary: str, gives: Any) -> dict[str, Any]:
    return {"description": summary, "content": content(gives) if gives else {"application/json": {"schema": {}}}}


def content(type: Any) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{type.__name__}"}}}
