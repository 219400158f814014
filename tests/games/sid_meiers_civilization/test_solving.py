"""Bots win where they can, and stop others who would; a raider finds no open gate."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.luck import Luck
from ecumene.players.bot import Bot
from ecumene.players.registry import make
from tests.games.sid_meiers_civilization.puzzles import STOP, WIN, a_deal_too_good, no_space_flight
from tests.games.sid_meiers_civilization.raider import Raider
from tests.games.sid_meiers_civilization.situation import GAME, play
from tests.games.sid_meiers_civilization.solving import solved, wins

MASTER, EXPERT = 18, 14  # of twenty positions
RAIDS = 10
HARD = [row for row in STOP if row[0] is not a_deal_too_good]
EACH = [pytest.param(made, id=made.__name__) for ways in WIN.values() for made in ways]


def test_there_are_twenty_positions_three_for_each_victory_and_eight_in_which_another_must_be_stopped() -> None:
    assert [len(ways) for ways in WIN.values()] == [3, 3, 3, 3] and len(STOP) == 8


@pytest.mark.parametrize("made", EACH)
def test_no_position_is_won_already(made: Callable[[], GameState]) -> None:
    s = made()
    assert not s.over and waiting(s) == [0]


@pytest.mark.parametrize(("made", "right"), [pytest.param(*row, id=row[0].__name__) for row in HARD])
def test_nothing_is_stopped_by_doing_nothing(
    made: Callable[[], GameState], right: Callable[[GameState], bool]
) -> None:
    s = made()
    for _ in range(50):
        if s.over or waiting(s) != [0]:
            break
        apply(s, 0, s.stack[-1].declines(s, 0) or s.stack[-1].legal(s, 0)[-1], Luck(5))
    assert s.over or not right(s)


def test_a_deal_may_let_another_win() -> None:
    assert not no_space_flight(play(a_deal_too_good(), "accept"))


@pytest.mark.parametrize(("level", "least"), [("expert", EXPERT), ("master", MASTER)])
def test_most_positions_are_solved(level: str, least: int) -> None:
    found = solved(level)
    assert len(found) >= least, found


def test_who_plays_at_random_seldom_wins_where_that_takes_several_moves() -> None:
    assert sum(wins(made, "random") for ways in WIN.values() for made in ways) <= 6


def raid(seed: int, level: str = "master") -> GameState:
    """Play a game of a bot against a raider; the bot has the first or the second seat."""
    luck = Luck(seed)
    s = GAME.setup(2, {}, luck)
    advance(s, luck)
    mine = seed % 2
    bots: list[Bot] = [Raider(GAME, seed), Raider(GAME, seed)]
    bots[mine] = make(level, GAME, seed)
    while waiting(s):
        seat = waiting(s)[0]
        legal = s.stack[-1].legal(s, seat)
        if len(legal) == 1:
            apply(s, seat, legal[0], luck)
            continue
        view = {**GAME.view(s, seat), "seat": seat, "seats": 2, "options": {}}
        move = bots[seat].choose(view, [GAME.grammar.text(a) for a in legal])
        apply(s, seat, GAME.grammar.parse(move), luck)
    return s


@pytest.mark.soak
def test_master_beats_a_raider() -> None:
    for seed in range(RAIDS):
        s = raid(seed)
        assert s.winners == [seed % 2], f"seed {seed}: {s.winners}, round {s.round}"
