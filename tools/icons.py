"""Draw the icons of the installed page from its SVG: `python tools/icons.py`, with Chromium, into web/public."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
INK = "#070b10"
COLOURS = 64
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.72),
    "icon-apple-180.png": (180, 0.86),
}
"""Name -> size in pixels, and how much of it the drawing takes: a system may cut a circle out of a maskable one."""


def drawn(page: Page, size: int, share: float) -> bytes:
    svg = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    ground = INK if share < 1 else "transparent"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>html{{background:{ground}}}body{{margin:0;height:100vh;display:grid;place-items:center}}"
        f"svg{{width:{size * share}px}}</style>{svg}"
    )
    picture = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    small = io.BytesIO()
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(small, "PNG", optimize=True)
    return small.getvalue()


def main() -> None:
    with sync_playwright() as playwright:
        path = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, share) in ICONS.items():
            data = drawn(page, size, share)
            (PUBLIC / name).write_bytes(data)
            print(f"{name}: {len(data)} bytes")
        browser.close()


if __name__ == "__main__":
    main()
