"""Debian's Firefox, driven by WebDriver BiDi over a socket of its own: no other driver is needed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import ClientConnection, connect

from ..needs import missing

PATIENCE = 120.0
"""Seconds after which an answer of the browser is no longer awaited: machines that do other things too are slow."""
ROOM = 60_000_000
"""Bytes that the pages of one host may keep: a fifth of what all may."""
PREFERENCES: dict[str, bool | int | str] = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "browser.download.always_ask_before_handling_new_types": False,
    "browser.download.folderList": 2,
    "browser.helperApps.neverAsk.saveToDisk": "application/json",
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.tabs.warnOnClose": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.disable_open_during_load": False,
    "dom.quotaManager.temporaryStorage.fixedLimit": 5 * ROOM // 1024,
    "dom.storageManager.prompt.testing": True,
    "dom.storageManager.prompt.testing.allow": False,
    "extensions.update.enabled": False,
    "intl.accept_languages": "en-GB",
    "intl.locale.requested": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}


class BidiError(Exception):
    """The browser refused a command."""


def program() -> str:
    """Where Firefox is; without it this is said, and in CI it is an error."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        missing("Firefox is missing: install Debian's package `firefox-esr`")
    return path


class Firefox:
    """One running browser with a profile of its own; a second one with the same profile finds what was stored."""

    def __init__(self, profile: Path, preferences: dict[str, bool | int | str] | None = None) -> None:
        self.downloads = profile / "downloads"
        self.downloads.mkdir(parents=True, exist_ok=True)
        self._said: list[dict[str, Any]] = []
        self._count = 0
        self._held = ExitStack()
        wanted = {**PREFERENCES, "browser.download.dir": str(self.downloads), **(preferences or {})}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wanted.items()]
        (profile / "user.js").write_text("".join(lines), encoding="utf-8")
        listening = profile / "WebDriverBiDiServer.json"
        listening.unlink(missing_ok=True)
        command = [program(), "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(profile)]
        quiet = {**os.environ, "MOZ_CRASHREPORTER_DISABLE": "1"}
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=quiet)
        try:
            self._socket = self._reach(listening)
            self.call("session.new", capabilities={})
            self.call("session.subscribe", events=["log.entryAdded"])
        except BaseException:
            self._process.kill()
            self._process.wait()
            raise

    def __enter__(self) -> Firefox:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _reach(self, listening: Path) -> ClientConnection:
        """The socket whose number the browser writes into its profile."""
        end = time.monotonic() + PATIENCE
        while True:
            assert self._process.poll() is None, "Firefox ended at once"
            assert time.monotonic() < end, "Firefox does not listen"
            try:
                at = json.loads(listening.read_text(encoding="utf-8"))
                address = f"ws://{at['ws_host']}:{at['ws_port']}/session"
                return self._held.enter_context(
                    connect(address, max_size=None, ping_interval=None, open_timeout=PATIENCE)
                )
            except (OSError, ValueError):
                time.sleep(0.05)

    def close(self) -> None:
        """As a person closes it: what is stored is stored."""
        try:
            self.call("browser.close")
            self._held.close()
            self._process.wait(PATIENCE)
        finally:
            if self._process.poll() is None:
                self._process.kill()
                self._process.wait()

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        while True:
            said = json.loads(self._socket.recv(PATIENCE))
            if said.get("id") == self._count:
                if said["type"] == "error":
                    raise BidiError(f"{method}: {said['error']}: {said['message']}")
                result: dict[str, Any] = said["result"]
                return result
            self._said.append(said)

    def complaints(self) -> list[str]:
        """What pages wrote to the console as errors and warnings since this was asked last."""
        self.call("session.status")
        said, self._said = self._said, []
        entries = [event["params"] for event in said if event.get("method") == "log.entryAdded"]
        return [entry["text"] or "" for entry in entries if entry["level"] in ("error", "warn")]
