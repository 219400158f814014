"""Governments as columns: what the one on top of the pile changes while it lies there (p. 14)."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import COUNT, GOVERNMENTS, ROWS, number


def _amounts(effect: str) -> list[int]:
    values = [0] * COUNT
    for thing in GOVERNMENTS:
        for line in ROWS[thing]["lines"]:
            if line["effect"] == effect:
                values[thing] += line["amount"]
    return values


def _buildings(effect: str) -> list[list[int]]:
    values: list[list[int]] = [[] for _ in range(COUNT)]
    for thing in GOVERNMENTS:
        for line in ROWS[thing]["lines"]:
            if line["effect"] == effect:
                values[thing] += [number(slug) for slug in line["buildings"]]
    return values


COIN: Final = _amounts("coin")
PRODUCTION: Final = _amounts("production")
FORCE: Final = _amounts("force")
TRADE_AT_START: Final = _amounts("trade")
CAPITAL_CULTURE: Final = _amounts("capital-culture")
PEACE: Final = _amounts("peace")
ARMIES_FOUND: Final = _amounts("armies-found")
IDLE_CAPITAL: Final = _amounts("idle-capital")
NO_CULTURE: Final = _buildings("no-culture")
NO_TRADE: Final = _buildings("no-trade")
