"""Rounds and turns (p. 3)."""

from __future__ import annotations

import pytest

from ecumene.kernel.frame import waiting
from tests.games.age_of_civilization.situation import frames, fresh, market, moves, play, refusal, seat, situation
from tests.rules import rule


def idle(players: int) -> list[tuple[int, int]]:
    """Play a game in which everybody raises once and then does nothing; return (round, seat) of each turn."""
    s = fresh(players, seed=3)
    turns = []
    while not s.over:
        if "pass" in moves(s):
            turns.append((s.round, waiting(s)[0]))
            play(s, "pass")
        else:
            play(s, "skip" if "skip" in moves(s) else moves(s)[0])
            while "pass" not in moves(s):  # choices that the raised civilization brings
                play(s, moves(s)[0])
    return turns


@rule("aoc.round.six")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_has_one_turn_in_each_of_six_rounds(players: int) -> None:
    turns = idle(players)
    assert sorted(turns) == [(round_, seat_) for round_ in range(1, 7) for seat_ in range(players)]


@rule("aoc.round.clockwise")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_turns_go_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    s = situation(seat(), seat(), seat(), turn=first, first=first, coming="farm")
    seen = []
    for _ in range(3):
        seen += waiting(s)
        play(s, "pass")
        if len(seen) < 3:
            play(s, "raise " + moves(s)[0].split()[1])
    assert seen == order
    assert s.round == 2


@rule("aoc.round.clockwise")
def test_a_turn_is_played_to_its_end_before_the_next_begins() -> None:
    s = situation(seat(), seat(), window="hunt fish farm")
    for move in ["hunt", "hunt", "fish"]:
        play(s, move)
        assert waiting(s) == [0]
    play(s, "done")
    assert waiting(s) == [1]


@rule("aoc.turn.phases")
def test_a_turn_is_civilization_then_actions_then_the_return_of_workers() -> None:
    s = situation(seat("aztecs"), seat("rome"), at="civilization", market={"huns": 0}, round=2, window="fish")
    assert frames(s)[-1] == "CivilizationPhase"
    assert refusal(s, "fish") == "table.other-question"
    assert refusal(s, "pass") == "table.other-question"
    play(s, "raise huns")
    assert frames(s)[-1] == "ActionPhase"
    assert refusal(s, f"annex {next(iter(market(s)))}") == "table.other-question"
    play(s, "exploit")
    assert s.players[0].workers == 3  # still on its slot
    play(s, "done")
    assert s.players[0].workers == 2
    assert waiting(s) == [1] and frames(s)[-1] == "CivilizationPhase"
