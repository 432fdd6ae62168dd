"""Every refusal of the server can be said to a player in both languages (`web-error-<code>`)."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from nemesis.errors import BadSetup
from nemesis.server import messages
from nemesis.server.messages import ErrorCode
from nemesis.server.table.bot_names import MOST_PLAYOUTS
from nemesis.server.transport import endpoints
from nemesis.text import LANGUAGES
from nemesis.text.messages import Messages, keys

from .playing import Server

SERVER = Path(messages.__file__).parent
PACKAGE = SERVER.parent
WEB = Path(__file__).parents[2] / "web" / "src"
REFUSED = re.compile(r"""(?:Refused\(|Error\(error=)\s*"([a-z_]+)\"""")
OF_THE_PAGE = re.compile(r"""new Refused\("([a-z_]+)\"""")
FROM_NOTHING = re.compile(r"""error \?\? "([a-z_]+)\"""")
PREFIX = "web-error-"
REASON = "error-"


def codes_in(folder: Path, *patterns: re.Pattern[str]) -> set[str]:
    texts = [p.read_text(encoding="utf-8") for p in folder.rglob("*") if p.suffix in (".py", ".ts", ".svelte")]
    return {code for text in texts for pattern in patterns for code in pattern.findall(text)}


def test_the_list_of_codes_is_what_the_server_says() -> None:
    assert codes_in(SERVER, REFUSED) | radio_reasons() == set(get_args(ErrorCode))
    assert set(endpoints.STATUS) <= set(get_args(ErrorCode))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words(language: str) -> None:
    wanted = {*get_args(ErrorCode), *codes_in(WEB, OF_THE_PAGE, FROM_NOTHING)}
    texts = Messages(language)
    assert sorted(code for code in wanted if not texts.has(PREFIX + code)) == []
    assert {key.removeprefix(PREFIX) for key in keys(language) if key.startswith(PREFIX)} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_needs_the_words_of_the_server(language: str) -> None:
    """They are English."""
    texts = Messages(language)
    assert [code for code in get_args(ErrorCode) if "§§" in texts.get(PREFIX + code, message="§§")] == []


def reasons_given() -> set[str]:
    """Why a set-up is refused, as the package says it."""
    return codes_in(PACKAGE, re.compile(r"""\breason="([a-z_]+)\"""")) | radio_reasons()


def radio_reasons() -> set[str]:
    """Why something cannot be said over the radio: each reason is told by its name."""
    return codes_in(PACKAGE / "rules", re.compile(r"""Refusal\("(radio_[a-z_]+)\""""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_against_a_set_up_has_its_words(language: str) -> None:
    told = {key.removeprefix(REASON) for key in keys(language) if key.startswith(REASON)}
    assert told == reasons_given()


REFUSED_SETUPS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "players": ({"setup": {"players": 9}}, {"fewest": 1, "most": 5}),
    "seed": ({"setup": {"seed": "x"}}, {}),
    "entry": ({"setup": {"colour": "red"}}, {"entry": "colour"}),
    "unknown": ({"setup": {"board": "round"}},
                {"what": "board", "value": "round", "possible": ["alternative", "standard"]}),
    "mode_players": ({"setup": {"mode": "coop", "players": 1}},
                     {"mode": "coop", "fewest": 2, "most": 5, "players": 1}),
    "mode_species": ({"setup": {"mode": "epilogue", "players": 2, "species": "carnomorphs"}},
                     {"mode": "epilogue", "species": ["intruders"]}),
    "species_board": ({"setup": {"players": 2, "species": "carnomorphs", "board": "alternative"}},
                      {"species": "carnomorphs", "board": ["standard"], "option": "any_board_side"}),
    "intruder_player": ({"setup": {"mode": "coop", "players": 2, "modules": ["intruder_player"]}},
                        {"mode": "semi_coop", "species": "intruders"}),
    "mode_ship": ({"setup": {"players": 2, "ship": {}}}, {"mode": "semi_coop"}),
    "characters": ({"setup": {"players": 2, "characters": ["pilot"]}}, {"players": 2, "given": 1}),
    "character_twice": ({"setup": {"players": 2, "characters": ["pilot", "pilot"]}}, {}),
    "character_role": ({"setup": {"players": 2, "characters": ["captain", "ceo"], "modules": ["aftermath_characters"]}},
                       {"character": ["captain", "ceo"]}),
    "option_value": ({"setup": {"options": {"mars_spares": 7}}},
                     {"option": "mars_spares", "value": "7", "possible": ["holder", "all"]}),
    "one_beginning": ({"scenario": "first_game", "start": {"code": "x", "at": 0}}, {}),
    "own_setup": ({"scenario": "first_game", "setup": {"players": 2}}, {}),
    "bot_seat": ({"setup": {"players": 2}, "bots": {"7": "crew"}}, {"players": 2}),
    "playouts": ({"setup": {"players": 2}, "bots": {"1": "search:0"}}, {"most": MOST_PLAYOUTS}),
}  # fmt: skip


@pytest.mark.parametrize("reason", REFUSED_SETUPS)
def test_a_refused_set_up_says_without_words_what_is_wrong(server: Server, reason: str) -> None:
    """And every value that it gives is named by the sentence in both languages, or chooses it."""
    body, values = REFUSED_SETUPS[reason]
    status, problem = server.post("/api/tables", body)
    assert (status, problem["error"], problem["reason"]) == (422, "bad_setup", reason)
    assert problem["values"] == values and len(problem["message"]) > 20, "the detail for programmers stays"
    for language in LANGUAGES:
        texts = Messages(language)
        plain = {name: value if isinstance(value, int) else str(value) for name, value in values.items()}
        sentence = re.sub(r"(?<=\d)\D(?=\d{3})", "", texts.get(REASON + reason, **plain))
        assert sentence.endswith(".") and texts.problems == set()
        assert all(str(value) in sentence for name, value in plain.items() if name != "what")


def test_a_reason_survives_the_way_between_processes() -> None:
    sent = pickle.loads(pickle.dumps(BadSetup("nobody plays", reason="players", fewest=1, most=5)))
    assert (str(sent), sent.reason, sent.values) == ("nobody plays", "players", {"fewest": 1, "most": 5})


def test_the_page_looks_for_the_words_before_it_shows_the_servers() -> None:
    pages = {p: p.read_text(encoding="utf-8") for p in WEB.rglob("*") if p.suffix in (".ts", ".svelte")}
    assert PREFIX in (WEB / "lib" / "trouble.ts").read_text(encoding="utf-8")
    raw = [p.name for p, text in pages.items() if re.search(r"= (?:e|error)\.message\b", text)]
    assert raw == []
