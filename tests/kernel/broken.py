"""Bazaar, broken in one place at a time: each variant shows that a law can fail."""

from __future__ import annotations

from itertools import count
from typing import Any

from ecumene.kernel.frame import State
from ecumene.kernel.game import Doc, Options
from ecumene.kernel.luck import Luck
from tests.toy.game import Toy, bazaar
from tests.toy.state import Bazaar


def become(s: State, kind: type[Bazaar]) -> Bazaar:
    """Return the same table as another class."""
    b = bazaar(s)
    numbers = (b.storm, b.bundles, b.length, b.round, b.start, b.wind, b.bank)
    return kind(b.stack, b.over, *numbers, b.coins, b.hands, b.stalls, b.pile, b.discard)


class ShowsThePile(Toy):
    def view(self, s: State, seat: int) -> Doc:
        return {**super().view(s, seat), "pile": bazaar(s).pile[:]}


class ShowsHandsToSpectators(Toy):
    def view(self, s: State, seat: int) -> Doc:
        doc = super().view(s, seat)
        if seat < 0:
            doc["hands"] = [hand[:] for hand in bazaar(s).hands]
        return doc


class LendsItsCoins(Toy):
    def view(self, s: State, seat: int) -> Doc:
        return {**super().view(s, seat), "coins": bazaar(s).coins}


class WritesTuples(Toy):
    def view(self, s: State, seat: int) -> Doc:
        return {**super().view(s, seat), "coins": tuple(bazaar(s).coins)}


class WritesSets(Toy):
    def view(self, s: State, seat: int) -> Doc:
        return {**super().view(s, seat), "stalls": set(bazaar(s).stalls[0])}


class ImaginesOneCardLess(Toy):
    def imagine(self, view: Doc, luck: Luck) -> State:
        world = bazaar(super().imagine(view, luck))
        if world.pile:
            world.pile.pop()
        return world


class ImaginesInPlace(Toy):
    def imagine(self, view: Doc, luck: Luck) -> State:
        world = super().imagine(view, luck)
        view["coins"].reverse()
        return world


class SharesCoins(Bazaar):
    def copy(self) -> Bazaar:
        twin = become(super().copy(), SharesCoins)
        twin.coins = self.coins
        return twin


class CopiesShareCoins(Toy):
    def setup(self, players: int, options: Options, luck: Luck) -> State:
        return become(super().setup(players, options, luck), SharesCoins)


class Moody(Bazaar):
    """Pays less from the ninth payment on, and keeps the count where no copy and no position sees it."""

    payments = 0

    def gain(self, seat: int, amount: int) -> int:
        self.payments += 1
        return super().gain(seat, amount - (self.payments > 8))


class HidesAField(Toy):
    def setup(self, players: int, options: Options, luck: Luck) -> State:
        return become(super().setup(players, options, luck), Moody)


class ForgetsTheWind(Toy):
    def restore(self, doc: Doc) -> State:
        return super().restore({**doc, "wind": 0})


class LosesSoldCards(Bazaar):
    def copy(self) -> Bazaar:
        return become(super().copy(), LosesSoldCards)

    def to_discard(self, card: int) -> None:
        pass


class LosesACard(Toy):
    def setup(self, players: int, options: Options, luck: Luck) -> State:
        return become(super().setup(players, options, luck), LosesSoldCards)


class HasItsOwnDice(Toy):
    dice = count()

    def setup(self, players: int, options: Options, luck: Luck) -> State:
        s = bazaar(super().setup(players, options, luck))
        s.start = next(self.dice) % players
        return s


class DrawsMoreEachTime(Toy):
    dice = count(1)

    def setup(self, players: int, options: Options, luck: Luck) -> State:
        for _ in range(next(self.dice)):
            luck.number(2)
        return super().setup(players, options, luck)


class ForgetsAVerb(Toy):
    def writable_actions(self, s: State) -> list[tuple[int, int, int]]:
        return [a for a in super().writable_actions(s) if a[0] != 0]


class TouchesNothingNamed(Toy):
    def refs(self, s: State, seat: int, a: tuple[int, int, int]) -> list[str]:
        return [""]


class LongerThanAllowed(Toy):
    def setup(self, players: int, options: Options, luck: Luck) -> State:
        s = bazaar(super().setup(players, options, luck))
        s.length = 5
        return s


class ChangedResult(Toy):
    """Reports whatever a test wants it to; None leaves a key out."""

    change: dict[str, Any] = {}

    def result(self, s: State) -> Doc:
        doc = {**super().result(s), **self.change}
        return {key: value for key, value in doc.items() if value is not None}
