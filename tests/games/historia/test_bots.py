"""Bots choose cards in secret by what the cards do, and the ladder tells how they play."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ecumene.arena.game import Row
from ecumene.arena.ladder import alike, heads, line_of, own
from ecumene.games.historia.game import GAME
from ecumene.games.historia.ladder import ACTIONS, played
from ecumene.kernel.frame import waiting
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import question_of
from ecumene.players import LEVELS, make
from ecumene.table.table import Table
from tests.games.historia.situation import idle, play, seat, situation

KEY = "historia"


def choosing(**told: Any) -> Table:
    """Return a table at which seat 0 chooses its cards."""
    s = situation(seat(**told), idle())
    return Table.put(GAME, {"players": 2, "options": {}, "seed": 1, "number": 0, "rules": 2}, s, Luck(1))


@pytest.mark.parametrize("name", ["greedy", *LEVELS[:3]])
def test_a_card_is_judged_by_what_it_does(name: str) -> None:
    table = choosing(ready=3, vp=0)
    bot = make(name, GAME, 1, **({} if name == "greedy" else {"noise": 0.0}))
    bot.choose(table.view(0), table.moves(0))
    values = {thought.line[0]: thought.value for thought in bot.thoughts}
    assert values["choose technology"] > values["choose raid"]  # nobody to raid: it would be in vain


def test_nobody_plans_to_put_a_card_back() -> None:
    table = choosing(technology=13)
    bot = make("planner", GAME, 1, width=4)
    bot.choose(table.view(0), table.moves(0))
    assert bot.thoughts[0].line[-1] == "done"
    assert not any(step.startswith("drop") for thought in bot.thoughts for step in thought.line)


def test_the_order_of_choosing_comes_to_the_same() -> None:
    s = situation(seat(technology=13), idle())
    question = question_of(s)
    assert question is not None
    one, other = [GAME.grammar.parse(f"choose {card}") for card in ("art", "trade")]
    seal = GAME.grammar.parse("done")
    assert question.canonical([other, one, seal]) == question.canonical([one, other, seal]) == [one, other, seal]
    assert question.canonical([other, one]) == [one, other]
    assert question.takes_back(GAME.grammar.parse("drop art")) and not question.takes_back(one)


def test_a_round_is_carried_out_when_all_have_resolved_their_cards() -> None:
    s = situation(seat(technology=5), seat("canada"))
    assert GAME.judge.carried_out(s)
    for number, cards in enumerate((["technology", "trade"], ["art"])):
        play(s, *(f"choose {card}" for card in cards), "done", seat=number)
    assert not GAME.judge.carried_out(s)
    while not GAME.judge.carried_out(s):
        play(s, GAME.grammar.text(s.stack[-1].legal(s, waiting(s)[0])[0]))
    assert question_of(s) is not None


def row(seats: list[list[str]], scores: list[float], winners: list[int], **automata: float) -> Row:
    ranks = [1] * len(seats)
    name = ["m"] * len(seats)
    return Row(0, 1, name, scores, ranks, winners, "points", 9, 0.1, [0] * len(seats), seats, [], [], automata)


def test_the_ladder_tells_which_actions_are_played() -> None:
    every = [f"choose {action}" for action in ACTIONS]
    games = [row([every[:5], every[5:]], [50, 60], [1]) for _ in range(9)]
    games.append(row([[text for text in every if text != "choose war"], []], [50, 60], [1]))
    table = own(KEY)[0]
    assert line_of(table, 2, games).startswith("| 2 | 10 | 1–1 | 55.0 | 10 of 10 | war | 90.0 % [")
    assert len(heads(table)[0].split("|")) == len(line_of(table, 2, games).split("|"))
    assert not played(msgspec.to_builtins(games[-1]), "war")


def test_the_ladder_tells_how_often_civbots_are_beaten_alone() -> None:
    tables = own(KEY)[1:]
    assert [rung.name() for table in tables for rung in alike(KEY, table)] == [
        f"1-master-master-civbots-{level}" for level in ("chieftain", "noble", "king")
    ]
    assert all(rung.head().options == table.options for table in tables for rung in alike(KEY, table))
    games = [row([[]], [90], [0], a=70, b=60), row([[]], [80], [], a=90, b=60)]
    assert line_of(tables[0], 1, games).startswith("| 1 | 2 | 1–1 | 85.0 | 80.0 | 50.0 % [")
