"""What the table says at the golden positions is what it said before: moves, offers, previews, refusals.

A difference is no fault in itself. `python tools/golden.py check` explains it, `--write` stores it, and the commit
says why it came about.
"""

from __future__ import annotations

import pytest
from tools.golden_choose import POSITIONS, WORDED
from tools.golden_positions import FOLDER, kept_positions, read
from tools.golden_records import GAMES, names_of

from ecumene.games import find, keys
from tools import golden_positions


@pytest.mark.parametrize("name", GAMES)
def test_the_table_says_the_same_as_before(name: str) -> None:
    assert read(kept_positions(name)), "no positions are kept: tools/golden.py choose"
    wrong = golden_positions.fault(name)
    if wrong:
        pytest.fail(f"positions/{name}.txt\n{wrong}", pytrace=False)


@pytest.mark.parametrize("game", keys())
def test_a_game_has_its_positions_one_in_ten_of_them_in_words(game: str) -> None:
    found = [position for name in names_of(game) for position in read(kept_positions(name))]
    assert len(found) == POSITIONS
    assert sum(position.worded for position in found) == POSITIONS // WORDED


@pytest.mark.parametrize("game", keys())
def test_illegal_moves_of_every_verb_are_tried(game: str) -> None:
    positions = [position for name in names_of(game) for position in read(kept_positions(name))]
    moves = [move for position in positions for tried in position.tried.values() for move in tried]
    verbs = find(game).grammar.verbs
    assert {verbs[a[0]].word for a in find(game).action_space()} == {move.split()[0] for move in moves}


def test_there_are_no_positions_of_a_record_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
