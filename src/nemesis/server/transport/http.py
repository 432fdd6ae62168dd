"""The endpoints over HTTP."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ..messages import Refused
from .endpoints import ENDPOINTS, Call, Encoded, Endpoint, carried_out, decoded, problem


def address_of(request: Request) -> str:
    return request.client.host if request.client is not None else ""


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
    return decoded(bytes(body), takes)


def response(request: Request, status: int, answer: Encoded) -> Response:
    """What a browser has already is not sent again."""
    if not answer.mark:
        return Response(answer.body, status, media_type=answer.media_type)
    headers = {"etag": answer.mark, "cache-control": "no-cache"}
    if answer.mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(answer.body, status, headers, media_type=answer.media_type)


def route(endpoint: Endpoint) -> Route:
    async def handle(request: Request) -> Response:
        state, address = request.app.state, address_of(request)
        try:
            if endpoint.limited and not state.requests.take(address):
                raise Refused("too_many", "too many requests; wait a moment")
            given = await body_of(request, endpoint.takes)
            call = Call(state.lobby, request.path_params, partial(state.new_tables.take, address), address)
            status, answer = await carried_out(endpoint, call, given)
        except Refused as refused:
            state.lobby.meters.refused(refused.error)
            status, answer = problem(refused)
        return response(request, status, answer)

    return Route(endpoint.path, handle, methods=[endpoint.method])


ROUTES = [route(endpoint) for endpoint in ENDPOINTS]
