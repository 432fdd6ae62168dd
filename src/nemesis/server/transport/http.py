"""The endpoints over HTTP."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ..limits import household
from ..messages import Refused, spent_too_much
from .endpoints import ENDPOINTS, Call, Encoded, Endpoint, decoded, problem
from .pages import FOREVER

BODY_SECONDS = 30.0
"""For a body to arrive."""


def address_of(request: Request) -> str:
    return household(request.client.host) if request.client is not None else ""


async def body_of(request: Request, takes: Any) -> Any:
    """The decoded body, read no further than the cap."""
    if takes is None:
        return None
    cap = request.app.state.settings.body_bytes
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > cap:
                    raise Refused("too_large", f"a request may have {cap} bytes")
    except (ClientDisconnect, TimeoutError):
        raise Refused("bad_message", "the request was cut off") from None
    return decoded(bytes(body), takes)


def response(request: Request, status: int, answer: Encoded) -> Response:
    """What a browser has already is not sent again."""
    if not answer.mark:
        return Response(answer.body, status, media_type=answer.media_type)
    headers = {"etag": answer.mark, "cache-control": FOREVER if answer.for_ever else "no-cache"}
    if answer.mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(answer.body, status, headers, media_type=answer.media_type)


def with_patience(response: Response, refused: Refused) -> Response:
    if refused.retry_after is not None:
        response.headers["retry-after"] = str(refused.retry_after)
    return response


def route(endpoint: Endpoint) -> Route:
    async def handle(request: Request) -> Response:
        state, address = request.app.state, address_of(request)
        try:
            if endpoint.limited and not state.requests.take(address):
                raise Refused("too_many", "too many requests; wait a moment")
            if endpoint.limited and (wait := state.costs.wait(address)):
                raise spent_too_much(wait)
            given = await body_of(request, endpoint.takes)
            call = Call(state.lobby, request.path_params, partial(state.new_tables.take, address), address)
            status, answer = await state.costs.carry_out(address, state.others.answer(endpoint, call, given))
        except Refused as refused:
            state.lobby.meters.refused(refused.error)
            status, answer = problem(refused)
            return with_patience(response(request, status, answer), refused)
        return response(request, status, answer)

    return Route(endpoint.path, handle, methods=[endpoint.method])


ROUTES = [route(endpoint) for endpoint in ENDPOINTS]
