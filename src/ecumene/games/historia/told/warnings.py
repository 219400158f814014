"""What a seat leaves unused."""

from __future__ import annotations

from ecumene.games.historia.rounds.resolve_cards import Act
from ecumene.games.historia.state import GameState
from ecumene.kernel.teller import Told


def warnings(s: GameState, seat: int) -> list[Told]:
    """Return what a seat leaves unused when it ends its cards of the round: wonders that could be activated."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Act) or frame.seat != seat or s.players[seat].revealed:
        return []
    ready = {a[1] for a in frame.legal(s, seat) if a[1] in s.players[seat].wonders}
    return [("warning-wonders", {"n": len(ready)})] if ready else []
