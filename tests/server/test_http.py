"""The HTTP API: creating, joining, listing; its limits; its description."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from nemesis.server.messages import Health, MyTables, Problem, TableInfo
from nemesis.server.transport.endpoints import ENDPOINTS, document
from nemesis.server.transport.http import ROUTES

from .playing import Server


def test_the_document_describes_exactly_the_endpoints_and_what_they_answer(server: Server) -> None:
    assert server.get("/api/openapi.json")[1] == json.loads(json.dumps(document()))
    described = {(method.upper(), path) for path, found in document()["paths"].items() for method in found}
    served = {(m, r.path) for r in ROUTES for m in (r.methods or set()) if m != "HEAD"}
    assert described == served == {(e.method, e.path) for e in ENDPOINTS}
    code = server.table(players=2)
    answers: list[tuple[Any, tuple[int, Any]]] = [
        (Health, server.get("/api/health")),
        (TableInfo, server.get(f"/api/tables/{code}")),
        (MyTables, server.post("/api/mine", {"secrets": [server.join(code)[1]]})),
        (Problem, server.get("/api/tables/nonesuch")),
    ]
    for kind, (_, body) in answers:
        msgspec.convert(body, kind)


def test_every_reference_of_the_document_is_defined() -> None:
    text = json.dumps(document())
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= document()["components"]["schemas"].keys()


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"setup": {"players": 9}}, "from 1 to 5"),
        ({"setup": {"species": "cats"}}, "unknown species 'cats'"),
        ({"setup": {"colour": "red"}}, "unknown set-up entry"),
        ({"setup": {"options": {"kill_rule": []}}}, "kill_rule"),
        ({"setup": {"options": {"kill_rule": {"a": 1}}}}, "kill_rule"),
        ({"setup": {"players": 2}, "bots": {"7": "crew"}}, "no seat '7'"),
        ({"setup": {"players": 2}, "bots": {"0": "deep"}}, "unknown bot 'deep'"),
        ({"setup": {"data_pack": {"x": 1}}}, ""),
    ],
)
def test_a_bad_set_up_is_refused_with_the_reason(server: Server, body: Any, words: str) -> None:
    status, problem = server.post("/api/tables", body)
    assert status == 422 and problem["error"] == "bad_setup" and words in problem["message"]


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b'{"setup": 3}', b'{"more": 1}', b"\xff\xfe", b"[" * 5000])
def test_a_request_that_is_no_request_is_refused(server: Server, raw: bytes) -> None:
    status, problem, _ = server.request("POST", "/api/tables", raw=raw)
    assert status == 400 and problem["error"] == "bad_message"


def test_a_request_that_is_too_large_is_refused(server: Server) -> None:
    status, problem, _ = server.request("POST", "/api/tables", raw=b" " * 300_000)
    assert status == 413 and problem["error"] == "too_large"


def test_a_seat_is_joined_once(server: Server) -> None:
    code = server.table(players=2)
    assert server.join(code, 1)[0] == 1
    assert server.post(f"/api/tables/{code}/seats", {"name": "Bob", "seat": 1})[0] == 409
    assert server.post(f"/api/tables/{code}/seats", {"name": "Bob", "seat": 3})[0] == 404
    assert server.join(code)[0] == 0
    assert server.post(f"/api/tables/{code}/seats", {"name": "Bob"})[0] == 409
    for name in ("", "x" * 41, "a\0b", "a\nb"):
        assert server.post(f"/api/tables/{code}/seats", {"name": name})[0] == 400
    for other in ("nonesuch", "%00", "..", "a" * 1000, "é"):
        assert server.post(f"/api/tables/{quote(other)}/seats", {"name": "Bob"})[0] == 404


def test_a_bot_gives_way_only_to_who_asks_for_its_seat(server: Server) -> None:
    code = server.table({"0": "crew", "1": "crew"}, players=2)
    assert server.post(f"/api/tables/{code}/seats", {"name": "Bob"})[0] == 409
    assert server.join(code, 1)[0] == 1
    assert [s["bot"] for s in server.get(f"/api/tables/{code}")[1]["seats"]] == ["crew", None]


def test_a_named_seed_is_told_to_all_and_the_secret_once(server: Server) -> None:
    """Whoever names the seed may know every card: then everybody may."""
    code = server.table(players=2, seed=987654321)
    seat, secret = server.join(code, name="Ada")
    info = server.get(f"/api/tables/{code}")[1]
    mine = server.post("/api/mine", {"secrets": [secret]})[1]
    assert mine["tables"] == [{"table": info, "seat": seat, "asked": True, "requests": 0}]
    assert info["seed"] == 987654321 and info["commitment"] is None and "seed" not in info["setup"]
    assert secret not in json.dumps([info, mine])
    assert server.post("/api/mine", {"secrets": ["x" * 32]})[1] == {"tables": []}


def test_secrets_are_neither_stored_nor_logged(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    try:
        code = server.table(players=2)
        _, secret = server.join(code)
        server.post("/api/mine", {"secrets": [secret]})
    finally:
        server.kill()
    assert code.encode() in server.log and secret.encode() not in server.log
    with sqlite3.connect(tmp_path / "tables.db") as db:
        assert secret not in "\n".join(db.iterdump())
    db.close()


def test_every_answer_has_strict_headers(server: Server) -> None:
    for path in ("/api/health", "/api/tables/nonesuch", "/nothing"):
        headers = server.request("GET", path)[2]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert headers["server"] is None
    assert server.request("GET", "/api/health")[2]["cache-control"] == "no-store"
