"""What a move is said to bring comes true."""

from __future__ import annotations

from random import Random

import pytest

import ecumene
from ecumene.kernel.frame import Action, waiting
from ecumene.table.preview import foresee
from ecumene.table.table import Table

BESIDE = ("power", "workers_sent")  # no number of the seat


def numbers(table: Table, seat: int) -> dict[str, int]:
    """Return the numbers of a seat that its view and its forecast name; the view comes first."""
    mine = table.view(seat)["players"][seat]
    return {**table.forecast(seat), **{name: value for name, value in mine.items() if type(value) is int}}


def after(table: Table, seat: int, a: Action) -> dict[str, int] | None:
    """Return the numbers after a move, or nothing when it ends the turn, asks for more or cannot be foreseen."""
    seen = foresee(table, seat, a)
    before = table.state.stack[-1]
    if seen.stops or seat not in waiting(seen.state) or type(seen.state.stack[-1]) is not type(before):
        return None
    then = table.copy()
    then.play_action(seat, a)
    return numbers(then, seat)


@pytest.mark.parametrize(
    ("game", "players", "kinds"),
    [
        ("age-of-civilization", 1, {"coins", "vp"}),
        ("age-of-civilization", 3, {"coins", "vp"}),
        (
            "through-the-ages",
            2,
            {"unused", "strength", "food_production", "resource_production", "culture_rating"},
        ),
    ],
)
def test_the_rows_less_the_price_are_the_change(game: str, players: int, kinds: set[str]) -> None:
    told: set[str] = set()
    for seed in range(3):
        table = ecumene.new(game, players, seed)
        random = Random(seed)
        while table.waiting and table.number < 220:
            seat = table.waiting[0]
            now = numbers(table, seat)
            for a in table.legal(seat):
                rows = table.rules.gain(table.state, seat, a)
                if not rows or (then := after(table, seat, a)) is None:
                    continue
                price = table.rules.price(table.state, seat, a)
                for kind in {row[0] for row in rows} - set(BESIDE):
                    paid = price[kind].total() if kind in price else 0
                    brought = sum(amount for each, amount, _ in rows if each == kind)
                    assert then[kind] - now[kind] == brought - paid, (table.rules.grammar.text(a), rows)
                    told.add(kind)
            moves = [move for move in table.moves(seat) if move != "resign"]
            table.play(seat, random.choice(moves))
    assert kinds <= told


def test_sources_are_things_and_amounts_are_not_nothing() -> None:
    for game in ecumene.games():
        table = ecumene.new(game, 2, 4)
        for _ in range(40):
            if not table.waiting:
                break
            seat = table.waiting[0]
            for each in table.presenter(seat).offers():
                for kind, amount, source in each["gain"]:
                    assert kind and amount and (source is None or source in table.rules.things.numbers)
            table.play(seat, table.moves(seat)[0])
