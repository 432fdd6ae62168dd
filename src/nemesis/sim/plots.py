"""A visual report: plots as PNG files, and an HTML page with them and the whole table."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

from ..errors import BadSetup, cause_of
from .files import need
from .summary import GROUPS, Tally
from .tables import lines_of

PAGE = "report.html"
INK, SURVIVAL, WIN, REST = "#1b1f24", "#2f7d8c", "#c8862b", "#8a939c"


def check_report(folder: Path) -> None:
    need("matplotlib", "--report")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / (PAGE + ".tmp")).open("w"):
            pass
        (folder / (PAGE + ".tmp")).unlink()
    except OSError as error:
        said = f"no report can be written to {folder}: {error.strerror}"
        values = {"file": str(folder), "cause": cause_of(error), "option": "--report"}
        raise BadSetup(said, reason="unwritable", **values) from None


def write_report(folder: Path, title: str, tally: Tally, summary: dict[str, Any]) -> list[Path]:
    """Returns the files written, the page last."""
    check_report(folder)
    # Of the extra `sim`: only pictures need it.
    import matplotlib

    matplotlib.use("Agg")
    written: list[Path] = []
    for name, draw in pictures(tally, summary).items():
        path = folder / f"{name}.png"
        draw(path)
        written.append(path)
    page = folder / PAGE
    page.write_text(page_of(title, summary, [p.name for p in written]), encoding="utf-8")
    return [*written, page]


def pictures(tally: Tally, summary: dict[str, Any]) -> dict[str, Callable[[Path], None]]:
    found: dict[str, Callable[[Path], None]] = {
        "rounds": lambda path: bars(path, "Rounds of a game", sorted(tally.rounds.items()), "games"),
        "causes_of_death": lambda path: shares(path, "Causes of death", summary["causes_of_death"], REST),
        "ends": lambda path: shares(path, "How games end", summary["ends"], REST),
    }
    for group in GROUPS:
        if len(summary[f"by_{group}"]) > 1:
            found[f"by_{group}"] = lambda path, group=group: rates(path, group, summary[f"by_{group}"])  # type: ignore[misc]
    return found


def canvas(title: str, height: float) -> tuple[Any, Any]:
    # Of the extra `sim`: only pictures need it.
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, height), layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title, loc="left", color=INK, fontsize=12, fontweight="bold")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def save(figure: Any, path: Path) -> None:
    """Without the date and the program: the same games give the same picture."""
    figure.savefig(path, dpi=120, metadata={"Software": None})


def bars(path: Path, title: str, values: list[tuple[int, int]], unit: str) -> None:
    figure, axes = canvas(title, 3.2)
    axes.bar([v for v, _ in values], [n for _, n in values], color=SURVIVAL, width=0.8)
    axes.set_ylabel(unit)
    axes.xaxis.get_major_locator().set_params(integer=True)
    save(figure, path)


def shares(path: Path, title: str, found: dict[str, Any], colour: str) -> None:
    figure, axes = canvas(title, 1 + 0.3 * max(2, len(found)))
    for y, share in enumerate(reversed(found.values())):
        axes.barh(y, share["rate"], color=colour, height=0.6)
        axes.plot((share["low"], share["high"]), (y, y), color=INK, linewidth=1.5)
    axes.set_yticks(range(len(found)), [name.replace("_", " ") for name in reversed(found)])
    as_percent(axes)
    save(figure, path)


def rates(path: Path, group: str, found: dict[str, Any]) -> None:
    """Survival and win of each value, with their intervals."""
    figure, axes = canvas(f"By {group}", 1.2 + 0.42 * len(found))
    for measure, colour, shift in (("survival", SURVIVAL, 0.14), ("win", WIN, -0.14)):
        for y, value in enumerate(reversed(found.values())):
            share = value[measure]
            axes.plot((share["low"], share["high"]), (y + shift, y + shift), color=colour, linewidth=2)
            axes.plot(share["rate"], y + shift, "o", color=colour, label=measure if y == 0 else None)
    axes.set_yticks(range(len(found)), [f"{name.replace('_', ' ')}" for name in reversed(found)])
    as_percent(axes)
    axes.legend(frameon=False)
    save(figure, path)


def as_percent(axes: Any) -> None:
    # Of the extra `sim`: only pictures need it.
    from matplotlib.ticker import PercentFormatter

    axes.set_xlim(0, None)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    axes.grid(axis="x", color="#d8dde2", linewidth=0.6)
    axes.set_axisbelow(True)


def page_of(title: str, summary: dict[str, Any], images: list[str]) -> str:
    rows = "\n".join(
        f"<tr><td>{escape(group)}</td><td>{escape(value)}</td><td>{escape(measure)}</td><td>{share['rate']:.1%}</td>"
        f"<td>{share['low']:.1%} to {share['high']:.1%}</td><td>{share['count']} / {share['of']}</td></tr>"
        for group, value, measure, share in lines_of(summary)
    )
    shown = "\n".join(f'<img src="{escape(name)}" alt="{escape(name[:-4].replace("_", " "))}">' for name in images)
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>body {{ font: 16px/1.5 system-ui, sans-serif; color: {INK}; max-width: 60rem; margin: 2rem auto;
padding: 0 1rem }} img {{ max-width: 100%; display: block; margin: 1rem 0 }} table {{ border-collapse: collapse }}
td, th {{ padding: .15rem .8rem .15rem 0; text-align: left; border-bottom: 1px solid #d8dde2 }}</style></head>
<body><h1>{escape(title)}</h1>
<p>{summary["games"]} games, {summary["seats"]} seats. Intervals are Wilson's, 95 %.</p>
{shown}
<table><tr><th>group</th><th>value</th><th>measure</th><th>share</th><th>interval</th><th>count</th></tr>
{rows}
</table></body></html>
"""
