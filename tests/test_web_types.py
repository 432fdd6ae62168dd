"""The TypeScript types of the browser edition are those of the messages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from nemesis.server import messages

ROOT = Path(__file__).parent.parent


def test_the_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "web_types.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_message_has_its_type() -> None:
    text = (ROOT / "web" / "src" / "messages.ts").read_text(encoding="utf-8")
    for union, name in ((messages.ClientMessage, "ClientMessage"), (messages.ServerMessage, "ServerMessage")):
        listed = text.split(f"export type {name} =")[1].split(";")[0]
        for struct in union.__args__:
            assert f"export interface {struct.__name__} {{" in text and f"| {struct.__name__}" in listed
