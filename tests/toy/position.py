"""What Bazaar is made of, and the checks that a position must pass."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import Impossible
from tests.toy.market import Auction, Caravan
from tests.toy.roads import check_roads
from tests.toy.round import Round
from tests.toy.state import Bazaar
from tests.toy.swap import Swap
from tests.toy.things import CARDS, COINS, COPIES


def deck() -> list[int]:
    """Return all cards of the game."""
    return [card for card in range(CARDS) for _ in range(COPIES)]


def cards_in_frames(stack: list[Frame[Any]]) -> list[int]:
    """Return the cards that lie in unfinished rules: a lot, a caravan's shares, what is laid aside."""
    cards: list[int] = []
    for frame in stack:
        if isinstance(frame, Auction):
            cards.append(frame.thing)
        elif isinstance(frame, Caravan):
            cards += [card for share in frame.shares for card in share]
        elif isinstance(frame, Swap):
            cards += frame.aside
    return cards


def audit(s: Bazaar) -> None:
    """Count the cards and coins; ValueError when something was lost or made from nothing."""
    seats = len(s.hands)
    if not 2 <= seats <= 6 or len(s.coins) != seats or len(s.stalls) != seats:
        raise Impossible("bazaar", cause="two to six seats, each with coins, hand and stalls")
    if s.bank < 0 or min(s.coins) < 0 or s.bank + sum(s.coins) != COINS:
        raise Impossible("bazaar", cause=f"{s.bank + sum(s.coins)} coins instead of {COINS}")
    numbers = (s.storm, s.bundles, s.purse, s.length, s.round, s.start, s.wind)
    most = (1, 1, 6, 5, s.length, seats - 1, 6)
    if any(not 0 <= number <= top for number, top in zip(numbers, most, strict=True)) or not s.round:
        raise Impossible("bazaar", cause="no such storm, bundles, purse, length, round, start or wind")
    for cards in [*s.hands, *s.stalls, s.pile, s.discard]:
        if cards != sorted(cards):
            raise Impossible("bazaar", cause="cards must be sorted")
    lists = [*s.hands, *s.stalls, s.pile, s.discard, cards_in_frames(s.stack)]
    if sorted(card for cards in lists for card in cards) != deck():
        raise Impossible("bazaar", cause="cards were lost or made from nothing")
    check_roads(s)
    if not s.stack or not isinstance(s.stack[0], Round):
        raise Impossible("bazaar", cause="a game needs its Round at the bottom")
    for frame in s.stack:
        frame.check(s)
