"""Bazaar, broken in one place at a time: each variant shows that a law can fail."""

from __future__ import annotations

from itertools import count
from typing import Any

from ecumene.kernel.frame import Action, waiting
from ecumene.kernel.game import Doc, Options
from ecumene.kernel.judge import Judge
from ecumene.kernel.luck import Luck
from ecumene.kernel.modifiers import Gain
from ecumene.kernel.prospects import Prospect
from ecumene.kernel.teller import Teller
from tests.toy.game import Toy
from tests.toy.judge import JUDGE
from tests.toy.state import Bazaar
from tests.toy.teller import TELLER
from tests.toy.things import BID, COINS, DONE, SALT

TOLD = (
    "refs",
    "price",
    "gain",
    "named_by",
    "told_as",
    "warnings",
    "cautions",
    "chances",
    "forecast",
    "forecast_stops",
    "totals",
    "prospects",
    "holdings",
)
JUDGED = ("features", "calm", "ideas", "asks_aside")


def become(s: Bazaar, kind: type[Bazaar]) -> Bazaar:
    """Return the same table as another class."""
    numbers = (s.storm, s.bundles, s.purse, s.length, s.round, s.start, s.wind, s.bank)
    roads = (s.traders, s.rivals, s.rival_at, s.rival_points)
    return kind(s.stack, s.over, *numbers, s.coins, s.hands, s.stalls, s.pile, s.discard, *roads)


class SaysOtherwise(Toy):
    """Bazaar, some parts of whose teller and judge are methods of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.teller = Teller(**{part: getattr(self, part, getattr(TELLER, part)) for part in TOLD})
        self.judge = Judge(**{part: getattr(self, part, getattr(JUDGE, part)) for part in JUDGED})


class ShowsThePile(Toy):
    def view(self, s: Bazaar, seat: int) -> Doc:
        return {**super().view(s, seat), "pile": s.pile[:]}


class ShowsHandsToSpectators(Toy):
    def view(self, s: Bazaar, seat: int) -> Doc:
        doc = super().view(s, seat)
        if seat < 0:
            doc["hands"] = [hand[:] for hand in s.hands]
        return doc


class LendsItsCoins(Toy):
    def view(self, s: Bazaar, seat: int) -> Doc:
        return {**super().view(s, seat), "coins": s.coins}


class WritesTuples(Toy):
    def view(self, s: Bazaar, seat: int) -> Doc:
        return {**super().view(s, seat), "coins": tuple(s.coins)}


class WritesSets(Toy):
    def view(self, s: Bazaar, seat: int) -> Doc:
        return {**super().view(s, seat), "stalls": set(s.stalls[0])}


class GainsByThePile(SaysOtherwise):
    def gain(self, s: Bazaar, seat: int, a: Action) -> list[Gain]:
        return [("coins", -1, s.pile[0] if s.pile else 0)]


class ForeseesByHands(SaysOtherwise):
    def forecast(self, s: Bazaar, seat: int) -> dict[str, int]:
        return {"coins": sum(s.hands[seat])}


class WarnsOfOtherHands(SaysOtherwise):
    def warnings(self, s: Bazaar, seat: int) -> list[tuple[str, dict[str, Any]]]:
        return [("warning-gives-up", {})] if SALT in s.hands[seat - 1] else []


class CautionsByOtherHands(SaysOtherwise):
    def cautions(self, s: Bazaar, seat: int, a: Action) -> list[tuple[str, dict[str, Any]]]:
        return [("warning-gives-up", {})] if SALT in s.hands[seat - 1] else []


class ReckonsWithOtherHands(SaysOtherwise):
    def chances(self, s: Bazaar, seat: int, a: Action) -> list[tuple[str, dict[str, Any]]]:
        return [("warning-gives-up", {"n": s.hands[seat - 1].count(SALT)})]


class AddsUpOtherHands(SaysOtherwise):
    def totals(self, s: Bazaar, seat: int) -> dict[str, Any]:
        return {"salt": s.hands[seat - 1].count(SALT)}


class HopesByOtherHandsWhileOthersAreAsked(SaysOtherwise):
    def prospects(self, s: Bazaar, seat: int) -> list[Prospect]:
        return [] if seat in waiting(s) else [Prospect(SALT, "waits", {"n": s.hands[seat - 1].count(SALT)}, [])]


class NamesByOtherHands(SaysOtherwise):
    def named_by(self, s: Bazaar, seat: int, a: Action) -> int:
        return SALT if SALT in s.hands[seat - 1] else -1


class CallsByOtherHands(SaysOtherwise):
    def told_as(self, s: Bazaar, seat: int, a: Action) -> tuple[str, int] | None:
        return ("salt", s.hands[seat - 1].count(SALT))


class ThinksOfNothing(SaysOtherwise):
    def ideas(self, s: Bazaar, seat: int, legal: list[Action]) -> list[Action]:
        return [a for a in legal if a[0] != DONE]


class ThinksOfTheForbidden(SaysOtherwise):
    def ideas(self, s: Bazaar, seat: int, legal: list[Action]) -> list[Action]:
        return [*legal, (BID, COINS + 1, 0)]


class ForgetsWhileItThinks(SaysOtherwise):
    def ideas(self, s: Bazaar, seat: int, legal: list[Action]) -> list[Action]:
        return [legal.pop()]


class AsksEverybodyAside(SaysOtherwise):
    def asks_aside(self, s: Bazaar) -> bool:
        return True


class ImaginesOneCardLess(Toy):
    def imagine(self, view: Doc, luck: Luck) -> Bazaar:
        world = super().imagine(view, luck)
        if world.pile:
            world.pile.pop()
        return world


class ImaginesInPlace(Toy):
    def imagine(self, view: Doc, luck: Luck) -> Bazaar:
        world = super().imagine(view, luck)
        view["coins"].reverse()
        return world


class SharesCoins(Bazaar):
    def copy(self) -> Bazaar:
        twin = become(super().copy(), SharesCoins)
        twin.coins = self.coins
        return twin


class CopiesShareCoins(Toy):
    def setup(self, players: int, options: Options, luck: Luck) -> Bazaar:
        return become(super().setup(players, options, luck), SharesCoins)


class Moody(Bazaar):
    """Pays less from the ninth payment on, and keeps the count where no copy and no position sees it."""

    payments = 0

    def gain(self, seat: int, amount: int) -> int:
        self.payments += 1
        return super().gain(seat, amount - (self.payments > 8))


class HidesAField(Toy):
    def setup(self, players: int, options: Options, luck: Luck) -> Bazaar:
        return become(super().setup(players, options, luck), Moody)


class ForgetsTheWind(Toy):
    def restore(self, doc: Doc) -> Bazaar:
        return super().restore({**doc, "wind": 0})


class LosesSoldCards(Bazaar):
    def copy(self) -> Bazaar:
        return become(super().copy(), LosesSoldCards)

    def to_discard(self, card: int) -> None:
        pass


class LosesACard(Toy):
    def setup(self, players: int, options: Options, luck: Luck) -> Bazaar:
        return become(super().setup(players, options, luck), LosesSoldCards)


class HasItsOwnDice(Toy):
    dice = count()

    def setup(self, players: int, options: Options, luck: Luck) -> Bazaar:
        s = super().setup(players, options, luck)
        s.start = next(self.dice) % players
        return s


class DrawsMoreEachTime(Toy):
    dice = count(1)

    def setup(self, players: int, options: Options, luck: Luck) -> Bazaar:
        for _ in range(next(self.dice)):
            luck.number(2)
        return super().setup(players, options, luck)


class ForgetsAVerb(Toy):
    def writable_actions(self, s: Bazaar) -> list[tuple[int, int, int]]:
        return [a for a in super().writable_actions(s) if a[0] != 0]


class TouchesNothingNamed(SaysOtherwise):
    def refs(self, s: Bazaar, seat: int, a: tuple[int, int, int]) -> list[str]:
        return [""]


class LongerThanAllowed(Toy):
    def setup(self, players: int, options: Options, luck: Luck) -> Bazaar:
        s = super().setup(players, options, luck)
        s.length = 5
        return s


class ChangedResult(Toy):
    """Reports whatever a test wants it to; None leaves a key out."""

    change: dict[str, Any] = {}

    def result(self, s: Bazaar) -> Doc:
        doc = {**super().result(s), **self.change}
        return {key: value for key, value in doc.items() if value is not None}
