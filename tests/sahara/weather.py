"""The weather: two dice, of which the first caravan may roll some again."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.kernel.frames.dice import RollDice
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from tests.sahara.state import AGAIN, ARRIVING, GOOD_AT, KEEP, ROLL, WELLS, Desert

FACES: Final = [6, len(WELLS)]


class Weather(RollDice[Desert]):
    """The first die is the wind; the second says at which oasis 2 goods arrive (p. 1)."""

    RULE: ClassVar[str] = "sahara.weather.again"
    VERBS: ClassVar[list[int]] = [AGAIN, ROLL, KEEP]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Weather:
        return Weather(self.seat, self.faces[:], self.dice[:], self.rolls, self.asks)

    # generated: end

    def fell(self, s: Desert, luck: Luck) -> None:
        luck.tell("weather", -1, amount=self.dice[0], target=WELLS[self.dice[1] - 1])

    def rolled(self, s: Desert, luck: Luck) -> None:
        s.wind, place = self.dice[0], WELLS[self.dice[1] - 1]
        s.stock[place] += ARRIVING
        luck.tell("arrived", -1, GOOD_AT[place], ARRIVING, target=place)

    def check(self, s: Desert) -> None:
        self.check_dice(len(s.players))
        need(self.faces == FACES and self.seat == s.first and self.rolls <= 1 and self.asks == 1, "dice")
