"""The tree of answers: what others answer counts, in worlds that nobody can tell apart."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games import find
from ecumene.players import make
from ecumene.players.budget import Budget
from ecumene.players.evaluation import evaluation
from ecumene.players.ismcts import Node, Tree
from ecumene.players.seer import Seer
from tests.players.test_fair_answers import TTA, asked, worlds

RULES = find(TTA)
WALKS = 40


def grown(table: ecumene.Table, budget: Budget, walks: int = WALKS) -> Tree:
    """Return a tree of the answers that a seat has."""
    seat = table.waiting[0]
    view = table.view(seat)
    bot = make("seer", TTA, 3)
    tree = Tree(RULES, evaluation(RULES, view["seats"]), bot.luck, budget)
    tree.answers(RULES.imagine(view, bot.luck), view, bot.actions(bot.worthy(table.moves(seat))), walks)
    return tree


def depth(node: Node) -> int:
    """Return how many answers in a row were walked."""
    return 1 + max((depth(child) for child in node.children.values() if child.visits), default=0)


@pytest.mark.parametrize("frame", ["PoliticsPhase", "Auction", "Defense"])
def test_every_walk_goes_through_one_answer(frame: str) -> None:
    table = asked(TTA, 3, frame, {}, lambda table: not RULES.judge.calm(table.state))
    tree = grown(table, Budget(0, 0.0))
    answers = tree.root.children.values()
    assert sum(node.visits for node in answers) == WALKS
    assert all(node.offered == WALKS for node in answers)


def test_answers_of_others_are_part_of_the_tree() -> None:
    table = asked(TTA, 3, "Auction", {}, lambda table: len(table.moves(table.waiting[0])) > 2)
    tree = grown(table, Budget(0, 0.0), 200)
    assert depth(tree.root) > 3


def test_a_walk_that_was_broken_off_says_nothing() -> None:
    table = asked(TTA, 2, "Defense", {}, lambda table: True)
    budget = Budget(0, 0.0)
    budget.stopped = True
    assert not grown(table, budget).root.children
    seat = table.waiting[0]
    bot = make("seer", TTA, 3, walks=WALKS)
    assert isinstance(bot, Seer)
    assert bot.choose(table.view(seat), table.moves(seat)) in table.moves(seat)
    assert len(bot.thoughts) == len(bot.worthy(table.moves(seat)))


def test_what_pays_best_is_chosen_and_told_first() -> None:
    table = asked(TTA, 2, "Defense", {}, lambda table: len(table.moves(table.waiting[0])) > 2)
    seat = table.waiting[0]
    bot = make("seer", TTA, 3, walks=200)
    chosen = bot.choose(table.view(seat), table.moves(seat))
    told = bot.explain(20)
    assert told[0]["move"] == chosen
    assert [each["value"] for each in told] == sorted((each["value"] for each in told), reverse=True)


def test_a_hopeful_answer_is_tried_before_one_that_has_failed() -> None:
    failed, untried = Node(0.0), Node(0.0)
    failed.offered = untried.offered = failed.visits = 10
    failed.total = -10.0
    assert untried.promise() > failed.promise()
    failed.total = 100.0
    assert untried.promise() < failed.promise()


@pytest.mark.parametrize("frame", ["PoliticsPhase", "Auction"])
def test_the_tree_hangs_on_nothing_hidden(frame: str) -> None:
    table = asked(TTA, 3, frame, {}, lambda table: not RULES.judge.calm(table.state))
    seat = table.waiting[0]
    view, moves = table.view(seat), table.moves(seat)
    chosen = {make("seer", TTA, 3, walks=WALKS).choose(view, moves)}
    for world in worlds(table):
        seen = {**view, **RULES.view(RULES.restore(world), seat)}
        chosen.add(make("seer", TTA, 3, walks=WALKS).choose(seen, moves))
    assert len(chosen) == 1
