"""The wind: rolled at the start of a round; with storms, the start seat may try again."""

from __future__ import annotations

from typing import ClassVar

from ecumene.kernel.frame import Action
from ecumene.kernel.frames.dice import IN_HAND, RollDice
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal
from tests.toy.state import Bazaar
from tests.toy.things import AGAIN, KEEP, ROLL

FACES = 6


class Wind(RollDice[Bazaar]):
    """An income of 1, or 2 from 4 on; with storms the lower of two dice, and a 1 takes a coin instead (p. 1)."""

    RULE: ClassVar[str] = "toy.wind.again"
    VERBS: ClassVar[list[int]] = [AGAIN, ROLL, KEEP]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Wind:
        return Wind(self.seat, self.faces[:], self.dice[:], self.rolls, self.asks)

    # generated: end

    def fell(self, s: Bazaar, luck: Luck) -> None:
        """Tell the wind."""
        luck.tell("wind", -1, amount=min(self.dice))

    def rolled(self, s: Bazaar, luck: Luck) -> None:
        """Everybody has an income."""
        s.wind = min(self.dice)
        income = 1 if s.wind < 4 else 2
        if s.storm and s.wind == 1:
            income = -1
        for seat in range(len(s.hands)):
            luck.tell("income", seat, amount=s.gain(seat, income))

    def refuse(self, s: Bazaar, seat: int, a: Action) -> Refusal:
        """Only dice that lie there can be taken up."""
        return Refusal(self.RULE, need=len(self.dice), have=a[1] if a[0] == AGAIN else 0)

    def check(self, s: Bazaar) -> None:
        """Refuse dice that cannot lie there."""
        self.check_dice(len(s.hands))
        if self.faces != [FACES] * (1 + s.storm):
            raise Impossible("bazaar", cause="Wind: other dice")


def wind(s: Bazaar) -> Wind:
    """Return the dice of a round: one, or two with storms, which the start seat may roll again once."""
    dice = 1 + s.storm
    return Wind(s.start if s.storm else -1, [FACES] * dice, [IN_HAND] * dice, dice, 0)
