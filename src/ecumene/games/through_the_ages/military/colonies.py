"""Colonies: won in an auction, lost, taken; their permanent and immediate effects (p. 7 and p. 9)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.card_data import GIVES_BLUE, GIVES_YELLOW, TERRITORY, TYPE
from ecumene.games.through_the_ages.civil.action_cards import CarryOut
from ecumene.games.through_the_ages.economy.losses import lose_blue
from ecumene.games.through_the_ages.effects.effect import DO_LOSE, DO_TAKE, GOOD_COLONY
from ecumene.games.through_the_ages.effects.in_play import refresh
from ecumene.games.through_the_ages.military.force import SendForce, has_units, reach
from ecumene.games.through_the_ages.politics.choices import CardChoice
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import BID, PASS, PICK, PLAIN
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


def colony_comes(s: Board, seat: int, colony: int, luck: Luck) -> None:
    """Bring a colony into the area of a seat with its permanent effects (p. 9)."""
    player = s.players[seat]
    player.colonies.append(colony)
    refresh(s, seat)
    luck.tell("colony", seat, colony)
    tokens(s, seat, GIVES_YELLOW[colony], GIVES_BLUE[colony], luck, colony)


def colony_goes(s: Board, seat: int, colony: int, luck: Luck) -> None:
    """Take a colony out of an area; where the card goes is the caller's business (p. 9)."""
    s.players[seat].colonies.remove(colony)
    refresh(s, seat)
    luck.tell("colony-lost", seat, colony)
    tokens(s, seat, -GIVES_YELLOW[colony], -GIVES_BLUE[colony], luck, colony)


def tokens(s: Board, seat: int, yellow: int, blue: int, luck: Luck, source: int) -> None:
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


def colonize(s: Board, seat: int, colony: int, luck: Luck) -> None:
    """Settle a territory: permanent effects first, then the immediate ones (p. 7)."""
    s.stack.append(CarryOut(seat, colony, 0))
    colony_comes(s, seat, colony, luck)


class Auction(Frame[Board]):
    """Bids for a territory, clockwise from the one who revealed it; the last one left colonizes (p. 7)."""

    __slots__ = ("at", "high", "live", "thing", "winner")
    FIELDS: ClassVar[str] = "thing$ live[] at high winner"
    RULE: ClassVar[str] = "tta.colony.bid-order"

    def __init__(self, thing: int, live: list[int], at: int, high: int, winner: int) -> None:
        self.thing = thing
        self.live = live  # seats that have not passed, clockwise
        self.at = at
        self.high = high
        self.winner = winner  # who bid highest, -1: nobody yet

    def copy(self) -> Auction:
        return Auction(self.thing, self.live[:], self.at, self.high, self.winner)

    def waits_for(self, s: Board) -> list[int]:
        return [self.live[self.at]] if len(self.live) > 1 or (self.live and self.winner < 0) else []

    def legal(self, s: Board, seat: int) -> list[Action]:
        return [(BID, bid, 0) for bid in range(self.high + 1, reach(s, seat) + 1)] + [PLAIN[PASS]]

    def declines(self, s: Board, seat: int) -> Action | None:
        return PLAIN[PASS]

    def answer(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
        if a[0] == PASS:
            self.live.pop(self.at)
            luck.tell("bid-pass", seat, self.thing)
        else:
            self.high = a[1]
            self.winner = seat
            self.at += 1
            luck.tell("bid", seat, self.thing, a[1])
        if self.at >= len(self.live):
            self.at = 0

    def step(self, s: Board, luck: Luck) -> None:
        s.stack.pop()
        if self.winner < 0:
            luck.tell("no-colony", -1, self.thing)  # it stays among the past events
        else:
            s.stack.append(Colonization(self.winner, self.thing))
            s.stack.append(SendForce(self.winner, self.thing, self.high, [], 0, 0))

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        if a[0] != BID:
            return Refusal(self.RULE, self.thing)
        if a[1] <= self.high:
            return Refusal("tta.colony.bid-higher", self.thing, self.high + 1, a[1])
        return Refusal("tta.colony.bid-reach", self.thing, a[1], reach(s, seat))

    def source(self) -> int:
        return self.thing

    def check(self, s: Board) -> None:
        players = range(len(s.players))
        if self.thing not in s.past or TYPE[self.thing] != TERRITORY:
            raise Impossible("territory-was-not-revealed", frame="Auction")
        if any(seat not in players for seat in self.live) or len(set(self.live)) != len(self.live):
            raise Impossible("no-such-seats", frame="Auction")
        if not 0 <= self.at < max(1, len(self.live)) or self.high < 0 or (self.winner >= 0) != (self.high > 0):
            raise Impossible("impossible-bids", frame="Auction")
        if self.winner >= 0 and self.winner not in self.live:
            raise Impossible("highest-bidder-has-passed", frame="Auction")


def auction(s: Board, seat: int, territory: int) -> None:
    """Offer a territory to all who have a unit to send (p. 7)."""
    live = [other for other in s.seats_from(seat) if has_units(s.players[other])]
    s.stack.append(Auction(territory, live, 0, 0, -1))


class Colonization(Frame[Board]):
    """The force has landed: the territory becomes a colony (p. 7)."""

    __slots__ = ("seat", "thing")
    FIELDS: ClassVar[str] = "seat thing$"

    def __init__(self, seat: int, thing: int) -> None:
        self.seat = seat
        self.thing = thing

    def copy(self) -> Colonization:
        return Colonization(self.seat, self.thing)

    def step(self, s: Board, luck: Luck) -> None:
        s.stack.pop()
        s.past.remove(self.thing)
        colonize(s, self.seat, self.thing, luck)

    def source(self) -> int:
        return self.thing

    def check(self, s: Board) -> None:
        if not 0 <= self.seat < len(s.players) or self.thing not in s.past or TYPE[self.thing] != TERRITORY:
            raise Impossible("no-such-seat-or-territory", frame="Colonization")


class PickColony(CardChoice):
    """A colony is lost, or taken by the one who chooses (Independence Declaration, Annex)."""

    __slots__ = ()
    RULE: ClassVar[str] = "tta.colonies.change-hands"

    def copy(self) -> PickColony:
        return PickColony(self.chooser, self.seat, self.thing, self.at)

    def options(self, s: Board) -> list[Action]:
        return [(PICK, colony, 0) for colony in sorted(s.players[self.seat].colonies)]

    def carry_out(self, s: Board, subject: int, luck: Luck) -> None:
        colony_goes(s, self.seat, subject, luck)
        if self.row().do == DO_TAKE:
            colony_comes(s, self.chooser, subject, luck)
        else:
            s.discard_military(self.seat, subject, True)

    def check(self, s: Board) -> None:
        self.needs(s, DO_LOSE, DO_TAKE)
        if GOOD_COLONY not in self.row().goods:
            raise Impossible("card-is-not-about-colonies", frame="PickColony")
