"""One person's browser, whichever it is: the little that flows through a page need, for Chromium and for Firefox."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import Error as PlaywrightError

from .conftest import AT_ONCE, PATIENCE
from .firefox import BidiError, Firefox

LONG = PATIENCE / 1000 * 2
"""Seconds for what should happen at once: the machine may have much else to do."""
VISIBLE = """
(selector, words) => {
  const wanted = new RegExp(words, "i");
  return [...document.querySelectorAll(selector)].find((e) =>
    !e.disabled && e.getClientRects().length > 0 && wanted.test(`${e.innerText} ${e.ariaLabel ?? ""}`));
}
"""
"""The first one that can be seen and pressed."""
IN_REACH = """
(e) => {
  e.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
"""


class Interrupted(Exception):
    """The page was replaced while it was asked something."""


class Tab(Protocol):
    def goto(self, path: str) -> None:
        """An address below the page's own; returns when it is being shown."""

    def reload(self) -> None: ...

    def run(self, function: str, *given: Any) -> Any:
        """What a JavaScript function answers, also later; by way of JSON."""

    def point_at(self, selector: str, words: str) -> None:
        """Press the first visible one whose text or label has these words, with a pointer."""

    def attach(self, selector: str, file: Path) -> None: ...

    def close(self) -> None: ...


class Person(Protocol):
    """Tabs that share what is stored."""

    def tab(self, path: str = "./") -> Tab: ...

    def downloaded(self, tab: Tab, press: Callable[[], None]) -> Path:
        """The file that a press brings."""

    def complaints(self) -> list[str]:
        """Errors and warnings of all its pages since this was asked last."""


# -- for every browser -----------------------------------------------------------------------------------


def until(tab: Tab, function: str, *given: Any, seconds: float = LONG) -> Any:
    """What the function answers as soon as that is something; a page that is replaced meanwhile is asked again."""
    end = time.monotonic() + seconds
    while True:
        try:
            if answer := tab.run(function, *given):
                return answer
        except Interrupted:
            pass
        assert time.monotonic() < end, f"never true: {function} {given}\n{shown(tab)}"
        time.sleep(0.05)


def shown(tab: Tab) -> str:
    text: str = tab.run("() => location.href + '\\n' + (document.body?.innerText ?? '').slice(0, 1500)")
    return text


def see(tab: Tab, selector: str, words: str = "") -> str:
    """Wait until it is there; its text."""
    text: str = until(
        tab, f"(s, w) => {{ const e = ({VISIBLE})(s, w); return e && (e.innerText || ' '); }}", selector, words
    )
    return text


def click(tab: Tab, selector: str, words: str = "") -> None:
    """Once nothing lies above it."""
    until(tab, f"(s, w) => {{ const e = ({VISIBLE})(s, w); return e && ({IN_REACH})(e); }}", selector, words)
    tab.point_at(selector, words)


def press(tab: Tab, selector: str) -> None:
    """Where a pointer has nothing to point at: a radio button behind its picture."""
    until(tab, "(s) => { const e = document.querySelector(s); if (e) e.click(); return e !== null; }", selector)


def fill(tab: Tab, selector: str, value: str) -> None:
    """Into a field, or one of a list."""
    until(
        tab,
        """(s, value) => {
          const field = document.querySelector(s);
          if (!field) return false;
          field.value = value;
          for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
          return true;
        }""",
        selector,
        value,
    )


def address(tab: Tab) -> str:
    text: str = tab.run("() => location.href")
    return text


# -- Chromium --------------------------------------------------------------------------------------------


class ChromiumTab:
    def __init__(self, page: Page) -> None:
        self.page = page

    def goto(self, path: str) -> None:
        self.page.goto(path, wait_until="commit")

    def reload(self) -> None:
        self.page.reload(wait_until="commit")

    def run(self, function: str, *given: Any) -> Any:
        try:
            return self.page.evaluate(f"(given) => ({function})(...given)", list(given))
        except PlaywrightError as error:
            if re.search("context was destroyed|navigat", error.message):
                raise Interrupted from None
            raise

    def point_at(self, selector: str, words: str) -> None:
        found = self.page.evaluate_handle(f"(given) => ({VISIBLE})(...given)", [selector, words]).as_element()
        assert found is not None
        found.click()

    def attach(self, selector: str, file: Path) -> None:
        self.page.locator(selector).set_input_files(file)

    def close(self) -> None:
        self.page.close()


class ChromiumPerson:
    def __init__(self, context: BrowserContext, quick: bool = True) -> None:
        """`quick`: with the setting that tells what happens at once."""
        self.context = context
        self._complaints: list[str] = []
        context.set_default_timeout(PATIENCE)
        if quick:
            context.add_init_script(f"if (location.host) {AT_ONCE}")
        context.on("weberror", lambda error: self._complaints.append(str(error.error)))
        context.on(
            "console", lambda said: self._complaints.append(said.text) if said.type in ("error", "warning") else None
        )

    def has_room(self, origin: str, size: int) -> None:
        """So many bytes may be kept, until this person leaves. To be said before the first visit."""
        limits = self.context.new_cdp_session(self.context.new_page())
        limits.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": size})

    def tab(self, path: str = "./") -> ChromiumTab:
        tab = ChromiumTab(self.context.new_page())
        tab.goto(path)
        return tab

    def downloaded(self, tab: Tab, press: Callable[[], None]) -> Path:
        assert isinstance(tab, ChromiumTab)
        with tab.page.expect_download() as arriving:
            press()
        return arriving.value.path()

    def complaints(self) -> list[str]:
        said, self._complaints = self._complaints, []
        return said


# -- Firefox ---------------------------------------------------------------------------------------------


class FirefoxTab:
    def __init__(self, firefox: Firefox, base: str, context: str) -> None:
        self._firefox = firefox
        self._base = base
        self.context = context

    def _call(self, method: str, **parameters: Any) -> dict[str, Any]:
        return self._firefox.call(method, context=self.context, **parameters)

    def goto(self, path: str) -> None:
        self._call("browsingContext.navigate", url=self._base + path.removeprefix("./"), wait="interactive")

    def reload(self) -> None:
        self._call("browsingContext.reload", wait="interactive")

    def _evaluated(self, function: str, given: tuple[Any, ...]) -> dict[str, Any]:
        try:
            answer = self._firefox.call(
                "script.callFunction",
                functionDeclaration=function,
                arguments=[{"type": "string", "value": json.dumps(given)}],
                awaitPromise=True,
                target={"context": self.context},
            )
        except BidiError as error:
            if re.search("no such frame|destroyed|discarded|unloaded|AbortError", str(error)):
                raise Interrupted from None
            raise
        if answer["type"] == "exception":
            raise BidiError(answer["exceptionDetails"]["text"])
        result: dict[str, Any] = answer["result"]
        return result

    def run(self, function: str, *given: Any) -> Any:
        as_text = f"async (given) => JSON.stringify((await ({function})(...JSON.parse(given))) ?? null)"
        return json.loads(self._evaluated(as_text, given)["value"])

    def _element(self, selector: str, words: str) -> dict[str, Any]:
        found = self._evaluated(f"(given) => ({VISIBLE})(...JSON.parse(given))", (selector, words))
        return {"sharedId": found["sharedId"]}

    def point_at(self, selector: str, words: str) -> None:
        there = {"type": "element", "element": self._element(selector, words)}
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": there},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._call("input.performActions", actions=[{"type": "pointer", "id": "mouse", "actions": steps}])

    def attach(self, selector: str, file: Path) -> None:
        self._call("input.setFiles", element=self._element(selector, ""), files=[str(file)])

    def close(self) -> None:
        self._call("browsingContext.close")


class FirefoxPerson:
    def __init__(self, firefox: Firefox, base: str, quick: bool = True) -> None:
        """`quick`: with the setting that tells what happens at once."""
        self._firefox = firefox
        self._base = base
        self._person = firefox.call("browser.createUserContext")["userContext"]
        self._scripts: list[str] = []
        if quick:
            at_once = f"() => {{ if (location.host) {AT_ONCE}; }}"
            made = firefox.call("script.addPreloadScript", functionDeclaration=at_once, userContexts=[self._person])
            self._scripts.append(made["script"])

    def tab(self, path: str = "./") -> FirefoxTab:
        made = self._firefox.call("browsingContext.create", type="tab", userContext=self._person)
        tab = FirefoxTab(self._firefox, self._base, made["context"])
        tab.goto(path)
        return tab

    def downloaded(self, tab: Tab, press: Callable[[], None]) -> Path:
        before = set(self._firefox.downloads.iterdir())
        press()
        end = time.monotonic() + LONG
        while True:
            new = set(self._firefox.downloads.iterdir()) - before
            if new and not any(file.suffix == ".part" or file.stat().st_size == 0 for file in new):
                return new.pop()
            assert time.monotonic() < end, "no file has come"
            time.sleep(0.05)

    def complaints(self) -> list[str]:
        return self._firefox.complaints()

    def leave(self) -> None:
        """Its tabs are closed, and what it stored is forgotten."""
        for script in self._scripts:
            self._firefox.call("script.removePreloadScript", script=script)
        self._firefox.call("browser.removeUserContext", userContext=self._person)
