"""What a client says, carried out at its table: the same for every way in which a message arrives."""

from __future__ import annotations

import asyncio

from ...languages import DEFAULT
from ..logs import log
from ..messages import (
    AskCoach,
    AskRadio,
    ChangeSecret,
    Choose,
    Claim,
    ClientMessage,
    CloseSeats,
    Done,
    Error,
    HandOver,
    Hello,
    Invite,
    Link,
    MakeHost,
    MomentSeen,
    Mute,
    PlayAgain,
    Refused,
    Remove,
    Say,
    SecretChanged,
    SetBot,
    SetLanguage,
    StandingOrders,
    Transmit,
    Undo,
    Vote,
    WatchByLink,
    WatchLink,
    WhyNot,
)
from .hosting import lost_seat
from .ports import MOVED, Client, Conflict, Elsewhere, Unavailable
from .table import Table
from .viewers.viewer import Viewer

Played = Choose | Say | Undo | Vote | SetBot | StandingOrders | Claim | Transmit | MomentSeen
Decided = CloseSeats | WatchByLink | MakeHost | Remove | Mute | PlayAgain
AboutLinks = WatchLink | Invite | HandOver | ChangeSecret


async def let_in(table: Table, hello: Hello, client: Client) -> Viewer:
    """Who says this? `Refused` if the secret opens no seat. Anyone let in enters next."""
    seat = None
    if hello.secret is not None:
        seat = table.seats.opened_by(hello.secret)
        if seat is None:
            lost = table.hosting.what_became_of(hello.secret)
            if lost is not None:
                raise lost_seat(lost)
            raise Refused("not_seated", "this secret opens no seat of this table")
    elif not table.public_game.over:
        table.hosting.check_watching(hello.watch)
    language = hello.language or (DEFAULT if seat is None else table.seats[seat].language)
    # The first reader of a language waits until its texts are read; the other tables do not.
    texts = await asyncio.to_thread(table.texts, language)
    return Viewer(seat, texts, client)


async def respond(table: Table, viewer: Viewer, message: ClientMessage) -> None:
    """Carry out, and say that it is done or why not."""
    if viewer.turned_away:
        return
    try:
        table.spending.check(viewer.seat)
        await table.spending.carry_out(viewer.seat, carry_out(table, viewer, message))
    except Refused as refused:
        table.meters.refused(refused.error)
        viewer.tell(refusal(refused, message.ref))
    except Elsewhere:
        viewer.hang_up(MOVED)
    except Conflict:
        viewer.tell(refusal(Refused("stale", "the table has moved on; look again"), message.ref))
    except Unavailable:
        log.error("not_saved", table=table.code, exc_info=True)
        viewer.tell(refusal(Refused("not_saved", "this could not be saved; try again"), message.ref))
    except Exception:
        log.error("message_failed", table=table.code, exc_info=True)
        viewer.tell(Error(error="internal", message="this did not work; nothing has changed", ref=message.ref))


def refusal(refused: Refused, ref: int | None = None) -> Error:
    return Error(error=refused.error, message=refused.message, ref=ref, retry_after=refused.retry_after)


async def carry_out(table: Table, viewer: Viewer, message: ClientMessage) -> None:
    if isinstance(message, SetLanguage):
        await table.set_language(viewer, message.language)
    elif isinstance(message, WhyNot):
        if viewer.seat is None:
            raise Refused("not_seated", "a spectator can do nothing here")
        viewer.tell(table.why_not(viewer.seat, viewer.reader.texts, message.ref))
        return
    elif isinstance(message, AskCoach):
        table.ask_coach(viewer, message)
        return
    elif isinstance(message, AskRadio):
        viewer.tell(table.radio(viewer.seat, viewer.reader.texts, message.ref, tuple(message.said or ())))
        return
    elif isinstance(message, Hello):
        raise Refused("said_hello", "hello was said already; open another connection for another seat")
    else:
        if viewer.seat is None:
            raise Refused("not_seated", "a spectator only watches")
        if isinstance(message, AboutLinks):
            viewer.tell(await link(table, viewer, viewer.seat, message))
            return
        if isinstance(message, Decided):
            await decide(table, viewer.seat, message)
        else:
            await play(table, viewer.seat, message)
    viewer.tell(Done(ref=message.ref))


async def link(table: Table, viewer: Viewer, seat: int, message: AboutLinks) -> Link | SecretChanged:
    """What only whoever asks is told."""
    if isinstance(message, ChangeSecret):
        return SecretChanged(ref=message.ref, secret=await table.change_secret(viewer, seat))
    if isinstance(message, Invite):
        token = await table.links.invite(seat, message.seat)
    elif isinstance(message, HandOver):
        token = table.links.hand_over(seat, message.secret)
    else:
        token = table.links.watch_key()
    return Link(ref=message.ref, token=token)


async def decide(table: Table, seat: int, message: Decided) -> None:
    """What the host decides, or the players instead."""
    if isinstance(message, CloseSeats):
        await table.links.close_seats(seat, message.closed)
    elif isinstance(message, WatchByLink):
        await table.watch_by_link(seat, message.only)
    elif isinstance(message, MakeHost):
        await table.seating.make_host(seat, message.seat)
    elif isinstance(message, Remove):
        await table.remove(seat, message.seat, message.bot)
    elif isinstance(message, PlayAgain):
        await table.play_again(message.next)
    else:
        await table.seating.mute(seat, message.seat, message.muted)


async def play(table: Table, seat: int, message: Played) -> None:
    if isinstance(message, Choose):
        await table.choose(seat, message.ask, message.choice)
    elif isinstance(message, Say):
        await table.chat.say(seat, message.text)
    elif isinstance(message, Undo):
        await table.undo(seat)
    elif isinstance(message, Vote):
        await table.vote(seat, message.vote, message.agree)
    elif isinstance(message, SetBot):
        await table.set_bot(seat, message.seat, message.bot)
    elif isinstance(message, StandingOrders):
        await table.standing_orders(seat, message.decline)
    elif isinstance(message, Claim):
        await table.claim(seat, message.claim)
    elif isinstance(message, Transmit):
        await table.transmit(seat, tuple(message.said))
    else:
        table.windows.looked(seat, message.moment)
