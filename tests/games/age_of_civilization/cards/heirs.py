"""Seats for the tests of single cards."""

from __future__ import annotations

from typing import Any

from tests.games.age_of_civilization.situation import Doc, change, seat, situation


def heir(civ: str, main: str = "iberia", **told: Any) -> Doc:
    """Return a seat that has only the legacy of a civilization; Iberia's own touches nothing but Conquest."""
    return seat(main, civ, **told)


def at_turn_end(who: Doc, *others: Doc) -> dict[str, int]:
    """Return what changes for a seat at the end of its turn."""
    return change(situation(who, *(others or [seat()]), at="turn end"))


def at_game_end(who: Doc, *others: Doc) -> int:
    """Return the points that a seat scores at the end of the game."""
    return change(situation(who, *(others or [seat()]), at="round end", round=6)).get("vp", 0)


def at_war(who: Doc, *others: Doc) -> dict[str, int]:
    """Return what changes for a seat in a war."""
    return change(situation(who, *(others or [seat()]), at="round end", coming="trade"))


def at_plague(who: Doc, *others: Doc) -> dict[str, int]:
    """Return what changes for a seat in a plague."""
    return change(situation(who, *(others or [seat()]), at="round end", coming="plague"))


def at_event(token: str, *seats: Doc) -> list[dict[str, int]]:
    """Return what an event changes for each seat, above a card that itself brings nothing."""
    before = situation(*seats, at="round end", round=3, coming="farm", token=token)
    return [change(before.copy(), seat=at) for at in range(len(seats))]


def raised(civ: str, coins: int = 0, **told: Any) -> dict[str, int]:
    """Return what raising a civilization changes for a seat that has no workers yet."""
    return change(
        situation(seat(workers=0), seat(), at="civilization", market={civ: coins}, **told), f"raise {civ}"
    )
