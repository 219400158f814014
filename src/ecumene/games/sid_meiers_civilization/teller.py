"""What Sid Meier's Civilization tells people of its moves, seats and results."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.battle.battle import Battle
from ecumene.games.sid_meiers_civilization.card_data import ANARCHY, IS_WONDER, ROWS, number
from ecumene.games.sid_meiers_civilization.city_phase.carry_out import BuildAt
from ecumene.games.sid_meiers_civilization.interrupts.effect import Effect
from ecumene.games.sid_meiers_civilization.movement.move import Move
from ecumene.games.sid_meiers_civilization.start_phase.placing import Placing
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.told.cautions import cautions
from ecumene.games.sid_meiers_civilization.told.chances import attacked, chances, face
from ecumene.games.sid_meiers_civilization.told.forecast import forecast
from ecumene.games.sid_meiers_civilization.told.gains import move_gain
from ecumene.games.sid_meiers_civilization.told.prices import move_price
from ecumene.games.sid_meiers_civilization.told.refs import move_refs
from ecumene.games.sid_meiers_civilization.told.totals import totals
from ecumene.games.sid_meiers_civilization.told.warnings import warnings
from ecumene.games.sid_meiers_civilization.verbs import FRONT, GOVERNMENT, PLACE_AT, STRIKE
from ecumene.kernel.frame import Action
from ecumene.kernel.teller import Teller


def named_by(s: GameState, seat: int, a: Action) -> int:
    """Return for what a square is chosen: the piece placed, or the card aimed; or who is attacked."""
    frame = s.stack[-1]
    if isinstance(frame, Move):
        return attacked(s, frame, a)
    if a[0] != PLACE_AT or not isinstance(frame, (BuildAt, Placing, Effect)):
        return -1
    return frame.thing


def told_as(s: GameState, seat: int, a: Action) -> tuple[str, int] | None:
    """Return the name and the strength that a unit card has at the rank of its owner."""
    frame = s.stack[-1]
    return face(s, frame, a[1]) if a[0] in (FRONT, STRIKE) and isinstance(frame, Battle) else None


def destroys(a: Action) -> bool:
    """Return whether a revolution gives up what a government does."""
    return a[0] == GOVERNMENT and a[1] == ANARCHY


def holdings(s: GameState, seat: int) -> list[tuple[str, int]]:
    """Return the civilization, the government if it was adopted in play, and wonders."""
    player = s.players[seat]
    if player.civilization < 0:
        return []
    found = [("civilizations", player.civilization)]
    if player.government not in (ANARCHY, number(ROWS[player.civilization]["government"])):
        found.append(("governments", player.government))
    return found + [("wonders", thing) for thing in player.marks if IS_WONDER[thing]]


TELLER: Final = Teller(
    refs=move_refs,
    price=move_price,
    gain=move_gain,
    named_by=named_by,
    told_as=told_as,
    destroys=destroys,
    chances=chances,
    warnings=warnings,
    cautions=cautions,
    holdings=holdings,
    forecast=forecast,
    totals=totals,
)
