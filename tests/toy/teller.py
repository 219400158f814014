"""What Bazaar tells people of its moves, seats and results."""

from __future__ import annotations

from typing import Final

from ecumene.kernel.frame import Action
from ecumene.kernel.modifiers import Gain, Sum
from ecumene.kernel.teller import Teller
from tests.toy.roads import journeys
from tests.toy.state import Bazaar
from tests.toy.things import (
    AUCTION,
    BID,
    BUILD,
    CARAVAN,
    CARAVAN_GUIDE,
    CARDS,
    DRAW,
    GIVE,
    GUIDE_COST,
    OFFER,
    PASS,
    PLACES,
    POINTS,
    PROPOSE,
    RETURN,
    SELL,
    TAKE,
    THINGS,
    TRAVEL,
    WANT,
)


def refs(s: Bazaar, seat: int, a: Action) -> list[str]:
    """Cards by name, the pile, the shares of a caravan, coins."""
    verb, subject, _ = a
    if verb in (OFFER, BUILD, SELL, RETURN, GIVE, WANT) and 0 <= subject < CARDS:
        return [f"card:{THINGS.slug(subject)}"]
    if verb == TRAVEL:
        way = journeys(s, seat).path(subject)[1:] or [subject]
        return [f"trader:{seat}", *(f"place:{PLACES.slug(place)}" for place in way)]
    if verb == PROPOSE:
        return [f"seat:{subject}"]
    if verb in (DRAW, AUCTION, CARAVAN):
        return ["pile"]
    if verb == TAKE:
        return [f"share:{subject}"]
    return ["lot"] if verb in (BID, PASS) else [f"seat:{seat}"]


def price(s: Bazaar, seat: int, a: Action) -> dict[str, Sum]:
    """Coins for stalls, guides and bids; steps for journeys."""
    verb, subject, _ = a
    if verb == BUILD:
        return {"coins": s.build_cost(seat, subject)}
    if verb == TRAVEL:
        return {"steps": Sum([(-1, journeys(s, seat).costs[subject])])}
    if verb == CARAVAN:
        return {"coins": Sum([(CARAVAN_GUIDE, GUIDE_COST)])}
    return {"coins": Sum([(-1, subject)])} if verb == BID else {}


def gain(s: Bazaar, seat: int, a: Action) -> list[Gain]:
    """Points of a stall; coins of a sale, as far as the bank reaches."""
    verb, subject, amount = a
    if verb == BUILD:
        return [("points", POINTS[subject], subject)]
    coins = min(2 * amount - 1, s.bank)
    return [("coins", coins, subject)] if verb == SELL and coins else []


def forecast(s: Bazaar, seat: int) -> dict[str, int]:
    """Points and coins: nothing more comes at the end of a turn."""
    return {"points": sum(POINTS[card] for card in s.stalls[seat]), "coins": s.coins[seat]}


def holdings(s: Bazaar, seat: int) -> list[tuple[str, int]]:
    """The stalls."""
    return [("stalls", card) for card in s.stalls[seat]]


TELLER: Final = Teller(
    refs=refs,
    price=price,
    gain=gain,
    forecast=forecast,
    holdings=holdings,
)
