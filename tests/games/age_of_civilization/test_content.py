"""Figures come from the tables: a folder of TOML changes what an action, a war or a scenario does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TABLES = """
[[action]]
id = "hunt"
extra = [{ if = { max_techs = 1 }, vp = 5, coins = 2 }]

[[special_action]]
id = "quarry"
stones = 3

[[special_action]]
id = "fortify"
forts = 2

[[special_action]]
id = "ritual"
extra = [{ if = { min_wonders = 2 }, vp = 4 }]

[[special_action]]
id = "patronage"
extra = [{ if = { min_techs = 1 }, vp = 2 }]

[[special_action]]
id = "oasis-market"
extra = [{ if = { min_orders = 1 }, coins = 4 }]

[[scenario]]
id = "mongol-invasion"
virtual_rival = { strength_per_round_end = 3 }
start_coins = 6

[[civilization]]
id = "rome"
main = [
  { type = "military", n = 2, per = "wonders", div = 1 },
  { type = "military", n = 1, per = "techs", div = 3 },
]

[civilization_market]
coins_on_remaining = 2

[annex]
workers = 2

[war]
workers_lost = 2

[plague]
workers_lost = 3

[skirmish]
start_coins = 8
"""
SAY = """
import ecumene
try:
    ecumene.new("age-of-civilization", 2)
except ecumene.Complaint as wrong:
    for lang in ("en", "ru", "el"):
        print(wrong.said(lang))
"""
SCRIPT = """
import json
from tests.games.age_of_civilization.situation import change, fresh, has, market, play, run, situation, seat
from ecumene.games.age_of_civilization.sums import military_sum

def of(scenario, who, window, move):
    return change(situation(who, window=window, scenario=scenario, coming="farm"), move)

roman = situation(seat("rome", techs="writing sailing mining", wonders="petra colossus"), seat())
two = {"maya": 0, "slavs": 0}
annexed = situation(seat("rome", workers=1), seat("huns"), at="civilization", round=2, market=two)
print(json.dumps({
    "hunt": change(situation(seat("huns", techs="writing"), seat(), window="hunt"), "hunt"),
    "quarry": of("age-of-wonders", seat("rome"), "quarry", "quarry"),
    "fortify": of("mongol-invasion", seat("slavs"), "fortify", "fortify"),
    "ritual": of("lost-civilization", seat("maya", wonders="petra"), "ritual", "ritual"),
    "patronage": change(situation(seat("mali", techs="writing"), round=4,
        row="hunt fish culture farm trade patronage build conquest", lasting="black-death",
        scenario="death-and-rebirth"), "patronage"),
    "oasis": of("silk-road", seat("rome", orders=1), "oasis-market", "oasis-market"),
    "military": [has(roman)["military"], military_sum(roman, 0).total()],
    "war": change(situation(seat(), seat("huns"), at="round end", coming="trade")),
    "plague": change(situation(seat("rome"), seat("huns"), at="round end", coming="plague")),
    "annex": change(annexed, "annex maya"),
    "coins_on": market(annexed)["slavs"],
    "skirmish": has(fresh(1))["coins"],
    "invasion": has(fresh(1, scenario="mongol-invasion"))["coins"],
    "rival": run(situation(seat("slavs"), at="round end", scenario="mongol-invasion", coming="farm")).rival,
    "several": has(fresh(2))["coins"],
}))
"""


def with_tables(folder: Path, tables: str, script: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a process that reads these tables."""
    (folder / "age-of-civilization").mkdir()
    (folder / "age-of-civilization" / "mine.toml").write_text(tables, encoding="utf-8")
    env = {**os.environ, "ECUMENE_CONTENT": str(folder)}
    return subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, timeout=120)


def test_every_figure_can_be_changed(tmp_path: Path) -> None:
    done = with_tables(tmp_path, TABLES, SCRIPT)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found == {
        "hunt": {"coins": 3, "vp": 5},
        "quarry": {"coins": 1, "stones": 3},
        "fortify": {"coins": -2, "vp": 1, "forts": 2, "military": 2},
        "ritual": {"vp": 2},
        "patronage": {"coins": -5, "vp": 5},
        "oasis": {"coins": 6},
        "military": [6, 6],
        "war": {"workers": -2},
        "plague": {"workers": -3},
        "annex": {"workers": 2},
        "coins_on": 2,
        "skirmish": 8,
        "invasion": 6,
        "rival": 3,
        "several": 3,
    }


@pytest.mark.parametrize(
    ("tables", "complaint"),
    [
        ("[war]\nworkers = 2\n", "war has no “workers”; it has: workers_lost"),
        ("[wars]\nworkers = 2\n", "no table is called “wars”; the tables are: action, "),
        ('[[war]]\nid = "x"\n', "war is one table, not rows with ids"),
        ("[action]\ncoins = 2\n", "action holds rows with ids, each under [[action]]"),
        ('[[action]]\nid = "swim"\n', "action has no row with the id “swim”"),
        ("[war]\nworkers\n", "mine.toml, line 2: this is not TOML"),
        ("[war", "mine.toml is not TOML in UTF-8"),
        (
            '[[civilization]]\nid = "rome"\nmain = [{ type = "military", n = 1, per = "luck" }]\n',
            "military per 'luck'; it can be per: techs, wonders",
        ),
        ('[[action]]\nid = "hunt"\nworkers = "two"\n', "in action “workers” is a number"),
        ('[war]\nworkers_lost = "two"\n', "in war “workers_lost” is a number"),
        (
            '[[action]]\nid = "hunt"\nuses_a_turn = 2\n',
            "in the row “hunt” of action there is no “uses_a_turn”; the keys are: coins, extra, gain, ",
        ),
        (
            '[[action]]\nid = "hunt"\nextra = [{ if = { max_tech = 1 }, vp = 5 }]\n',
            "in the row “hunt” of action there is no “max_tech”; the keys are: max_techs",
        ),
        (
            '[[wonder]]\nid = "petra"\neffects = [{ type = "gain", wen = "take", vp = 2 }]\n',
            "in the row “petra” of wonder there is no “wen”; the keys are: action, coins, div, ",
        ),
    ],
)
def test_wrong_tables_say_what_is_wrong(tmp_path: Path, tables: str, complaint: str) -> None:
    done = with_tables(tmp_path, tables, SAY)
    assert done.returncode == 0, done.stderr
    english, russian, greek = done.stdout.splitlines()
    assert complaint in english
    assert len({english, russian, greek}) == 3
    for line in (english, russian, greek):
        assert str(tmp_path) in line and "{" not in line
