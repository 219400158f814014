"""A desert in a few words: caravans, and the question that is open."""

from __future__ import annotations

from ecumene.kernel.frame import apply, refuse
from ecumene.kernel.luck import Luck, Written
from ecumene.kernel.sealed import unanswered
from tests.sahara import GAME
from tests.sahara.march import March
from tests.sahara.market import ACTIONS, Market, Markets
from tests.sahara.round import DAWN, MARKET, NIGHT, Round
from tests.sahara.state import MAP, Caravan, Desert


def caravan(place: str = "gao", water: int = 4, coins: int = 3, goods: str = "", points: int = 0) -> Caravan:
    """Return a caravan; its goods are told by name, each as often as it has them."""
    names = goods.split()
    counts = [names.count(name) for name in ("salt", "dates", "glass")]
    return Caravan(MAP.slugs.number(place), water, coins, counts, points)


def at_market(*caravans: Caravan, wind: int = 1, stock: int = 1, round: int = 2) -> Desert:
    """Return a desert in which the first caravan is at the market."""
    return Desert(
        [Round(NIGHT), Markets(1), Market(0, ACTIONS)], False, [*caravans], round, 0, wind, stocks(stock)
    )


def on_march(*caravans: Caravan, wind: int = 1) -> Desert:
    """Return a desert in which all choose where to go."""
    s = Desert([Round(MARKET)], False, [*caravans], 1, 0, wind, stocks(1))
    s.stack.append(March(*unanswered(s.clockwise())))
    return s


def at_dawn(*caravans: Caravan, round: int) -> Desert:
    """Return a desert after a night."""
    return Desert([Round(DAWN)], False, [*caravans], round, 0, 1, stocks(1))


def stocks(goods: int) -> list[int]:
    """Return so many goods at each oasis."""
    return [0, goods, goods, goods, goods, 0]


def moves(s: Desert, seat: int = 0) -> list[str]:
    """Return what a seat can do."""
    return [GAME.grammar.text(a) for a in s.stack[-1].legal(s, seat)]


def cited(s: Desert, move: str, seat: int = 0) -> tuple[str, int, int]:
    """Return the rule that forbids a move, with its numbers."""
    assert move not in moves(s, seat)
    found = refuse(s, seat, GAME.grammar.parse(move))
    return found.rule, found.need, found.have


def play(s: Desert, *told: str, outcomes: list[int] | None = None) -> None:
    """Let seats move: "0 go tuat". Rolled dice show these faces; without them, any."""
    luck = Luck(1) if outcomes is None else Written([-face for face in outcomes])
    for each in told:
        seat, _, move = each.partition(" ")
        assert move in moves(s, int(seat))
        apply(s, int(seat), GAME.grammar.parse(move), luck)
