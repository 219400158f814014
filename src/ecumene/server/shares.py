"""Who waits in a queue, and in whose share. It orders what is done, and opens no doors."""

from __future__ import annotations

from contextvars import ContextVar
from typing import NamedTuple

from ecumene.server.people import Person

SEATED, KNOWN, UNKNOWN = RANKS = range(3)
"""Who reads: somebody who plays at the table, another person, or nobody we know."""

FAVOUR = 4
"""Readers of a higher rank get one turn for so many that come before them: they wait, but not for ever."""


class Share(NamedTuple):
    """Whose turn some work takes. Guests of one address have one share together: guests cost nothing."""

    owner: str
    group: str
    rank: int = UNKNOWN


def share_of(person: Person | None, address: str, rank: int = UNKNOWN) -> Share:
    """Return the share of a person, or of an address where nobody is known."""
    if person is None:
        return Share(f"address {address}", f"address {address}", rank)
    return Share(person.id, f"address {address}" if person.guest else person.id, rank)


NOBODY = Share("", "")
READER: ContextVar[Share] = ContextVar("reader", default=NOBODY)
"""Who reads what is being made, set for each request and each scene that a socket sends."""
