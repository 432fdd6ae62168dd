"""A bot that plays sensibly: it works for its Objective, shoots, flees, repairs, and leaves the ship in time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ..engine.machine import Ask, Choice
from ..rules.ship import is_object
from ..rules.trade import BACK
from ..view.heard import has_radio
from ..view.types import SeatView, View, own_seat
from .aims import GIVEN_WORD, Aims
from .bot import Bot
from .dealing import Deal, accepts, deal_with, owed, value
from .intruder_player import KINDS as INTRUDER_KINDS
from .intruder_player import Lurking
from .lore import PLAIN_CARD, PLAIN_ITEM
from .modes import aims_of
from .once import once
from .sight import DAMAGED, DOOR, ENGINES, Sight, only_talk_between, rules_seen_in, works_doors
from .speaker import is_in_the_mood
from .speech import Speech
from .temper import Temper
from .wary import abandons, holds_for, waits_in_the_pod

DULL = ("pass", "drop", "trade")
PER_STEP = 0.94
"""How much of the worth of a goal is left for each unit of the way there."""
ROOM_ACTION = 2
QUEST = 2.0
RESERVE = (0, 1, 2, 3, 3)
"""Cards kept in hand against Surprise Attacks, unless something is urgent."""
HURRY = 1
KEPT_FOR = 15.5
"""What is worth the cards that a bot keeps back (`Aims.kept_back`): a task that is done here, and no way to one."""
CAREFUL, BOLD = 0.2, 0.4
"""From this chance of an Encounter on, a bot pays two cards to move without a Noise roll; a bold one from the other."""
OUTMATCHED = 8.0
"""As dangerous as a Breeder: too much to shoot at."""
SHIELD = ["adult"]
"""What a group of characters can live with."""
FRIENDS = 2
"""So many in a fight are company enough to walk into it."""
CARDS_TO_RUN = 3
LAST_WOUND = 3
LIGHT_PER_SERIOUS, BLEEDING = 3, 2
BLEEDS = 4.0
"""What a dressing is worth to somebody who bleeds."""
MOVES = ("move", "careful_move", "escape")
CARDS_FOR = {"move": 1, "careful_move": 2, "escape": 1}
NOTHING = 0.5
"""Below this a bot had better pass."""
IDLE = 0.5
"""What a card is worth that is of no use for now."""
SOME_EFFECT = 0.5
"""What an effect is worth that no box tells of."""
TRADE = 8.0
"""A deal that was talked over."""
LAST_CHOICE = 9
"""The place in the draft of a character that no box ranks."""


@dataclass(frozen=True)
class Manner:
    """What sets the levels apart."""

    team: bool = True
    """Stands by the others in a fight, holds its fire until the chambers open, leaves the Engines to the best hands."""
    urgent: float = 5.0
    """What is worth the cards of the reserve."""
    works: bool = False
    """Works for shared Objectives from the first turn on."""
    mistakes: float = 0.0
    """How often it does anything at all in its turn."""
    bold: bool = False
    """Where there is a radio, and so a temper: keeps a card less back, and minds Noise less."""


class UtilityBot(Bot):
    """Scores what it could do and takes the best. Each kind of question has a small method of its own."""

    manner = Manner()

    def __init__(self, seed: int = 0, temper: Temper | None = None) -> None:
        super().__init__(seed, temper)
        self.with_a_temper = replace(self.manner, bold=True) if self.temper.bold else self.manner
        self._looked_at: tuple[View, Sight, Aims | None] | None = None
        """The last view and what was made of it: it is often asked for twice, to speak and to decide."""
        self._last_mind: Mind | None = None

    def sight(self, view: View) -> Sight:
        known = self._looked_at
        if known is not None and known[0] is view:
            return known[1]
        if known is None or not only_talk_between(known[0], view):
            sight, aims = Sight(view, self.temper), None
        else:
            sight = known[1].after_talk(view)
            aims = known[2] if sight.believes_like(known[1]) else None
        self._looked_at = view, sight, aims
        return sight

    def manner_at(self, view: View) -> Manner:
        """Temper shows where there is a radio."""
        return self.with_a_temper if has_radio(view) else self.manner

    def mind(self, view: View, ask: Ask) -> Mind:
        mind = Mind(self.sight(view), ask, self.manner_at(view))
        aims = self.known_aims()
        if aims is not None:
            mind.aims = aims
        self._last_mind = mind
        return mind

    def known_aims(self) -> Aims | None:
        """What it wanted when it last spoke or decided, if nothing has changed since."""
        if self._looked_at is None:
            return None
        _, sight, aims = self._looked_at
        if aims is None and self._last_mind is not None and self._last_mind.s is sight:
            aims = vars(self._last_mind).get("aims")
        return aims

    def speak(self, view: View) -> tuple[Any, ...] | None:
        if not has_radio(view):
            return None
        speech = Speech(self.sight(view), self.seed, self.temper, self.manner_at(view))
        aims = self.known_aims()
        if aims is not None:
            speech.aims = aims
        said = speech.line()
        self._looked_at = view, speech.s, vars(speech).get("aims")
        return said

    def is_in_the_mood(self, round: int) -> bool:
        return is_in_the_mood(self.seed, self.temper, round)

    def decide(self, view: View, ask: Ask) -> Choice:
        if self.manner.mistakes and ask.kind == "turn":
            chance = self.chance(view)
            if chance.random() < self.manner.mistakes:
                return chance.choice([o for o in ask.options if o[0] not in DULL] or ask.options)
        if ask.kind in INTRUDER_KINDS and view["seats"][own_seat(view)]["intruder"]:
            return Lurking(Sight(view), ask).decide()
        return self.mind(view, ask).answer()

    def ranked(self, view: View, ask: Ask) -> list[Choice]:
        """The options of a turn, those first that it thinks most of."""
        mind = self.mind(view, ask)
        return sorted(ask.options, key=lambda option: -mind.score(option))

    def is_quick(self, view: View, ask: Ask) -> bool:
        """What boxes of others tell bots may take any time."""
        return all(box.of_the_house for box in rules_seen_in(view).boxes)


class NoviceBot(UtilityBot):
    """Plays for itself, and every now and then does something silly."""

    manner = Manner(team=False, urgent=15.0, mistakes=0.25)


class CrewBot(UtilityBot):
    """Knows what it wants and plays for itself: runs when it is outmatched, shoots when it can."""

    manner = Manner(team=False, urgent=15.0)


class VeteranBot(UtilityBot):
    """Knows that nobody survives alone."""


class Mind:
    """One decision of one seat."""

    def __init__(self, sight: Sight, ask: Ask, manner: Manner) -> None:
        self.s = sight
        self.manner = manner
        self.ask = ask
        self.options = ask.options

    def answer(self) -> Choice:
        """What a box tells for this question, or the method that is named like it; always one of the options."""
        told = self.s.lore.answers.get(self.ask.kind)
        own: Callable[[], Choice] = getattr(self, f"on_{self.ask.kind}", self.anything)
        choice = told(self) if told is not None else own()
        return choice if choice in self.options else self.options[0]

    @once
    def team(self) -> bool:
        """Where nobody waits for the chambers, everybody has errands of their own."""
        return self.manner.team and self.sort_of_aims.gathers

    @once
    def sort_of_aims(self) -> type[Aims]:
        return aims_of(self.s, self.manner.works)

    @once
    def aims(self) -> Aims:
        return self.sort_of_aims(self.s, self.manner.team)

    @once
    def fighting(self) -> bool:
        return bool(self.s.intruders.get(self.s.room))

    def best(self, score: Callable[[Any], float]) -> Choice:
        """The option of the highest score, the first of equals."""
        return max(self.options, key=score)

    def anything(self) -> Choice:
        return self.options[0]

    # -- the turn -------------------------------------------------------------------------------------

    @once
    def scored(self) -> dict[Choice, float]:
        """What each option of a turn is worth."""
        return {option: self.score(option) for option in self.options}

    def on_turn(self) -> Choice:
        scored = self.scored
        choice = max(scored, key=lambda o: scored[o])
        if scored[choice] <= self.waiting():
            choice = ("pass",)
        return self.way_from_death() or choice if self.kills(choice) else choice

    @once
    def wounds_left(self) -> int:
        """So many more Light Wounds kill (R-16.8, R-16.10)."""
        me = self.s.me
        left: int = self.s.rules.characters[me["character"]].most_serious - len(me["wounds"])
        return max(1, LIGHT_PER_SERIOUS * left - me["light"] + 1)

    def kills(self, option: Any) -> bool:
        """Whether it surely ends in death: who passes bleeds (R-16.17), and who ends a turn in a Fire burns (R-5.7)."""
        passes = option[0] == "pass"
        room = option[1] if option[0] in MOVES else self.s.room
        burns = bool(room) and self.s.at(room)["fire"] and (passes or self.is_last(option[0]))
        hurts = burns + (passes and is_bleeding(self.s, self.s.me))
        return hurts >= self.wounds_left

    def is_last(self, action: str) -> bool:
        """Whether the turn ends with this action, or there is no card left for another one."""
        cards = len(self.s.hand) - CARDS_FOR.get(action, 0)
        return self.s.view["actions_left"] == 1 or (action in MOVES and cards < 1)

    def way_from_death(self) -> Choice | None:
        """The best way to a Room that does not burn, else anything that does not kill; None: there is nothing."""
        found: list[Any] = [o for o in self.options if o[0] not in DULL and not self.kills(o)]
        ways = [o for o in found if o[0] in MOVES and not self.s.at(o[1])["fire"]]
        best: Choice | None = min(ways, key=lambda o: self.s.toll(o[1]), default=None)
        return best or max(found, key=lambda o: self.scored[o], default=None)

    def waiting(self) -> float:
        """Passing is right when nothing is worth a card, or when what is wanted here needs more cards than are left."""
        if self.fighting:
            return NOTHING
        if len(self.s.hand) < ROOM_ACTION:
            return max(NOTHING, self.aims.worth(self.s.room))
        if len(self.s.me["hand"]) <= self.aims.kept_back:
            return KEPT_FOR
        reserve = HURRY if self.aims.way_out() else RESERVE[self.s.noisy_faces(self.s.room) // 2] - self.manner.bold
        return self.manner.urgent if len(self.s.me["hand"]) <= reserve else NOTHING

    def score(self, option: Choice) -> float:
        score = self.s.lore.actions.get(option[0]) or ACTIONS.get(option[0])
        return score(self, *option[1:]) if score is not None else 0.0

    @once
    def errand(self) -> tuple[float, int, int]:
        """(worth less the way, next Room, Corridor) of the best thing to walk to."""
        ways = self.aims.ways
        errands = self.aims.to_do
        for told in self.s.lore.errands:
            errands = [*errands, *told(self.s)]
        found = [(worth * PER_STEP ** ways[slot][0], *ways[slot][1:]) for worth, slot in errands if slot in ways]
        if self.s.at(self.s.room)["fire"]:
            found += [(4.0, other, c) for c, other in self.s.board.links[self.s.room] if not self.s.at(other)["fire"]]
        return max(found, default=(0.0, 0, -1))

    def score_move(self, room: int, corridor: int) -> float:
        worth, step, way = self.errand
        if room != step or corridor != way:
            return 0.0
        if self.s.intruders.get(room) and not self.goes_in(room):
            return 0.0
        return 0.0 if self.aims.has_promised(("wait",), self.s.index) or self.aims.covers else worth

    def goes_in(self, room: int) -> bool:
        """Whether this bot walks into a Room where Intruders are."""
        return self.joins(room) or self.aims.is_called_to(room) or room in self.aims.enters

    def joins(self, room: int) -> bool:
        """Better with friends and one Intruder at the chambers than alone outside."""
        return (
            self.team
            and room == self.s.places["hibernatorium"]
            and len(self.s.crew_in(room)) >= FRIENDS
            and self.s.frail < LAST_WOUND
            and [kind for _, kind, _ in self.s.intruders[room]] == SHIELD
        )

    def score_careful(self, room: int, corridor: int) -> float:
        """Two cards instead of one: only where a Noise roll is a real risk."""
        if self.s.noise_risk(room) < (BOLD if self.manner.bold else CAREFUL) or len(self.s.hand) < 3:
            return 0.0
        return self.score_move(room, corridor) * 1.05

    def score_room(self, room: int) -> float:
        return self.useful(self.aims.worth(room), 0.5)

    def undoes(self, option: Choice) -> bool:
        """Whether a Room Action only takes back what was done: no Pod is left to unlock, or the ship shall blow up."""
        if option[0] != "room_action":
            return False
        tile = self.s.tiles.get(int(option[1]))
        if tile == "hatch_control":
            return not any(locked and not launched for _, _, locked, launched in self.s.view["pods"])
        return tile == "generator" and self.s.view["self_destruct"] >= 0 and not self.aims.stops_the_blast()

    def wastes(self, option: Choice) -> bool:
        """Whether an option is of no use: a card that bots make nothing of, or a thing that no Objective asks for."""
        if option[0] == "play":
            return self.s.lore.cards.get(self.s.kind(option[1]), PLAIN_CARD).keep <= 0 and self.scored[option] <= 0
        if option[0] == "pick_up":
            return self.scored[option] <= 0 and not self.aims.asks_for(option[1])
        return False

    def useful(self, worth: float, bonus: float) -> float:
        return worth + bonus if worth > 0 else 0.0

    def score_pick_up(self, thing: str) -> float:
        return max([self.aims.desire(thing), *(told(self.s, thing) for told in self.s.lore.desires)])

    def score_craft(self, recipe: str) -> float:
        score = self.s.lore.recipes.get(recipe)
        return score(self) if score is not None else 0.0

    def score_claim(self, name: str, *_: Any) -> float:
        score = self.s.lore.claims.get(name)
        return score(self) if score is not None else 0.0

    def score_quest(self, *_: Any) -> float:
        return QUEST

    # -- fighting -------------------------------------------------------------------------------------

    def enemies(self) -> list[tuple[int, str, int]]:
        return self.s.intruders.get(self.s.room, [])

    def outmatched(self) -> bool:
        """Too much to shoot at, or too frail to stay."""
        return self._outmatched

    @once
    def _outmatched(self) -> bool:
        return self.s.threat(self.s.room) >= OUTMATCHED or self.s.frail >= 2 or not self.s.loaded()

    def company(self) -> int:
        return len(self.s.crew_in(self.s.room))

    def holding(self) -> bool:
        """Among friends one Intruder is a shield: it attacks one of them a round, and nobody makes a Noise roll."""
        return self._holding

    @once
    def _holding(self) -> bool:
        return (
            self.team
            and self.aims.bides
            and self.company() > 0
            and not self.s.chambers_open()
            and self.s.frail < LAST_WOUND
            and [kind for _, kind, _ in self.enemies()] == SHIELD
        )

    def score_shoot(self) -> float:
        if not self.fighting or self.holding():
            return 0.0
        return 9.0 if self.team or not self.outmatched() else 6.0

    def stands_by(self) -> bool:
        """Every escape costs an attack, staying in a group one for all: so nobody runs while somebody can shoot."""
        return self._stands_by

    @once
    def _stands_by(self) -> bool:
        if abandons(self.s):
            return False
        return self.holding() or (self.company() > 0 and self.s.frail < LAST_WOUND and not self.stuck())

    def stuck(self) -> bool:
        """Nobody here can shoot, and there is somewhere to go."""
        return self.group_ammo() == 0 and (self.s.chambers_open() or bool(self.aims.open_pods))

    def group_ammo(self) -> int:
        here = [self.s.me, *self.s.crew_in(self.s.room)]
        return sum(self.s.view["ammo"].get(w, 0) for p in here for w in p["hands"])

    def score_melee(self) -> float:
        """Bare hands: only against what dies of one hit."""
        if not self.fighting:
            return 0.0
        if all(kind == "larva" for _, kind, _ in self.enemies()):
            return 5.0
        return 0.0

    def score_escape(self, room: int, corridor: int) -> float:
        if self.s.intruders.get(room):
            return 0.0
        if self.team and (self.stands_by() or len(self.s.me["hand"]) < CARDS_TO_RUN):
            return 0.0
        keen = 7.0 if self.outmatched() else 2.0
        return keen - 0.3 * self.s.toll(room) + 0.01 * self.score_move(room, corridor)

    # -- cards and Items ------------------------------------------------------------------------------

    def score_card(self, card: str) -> float:
        worth = self.s.lore.cards.get(self.s.kind(card), PLAIN_CARD).score(self)
        return max(worth, GIVEN_WORD) if self.aims.promised_door and works_doors(self.s, card) else worth

    def score_repair(self) -> float:
        return max(self.aims.breakdown(self.s.room), self.aims.damage(self.s.room))

    def score_healing(self) -> float:
        """Bleeding kills whoever goes on without a dressing; for a scratch nothing is used up."""
        me, frail = self.s.me, self.s.frail
        light = me["light"] if frail or me["light"] > 1 else 0
        return 3.0 * frail + light + BLEEDS * is_bleeding(self.s, me)

    def lacking_ammo(self, energy: bool = False) -> bool:
        """Whether a weapon is nearly empty; `energy`: one that takes Energy Charges."""
        types, ammo = self.s.rules.types, self.s.view["ammo"]
        return any(ammo.get(w, 0) <= 1 and (types[w].weapon.energy or not energy) for w in self.s.weapons())

    def score_item(self, item: str) -> float:
        return self.s.lore.items.get(self.s.kind(item), PLAIN_ITEM).score(self)

    def on_pay(self) -> Choice:
        return self.best(lambda o: -self.keep(o[1]))

    def keep(self, card: str) -> float:
        """How much a card in hand is worth keeping."""
        use = self.s.lore.cards.get(self.s.kind(card), PLAIN_CARD)
        return IDLE if use.idle is not None and use.idle(self) else use.keep

    def on_pass_discard(self) -> Choice:
        """Contamination cards go, unless they can be scanned next round; all go to draw an attack upon oneself."""
        if self.team and self.takes_the_blow():
            return self.options[0]
        if self.wants_other_cards():
            return self.worst_card()
        resting = not self.s.scan_may_kill and any(self.s.kind(c) == "rest" for c in self.s.hand)
        return next((o for o in self.options if o[0] == "contamination" and not resting), "done")

    def wants_other_cards(self) -> bool:
        """Whether cards go for one that mends what is broken here: all but those that are kept back."""
        if not self.sort_of_aims.repairs or not self.aims.lacks_a_repair():
            return False
        return len(self.s.hand) - len(self.s.answers) > self.aims.kept_back

    def takes_the_blow(self) -> bool:
        """The fewest cards draw the attack (R-13.2): in a group let it be the healthiest; hands fill up again."""
        group = self.s.crew_in(self.s.room)
        return self.fighting and bool(group) and all(harm(self.s, self.s.me) < harm(self.s, p) for p in group)

    def on_stimulants(self) -> Choice:
        return next((o for o in self.options if o[0] == "contamination"), "done")

    def on_discard_one(self) -> Choice:
        return self.on_pay()

    def on_card_option(self) -> Choice:
        return self.best(lambda o: self.score_part(o[1]))

    def score_part(self, part: str) -> float:
        if part == DOOR and self.aims.promised_door:
            return GIVEN_WORD
        score = self.s.lore.parts.get(part)
        return score(self) if score is not None else SOME_EFFECT

    # -- fights ---------------------------------------------------------------------------------------

    def on_weapon(self) -> Choice:
        return self.best(lambda o: self.s.view["ammo"].get(o[1], 0))

    def on_target(self) -> Choice:
        """The one that is nearest to death, of those the worst."""
        wounded = {id: (injuries, -self.s.danger(kind)) for id, kind, injuries in self.enemies()}
        return self.best(lambda o: wounded.get(o[1], (-1, 0.0)) if o[0] == "figure" else (-2, 0.0))  # type: ignore

    def on_reroll_combat(self) -> Choice:
        return "reroll" if self.ask.source in ("miss", "creeper") else "keep"

    def on_spend_ammo(self) -> Choice:
        return "yes"

    def on_ignore_attack(self) -> Choice:
        return next((o for o in self.options if o != "accept"), "accept")

    def on_stop_attack(self) -> Choice:
        return self.on_ignore_attack()

    def on_refuse_harm(self) -> Choice:
        return self.on_ignore_attack()

    def worst_card(self) -> Choice:
        """The card one misses least."""
        return min((o for o in self.options if not isinstance(o, str)), key=lambda o: self.keep(o[1]))

    def on_weapon_to_spend(self) -> Choice:
        return self.on_weapon()

    def on_who_moves(self) -> Choice:
        return "self"

    def on_consent(self) -> Choice:
        return "refuse" if "refuse" in self.options else self.options[0]

    def on_move_to(self) -> Choice:
        """Where it is least dangerous; to be on the way to what is to be done is worth a little danger."""
        _, step, way = self.errand
        return self.best(lambda o: -self.s.toll(o[1]) + (o[1:] == (step, way)))

    def on_choose_intruder(self) -> Choice:
        kinds = {id: self.s.danger(kind) for id, kind, _ in self.enemies()}
        return self.best(lambda o: kinds.get(o[1], 0.0))

    # -- noise ----------------------------------------------------------------------------------------

    def on_careful_noise(self) -> Choice:
        """Behind, where it matters least: a Corridor that fewer exits share."""
        return self.best(lambda o: -self.exits_sharing(o[1]))

    def exits_sharing(self, exit: int) -> int:
        return sum(1 for e in self.s.board.exits[self.s.room].values() if e == exit)

    def on_reroll_noise(self) -> Choice:
        bad = self.ask.source == "danger" or (self.ask.source == "silence" and self.s.me["slime"])
        if self.ask.source in ("1", "2", "3", "4"):
            exit = self.s.board.exits[self.s.room][int(self.ask.source)]
            bad = self.s.view["noise"][exit] if exit >= 0 else self.s.view["vents"][-1 - exit]
        rerolls = [o for o in self.options if o != "keep"]
        return min(rerolls, key=lambda o: self.keep(o[2]) if len(o) > 2 else -1) if bad and rerolls else "keep"

    def on_interrupt(self) -> Choice:
        return "decline"

    # -- things ---------------------------------------------------------------------------------------

    def value(self, thing: str) -> float:
        """How much a bot likes to hold a thing; a face-down Item counts as an ordinary one."""
        if thing.startswith(BACK):
            return PLAIN_ITEM.keep
        if is_object(thing):
            return 10.0 if self.aims.desire(thing) or thing in self.aims.wants_of(self.aims.objective) else -1.0
        item = self.s.rules.types[thing]
        if item.weapon is not None:
            return 6.0 + self.s.view["ammo"].get(thing, 0)
        return self.s.lore.items.get(item.id, PLAIN_ITEM).keep

    def on_keep_item(self) -> Choice:
        return self.best(lambda o: 0.0 if o == "none" else self.worth_taking(o[1]))

    def worth_taking(self, item: str) -> float:
        """A heavy Item needs a hand; the bot's own Weapon stays."""
        if self.s.rules.types[item].heavy and len(self.s.me["hands"]) >= 2:
            return 0.1
        return self.value(item)

    def on_hand_full(self) -> Choice:
        new = self.value(str(self.ask.source))
        return self.best(lambda o: 0.0 if o == "refuse" else new - self.value(o[1]))

    def on_drop_surplus(self) -> Choice:
        return self.best(lambda o: -self.value(o[1]))

    def on_item_to_discard(self) -> Choice:
        return self.on_drop_surplus()

    def on_quest_item(self) -> Choice:
        return self.on_drop_surplus()

    def on_search_colour(self) -> Choice:
        wish = {"green": 1.0 + 2 * self.s.frail, "red": 4.0 if self.lacking_ammo() else 2.0, "yellow": 1.5}
        return self.best(lambda o: wish[o[1]])

    def on_trade_answer(self) -> Choice:
        """Gifts are welcome; anything else only where it was talked over, or could have been."""
        partner, give, asked = self.ask.source
        good = not asked or (self.s.heard is not None and accepts(self.s, partner, give, asked))
        return "accept" if good and "accept" in self.options else "refuse"

    def score_trade(self, partner: int) -> float:
        if self.s.heard is None or self.fighting:
            return 0.0
        deal = deal_with(self.s, partner)
        return TRADE if deal.give or deal.ask else 0.0

    @once
    def deal(self) -> Deal:
        """What was promised between this seat and the one it trades with."""
        _, partner, *_ = self.s.view["procedure"][-1][1]
        return deal_with(self.s, partner) if self.s.heard is not None else Deal()

    def on_trade_more(self) -> Choice:
        return "done"

    def on_trade_give(self) -> Choice:
        return self.next_of(self.deal.give)

    def on_trade_ask(self) -> Choice:
        return self.next_of(self.deal.ask)

    def next_of(self, things: tuple[str, ...]) -> Choice:
        """The first of these that was not named yet."""
        named = {tuple(a) for a in self.s.answers if not isinstance(a, str)}
        wanted = [("thing", thing) for thing in things if ("thing", thing) not in named]
        found = next((option for option in wanted if option in self.options), None)
        return found or ("done" if "done" in self.options else self.on_drop_surplus())

    def on_trade_which(self) -> Choice:
        """What was promised, else what one misses least."""
        if self.s.heard is None:
            return self.on_drop_surplus()
        partner: int = self.s.view["procedure"][-1][1][1]
        promised = owed(self.s, self.s.index, partner)
        return self.best(lambda o: KEPT_FOR * (self.s.kind(o[1]) in promised) - value(self.s, o[1]))

    # -- the ship -------------------------------------------------------------------------------------

    def on_engine_order(self) -> Choice:
        """Working on top, unless the bot wants the ship to blow up."""
        state = self.s.engine(ENGINES[int(self.ask.source)])
        return "swap" if state == DAMAGED else "keep"

    def on_destination(self) -> Choice:
        course = self.aims.course()
        return next((o for o in self.options if o[1] in course), self.options[0])

    def on_peek(self) -> Choice:
        return self.best(lambda o: -self.s.ways.get(o[1], (9.0,))[0])

    def on_pod_toggle(self) -> Choice:
        """Unlock, and never lock: near first, then those whose Section nobody has found."""
        near = dict(self.s.pods(locked=True))
        locked = {number for number, _, locked, launched in self.s.view["pods"] if locked and not launched}

        def worth(option: Any) -> float:
            if option[1] in near:
                return 9.0 - self.s.ways.get(near[option[1]], (9.0,))[0]
            return -9.0 if option[1] in locked else -99.0

        return self.best(worth)

    def on_launch_or_wait(self) -> Choice:
        return "wait" if self.holds_the_pod() else "launch"

    def holds_the_pod(self) -> bool:
        """For a friend, or for somebody who was promised it."""
        pod = self.s.me["pod"]
        return (
            waits_in_the_pod(self.s, pod)
            or self.aims.holds_a_pod()
            or (self.aims.has_promised(("wait",), self.s.index) and holds_for(self.s, pod, self.aims.waited_for()))
        )

    def on_pod_turn(self) -> Choice:
        if self.holds_the_pod():
            return "stay"
        return "launch" if "launch" in self.options else "stay"

    def on_scan(self) -> Choice:
        return "no" if self.s.scan_may_kill else "yes"

    def on_fire_control(self) -> Choice:
        return self.best(lambda o: 3 * self.s.at(o[1])["fire"] + self.s.threat(o[1]) * bool(self.s.crew_in(o[1])))

    def on_study(self) -> Choice:
        return self.best(lambda o: float(f"study_{o[1]}" in self.aims.wants))

    def on_motivate_room(self) -> Choice:
        return self.best(lambda o: float(o[1] == self.s.room))

    def on_remote_room(self) -> Choice:
        return self.best(lambda o: self.aims.worth(o[1]))

    def on_single_door(self) -> Choice:
        """The one that was promised, else one that is to be opened."""
        return self.best(lambda o: 2.0 * (o[1:] == self.aims.promised_door) + (o[1] == "open"))

    def on_event_top(self) -> Choice:
        return "bottom"

    # -- Objectives, death ------------------------------------------------------------------------------

    def on_keep_objective(self) -> Choice:
        """What is likely to be met; of equals what is less work."""
        return max(self.options, key=lambda o: (self.aims.promise(o[1]), -self.aims.effort(o[1])))

    def on_draft(self) -> Choice:
        draft = self.s.lore.draft
        return self.best(lambda o: -draft.get(o[1], LAST_CHOICE))

    def on_become_intruder(self) -> Choice:
        """The dead cannot win, and then nobody shall; but where nobody asked for it the crew is left in peace."""
        return "yes" if "intruder_player" in self.s.view["setup"]["modules"] else "no"


def is_bleeding(s: Sight, seat: SeatView) -> bool:
    return any(s.kind(wound) == "wound_bleeding" and not dressed for wound, dressed in seat["wounds"])


def harm(s: Sight, seat: SeatView) -> tuple[int, int]:
    """How hurt a character is, and then its seat: no two are equal."""
    return LIGHT_PER_SERIOUS * len(seat["wounds"]) + seat["light"] + BLEEDING * is_bleeding(s, seat), seat["index"]


ACTIONS: dict[str, Callable[..., float]] = {
    "move": Mind.score_move,
    "careful_move": Mind.score_careful,
    "escape": Mind.score_escape,
    "shoot": Mind.score_shoot,
    "melee": Mind.score_melee,
    "pick_up": Mind.score_pick_up,
    "trade": Mind.score_trade,
    "craft": Mind.score_craft,
    "activate_quest": Mind.score_quest,
    "play": Mind.score_card,
    "use": Mind.score_item,
    "room_action": Mind.score_room,
    "claim": Mind.score_claim,
}
"""Basic action of the rulebook -> what it is worth, given the rest of the option."""
