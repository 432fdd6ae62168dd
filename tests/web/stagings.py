"""Positions from which each staged scene is one press away."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from nemesis import Game
from nemesis.scenario import Scenario

from ..server.playing import Server
from .conftest import PATIENCE, WIDE
from .playing import OPTION


class Staging(NamedTuple):
    """The option to press, or what to claim, and the acts that are seen then, in this order among others."""

    position: Callable[[], Game]
    press: str
    acts: tuple[str, ...]
    claims: bool = False


HIBERNATORIUM, CANTEEN, MAIN_ROOM, TOP = 11, 6, 22, 5
TO_THE_CANTEEN = "[Mm]ove.*Canteen"


def alone(species: str = "intruders") -> Scenario:
    return (
        Scenario("captain", mode="solo", species=species, seed=3)
        .room(CANTEEN, "canteen")
        .seat(0, room=HIBERNATORIUM, hand=["rest", "search", "order", "motivation"], objectives=["sc_earth"])
        .ship(first_encounter=True)
    )


def noisy(face: str) -> Callable[[], Game]:
    return lambda: alone().script(noise=[face]).turn(0).game


def at_the_top() -> Game:
    """One step from a Room of the topmost row of the map."""
    return alone().room(TOP, "armory").seat(0, room=CANTEEN).script(noise=["2"]).turn(0).game


def met(kind: str, cards: int) -> Game:
    hand = ["rest", "search", "order", "motivation"][:cards]
    scene = alone().noise(CANTEEN, HIBERNATORIUM).seat(0, hand=hand).top("attack", "scratch")
    return scene.bag(*{kind, "blank"}).script(noise=["2"], bag=[kind]).turn(0).game


def armed() -> Scenario:
    return alone().seat(0, hands=["revolver"], hand=["rest", "search", "order"]).figure("adult", HIBERNATORIUM, 2)


def round_ends() -> Scenario:
    return alone().script(noise=["silence"])


def dying() -> Game:
    wounds = ["wound_leg", "wound_arm", "wound_body"]
    scene = alone().seat(0, light=1, wounds=wounds).figure("adult", HIBERNATORIUM).top("attack", "scratch")
    return scene.turn(0).game


def evolving() -> Game:
    return (
        alone("carnomorphs")
        .figure("shambler", CANTEEN)
        .object("carcass", CANTEEN)
        .script(noise=["silence"])
        .turn(0)
        .game
    )


def panicking() -> Game:
    scene = alone("void_seeders").extension(0, insanity=2).noise(CANTEEN, HIBERNATORIUM)
    scene = scene.bag("vs_tok_blank", "vs_ins_blue").top("panic", "vs_pan_13")
    return scene.script(noise=["2"], bag=["insanity_blue"]).turn(0).game


def docked(mode: str, room: int) -> Scenario:
    """The shuttle lies at the ship, and nothing waits in the Rooms."""
    scene = Scenario("captain", mode=mode, seed=3).no_second_tokens().room(CANTEEN, "canteen").script(noise=["silence"])
    return scene.seat(0, room=room, hand=["rest", "search", "order", "motivation"])


def epilogue(room: int = MAIN_ROOM) -> Scenario:
    return docked("epilogue", room).alert(None)


def investigation() -> Scenario:
    return docked("investigation", HIBERNATORIUM).seat(0, objectives=["sc_earth"]).ship(first_encounter=True)


def of_aftermath(character: str, *modules: str, **options: Any) -> Scenario:
    scene = Scenario(character, mode="solo", seed=3, modules=modules or ("aftermath_characters",), options=options)
    return scene.room(CANTEEN, "canteen").ship(first_encounter=True).script(noise=["silence"])


def striking() -> Game:
    scene = of_aftermath("ceo").seat(0, room=HIBERNATORIUM, hand=["robotic_strike", "rest"])
    return scene.figure("adult", HIBERNATORIUM).script(combat=["hit2"]).top("attack", "scratch").turn(0).game


def biting() -> Game:
    scene = (
        of_aftermath("bounty_hunter").laika(CANTEEN).seat(0, room=HIBERNATORIUM, hand=["rest"], items=["anti_aggro"])
    )
    return scene.figure("adult", HIBERNATORIUM).top("attack", "scratch").turn(0, begins=True).game


def sand_running_out() -> Game:
    scene = of_aftermath("captain", "hourglass", hourglass_clock="actions", hourglass_actions=4)
    return scene.hourglass("running", 3).seat(0, room=HIBERNATORIUM, hand=["rest", "search", "order"]).turn(0).game


PASS = r"\bPass\b"
STAGINGS: dict[str, Staging] = {
    "noise": Staging(noisy("2"), TO_THE_CANTEEN, ("noise:roll", "noise:number", "noise:walk", "noise:there")),
    "silence": Staging(noisy("silence"), TO_THE_CANTEEN, ("noise:roll", "noise:silence")),
    "danger": Staging(noisy("danger"), TO_THE_CANTEEN, ("noise:roll", "noise:danger")),
    "encounter": Staging(
        lambda: met("adult", 1),
        TO_THE_CANTEEN,
        ("encounter:bag", "encounter:turn", "encounter:grows", "surprise:verdict", "attack:card", "attack:verdict"),
    ),
    "false alarm": Staging(
        lambda: met("blank", 4), TO_THE_CANTEEN, ("encounter:bag", "encounter:turn", "encounter:grows")
    ),
    "queen": Staging(lambda: met("queen", 4), TO_THE_CANTEEN, ("encounter:grows",)),
    "shot": Staging(
        lambda: armed().script(combat=["hit2"]).top("attack", "bite/4").turn(0).game,
        "[Ss]hoot",
        ("fight:aim", "fight:roll", "fight:face", "fight:verdict"),
    ),
    "melee": Staging(
        lambda: armed().script(combat=["miss"]).turn(0).game, "[Mm]elee", ("fight:aim", "fight:roll", "fight:result")
    ),
    "death": Staging(dying, PASS, ("death:beats", "death:flat")),
    "fire": Staging(
        lambda: round_ends().room(HIBERNATORIUM, fire=True).top("event", "consuming_fire").turn(0).game,
        PASS,
        ("burnt:hurts", "event:face", "fire:room"),
    ),
    "malfunction": Staging(
        lambda: alone().room(3).room(8, "cabins", token="exp_malfunction_2_1").script(noise=["silence"]).turn(0).game,
        "[Mm]ove.*008",
        ("malfunction:room",),
    ),
    "event": Staging(
        lambda: round_ends().figure("adult", 8).top("event", "hunt_2").bag("blank").turn(0).game,
        PASS,
        ("event:back", "event:face", "bag:bag", "bag:turn"),
    ),
    "scan": Staging(
        lambda: alone().seat(0, hand=["rest", "contamination", "search"]).turn(0).game,
        "Rest",
        ("scan:beam", "scan:verdict"),
    ),
    "hibernation": Staging(
        lambda: round_ends().ship(time=7).turn(0).game, "hibernat", ("hibernation:lies", "hibernation:closes")
    ),
    "launch": Staging(
        lambda: alone().ship(time=5, pods=[(1, "A", False)]).room(5, "evacuation_a").seat(0, pod=1).turn(0).game,
        "[Ll]aunch",
        ("launch:clamps", "launch:away"),
    ),
    "jump": Staging(lambda: round_ends().ship(time=1).turn(0).game, PASS, ("jump:charge", "jump:away")),
    "alarm": Staging(lambda: round_ends().ship(self_destruct=5).turn(0).game, PASS, ("alarm:alarm",)),
    "explosion": Staging(
        lambda: round_ends().ship(self_destruct=1).turn(0).game, PASS, ("explosion:silence", "explosion:bursts")
    ),
    "metamorphosis": Staging(evolving, PASS, ("metamorphosis:grows",)),
    "panic": Staging(panicking, TO_THE_CANTEEN, ("panic:card", "panic:verdict")),
    "alert": Staging(
        lambda: epilogue().top("alert", "alert_hot_spots").ship(shuttle=4).turn(0).game,
        PASS,
        ("shuttle_time:ticks", "alert:siren", "alert:card", "fire:room"),
    ),
    "activation": Staging(
        lambda: epilogue(HIBERNATORIUM).alert("alert_cryo_overload").turn(0).game,
        "Activation",
        ("activation:works", "activation:solved"),
    ),
    "alert failed": Staging(
        lambda: epilogue().alert("alert_cryo_overload").ship(shuttle=2).turn(0).game,
        PASS,
        ("failure:flickers", "failure:dark", "death:flat"),
    ),
    "departure": Staging(lambda: epilogue().ship(shuttle=1).turn(0).game, PASS, ("departure:clamps", "departure:away")),
    "second token": Staging(
        lambda: epilogue(HIBERNATORIUM).second_token(CANTEEN, "egg").turn(0).game,
        TO_THE_CANTEEN,
        ("second_token:back", "second_token:turns"),
    ),
    "shell": Staging(
        lambda: epilogue().object("egg", CANTEEN).top("event", "aev_hatchings").turn(0).game,
        PASS,
        ("shell:cracks", "shell:grows"),
    ),
    "offer": Staging(lambda: epilogue().turn(0).game, "Lucrative Offer", ("offer:signs",), claims=True),
    "turret": Staging(
        lambda: investigation().room(3).room(8, "cabins", token="exp_turret_2_1").turn(0).game,
        "[Mm]ove.*008",
        ("turret:rises", "turret:aims"),
    ),
    "rogue turret": Staging(
        lambda: investigation().turret(CANTEEN, "all").top("event", "aev_rogue_turrets").turn(0).game,
        PASS,
        ("turret:spins",),
    ),
    "turret fires": Staging(
        lambda: investigation().turret(HIBERNATORIUM, "all").entered(HIBERNATORIUM, seat=0).turn(0).game,
        PASS,
        ("turret_fire:fires", "turret_fire:harm"),
    ),
    "turret destroyed": Staging(
        lambda: (
            investigation()
            .figure("adult", CANTEEN)
            .turret(CANTEEN, "intruders")
            .entered(CANTEEN, figure=1)
            .turn(0)
            .game
        ),
        PASS,
        ("turret_fire:fires", "fight:verdict", "turret_wreck:bursts"),
    ),
    "sand": Staging(sand_running_out, TO_THE_CANTEEN, ("sand:runs_out",)),
    "robot": Staging(striking, "Robotic Strike", ("helper:roll", "helper:face", "helper:result", "fight:verdict")),
    "laika": Staging(biting, "Adult", ("helper:aim", "helper:verdict")),
    "drone": Staging(
        lambda: (
            investigation()
            .seat(0, items=["craft_combat_drone"])
            .figure("adult", HIBERNATORIUM)
            .top("attack", "scratch")
            .turn(0)
            .game
        ),
        "Combat Drone",
        ("helper:aim", "helper:verdict"),
    ),
    "shut-down": Staging(
        lambda: of_aftermath("android").seat(0, room=HIBERNATORIUM, hand=["search"]).ship(time=6).turn(0).game,
        PASS,
        ("shut_down:flickers", "death:flat"),
    ),
}


WATCH = """() => {
  window.acts = [];
  const note = () => {
    const scene = document.querySelector("svg.scene");
    const act = scene && `${scene.dataset.scene}:${scene.dataset.act}`;
    if (act && window.acts.at(-1) !== act) window.acts.push(act);
  };
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-act"],
  });
}"""
"""Notes every act that is shown."""


def seated(
    browser: Browser, server: Server, code: str, motion: bool = True, size: tuple[int, int] | None = None
) -> Page:
    """A browser of its own in the only seat of this table."""
    kept = {**server.post(f"/api/tables/{code}/seats", {"name": "Léa", "seat": 0})[1], "local": False}
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}",
        viewport=WIDE if size is None else {"width": size[0], "height": size[1]},
        locale="en-GB",
        reduced_motion="no-preference" if motion else "reduce",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/settings")
    page.evaluate("kept => localStorage.setItem('nemesis.seats', JSON.stringify([kept]))", kept)
    page.goto(f"/t/{code}")
    expect(page.locator(OPTION).first).to_be_visible()
    return page


def press(page: Page, staging: Staging) -> None:
    """The option, or the claim and that it is meant."""
    if staging.claims:
        page.locator(".claims button").filter(has_text=re.compile(staging.press)).click()
        page.get_by_role("dialog").get_by_role("button", name=re.compile(staging.press)).click()
        return
    page.locator(f".ask {OPTION}").filter(has_text=re.compile(staging.press)).first.click()


def seen(page: Page) -> list[str]:
    acts: list[str] = page.evaluate("window.acts")
    return acts


def play_staging(page: Page, staging: Staging, each: Callable[[str], None] = lambda act: None) -> list[str]:
    """Press, pay with whatever is offered, and wait until the story is told; `each` act is told when it is on the screen."""
    press(page, staging)
    end = time.monotonic() + PATIENCE / 1000
    known = 0
    while True:
        acts = seen(page)
        if len(acts) > known:
            known = len(acts)
            each(acts[-1])
        elif acts and page.locator("svg.scene, .story").count() == 0 and staging.acts[-1] in acts:
            return acts
        elif page.locator("svg.scene, .story").count() == 0:
            more = page.locator(f"{OPTION}:enabled")
            if more.count():
                more.first.click()
        assert time.monotonic() < end, f"{staging.acts} expected, seen: {acts}"
        page.wait_for_timeout(20)
