"""How bots judge Sid Meier's Civilization."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.battle.battle import Battle
from ecumene.games.sid_meiers_civilization.bots.features import features
from ecumene.games.sid_meiers_civilization.bots.ideas import ideas
from ecumene.games.sid_meiers_civilization.interrupts.window import Window
from ecumene.games.sid_meiers_civilization.movement.window import MoveWindow
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.trade_phase.deal import Deal
from ecumene.kernel.judge import Judge


def calm(s: GameState) -> bool:
    """Return whether no battle is fought and nobody is asked to step in or to deal."""
    return not s.stack or not isinstance(s.stack[-1], (Battle, Window, MoveWindow, Deal))


def asks_aside(s: GameState) -> bool:
    """Return whether a window is open: most pass."""
    return len(s.stack) > 0 and isinstance(s.stack[-1], (Window, MoveWindow))


JUDGE: Final = Judge(
    calm=calm,
    ideas=ideas,
    asks_aside=asks_aside,
    features=features,
)
