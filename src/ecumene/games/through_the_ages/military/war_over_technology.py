"""War over Technology: science points, or special technologies at their printed price (p. 3)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.card_data import GIVES_BLUE, KIND, SCIENCE_PRICE, SPECIAL, TYPE, WAR
from ecumene.games.through_the_ages.civil.develop import put_special_or_government
from ecumene.games.through_the_ages.economy.losses import lose_blue
from ecumene.games.through_the_ages.effects.effect import GOOD_SCIENCE
from ecumene.games.through_the_ages.effects.in_play import refresh
from ecumene.games.through_the_ages.pieces import gain, lose_points
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import DONE, PICK, PLAIN
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseSome
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

NO_SPOIL: Final = reason("tta.war.steal-technology")
ALREADY_MINE: Final = reason("tta.war.steal-not-owned")
TOO_DEAR: Final = reason("tta.war.steal-technology")


class TakeTechnologies(ChooseSome[GameState]):
    """The winner takes special technologies for a part of the advantage, science points for the rest (p. 3).

    left  of the advantage
    """

    FIELDS: ClassVar[str] = "seat@ rival@ thing$war left/30"
    RULE: ClassVar[str] = "tta.war.steal-technology"
    VERBS: ClassVar[list[int]] = [PICK, DONE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("left", "rival", "seat", "thing")

    def __init__(self, seat: int, rival: int, thing: int, left: int) -> None:
        self.seat = seat
        self.rival = rival
        self.thing = thing
        self.left = left

    def copy(self) -> TakeTechnologies:
        return TakeTechnologies(self.seat, self.rival, self.thing, self.left)

    # generated: end

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return why a special technology cannot be taken; one may always stop."""
        card = a[1]
        if a[0] == DONE:
            return ALLOWED
        if TYPE[card] != SPECIAL or card not in s.players[self.rival].specials:
            return NO_SPOIL
        mine = s.players[self.seat]
        if card in mine.specials or card in mine.hand:
            return ALREADY_MINE
        return ALLOWED if SCIENCE_PRICE[card] <= self.left else TOO_DEAR

    def decider(self) -> int:
        return self.seat

    def waits_for(self, s: GameState) -> list[int]:
        return [self.seat] if self.options(s) else []

    def options(self, s: GameState) -> list[Action]:
        cards = sorted(card for card in s.players[self.rival].specials if card >= 0)
        return [(PICK, card, 0) for card in cards if self.obstacle(s, self.seat, (PICK, card, 0)) == ALLOWED]

    def stop(self, s: GameState) -> Action | None:
        return PLAIN[DONE]

    def stops(self, a: Action) -> bool:
        return a[0] == DONE

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        card = a[1]
        self.left -= SCIENCE_PRICE[card]
        s.players[self.rival].specials[KIND[card]] = -1
        refresh(s, self.rival)
        luck.tell("technology-taken", self.seat, card, 0, self.thing)
        put_special_or_government(s, self.seat, card, luck)
        if GIVES_BLUE[card]:
            lose_blue(s, self.rival, GIVES_BLUE[card], luck, card)

    def stopped(self, s: GameState, luck: Luck) -> None:
        """Take the rest of the advantage in science points."""
        taken = lose_points(s, self.rival, GOOD_SCIENCE, self.left, luck, self.thing)
        gain(s, self.seat, GOOD_SCIENCE, taken, luck, self.thing)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        if why == TOO_DEAR:
            return a[1], SCIENCE_PRICE[a[1]], self.left
        return (a[1] if why == ALREADY_MINE else self.thing), -1, -1

    def source(self) -> int:
        return self.thing

    def check(self, s: GameState) -> None:
        players = range(len(s.players))
        if self.seat not in players or self.rival not in players or self.seat == self.rival:
            raise Impossible("no-such-seats", frame="TakeTechnologies")
        if self.thing < 0 or TYPE[self.thing] != WAR or not 0 <= self.left <= 999:
            raise Impossible("no-such-war-or-advantage", frame="TakeTechnologies")
