"""What odds are put together from: a Noise roll, a way, an attack, a Wound, a shot, a blow, a scan.

Everything comes from the view of a seat, by `Deal`, which keeps what several options of a question need.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..rules.combat import (
    COMBAT_FACE,
    EGG_FACES,
    EGGS,
    FACES,
    MELEE_CONTAMINATION,
    loaded,
    own_rerolls,
    shot_injuries,
    targets,
    targets_for,
)
from ..rules.ship import fold
from ..view import infection_kills, noise_odds, scan_odds
from ..view.harm_odds import OUTCOMES
from ..view.odds import check_counts, checks_after, injuries_by_face, odds_of_a_hit
from ..view.types import View, own_seat

if TYPE_CHECKING:
    from ..game import Game
    from ..rules.components import Weapon
    from ..view.harm_odds import Body
    from .boxes import Deal
    from .places import Places

NOISE = ("noise", "encounter", "danger", "silence")
SHOT = ("hit", "kill", "retreat")
NO_ROLL = "no_roll"
COMPANY = "company"
INTRUDERS = "intruders"
DEATH = "death"
FELT_TOKENS = ("slime", "fire", "malfunction")
"""Exploration tokens that change more than the Noise."""
OTHER_TOKEN = "token"
"""Such a token of a box."""


class Risk(NamedTuple):
    """One thing that may happen, with its chance in whole percent."""

    id: str
    percent: int
    text: str
    why: str = ""
    """How the chance comes about: faces of a die, cards that may come."""
    about: str = ""
    """What it is about, where an option leaves that open: a weapon, a target, what comes first."""
    whole: bool = False
    """It is one part of a whole, with the others about the same that say so."""


def percent(odds: dict[str, float]) -> dict[str, int]:
    return {name: round(100 * value) for name, value in odds.items()}


def for_sure(t: Places, id: str, key: str, why: str = "", about: str = "") -> Risk:
    """What happens in any case, said by a message of its own."""
    return Risk(id, 100, t.get(key), t.get(why) if why else "", about)


# -- Noise --------------------------------------------------------------------------------------------------


def noise_risks(t: Places, view: View, room: int, deal: Deal, cost: int = 0, about: str = "") -> list[Risk]:
    """Entering a Room: nobody rolls for Noise in one that is not empty (R-7.5). What it may hide is told besides."""
    if occupied(view, room):
        rolled = company_risks(t, view, room, about)
    else:
        cards = len(view["seats"][own_seat(view)]["hand"]) - cost
        rolled = noise_parts(t, view, deal, deal.entering(room), cards, about)
    return rolled + token_risks(t, room, deal, about)


def company_risks(t: Places, view: View, room: int, about: str) -> list[Risk]:
    """Who is there already: Intruders mean Combat at once, others only that nobody rolls."""
    kinds = dict.fromkeys(f[1] for f in view["figures"] if f[2] == room)
    if not kinds:
        return [Risk(COMPANY, 100, t.get("client-no_noise_roll"), about=about)]
    there = t.listed([t.get(f"intruder-{kind}") for kind in kinds])
    return [Risk(INTRUDERS, 100, t.get("client-intruders_there", intruders=there), about=about)]


def occupied(view: View, room: int) -> bool:
    return any(p["room"] == room for p in view["seats"]) or any(f[2] == room for f in view["figures"])


def noise_roll_risks(t: Places, view: View, room: int, deal: Deal, about: str = "") -> list[Risk]:
    """A Noise roll where one stands."""
    cards = len(view["seats"][own_seat(view)]["hand"])
    return noise_parts(t, view, deal, noise_odds(view, room, rules=deal.rules), cards, about)


def noise_parts(
    t: Places, view: View, deal: Deal, odds: dict[str, float], cards: int, about: str = ""
) -> list[Risk]:  # fmt: skip
    shown = percent(odds)
    found = []
    for name in NOISE:
        if shown[name]:
            why = encounter_why(t, view, deal, cards) if name == "encounter" else t.get(f"client-why_noise-{name}")
            text = t.get(f"client-odds_noise-{name}", percent=shown[name])
            found.append(Risk(name, shown[name], text, why, about, True))
    return found


def encounter_why(t: Places, view: View, deal: Deal, cards: int) -> str:
    """The tokens of the bag, and how many of them would surprise this hand (R-11.5)."""
    return deal.once(("encounter_why", t.key, cards), lambda: tokens_and_surprise(t, view, deal, cards))


def tokens_and_surprise(t: Places, view: View, deal: Deal, cards: int) -> str:
    tokens = t.listed([f"{n} × {t.get(f'intruder-{kind}')}" for kind, n in view["bag"].items() if n])
    surprise = round(100 * deal.surprise(cards)) if sum(view["bag"].values()) else 0
    return t.get("client-why_noise-encounter", tokens=tokens, surprise=surprise, cards=cards)


def token_risks(t: Places, room: int, deal: Deal, about: str = "") -> list[Risk]:
    """What the Exploration token of a Room may bring besides Noise (R-8.5 to R-8.7)."""
    odds = percent(deal.token(room))
    return [
        Risk(
            effect if effect in FELT_TOKENS else OTHER_TOKEN, odds[effect],
            t.get("client-odds_token", name=t.get(f"exploration-{effect}"), percent=odds[effect]),
            t.get("client-why_token"), about,
        )
        for effect in (*FELT_TOKENS, *t.box_texts.felt_tokens) if odds.get(effect)
    ] + trait_risks(t, room, deal, about)  # fmt: skip


def trait_risks(t: Places, room: int, deal: Deal, about: str) -> list[Risk]:
    """What a Room that is known does to whoever enters it (R-7.4)."""
    known = deal.known_room(room)
    if known is None or known.on_enter is None or deal.me().slime:
        return []
    entered = deal().copy()
    me = entered.seats[deal.me().index]
    known.on_enter(entered, me)
    text = t.get("client-odds_token", name=t.get("exploration-slime"), percent=100)
    return [Risk("slime", 100, text, about=about)] if me.slime else []


def ways_risks(
    t: Places, view: View, rooms: Iterable[int], deal: Deal, about: str = "", roll: bool = True
) -> list[Risk]:  # fmt: skip
    """A move to one of several Rooms, chosen next: the worst of them, unless there is one only."""
    there = list(dict.fromkeys(rooms))
    if len(there) == 1 and roll:
        return noise_risks(t, view, there[0], deal, about=about)
    worst: dict[str, int] = {}
    for room in there:
        rolled = deal.entering(room) if roll and not occupied(view, room) else {}
        odds = percent({**deal.token(room), **rolled})
        for name in ("encounter", "danger", "noise", *FELT_TOKENS):
            worst[name] = max(worst.get(name, 0), odds.get(name, 0) if roll or name in FELT_TOKENS else 0)
    found = [] if roll else [Risk(NO_ROLL, 100, t.get("client-no_roll_there"), about=about)]
    for name, chance in worst.items():
        if chance:
            what = t.get(f"exploration-{name}" if name in FELT_TOKENS else f"client-word_noise-{name}")
            text = t.get("client-odds_up_to", name=what, percent=chance)
            found.append(Risk(name, chance, text, t.get("client-why_ways", count=len(there)), about))
    return found or [Risk(NO_ROLL, 100, t.get("client-no_noise_roll"), about=about)]


# -- attacks and Wounds -------------------------------------------------------------------------------------


def attack_risks(t: Places, view: View, deal: Deal, body: Body, about: str) -> list[Risk]:
    """One attack of each Intruder of the Room."""
    found = deal.once(("attack", t.key, body), lambda: of_attacks(t, view, deal, body))
    return [risk._replace(about=about) for risk in found]


def of_attacks(t: Places, view: View, deal: Deal, body: Body) -> list[Risk]:
    harm = deal.harm()
    attackers = harm.attackers()
    if not attackers or any(spares(view, own_seat(view)) for spares in t.box_texts.spared):
        return []
    drawn = any(harm.draws_a_card(f, f.kind) for f in attackers)
    cards = sum(harm.draw.turned().deck) if drawn else 0
    who = t.listed([t.get(f"intruder-{f.kind}") for f in attackers])
    why = t.get("client-why_attack", attackers=who, count=len(attackers), cards=cards)
    odds = percent(harm.of_attacks(attackers, body))
    found = [
        Risk(name, odds[name], t.get(f"client-odds_harm-{name}", percent=odds[name]), why, whole=True)
        for name in OUTCOMES if odds[name]
    ]  # fmt: skip
    return found + [risk for more in t.box_texts.of_an_attack for risk in more(t, view, deal)]


def wound_risk(t: Places, deal: Deal, body: Body, why: str, chance: int = 100, about: str = "") -> list[Risk]:
    """What a Wound makes of the body of this seat; nothing where it is spared."""
    outcome = deal.harm().outcome(body)
    if outcome == "unhurt" or not chance:
        return []
    return [Risk(outcome, chance, t.get(f"client-odds_harm-{outcome}", percent=chance), why, about)]


def light_wound(t: Places, deal: Deal, why: str, about: str = "") -> list[Risk]:
    return wound_risk(t, deal, deal.harm().wounded(1), t.get(why), about=about)


def serious_wound(t: Places, deal: Deal, why: str, about: str = "") -> list[Risk]:
    harm = deal.harm()
    return wound_risk(t, deal, harm.suffering(("serious_wound", (harm.seat,)), harm.start), t.get(why), about=about)


def contamination_risk(t: Places, chance: int = 100, why: str = "", about: str = "") -> Risk:
    text = t.get("client-odds_contamination", percent=chance)
    return Risk("contamination", chance, text, t.get(why) if why else "", about)


# -- scans --------------------------------------------------------------------------------------------------


def certain_death(t: Places, view: View) -> list[Risk]:
    """What does the same to the character as an infected card."""
    return [Risk(DEATH, 100, t.get("client-odds_death", percent=100))] if infection_kills(view) else []


def scan_risks(t: Places, view: View, deal: Deal) -> list[Risk]:
    """What an infected card in hand would do, and how likely one is."""
    chance = round(100 * scan_odds(view, deal.rules))
    if not chance:
        return []
    if infection_kills(view):
        return [Risk(DEATH, chance, t.get("client-odds_death", percent=chance))]
    return [Risk("infected", chance, t.get("client-odds_infected", percent=chance))]


# -- shots and blows ----------------------------------------------------------------------------------------


def shot_choices(
    t: Places,
    view: View,
    deal: Deal,
    weapons: list[str] | None = None,
    about: str = "",
    bonus: int = 0,
    rerolls: int = 0,
) -> list[Risk]:
    """Each loaded weapon against each target; named where there is more than one."""
    game, p = deal(), deal.me()
    guns = loaded(game, p) if weapons is None else weapons
    pairs = [(w, target) for w in guns for target in targets_for(game, p, w)]
    found = []
    for weapon, target in pairs:
        names = [about] if about else []
        names += [t.weapon(game, weapon)] if len(guns) > 1 else []
        if target == EGGS:
            found += egg_risks(t, view, deal, ", ".join([*names, t.get("client-about_eggs")]))
            continue
        names += [t.figure(game, target[1], p.room)] if len(pairs) > len(guns) else []
        found += strike_risks(t, view, game, weapon, target[1], ", ".join(names), bonus, rerolls)
    return found


def melee_choices(t: Places, view: View, deal: Deal, about: str = "", more: int = 0) -> list[Risk]:
    game, p = deal(), deal.me()
    there = targets(game, p)
    found = []
    for target in there:
        names = [about] if about else []
        if target == EGGS:
            names.append(t.get("client-about_eggs"))
            found += egg_blow_risks(t, view, deal, ", ".join(names))
            continue
        names += [t.figure(game, target[1], p.room)] if len(there) > 1 else []
        found += blow_risks(t, view, deal, target[1], ", ".join(names), more)
    return found


def blow_risks(t: Places, view: View, deal: Deal, figure: int, about: str = "", more: int = 0) -> list[Risk]:
    """R-12.2, R-12.3: a Contamination card for sure, and a Wound with a miss."""
    game = deal()
    f = next(f for f in game.figures if f.id == figure)
    found = strike_risks(t, view, game, None, figure, about, more)
    missed = round(100 * injuries_by_face(game, view["seat"], None, f).get(0, 0) / len(FACES))
    found += wound_risk(t, deal, deal.harm().missing(), t.get("client-why_missed"), missed, about)
    if fold(game, MELEE_CONTAMINATION, 1, f):
        found.append(contamination_risk(t, why="client-why_melee", about=about))
    return found


def egg_risks(t: Places, view: View, deal: Deal, about: str) -> list[Risk]:
    """R-17.23: whoever attacks Eggs rolls for Noise, unless in Combat."""
    room = view["seats"][own_seat(view)]["room"]
    return [] if any(f[2] == room for f in view["figures"]) else noise_roll_risks(t, view, room, deal, about)


def egg_blow_risks(t: Places, view: View, deal: Deal, about: str) -> list[Risk]:
    """R-17.23: by the rulebook a hit soils; as against an Intruder every blow does, and a miss hurts."""
    missed = round(100 * hit_chance_of_eggs(deal(), hit=False))
    if deal.rules.options.egg_melee == "rulebook":
        found = [contamination_risk(t, 100 - missed, "client-why_egg", about)]
    else:
        found = [contamination_risk(t, why="client-why_melee", about=about)]
        found += wound_risk(t, deal, deal.harm().missing(), t.get("client-why_missed"), missed, about)
    return found + egg_risks(t, view, deal, about)


def hit_chance_of_eggs(game: Game, hit: bool) -> float:
    faces = [fold(game, COMBAT_FACE, face, None) in EGG_FACES for face in FACES]
    return faces.count(hit) / len(faces)


def strike_risks(
    t: Places,
    view: View,
    game: Game,
    weapon: str | Weapon | None,
    figure: int,
    about: str = "",
    bonus: int = 0,
    rerolls: int = 0,
) -> list[Risk]:
    """Hit, kill and retreat, each with the faces and cards behind it; `rerolls` besides those of the weapon."""
    if isinstance(weapon, str):
        rerolls += own_rerolls(game, weapon)
    return faces_risks(t, view, game, weapon, figure, about, bonus, FACES, rerolls)


def faces_risks(
    t: Places,
    view: View,
    game: Game,
    weapon: str | Weapon | None,
    figure: int,
    about: str,
    bonus: int,
    shown: Sequence[str],
    rerolls: int = 0,
) -> list[Risk]:
    """Of a die that may show these faces; one that lies on the table says what it does. A miss is rolled again."""
    gun = game.rules.types[weapon].weapon if isinstance(weapon, str) else weapon
    f = next(f for f in game.figures if f.id == figure)
    faces = injuries_by_face(game, view["seat"], gun, f, bonus, shown)
    checks = checks_after(game, gun, f, faces)
    odds = percent(odds_of_a_hit(game, gun, f, faces, checks, rerolls))
    hits = len(shown) - faces.get(0, 0)
    rolls = len(shown) > 1
    if not hits and not rolls:
        return [Risk("miss", 100, t.get("client-odds_hit-miss"), about=about)]
    whys = {"hit": t.get("client-why_hit", hits=hits, faces=len(shown), rerolls=rerolls) if rolls else ""}
    if gun is None or not gun.drives_off:
        for name, at in (("kill", 0), ("retreat", 1)):
            parts = [
                t.get("client-why_check", injuries=n, count=counts[at], draws=counts[2])
                for n, counts in sorted(checks.items())
            ]
            whys[name] = t.get(f"client-why_{name}", checks=t.listed(parts))
    return [
        Risk(name, odds[name], t.get(f"client-odds_hit-{name}", percent=odds[name]), whys.get(name, whys["hit"]), about)
        for name in SHOT if odds[name]
    ]  # fmt: skip


def egg_shot_risks(t: Places, view: View, deal: Deal, weapon: str, bonus: int, shown: Sequence[str]) -> list[Risk]:
    """R-17.23: Eggs break by the faces that hit them."""
    gun = deal().rules.types[weapon].weapon
    hits = sum(1 for face in shown if shot_injuries(deal(), gun, None, face, bonus, p=deal.me()))
    if not hits:
        return [Risk("miss", 100, t.get("client-odds_hit-miss"))]
    chance = round(100 * hits / len(shown))
    why = t.get("client-why_hit", hits=hits, faces=len(shown), rerolls=0) if len(shown) > 1 else ""
    return [Risk("hit", chance, t.get("client-odds_hit-hit", percent=chance), why)]


def injury_risks(t: Places, deal: Deal, figure: int, injuries: int, about: str = "") -> list[Risk]:
    """Injuries without a die: only the check is left to chance."""
    game = deal()
    f = next(f for f in game.figures if f.id == figure)
    taken = game.rules.species.injuries_taken(f, injuries)
    kill, retreat, draws = check_counts(game, f, f.injuries + taken)
    found = []
    for name, count in (("kill", kill), ("retreat", retreat)):
        chance = round(100 * count / draws)
        if chance:
            check = t.get("client-why_check", injuries=injuries, count=count, draws=draws)
            why = t.get(f"client-why_{name}", checks=check)
            found.append(Risk(name, chance, t.get(f"client-odds_hit-{name}", percent=chance), why, about))
    return found
