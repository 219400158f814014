"""A seat's movement phase: one figure or group after another (p. 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import ARMY, SCOUT
from ecumene.games.sid_meiers_civilization.interrupts.effect import begin, use
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import above_limit, keep_limit
from ecumene.games.sid_meiers_civilization.interrupts.using import (
    play_obstacle,
    playable,
    usable,
    use_details,
    use_obstacle,
)
from ecumene.games.sid_meiers_civilization.movement.move import Move, Unmoved
from ecumene.games.sid_meiers_civilization.movement.paths import KEEPING_OUT, KEPT_OUT, kept_out, steps
from ecumene.games.sid_meiers_civilization.player import SPEED_AT
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import DONE, PICK, PLAY, USE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED, reason

HAS_MOVED: Final = reason("smc.ruling.group-moves")
NOWHERE: Final = -1


class MoveTurn(Unmoved):
    """Figures that have not moved are picked and moved, until the seat is done (p. 19)."""

    FIELDS: ClassVar[str] = "seat@ armies#[<7] scouts#[<2] over<2"
    RULE: ClassVar[str] = "smc.move.turns"
    VERBS: ClassVar[list[int]] = [PICK, USE, PLAY, DONE]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("over", "seat")

    def __init__(self, seat: int, armies: list[int], scouts: list[int], over: int) -> None:
        super().__init__(armies, scouts)
        self.seat = seat
        self.over = over

    def copy(self) -> MoveTurn:
        return MoveTurn(self.seat, self.armies[:], self.scouts[:], self.over)

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for the seat until it is done; when its limit of cards falls meanwhile, it discards first."""
        return [] if self.over or above_limit(s, self.seat) else [self.seat]

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List the figures that can still move, abilities, events, then the end."""
        figures = [(ARMY, at) for at in sorted(set(self.armies))] + [
            (SCOUT, at) for at in sorted(set(self.scouts))
        ]
        moves: list[Action] = [
            (PICK, figure, at) for figure, at in figures if self.pick_obstacle(s, figure, at) == ALLOWED
        ]
        moves += [(USE, technology, 0) for technology in usable(s, seat, "movement")]
        moves += [(PLAY, card, 0) for card in playable(s, seat, "movement")]
        if not self.driven_out(s):
            moves.append((DONE, 0, 0))
        return moves

    def driven_out(self, s: GameState) -> bool:
        """Return whether figures still have to leave outskirts that a wonder keeps them out of."""
        player = s.players[self.seat]
        speed = player.power[SPEED_AT]
        for mine, here, armies in ((self.armies, player.armies, 1), (self.scouts, player.scouts, 0)):
            for at in mine:
                if (
                    at in here
                    and kept_out(s, self.seat, at)
                    and steps(s, self.seat, at, speed, armies, 1 - armies, [])
                ):
                    return True
        return False

    def declines(self, s: GameState, seat: int) -> Action | None:
        """End the movement phase, unless figures have to leave first."""
        return None if self.driven_out(s) else (DONE, 0, 0)

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Pick a figure, use an ability, play an event, or end."""
        if a[0] == DONE:
            self.over = 1
        elif a[0] == PICK:
            army = a[1] == ARMY
            (self.armies if army else self.scouts).remove(a[2])
            speed = s.players[seat].power[SPEED_AT]
            s.stack.append(Move(seat, a[2], int(army), int(not army), speed, NOWHERE, 0, 0, 0))
        elif a[0] == PLAY:
            begin(s, seat, a[1], 0)
        else:
            use(s, seat, a[1], "movement")

    def step(self, s: GameState, luck: Luck) -> None:
        """End here, or let too many cards be discarded first."""
        if self.over:
            s.stack.pop()
        else:
            keep_limit(s, self.seat)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Only figures that have not moved; none may stay where a wonder keeps it out."""
        if a[0] == PICK:
            return self.pick_obstacle(s, a[1], a[2])
        if a[0] == PLAY:
            return play_obstacle(s, seat, a[1], "movement")
        if a[0] == USE:
            return use_obstacle(s, seat, a[1], "movement")
        return KEPT_OUT if self.driven_out(s) else ALLOWED

    def pick_obstacle(self, s: GameState, figure: int, square: int) -> int:
        """Return what keeps a figure from moving: none stands there that has not moved."""
        player = s.players[self.seat]
        if figure == ARMY:
            here = square in self.armies and square in player.armies
        else:
            here = figure == SCOUT and square in self.scouts and square in player.scouts
        return ALLOWED if here else HAS_MOVED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the figure, the card, or what keeps figures out."""
        if why == UNLISTED:
            return -1, -1, -1
        return (KEEPING_OUT[0], -1, -1) if why == KEPT_OUT else use_details(a[1], why)


def begin_movement(s: GameState, seat: int, luck: Luck) -> None:
    """Let all figures move that were not brought over water in this round."""
    player = s.players[seat]
    armies = player.armies[:]
    scouts = sorted(player.scouts)
    for _ in range(player.sailed_armies):
        armies.remove(player.sailed)
    for _ in range(player.sailed_scouts):
        scouts.remove(player.sailed)
    s.stack.append(MoveTurn(seat, armies, scouts, 0))
