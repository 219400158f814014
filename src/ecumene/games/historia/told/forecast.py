"""Looking ahead to the end of the turn: how the numbers of all would stand if it came now."""

from __future__ import annotations

from ecumene.games.historia.card_data import ERAS, TURNS
from ecumene.games.historia.rounds.end_of_turn import EndOfTurn, brown_sign, brown_signs
from ecumene.games.historia.state import GameState
from ecumene.kernel.look_ahead import DONE, Ahead, paragraph


def end_of_turn(s: GameState) -> Ahead | None:
    """Carry the end of the turn out, up to the first card that is drawn; None where none is to come.

    None is to come in the set-up, while one is carried out, and after the game.
    """
    if s.turn == 0 or s.over or any(isinstance(frame, EndOfTurn) for frame in s.stack):
        return None
    return paragraph(s, EndOfTurn(0), -1)


def unforeseen(ahead: Ahead | None) -> list[int]:
    """Return the brown signs that the look ahead leaves out, since something is drawn."""
    if ahead is None or ahead.stops == DONE:
        return []
    end: EndOfTurn = ahead.state.stack[-1]
    return [sign for sign in brown_signs(ahead.state) if sign >= brown_sign(end.phase - 1)]


def next_order(s: GameState, ahead: Ahead) -> list[int]:
    """Return the order of the next turn; none where one plays alone, and after the last turn."""
    order: list[int] = ahead.state.order
    return order if len(order) > 1 and s.turn < ERAS * TURNS else []


def forecast(s: GameState, seat: int) -> dict[str, int]:
    """Return a seat's points, cubes and place in the order after this turn, if nothing else happened."""
    ahead = end_of_turn(s)
    if ahead is None:
        return {}
    player, order = ahead.state.players[seat], next_order(s, ahead)
    found = {"vp": player.vp, "ready": player.ready, "used": player.used}
    return {**found, "order": order.index(seat) + 1} if order else found


def forecast_stops(s: GameState, seat: int) -> str:
    """Return what cuts the forecast short: a card that is drawn."""
    ahead = end_of_turn(s)
    return ahead.stops if ahead is not None and unforeseen(ahead) else DONE
