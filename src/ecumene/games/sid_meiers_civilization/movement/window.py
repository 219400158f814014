"""Interrupting a rival's movement: before its consequences and when a move ends (p. 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import AGE, EVENTS, ROWS
from ecumene.games.sid_meiers_civilization.interrupts.aims import choices
from ecumene.games.sid_meiers_civilization.interrupts.effect import begin, use
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import keep_limits
from ecumene.games.sid_meiers_civilization.interrupts.using import (
    might_use,
    play_obstacle,
    playable,
    usable,
    use_details,
    use_obstacle,
)
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import DECLINE, PLAY, USE
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

KILLS: Final[list[int]] = [card for card in EVENTS if ROWS[card]["effect"] == "kill"]


def might_interrupt(s: GameState, seat: int) -> bool:
    """Return whether a seat might interrupt a move, by what everybody knows."""
    player = s.players[seat]
    ages = [AGE[card] for card in player.hand]
    for card in KILLS:
        if AGE[card] in ages and choices(s, seat, card, 0, -1, -1, -1, -1, -1):
            return True
    return might_use(s, seat, "movement")


def open_move_window(s: GameState, mover: int) -> None:
    """Ask the others, clockwise, who might interrupt."""
    asked = [seat for seat in s.others(mover) if might_interrupt(s, seat)]
    if asked:
        s.stack.append(MoveWindow(mover, asked))
        keep_limits(s, asked)


class MoveWindow(Frame[GameState]):
    """The others may play events and use abilities of the movement phase (p. 19)."""

    FIELDS: ClassVar[str] = "mover@ asked@[<3]"
    RULE: ClassVar[str] = "smc.ruling.movement-windows"
    VERBS: ClassVar[list[int]] = [PLAY, USE, DECLINE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("asked", "mover")

    def __init__(self, mover: int, asked: list[int]) -> None:
        self.mover = mover
        self.asked = asked

    def copy(self) -> MoveWindow:
        return MoveWindow(self.mover, self.asked[:])

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for the next seat."""
        return [self.asked[0]] if self.asked else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List events and abilities, then letting it pass."""
        moves: list[Action] = [(PLAY, card, 0) for card in playable(s, seat, "movement")]
        moves += [(USE, one, 0) for one in usable(s, seat, "movement")]
        moves.append((DECLINE, 0, 0))
        return moves

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Let the move go on."""
        return (DECLINE, 0, 0)

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Interrupt, and be asked again; or let it pass."""
        if a[0] == DECLINE:
            self.asked.pop(0)
            return
        if a[0] == PLAY:
            begin(s, seat, a[1], 0)
        else:
            use(s, seat, a[1], "movement")

    def step(self, s: GameState, luck: Luck) -> None:
        """Go on with the move."""
        s.stack.pop()

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Only events and abilities of the movement phase that do something now."""
        if a[0] == PLAY:
            return play_obstacle(s, seat, a[1], "movement")
        return use_obstacle(s, seat, a[1], "movement") if a[0] == USE else ALLOWED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the card."""
        return use_details(a[1], why) if why != UNLISTED else (-1, -1, -1)
