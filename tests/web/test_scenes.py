"""Staged scenes: each occurs, is seen to move, can be skipped, and is shown as still pictures to those who want none."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, expect

from ..server.playing import Server
from .layouts import SIZES
from .playing import OPTION, table_of
from .stagings import STAGINGS, TOP, WATCH, at_the_top, play_staging, press, seated, seen

HELD = """(at) => {
  for (const one of document.getAnimations()) {
    const { endTime } = one.effect.getComputedTiming();
    one.pause();
    if (Number.isFinite(endTime)) one.currentTime = Math.min(endTime - 1, endTime * at);
  }
}"""
"""Every motion stands still at this part of its time."""
ON = "() => { for (const one of document.getAnimations()) one.play(); }"
SAID = "document.querySelector('[aria-live=polite]').textContent"
MOMENTS = (0.1, 0.5, 0.99)


def picture(page: Page) -> Image.Image:
    return Image.open(BytesIO(page.locator("main.map").screenshot(animations="allow"))).convert("RGB")


def differ(one: Image.Image, other: Image.Image) -> bool:
    return one.size != other.size or ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.parametrize("name", STAGINGS)
def test_every_scene_is_played_and_moves(name: str, chromium: Browser, server: Server, tmp_path: Path) -> None:
    """Frame by frame: each act is held at three moments, and no two of its pictures are the same."""
    staging = STAGINGS[name]
    page = seated(chromium, server, table_of(server, staging.position()))
    page.evaluate(WATCH)
    before = picture(page)
    still: list[str] = []

    def shoot(act: str) -> None:
        frames = []
        for moment in MOMENTS:
            page.evaluate(HELD, moment)
            frames.append(picture(page))
            frames[-1].save(tmp_path / f"{act.replace(':', '-')}-{moment}.png")
        page.evaluate(ON)
        if not all(differ(frame, before) for frame in frames) or not differ(frames[0], frames[-1]):
            still.append(act)

    acts = play_staging(page, staging, shoot)
    page.context.close()
    missing = [act for act in staging.acts if act not in acts]
    assert missing == []
    assert [act for act in still if act in staging.acts] == []


@pytest.mark.parametrize("name", ["noise", "encounter", "shot"])
def test_without_motion_the_same_acts_are_shown_as_pictures(name: str, chromium: Browser, server: Server) -> None:
    staging = STAGINGS[name]
    page = seated(chromium, server, table_of(server, staging.position()), motion=False)
    page.evaluate(WATCH)
    moving: list[str] = []

    def note(act: str) -> None:
        names: list[str] = page.evaluate(
            "[...document.querySelectorAll('svg.scene *')].flatMap((e) => e.getAnimations()).map((a) => a.animationName)"
        )
        moving.extend(f"{act} {one}" for one in names)

    acts = play_staging(page, staging, note)
    page.context.close()
    assert [act for act in staging.acts if act not in acts] == []
    assert moving == []


def test_a_press_of_the_space_bar_ends_a_scene_and_the_question_opens(chromium: Browser, server: Server) -> None:
    staging = STAGINGS["encounter"]
    page = seated(chromium, server, table_of(server, staging.position()))
    page.evaluate(WATCH)
    press(page, staging)
    page.wait_for_function(
        "() => document.querySelector('svg.scene') || document.querySelector('.pay, dialog[open] [data-option]')"
    )
    if page.locator("svg.scene").count() == 0:
        page.locator(f"{OPTION}:enabled").first.click()
    expect(page.locator("svg.scene")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator("svg.scene")).to_have_count(0)
    expect(page.locator(f"{OPTION}:enabled").first).to_be_visible()
    assert "attack:harm" not in seen(page)
    page.context.close()


HELD_BACK = """() => {
  const box = (e) => { const { left, top, right, bottom } = e.getBoundingClientRect(); return { left, top, right, bottom }; };
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const words = document.querySelector(".story .beat:not(.quiet)"), goOn = [...document.querySelectorAll("button.go-on")];
  const button = box(goOn[0]), room = box(document.querySelector("main.map [data-room='%d']"));
  return {
    buttons: goOn.length,
    inside: button.left >= 0 && button.top >= 0 && button.right <= innerWidth && button.bottom <= innerHeight,
    clear: document.elementFromPoint((button.left + button.right) / 2, (button.top + button.bottom) / 2).closest(".go-on") === goOn[0],
    words: words !== null,
    apart: words === null || apart(box(words), room),
  };
}"""
"""One button to go on, in sight; and the words are not over the Room that they tell about."""


@pytest.mark.parametrize("size", SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_one_button_goes_on_and_the_words_hide_nothing_at_every_size(
    chromium: Browser, server: Server, size: tuple[int, int]
) -> None:
    page = seated(chromium, server, table_of(server, at_the_top()), size=size)
    page.evaluate(WATCH)
    staging = STAGINGS["noise"]._replace(press="[Mm]ove.*Armory")
    found: dict[str, object] = {}

    def look(act: str) -> None:
        if act == "noise:there":
            page.evaluate(HELD, 0.5)
            found.update(page.evaluate(HELD_BACK % TOP))
            page.locator(".go-on").click()

    play_staging(page, staging, look)
    expect(page.locator("svg.scene, .go-on")).to_have_count(0)
    page.context.close()
    assert found == {"buttons": 1, "inside": True, "clear": True, "words": True, "apart": True}


def test_words_are_heard_when_they_have_come_true_and_the_drawing_is_not(chromium: Browser, server: Server) -> None:
    """The sentence of a shot says its end: it is silent while the die rolls."""
    staging = STAGINGS["shot"]
    page = seated(chromium, server, table_of(server, staging.position()))
    page.evaluate(WATCH)
    heard: dict[str, str] = {}

    def listen(act: str) -> None:
        page.evaluate(HELD, 0.5)
        heard[act] = page.evaluate(SAID)
        assert page.locator("svg.scene").get_attribute("aria-hidden") == "true"
        page.evaluate(ON)

    play_staging(page, staging, listen)
    page.context.close()
    assert "dies" not in heard["fight:roll"]
    assert "dies" in heard["fight:verdict"]


def test_sound_is_offered_once_and_remembered(chromium: Browser, server: Server) -> None:
    """While a story is told: it takes no place from the map or the options."""
    page = seated(chromium, server, table_of(server, STAGINGS["noise"].position()))
    offer = page.get_by_role("group", name="Sound?")
    expect(page.locator(OPTION).first).to_be_visible()
    expect(offer).to_have_count(0)
    page.evaluate(WATCH)
    asked_in: list[str] = []

    def answer(act: str) -> None:
        if not asked_in:
            offer.get_by_role("button", name="Yes").click()
            asked_in.append(act)

    play_staging(page, STAGINGS["noise"], answer)
    assert asked_in
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.locator(OPTION).first).to_be_visible()
    expect(offer).to_have_count(0)
    page.goto("/settings")
    expect(page.get_by_label("Volume")).to_be_enabled()
    page.context.close()
