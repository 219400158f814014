"""What Sahara tells people. Only prices and what a move touches are listed; the rest is the rules on a copy."""

from __future__ import annotations

from typing import Any, Final

from ecumene.kernel.frame import Action
from ecumene.kernel.modifiers import Sum
from ecumene.kernel.numbers import Numbers
from ecumene.kernel.teller import Teller
from tests.sahara.round import Night
from tests.sahara.state import FILL, GO, GRAMMAR, LOAD, MAP, SELL, THINGS, Desert, load_price, march_price


def refs(s: Desert, seat: int, a: Action) -> list[str]:
    """Places, goods, the caravan itself."""
    verb, subject, _ = a
    here = f"place:{MAP.slugs.slug(s.players[seat].place)}"
    if verb == GO:
        return [here, f"place:{MAP.slugs.slug(subject)}"]
    if verb in (LOAD, SELL):
        return [here, f"card:{THINGS.slug(subject)}"]
    return [here] if verb == FILL else [f"seat:{seat}"]


def price(s: Desert, seat: int, a: Action) -> dict[str, Sum]:
    """Water for a march, coins for a good."""
    if a[0] == GO:
        return {"water": march_price(s)}
    return {"coins": load_price(s, seat, a[1])} if a[0] == LOAD else {}


def night(s: Desert) -> Night:
    """A night is always to come."""
    return Night()


NUMBERS: Final = Numbers("water coins points", price, night, GRAMMAR)


def totals(s: Desert, viewer: int) -> dict[str, Any]:
    """What the night will take from each caravan."""
    return {"night": NUMBERS.expected(s, len(s.players))}


TELLER: Final = Teller(
    refs=refs,
    price=price,
    gain=NUMBERS.gain,
    forecast=NUMBERS.forecast,
    forecast_stops=NUMBERS.stops,
    totals=totals,
)
