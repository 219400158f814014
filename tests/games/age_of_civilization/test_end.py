"""The end of the game (p. 4)."""

from __future__ import annotations

import pytest

from ecumene.games.age_of_civilization import GAME
from ecumene.kernel.frame import waiting
from tests.games.age_of_civilization.situation import Doc, change, each, play, run, seat, situation
from tests.rules import rule


def ended(*seats: Doc) -> Doc:
    """Return the result of a game that ends like this."""
    return GAME.result(run(situation(*seats, at="round end", round=6)))


@rule("aoc.end.effects")
def test_game_end_effects_score_once_after_the_sixth_round() -> None:
    s = situation(seat("iberia", wonders="great-library", techs="writing mining"), seat("rome"), turn=1, round=6)
    assert change(s, "pass") == {"vp": 2}
    assert s.over and waiting(s) == []


@rule("aoc.end.effects")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_game_end_effects_do_not_score_earlier(round_: int) -> None:
    s = situation(
        seat("iberia", wonders="great-library", techs="writing mining"), seat(), at="round end", round=round_
    )
    assert "vp" not in change(s)


@rule("aoc.end.effects")
def test_everybody_scores_game_end_effects() -> None:
    s = run(
        situation(
            seat(wonders="great-library", techs="writing"), seat(wonders="moai petra"), at="round end", round=6
        )
    )
    assert each(s, "vp") == [1, 2]


@rule("aoc.end.most-vp")
def test_the_most_points_win_whatever_else_one_has() -> None:
    doc = ended(seat(vp=20, workers=4, coins=30), seat(vp=21, workers=0, coins=0), seat(vp=9))
    assert doc["scores"] == [20, 21, 9]
    assert doc["ranks"] == [2, 1, 3]
    assert doc["winners"] == [1]
    assert doc["ending"] == "points"


@rule("aoc.end.most-vp", "aoc.end.effects")
def test_game_end_points_count_for_the_victory() -> None:
    assert ended(seat(vp=20), seat(vp=19, wonders="great-library", techs="writing mining"))["winners"] == [1]


@rule("aoc.end.tie-workers")
def test_a_tie_goes_to_more_workers() -> None:
    doc = ended(seat(vp=20, workers=1, coins=30), seat(vp=20, workers=2, coins=0))
    assert (doc["ranks"], doc["winners"], doc["ending"]) == ([2, 1], [1], "workers")


@rule("aoc.end.tie-coins")
def test_a_further_tie_goes_to_more_coins() -> None:
    doc = ended(seat(vp=20, workers=2, coins=3), seat(vp=20, workers=2, coins=2), seat(vp=20, workers=1, coins=9))
    assert (doc["ranks"], doc["winners"], doc["ending"]) == ([1, 2, 3], [0], "coins")


@rule("aoc.end.tie-shared")
def test_a_full_tie_is_a_shared_victory() -> None:
    doc = ended(seat(vp=20, workers=2, coins=3), seat(vp=9), seat(vp=20, workers=2, coins=3))
    assert (doc["ranks"], doc["winners"], doc["ending"]) == ([1, 3, 1], [0, 2], "shared")


@rule("aoc.end.most-vp")
def test_a_tie_behind_the_winner_is_broken_too() -> None:
    doc = ended(seat(vp=5, workers=1), seat(vp=9), seat(vp=5, workers=3), seat(vp=5, workers=3))
    assert doc["ranks"] == [4, 1, 2, 2]
    assert doc["winners"] == [1]


@rule("aoc.round.six")
def test_after_the_sixth_round_nobody_has_a_turn() -> None:
    s = situation(seat("rome"), seat("maya"), turn=1, round=6)
    play(s, "pass")
    assert s.over and s.stack == []
