"""How heavy, quick and smooth the page is: `python -m tests.web.figures [frames | first | rounds | bytes]` prints it.

Figures of this machine, not a test. `frames` plays every staged scene at a slowed-down CPU and counts the frames that
came late; `rounds` watches a game with four bots at normal speed and says how many seconds of each round were told.
"""

from __future__ import annotations

import gzip
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

import nemesis

from ..server.playing import Server
from .conftest import UNBRIEFED, WIDE
from .playing import OPTION, over, play_alone, robot, sit_down, table_of
from .stagings import STAGINGS, WATCH, play_staging, seated

MEASURE = """() => {
  window.frames_ = [];
  let last = performance.now();
  const frame = (now) => {
    if (document.querySelector("svg.scene")) window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
"""The time between two frames, while a scene is played."""
TOLD = """() => {
  window.told_ = {};
  let last = performance.now();
  setInterval(() => {
    const now = performance.now(), table = document.querySelector(".table[data-told]");
    const round = document.querySelector("header .where strong")?.textContent ?? "";
    const scene = document.querySelector("svg.scene")?.dataset.scene;
    if (table && "telling" in table.dataset) {
      const sums = (window.told_[round] ??= {});
      sums[scene ?? "read"] = (sums[scene ?? "read"] ?? 0) + now - last;
    }
    last = now;
  }, 20);
}"""
"""Milliseconds told in each round: by kind of scene, or read."""
BROTLI = "process.stdout.write(String(require('zlib').brotliCompressSync(require('fs').readFileSync(0)).length))"


class Smoothness(NamedTuple):
    frames: int
    over_34: int
    over_50: int
    worst: float
    seconds: float

    @classmethod
    def of(cls, times: list[float]) -> Smoothness:
        return cls(
            len(times),
            sum(time > 34 for time in times),
            sum(time > 50 for time in times),
            max(times, default=0),
            sum(times) / 1000,
        )

    def __str__(self) -> str:
        return (
            f"{self.seconds:5.1f} s  {self.frames:4} frames  {self.over_34:3} over 34 ms  {self.over_50:3} over 50 ms"
            f"  worst {self.worst:4.0f} ms"
        )


def smoothness(browser: Browser, server: Server, name: str, slowdown: float) -> Smoothness:
    page = seated(browser, server, table_of(server, STAGINGS[name].position()))
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.evaluate(WATCH)
    page.evaluate(MEASURE)
    play_staging(page, STAGINGS[name])
    times: list[float] = page.evaluate("window.frames_")
    page.context.close()
    return Smoothness.of(times)


def print_frames(browser: Browser, server: Server, options: Namespace) -> None:
    print(f"scenes, CPU {options.slowdown:g} times slower")
    for name in options.only or STAGINGS:
        print(f"{name:16} {smoothness(browser, server, name, options.slowdown)}", flush=True)


def print_first_question(browser: Browser, server: Server, options: Namespace) -> None:
    """From an empty browser that knows a name: the first page, one press, the first question of a game alone."""
    times = []
    for _ in range(options.times):
        context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", viewport=WIDE)
        context.add_init_script(UNBRIEFED)
        page = context.new_page()
        begun = time.monotonic()
        page.goto("/")
        opened = time.monotonic()
        play_alone(page)
        times.append((opened - begun, time.monotonic() - opened))
        context.close()
    loads, questions = (sorted(part) for part in zip(*times, strict=True))
    print(
        f"first page loaded in {statistics.median(loads):.2f} s, first question {statistics.median(questions):.2f} s after"
        f" the press (median of {options.times}; worst {loads[-1]:.2f} and {questions[-1]:.2f} s)"
    )


def print_rounds(browser: Browser, server: Server, options: Namespace) -> None:
    """Somebody who passes at once sits among four bots; everything is told at normal speed."""
    bots = {str(seat): "crew" for seat in range(1, 5)}
    code = server.table(bots=bots, players=5, seed=options.seed)
    context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", viewport=WIDE, locale="en-GB")
    context.add_init_script("localStorage['nemesis.settings'] = JSON.stringify({ speed: 1, briefing: false })")
    page = context.new_page()
    sit_down(page, code, "Léa")
    page.locator(OPTION).first.wait_for()
    page.evaluate(TOLD)
    robot(page, likes=r"^Pass\b", patient=True)
    while len(page.evaluate("window.told_")) <= options.rounds and not over(page):
        page.wait_for_timeout(200)
    rounds: dict[str, dict[str, float]] = page.evaluate("window.told_")
    whole = []
    for name, sums in list(rounds.items())[: options.rounds]:
        whole.append(sum(sums.values()) / 1000)
        parts = sorted(sums.items(), key=lambda part: -part[1])
        print(f"{name}: {whole[-1]:5.1f} s told  " + "  ".join(f"{kind} {ms / 1000:.1f}" for kind, ms in parts))
    print(f"{statistics.mean(whole):.1f} s a round")
    context.close()


def print_bytes(bundle: Path) -> None:
    """What a browser loads for the first page, as it is, with gzip and with brotli."""
    files = [file for file in bundle.rglob("*") if file.suffix in (".js", ".css", ".html")]
    print("bundle: " + ", ".join(f"{suffix} {sizes_of(files, suffix)}" for suffix in (".js", ".css", ".html")))


def sizes_of(files: list[Path], suffix: str) -> str:
    texts = [file.read_bytes() for file in files if file.suffix == suffix]
    sizes = (sum(map(len, texts)), sum(len(gzip.compress(text, 9)) for text in texts), sum(map(brotli, texts)))
    return " / ".join(f"{size:,}" for size in sizes)


def brotli(text: bytes) -> int:
    return int(subprocess.run(["node", "-e", BROTLI], input=text, capture_output=True, check=True).stdout)


WHAT = {"frames": print_frames, "first": print_first_question, "rounds": print_rounds}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", help="of " + ", ".join([*WHAT, "bytes"]) + "; all of them if none is named")
    parser.add_argument(
        "--bundle", type=Path, default=Path(nemesis.__file__).parent / "web", help="another build of the page"
    )
    parser.add_argument("--slowdown", type=float, default=4, help="of the CPU while scenes are played")
    parser.add_argument("--only", nargs="*", choices=list(STAGINGS), help="these scenes")
    parser.add_argument("--times", type=int, default=5, help="games begun for the first question")
    parser.add_argument("--rounds", type=int, default=4, help="rounds watched")
    parser.add_argument("--seed", type=int, default=7, help="of the game that is watched")
    options = parser.parse_args()
    wanted = options.what or [*WHAT, "bytes"]
    if unknown := set(wanted) - {*WHAT, "bytes"}:
        parser.error(f"no such figure: {', '.join(sorted(unknown))}; there are {', '.join([*WHAT, 'bytes'])}")
    print("load of the machine: " + " ".join(f"{load:.1f}" for load in os.getloadavg()))
    if "bytes" in wanted:
        print_bytes(options.bundle)
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db", reaction_pause=0.02, bundle=str(options.bundle)).start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for what in wanted:
                if what in WHAT:
                    WHAT[what](browser, server, options)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
