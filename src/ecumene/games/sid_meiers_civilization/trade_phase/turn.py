"""The trade phase: everybody collects, then seats use abilities and make offers in turn (p. 14, 15)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.interrupts.effect import use
from ecumene.games.sid_meiers_civilization.interrupts.using import (
    play_obstacle,
    usable,
    use_details,
    use_obstacle,
)
from ecumene.games.sid_meiers_civilization.map.sums import trade
from ecumene.games.sid_meiers_civilization.pieces import gain_trade
from ecumene.games.sid_meiers_civilization.printed import OFFERS
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.trade_phase.deal import Deal
from ecumene.games.sid_meiers_civilization.verbs import DONE, OFFER, PLAY, USE
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.bargain import Bargaining
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED, reason

NO_PARTNER: Final = reason("smc.ruling.offers")
NO_OFFER_LEFT: Final = reason("smc.ruling.offers")


def collect(s: GameState, luck: Luck) -> None:
    """Let every seat collect the trade of its cities; above 27 it is lost."""
    for seat in s.order():
        player = s.players[seat]
        total = sum([trade(s, seat, city) for city in range(len(player.cities))])
        gain_trade(s, seat, total, -1, luck)


class TradeTurn(Bargaining[GameState]):
    """Abilities of the trade phase and at most three offers, until the seat is done (p. 15)."""

    FIELDS: ClassVar[str] = "seat@ left/3 over<2"
    RULE: ClassVar[str] = "smc.ruling.offers"
    VERBS: ClassVar[list[int]] = [USE, PLAY, OFFER, DONE]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("over",)

    def __init__(self, seat: int, left: int, over: int) -> None:
        super().__init__(seat, left)
        self.over = over

    def copy(self) -> TradeTurn:
        return TradeTurn(self.seat, self.left, self.over)

    # generated: end

    def propose(self, partner: int) -> Action:
        """Begin an offer."""
        return (OFFER, partner, 0)

    def done(self) -> Action:
        """End the trade phase."""
        return (DONE, 0, 0)

    def partners(self, s: GameState) -> list[int]:
        """Return all others, as long as offers are left."""
        seats = range(len(s.players))
        return [one for one in seats if self.obstacle(s, self.seat, self.propose(one)) == ALLOWED]

    def proposal(self, s: GameState, partner: int) -> Frame[GameState]:
        """Begin with nothing for nothing."""
        return Deal(self.seat, partner, [], [], [], [], 0, 0)

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for the seat until it is done."""
        return [] if self.over else [self.seat]

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List abilities and offers, then the end."""
        moves: list[Action] = [(USE, technology, 0) for technology in usable(s, seat, "trade")]
        return moves + super().legal(s, seat)

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Use an ability, begin an offer, or end."""
        if a[0] == DONE:
            self.over = 1
        elif a[0] == USE:
            use(s, seat, a[1], "trade")
        else:
            self.left -= 1
            s.stack.append(self.proposal(s, a[1]))

    def step(self, s: GameState, luck: Luck) -> None:
        """End here."""
        s.stack.pop()

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """At most so many offers, each to somebody else."""
        if a[0] == USE:
            return use_obstacle(s, seat, a[1], "trade")
        if a[0] == PLAY:
            return play_obstacle(s, seat, a[1], "trade")
        if a[0] == OFFER and a[1] not in s.others(seat):
            return NO_PARTNER
        return NO_OFFER_LEFT if a[0] == OFFER and not self.left else ALLOWED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the technology."""
        return use_details(a[1], why) if a[0] in (USE, PLAY) and why != UNLISTED else (-1, -1, -1)


def begin_trade(s: GameState, seat: int, luck: Luck) -> None:
    """Begin the trade phase of a seat."""
    s.stack.append(TradeTurn(seat, OFFERS, 0))
