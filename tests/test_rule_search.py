"""What players ask is found: the search of the page over the real book, glossary and components, in both languages."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from nemesis.server.lookup.rulebook import encoded_components, encoded_rulebook
from nemesis.server.lookup.sheet import term_info
from nemesis.text import Texts
from nemesis.text.rulebook import answers

WEB = Path(__file__).parent.parent / "web"
FIRST = 3
"""The answer is among so many."""

ASKED = {
    "en": {
        "how do I win": "winning", "what is the goal": "winning", "victory": "winning", "encouter": "term/encounter",
        "medkit": "component/medkit", "captain": "component/captain", "medkti": "component/medkit",
        "what happens if I pass": "turn#passing", "can I shoot twice": "turn#how-often", "how do I shoot": "combat#shoot",
        "shooting": "combat#shoot", "run away": "combat#escape", "how do I flee": "combat#escape",
        "how do I heal": "bodies#heal", "how do I heal my wounds": "bodies#heal", "larva": "component/larva",
        "remove the larva": "bodies#larva", "get rid of slime": "moving#slime", "slime": "term/slime",
        "how many cards do I draw": "round#draw", "hand limit": "round#draw", "escape pod": "leaving#pods",
        "unlock a pod": "leaving#pods", "when can I hibernate": "leaving#hibernate", "hibernation": "term/hibernation",
        "self destruct": "leaving#self-destruct", "blow up the ship": "leaving#self-destruct", "engines": "ship#engines",
        "set the course": "ship#course", "send the signal": "ship#signal", "destroy the nest": "things#eggs",
        "who do intruders attack": "combat#attacks", "surprise attack": "term/surprise_attack", "noise": "moving#noise",
        "nosie": "moving#noise", "when does the game end": "ending", "what if I die": "bodies#death",
        "when do I die": "bodies#wounds", "what is in the bag": "setup#bag", "kill the queen": "combat#injuries",
        "queen": "component/queen", "cockpit": "component/cockpit", "flamethrower": "component/flamethrower",
        "can I play alone": "modes#solo", "how do I trade": "things#trade", "crafting": "things#craft",
        "hémorragie": "component/wound_bleeding", "capitaine": "component/captain", "quarantine": "component/obj_quarantine",
        "quest items": "term/quest_item", "fire": "term/fire", "malfunction": "ship#malfunction", "scout": "component/scout",
        "clothes": "component/clothes", "laboratory": "component/laboratory",
        "contamination": "bodies#contamination", "pilot": "component/pilot",
        "move without noise": "moving#careful", "can I lie": "secrets", "R-20.8": "ending#contamination-check",
    },
    "fr": {
        "comment gagner": "winning", "but du jeu": "winning", "quel est le but du jeu": "winning",
        "rencontre": "term/encounter", "recnontre": "term/encounter", "encounter": "term/encounter",
        "medkit": "component/medkit", "capitaine": "component/captain", "capitane": "component/captain",
        "captain": "component/captain", "que se passe-t-il si je passe": "turn#passing", "puis-je tirer deux fois": "turn#how-often",
        "comment tirer": "combat#shoot", "fuir": "combat#escape", "comment s'enfuir": "combat#escape",
        "comment me soigner": "bodies#heal", "soigner": "term/heal", "larve": "component/larva",
        "comment enlever la larve": "bodies#larva", "enlever le slime": "moving#slime", "slime": "term/slime",
        "combien de cartes je pioche": "round#draw", "nacelle": "leaving#pods", "déverrouiller une nacelle": "leaving#pods",
        "quand hiberner": "leaving#hibernate", "hibernation": "term/hibernation", "autodestruction": "term/self_destruct",
        "faire exploser le vaisseau": "leaving#self-destruct", "moteurs": "ship#engines", "régler le cap": "ship#course",
        "envoyer le signal": "ship#signal", "détruire le nid": "things#eggs", "qui est attaqué": "combat#attacks",
        "attaque surprise": "term/surprise_attack", "bruit": "moving#noise", "briut": "moving#noise",
        "quand finit la partie": "ending", "que se passe-t-il si je meurs": "bodies#death", "tuer la reine": "combat#injuries",
        "reine": "component/queen", "cockpit": "component/cockpit", "lance-flammes": "component/flamethrower",
        "jouer seul": "modes#solo", "comment échanger": "things#trade", "fabriquer": "things#craft",
        "quarantaine": "component/obj_quarantine", "se déplacer sans bruit": "moving#careful", "puis-je mentir": "secrets",
        "objets de quête": "term/quest_item", "feu": "term/fire", "panne": "ship#malfunction", "soldat": "component/soldier",
        "éclaireur": "component/scout", "laboratoire": "component/laboratory", "pilote": "component/pilot",
        "contamination": "bodies#contamination", "outils": "component/tools", "générateur": "component/generator",
        "contenu du sac": "setup#bag", "infirmerie": "component/emergency_room", "R-20.8": "ending#contamination-check",
    },
}  # fmt: skip


@pytest.mark.parametrize("language", ASKED)
def test_what_players_ask_is_among_the_first(language: str, tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node is not None, "this test needs node"
    asked = ASKED[language]
    assert len(asked) >= 40
    file = tmp_path / "entries.json"
    terms = msgspec.to_builtins([term_info(term) for term in Texts(language).every_way()])
    book = json.loads(encoded_rulebook(language))["chapters"]
    printed = json.loads(encoded_components(language))["components"]
    entries = {"language": language, "chapters": book, "terms": terms, "components": printed, "queries": list(asked)}
    file.write_text(json.dumps(entries), encoding="utf-8")
    script = Path(__file__).parent / "search.mjs"
    done = subprocess.run([node, str(script), str(WEB), str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    results = dict(zip(asked, json.loads(done.stdout), strict=True))
    missed = [(query, place, results[query]) for query, place in asked.items() if place not in results[query][:FIRST]]
    assert missed == []
    for query, place in FOUND_AT_ONCE[language].items():
        assert place.rstrip("s") in results[query][0], (query, results[query])


FOUND_AT_ONCE = {
    "en": {
        "medkit": "component/medkit",
        "captain": "component/captain",
        "how do I win": "winning",
        "encouter": "encounters",
    },
    "fr": {"comment gagner": "winning", "capitaine": "component/captain", "captain": "component/captain"},
}
"""The first answer of all. (What is called Encounter is a term and a chapter: either will do.)"""


@pytest.mark.parametrize(
    ("language", "asked", "place"), [("en", "how do I win", "winning"), ("fr", "comment gagner", "winning")]
)
def test_the_command_line_answers_questions_too(language: str, asked: str, place: str) -> None:
    chapter, section = answers(language, asked)[0]
    assert (chapter.id, section.id) == (place, "")
