"""International Agreement: the strongest civilization takes cards from the row without paying (p. 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.card_data import ROWS, thing
from ecumene.games.through_the_ages.civil.costs import take_price
from ecumene.games.through_the_ages.civil.take import add_takes, place_of, take, take_details, take_obstacle
from ecumene.games.through_the_ages.rounds.row import Replenish
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import DECLINE, DONE, PLAIN, TAKE, TAKE_AT
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseSome
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

AGREEMENT: Final[int] = thing("international-agreement")
WORTH: Final[int] = next(row["civil_actions"] for row in ROWS[AGREEMENT]["effects"])
OTHER_END: Final = reason("tta.note.agreement-usual-rules")


class InternationalAgreement(ChooseSome[GameState]):
    """Cards worth so many civil actions in all, by the usual rules, for the next political action (p. 12).

    left   civil actions still to be used up
    taken  cards so far
    """

    FIELDS: ClassVar[str] = "seat@ left/10 taken/10"
    RULE: ClassVar[str] = "tta.note.agreement-usual-rules"
    VERBS: ClassVar[list[int]] = [TAKE, TAKE_AT, DECLINE, DONE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("left", "seat", "taken")

    def __init__(self, seat: int, left: int, taken: int) -> None:
        self.seat = seat
        self.left = left
        self.taken = taken

    def copy(self) -> InternationalAgreement:
        return InternationalAgreement(self.seat, self.left, self.taken)

    # generated: end

    def decider(self) -> int:
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        out: list[Action] = []
        add_takes(s, self.seat, self.left, out)
        return out

    def stop(self, s: GameState) -> Action | None:
        return PLAIN[DONE if self.taken else DECLINE]

    def stops(self, a: Action) -> bool:
        return a[0] not in (TAKE, TAKE_AT)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= take_price(s.players[self.seat], a[1], place_of(s, a))
        self.taken += 1
        take(s, self.seat, a, 0, False, luck)

    def stopped(self, s: GameState, luck: Luck) -> None:
        if self.taken:
            s.players[self.seat].no_politics = 1
            luck.tell("no-politics", self.seat, -1, 0, AGREEMENT)
        s.stack.append(Replenish(s.current, 0))

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of a move."""
        if a[0] in (TAKE, TAKE_AT):
            return take_obstacle(s.players[seat], a[1], place_of(s, a), self.left)
        return ALLOWED if a == self.stop(s) else OTHER_END

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return (AGREEMENT, -1, -1) if why == OTHER_END else take_details(s, seat, a, why, self.left)

    def source(self) -> int:
        return AGREEMENT

    def check(self, s: GameState) -> None:
        if not 0 <= self.seat < len(s.players) or not 0 <= self.left <= WORTH or not 0 <= self.taken <= 13:
            raise Impossible("no-such-seat-or-cards", frame="InternationalAgreement")
