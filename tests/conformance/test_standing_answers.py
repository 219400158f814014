"""Standing answers lead to plain moves: the same game answered by hand, and a record that needs none of them."""

from __future__ import annotations

from functools import cache

import pytest

from ecumene.kernel.frame import turn_under_way
from ecumene.kernel.luck import Luck
from ecumene.table.loading import load
from ecumene.table.table import Table
from tests.conformance.kit import KEYS, game_of, play_on

SEEDS = range(50, 53)
MOST = 400  # moves of a game: long ones repeat themselves, and everything that is seen is compared at each


def seen(table: Table) -> list[object]:
    """Return everything that anybody can see at a table."""
    eyes = [None, *range(table.players)]
    return [[table.view(seat) for seat in eyes], table.log(None, table.number), table.waiting, table.may_change]


def next_move(table: Table, by_hand: Table, dice: Luck) -> None:
    """Make a random move, or let a question pass; at the other table the same by hand."""
    seat = table.waiting[dice.below(len(table.waiting))]
    legal = [a for a in table.legal(seat) if a[0] not in table.rules.grammar.seldom]
    text = table.rules.grammar.text(legal[dice.below(len(legal))])
    if table.can_let_pass(seat) and dice.below(4):
        before = table.version
        text = table.rules.grammar.text(table.state.stack[-1].declines(table.state, seat) or (-1, 0, 0))
        stood = table.copy()
        stood.let_pass(seat, ("turn", "game", "game")[dice.below(3)])
        assert stood.version > before
        table.standing_answers = stood.standing_answers
    elif dice.below(100) == 0:
        table.always_ask(dice.below(table.players))
    table.play_alone(seat, text)
    by_hand.play(seat, text)


@cache
def game_with_standing_answers(key: str, seed: int) -> tuple[Table, Table, list[str]]:
    """Play a game in which seats let things pass; return it, its double played by hand, and what passed."""
    game = game_of(key)
    table, by_hand = (Table.begin(game, game.seats[-1], {}, seed) for _ in range(2))
    dice, passed = Luck(seed), []
    while table.waiting and table.number < MOST:
        next_move(table, by_hand, dice)
        asked = table.state
        while (answer := table.answer_due()) is not None:
            assert turn_under_way(asked)[0] != answer[0], "in its own turn a seat is asked"
            assert answer[1] in by_hand.moves(answer[0])
            by_hand.play(*answer)
            passed.append(type(asked.stack[-1]).__name__)
            asked = table.state
        assert seen(table) == seen(by_hand)
    return table, by_hand, passed


@pytest.mark.parametrize("key", KEYS)
def test_a_game_with_standing_answers_is_the_same_game_answered_by_hand(key: str) -> None:
    for seed in SEEDS:
        table, by_hand, _ = game_with_standing_answers(key, seed)
        assert table.record() == by_hand.record()
        replayed = load(table.record())
        assert replayed.record() == table.record() and replayed.result == table.result
        assert not any(replayed.standing(seat) for seat in range(table.players))


@pytest.mark.parametrize("key", KEYS)
def test_where_others_ask_something_passes(key: str) -> None:
    game, dice = game_of(key), Luck(1)
    table, could = Table.begin(game, game.seats[-1], {}, 1), 0
    turns: set[int] = set()
    while table.waiting and table.number < MOST:
        turns.add(turn_under_way(table.state)[0])
        could += any(table.can_let_pass(seat) for seat in table.waiting)
        play_on(table, dice)
    everybody = set(range(table.players))
    assert turns >= everybody, "no frame tells by turn() whose turn it is: Rounds does, others have to say it"
    passed = [kind for seed in SEEDS for kind in game_with_standing_answers(key, seed)[2]]
    assert bool(passed) == bool(could)
