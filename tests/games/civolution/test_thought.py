"""What helps bots to think: which moves they try, what a move that has only begun promises, where a plan ends."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games.civolution.bots.promise import promise
from ecumene.games.civolution.console.turn import Turn
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import apply, waiting
from ecumene.kernel.luck import Luck
from ecumene.players.beam import Beam
from ecumene.players.budget import Budget
from ecumene.players.evaluation import evaluation
from tests.games.civolution.situation import seat, table


def texts(s: GameState) -> list[str]:
    legal = s.stack[-1].legal(s, 0)
    return [GAME.grammar.text(action) for action in GAME.judge.ideas(s, 0, legal)]


def play(s: GameState, *moves: str) -> GameState:
    after = s.copy()
    for move in moves:
        apply(after, 0, GAME.grammar.parse(move), Luck(1))
    return after


def test_bots_pay_with_dice_before_focus_and_with_as_few_ideas_as_they_can() -> None:
    s = table(seat("b-forest:2", dice="1 2 3 3", focus=1, idea=2), seat("c-grassland:2"))
    after = play(s, "activate migration")
    assert len(after.stack[-1].legal(after, 0)) > 2
    assert texts(after) in (["die 1"], ["die 3"])
    after = play(after, *texts(after))
    assert texts(after) in (["die 1"], ["die 3"])


def test_bots_look_at_one_empty_column_of_each_height() -> None:
    s = table(seat("b-forest:2", dice="1 6", hand="a01", wood=3, stone=3, dexterity=2), seat("c-grassland:2"))
    s = play(s, "activate invention", "choose 2")
    legal = [GAME.grammar.text(action) for action in s.stack[-1].legal(s, 0)]
    tried = texts(s)
    assert set(tried) < set(legal)
    assert len([move for move in tried if move.startswith("install")]) == 4  # columns begin on levels 1 to 4


def test_a_module_that_installs_a_card_promises_more_than_one_that_cannot() -> None:
    with_card = table(seat("b-forest:2", dice="1 6 2 6", hand="a01", wood=1), seat("c-grassland:2"))
    without = table(seat("b-forest:2", dice="1 6 2 6", hand="a01"), seat("c-grassland:2"))
    assert promise(with_card, 0) == 0
    invention = [promise(play(s, "activate invention"), 0) for s in (with_card, without)]
    assert invention[0] > invention[1] + 2
    assert promise(play(with_card, "activate invention"), 1) == 0


@pytest.mark.parametrize("players", [1, 2])
def test_a_plan_ends_where_the_turn_does(players: int) -> None:
    start = ecumene.new("civolution", players=players, seed=4, options={"first_game": True})
    while not isinstance(start.state.stack[-1], Turn):
        asked = start.waiting[0]
        start.play(asked, start.moves(asked)[0])
    mine, world = start.waiting[0], start.state.copy()
    beam = Beam(evaluation(GAME, players), Luck(3), 2, Budget(0, 0.0))
    lines = beam.lines(world, mine, players, world.stack[-1].legal(world, mine))
    assert lines
    for line in lines:
        assert isinstance(line.state.stack[-1], Turn)
        assert waiting(line.state) == [(mine + 1) % players]
