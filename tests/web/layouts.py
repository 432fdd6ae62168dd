"""Whether the page can be used at every size: `python -m tests.web.layouts [--bundle FOLDER] [--questions N] [SIZE ...]`.

Plays games through the page and looks at every question whether all of it can be reached, read and pressed.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from ..server.playing import Server
from .conftest import AT_ONCE, PATIENCE
from .playing import ASKED, GAME, OPTION, answer, over

SIZES = [
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (640, 360),
    (720, 450),
]
"""The last two are laptops at 200 % zoom."""
TOUCHED = {(390, 844), (844, 390), (820, 1180)}
LANGUAGES = ("en", "fr")
PLACES = ["/", "/new", "/mine", "/learn", "/rules", "/settings"]
"""The pages around the table."""
SMALLEST = 11
"""Pixels of a letter's size on the screen."""
THREE_OPTIONS = 120
"""Pixels of the list that must be in sight, unless all of it is."""

MEASURE = """
({ smallest, least }) => {
  const told = [];
  const tell = (what, element, more = "") => {
    const words = (element.getAttribute?.("aria-label") || element.textContent || "").replace(/\\s+/g, " ").trim();
    const name = element.tagName.toLowerCase() + (element.classList?.[0] ? "." + element.classList[0] : "");
    told.push(`${what}: ${name} “${words.slice(0, 50)}”${more && " " + more}`);
  };
  const root = document.documentElement;
  const [wide, high] = [root.clientWidth, root.clientHeight];
  const dialog = document.querySelector("dialog[open]");
  const scope = dialog ?? document;
  const drawn = (e) => {
    const style = getComputedStyle(e);
    if (e.closest(".visually-hidden") || e.getClientRects().length === 0) return false;
    return style.visibility !== "hidden" && style.opacity !== "0";
  };
  const inSight = (box) => box.right > 0 && box.bottom > 0 && box.left < wide && box.top < high;
  const name = (e) => e.className?.baseVal ?? e.className;

  if (root.scrollWidth > wide + 1) told.push(`the page scrolls sideways: ${root.scrollWidth} > ${wide}`);

  // Panels lie beside each other.
  const table = document.querySelector(".table");
  const panels = table ? [...table.children].filter(drawn).filter((e) => !e.hasAttribute("data-over")) : [];
  panels.forEach((a, n) => panels.slice(n + 1).forEach((b) => {
    const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const over = [Math.min(p.right, q.right) - Math.max(p.left, q.left), Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top)];
    if (over[0] > 1 && over[1] > 1) told.push(`${name(a)} and ${name(b)} overlap by ${over.map(Math.round)}`);
  }));
  for (const panel of panels) {
    const box = panel.getBoundingClientRect();
    if (box.right > wide + 1 || box.bottom > Math.max(high, root.scrollHeight) + 1 || box.left < -1 || box.top + scrollY < -1)
      told.push(`${name(panel)} reaches out of the window`);
  }

  // Whatever clips or scrolls an element, up to the window.
  const clipped = (element) => {
    let box = element.getBoundingClientRect();
    let seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (let e = element.parentElement; e; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const b = e.getBoundingClientRect();
      seen = { left: Math.max(seen.left, b.left), right: Math.min(seen.right, b.right), top: Math.max(seen.top, b.top), bottom: Math.min(seen.bottom, b.bottom) };
    }
    return { left: Math.max(seen.left, 0), right: Math.min(seen.right, wide), top: Math.max(seen.top, 0), bottom: Math.min(seen.bottom, high) };
  };

  // Every option can be brought into sight and pressed in its middle.
  const list = scope.querySelector(".ask .groups");
  if (list) {
    const seen = clipped(list);
    const height = Math.max(0, seen.bottom - seen.top);
    if (height < Math.min(least, list.scrollHeight) - 1) told.push(`the options have ${Math.round(height)} px of height`);
  }
  for (const folded of scope.querySelectorAll(".groups details")) folded.open = true;
  const kept = [...document.querySelectorAll("*")].filter((e) => e.scrollTop || e.scrollLeft).map((e) => [e, e.scrollTop, e.scrollLeft]);
  for (const option of scope.querySelectorAll("[data-option]")) {
    if (!drawn(option) || option.disabled) continue;
    option.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = option.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.12], [0.5, 0.88]]) {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (!hit || !option.contains(hit)) {
        tell("cannot be pressed", option, hit ? "under " + (name(hit) || hit.tagName) : "out of sight");
        break;
      }
    }
  }
  for (const [e, top, left] of kept) e.scrollTo({ top, left, behavior: "instant" });

  // Letters: how large they come out on the screen, and whether all of them are there.
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || ["SCRIPT", "STYLE", "OPTION", "TITLE"].includes(element.tagName) || !drawn(element)) continue;
    const svg = element instanceof SVGElement;
    if (svg && !inSight(element.getBoundingClientRect())) continue;
    if (svg && element.closest("svg:not(:has(.world))") && !element.closest(".world")) continue;
    let hidden = 1;
    for (let e = element; e instanceof SVGElement; e = e.parentElement) hidden *= Number(getComputedStyle(e).opacity);
    if (hidden < 0.05) continue;
    const scale = svg ? Math.hypot(element.getScreenCTM().c, element.getScreenCTM().d) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < smallest - 0.05) tell("small letters", element, `${size.toFixed(1)} px`);
  }
  for (const e of scope.querySelectorAll("*")) {
    if (e instanceof SVGElement || !drawn(e) || !e.textContent.trim() || e.matches(".visually-hidden, .visually-hidden *")) continue;
    const style = getComputedStyle(e);
    const cut = style.overflowX === "hidden" || style.overflowX === "clip";
    const low = style.overflowY === "hidden" || style.overflowY === "clip";
    const words = [...e.childNodes].some((c) => c.nodeType === 3 && c.data.trim()) || e.matches("button, .seen, .card, .hand, select");
    if (!words) continue;
    if (e.tagName === "SELECT") {
      const canvas = document.createElement("canvas").getContext("2d");
      canvas.font = style.font;
      const need = canvas.measureText(e.selectedOptions[0]?.textContent.trim() ?? "").width;
      if (need > e.clientWidth - parseFloat(style.paddingLeft) - 2) tell("a choice is cut", e, `${Math.round(need)} in ${e.clientWidth}`);
      continue;
    }
    const allowed = e.querySelector("svg, .visually-hidden") ? 3 : 1;
    if (cut && e.scrollWidth > e.clientWidth + allowed) tell("cut at the side", e, `${e.scrollWidth} > ${e.clientWidth}`);
    if (low && e.scrollHeight > e.clientHeight + allowed) tell("cut below", e, `${e.scrollHeight} > ${e.clientHeight}`);
  }
  // Words that stick out of the button or panel that they stand in.
  for (const e of scope.querySelectorAll("button, .option, .panel, header, .card")) {
    if (e instanceof SVGElement || !drawn(e)) continue;
    const box = e.getBoundingClientRect();
    for (const child of e.querySelectorAll("*")) {
      if (child instanceof SVGElement || !drawn(child) || child.closest("details:not([open])")) continue;
      const inner = child.getBoundingClientRect();
      if (inner.width > 1 && (inner.right > box.right + 2 || inner.left < box.left - 2) && child.textContent.trim() && !scrolls(child, e)) {
        tell("sticks out", child, `of ${name(e) || e.tagName}`);
        break;
      }
    }
  }
  function scrolls(child, up) {
    for (let e = child.parentElement; e; e = e.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(e).overflowX)) return true;
      if (e === up) return false;
    }
    return false;
  }
  return [...new Set(told)];
}
"""
"""What is wrong with the page as it stands: sentences."""

STILL = "Promise.all(document.getAnimations().filter((a) => a.effect.getTiming().iterations !== Infinity)"
STILL += ".map((a) => a.finished.catch(() => null))).then(() => null)"


def faults(page: Page) -> list[str]:
    page.evaluate(STILL)
    found: list[str] = page.evaluate(MEASURE, {"smallest": SMALLEST, "least": THREE_OPTIONS})
    return found


def opened(browser: Browser, server: Server, size: tuple[int, int], language: str, text: float = 1) -> Page:
    """A browser of this size, in which everything is told at once."""
    touched = size in TOUCHED
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}",
        viewport={"width": size[0], "height": size[1]},
        has_touch=touched,
        is_mobile=touched,
        locale={"en": "en-GB", "fr": "fr-FR"}[language],
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE.replace("speed: 0", f"speed: 0, textSize: {text}"))
    return context.new_page()


def asked(page: Page) -> bool:
    """Wait until something can be answered; False when the game is over."""
    end = time.monotonic() + GAME
    while not page.evaluate(ASKED):
        assert time.monotonic() < end, "nobody asks anything: " + page.locator("body").inner_text()[:1000]
        if over(page):
            return False
        page.wait_for_timeout(30)
    return True


def start(page: Page, server: Server, players: int) -> None:
    """Alone, or with bots in a semi-coop game."""
    page.goto("/")
    if players == 1:
        page.get_by_role("button", name=re.compile("Play alone now|Jouer seul")).click()
    else:
        code = server.table(bots={str(seat): "crew" for seat in range(1, players)}, players=players, seed=7)
        page.goto(f"/t/{code}")
        name = page.get_by_label(re.compile("Your name|Votre nom"))
        name.fill("Léa")
        name.press("Enter")
    expect(page.locator(OPTION).first).to_be_visible()


def at_the_table(page: Page, questions: int, seed: int = 3) -> Iterator[tuple[str, list[str]]]:
    """Play on; what is wrong at each question and at the end."""
    chance = random.Random(seed)
    for n in range(questions):
        if not asked(page):
            break
        page.keyboard.press("Escape")
        where = f"question {n + 1} ({page.evaluate(ASKED)})"
        yield where, faults(page)
        if not answer(page, chance):
            page.wait_for_timeout(30)
        if page.locator("dialog[open] [data-option]").count():
            yield where + ", chooser", faults(page)
            answer(page, chance)
    if over(page):
        yield "the report", faults(page)


def around(page: Page) -> Iterator[tuple[str, list[str]]]:
    for path in PLACES:
        page.goto(path)
        expect(page.locator("h1").first).to_be_attached()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        yield path, faults(page)


def all_faults(
    browser: Browser,
    server: Server,
    size: tuple[int, int],
    language: str,
    questions: int,
    players: int,
    text: float = 1,
) -> dict[str, list[str]]:
    """Everything that is wrong at this size, by place; empty: nothing."""
    page = opened(browser, server, size, language, text)
    found: dict[str, list[str]] = {}
    try:
        start(page, server, players)
        for where, wrong in at_the_table(page, questions):
            found.setdefault(where, []).extend(wrong)
    finally:
        page.context.close()
    return {where: wrong for where, wrong in found.items() if wrong}


def faults_around(browser: Browser, server: Server, size: tuple[int, int], language: str) -> dict[str, list[str]]:
    page = opened(browser, server, size, language)
    try:
        return {where: wrong for where, wrong in around(page) if wrong}
    finally:
        page.context.close()


def told(found: dict[str, list[str]]) -> list[str]:
    """Each sentence once, with how often it was found and where first."""
    often = Counter(line for wrong in found.values() for line in wrong)
    first = {line: where for where, wrong in reversed(found.items()) for line in wrong}
    return [f"{line} (× {n}, first at {first[line]})" for line, n in often.most_common()]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", nargs="*", metavar="SIZE", help="such as 390x844; default: all")
    parser.add_argument("--bundle", default="", help="folder of the page, if not the one of the package")
    parser.add_argument("--questions", type=int, default=400, help="at most so many of each game")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--text", type=float, default=1.0, help="text size, 1.3: 130 %%")
    parser.add_argument("--players", default="1,4")
    chosen = parser.parse_args(arguments)
    sizes = [(int(w), int(h)) for w, h in (size.split("x") for size in chosen.sizes)] or SIZES
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db", bundle=chosen.bundle).start()
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for size in sizes:
            for language in chosen.languages.split(","):
                looked: dict[str, dict[str, list[str]]] = {"around": faults_around(browser, server, size, language)}
                for players in map(int, chosen.players.split(",")):
                    found = all_faults(browser, server, size, language, chosen.questions, players, chosen.text)
                    looked[f"{players} at the table"] = found
                for place, found in looked.items():
                    lines = told(found)
                    wrong += len(lines)
                    print(f"{size[0]}x{size[1]} {language} {place}: {len(lines)}", flush=True)
                    for line in lines[:25]:
                        print(f"    {line}", flush=True)
        browser.close()
        server.kill()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
