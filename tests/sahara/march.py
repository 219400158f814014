"""The march: all caravans choose in secret where to go."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason
from ecumene.kernel.sealed import Sealed
from tests.sahara.state import GO, GOOD_AT, ROADS, STAY, Desert, march_price

NO_ROAD: Final = reason("sahara.march.road")
NO_WATER: Final = reason("sahara.march.water")
NEWS: Final = 2  # coins


class March(Sealed[Desert]):
    """All choose in secret: a road, or to stay. Who arrives where nobody else is sells news for 2 coins (p. 1)."""

    RULE: ClassVar[str] = "sahara.march.sealed"
    VERBS: ClassVar[list[int]] = [GO, STAY]
    STAYS_SECRET: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> March:
        return March(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])

    # generated: end

    def obstacle(self, s: Desert, seat: int, a: Action) -> int:
        player = s.players[seat]
        if a[0] == STAY:
            return ALLOWED
        if a[1] not in ROADS.neighbours[player.place]:
            return NO_ROAD
        return ALLOWED if march_price(s).total() <= player.water else NO_WATER

    def choices(self, s: Desert, seat: int, steps: list[Action]) -> list[Action]:
        moves = [*((GO, place, 0) for place in range(len(GOOD_AT))), (STAY, 0, 0)]
        return [a for a in moves if self.obstacle(s, seat, a) == ALLOWED]

    def declines(self, s: Desert, seat: int) -> Action | None:
        return (STAY, 0, 0)

    def opened(self, s: Desert, answers: list[list[Action]], luck: Luck) -> None:
        """All set out at once; then news are sold."""
        s.stack.pop()
        moved = {seat: a[1] for seat, [a] in zip(self.asked(), answers, strict=True) if a[0] == GO}
        for seat, place in moved.items():
            player = s.players[seat]
            luck.tell("went", seat, origin=player.place, target=place)
            player.water -= march_price(s).total()
            player.place = place
        for seat in moved:
            if s.neighbours(seat) == 0:
                s.players[seat].coins += NEWS
                luck.tell("news", seat, amount=NEWS)

    def details(self, s: Desert, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return (-1, march_price(s).total(), s.players[seat].water) if why == NO_WATER else (-1, -1, -1)

    def check(self, s: Desert) -> None:
        need(self.asked() == s.clockwise(), "march")
        super().check(s)
