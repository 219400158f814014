"""Rounds and turns (p. 1 and p. 3): a turn is a list of phases that reads like the book's own list."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.civil.action_phase import ActionPhase, begin_actions
from ecumene.games.through_the_ages.economy.production import Production
from ecumene.games.through_the_ages.military.tactics import make_available
from ecumene.games.through_the_ages.military.war import resolve_war
from ecumene.games.through_the_ages.politics.politics_phase import politics_phase
from ecumene.games.through_the_ages.rounds.end import FinalScoring
from ecumene.games.through_the_ages.rounds.row import Replenish
from ecumene.games.through_the_ages.rounds.turn_end import (
    DiscardExcess,
    DrawCards,
    end_of_actions,
    excess,
    reset_actions,
)
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.frames import rounds
from ecumene.kernel.frames.phases import Phases
from ecumene.kernel.frames.rounds import clockwise
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck

# Phases of a turn, in order; the first turn begins with the action phase (p. 3).
REPLENISH: Final = 0
RESOLVE_WAR: Final = 1
AVAILABLE_TACTIC: Final = 2
POLITICS: Final = 3
ACTIONS: Final = 4
DISCARD: Final = 5
PRODUCTION: Final = 6
DRAW: Final = 7
RESET: Final = 8
PHASES: Final = 9


class Rounds(rounds.Rounds[GameState]):
    """Everybody has one turn a round, clockwise from the first player, until the last round is over (p. 1)."""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Rounds:
        return Rounds(self.turns)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        return clockwise(s.first, len(s.players))

    def plays(self, s: GameState, seat: int) -> bool:
        return not s.players[seat].out

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        s.current = seat
        luck.tell("turn", seat, -1, s.round)
        s.stack.append(Turn(seat, ACTIONS if s.round == 1 else REPLENISH))

    def end_round(self, s: GameState, luck: Luck) -> None:
        if s.round == s.last_round:
            s.stack[-1] = FinalScoring(0, [])
        else:
            s.round += 1

    def check(self, s: GameState) -> None:
        if not 0 <= self.turns <= len(s.players):
            raise Impossible("more-turns-than-players", frame="Rounds")


class Turn(Phases[GameState]):
    """Start of the turn, politics, actions, end of the turn (p. 3)."""

    FIELDS: ClassVar[str] = "seat@ phase/7"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(phase)
        self.seat = seat

    def copy(self) -> Turn:
        return Turn(self.seat, self.phase)

    # generated: end

    def finished(self, s: GameState) -> bool:
        return self.phase == PHASES or s.players[self.seat].out > 0

    def begin(self, s: GameState, phase: int, luck: Luck) -> None:
        seat = self.seat
        if phase == REPLENISH:
            s.stack.append(Replenish(seat, 1))
        elif phase == RESOLVE_WAR:
            resolve_war(s, seat, luck)
        elif phase == AVAILABLE_TACTIC:
            make_available(s, seat, luck)
        elif phase == POLITICS:
            politics_phase(s, seat, luck)
        elif phase == ACTIONS:
            begin_actions(s, seat, luck)
            s.stack.append(ActionPhase(seat))
        elif phase == DISCARD:
            end_of_actions(s, seat, luck)
            if excess(s.players[seat]):
                s.stack.append(DiscardExcess(seat))
        elif phase == PRODUCTION:
            s.stack.append(Production(seat))
        elif phase == DRAW:
            s.stack.append(DrawCards(seat))
        else:
            reset_actions(s.players[seat])

    def check(self, s: GameState) -> None:
        if not 0 <= self.seat < len(s.players) or not 0 <= self.phase <= PHASES:
            raise Impossible("no-such-seat-or-phase", frame="Turn")


def calm(s: GameState) -> bool:
    """Return whether wars, politics and what they bring about are over in this turn."""
    for frame in s.stack:
        if isinstance(frame, Turn):
            return frame.phase > ACTIONS
    return True
