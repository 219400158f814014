"""Laws of this game alone, in random games of every set-up: what the log accounts for, what prices say."""

from __future__ import annotations

import pytest

from ecumene.games.age_of_civilization import GAME
from ecumene.games.age_of_civilization.actions.prices import price_of, price_sum
from ecumene.games.age_of_civilization.card_data import CULTURE
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.sums import military_sum
from ecumene.games.age_of_civilization.verbs import BUY, MONUMENT_WITH_STONE, RESOLVE
from ecumene.kernel.frame import Action, advance, apply, waiting
from ecumene.kernel.game import Options
from ecumene.kernel.laws import setups
from ecumene.kernel.luck import Event, Luck
from tests.games.age_of_civilization.situation import has

SETUPS = setups(GAME)
ACCOUNTS = {
    **{name: name for name in ("coins", "vp", "workers", "stones", "forts")},
    "pay": "coins",
    "buy": "coins",
    "endow": "coins",
    "learn": "techs",
    "wonder": "wonders",
    "order": "orders",
}  # which count a line of the log changes


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=str)
def test_random_games_keep_the_laws_of_this_game(players: int, options: Options) -> None:
    for seed in range(200, 203):
        dice, luck = Luck(seed), Luck(seed + 1)
        s = GAME.setup(players, dict(options), luck)
        advance(s, luck)
        check_counts(s)
        while waiting(s):
            seat = waiting(s)[dice.below(len(waiting(s)))]
            legal = s.stack[-1].legal(s, seat)
            for a in legal:
                check_price(s, seat, a)
            a = legal[dice.below(len(legal))]
            shown = GAME.teller.price(s, seat, a)
            before = [has(s, at) for at in range(players)]
            luck.log = []
            apply(s, seat, a, luck)
            if a[0] <= MONUMENT_WITH_STONE:
                assert paid(luck.log, seat) == shown["coins"].total(), "the price shown is the price paid"
            check_log(s, before, luck.log)
            check_counts(s)
        assert s.over and s.round == 6


def check_log(s: GameState, before: list[dict[str, int]], log: list[Event]) -> None:
    """Check that the log accounts for every coin, point, worker and card that came or went."""
    for seat, had in enumerate(before):
        told = dict(had)
        for event in log:
            if event.seat == seat and event.kind == "raise":
                told["workers"] = event.amount
            elif event.seat == seat and event.kind in ACCOUNTS:
                told[ACCOUNTS[event.kind]] += event.amount or 1
        del told["military"]
        assert told == {name: count for name, count in has(s, seat).items() if name != "military"}


def check_counts(s: GameState) -> None:
    """Check the numbers of all seats, and that military explains itself."""
    for seat, player in enumerate(s.players):
        assert player.coins >= 0 and player.vp >= 0
        assert 0 <= player.workers <= 4
        assert len(player.civs) <= 3 and len(set(player.civs)) == len(player.civs)
        assert (player.main in player.civs) == bool(player.civs)
        assert 0 <= player.techs() <= 9
        assert military_sum(s, seat).total() == player.military()
        assert sum(amount for _, amount in military_sum(s, seat).rows) == player.military()
    assert s.solo or s.rival == -1
    assert all(coins >= 0 for coins in s.coins_on)


def check_price(s: GameState, seat: int, a: Action) -> None:
    """Check that the price which is explained is the price that is asked, and that it can be paid."""
    verb, subject, _ = a
    price = GAME.teller.price(s, seat, a)
    if verb <= MONUMENT_WITH_STONE:
        assert price["coins"].total() == price_of(s, seat, verb, subject, -1)
    elif verb == RESOLVE and price and len(price["coins"].rows) and price["coins"].rows[0][0] == CULTURE:
        assert price["coins"].total() == price_of(s, seat, CULTURE, 0, subject)
        assert price_sum(s, seat, CULTURE, 0, subject).rows == price["coins"].rows
    elif verb not in (RESOLVE, BUY):
        assert price == {}
    for cost in price.values():
        assert 0 <= cost.total() <= s.players[seat].coins
        assert all(amount != 0 for _, amount in cost.rows[1:])


def paid(log: list[Event], seat: int) -> int:
    """Return what a seat paid for actions, by the log."""
    return -sum(event.amount for event in log if event.kind == "pay" and event.seat == seat)
