"""Tactics: played, copied, made available to all (p. 3, p. 6 and p. 9).

SEAM for the military half: the action phase asks here for the moves PLAY_TACTIC and COPY_TACTIC.
"""

from __future__ import annotations

from ecumene.games.through_the_ages.state import Board
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


def make_available(s: Board, seat: int, luck: Luck) -> None:
    """Move the exclusive tactic of a seat to the common area, at the start of its turn (p. 3)."""


def add_tactics(s: Board, seat: int, out: list[Action]) -> None:
    """Add the tactics that a seat may play or copy now, in the order of the verbs."""


def do_tactic(s: Board, seat: int, a: Action, luck: Luck) -> None:
    """Carry out PLAY_TACTIC or COPY_TACTIC; set Player.stat to DIRTY afterwards."""


def refuse_tactic(s: Board, seat: int, a: Action) -> Refusal:
    """Say why a tactic cannot be played or copied."""
    return Refusal("tta.tactic.from-hand", a[1])
