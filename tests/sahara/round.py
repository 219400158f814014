"""The round: weather, march, market, night."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.kernel.frame import Frame
from ecumene.kernel.frames.dice import IN_HAND
from ecumene.kernel.frames.phases import Phases
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import unanswered
from tests.sahara.march import March
from tests.sahara.market import Market, Markets
from tests.sahara.state import ROUNDS, Desert
from tests.sahara.weather import FACES, Weather

WEATHER, MARCH, MARKET, NIGHT, DAWN, OVER = range(6)
UNDER_WAY: Final[dict[int, list[type[Frame[Any]]]]] = {
    WEATHER: [], MARCH: [Weather], MARKET: [March], NIGHT: [Markets, Market], OVER: []
}  # fmt: skip
"""What lies on the round when somebody is asked, by the phase that comes next."""


class Round(Phases[Desert]):
    """A round is weather, march, market and night; there are five rounds (p. 1)."""

    RULE: ClassVar[str] = "sahara.round.order"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Round:
        return Round(self.phase)

    # generated: end

    def begin(self, s: Desert, phase: int, luck: Luck) -> None:
        """Begin a phase; after the night another caravan is first."""
        if phase == WEATHER:
            luck.tell("round", s.first, amount=s.round)
            s.stack.append(Weather(s.first, FACES[:], [IN_HAND] * len(FACES), 2, 0))
        elif phase == MARCH:
            s.stack.append(March(*unanswered(s.clockwise())))
        elif phase == MARKET:
            s.stack.append(Markets(0))
        elif phase == NIGHT:
            s.stack.append(Night())
        elif s.round == ROUNDS:
            s.over = True
        else:
            s.round += 1
            s.first = (s.first + 1) % len(s.players)
            self.phase = WEATHER

    def finished(self, s: Desert) -> bool:
        return False


class Night(Frame[Desert]):
    """Every caravan drinks 1 water; who has none loses 1 point, if it has any (p. 2)."""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Night:
        return Night()

    # generated: end

    def step(self, s: Desert, luck: Luck) -> None:
        s.stack.pop()
        for seat, player in enumerate(s.players):
            if player.water > 0:
                player.water -= 1
                luck.tell("drank", seat, amount=-1)
            elif player.points > 0:
                player.points -= 1
                luck.tell("thirst", seat, amount=-1)
