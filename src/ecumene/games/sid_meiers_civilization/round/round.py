"""The round: five phases, each from the first player clockwise (p. 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.city_phase.turn import begin_city
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import keep_limits
from ecumene.games.sid_meiers_civilization.movement.turn import begin_movement
from ecumene.games.sid_meiers_civilization.printed import LONG_STOP
from ecumene.games.sid_meiers_civilization.research.research import begin_research
from ecumene.games.sid_meiers_civilization.start_phase.turn import begin_start
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.trade_phase.turn import begin_trade, collect
from ecumene.games.sid_meiers_civilization.winning.victory import long_stop
from ecumene.kernel.frame import NOBODYS
from ecumene.kernel.frames.phases import Phases
from ecumene.kernel.frames.rounds import Rounds
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck

START: Final = 0
TRADE: Final = 1
CITY: Final = 2
MOVEMENT: Final = 3
RESEARCH: Final = 4
END: Final = 5
PHASES: Final[list[str]] = ["start", "trade", "city", "movement", "research"]


class Round(Phases[GameState]):
    """Start, trade, city, movement, research; then the next round (p. 12)."""

    FIELDS: ClassVar[str] = "phase<7"
    RULE: ClassVar[str] = "smc.round.phases"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Round:
        return Round(self.phase)

    # generated: end

    def begin(self, s: GameState, phase: int, luck: Luck) -> None:
        """Go to a phase; after the last one the next round begins."""
        if phase < END:
            luck.tell(f"phase-{PHASES[phase]}", -1, amount=s.round)
        if phase == TRADE:
            collect(s, luck)
        if phase < RESEARCH:
            s.stack.append(PhaseTurns(0, phase))
        elif phase == RESEARCH:
            begin_research(s)
        elif s.round >= LONG_STOP:
            long_stop(s, luck)
        else:
            next_round(s)
            self.phase = START

    def finished(self, s: GameState) -> bool:
        """Never end: round follows round until somebody wins."""
        return False

    def check(self, s: GameState) -> None:
        """Refuse phases that do not exist."""
        need(START <= self.phase <= END + 1, "frame-lacks", frame="Round")


def next_round(s: GameState) -> None:
    """Pass the first player's marker to the left, and make abilities ready again."""
    s.round += 1
    s.first = (s.first + 1) % len(s.players)
    s.locked = []
    for player in s.players:
        player.fresh, player.learned = player.learned, 0
        player.used = player.once = player.wonders_used = 0
        player.bring(-1, 0, 0)


class PhaseTurns(Rounds[GameState]):
    """Each seat has its turn in a phase, clockwise from the first player (p. 12)."""

    FIELDS: ClassVar[str] = "turns/4 phase<5"
    RULE: ClassVar[str] = "smc.round.clockwise"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("phase",)

    def __init__(self, turns: int, phase: int) -> None:
        super().__init__(turns)
        self.phase = phase

    def copy(self) -> PhaseTurns:
        return PhaseTurns(self.turns, self.phase)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        """Clockwise from the first player."""
        return s.order()

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        """Begin the turn of a seat in this phase."""
        if self.phase == START:
            begin_start(s, seat, luck)
        elif self.phase == TRADE:
            begin_trade(s, seat, luck)
        elif self.phase == CITY:
            begin_city(s, seat, luck)
        else:
            begin_movement(s, seat, luck)
        keep_limits(s, [seat])

    def turn(self, s: GameState) -> tuple[int, int]:
        """Return whose turn of which phase and round it is."""
        found = super().turn(s)
        return found if found == NOBODYS else (found[0], (s.round * END + self.phase) * END + self.turns)

    def check(self, s: GameState) -> None:
        """Refuse turns that do not exist."""
        need(0 <= self.turns <= len(s.players) and self.phase < RESEARCH, "frame-lacks", frame="PhaseTurns")
