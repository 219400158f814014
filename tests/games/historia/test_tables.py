"""The tables are the box: its counts, its map, its matrix, its levels; what an owner writes instead is checked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ecumene.games.historia.card_data import (
    ADVANCED_LEVEL,
    ADVISERS_OF,
    BOX,
    CARD_LIMIT,
    CIVILIZATIONS,
    COLOR,
    CONDITIONS,
    CONTENT,
    LEADERS,
    MILITARY_AT,
    NAVIGATION_LEVEL,
    REVOLUTION,
    ROWS,
    SIMPLE_LEVEL,
    START_HAND,
    TECHNOLOGY_AT,
    THINGS,
    TOKENS,
    TOURISM,
    WAR,
    WONDERS,
)
from ecumene.games.historia.components.world import BORDERS, TERRITORIES
from ecumene.games.historia.printed import CELLS, GOVERNMENT_AT
from ecumene.games.historia.rounds.time_circle import BROWN, GREY


def test_the_box_holds_what_the_rulebook_counts() -> None:
    counts = {row_deck[0]["id"]: len(row_deck) for row_deck in BOX.decks}
    assert counts["military"] == 10
    assert counts["cleopatra"] == 35
    assert counts["sphinx"] == 48
    assert counts["caesar"] == 18
    assert counts["vesuvius"] == 12
    assert counts["goal-01"] == 10
    assert counts["civbot-1"] == 7
    assert len(TOKENS) == 16
    assert len(WONDERS) == len(set(WONDERS)) == 48


def test_every_row_says_where_it_comes_from() -> None:
    rows = ROWS + CONTENT.rows("territory")
    assert [row["id"] for row in rows if not row.get("origin")] == []


def test_seven_civilizations_have_five_advisers_each_and_six_colours() -> None:
    assert [len(ADVISERS_OF[civilization]) for civilization in CIVILIZATIONS] == [5] * 7
    assert len({COLOR[civilization] for civilization in CIVILIZATIONS}) == 6
    assert THINGS.slug(CIVILIZATIONS[5]) == "china-civilization"


def test_hands_begin_without_war_and_tourism() -> None:
    assert [action for action in range(10) if action not in START_HAND] == [WAR, TOURISM]
    assert (SIMPLE_LEVEL[WAR], SIMPLE_LEVEL[TOURISM]) == (2, 12)
    assert ADVANCED_LEVEL[REVOLUTION] > 16


def test_borders_are_mutual_and_make_two_lands() -> None:
    for here, row in enumerate(BORDERS):
        assert all(here in BORDERS[there] for there in row)
    reached = {TERRITORIES.index("canada")}
    for _ in TERRITORIES:
        reached |= {there for here in reached for there in BORDERS[here]}
    assert sorted(TERRITORIES[place] for place in reached) == [
        "canada", "central-america", "north-america", "south-america",
    ]  # fmt: skip
    assert sum(len(row) for row in BORDERS) == 2 * 15


def test_the_matrix_is_a_band_from_clan_to_the_highest_levels() -> None:
    assert len(CELLS) == 142
    assert CELLS[0] == (1, 1)
    assert THINGS.slug(GOVERNMENT_AT[1][1]) == "clan"
    assert THINGS.slug(GOVERNMENT_AT[16][16]) == "consumerism"
    assert THINGS.slug(GOVERNMENT_AT[16][9]) == "utopia"
    assert THINGS.slug(GOVERNMENT_AT[9][16]) == "barbarians"
    assert GOVERNMENT_AT[4][1] == -1
    assert all((GOVERNMENT_AT[m][t] >= 0) for t, m in CELLS)  # as wide to one side as to the other


def test_levels_are_named_and_allow_more_cards() -> None:
    assert [THINGS.slug(TECHNOLOGY_AT[level]) for level in (1, 5, 16)] == ["fire", "wheel", "singularity"]
    assert THINGS.slug(MILITARY_AT[16]) == "military-16"
    assert [CARD_LIMIT[level] for level in (1, 4, 5, 12, 13, 16)] == [1, 1, 2, 2, 3, 3]
    assert NAVIGATION_LEVEL == 8


def test_leaders_are_worth_the_same_within_their_era() -> None:
    sums = [sum(vp for _, _, vp in CONDITIONS[leader]) for leader in LEADERS]
    assert sums == [9] * 6 + [11] * 6 + [13] * 6


def test_the_time_circle_scores_territories_in_the_middle_and_at_the_end_of_an_era() -> None:
    assert [segment[1] for segment in GREY] == [0, 1, 0, 1]
    assert [segment[2] for segment in GREY] == [2, 2, 2, 2]
    assert [segment[1] for segment in BROWN] == [0, 0, 0, 1]


WRONG = {
    'in the row "sphinx" of wonder, "gain-gold" is no type of effect': """
        [[wonder]]
        id = "sphinx"
        effects = [{ type = "gain-gold", amount = 1 }]
    """,
    'in the row "petra" of wonder, amount is 0; it goes from 1 to 99': """
        [[wonder]]
        id = "petra"
        effects = [{ type = "gain-vp", amount = 0 }]
    """,
    'in the row "raid" of action, "ballistics" is no technology': """
        [[action]]
        id = "raid"
        advanced = { technology = "ballistics", effects = [] }
    """,
    '"writing" and "wheel" are both of level 5': """
        [[technology_level]]
        id = "writing"
        level = 5
    """,
    "are not two territories": """
        [borders]
        designed = [["europe", "atlantis"]]
    """,
    'in the row "military-1" of military_level, cells is a text of 16 letters': """
        [[military_level]]
        id = "military-1"
        cells = "CCC"
    """,
}


@pytest.mark.parametrize("complaint", WRONG)
def test_rows_of_an_owner_that_do_not_fit_are_refused_with_the_cause(complaint: str, tmp_path: Path) -> None:
    said = read_with(tmp_path, WRONG[complaint], "import ecumene.games.historia.rounds.time_circle")
    assert complaint in said.stderr


def test_rows_of_an_owner_replace_ours(tmp_path: Path) -> None:
    given = """
        [[wonder]]
        id = "sphinx"
        activation = { type = "pay-vp", amount = 2 }
        effects = [{ type = "destroy-cube", amount = 1 }]

        [borders]
        designed = [["europe", "canada"]]
    """
    told = read_with(
        tmp_path,
        given,
        "from ecumene.games.historia.card_data import ACTIVATION, EFFECTS, THINGS\n"
        "s = THINGS.number('sphinx')\n"
        "print(ACTIVATION[s], EFFECTS[s][0].kind, len([n for row in BORDERS for n in row]))",
    )
    assert told.stdout.split() == ["3", "9", "10"]


def read_with(folder: Path, text: str, program: str) -> subprocess.CompletedProcess[str]:
    """Run a program with the tables of an owner."""
    (folder / "historia").mkdir()
    (folder / "historia" / "mine.toml").write_text(text, encoding="utf-8")
    imports = (
        "import ecumene.games.historia.printed\nfrom ecumene.games.historia.components.world import BORDERS\n"
    )
    return subprocess.run(
        [sys.executable, "-c", imports + program],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "ECUMENE_CONTENT": str(folder)},
    )


def test_an_owners_card_can_destroy_cubes(tmp_path: Path) -> None:
    given = """
        [[adviser]]
        id = "cicero"
        effects = [{ type = "destroy-cube", amount = 2 }, { type = "gain-vp", amount = 3 }]
    """
    told = read_with(
        tmp_path,
        given,
        "from tests.games.historia.situation import idle, play_round, seat, situation\n"
        "for used in (3, 1):\n"
        "    s = situation(seat(advisers='cicero', ready=1, used=used, vp=0), idle())\n"
        "    play_round(s, 'cicero')\n"
        "    me = s.players[0]\n"
        "    print(me.used, me.destroyed, me.vp)",
    )
    assert told.stdout.splitlines() == ["1 2 3", "0 1 3"], told.stderr
