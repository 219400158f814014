"""Seeds of tables: the same seed lays out the same tables in every face."""

from __future__ import annotations

from numpy.random import Generator

DRAWN = 2**53


def next_seed(random: Generator, seed: int | None) -> int:
    """Return the seed that was asked for, as `ecumene.new` knows it; without one, the next that a face draws.

    A draw is used up either way, so that the games after a seed are the same in every face too.
    """
    drawn = int(random.integers(DRAWN))
    return drawn if seed is None else seed
