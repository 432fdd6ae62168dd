"""What a person does at the page without a server; the same in every browser."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from nemesis import Game
from nemesis.server.lookup.catalogue import catalogue

from ..commands import bare_environment
from .browsers import Person, Tab, address, click, fill, press, see, until
from .firefox import ROOM
from .playing import GAME, REPORT, ROBOT
from .static_host import BELOW, StaticHost, newer

CURTAIN = ".curtain button"
SOMETHING_TO_PRESS = f"""() => {{
  const can = (e) => !e.disabled && e.getClientRects().length > 0;
  const found = [...document.querySelectorAll("[data-option], {CURTAIN}, {REPORT}")].find(can);
  return found && (found.matches("{CURTAIN}") ? "curtain" : found.matches("{REPORT}") ? "report" : "options");
}}"""
"""What waits for this person; nothing while an answer is under way."""
ASKED = """() => ({
  question: document.querySelector("#question")?.innerText ?? "",
  options: [...(document.querySelector("dialog[open]") ?? document).querySelectorAll("[data-option]")]
    .filter((e) => e.getClientRects().length > 0).map((e) => e.innerText),
})"""
Asked = dict[str, Any]


class Kind(NamedTuple):
    """A table as it is chosen in the form."""

    mode: str = "semi_coop"
    species: str = "intruders"
    modules: bool = False
    """With every addition that fits."""
    here: int = 1
    """People at this screen."""
    bots: int = 0


def every_kind() -> list[Kind]:
    """Each species in each mode that has it, and all additions at once."""
    kinds = [
        Kind(mode.id, species, bots=mode.fewest if mode.most > 1 else 0)
        for mode in catalogue().modes
        for species in mode.species
    ]
    return [*kinds, Kind(modules=True, bots=2)]


# -- at a table ------------------------------------------------------------------------------------------


def code_at(tab: Tab) -> str:
    """Wait for the table; its code."""
    until(tab, "() => /\\/t\\/\\w{8}/.test(location.href)")
    until(tab, SOMETHING_TO_PRESS)
    found = re.search(r"/t/(\w{8})", address(tab))
    assert found
    return found[1]


def play_on(tab: Tab, presses: int, seed: int = 1) -> None:
    """A robot presses so often, or until the game is over; then nothing is under way."""
    tab.run(ROBOT.strip(), {"seed": seed, "likes": None})
    until(tab, f"(n) => window.robot.presses >= n || document.querySelector({json.dumps(REPORT)}) !== null", presses)
    tab.run("() => window.robot.stop()")
    until(tab, SOMETHING_TO_PRESS)


def play_past(tab: Tab, before: Asked) -> None:
    """Until something else is asked: a press that nobody heard is no answer."""
    tab.run(ROBOT.strip(), {"seed": 1, "likes": None})
    until(tab, f"(before) => ({SOMETHING_TO_PRESS})() && JSON.stringify(({ASKED})()) !== before", as_json(before))
    tab.run("() => window.robot.stop()")
    until(tab, SOMETHING_TO_PRESS)


def play_to_the_end(tab: Tab, seed: int = 1) -> dict[str, Any]:
    """To the final report; what the robot did and saw."""
    tab.run(ROBOT.strip(), {"seed": seed, "likes": None})
    until(tab, f"() => document.querySelector({json.dumps(REPORT)}) !== null", seconds=3 * GAME)
    done: dict[str, Any] = tab.run("() => { window.robot.stop(); return { ...window.robot, stop: null }; }")
    return done


def asked(tab: Tab) -> Asked:
    """What is asked, and the options, once they can be pressed; whoever is to look has looked."""
    look(tab)
    until(tab, f"() => ({SOMETHING_TO_PRESS})() === 'options'")
    found: Asked = tab.run(ASKED)
    return found


def look(tab: Tab) -> None:
    """Where several people share this screen, the next one says that they are alone."""
    if until(tab, SOMETHING_TO_PRESS) == "curtain":
        click(tab, CURTAIN)


def is_asked(tab: Tab, what: Asked) -> None:
    """The page comes to ask exactly this."""
    until(tab, f"(what) => JSON.stringify(({ASKED})()) === what", as_json(what))


def as_json(what: Asked) -> str:
    """As JavaScript writes it."""
    return json.dumps(what, ensure_ascii=False, separators=(",", ":"))


# -- beginning -------------------------------------------------------------------------------------------


def first_visit(person: Person) -> Tab:
    """The first page can be used, and the rules read, while the engine is on its way."""
    tab = person.tab()
    see(tab, "button", "Play alone now")
    see(tab, "[data-engine=loading]")
    click(tab, "a[href*=rules]")
    see(tab, "h1, h2")
    tab.goto("./")
    return tab


def a_part_is_missing(person: Person, host: StaticHost) -> Tab:
    """What never arrives is said, not awaited; with everything there the page can be loaded again."""
    (wasm,) = host.site.glob("engine-*/*.wasm")
    away = wasm.rename(wasm.with_suffix(".away"))
    tab = person.tab()
    see(tab, "[role=alert]", "could not start")
    away.rename(wasm)
    click(tab, "[role=alert] button", "Load again")
    until(tab, "() => document.readyState === 'complete' && !document.querySelector('[role=alert]')")
    play_alone(tab)
    person.complaints()
    return tab


def play_alone(tab: Tab) -> str:
    """One press, and a name the first time."""
    click(tab, "button", "Play alone now")
    until(tab, "() => document.querySelector('#first-name') !== null || /\\/t\\//.test(location.href)")
    if tab.run("() => document.querySelector('#first-name') !== null"):
        fill(tab, "#first-name", "Mo")
        click(tab, "dialog button", "Go aboard")
    code = code_at(tab)
    assert f"{BELOW}?/t/" in address(tab)
    return code


def go(tab: Tab, path: str) -> None:
    """To another page of the same visit, as a link leads there: nothing is loaded again."""
    tab.run(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", f"?{path}"
    )


def create(tab: Tab, kind: Kind, seed: int) -> str:
    go(tab, "/new")
    press(tab, f"input[name=mode][value={kind.mode}]")
    press(tab, f"input[name=species][value={kind.species}]")
    seats = kind.here + kind.bots
    until(
        tab,
        "(n) => { const b = document.querySelectorAll('.counts button')[n - 1]; b.click(); return !b.disabled; }",
        seats,
    )
    for seat in range(2, seats + 1):
        fill(tab, f'[aria-label="Who sits at seat {seat}"]', "here" if seat <= kind.here else "bot")
        if seat <= kind.here:
            fill(tab, f'[aria-label="Name of player {seat}"]', f"Guest {seat}")
    if kind.modules:
        tab.run("() => { for (const e of document.querySelectorAll('.modules input:enabled')) e.click(); }")
    fill(tab, '[aria-label="Your name"]', "Mo")
    fill(tab, "#pace-seed", str(seed))
    click(tab, "button", "Create the table")
    return code_at(tab)


def begin(tab: Tab) -> str:
    """A game that is long enough for every flow."""
    return create(tab, Kind("solo"), seed=5)


# -- whole flows -----------------------------------------------------------------------------------------


EVAL_REFUSED = "blocked a JavaScript eval"
"""What Firefox says about it, sometimes much later."""


def forbids_eval(person: Person, tab: Tab) -> None:
    """The policy stands in the page itself, so it holds on every host; and the browser obeys it."""
    policy: str = tab.run("() => document.querySelector('meta[http-equiv=content-security-policy]').content")
    (scripts,) = (rule for rule in policy.split("; ") if rule.startswith("script-src"))
    assert scripts == "script-src 'self' 'wasm-unsafe-eval'"
    # Later: what a driver asks for at once is allowed more than the page.
    refused = """() => new Promise((tell) => setTimeout(() => {
      try { tell((0, eval)("1 + 1")); } catch (error) { tell(error.name); }
    }))"""
    assert tab.run(refused) == "EvalError"
    assert all("Content Security Policy" in said or "unsafe-eval" in said for said in person.complaints())


def reload_in_mid_game(tab: Tab) -> None:
    before = asked(tab)
    tab.reload()
    code_at(tab)
    assert asked(tab) == before, "the game goes on where it was"


def two_tabs(person: Person, first: Tab) -> Tab:
    """Both follow one game; the one whose worker played is closed, and the other goes on; that one."""
    second = person.tab(beside(first))
    code_at(second)
    is_asked(second, asked(first))
    play_on(first, 1, seed=2)
    is_asked(second, asked(first))
    play_on(second, 1, seed=3)
    is_asked(first, asked(second))
    first.close()
    play_past(second, asked(second))
    return second


def beside(tab: Tab) -> str:
    """The address of this tab, as `Person.tab` takes it."""
    return "./" + address(tab).partition(BELOW)[2]


def offline(tab: Tab, host: StaticHost) -> None:
    """The host is gone: the page loads again, the game is there and goes on."""
    until(tab, "() => navigator.serviceWorker.controller !== null")
    tab.reload()
    code_at(tab)
    before = asked(tab)  # of a page that has just been loaded: no press of the robot is still under way
    host.stop()
    tab.reload()
    code_at(tab)
    is_asked(tab, before)
    play_on(tab, 3, seed=5)
    reload_in_mid_game(tab)


def to_a_file(person: Person, tab: Tab, code: str) -> Path:
    go(tab, "/mine")
    return person.downloaded(tab, lambda: click(tab, "button", f"save the game {code} to a file"))


def from_a_file(tab: Tab, file: Path) -> str:
    """The code of the table at which it goes on."""
    go(tab, "/mine")
    see(tab, "input[type=file]")
    tab.attach("input[type=file]", file)
    return code_at(tab)


def in_the_terminal(*command: str, home: Path, typed: str = "quit\n") -> str:
    """What the Python edition says."""
    done = subprocess.run(
        [sys.executable, "-m", "nemesis", "play", "--text", *command], input=typed, capture_output=True, text=True,
        env=bare_environment(home), timeout=GAME, check=False,
    )  # fmt: skip
    assert done.returncode == 0 and done.stderr == "", done.stderr
    return done.stdout


def files_both_ways(person: Person, tab: Tab, folder: Path) -> None:
    """Out of the page, opened and played on in a terminal, and into the page again; then one that began in the terminal."""
    code = code_at(tab)
    before = asked(tab)
    file = to_a_file(person, tab, code)
    save = folder / "from-the-page.json"
    save.write_bytes(file.read_bytes())
    game = Game.from_json(save.read_text(encoding="utf-8"))
    assert game.ask is not None
    in_the_terminal("--load", str(save), home=folder, typed="1\nquit\n")
    later = Game.from_json(save.read_text(encoding="utf-8"))
    assert len(later.history) > len(game.history), "the terminal has played on"

    assert from_a_file(tab, file) != code, "a table of its own"
    assert asked(tab) == before
    from_a_file(tab, save)
    later_asked = asked(tab)
    assert later_asked != before
    play_on(tab, 2, seed=6)

    begun = folder / "from-the-terminal.json"
    in_the_terminal(
        "--players", "2", "--seats", "me,crew", "--seed", "4", "--save", str(begun), home=folder, typed="1\nquit\n"
    )
    from_a_file(tab, begun)
    play_on(tab, 3, seed=7)
    reload_in_mid_game(tab)


def whole_game(tab: Tab, kind: Kind, seed: int) -> dict[str, Any]:
    """To its report; it is still there after loading the page again, and its replay can be watched."""
    code = create(tab, kind, seed)
    done = play_to_the_end(tab, seed)
    fates = tab.run(f"() => document.querySelectorAll('{REPORT} .fates > li').length")
    assert fates == kind.here + kind.bots
    see(tab, REPORT, "Defeat|Victory")
    see(tab, f"{REPORT} .keep")
    text = see(tab, REPORT)
    tab.reload()
    code_at(tab)
    look(tab)
    see(tab, f"{REPORT} .keep")
    assert see(tab, REPORT) == text
    go(tab, f"/replay/{code}")
    see(tab, "header .where")
    return done


def every_kind_begun(tab: Tab, kinds: list[Kind]) -> None:
    """Each is begun and played a little; after loading the page again all of them are where they were."""
    left = {}
    for k, kind in enumerate(kinds):
        code = create(tab, kind, seed=30 + k)
        play_on(tab, 4, seed=k)
        left[code] = asked(tab)
    go(tab, "/mine")
    tab.reload()
    until(tab, "(n) => document.querySelectorAll('main article').length === n", len(kinds))
    for code, before in left.items():
        go(tab, f"/t/{code}")
        assert code_at(tab) == code
        assert asked(tab) == before
        play_on(tab, 1)


NOTICE = "A newer version is ready"


def update_in_mid_game(tab: Tab, host: StaticHost) -> None:
    """A newer version comes into the same folder: the game goes on in the old one, and then in the new one."""
    until(tab, "() => navigator.serviceWorker.controller !== null")
    old = running(tab)
    version = f"engine-{newer(host.site)}"
    assert version != old and not (host.site / old).exists()
    tab.reload()
    code_at(tab)
    see(tab, "[role=status]", NOTICE)
    play_on(tab, 3, seed=8)
    before = asked(tab)
    assert running(tab) == old
    click(tab, "[role=status] button", "Use it now")
    until(tab, f"(name) => ({RUNNING})() === name", version)
    code_at(tab)
    assert asked(tab) == before
    play_on(tab, 2, seed=9)
    reload_in_mid_game(tab)
    assert running(tab) == version


def update_with_two_tabs(person: Person, tab: Tab, host: StaticHost) -> None:
    """One of them takes the newer version; the other is loaded again by itself or when it says so, and follows."""
    other = person.tab(beside(tab))
    is_asked(other, asked(tab))
    until(tab, "() => navigator.serviceWorker.controller !== null")
    version = f"engine-{newer(host.site)}"
    reload_in_mid_game(other)
    before = asked(tab)
    click(tab, "[role=status] button", "Use it now")
    until(tab, f"(name) => ({RUNNING})() === name", version)
    until(
        other, f"(name) => ({RUNNING})() === name || document.querySelector('[data-engine] button') !== null", version
    )
    if running(other) != version:
        click(other, "[data-engine] button", "Load again")
    for each in (tab, other):
        until(each, f"(name) => ({RUNNING})() === name", version)
        is_asked(each, before)
    play_past(other, before)
    is_asked(tab, asked(other))


RUNNING = "() => document.querySelector('meta[name=nemesis-engine]')?.content.split('/')[1] ?? ''"


def running(tab: Tab) -> str:
    """The folder of the engine that this page names."""
    name: str = tab.run(RUNNING)
    return name


# -- no room ---------------------------------------------------------------------------------------------

FILLER = """
  const opening = indexedDB.open(`nemesis ${location.pathname}`);
  const database = await new Promise((tell) => (opening.onsuccess = () => tell(opening.result)));
  const changed = (change) => new Promise((tell) => {
    const whole = database.transaction("rows", "readwrite", { durability: "strict" });
    whole.oncomplete = () => tell(true);
    whole.onabort = () => tell(false);
    change(whole.objectStore("rows"));
  }).catch(() => false);
"""
FILL_UP = f"""async () => {{ {FILLER}
  let total = 0;
  for (let size = 1 << 22; size >= 64; size >>= 2) {{
    const data = new Uint8Array(size);
    for (let at = 0; at < size; at += 65536) crypto.getRandomValues(data.subarray(at, at + 65536));
    while (total < {2 * ROOM} && (await changed((rows) => rows.add(data, ["filler", "", total])))) total += size;
  }}
  database.close();
  return total;
}}"""
"""In the page's own database: browsers give each some room in advance."""
MAKE_ROOM = f"""async () => {{ {FILLER}
  const done = await changed((rows) => rows.delete(IDBKeyRange.bound(["filler"], ["filler", []])));
  database.close();
  return done;
}}"""


def no_room(person: Person, tab: Tab) -> None:
    """The browser keeps nothing more: it is said, what is shown is what is kept, and with room again the game goes on."""
    assert 0 < tab.run(FILL_UP) < 2 * ROOM
    tab.run(ROBOT.strip(), {"seed": 1, "likes": None})
    see(tab, "[role=alert]", "Nothing is lost")
    tab.run("() => window.robot.stop()")
    before = asked(tab)
    reload_in_mid_game(tab)
    assert tab.run(MAKE_ROOM)
    play_past(tab, before)
    until(tab, "() => !document.querySelector('[data-engine=full]')")
    if tab.run(SOMETHING_TO_PRESS) != "report":
        reload_in_mid_game(tab)
    assert all("rows_not_written" in said or "not_saved" in said for said in person.complaints())
