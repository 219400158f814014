"""Situations of Bazaar for the tests of shared frames."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.frame import Frame, advance, apply, waiting
from ecumene.kernel.luck import Event, Luck
from tests.toy import GAME
from tests.toy.state import Bazaar
from tests.toy.turn import Turn


def bazaar(players: int = 3, seed: int = 1, **options: Any) -> tuple[Bazaar, Luck]:
    """Return a table at its first question, and its luck."""
    luck = Luck(seed)
    luck.log = []
    s = GAME.setup(players, options, luck)
    assert isinstance(s, Bazaar)
    advance(s, luck)
    return s, luck


def with_frame(s: Bazaar, *frames: Frame[Bazaar]) -> Bazaar:
    """Put frames on top of a turn of seat 0."""
    s.stack = [*s.stack[:1], Turn(0, 1, 0), *frames]
    return s


def texts(s: Bazaar) -> list[str]:
    """Return the legal moves of the seat that is waited for."""
    return [GAME.grammar.text(a) for a in s.stack[-1].legal(s, waiting(s)[0])]


def play(s: Bazaar, luck: Luck, *moves: str) -> list[Event]:
    """Make moves of whoever is waited for; return the lines that they wrote."""
    luck.log = []
    for move in moves:
        seat = waiting(s)[0]
        a = GAME.grammar.parse(move)
        assert a in s.stack[-1].legal(s, seat), f"'{move}' is none of {texts(s)}"
        apply(s, seat, a, luck)
    return luck.log


def declined(s: Bazaar) -> str | None:
    """Return the way out of the seat that is waited for."""
    a = s.stack[-1].declines(s, waiting(s)[0])
    return None if a is None else GAME.grammar.text(a)
