"""Colonies: won in an auction, lost, taken; their permanent and immediate effects (p. 7 and p. 9)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.card_data import GIVES_BLUE, GIVES_YELLOW, TERRITORY, TYPE
from ecumene.games.through_the_ages.civil.action_cards import CarryOut
from ecumene.games.through_the_ages.economy.losses import lose_blue
from ecumene.games.through_the_ages.effects.effect import DO_LOSE, DO_TAKE, GOOD_COLONY
from ecumene.games.through_the_ages.effects.in_play import refresh
from ecumene.games.through_the_ages.military.force import SendForce, feared_reach, has_units, reach
from ecumene.games.through_the_ages.politics.event_choices import CardChoice
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import BID, PASS, PICK, PLAIN
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames import auction as auctions
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

TOO_LOW: Final = reason("tta.colony.bid-higher")
TOO_HIGH: Final = reason("tta.colony.bid-reach")


def colony_comes(s: GameState, seat: int, colony: int, luck: Luck) -> None:
    """Bring a colony into the area of a seat with its permanent effects (p. 9)."""
    player = s.players[seat]
    player.colonies.append(colony)
    refresh(s, seat)
    luck.tell("colony", seat, colony)
    tokens(s, seat, GIVES_YELLOW[colony], GIVES_BLUE[colony], luck, colony)


def colony_goes(s: GameState, seat: int, colony: int, luck: Luck) -> None:
    """Take a colony out of an area; where the card goes is the caller's business (p. 9)."""
    s.players[seat].colonies.remove(colony)
    refresh(s, seat)
    luck.tell("colony-lost", seat, colony)
    tokens(s, seat, -GIVES_YELLOW[colony], -GIVES_BLUE[colony], luck, colony)


def tokens(s: GameState, seat: int, yellow: int, blue: int, luck: Luck, source: int) -> None:
    """Move tokens between the box and the banks; no more yellow ones are lost than the bank has (p. 10)."""
    player = s.players[seat]
    yellow = max(yellow, -player.yellow)
    player.yellow += yellow
    if yellow:
        luck.tell("yellow", seat, -1, yellow, source)
    if blue > 0:
        player.blue += blue
        luck.tell("blue", seat, -1, blue, source)
    elif blue < 0:
        lose_blue(s, seat, -blue, luck, source)


def colonize(s: GameState, seat: int, colony: int, luck: Luck) -> None:
    """Settle a territory: permanent effects first, then the immediate ones (p. 7)."""
    s.stack.append(CarryOut(seat, colony, 0))
    colony_comes(s, seat, colony, luck)


class Auction(auctions.Auction[GameState]):
    """Bids for a territory, clockwise from the one who revealed it; the last one left colonizes (p. 7)."""

    VERBS: ClassVar[list[int]] = [BID, PASS]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Auction:
        return Auction(self.thing, self.live[:], self.at, self.high, self.winner)

    # generated: end

    def bid(self, amount: int) -> Action:
        return (BID, amount, 0)

    def drop(self) -> Action:
        return PLAIN[PASS]

    def most(self, s: GameState, seat: int) -> int:
        return reach(s, seat)

    def outbid(self, s: GameState, seat: int) -> bool:
        return feared_reach(s, seat) <= self.high

    def tell(self, seat: int, bid: int, luck: Luck) -> None:
        luck.tell("bid" if bid else "bid-pass", seat, self.thing, bid)

    def sold(self, s: GameState, luck: Luck) -> None:
        s.stack.append(Colonization(self.winner, self.thing))
        s.stack.append(SendForce(self.winner, self.thing, self.high, [], 0, 0))

    def unsold(self, s: GameState, luck: Luck) -> None:
        luck.tell("no-colony", -1, self.thing)  # it stays among the past events

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of a bid."""
        if a[0] == BID and a[1] <= self.high:
            return TOO_LOW
        return TOO_HIGH if a[0] == BID and a[1] > self.most(s, seat) else ALLOWED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        if why == TOO_LOW:
            return self.thing, self.high + 1, a[1]
        return self.thing, a[1], self.most(s, seat)

    def check(self, s: GameState) -> None:
        if self.thing not in s.past or TYPE[self.thing] != TERRITORY:
            raise Impossible("territory-was-not-revealed", frame="Auction")
        self.check_bids(len(s.players))


def auction(s: GameState, seat: int, territory: int) -> None:
    """Offer a territory to all who have a unit to send (p. 7)."""
    live = [other for other in s.seats_from(seat) if has_units(s.players[other])]
    s.stack.append(Auction(territory, live, 0, 0, -1))  # a unit is worth a bid: nobody is outbid yet


class Colonization(Frame[GameState]):
    """The force has landed: the territory becomes a colony (p. 7)."""

    FIELDS: ClassVar[str] = "seat@ thing$territory"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat", "thing")

    def __init__(self, seat: int, thing: int) -> None:
        self.seat = seat
        self.thing = thing

    def copy(self) -> Colonization:
        return Colonization(self.seat, self.thing)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        s.past.remove(self.thing)
        colonize(s, self.seat, self.thing, luck)

    def source(self) -> int:
        return self.thing

    def check(self, s: GameState) -> None:
        if not 0 <= self.seat < len(s.players) or self.thing not in s.past or TYPE[self.thing] != TERRITORY:
            raise Impossible("no-such-seat-or-territory", frame="Colonization")


class PickColony(CardChoice):
    """A colony is lost, or taken by the one who chooses (Independence Declaration, Annex)."""

    RULE: ClassVar[str] = "tta.colonies.change-hands"
    VERBS: ClassVar[list[int]] = [PICK]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> PickColony:
        return PickColony(self.chooser, self.seat, self.thing, self.at)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        return [(PICK, colony, 0) for colony in sorted(s.players[self.seat].colonies)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        colony = a[1]
        colony_goes(s, self.seat, colony, luck)
        if self.row().do == DO_TAKE:
            colony_comes(s, self.chooser, colony, luck)
        else:
            s.discard_military(self.seat, colony, True)

    def check(self, s: GameState) -> None:
        self.needs(s, DO_LOSE, DO_TAKE)
        if GOOD_COLONY not in self.row().goods:
            raise Impossible("card-is-not-about-colonies", frame="PickColony")
