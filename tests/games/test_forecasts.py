"""What is foretold comes true where the point that it speaks of is reached without luck and choices of others.

From random decisions a seat declines everything until the point is reached (`POINTS`), and its numbers are
compared with its forecast. A forecast says how the numbers would stand if the turn ended now: moves that bring
something, effects and cards that are still to be carried out are no part of it. So only questions are looked at by
which a turn is ended, and ways on which nothing of the kind comes.

That what a move is said to cost and to bring comes true is shown by tests/conformance/test_gains.py, and that
previews do, by a law (`ecumene.table.laws`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ecumene.games import find, keys
from ecumene.kernel.frame import Action, State, advance, apply, causes, waiting
from ecumene.kernel.game import Game
from ecumene.kernel.laws import setups
from ecumene.kernel.look_ahead import LONGEST
from ecumene.kernel.luck import Blind, Event, Luck, Unforeseen
from tests.conftest import SOAKING

POSITIONS = 200
DECISIONS = 400_000 if SOAKING else 40_000
"""Of random games, at most: a position counts if the point is reached from it."""
Reached = Callable[[Any, Any, Any, int], bool]
"""Whether the point lies between two states, from a start on, for the seat whose numbers are foretold."""


def names(s: State) -> list[str]:
    """Name the paragraphs under way."""
    return [type(frame).__name__ for frame in s.stack]


def after(name: str) -> Reached:
    """Return whether a paragraph of this name has ended, or has come to its first draw."""
    return lambda start, before, s, seat: name in names(before) and (s is before or name not in names(s))


def own_turn(start: Any, before: Any, s: Any, seat: int) -> bool:
    """Return whether the turn of a seat in a phase has ended."""
    turn = [frame for frame in before.stack if type(frame).__name__.endswith("Turn") and frame.seat == seat]
    return bool(turn) and not any(type(frame) is type(turn[0]) for frame in s.stack)


def scored(start: Any, before: Any, s: Any, seat: int) -> bool:
    """Return whether another era has begun; the points of the last come before that."""
    return bool(s.era > start.era)


def over(start: Any, before: Any, s: Any, seat: int) -> bool:
    """Return whether the game is over."""
    return bool(s.over)


class Point:
    """The point that a forecast speaks of, its numbers, the questions that lead there, and how many do at least.

    A path through a paragraph of `without`, or one that changes a field of `like`, does more than end the turn.
    """

    def __init__(
        self, reached: Reached, numbers: str, asked: str, least: int, without: str = "-", like: str = ""
    ) -> None:
        self.asked, self.without, self.like = asked.split(), without, like.split()
        pairs = [name.partition("=") for name in numbers.split()]
        self.numbers = [(told, read or told) for told, _, read in pairs]
        self.reached, self.least = reached, least

    def differs(self, s: Any, there: Any, seat: int) -> bool:
        """Return whether an effect has changed what the forecast takes as it stands."""
        return any(getattr(s.players[seat], name) != getattr(there.players[seat], name) for name in self.like)


POINTS: dict[str, list[Point]] = {
    "age-of-civilization": [Point(after("TurnEnd"), "vp coins workers military", "ActionPhase", POSITIONS)],
    "civolution": [
        Point(scored, "era_points=points", "", 50),
        Point(over, "final_points=points", "", 1, like="markers raw cargo tracks modules"),
    ],
    "historia": [Point(after("EndOfTurn"), "vp ready used", "Act", 20, without="Deed")],
    "sid-meiers-civilization": [
        Point(own_turn, "progress coins space pyramid", "StartTurn TradeTurn CityTurn MoveTurn", POSITIONS)
    ],
    "through-the-ages": [
        Point(after("Production"), "culture science food resources blue", "ActionPhase", POSITIONS)
    ],
}


def numbers_of(game: Game[Any], s: Any, seat: int) -> dict[str, Any]:
    """Return the numbers of a seat as they stand; those that only a forecast names, as it tells them there."""
    return {**game.teller.forecast(s, seat), **game.view(s, seat)["players"][seat]}


def onward(s: State, seat: int, log: list[Event]) -> Iterator[tuple[State, State]]:
    """Carry the rules on, one step at a time, while the seat declines; yield the states before and after each.

    A step that draws is not finished: there both are the state as far as it came.
    """
    luck = Blind()
    luck.log = log
    for _ in range(LONGEST):
        if s.over or not s.stack:
            return
        before, frame = s.copy(), s.stack[-1]
        asked = frame.waits_for(s)
        luck.set_causes(causes(s))
        try:
            if not asked:
                frame.step(s, luck)
            else:
                a = frame.declines(s, seat) if asked == [seat] else None
                if a is None:
                    return
                frame.answer(s, seat, a, luck)
        except Unforeseen:
            yield s, s
            return
        yield before, s


def decisions(key: str) -> Iterator[tuple[State, int]]:
    """Yield the decisions of random games, in turn of all ways to set the game up, with a seat that is asked."""
    game, seed = find(key), 0
    ways = setups(game)
    for seed in range(DECISIONS):
        players, options = ways[seed * 7 % len(ways)]
        luck, dice = Luck(seed), Luck(~seed & 0xFFFFFFFF)
        s = game.setup(players, dict(options), luck)
        advance(s, luck)
        while waiting(s):
            seat = waiting(s)[dice.below(len(waiting(s)))]
            yield s, seat
            legal = s.stack[-1].legal(s, seat)
            sober = [a for a in legal if a[0] not in game.grammar.seldom] or legal
            apply(s, seat, sober[dice.below(len(sober))], luck)


def does_something(game: Game[Any], s: Any, seat: int, a: Action) -> bool:
    """Return whether a move changes numbers of its seat by itself, as passing does that brings a coin."""
    world = s.copy()
    world.stack[-1].answer(world, seat, a, Blind())
    return plain_numbers(game, world, seat) != plain_numbers(game, s, seat)


def plain_numbers(game: Game[Any], s: Any, seat: int) -> dict[str, int]:
    """Return the numbers that a seat has before it."""
    return {kind: n for kind, n in game.view(s, seat)["players"][seat].items() if type(n) is int}


def reached_from(s: State, seat: int, point: Point, log: list[Event]) -> Any:
    """Return the state in which the point was reached without luck and other seats, None where it was not."""
    for before, there in onward(s.copy(), seat, log):
        if point.without in names(there):
            return None
        if point.reached(s, before, there, seat):
            return there
    return None


CASES = [(key, at) for key in keys() for at in range(len(POINTS[key]))]


@pytest.mark.parametrize(("key", "at"), CASES)
def test_what_is_foretold_comes_true(key: str, at: int) -> None:
    game, point, compared = find(key), POINTS[key][at], 0
    for count, (s, seat) in enumerate(decisions(key)):
        if compared == POSITIONS or count == DECISIONS:
            break
        declined = s.stack[-1].declines(s, seat)
        if declined is None or (point.asked and names(s)[-1] not in point.asked):
            continue
        there = reached_from(s, seat, point, [])
        foretold = game.teller.forecast(s, seat)
        if there is None or not foretold or point.differs(s, there, seat):
            continue
        if does_something(game, s, seat, declined):
            continue
        stood = numbers_of(game, there, seat)
        told = {name: foretold[name] for name, _ in point.numbers}
        assert told == {name: stood[read] for name, read in point.numbers}, (count, names(s))
        compared += 1
    assert compared >= point.least


WARNED: dict[str, dict[tuple[str, str], list[str]]] = {
    "through-the-ages": {
        ("warning-corruption", "n"): ["corruption", "corruption-food"],
        ("warning-starvation", "culture"): ["starvation"],
    },
}
"""The number of a warning, and the lines of the log whose losses it foretells."""


@pytest.mark.parametrize("key", WARNED)
def test_what_is_warned_of_is_what_is_lost(key: str) -> None:
    game, point, losses = find(key), POINTS[key][0], WARNED[key]
    seen = dict.fromkeys(losses, 0)
    for count, (s, seat) in enumerate(decisions(key)):
        if count == DECISIONS or min(seen.values()) >= POSITIONS // 10:
            break
        log: list[Event] = []
        if names(s)[-1] not in point.asked or reached_from(s, seat, point, log) is None:
            continue
        warned = dict(game.teller.warnings(s, seat))
        for (message, number), lines in losses.items():
            lost = -sum(event.amount for event in log if event.seat == seat and event.kind in lines)
            assert warned.get(message, {}).get(number, 0) == lost, (count, message)
            seen[message, number] += lost > 0
    assert min(seen.values()) >= POSITIONS // 10, seen
