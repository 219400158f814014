"""Seeds: 128 bits, told as hexadecimal digits, and fixed at the start by a hash that everybody can check."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

from ecumene.table.errors import Complaint

if TYPE_CHECKING:
    from ecumene.table.table import Table

BITS = 128
SEEDS = 2**BITS
TOLD = re.compile("[0-9a-f]{32}|0x[0-9a-f]{1,32}")


def seed_text(seed: int) -> str:
    """Return a seed as it is published."""
    return f"{seed:032x}"


def read_seed(text: str) -> int:
    """Return the seed that somebody names: 32 hexadecimal digits as published, or 0x and some; else a number."""
    if TOLD.fullmatch(text.lower()):
        return int(text, 16)
    if not re.fullmatch("[0-9]{1,39}", text) or int(text) >= SEEDS:
        raise Complaint("seed", given=text[:40])
    return int(text)


def commitment(seed: int) -> str:
    """Return the hash by which a seed is fixed before anybody knows it: SHA-256 of the words and its 32 digits."""
    return hashlib.sha256(f"ecumene seed {seed_text(seed)}".encode()).hexdigest()


def first_difference(table: Table, seed: int) -> int | None:
    """Return the number of the first move whose luck does not follow from a seed; None when all of it does.

    A game that began from a position has luck of another origin: ValueError.
    """
    if table.start is not None:
        raise ValueError("it began from a position")
    again = type(table).begin(table.rules, table.players, table.options, seed)
    compared = 0
    for move in table.history:
        if move.seat >= 0:
            again.play_action(move.seat, move.action)
        for ours, theirs in zip(again.history[compared:], table.history[compared:], strict=False):
            if ours.outcomes != theirs.outcomes:
                return theirs.number
        compared = len(again.history)
    return None
