"""The chronicle: one HTML file to keep. No script, nothing loaded from elsewhere; it can be printed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from ..coach.words import percent
from ..game import Game
from ..text import Texts
from ..text.messages import capital, yes_or_no
from ..text.radio import Tempers
from .drawings import SIGNS, Chance, Curve, Turn, curves_of, legend, map_of_ways
from .faces import face
from .tale import Paragraph, SeatTale, Telling
from .tallies import OF_A_SEAT, OF_THE_TABLE

Estimates = Mapping[int, dict[str, Any]]
"""Seat -> what `coach.turning.chances` found, as plain data."""
ROOM_NUMBER = re.compile(r"\s\(\d{3}\)")
MARKED = {"death": "deaths", "encounter": "encounters", "fire": "fires"}
"""What is marked on the map -> the number that has its name."""
SENTENCES = 3
"""Told for a turning point."""
STYLE = """
:root{color-scheme:dark}
body{margin:0 auto;max-width:48rem;padding:2rem 1.2rem 4rem;background:#0b1118;color:#e6edf3;
font:1rem/1.6 system-ui,sans-serif}
h1{font-size:2rem;line-height:1.15;margin:.2em 0}h2{margin-top:2.2em;border-bottom:1px solid #2b3a4a}
.lead{font-size:1.15rem;font-weight:600;margin:.3em 0}.quiet,figcaption,footer,.legend{color:#9fb0c0}
.fates{list-style:none;padding:0;display:grid;gap:.8rem}
.fates li{display:grid;grid-template-columns:64px 1fr;gap:.9rem;padding:.8rem;
border:1px solid #2b3a4a;border-radius:10px}
.fates li.won{border-color:#4fd08a}.fates p{margin:.2em 0}.check{font-size:.92rem;color:#9fb0c0;padding-left:1em;
text-indent:-1em}.death{font-weight:600;color:#ff8d86}
.deadly{border-left:3px solid #ff6b62;padding-left:.8rem}.turns{padding-left:1.6em}.turns p{margin:.1em 0}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin:.4em 0}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{padding:.25rem .5rem;text-align:right;
border-bottom:1px solid #22303d}th:first-child{text-align:left}figure{margin:1rem 0}svg{max-width:100%;height:auto}
figure svg[role]{display:block;width:100%;min-width:36rem}
code{overflow-wrap:anywhere}
@media print{:root{color-scheme:light}body{background:#fff;color:#111;max-width:none;padding:0;
-webkit-print-color-adjust:exact;print-color-adjust:exact}
.quiet,figcaption,footer,.legend,.check{color:#444}.death{color:#a11}figure svg[role]{min-width:0}
.fates li,figure,tr,.turns li{break-inside:avoid}h2,h3{break-after:avoid}}
"""


def chronicle(
    game: Game, texts: Texts, names: list[str | None], fair: tuple[str, str] | None = None,
    estimates: Estimates | None = None, tempers: Tempers | None = None,
) -> str:  # fmt: skip
    """`names`: who played each seat, where that is known. `fair`: the commitment and the key of its chance.

    `estimates`: of the seats whose chances were worked out; `tempers`: of the bots, where they are known.
    `IllegalChoice` before the end.
    """
    return "\n".join(Chronicle(Telling.of(game, texts, tempers), names, fair, estimates or {}).lines())


class Chronicle:
    def __init__(
        self, telling: Telling, names: list[str | None], fair: tuple[str, str] | None, estimates: Estimates
    ) -> None:
        self.telling = telling
        self.game = telling.game
        self.t = telling.t
        self.tale = telling.whole()
        self.names = names
        self.fair = fair
        self.estimates = estimates

    def lines(self) -> Iterator[str]:
        say = self.t.get
        setup = self.game.setup
        title = escape(say("chronicle-title"))
        yield f'<!DOCTYPE html><html lang="{self.t.language}"><head><meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width,initial-scale=1">'
        yield f"<title>{title}</title><style>{STYLE}</style></head><body><main>"
        kind = f"{say(f'mode-{setup.mode}')} · {say(f'species-{setup.species}')}"
        yield f'<header><p class="quiet">{escape(kind)}</p><h1>{title}</h1>'
        yield "".join(f'<p class="lead">{escape(line)}</p>' for line in self.tale.report[:2]) + "</header>"
        yield from self.fates()
        yield from self.deeds()
        yield from self.chances()
        yield from self.ways()
        yield from self.numbers()
        yield from self.story()
        yield from self.proof()
        yield f"<footer><p>{escape(say('chronicle-unofficial'))}</p></footer></main></body></html>"

    def section(self, name: str, inside: str) -> str:
        return f"<section><h2>{escape(self.t.get(f'chronicle-{name}'))}</h2>{inside}</section>"

    def scrolled(self, name: str, inside: str) -> str:
        """What is wider than a phone, for fingers and keys."""
        label = escape(self.t.get(f"chronicle-{name}"))
        return f'<div class="scroll" role="region" tabindex="0" aria-label="{label}">{inside}</div>'

    def name(self, seat: int) -> str:
        who, player = self.tale.seats[seat].who, self.names[seat]
        return f"{who} ({player})" if player else who

    def fates(self) -> Iterator[str]:
        rows = []
        for seat, (first, *checks) in zip(self.tale.seats, self.report_by_seat(), strict=True):
            more = [self.t.get("chronicle-infected", count=seat.infected)]
            if seat.led_from is not None:
                more.append(self.t.get("chronicle-led", round=seat.led_from))
            if seat.temper:
                more.append(seat.temper)
            said = [("", first), *(("death", d) for d in self.deaths(seat)), *(("check", line) for line in checks)]
            said += [("quiet", line) for line in more]
            rows.append(
                f'<li class="{"won" if seat.won else ""}">{face(seat.character, seat.seat, self.t.language)}'
                f"<div><strong>{escape(self.name(seat.seat))}</strong>"
                + "".join(f'<p class="{kind}">{escape(line)}</p>' for kind, line in said)
                + "</div></li>"
            )
        closing = "".join(f'<p class="lead">{escape(line)}</p>' for line in self.last_words())
        yield self.section("fates", f'<ul class="fates">{"".join(rows)}</ul>{closing}')

    def deaths(self, seat: SeatTale) -> list[str]:
        """But for one in the final checks: the fate itself tells that."""
        assert self.game.result is not None
        fate = self.game.result["seats"][seat.seat]["fate"]
        return [unnumbered(death.text) for death in seat.deaths if death.cause != fate]

    def report_by_seat(self) -> list[list[str]]:
        """The lines of each seat: one of its own, then its checks behind dashes."""
        found: list[list[str]] = []
        for line in self.tale.report[2:]:
            if line.startswith("–"):
                found[-1].append(line)
            elif len(found) < len(self.tale.seats):
                found.append([line])
        return found

    def last_words(self) -> list[str]:
        said = 2 + sum(len(lines) for lines in self.report_by_seat())
        return self.tale.report[said:]

    def deeds(self) -> Iterator[str]:
        if self.tale.deeds:
            items = "".join(
                f'<li><span class="quiet">{escape(self.t.get("chronicle-round", round=deed.round))}</span> '
                f"{escape(unnumbered(deed.text))}</li>"
                for deed in self.tale.deeds
            )
            yield self.section("deeds", f"<ul>{items}</ul>")

    def chances(self) -> Iterator[str]:
        """The curve of everybody whose chances were worked out, with its turning points numbered and told."""
        if not self.estimates:
            return
        curves: list[Curve] = []
        told: list[str] = []
        games = 0
        for seat in self.tale.seats:
            found = self.estimates.get(seat.seat)
            if found is None or not found["curve"]:
                continue
            first = len(told) + 1
            turns = [Turn(number, point["start"]) for number, point in enumerate(found["points"], first)]
            chances = [Chance(e["made"], e["round"], percent(e["chance"])) for e in found["curve"]]
            curves.append(Curve(seat, chances, turns))
            told += [self.turn(seat, point) for point in found["points"]]
            games = found["games"]
        if curves:
            picture = curves_of(curves, self.t.get("chronicle-curve"))
            estimate = escape(self.t.get("chronicle-estimate", games=games))
            yield self.section(
                "curve",
                f"<figure>{self.scrolled('curve', picture)}{legend([c.seat for c in curves])}"
                f"<figcaption>{estimate}</figcaption></figure>"
                + (f'<ol class="turns">{"".join(told)}</ol>' if told else ""),
            )

    def turn(self, seat: SeatTale, point: dict[str, Any]) -> str:
        change = self.t.get(
            "chronicle-turn", who=seat.who, round=point["round"], before=percent(point["before"]),
            after=percent(point["after"]), rises=yes_or_no(point["after"] > point["before"]),
        )  # fmt: skip
        happened = unnumbered(" ".join(self.telling.between(point["start"], point["end"], seat.seat, SENTENCES)))
        return f'<li><p><strong>{escape(change)}</strong></p><p class="quiet">{escape(happened)}</p></li>'

    def ways(self) -> Iterator[str]:
        say = self.t.get
        signs = [(SIGNS[kind][0], say(f"chronicle-number_{n}")) for kind, n in MARKED.items()]
        marks = " · ".join(f"{sign} {escape(name)}" for sign, name in signs)
        picture = map_of_ways(self.game, self.tale, say("chronicle-ways"))
        walked = "".join(
            f"<p><strong>{escape(seat.who)}{self.colon}</strong> {escape(' → '.join(self.way(seat)))}</p>"
            for seat in self.tale.seats
        )
        yield self.section(
            "ways",
            f"<figure>{self.scrolled('ways', picture)}{legend(self.tale.seats)}<figcaption>{marks}</figcaption>"
            f"</figure>{walked}",
        )

    def way(self, seat: SeatTale) -> list[str]:
        return [capital(self.t.room(self.game, step.room)) for step in seat.way]

    @property
    def colon(self) -> str:
        return self.t.get("chronicle-colon")

    def numbers(self) -> Iterator[str]:
        say = self.t.get
        table = self.tale.numbers
        whole = ", ".join(f"{say(f'chronicle-number_{n}')}{self.colon} {table[n]}" for n in OF_THE_TABLE)
        head = "".join(f'<th scope="col">{escape(s.who)}</th>' for s in self.tale.seats)
        rows = "".join(
            f'<tr><th scope="row">{escape(say(f"chronicle-number_{n}"))}</th>'
            + "".join(f"<td>{s.numbers[n]}</td>" for s in self.tale.seats)
            + "</tr>"
            for n in OF_A_SEAT
            if any(s.numbers[n] for s in self.tale.seats)
        )
        table_of_seats = f"<table><tr><td></td>{head}</tr>{rows}</table>"
        yield self.section("numbers", f"<p>{escape(whole)}</p>{self.scrolled('numbers', table_of_seats)}")

    def story(self) -> Iterator[str]:
        yield f"<section><h2>{escape(self.t.get('chronicle-story'))}</h2>"
        for chapter in self.tale.chapters:
            yield f"<h3>{escape(self.t.get('chronicle-round', round=chapter.round))}</h3>"
            yield from (self.paragraph(paragraph) for paragraph in chapter.paragraphs)
        yield "</section>"

    def paragraph(self, told: Paragraph) -> str:
        deadly = ' class="deadly"' if told.deadly else ""
        return f"<p{deadly}>{escape(unnumbered(' '.join(told.sentences)))}</p>"

    def proof(self) -> Iterator[str]:
        if self.fair is not None:
            parts = zip(("commitment", "key"), self.fair, strict=True)
            rows = "".join(
                f"<dt>{escape(self.t.get(f'chronicle-{n}'))}</dt><dd><code>{v}</code></dd>" for n, v in parts
            )
            yield self.section("fair", f"<dl>{rows}</dl>")


def unnumbered(text: str) -> str:
    """Without the numbers of the Rooms: nobody reads a story with a map in hand."""
    return ROOM_NUMBER.sub("", text)
