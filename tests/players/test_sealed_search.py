"""Sealed answers are judged after the reveal, against answers that the others are imagined to give."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.luck import Luck
from ecumene.players import Bot, make
from ecumene.players.budget import Budget
from ecumene.players.evaluation import evaluation
from ecumene.players.sealed_search import WORLDS, SealedSearch
from ecumene.table.table import Table
from tests.toy import GAME as TOY

AOC = "age-of-civilization"
COINS = {"coins": 1.0, "cards": 0.1, "rivalry": 0.0}  # a card is worth less than what its offer may pay
KINDS = ["greedy", "planner", "seer"]
QUICK: dict[str, dict[str, Any]] = {"seer": {"rounds": 4, "arms": 3, "reply": 1}}


def offers(players: int, seed: int, **options: Any) -> Table:
    """Return a bazaar at which all seats are asked for their offers."""
    table = Table.begin(TOY, players, options, seed)
    while type(table.state.stack[-1]).__name__ not in ("Offers", "Bundles"):
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    return table


def trader(kind: str, seed: int = 1, **settings: Any) -> Bot:
    return make(kind, TOY, seed, weights=COINS, **QUICK.get(kind, {}), **settings)


def earned(players: int, seed: int, bot: Bot, **options: Any) -> int:
    """Return the coins that the answer of seat 0 brings it, when the others answer at random."""
    table = offers(players, seed, **options)
    number = table.number
    for seat in range(players):
        other = make("random", TOY, 100 * seed + seat)
        while seat in table.waiting and table.number == number:
            table.play(seat, (other if seat else bot).choose(table.view(seat), table.moves(seat)))
    lines = table.log(None, number + 1)
    return sum(line["amount"] for line in lines if line["kind"] == "paid" and line["seat"] == 0)


@pytest.mark.parametrize("kind", KINDS)
def test_offers_that_may_be_paid_look_better_than_none(kind: str) -> None:
    table = offers(3, 1)
    bot = trader(kind)
    chosen = bot.choose(table.view(0), table.moves(0))
    values = {thought.line[0]: thought.value for thought in bot.thoughts}
    nothing = table.moves(0)[0]
    assert chosen != nothing and set(values) == set(table.moves(0))
    assert values[nothing] == min(values.values()) < max(values.values())


@pytest.mark.parametrize("kind", KINDS)
def test_picks_of_a_draft_differ_by_what_they_promise(kind: str) -> None:
    table = ecumene.new(AOC, players=3, seed=2, options={"draft": True})
    bot = make(kind, AOC, 1, **QUICK.get(kind, {}))
    bot.choose(table.view(0), table.moves(0))
    assert len({round(thought.value, 6) for thought in bot.thoughts}) > 1


@pytest.mark.parametrize("kind", ["greedy", "planner"])
@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {"bundles": True})])
def test_who_thinks_earns_clearly_more_than_who_guesses(kind: str, players: int, options: dict[str, Any]) -> None:
    seeds = range(30)
    thought = sum(earned(players, seed, trader(kind, seed), **options) for seed in seeds)
    guessed = sum(earned(players, seed, make("random", TOY, seed), **options) for seed in seeds)
    assert thought > 1.4 * guessed


def test_an_answer_of_several_steps_is_planned_as_a_whole() -> None:
    table = offers(4, 3, bundles=True)
    bot = trader("planner")
    first = bot.choose(table.view(1), table.moves(1))
    then = bot.explain()[0]["then"]
    assert first.startswith("offer") and then[-1] == "seal"
    for step in [first, *then]:  # it goes as planned, though others seal meanwhile
        table.play(1, step)
    assert 1 not in table.waiting


def test_the_same_steps_in_another_order_are_not_followed_twice() -> None:
    search, view, table = searching(4, 3, Budget(0, 0.0), bundles=True)
    lines = search.lines(view, table.legal(0))
    followed = {tuple(sorted(line.actions[:2])) for line in lines if len(line.actions) == 3}
    assert len(followed) == len([line for line in lines if len(line.actions) == 3])


def searching(players: int, seed: int, budget: Budget, **options: Any) -> tuple[SealedSearch, Any, Table]:
    table = offers(players, seed, **options)
    judge = evaluation(TOY, players, COINS)
    return SealedSearch(TOY, judge, Luck(1), 10, budget), table.view(0), table


def test_six_seats_with_many_steps_stay_affordable() -> None:
    search, view, table = searching(6, 1, Budget(0, 0.0), bundles=True)
    search.lines(view, table.legal(0))
    assert len(search.worlds) == WORLDS
    assert search.budget.spent < 1500
    for nodes in (1, 40, 200):
        search, view, table = searching(6, 1, Budget(nodes, 0.0), bundles=True)
        lines = search.lines(view, table.legal(0))
        assert {line.actions[0] for line in lines} == set(table.legal(0))
        assert search.budget.spent <= nodes + 2 * len(table.legal(0)) + 15  # the others' answers in one world


def test_no_thought_hangs_on_what_the_others_have_sealed() -> None:
    chosen = []
    for way in (0, -1):
        table = offers(3, 5)
        for seat in (1, 2):
            table.play(seat, table.moves(seat)[way])
        bot = trader("planner", 4)
        bot.choose(table.view(0), table.moves(0))
        chosen.append([(thought.line, thought.value) for thought in bot.thoughts])
    assert chosen[0] == chosen[1]


def test_an_answer_that_is_in_can_be_thought_of_anew() -> None:
    table = ecumene.new(AOC, players=3, seed=2, options={"draft": True})
    table.play(0, table.moves(0)[0])
    assert 0 in table.may_change
    bot = make("planner", find(AOC), 1)
    assert bot.choose(table.view(0), table.moves(0)) in table.moves(0)
