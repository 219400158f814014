"""An owner's rows replace ours; a word that nobody could carry out is refused by name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ecumene.server import catalogue
from tests.rules import rule

SEEN = """
import ecumene
from ecumene.server import catalogue
rows = {card["slug"]: card["row"] for card in catalogue.cards("civolution", "en")}
view = ecumene.new("civolution", players=1, seed=1).view(0)
rival = view["vici"][0]
print(view["reset_cells"], rival["red"], rival["reset_icons"], rows["culture"]["lines"])
"""
TOO_LATE = """
from tests.games.civolution.situation import moves, play, seat, table
mine = seat("c-swamp:2", dice="2 5", favour=6, track4=1, block="e17:1")
s = table(mine, seat(), locations={"d4": "l16"})
play(s, "activate procreation", "check c-swamp", "procreate c-swamp 1", "upgrade procreation")
level = s.players[0].modules[1]
play(s, "procreate c-swamp 2")
print(level, moves(s)[0].split()[0])
"""
SAY = """
from ecumene.kernel.content import BadContent
try:
    from ecumene.games.civolution.card_data import ROWS, THINGS
    from ecumene.games.civolution.printed import FIND_ROW
    print(ROWS[THINGS.number("a01")], FIND_ROW)
except BadContent as wrong:
    print(wrong.id, wrong.given["id"], wrong.given["name"], sep="|")
"""
FIGURES = """
from ecumene.games.civolution.printed import FIRST_LEVEL, STATUE_POINTS
from ecumene.games.civolution.solo.land import determine
from tests.games.civolution.random_games import begin, play_on
from tests.games.civolution.situation import luck_of, place
from ecumene.kernel.luck import Luck
forests = sorted(place(slug) for slug in ("b-forest", "g-forest"))
found = determine(forests, luck_of("1 1"), "vici-from")
s, luck = begin(2, 1)
play_on(s, luck, Luck(1))
print(FIRST_LEVEL[:3], STATUE_POINTS[1:], found == place("b-forest"), s.era)
"""


def said_of(folder: Path, text: str, say: str = SAY) -> str:
    """Return what becomes of an owner's file."""
    (folder / "civolution").mkdir()
    (folder / "civolution" / "mine.toml").write_text(text, encoding="utf-8")
    env = {**os.environ, "ECUMENE_CONTENT": str(folder)}
    done = subprocess.run([sys.executable, "-c", say], env=env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_an_owner_replaces_a_card_and_the_find_column(tmp_path: Path) -> None:
    card = '[[card]]\nid = "a01"\ninstant = [{ track = { technology = 3 } }]\n'
    told = said_of(tmp_path, f"{card}[lucky_find]\nrow = [1, 1, 2, 2, 3, 3]\n")
    assert "{'technology': 3}" in told
    assert told.endswith("[0, 1, 1, 2, 2, 3, 3]")


@rule("civo.vici.territory-roll")
def test_an_owner_replaces_column_steps_statue_points_and_beacons(tmp_path: Path) -> None:
    column = '[[column]]\nid = "column-2"\nfirst_level = 3\n'
    forests = "".join(
        f'[[territory]]\nid = "{slug}"\nbeacons = {n}\n' for slug, n in {"b-forest": 1, "g-forest": 3}.items()
    )
    told = said_of(tmp_path, f"{column}{forests}[favour]\nstatue_points = [1, 2, 2, 3, 4, 5]\n", FIGURES)
    assert told == "[1, 3, 1] [1, 2, 2, 3, 4, 5] True 4", "and a game with them is played to its end"


@rule("civo.module.own-level", "civo.location.sacred-mountain")
def test_what_a_location_brings_before_a_module_upgrades_it_too_late(tmp_path: Path) -> None:
    """Of our own cards none brings a step before a module; an owner's may."""
    ability = '{ kind = "trigger", when = "fire", do = [{ track = { culture = 1 } }] }'
    told = said_of(tmp_path, f'[[card]]\nid = "e17"\nability = {ability}\n', TOO_LATE)
    assert told == "2 activate", "one procreation, as level I has it"


def test_screens_are_told_the_figures_of_an_owner(tmp_path: Path) -> None:
    level = '[[vici_level]]\nid = "beginner"\nhalves = ["red", "blue", "blue", "blue"]\n'
    cells = "[by_players]\nreset_cells = [4, 5, 7, 9]\n"
    track = "[track]\nthresholds = [{ after = 2, bonus = [{ points = 3 }] }]\n"
    told = said_of(tmp_path, f"[vici]\nreset_icons = [3, 5]\n{level}{cells}{track}", SEEN)
    assert told == "4 True [3, 5] [2]"


@pytest.mark.parametrize(
    ("row", "word"),
    [
        ("instant = [{ track = { technologies = 1 } }]", "technologies"),
        ("cost = [{ pay = { wodo = 1 } }, {}, {}, {}, {}]", "wodo"),
        ('ability = { kind = "passive", rule = "transport_minus", n = 1 }', "transport_minus"),
        ('ability = { kind = "trigger", when = "phase:feasting", do = [{ points = 1 }] }', "phase:feasting"),
        ('ability = { kind = "activity", pay = {}, do = [{ per = "fields", do = [{ points = 1 }] }] }', "fields"),
        ('instant = [{ if = { most = "fields" }, do = [{ points = 1 }] }]', "fields"),
    ],
)
def test_a_word_that_means_nothing_is_refused_with_its_row(tmp_path: Path, row: str, word: str) -> None:
    _, id, name = said_of(tmp_path, f'[[card]]\nid = "a01"\n{row}\n').split("|")
    assert (id, name) == ("a01", word)


def test_screens_are_told_how_long_a_track_is_and_where_its_lines_lie() -> None:
    rows = {card["slug"]: card["row"] for card in catalogue.cards("civolution", "en")}
    assert rows["technology"]["last"] == 12 and rows["technology"]["lines"] == [1, 3, 5, 7, 9, 11]
    assert "last" not in rows["evolution"]
