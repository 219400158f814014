"""Rounds and turns: six rounds, clockwise, each player all phases of a turn (p. 3)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.age_of_civilization.action_phase import ActionPhase
from ecumene.games.age_of_civilization.card_data import ACTION_COUNT, ROUNDS
from ecumene.games.age_of_civilization.civilization_phase import CivilizationPhase
from ecumene.games.age_of_civilization.end import GameEnd
from ecumene.games.age_of_civilization.round_end import RoundEnd
from ecumene.games.age_of_civilization.state import Board
from ecumene.games.age_of_civilization.turn_end import TurnEnd, pending_at_turn_end
from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck


class Rounds(Frame[Board]):
    """Six rounds; in each every player has one turn, clockwise from the first player (p. 3)."""

    __slots__ = ("turns",)
    FIELDS: ClassVar[str] = "turns"

    def __init__(self, turns: int) -> None:
        self.turns = turns  # turns begun in this round

    def copy(self) -> Rounds:
        return Rounds(self.turns)

    def step(self, s: Board, luck: Luck) -> None:
        players = len(s.players)
        if self.turns == players:
            self.turns = 0
            s.stack.append(RoundEnd() if s.round < ROUNDS else GameEnd())
            return
        seat = (s.first + self.turns) % players
        if self.turns == 0:
            luck.tell("round", -1, -1, s.round)
        self.turns += 1
        luck.tell("turn", seat)
        s.stack.append(Turn(seat, 0))

    def check(self, s: Board) -> None:
        if not 0 <= self.turns <= len(s.players):
            raise Impossible("turns-begun", n=self.turns, players=len(s.players))


class Turn(Frame[Board]):
    """Civilization phase, actions or pass, workers home, then the effects of the turn's end (p. 3)."""

    __slots__ = ("phase", "seat")
    FIELDS: ClassVar[str] = "seat phase"

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def copy(self) -> Turn:
        return Turn(self.seat, self.phase)

    def step(self, s: Board, luck: Luck) -> None:
        self.phase += 1
        if self.phase == 1:
            s.stack.append(CivilizationPhase(self.seat))
        elif self.phase == 2:
            s.stack.append(ActionPhase(self.seat, [0] * ACTION_COUNT, 0, 0, 0))
        else:
            s.stack.pop()
            pending = pending_at_turn_end(s.players[self.seat])
            if pending:
                s.stack.append(TurnEnd(self.seat, pending))

    def check(self, s: Board) -> None:
        if not 0 <= self.seat < len(s.players):
            raise Impossible("no-such-seat", frame="Turn", seat=self.seat)
        if not 0 <= self.phase <= 2:
            raise Impossible("turn-phase", n=self.phase)
