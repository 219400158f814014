"""How bots judge Bazaar."""

from __future__ import annotations

from typing import Final

from ecumene.kernel.frame import Action
from ecumene.kernel.judge import Judge
from tests.toy.bargains import Deal
from tests.toy.state import Bazaar
from tests.toy.teller import forecast
from tests.toy.things import (
    BID,
)


def ideas(s: Bazaar, seat: int, legal: list[Action]) -> list[Action]:
    """Of several bids only the lowest: whoever is outbid is asked again."""
    lowest = min((a for a in legal if a[0] == BID), default=None)
    return [a for a in legal if a[0] != BID or a == lowest]


def asks_aside(s: Bazaar) -> bool:
    """A proposal that waits for an answer: most are declined."""
    return len(s.stack) > 0 and isinstance(s.stack[-1], Deal) and s.stack[-1].sent == 1


def features(s: Bazaar, seat: int) -> dict[str, float]:
    """Points, coins, cards and rounds to come."""
    return {
        "points": float(forecast(s, seat)["points"]),
        "coins": float(s.coins[seat]),
        "cards": float(len(s.hands[seat])),
        "rounds": float(s.length - s.round),
    }


JUDGE: Final = Judge(
    ideas=ideas,
    asks_aside=asks_aside,
    features=features,
)
