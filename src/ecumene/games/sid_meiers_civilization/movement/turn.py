"""A seat's movement phase: one figure or group after another (p. 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import ARMY, IS_EVENT, SCOUT
from ecumene.games.sid_meiers_civilization.hand_limit import above_limit, keep_limit
from ecumene.games.sid_meiers_civilization.interrupts.effect import (
    begin,
    playable,
    usable,
    use,
    why_not_played,
    why_not_used,
)
from ecumene.games.sid_meiers_civilization.movement.move import Move, Unmoved
from ecumene.games.sid_meiers_civilization.movement.paths import KEEPING_OUT, kept_out, steps
from ecumene.games.sid_meiers_civilization.player import SPEED_AT
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.verbs import DONE, PICK, PLAY, USE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

NOWHERE: Final = -1


class MoveTurn(Unmoved):
    """Figures that have not moved are picked and moved, until the seat is done (p. 19)."""

    __slots__ = ("over", "seat")
    FIELDS: ClassVar[str] = "seat@ armies#[<7] scouts#[<2] over<2"
    RULE: ClassVar[str] = "smc.move.turns"
    LETS_PASS: ClassVar[bool] = False

    def __init__(self, seat: int, armies: list[int], scouts: list[int], over: int) -> None:
        super().__init__(armies, scouts)
        self.seat = seat
        self.over = over

    def copy(self) -> MoveTurn:
        """Return a frame of its own."""
        return MoveTurn(self.seat, self.armies[:], self.scouts[:], self.over)

    def waits_for(self, s: Civ) -> list[int]:
        """Wait for the seat until it is done; when its limit of cards falls meanwhile, it discards first."""
        return [] if self.over or above_limit(s, self.seat) else [self.seat]

    def legal(self, s: Civ, seat: int) -> list[Action]:
        """List the figures that can still move, abilities, events, then the end."""
        player = s.players[seat]
        moves: list[Action] = [(PICK, ARMY, at) for at in sorted(set(self.armies)) if at in player.armies]
        moves += [(PICK, SCOUT, at) for at in sorted(set(self.scouts)) if at in player.scouts]
        moves += [(USE, technology, 0) for technology, _ in usable(s, seat, "movement")]
        moves += [(PLAY, card, 0) for card in playable(s, seat, "movement")]
        if not self.driven_out(s):
            moves.append((DONE, 0, 0))
        return moves

    def driven_out(self, s: Civ) -> bool:
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

    def declines(self, s: Civ, seat: int) -> Action | None:
        """End the movement phase, unless figures have to leave first."""
        return None if self.driven_out(s) else (DONE, 0, 0)

    def answer(self, s: Civ, seat: int, a: Action, luck: Luck) -> None:
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

    def step(self, s: Civ, luck: Luck) -> None:
        """End here, or let too many cards be discarded first."""
        if self.over:
            s.stack.pop()
        else:
            keep_limit(s, self.seat)

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Only figures that have not moved."""
        if a[0] == PICK:
            return Refusal("smc.ruling.group-moves", a[1])
        if a[0] == PLAY and IS_EVENT[a[1]]:
            return why_not_played(s, seat, a[1], "movement")
        if a[0] == DONE:
            return Refusal("smc.ability.standing", KEEPING_OUT[0])
        return why_not_used(s, seat, a[1], "movement") if a[0] == USE else Refusal(self.RULE)


def begin_movement(s: Civ, seat: int, luck: Luck) -> None:
    """Let all figures move that were not brought over water in this round."""
    player = s.players[seat]
    armies = player.armies[:]
    scouts = sorted(player.scouts)
    for _ in range(player.sailed_armies):
        armies.remove(player.sailed)
    for _ in range(player.sailed_scouts):
        scouts.remove(player.sailed)
    s.stack.append(MoveTurn(seat, armies, scouts, 0))
