"""Bazaar with sealed answers that are broken in one place at a time."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.game import Doc, Options
from ecumene.kernel.luck import Luck
from tests.toy.game import Toy
from tests.toy.round import Bundles, Round
from tests.toy.state import Bazaar
from tests.toy.things import SALT


class OtherBundles(Bundles):
    def copy(self) -> Bundles:
        return type(self)(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])


class AskedForSalt(OtherBundles):
    """Leaves out who holds no salt, though nobody else can see that."""

    def waits_for(self, s: Bazaar) -> list[int]:
        return [seat for seat in super().waits_for(s) if SALT in s.hands[seat]]


class Open(OtherBundles):
    """Shows everybody's steps."""

    def show(self, seat: int) -> list[Any]:
        return Frame.show(self, seat)


class Counted(OtherBundles):
    """Tells how many steps were taken."""

    def answer(self, s: Bazaar, seat: int, a: Action, luck: Luck) -> None:
        super().answer(s, seat, a, luck)
        luck.tell("bid", seat, amount=len(self.steps(seat)))


class Kept(OtherBundles):
    """Takes nothing back."""

    def take_back(self, seat: int) -> None:
        pass


class Quiet(OtherBundles):
    """Opens the answers without a reveal."""

    def step(self, s: Bazaar, luck: Luck) -> None:
        self.opened(s, [self.steps(seat) for seat in self.asked()], luck)


class OtherRound(Round):
    kind: type[Bundles] = Bundles

    def copy(self) -> Round:
        return type(self)(self.phase)

    def step(self, s: Bazaar, luck: Luck) -> None:
        super().step(s, luck)
        swap(s, type(self), self.kind)


def swap(s: Bazaar, round: type[Round], kind: type[Bundles]) -> None:
    """Put other frames in the place of ours."""
    for at, frame in enumerate(s.stack):
        if type(frame) is Round:
            s.stack[at] = round(frame.phase)
        elif type(frame) is Bundles:
            s.stack[at] = kind(frame.seats, frame.verbs, frame.subjects, frame.amounts)


class OtherSeals(Toy):
    """Bazaar with another frame of sealed answers, which is called like ours outside."""

    def __init__(self, kind: type[Bundles]) -> None:
        super().__init__()
        self.kind = type("Bundles", (kind,), {"__slots__": ()})
        self.round = type("Round", (OtherRound,), {"__slots__": (), "kind": self.kind})

    def other(self, s: Bazaar) -> Bazaar:
        swap(s, self.round, self.kind)
        return s

    def setup(self, players: int, options: Options, luck: Luck) -> Bazaar:
        return self.other(super().setup(players, {**options, "bundles": True}, luck))

    def restore(self, doc: Doc) -> Bazaar:
        return self.other(super().restore(doc))

    def imagine(self, view: Doc, luck: Luck) -> Bazaar:
        return self.other(super().imagine(view, luck))
