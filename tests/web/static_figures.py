"""How big, how quick and how hungry the page without a server is: `python -m tests.web.static_figures` prints a table.

Chromium can slow down the thread of a page only, not that of its worker. So the slow machine is made otherwise: all
processes that show pages run for a part of the time only, in small slices, with every thread of theirs.
"""

from __future__ import annotations

import os
import signal
import statistics
import subprocess
import threading
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from nemesis.static_site.build import build, size_of

from . import static_flows as flows
from .browsers import ChromiumPerson, FirefoxPerson, Person, Tab, see, until
from .conftest import WIDE
from .firefox import Firefox, program
from .static_flows import Kind
from .static_host import StaticHost

CHECKOUT = Path(__file__).parents[2]
SLOWER = 4
SLICE = 0.004
"""Seconds that a slowed process runs at a time."""
GAMES = 5
PATIENCE = 900.0
SHOWS_PAGES = ("--type=renderer", "-isForBrowser")
"""How Chromium and Firefox start such a process."""
COMPRESSED = """
const { readFileSync } = require("fs");
const { brotliCompressSync, gzipSync } = require("zlib");
const sum = (pack) => process.argv.slice(1).reduce((n, file) => n + pack(readFileSync(file)).length, 0);
console.log(sum(brotliCompressSync), sum(gzipSync));
"""
METER = """() => {
  const took = (window.took = []);
  let since = null, underWay = false;
  const can = () => [...document.querySelectorAll("[data-option], .curtain button, .report")].some((e) => !e.disabled);
  addEventListener("click", ({ target }) => {
    if (!underWay && target.closest("[data-option]")) since = performance.now();
  }, true);
  new MutationObserver(() => {
    if (since === null) return;
    if (!can()) underWay = true;
    else if (underWay) {
      took.push(performance.now() - since);
      [since, underWay] = [null, false];
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] });
}"""
"""Milliseconds from a press until the page can be pressed again."""

Figures = dict[str, str]


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--browsers", nargs="+", default=["chromium", "firefox"])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--site", type=Path, help="a built site; otherwise one is built")
    given = parser.parse_args()
    with TemporaryDirectory() as spare, ExitStack() as held:
        site = given.site or built(Path(spare) / "site")
        host = StaticHost(site)
        held.callback(host.stop)
        show("load of the machine", load())
        show("all files: brotli / gzip / as they are", sizes(site))
        for name in given.browsers:
            with people(name, host, Path(spare)) as somebody:
                measure(name, somebody, given.games)
        show("load of the machine", load())


def show(what: str, value: str) -> None:
    print(f"| {what} | {value} |", flush=True)


def load() -> str:
    return " ".join(f"{value:.1f}" for value in os.getloadavg())


def built(site: Path) -> Path:
    build(site, CHECKOUT / "build" / "static" / "downloads")
    return site


def sizes(site: Path) -> str:
    files = [str(path) for path in site.rglob("*") if path.is_file()]
    done = subprocess.run(["node", "-e", COMPRESSED, *files], capture_output=True, text=True, check=True)
    return " / ".join(f"{n / 1e6:.2f}" for n in (*map(int, done.stdout.split()), size_of(site))) + " MB"


@contextmanager
def people(name: str, host: StaticHost, spare: Path) -> Iterator[Callable[[], Person]]:
    """Each call brings somebody who has never been here."""
    with ExitStack() as held:
        if name == "firefox":
            program()
            firefox = held.enter_context(Firefox(spare / "firefox"))
            yield lambda: FirefoxPerson(firefox, host.address)
            return
        playwright = held.enter_context(sync_playwright())
        chromium = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        held.callback(chromium.close)
        yield lambda: ChromiumPerson(
            chromium.new_context(base_url=host.address, viewport=WIDE, locale="en-GB", reduced_motion="reduce")
        )


def measure(name: str, somebody: Callable[[], Person], games: int) -> None:
    tab = visits(name, somebody())
    show(f"{name}: memory at the first question", memory())
    took: list[float] = []
    for game in range(games):
        took += whole_game(tab, seed=5 + game)
        if game in (0, games - 1):
            show(f"{name}: memory after {game + 1} games", memory())
    show(f"{name}: choice to answer, median / 95 %", spread(took))
    tab.close()
    with slowed():
        tab = visits(f"{name}, {SLOWER} x slower", somebody())
        show(f"{name}, {SLOWER} x slower: choice to answer, median / 95 %", spread(whole_game(tab, seed=5)))
        tab.close()


def visits(name: str, person: Person) -> Tab:
    """A first one, a second one when everything is kept, and the table loaded again."""
    began = time.monotonic()
    tab = person.tab()
    see(tab, "button", "Play alone now")
    page = time.monotonic() - began
    flows.play_alone(tab)
    show(f"{name}: cold visit, first page / first question", f"{page:.1f} / {time.monotonic() - began:.1f} s")
    until(tab, "() => navigator.serviceWorker.controller !== null", seconds=PATIENCE)
    tab.close()
    began = time.monotonic()
    tab = person.tab()
    flows.play_alone(tab)
    warm = time.monotonic() - began
    began = time.monotonic()
    tab.reload()
    flows.code_at(tab)
    show(
        f"{name}: warm visit, first question / question after a reload",
        f"{warm:.1f} / {time.monotonic() - began:.1f} s",
    )
    return tab


def whole_game(tab: Tab, seed: int) -> list[float]:
    """A solo game to its report; how long each choice took."""
    flows.create(tab, Kind("solo"), seed)
    tab.run(METER)
    flows.play_to_the_end(tab, seed)
    took: list[float] = tab.run("() => window.took")
    return took


def spread(took: list[float]) -> str:
    cuts = statistics.quantiles(took, n=20)
    return f"{statistics.median(took):.0f} / {cuts[-1]:.0f} ms ({len(took)} choices)"


# -- the processes that show pages -----------------------------------------------------------------------


def showing_pages() -> list[int]:
    """Ours, of whichever browser runs."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
    return [pid for pid in parents if is_ours(pid, parents) and any(word in command(pid) for word in SHOWS_PAGES)]


def is_ours(pid: int, parents: dict[int, int]) -> bool:
    while pid in parents:
        if pid == os.getpid():
            return True
        pid = parents[pid]
    return False


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


def memory() -> str:
    """Of the biggest of them, which has the page and its workers."""
    pages = [int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in showing_pages()]
    return f"{max(pages) * os.sysconf('SC_PAGE_SIZE') / 1e6:.0f} MB"


@contextmanager
def slowed() -> Iterator[None]:
    """Until the end of the block they run one part in `SLOWER` of the time."""
    over = threading.Event()

    def hold_back() -> None:
        pids: list[int] = []
        looked = 0.0
        while not over.is_set():
            if time.monotonic() - looked > 0.5:
                pids, looked = showing_pages(), time.monotonic()
            tell(pids, signal.SIGSTOP)
            time.sleep(SLICE * (SLOWER - 1))
            tell(pids, signal.SIGCONT)
            time.sleep(SLICE)

    thread = threading.Thread(target=hold_back)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def tell(pids: list[int], what: signal.Signals) -> None:
    for pid in pids:
        try:
            os.kill(pid, what)
        except ProcessLookupError:
            continue


if __name__ == "__main__":
    main()
