"""The summary in words: a table for people, CSV for a spreadsheet, JSON for programs."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

from .summary import GROUPS

FORMATS = ("table", "json", "csv")
WHOLE = ("survival", "win", "someone_survived", "someone_won", "team_won", "ship_destroyed", "intruders_prevail")
MARKED = 1.2
"""Above this design effect the table warns that its intervals over seats are too narrow."""
LISTS = ("ends", "fates", "causes_of_death")


def rendered(summary: dict[str, Any], format: str) -> str:
    if format == "json":
        return json.dumps(summary, indent=2)
    return as_csv(summary) if format == "csv" else as_table(summary)


def lines_of(summary: dict[str, Any]) -> Iterator[tuple[str, str, str, dict[str, Any]]]:
    """(group, value, measure, share): the summary as a long table."""
    for name in WHOLE:
        if name in summary:
            yield "all", "", name, summary[name]
    for name in LISTS:
        for value, found in summary[name].items():
            yield name, value, "share", found
    for group in GROUPS:
        for value, measures in summary[f"by_{group}"].items():
            for measure, found in measures.items():
                yield group, value, measure, found


def as_csv(summary: dict[str, Any]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("group", "value", "measure", "count", "of", "rate", "low", "high"))
    for group, value, measure, found in lines_of(summary):
        numbers = [f"{found[end]:.6f}" for end in ("rate", "low", "high")]
        writer.writerow((group, value, measure, found["count"], found["of"], *numbers))
    return text.getvalue().rstrip("\n")


def as_table(summary: dict[str, Any]) -> str:
    rounds = summary["rounds"]
    lines = [f"{summary['games']} games, {summary['seats']} seats, {summary['decisions']} decisions"]
    if "seconds" in summary:
        lines[0] += f"; {summary['seconds']:.1f} s, {summary['decisions_per_second']:.0f} decisions a second"
    lines += [
        f"rounds: {rounds['mean']:.2f} on average [{rounds['low']:.2f}, {rounds['high']:.2f}], half of the games "
        f"{rounds['quartiles'][0]} to {rounds['quartiles'][2]}, all {rounds['least']} to {rounds['most']}",
        "",
        f"{'':34}{'share':>8}  95 % interval      of",
    ]
    before = "all"
    for group, value, measure, found in lines_of(summary):
        if group != before:
            lines += ["", f"{group.replace('_', ' ')}"]
            before = group
        label = measure if group == "all" else f"  {value}" if measure == "share" else f"  {value}: {measure}"
        lines.append(
            f"{label.replace('_', ' '):34}{found['rate']:8.1%}  [{found['low']:6.1%}, {found['high']:6.1%}]"
            f"{found['of']:8}"
        )
    effects = [summary[name]["design_effect"] for name in ("survival", "win")]
    if max(effects) > MARKED:
        lines += ["", f"Seats of one game share a fate: read survival and win {max(effects) ** 0.5:.2f} times as wide."]
    return "\n".join(lines)
