"""The second Exploration tokens: one face down in every Room of the ship, none on the shuttle (A-6, A-12.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...engine.events import Event
from ...engine.machine import step
from ...engine.ruleset import Module, Secret
from ...rules import pieces
from ...rules.components import PUBLISHED, Component
from ...rules.doors import close_doors
from ...rules.encounter import miniatures_left, place
from ...rules.engines import PeekedToken, learn, watchers
from ...rules.injury import leave_carcass
from ...rules.markers import place_fire
from ...rules.movement import ENTERING, MEETS_SOMETHING, NOISE_REPLACED, gain_slime
from ...rules.noise import danger
from ...rules.state import ABOARD
from ...rules.telling import RoomNumber, SeatNumber, TokenEffect
from ..base.rooms import PEEKED, WITH_SECRETS
from .laika import LAIKA_ENTERED
from .shuttle import SHUTTLE

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class TokenRevealed(
    Event, term="second_token", motion=pieces.put("ext", "second_tokens", pieces.field("room"), value=False)
):
    """A second token is revealed."""

    seat: SeatNumber
    room: RoomNumber
    token: TokenEffect


COUNTS = {
    "lockdown": 3,
    "danger": 4,
    "egg": 3,
    "slimed_room": 3,
    "larva": 3,
    "fire": 2,
    "carcass": 3,
    "corpse": 2,
}
"""A-12.1: kinds are published, the numbers of each are designed; 23 in all."""


@dataclass(frozen=True, slots=True)
class SecondToken(Component):
    """A token that lies beside those of the base game; it sets no Item counter (A-6.2)."""

    id: str
    effect: str
    noiseless: bool = False
    """It replaces the Noise roll of the move."""
    provenance: str = PUBLISHED

    @property
    def message(self) -> str:
        return f"exploration-{self.effect}"


TOKENS = tuple(
    SecondToken(f"aft_{effect}_{k}", effect, noiseless=effect in ("danger", "larva"))
    for effect, n in COUNTS.items()
    for k in range(1, n + 1)
)
"""The rules spare the Noise roll for a Larva token without exception, also when no Larva is left to place."""


@step
def lay_second_tokens(g: State) -> None:
    """A-6.1, A-8.6, A-9.6: one face down in each Room of the ship; two stay in the box unseen."""
    tokens = list(g.rules.families["second_tokens"])
    g.shuffle(tokens)
    g.ext["second_tokens"] = tuple(tokens.pop() if room and room not in SHUTTLE else "" for room in range(len(g.tiles)))
    g.ext["slimed"] = ()


def hidden_tokens(g: State) -> int:
    """How many of them nobody has revealed; a lasting Slimed Room counts as revealed (A-8.30)."""
    return sum(1 for token in g.ext["second_tokens"] if token)


def slimed_rooms(g: State) -> list[int]:
    return [room for room, _ in g.ext["slimed"]]


# -- entering ------------------------------------------------------------------------------------------------


def met(g: State, p: Seat, room: int, corridor: int, noise: str, followers: Sequence[Seat]) -> None:
    """A-6.2, A-6.3: after tile and base token, before the Noise roll."""
    if lies_in_wait(g, False, room):
        g.push("second_token", p.index, room, corridor, noise == "roll", tuple(q.index for q in followers))


def lies_in_wait(g: State, meets: bool, room: int) -> bool:
    return meets or bool(g.ext["second_tokens"][room]) or room in slimed_rooms(g)


@step
def second_token(
    g: State, seat: int, room: int, corridor: int, heed_noise: bool, company: tuple[int, ...] = (), slime: bool = True
) -> None:
    """A-6.2: reveal and resolve the token of this Room; Slime lies in wait for everyone who enters.

    Who ignores Slime says so (`slime`).
    """
    entering = [q for q in (g.seats[s] for s in (seat, *company)) if q.status == ABOARD and q.room == room]
    reveal(g, g.seats[seat], room, corridor, heed_noise)
    if slime and room in slimed_rooms(g):
        for q in entering:
            gain_slime(g, q)


def met_by_laika(g: State, p: Seat, room: int, corridor: int) -> None:
    """A-6.2: the dog turns tokens over too, if the table wants it; Slime is nothing to her (A-3.9)."""
    if g.rules.options.laika_reveals_tokens and g.ext["second_tokens"][room]:
        g.push("second_token", p.index, room, corridor, True, (), False)


def reveal(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    id = g.ext["second_tokens"][room]
    if not id:
        return
    token = g.rules.types[id]
    take_away(g, room)
    if token.effect == "slimed_room":
        g.ext["slimed"] = (*g.ext["slimed"], (room, id))
    else:
        g.removed.append(id)
    g.info += 1
    g.emit(TokenRevealed(seat=p.index, room=room, token=token.effect))
    EFFECTS[token.effect](g, p, room, corridor, heed_noise)


def take_away(g: State, room: int) -> None:
    g.ext["second_tokens"] = tuple("" if r == room else t for r, t in enumerate(g.ext["second_tokens"]))


def noise_replaced(g: State, replaced: bool, room: int) -> bool:
    """A-6.3, A-6.4: any of the two tokens may take the place of the Noise roll."""
    id = g.ext["second_tokens"][room]
    return replaced or bool(id and g.rules.types[id].noiseless)


# -- what the tokens do --------------------------------------------------------------------------------------


def lockdown(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """Every Door of the Room but the one behind the character; all of them if one crawled or crossed in (A-4.4)."""
    close_doors(g, p.index, [c for c in g.rules.board.corridors_of[room] if c != corridor])


def danger_here(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """A-6.4: as the base token; Careful Movement cancels it."""
    if heed_noise:
        danger(g, room)


def egg_here(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    if g.egg_supply:
        g.egg_supply -= 1
        g.floor.append((room, "egg"))


def slime_stays(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """The token stays face up; `second_token` slimes everyone who enters, the revealer too."""


def larva_here(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """A-6.3: no Encounter, no Surprise Attack and no Noise roll, but a miniature: it may be the first of the game."""
    if miniatures_left(g, "larva") > 0:
        place(g, "larva", room)


def fire_here(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    place_fire(g, room)


def carcass_here(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    leave_carcass(g, room)


def corpse_here(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """A red one: somebody whom nobody here knew."""
    g.floor.append((room, "corpse"))


EFFECTS: dict[str, Callable[[State, Seat, int, int, bool], None]] = {
    "lockdown": lockdown,
    "danger": danger_here,
    "egg": egg_here,
    "slimed_room": slime_stays,
    "larva": larva_here,
    "fire": fire_here,
    "carcass": carcass_here,
    "corpse": corpse_here,
}


# -- peeking, and what a view tells ---------------------------------------------------------------------------


def rooms_with_tokens(g: State, found: set[int]) -> set[int]:
    """These tokens work as those of the base game (A-6): a camera sees them too."""
    return found | {room for room, token in enumerate(g.ext["second_tokens"]) if token}


def peek_second(g: State, p: Seat, room: int) -> None:
    id = g.ext["second_tokens"][room]
    if id:
        to = watchers(g, p)
        learn(g, to, "second_token", room, id)
        effect = g.rules.types[id].effect
        g.emit(PeekedToken(seat=p.index, room=room, token=effect), to=to)


def shown(g: Any, tokens: tuple[str, ...], seat: int | None) -> list[bool]:
    """Face down: everybody sees only where one still lies."""
    return [bool(token) for token in tokens]


def dealt(g: Any, there: Sequence[bool], deal: Any) -> tuple[str, ...]:
    known = deal.knowledge("second_token")
    gone = {*g.removed, *(id for _, id in g.ext.get("slimed", ()))}
    kept = {room: id for room, id in known.items() if there[room]}
    free = deal.shuffled(t for t in g.rules.families["second_tokens"] if t not in gone and t not in kept.values())
    return tuple(kept.get(room) or free.pop() if here else "" for room, here in enumerate(there))


MODULE = Module(
    "second_tokens",
    components={"second_tokens": TOKENS},
    pieces=("second_tokens",),
    hooks=(
        ENTERING.by(met),
        MEETS_SOMETHING.by(lies_in_wait),
        LAIKA_ENTERED.by(met_by_laika),
        PEEKED.by(peek_second),
        NOISE_REPLACED.by(noise_replaced),
        WITH_SECRETS.by(rooms_with_tokens),
    ),
    secrets={"second_tokens": Secret(shown, dealt)},
    changes={"A-6.2": ("ask-peek", "item-recon_drone", "room-monitoring_room", "why_not-nothing_unexplored")},
    terms=("second_token",),
)
