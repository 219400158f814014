"""What an action brings, row by row, told before it is played: the lines that it writes when it is carried out."""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.turn.action_phase import ActionPhase
from ecumene.games.age_of_civilization.verbs import MONUMENT_WITH_STONE
from ecumene.kernel.frame import Action
from ecumene.kernel.look_ahead import move_alone
from ecumene.kernel.modifiers import Gain

KINDS: Final = {
    "action": "workers_sent",
    "stones": "stones",
    "forts": "forts",
    "learn": "power",
    "wonder": "power",
    "order": "power",
    "workers": "workers",
    "coins": "coins",
    "vp": "vp",
}
"""Lines of the log, and what each is called as a gain, in the order in which they are shown."""

OF_SUBJECT: Final = ("action", "learn", "wonder", "order")  # lines that are about what brings the gain


def move_gain(s: GameState, seat: int, a: Action) -> list[Gain]:
    """Return the workers that an action sends and what it brings; nothing for moves that are no action."""
    if a[0] > MONUMENT_WITH_STONE or not s.stack or not isinstance(s.stack[-1], ActionPhase):
        return []
    told = [event for event in move_alone(s, seat, a).events if event.seat == seat]
    rows: list[Gain] = []
    for line, kind in KINDS.items():
        for event in told:
            if event.kind == line:
                source = event.subject if line in OF_SUBJECT else event.source
                rows.append((kind, 1 if kind == "power" else event.amount, source))
    return rows
