"""The browser edition: the built bundle in `nemesis/web`, as plain files."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUNDLE = Path(__file__).parents[2] / "web"
"""What `npm run build` in web/ makes: index.html, assets/ with hashed names, and a few files beside them."""
PAGES = ("/", "/new", "/t/{code}", "/t/{code}/screen", "/replay/{code}", "/learn", "/rules",
         "/rules/{place:path}", "/mine", "/career", "/settings")  # fmt: skip
NO_PAGES = ("/api/", "/assets/")
"""What is asked for there is data, never a page."""
MEDIA_TYPES = {
    ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".png": "image/png",
    ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json",
}  # fmt: skip
"""Of what is in the bundle; a Windows registry may say otherwise, and then no browser would run the page."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MISSING = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Nemesis</title></head>
<body>
<h1>Nemesis</h1>
<p>The browser edition is not in this installation: the folder <code>nemesis/web</code> is missing.
Build it with <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, or play in the terminal:
<code>nemesis play --text</code>.</p>
<p lang="fr">L’édition pour navigateur manque dans cette installation : le dossier <code>nemesis/web</code> est absent.
Construisez-la avec <code>npm ci &amp;&amp; npm run build</code> dans <code>web/</code>, ou jouez dans le terminal :
<code>nemesis play --text</code>.</p>
</body>
</html>
"""


for suffix, media_type in MEDIA_TYPES.items():
    mimetypes.add_type(media_type, suffix)


class Assets(StaticFiles):
    """Their names change with their contents, so a browser may cache them forever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        if answer.status_code in (200, 206, 304):
            answer.headers["cache-control"] = FOREVER
        return answer


def bundle_of(request: Request) -> Path:
    folder: Path = request.app.state.bundle
    return folder


async def page(request: Request) -> Response:
    """One page for every place; it reads the address itself."""
    index = bundle_of(request) / "index.html"
    if not index.is_file():
        return HTMLResponse(MISSING, 503, headers={"cache-control": "no-store"})
    return FileResponse(index, media_type="text/html", headers={"cache-control": ASK_AGAIN})


async def beside(request: Request) -> Response:
    """A file beside the page: an icon, the manifest."""
    name = request.path_params["name"]
    found = {path.name: path for path in bundle_of(request).glob("*") if path.is_file()}
    if name not in found:
        return await lost(request)
    return FileResponse(found[name], headers={"cache-control": ASK_AGAIN})


async def lost(request: Request) -> Response:
    """An address that is no place: the page says so, and shows the way back."""
    index = bundle_of(request) / "index.html"
    if request.url.path.startswith(NO_PAGES) or not index.is_file():
        return PlainTextResponse("Not Found", 404)
    return FileResponse(index, 404, media_type="text/html", headers={"cache-control": "no-store"})


def routes(bundle: Path) -> list[BaseRoute]:
    return [
        *(Route(path, page) for path in PAGES),
        Mount("/assets", Assets(directory=bundle / "assets", check_dir=False)),
        Route("/{name}", beside),
        Route("/{path:path}", lost),
    ]
