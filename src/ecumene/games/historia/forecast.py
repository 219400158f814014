"""Looking ahead to the end of the turn: how the numbers of a seat would stand if it ended now."""

from __future__ import annotations

from typing import Any

from ecumene.games.historia.act import Act
from ecumene.games.historia.card_data import CONDITIONS, EFFECTS, ERAS, TURNS
from ecumene.games.historia.command import end_commands, return_lent_cubes
from ecumene.games.historia.effects import GAIN_VP, RECOVER_CUBE
from ecumene.games.historia.end_of_turn import EndOfTurn, sorted_order
from ecumene.games.historia.gains import recover_cubes
from ecumene.games.historia.leaders import conditions_met
from ecumene.games.historia.parties import territories_counted, territory_points
from ecumene.games.historia.state import Board
from ecumene.games.historia.time_circle import (
    ADD_CUBE,
    BROWN,
    GOVERNMENT_BONUS,
    GREY,
    LEADER_BONUS,
    RECOVER_CUBES,
    TERRITORY_BONUS,
)
from ecumene.kernel.luck import Luck


def no_end_to_come(s: Board) -> bool:
    """Return whether no end of a turn is to come: in the set-up, while one is carried out, and after the game."""
    return s.turn == 0 or s.over or any(isinstance(frame, EndOfTurn) for frame in s.stack)


def end_points(s: Board, seat: int) -> list[tuple[int, int]]:
    """Return what the end of the turn scores for a seat, each part with its thing: token, government, leader."""
    if no_end_to_come(s):
        return []
    rows, player = grey_points(s, seat), s.players[seat]
    if BROWN[s.segment()][LEADER_BONUS] and player.leader >= 0:
        for met, condition in zip(conditions_met(s, seat), CONDITIONS[player.leader], strict=True):
            if met:
                rows.append((player.leader, condition[2]))
    return rows


def grey_points(s: Board, seat: int) -> list[tuple[int, int]]:
    """Return what is scored before the new order is made: territories in their turns, and the government."""
    segment = s.segment()
    rows: list[tuple[int, int]] = []
    if GREY[segment][TERRITORY_BONUS]:
        rows += [(s.tokens[place], points) for place, points in territory_points(s, seat)]
    player = s.players[seat]
    if GREY[segment][GOVERNMENT_BONUS]:
        for effect in EFFECTS[player.government()]:
            if effect.kind == GAIN_VP:
                rows.append((player.government(), effect.amount))
    return rows


def next_order(s: Board) -> list[int]:
    """Return the order of the next turn if this one ended now; the last turn has no next one."""
    if no_end_to_come(s) or s.turn == ERAS * TURNS:
        return []
    points = [
        player.vp + sum(amount for _, amount in grey_points(s, seat)) for seat, player in enumerate(s.players)
    ]
    return sorted_order(points, s.order)


def forecast(s: Board, seat: int) -> dict[str, int]:
    """Return a seat's points, cubes and place in the order after this turn, if nothing else happened."""
    if no_end_to_come(s):
        return {}
    world, segment, luck = s.copy(), s.segment(), Luck(0)
    era_ends = segment == TURNS - 1
    if era_ends:
        return_lent_cubes(world, luck)
    order = next_order(world)
    player = world.players[seat]
    player.vp += sum(amount for _, amount in end_points(world, seat))
    added = min(GREY[segment][ADD_CUBE], player.supply)
    player.supply -= added
    player.used += added
    back = territories_counted(world, seat) if GREY[segment][RECOVER_CUBES] else 0
    if GREY[segment][GOVERNMENT_BONUS]:
        for effect in EFFECTS[player.government()]:
            back += effect.amount if effect.kind == RECOVER_CUBE else 0
    recover_cubes(world, seat, back, luck, -1)
    if era_ends:
        end_commands(world, luck)
    found = {"vp": player.vp, "ready": player.ready, "used": player.used}
    return {**found, "order": order.index(seat) + 1} if len(order) > 1 else found


def warnings(s: Board, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Return what a seat leaves unused when it ends its cards of the round: wonders that could be activated."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Act) or frame.seat != seat or s.players[seat].revealed:
        return []
    ready = {a[1] for a in frame.legal(s, seat) if a[1] in s.players[seat].wonders}
    return [("warning-wonders", {"n": len(ready)})] if ready else []
