"""What a move is said to cost and to bring comes true; a move that is said to do neither changes no number."""

from __future__ import annotations

import pytest

from ecumene.kernel.frame import Action, waiting
from ecumene.kernel.luck import Luck
from ecumene.table.offers import POWER
from ecumene.table.preview import foresee
from ecumene.table.table import Table
from tests.conformance.kit import KEYS, game_of, play_on, played

MOVES = 200  # of one game, or of several short ones
MOST_GAMES = 6
EVERY = 3  # one decision in so many is looked at
TABLES = [(key, players) for key in KEYS for players in dict.fromkeys((game_of(key).seats[0], 2))]


def numbers(table: Table, seat: int) -> dict[str, int]:
    """Return the numbers of a seat that its panel shows, now or at the end of its turn."""
    panel = table.presenter(seat).panels(table.view(seat))[seat]
    return {**panel["end_of_turn"], **panel["now"]}


def after(table: Table, seat: int, a: Action) -> dict[str, int] | None:
    """Return the numbers after a move, or nothing when it ends the turn, asks for more or cannot be foreseen."""
    before = table.state.stack[-1]
    if a == before.declines(table.state, seat):
        return None
    seen = foresee(table, seat, a)
    if seen.stops or seat not in waiting(seen.state) or type(seen.state.stack[-1]) is not type(before):
        return None
    then = table.copy()
    then.play_action(seat, a)
    return numbers(then, seat)


def net_of(table: Table, seat: int, a: Action) -> dict[str, int]:
    """Return by kind what a move is said to bring less what it is said to cost of it."""
    price = table.rules.teller.price(table.state, seat, a)
    found: dict[str, int] = {}
    for kind, amount, _ in table.rules.teller.gain(table.state, seat, a):
        if kind != POWER and kind not in table.rules.takes_up:
            found[kind] = found.get(kind, -price[kind].total() if kind in price else 0) + amount
    return found


def check_move(table: Table, seat: int, a: Action, now: dict[str, int], then: dict[str, int]) -> set[str]:
    """Compare what a move does with its price and its rows; return the kinds that were compared."""
    net = net_of(table, seat, a)
    price = table.rules.teller.price(table.state, seat, a)
    if not table.rules.teller.gain(table.state, seat, a) and not any(cost.total() for cost in price.values()):
        changed = {name: then[name] - now[name] for name in now if then.get(name, now[name]) != now[name]}
        assert changed == {}, table.rules.grammar.text(a)
    for kind, brought in net.items():
        assert then[kind] - now[kind] == brought, (table.rules.grammar.text(a), net)
    return set(net)


def come_true(table: Table, seat: int, a: Action, now: dict[str, int]) -> set[str]:
    """Return the kinds of a move that asks for more or ends the turn which come true as far as it is foreseen."""
    game, state = table.rules, foresee(table, seat, a).state
    rows = game.view(state, seat).get("players", [])
    later = {**game.teller.forecast(state, seat), **(rows[seat] if len(rows) > seat else {})}
    told = net_of(table, seat, a)
    return {kind for kind in told if kind in later and later[kind] - now[kind] == told[kind]}


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_what_a_move_is_said_to_cost_and_bring_is_what_it_does(key: str, players: int) -> None:
    told, listed, left = set[str](), set[str](), MOVES
    for seed in range(MOST_GAMES):
        table, dice = played(key, players, seed=seed, moves=0), Luck(seed)
        while table.waiting and left:
            for seat in table.waiting if dice.below(EVERY) == 0 else ():
                now = numbers(table, seat)
                for a in table.legal(seat):
                    kinds = set(net_of(table, seat, a))
                    listed |= kinds
                    then = after(table, seat, a)
                    if then is not None:
                        told |= check_move(table, seat, a, now, then)
                    elif kinds - told:
                        told |= come_true(table, seat, a, now)
            play_on(table, dice)
            left -= 1
    assert told == listed, "what is listed is met and compared"


@pytest.mark.parametrize("key", KEYS)
def test_sources_are_things_and_amounts_are_not_nothing(key: str) -> None:
    table, dice = played(key, game_of(key).seats[-1], seed=4, moves=0), Luck(4)
    while table.waiting and table.number < MOVES // 4:
        for seat in table.waiting:
            for each in table.presenter(seat).offers():
                for kind, amount, source in each["gain"]:
                    assert kind and amount and (source is None or source in table.rules.things.numbers)
        play_on(table, dice)
