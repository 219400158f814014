"""What a seat would leave unused or lose by ending its turn now."""

from __future__ import annotations

from typing import Any

from ecumene.games.sid_meiers_civilization.card_data import ANARCHY, FIRST_GOVERNMENT
from ecumene.games.sid_meiers_civilization.city_phase.building import acting
from ecumene.games.sid_meiers_civilization.city_phase.turn import CityTurn
from ecumene.games.sid_meiers_civilization.map.ground import GIVES_RESOURCE
from ecumene.games.sid_meiers_civilization.map.sums import coin_of, culture_of, production_of, trade_of
from ecumene.games.sid_meiers_civilization.movement.turn import MoveTurn
from ecumene.games.sid_meiers_civilization.round.round import TRADE, Round
from ecumene.games.sid_meiers_civilization.start_phase.turn import StartTurn, changes
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.told.forecast import rest_of_turn
from ecumene.kernel.look_ahead import paragraph
from ecumene.kernel.luck import Event


def warnings(s: GameState, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Return cities without an action, figures left standing, a free change that lapses, trade above 27."""
    frame = s.stack[-1]
    player = s.players[seat]
    found: list[tuple[str, dict[str, Any]]] = []
    if isinstance(frame, CityTurn) and acting(s, seat):
        found.append(("warning-cities", {"count": len(acting(s, seat))}))
    if isinstance(frame, MoveTurn) and frame.armies + frame.scouts:
        found.append(("warning-figures", {"count": len(frame.armies) + len(frame.scouts)}))
        idle = [
            square for square in frame.scouts if square in player.scouts and not sends_anything(s, seat, square)
        ]
        if idle:
            found.append(("warning-scouts", {"count": len(idle)}))
    if isinstance(frame, StartTurn):
        free = [one for one in changes(s, seat) if player.fresh >> (one - FIRST_GOVERNMENT) & 1]
        if free and player.government != ANARCHY:
            found.append(("warning-government", {}))
        lost = trade_lost(s, seat)
        if lost:
            found.append(("warning-trade", {"count": lost}))
    return found


def sends_anything(s: GameState, seat: int, square: int) -> bool:
    """Return whether a scout in a square adds to its cities: a symbol that does not count already."""
    if s.realm[square] == seat:
        return False
    player = s.players[seat]
    sums = production_of(s, player, square) + trade_of(s, player, square) + culture_of(s, player, square)
    shown = s.marker[square] < 0 and GIVES_RESOURCE[s.ground[square]] >= 0
    return bool(sums + coin_of(s, square)) or shown


def trade_lost(s: GameState, seat: int) -> int:
    """Return the trade that the dial does not take when the turn ends and the trade phase begins."""
    ending = rest_of_turn(s, seat)
    collecting = paragraph(ending.state, Round(TRADE), seat)
    return sum([event.amount for event in ending.events + collecting.events if lost_by(event, seat)])


def lost_by(event: Event, seat: int) -> bool:
    """Return whether a line of the log tells of trade that a seat loses."""
    return event.kind == "trade-lost" and event.seat == seat
