"""The Intruder player's choices: attack the weak, follow the group, stand where people leave the ship (R-23).

The first to die cannot win any more; what is left is that nobody else does (R-23.9). Every method reads the view alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.machine import Ask, Choice
from ..rules.state import CLOSED
from ..view.types import SeatView
from .sight import EVACUATION, Sight

SCRATCH, SERIOUS, KILL = 2.0, 6.0, 20.0
"""What an attack is worth: a Light Wound, a Serious Wound, a death."""
LIGHT = {"scratch": 1, "claw_attack": 2}
"""Attack cards that deal Light Wounds, and how many."""
DEADLY = {"bite": 2, "tail_attack": 1, "frenzy": 2}
"""Attack cards that wound seriously, and kill from this many Serious Wounds on."""
OTHER = {"transformation": 3.0, "summoning": 4.0, "slime_attack": 1.5}
MOST_SERIOUS, MOST_LIGHT = 3, 2
HIT, BETTER_CARD = 0.6, 0.15
"""The chance that one Attack card hits, and what each further card to choose from adds."""
EXIT, LARVA = 8.0, 5.0
"""A character at a way off the ship; one that a Larva can infest."""
CHASE, GATHER, BLOCK = 5.0, 1.0, 3.0
"""To reach a character, to come nearer to one, to stand in the way to the chambers."""
SOON = 5
"""From this Time on people come home."""
EVENTS = {"hatching": 3.0, "eclosion": 5.0, "hunt_2": 5.0, "hunt_3": 5.0, "consuming_fire": 5.0, "damaging_fire": 4.0,
          "scent_of_prey": 4.0, "malfunction_event": 4.0, "damage": 3.0, "pod_ejection": 5.0, "short_circuit": 4.0,
          "life_support_failure": 3.0, "nest_event": 3.0, "egg_protection": 2.0, "flammable_compounds": 2.0,
          "noise_tech": 3.0, "coolant_leak": 3.0, "bulkheads_open": 1.0, "regeneration": 1.0,
          "lurking": 0.0}  # fmt: skip
"""How much an Event hurts the crew."""
GROW = ("larva", "creeper")


class Lurking:
    """One decision of the Intruder player."""

    def __init__(self, sight: Sight, ask: Ask) -> None:
        self.s = sight
        self.ask = ask
        self.options = ask.options
        self.figures: dict[int, tuple[str, int, int]] = {
            id: (kind, room, injuries) for id, kind, room, injuries in sight.view["figures"]
        }

    def decide(self) -> Choice:
        answer: Callable[[], Choice] = getattr(self, self.ask.kind)
        return answer()

    def best(self, score: Callable[[Any], float]) -> Choice:
        return max(self.options, key=score)

    # -- prey -----------------------------------------------------------------------------------------

    def prey_in(self, room: int) -> list[SeatView]:
        return [p for p in self.s.view["seats"] if p["room"] == room and p["status"] == "aboard"]

    def weakness(self, p: SeatView) -> float:
        """How rewarding it is to attack this character: nearly dead, or nearly off the ship."""
        return 1.0 + 3.0 * len(p["wounds"]) + p["light"] + EXIT * self.leaves(p["room"])

    def leaves(self, room: int) -> bool:
        """Whether people leave the ship from this Room now."""
        s = self.s
        if s.chambers_open() and room == s.places.get("hibernatorium"):
            return True
        pods = {section for _, section, locked, launched in s.view["pods"] if not locked and not launched}
        return any(room == s.places.get(EVACUATION[section]) for section in pods)

    def reward(self, room: int) -> float:
        """What an Intruder in this Room could do there."""
        return max((self.weakness(p) for p in self.prey_in(room)), default=0.0)

    # -- the turn -------------------------------------------------------------------------------------

    def intruder_turn(self) -> Choice:
        scores = {"intruder_attack": self.score_attack, "intruder_effect": self.score_effect,
                  "intruder_move": self.score_move}  # fmt: skip
        found = {o: scores[o[0]](o[1]) for o in self.options if o[0] in scores}
        choice = max(found, key=lambda o: found[o], default=("pass",))
        return choice if found.get(choice, 0.0) > 0 else ("pass",)

    def score_attack(self, card: str) -> float:
        cards: int = self.s.rules.types[card].attack_cards
        return max((self.attack_worth(id) for id in self.figures), default=0.0) * (HIT + BETTER_CARD * (cards - 1))

    def attack_worth(self, id: int) -> float:
        kind, room, _ = self.figures[id]
        if kind == "larva":
            return LARVA if any(not p["larva"] for p in self.prey_in(room)) else 0.0
        return self.reward(room) * (0.5 + self.s.danger(kind) / 10)

    def score_effect(self, card: str) -> float:
        effect = self.s.rules.types[card].effect
        if effect == "ip_pursuit":
            return CHASE + max((self.reward(room) for room in self.next_to_prey()), default=0.0) / 2
        if effect == "ip_pack_hunt":
            return max((CHASE * n for n in self.next_to_prey().values()), default=0.0)
        if effect == "ip_metamorphosis":
            growing = any(kind in GROW and self.prey_in(room) for kind, room, _ in self.figures.values())
            return 4.0 if growing else 1.5
        if effect == "ip_recovery":
            return 1.5 * max((hurt for _, room, hurt in self.figures.values() if self.prey_in(room)), default=0)
        return 3.0

    def next_to_prey(self) -> dict[int, int]:
        """Room with a character -> how many Intruders that fight nobody stand next to it."""
        found: dict[int, int] = {}
        for _, room, _ in self.figures.values():
            if not self.prey_in(room):
                for other in {r for _, r in self.s.board.links[room]}:
                    if self.prey_in(other):
                        found[other] = found.get(other, 0) + 1
        return found

    def score_move(self, card: str) -> float:
        number = self.s.rules.types[card].direction
        numbers = (1, 2, 3, 4) if number is None else (number,)
        return max((self.move_worth(id, n) for id in self.figures for n in numbers), default=0.0)

    def move_worth(self, id: int, number: int) -> float:
        """To a character from where none is; to the chambers before people come; never into the Technical Corridors."""
        s = self.s
        _, room, _ = self.figures[id]
        exit = s.board.exits[room].get(number, -1)
        if exit < 0 or self.prey_in(room):
            return 0.0
        if s.view["doors"][exit] == CLOSED:
            return GATHER / 2
        other = next(r for c, r in s.board.links[room] if c == exit)
        if self.prey_in(other):
            return CHASE + self.reward(other) / 2
        if other == s.places.get("hibernatorium") and s.time >= SOON:
            return BLOCK
        return GATHER * (self.distance(room) - self.distance(other))

    def distance(self, room: int) -> int:
        """Rooms to the nearest character."""
        row, seen, steps = {room}, {room}, 0
        while row and not any(self.prey_in(r) for r in row):
            row = {other for r in row for _, other in self.s.board.links[r]} - seen
            seen |= row
            steps += 1
        return steps

    # -- what belongs to the card played --------------------------------------------------------------

    def way(self) -> str:
        """The way in which the card is being used, "" while its effect is resolved."""
        answers = self.s.answers
        return str(answers[0][0]) if answers and answers[0][0] in ("intruder_move", "intruder_attack") else ""

    def intruder_figure(self) -> Choice:
        if self.way() == "intruder_attack":
            return self.best(lambda o: self.attack_worth(o[1]))
        if self.way() == "intruder_move":
            number = self.s.rules.types[str(self.ask.source)].direction
            numbers = (1, 2, 3, 4) if number is None else (number,)
            return self.best(lambda o: max(self.move_worth(o[1], n) for n in numbers))
        return self.best(lambda o: self.reward(self.figures[o[1]][1]) + self.s.danger(self.figures[o[1]][0]))

    def intruder_exit(self) -> Choice:
        chosen = self.s.answers[1][1]
        return self.best(lambda o: self.move_worth(chosen, o[1]))

    def intruder_target(self) -> Choice:
        return self.best(lambda o: self.weakness(self.s.view["seats"][o[1]]))

    def intruder_hunt(self) -> Choice:
        return self.best(lambda o: 0.0 if o == "done" else 1 + self.reward(o[2]))

    def intruder_room(self) -> Choice:
        return self.best(lambda o: self.reward(o[1]) + CHASE * self.next_to_prey().get(o[1], 0))

    def intruder_recovery(self) -> Choice:
        def score(option: Any) -> float:
            _, room, injuries = self.figures[option[1]]
            return injuries + bool(self.prey_in(room)) if option[0] == "recover" else -1.0

        return self.best(score)

    def choose_attack(self) -> Choice:
        id, target = self.s.view["procedure"][-1][1][1:3]
        kind = self.figures[id][0] if id in self.figures else ""
        return self.best(lambda o: self.harm(o[1], kind, self.s.view["seats"][target]))

    def harm(self, card: str, kind: str, p: SeatView) -> float:
        """What this Attack card would do to the target."""
        attack = self.s.rules.types[card].card
        if kind not in attack.attackers:
            return 0.0
        wounds = len(p["wounds"])
        if attack.id in DEADLY:
            one = KILL if wounds >= DEADLY[attack.id] else SERIOUS
            return one * (len(self.prey_in(p["room"])) if attack.whole_room else 1)
        if attack.id in LIGHT:
            light = p["light"] + LIGHT[attack.id]
            return KILL if wounds >= MOST_SERIOUS else SERIOUS if light > MOST_LIGHT else SCRATCH * LIGHT[attack.id]
        return OTHER.get(attack.id, SCRATCH)

    def choose_event(self) -> Choice:
        return self.best(lambda o: EVENTS.get(self.s.kind(o[1]), 2.0))

    def intruder_keep(self) -> Choice:
        """The card that draws most Attack cards."""
        return self.best(lambda o: 0.0 if o == "none" else self.s.rules.types[o[1]].attack_cards)

    def order_under_deck(self) -> Choice:
        return self.options[0]


KINDS = frozenset(name for name in vars(Lurking) if name.startswith(("intruder_", "choose_", "order_")))
"""The questions that only the Intruder player is asked."""
