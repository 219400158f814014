"""A plan is followed while the table looks as planned, and made anew when it does not."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.kernel.frame import State, waiting
from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Luck
from ecumene.players import make
from ecumene.players.beam import Beam, Line, play_on
from ecumene.players.budget import Budget
from ecumene.players.evaluation import evaluation
from ecumene.players.planner import Planner
from ecumene.table.table import Table
from tests.toy import GAME as TOY
from tests.toy.bargains import Deal
from tests.toy.state import Bazaar
from tests.toy.things import BID, SEND

TTA = "through-the-ages"


class Counting(Planner):
    """Counts how often it thinks."""

    thought = 0

    def weighed(self, world: State, view: Doc, lines: list[Line], budget: Budget) -> list[Line]:
        self.thought += 1
        return lines


def counting(seed: int) -> Counting:
    return Counting(ecumene.new(TTA, players=2, seed=1).rules, seed, width=3)


def later(moves: int = 30) -> ecumene.Table:
    table = ecumene.new(TTA, players=2, seed=2)
    bots = [make("greedy", TTA, seat) for seat in range(2)]
    while len(table.history) < moves or table.history[-1].seat == table.waiting[0]:  # a turn begins
        seat = table.waiting[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)))
    return table


def test_a_turn_is_thought_through_once_or_twice_and_played_as_planned() -> None:
    table, choices = later(), 0
    seat = table.waiting[0]
    bot = counting(3)
    while table.waiting == (seat,) and choices < 12:
        moves = bot.worthy(table.moves(seat))  # giving up is no choice
        choices += len(moves) > 1
        planned = bot.plan[0].actions[0] if bot.plan else None
        thought = bot.thought
        move = bot.choose(table.view(seat), moves)
        assert move in moves
        if len(moves) > 1 and bot.thought == thought:
            assert planned is not None and move == table.rules.grammar.text(planned)
            assert bot.explain()[0]["move"] == move
        table.play(seat, move)
    assert choices >= 4
    assert 1 <= bot.thought < choices


def test_what_was_not_foreseen_is_thought_about_anew() -> None:
    table = later()
    seat = table.waiting[0]
    bot = counting(3)
    while not bot.plan:
        table.play(seat, bot.choose(table.view(seat), table.moves(seat)))
    view, moves, thought = table.view(seat), table.moves(seat), bot.thought
    view["players"][seat]["science"] += 5
    assert bot.choose(view, moves) in moves
    assert bot.thought == thought + 1


def test_a_planned_move_that_is_not_offered_is_not_made() -> None:
    table = later()
    seat = table.waiting[0]
    bot = counting(3)
    while not bot.plan:
        table.play(seat, bot.choose(table.view(seat), table.moves(seat)))
    planned = table.rules.grammar.text(bot.plan[0].actions[0])
    moves = [move for move in table.moves(seat) if move != planned]
    assert len(moves) > 1
    assert bot.choose(table.view(seat), moves) in moves


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_still_plays_the_same_game(seed: int) -> None:
    histories = []
    for _ in range(2):
        table = later(20)
        bots = [make("planner", TTA, seed + at, width=2) for at in range(2)]
        for _ in range(25):
            seat = table.waiting[0]
            table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)))
        histories.append([move.text for move in table.history])
    assert histories[0] == histories[1]


def asked(verb: int) -> tuple[Table, int]:
    """Return Bazaar where a seat can make such a move in several ways or with several others."""
    for seed in range(40):
        table, dice = Table.begin(TOY, 3, {}, seed), Luck(seed)
        while table.waiting:
            seat = table.waiting[0]
            legal = table.legal(seat)
            if [a[0] for a in legal].count(verb) > (verb == BID):
                return table, seat
            table.play_action(seat, legal[dice.below(len(legal))])
    raise AssertionError("nobody could")


def bazaar(table: Table) -> Bazaar:
    """Return a copy of what lies on the table."""
    s = table.state.copy()
    assert isinstance(s, Bazaar)
    return s


def test_a_plan_goes_on_as_if_whoever_is_only_asked_aside_said_no() -> None:
    table, seat = asked(SEND)
    s = bazaar(table)
    coins, hands = s.coins[:], [hand[:] for hand in s.hands]
    play_on(TOY, s, seat, (SEND, 0, 0), Luck(0))
    assert not isinstance(s.stack[-1], Deal)
    assert waiting(s) == [seat]
    assert (s.coins, s.hands) == (coins, hands)


def test_bots_think_only_of_what_the_game_calls_worth_a_thought() -> None:
    table, seat = asked(BID)
    legal = table.legal(seat)
    worth = TOY.judge.ideas(bazaar(table), seat, legal)
    assert 0 < len(worth) < len(legal)
    beam = Beam(evaluation(TOY, 3), Luck(0), 10, Budget(0, 0))
    lines = beam.lines(table.state.copy(), seat, 3, legal)
    assert {line.actions[0] for line in lines} == set(worth)
