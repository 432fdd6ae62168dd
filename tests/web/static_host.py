"""A plain web host with the built page below a path, and a newer version of that page."""

from __future__ import annotations

import re
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from nemesis.static_site.build import digest, policy, put_list

BELOW = "/some/where/"


class Files(SimpleHTTPRequestHandler):
    """Files below a path, with the policy of the page on everything: also on the worker."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(BELOW) if path.startswith(BELOW) else "nothing")

    def end_headers(self) -> None:
        self.send_header("content-security-policy", policy())
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class StaticHost:
    """Can be stopped, and started again at the same address."""

    def __init__(self, site: Path) -> None:
        self.site = site
        self._server: ThreadingHTTPServer | None = None
        self._port = 0
        self.start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def address(self) -> str:
        return self.origin + BELOW

    def start(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), partial(Files, directory=str(self.site)))
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


def newer(site: Path) -> str:
    """The same page as another version, as if it were built anew into this folder; what it is called now."""
    (old,) = site.glob("engine-*")
    worker = old / "worker.mjs"
    replace(worker, worker.read_text(encoding="utf-8") + "// A later day.\n")
    version = digest(site)
    shutil.move(old, site / f"engine-{version}")
    index = site / "index.html"
    replace(index, re.sub(r"engine-\w+", f"engine-{version}", index.read_text(encoding="utf-8")))
    (site / "service-worker.js").unlink()
    put_list(site, version)
    return version


def replace(file: Path, text: str) -> None:
    """As another file: this one may have a second name elsewhere."""
    file.unlink()
    file.write_text(text, encoding="utf-8")
