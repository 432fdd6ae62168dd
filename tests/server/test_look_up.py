"""What the browser looks up once: the catalogue, the texts, the glossary, the sheet of a table; and its own pages."""

from __future__ import annotations

import gzip
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nemesis import Setup
from nemesis.bots import BOTS
from nemesis.content import BOARDS, MODES, SPECIES_BY_ID
from nemesis.errors import BadSetup
from nemesis.server.lookup.catalogue import ALL_MODULES, catalogue
from nemesis.server.lookup.sheet import sheet
from nemesis.server.messages import Catalogue, Sheet, Terms
from nemesis.server.transport import pages
from nemesis.text import Texts
from nemesis.text.messages import keys
from nemesis.text.names import key_of

from .playing import Server


def fetch(server: Server, path: str, **headers: str) -> tuple[int, bytes, Any]:
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}{path}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.read(), answer.headers
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read(), error.headers


def test_the_catalogue_offers_what_the_set_up_takes_and_nothing_else(server: Server) -> None:
    status, body = server.get("/api/catalogue")
    found = msgspec.convert(body, Catalogue)
    assert status == 200 and found == catalogue()
    assert found.species == list(SPECIES_BY_ID) and found.boards == list(BOARDS) and found.bots == list(BOTS)
    assert [m.id for m in found.modes] == list(MODES) and [m.id for m in found.modules] == list(ALL_MODULES)
    assert len({c.id for c in found.characters}) == len(found.characters) >= 7
    for mode in found.modes:
        assert mode.species and mode.boards
        for species in found.species:
            if species in mode.species:
                Setup(players=mode.most, mode=mode.id, species=species)
            else:
                with pytest.raises(BadSetup):
                    Setup(players=mode.most, mode=mode.id, species=species)


def test_every_name_in_the_catalogue_has_its_words() -> None:
    found = catalogue()
    needed = [f"species-{s}" for s in found.species] + [f"board-{b}" for b in found.boards]
    needed += [f"mode-{m.id}" for m in found.modes] + [f"module-{m.id}" for m in found.modules]
    needed += [f"option-{o.id}" for o in found.options] + [f"character-{c.id}" for c in found.characters]
    for language in ("en", "fr"):
        assert set(needed) <= set(keys(language))


def test_every_character_of_the_catalogue_can_be_chosen_with_its_module() -> None:
    for character in catalogue().characters:
        modules = (character.module,) if character.module else ()
        assert character.id in Setup(players=2, modules=modules).ruleset().characters


def test_the_texts_come_whole_and_are_not_sent_twice(server: Server) -> None:
    status, body, headers = fetch(server, "/api/texts/fr")
    assert status == 200 and headers["content-type"].startswith("text/plain")
    source = body.decode()
    assert all(f"\n{key} = " in source or f"\n{key} =\n" in source or source.startswith(key) for key in keys("fr"))
    again = fetch(server, "/api/texts/fr", **{"If-None-Match": headers["etag"]})
    assert again[0] == 304 and not again[1]
    assert fetch(server, "/api/texts/en")[2]["etag"] != headers["etag"]
    status, problem = server.get("/api/texts/de")
    assert status == 404 and problem["error"] == "not_found"
    assert problem["message"] == "there is no language 'de'; there are en, fr"
    packed = fetch(server, "/api/texts/fr", **{"Accept-Encoding": "gzip"})
    assert packed[2]["content-encoding"] == "gzip" and gzip.decompress(packed[1]) == body


def test_the_glossary(server: Server) -> None:
    status, body = server.get("/api/terms/fr")
    terms = msgspec.convert(body, Terms).terms
    assert status == 200 and [t.id for t in terms] == [t.id for t in Texts("fr").terms()]
    assert all(t.name and t.text and t.rules for t in terms) and server.get("/api/terms/de")[0] == 404
    (weakness,) = [t for t in terms if t.id == "weakness"]
    assert {v.name for v in weakness.variants} >= {"Carnomorphes", "Semeurs du Vide"}
    assert "adaptations" in next(v.text for v in weakness.variants if v.name == "Carnomorphes")


def test_a_table_is_sent_the_words_of_its_ruleset(server: Server) -> None:
    """The glossary whole, and the messages that differ from those of the language, for the page to lay over them."""
    found = {}
    for species in SPECIES_BY_ID:
        code = server.table(players=2, species=species, seed=3)
        found[species] = msgspec.convert(server.get(f"/api/tables/{code}/sheet/en")[1], Sheet)
    weakness = {species: [t.text for t in sheet.terms if t.id == "weakness"] for species, sheet in found.items()}
    assert "adaptations" in weakness["carnomorphs"][0] and "Insanity" in weakness["void_seeders"][0]
    assert "Three hidden cards" in weakness["intruders"][0]
    assert "web-table-weaknesses" in found["carnomorphs"].texts and found["intruders"].texts == ""
    assert not any(t.variants for sheet in found.values() for t in sheet.terms), "one rule is in force"
    assert {t.id for t in found["intruders"].terms}.isdisjoint({"insanity", "lair", "mutation_marker"})


@pytest.mark.parametrize("species", list(SPECIES_BY_ID))
def test_the_sheet_names_everything_that_a_view_can_show(server: Server, species: str) -> None:
    code = server.table(players=2, species=species, seed=3)
    status, body = server.get(f"/api/tables/{code}/sheet/fr")
    found = msgspec.convert(body, Sheet)
    rules = Setup(players=2, species=species).ruleset()
    assert status == 200 and found.language == "fr"
    named = [id for id in rules.types if key_of(rules, id) is not None]
    named += [id for family in rules.families.values() for id in family]
    for id in named:
        component = found.components[id]
        assert component.name and component.family and component.type and "provenance" in component.facts
    assert {len(found.rooms), len(found.corridors)} == {len(rules.board.slots), len(rules.board.corridors)}
    assert found.corridors[3].a == rules.board.corridors[3][0] and len(found.tracks["time"]) == 16
    assert server.get(f"/api/tables/{code}/sheet/de")[0] == server.get("/api/tables/nonesuch/sheet/fr")[0] == 404


def test_the_sheet_tells_what_the_options_of_questions_name() -> None:
    shapes = sheet(Setup(players=2).ruleset(), "en").shapes
    assert shapes["way"] == [["room", "corridor"]] and shapes["eggs"] == [[], ["room"]] and shapes["pass"] == [[]]


def test_the_faces_of_cards_carry_what_is_printed_on_them() -> None:
    found = sheet(Setup(players=2).ruleset(), "en").components
    assert found["captain_search_1"].type == "search" and found["search"].facts["combat"] == "out"
    assert found["revolver"].facts["weapon"]["ammo"] == 6 and found["revolver"].facts["heavy"]
    assert found["bite_1"].facts["blood"] == 4 and "queen" in found["bite_1"].facts["attackers"]
    assert found["hatching"].facts["number"] in (1, 2, 3, 4) and found["hatching"].facts["movers"]
    assert found["adult"].family == "kinds" and found["corpse:scout"].type == "corpse"
    assert found["egg"].family == "objects" and found["contamination"].text
    assert found["red_grenade_1"].facts["copies"] >= 1 and found["captain"].facts["colour"] == "blue"


def test_a_data_pack_renames_components_in_the_sheet_and_in_play(server: Server) -> None:
    pack = {"name": "mine", "text": {"en": {"item-grenade": "Pineapple"}}}
    code = server.table(players=1, data_pack=pack)
    body = server.get(f"/api/tables/{code}/sheet/en")[1]
    assert body["components"]["red_grenade_1"]["name"] == "Pineapple"


def test_the_shuttle_is_a_part_of_its_own() -> None:
    rooms = sheet(Setup(players=2, mode="investigation").ruleset(), "en").rooms
    shuttle = [r for r in rooms if r.part == "shuttle"]
    assert len(shuttle) == 4 and len({(r.x, r.y) for r in shuttle}) == 4
    assert all(0 <= r.x <= 100 and 0 <= r.y <= 100 for r in rooms)


# -- pages ------------------------------------------------------------------------------------------------


def test_every_page_is_the_bundle_or_says_that_it_is_missing(server: Server) -> None:
    built = (pages.BUNDLE / "index.html").is_file()
    for path in ("/", "/new", "/t/abcdefgh", "/replay/abcdefgh", "/learn", "/rules", "/mine", "/career", "/settings"):
        status, body, headers = fetch(server, path)
        assert headers["content-type"].startswith("text/html") and b"<html" in body
        assert (status, headers["cache-control"]) == ((200, "no-cache") if built else (503, "no-store"))
        assert "default-src 'none'" in headers["content-security-policy"]
    for path in ("/no-such-page", "/no/such/page", "/t"):
        status, body, headers = fetch(server, path)
        assert status == 404 and (b"<html" in body) == built
    assert b"<html" not in fetch(server, "/api/no/such")[1] and fetch(server, "/api/no/such")[0] == 404
    for path in ("/assets/../server/app.py", "/assets/%2e%2e/%2e%2e/server/app.py", "/..%2fcli.py", "/assets/none.js"):
        assert fetch(server, path)[0] == 404


def test_assets_are_kept_for_good_and_the_page_is_asked_for_again(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html>the page</html>", encoding="utf-8")
    (tmp_path / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "assets" / "index-abc123.js").write_text("let x;", encoding="utf-8")
    server = Server(tmp_path / "tables.db", bundle=str(tmp_path)).start()
    try:
        assert fetch(server, "/t/abcdefgh")[1] == b"<html>the page</html>"
        status, body, headers = fetch(server, "/assets/index-abc123.js")
        assert status == 200 and body == b"let x;" and "immutable" in headers["cache-control"]
        assert fetch(server, "/icon.svg")[:2] == (200, b"<svg/>")
    finally:
        server.kill()


def test_every_file_of_the_bundle_is_sent_as_what_it_is(server: Server) -> None:
    """Not as a registry of the system might have it: a browser told not to sniff would refuse the script."""
    for path in (p for p in pages.BUNDLE.rglob("*") if p.is_file() and p.name != "index.html"):
        _, _, headers = fetch(server, f"/{path.relative_to(pages.BUNDLE).as_posix()}")
        assert headers["content-type"].split(";")[0] == pages.MEDIA_TYPES[path.suffix]
