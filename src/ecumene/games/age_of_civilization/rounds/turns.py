"""Rounds and turns: six rounds, clockwise, each player all phases of a turn (p. 3)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.age_of_civilization.card_data import ACTION_COUNT, ROUNDS
from ecumene.games.age_of_civilization.rounds.end import GameEnd
from ecumene.games.age_of_civilization.rounds.round_end import RoundEnd
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.turn.action_phase import ActionPhase
from ecumene.games.age_of_civilization.turn.civilization_phase import CivilizationPhase
from ecumene.games.age_of_civilization.turn.turn_end import TurnEnd, pending_at_turn_end
from ecumene.kernel.frames import rounds
from ecumene.kernel.frames.phases import Phases
from ecumene.kernel.frames.rounds import clockwise
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck


class Rounds(rounds.Rounds[GameState]):
    """Six rounds; in each every player has one turn, clockwise from the first player (p. 3)."""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Rounds:
        return Rounds(self.turns)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        return clockwise(s.first, len(s.players))

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        if self.turns == 1:
            luck.tell("round", -1, -1, s.round)
        luck.tell("turn", seat)
        s.stack.append(Turn(seat, 0))

    def end_round(self, s: GameState, luck: Luck) -> None:
        s.stack.append(RoundEnd() if s.round < ROUNDS else GameEnd())

    def check(self, s: GameState) -> None:
        if self.turns > len(s.players):
            raise Impossible("turns-begun", n=self.turns, players=len(s.players))


class Turn(Phases[GameState]):
    """Civilization phase, actions or pass, workers home, then the effects of the turn's end (p. 3)."""

    FIELDS: ClassVar[str] = "seat@ phase<3"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(phase)
        self.seat = seat

    def copy(self) -> Turn:
        return Turn(self.seat, self.phase)

    # generated: end

    def begin(self, s: GameState, phase: int, luck: Luck) -> None:
        if phase == 0:
            s.stack.append(CivilizationPhase(self.seat))
        elif phase == 1:
            s.stack.append(ActionPhase(self.seat, [0] * ACTION_COUNT, 0, 0, 0))
        else:
            s.stack.pop()
            pending = pending_at_turn_end(s.players[self.seat])
            if pending:
                s.stack.append(TurnEnd(self.seat, pending))

    def finished(self, s: GameState) -> bool:
        return False  # the end of the turn takes its place
