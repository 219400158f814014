"""A turn: the event, action rounds until a revolution, the civbots, the end of the turn (Turn)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.historia.card_data import ERAS, TURNS
from ecumene.games.historia.civbots.civbots import CivbotsAct
from ecumene.games.historia.rounds.choose_cards import choose_cards
from ecumene.games.historia.rounds.end_of_turn import EndOfTurn
from ecumene.games.historia.rounds.resolve_cards import Act
from ecumene.games.historia.state import GameState
from ecumene.games.historia.variants.events import turn_event
from ecumene.kernel.frame import Frame
from ecumene.kernel.frames.rounds import Rounds
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck

LAST_TURN: Final[int] = ERAS * TURNS
BEGIN: Final = 0
ROUNDS: Final = 1
CIVBOTS: Final = 2
END: Final = 3
NEXT: Final = 4


class Turn(Frame[GameState]):
    """Twelve turns, four in each of three eras; after the last one the game is over (Game).

    phase  the next one
    """

    FIELDS: ClassVar[str] = "phase<5"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def copy(self) -> Turn:
        return Turn(self.phase)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        phase = self.phase
        self.phase += 1
        if phase == BEGIN:
            s.turn += 1
            s.round = 0
            s.revolution = False
            luck.tell("turn", -1, -1, s.turn)
            if s.events:
                turn_event(s, luck)
        elif phase == ROUNDS:
            s.stack.append(ActionRounds(0))
        elif phase == CIVBOTS:
            if s.bots:
                s.stack.append(CivbotsAct(0))
        elif phase == END:
            s.stack.append(EndOfTurn(0))
        elif s.turn == LAST_TURN:
            luck.tell("game-end", -1)
            s.over = True
            s.stack.clear()
        else:
            self.phase = BEGIN

    def check(self, s: GameState) -> None:
        need(self.phase > 0, "turn-phase", n=self.phase)


CHOOSING: Final = 0
RESOLVING: Final = 1
AFTER_ROUND: Final = 2


class ActionRounds(Frame[GameState]):
    """Rounds of chosen cards, until somebody has played Revolution: then that round is the last (Turn)."""

    FIELDS: ClassVar[str] = "stage<3"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def copy(self) -> ActionRounds:
        return ActionRounds(self.stage)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        stage = self.stage
        self.stage += 1
        if stage == CHOOSING:
            s.round += 1
            for player in s.players:
                player.played = []
            s.stack.append(choose_cards(len(s.players)))
        elif stage == RESOLVING:
            s.stack.append(Resolution(0))
        elif s.revolution:
            s.stack.pop()
        else:
            self.stage = CHOOSING

    def check(self, s: GameState) -> None:
        need(self.stage > 0, "rounds-stage", n=self.stage)


class Resolution(Rounds[GameState]):
    """In turn order all resolve their cards; also after a revolution the round is completed (Turn)."""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Resolution:
        return Resolution(self.turns)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        return s.order

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        s.stack.append(Act(seat, -1, -1, -1, 0))
