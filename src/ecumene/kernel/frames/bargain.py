"""Bargaining: a seat builds a proposal to another out of small moves; the other accepts or declines."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from ecumene.kernel.frame import Action, Frame, S
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED
from ecumene.kernel.sealed import HIDDEN


@mypyc_attr(allow_interpreted_subclasses=True)
class Proposal(Frame[S]):
    """A seat says what it gives and what it wants, sends that or drops it; the partner accepts or declines.

    Nothing changes hands before it is accepted. A proposal that wants nothing is a gift. How many a seat may make
    is kept by the paragraph that opens them (Bargaining).
    """

    __slots__ = ("given", "gives", "partner", "seat", "sent", "steps", "wanted", "wants")
    VERBS: ClassVar[list[int]] = []  # to give, to want, to send, to drop, to accept, to decline
    TOLD_AS: ClassVar[str] = "proposal"  # lines of the log: this and -sent, -accepted, -declined, -cancelled
    IS_SENT: ClassVar[int] = UNLISTED  # reasons: a game may cite a rule for each
    NOT_SENT: ClassVar[int] = UNLISTED
    IS_EMPTY: ClassVar[int] = UNLISTED
    NOT_THERE: ClassVar[int] = UNLISTED
    TOO_LONG: ClassVar[int] = UNLISTED
    NO_CHANGE: ClassVar[int] = UNLISTED
    MOST_STEPS: ClassVar[int] = 24  # small moves of one proposal: then it is sent or dropped
    FIELDS: ClassVar[str] = "seat@ partner@ gives$-[<24] given[<24] wants$[<24] wanted[<24] steps/24 sent<2"

    def __init__(
        self,
        seat: int,
        partner: int,
        gives: list[int],
        given: list[int],
        wants: list[int],
        wanted: list[int],
        steps: int,
        sent: int,
    ) -> None:
        self.seat = seat
        self.partner = partner
        self.gives = gives  # things, ascending
        self.given = given  # how many of each
        self.wants = wants
        self.wanted = wanted
        self.steps = steps  # small moves so far
        self.sent = sent

    def give(self, thing: int, amount: int) -> Action:
        """Return the action that puts so many of a thing into the proposal, 0: takes it out."""
        return (self.VERBS[0], thing, amount)

    def want(self, thing: int, amount: int) -> Action:
        """Return the action that asks for so many of a thing, 0: no longer."""
        return (self.VERBS[1], thing, amount)

    def send(self) -> Action:
        """Return the action that sends the proposal."""
        return (self.VERBS[2], 0, 0)

    def cancel(self) -> Action:
        """Return the action that drops the proposal."""
        return (self.VERBS[3], 0, 0)

    def accept(self) -> Action:
        """Return the action that accepts."""
        return (self.VERBS[4], 0, 0)

    def decline(self) -> Action:
        """Return the action that declines."""
        return (self.VERBS[5], 0, 0)

    def goods(self, s: S) -> list[tuple[int, int]]:
        """Return what the seat has to give, as (thing, most), ascending."""
        raise NotImplementedError

    def wishes(self, s: S) -> list[tuple[int, int]]:
        """Return what can be asked for, as (thing, most), ascending, by what the seat may know."""
        raise NotImplementedError

    def acceptable(self, s: S) -> bool:
        """Return whether the partner has what is wanted: here, that it can still be asked for."""
        most = dict(self.wishes(s))
        for thing, amount in zip(self.wants, self.wanted, strict=True):
            if most.get(thing, 0) < amount:
                return False
        return True

    def secret(self, thing: int) -> bool:
        """Return whether a thing that is given is shown to the two seats alone."""
        return False

    def tell(self, kind: str, luck: Luck) -> None:
        """Write into the log that the proposal was sent, accepted, declined or cancelled."""
        luck.tell(f"{self.TOLD_AS}-{kind}", self.seat if kind in ("sent", "cancelled") else self.partner)

    def accepted(self, s: S, luck: Luck) -> None:
        """Let the goods change hands; the frame is gone already."""
        raise NotImplementedError

    def waits_for(self, s: S) -> list[int]:
        """Wait for the seat until it has sent the proposal, then for the partner."""
        return [self.partner if self.sent else self.seat]

    def obstacle(self, s: S, seat: int, a: Action) -> int:
        """Return what keeps it from being changed or sent, accepted or declined."""
        verb, thing, amount = a
        if verb in self.VERBS[4:]:
            if not self.sent:
                return self.NOT_SENT
            return ALLOWED if verb == self.VERBS[5] or self.acceptable(s) else self.NOT_THERE
        if self.sent:
            return self.IS_SENT
        if verb == self.VERBS[2]:
            return ALLOWED if self.gives or self.wants else self.IS_EMPTY
        if verb == self.VERBS[3]:
            return ALLOWED
        if verb == self.VERBS[0]:
            most, held = dict(self.goods(s)).get(thing, -1), amount_of(self.gives, self.given, thing)
        else:
            most, held = dict(self.wishes(s)).get(thing, -1), amount_of(self.wants, self.wanted, thing)
        if amount > most:
            return self.NOT_THERE
        if self.steps >= self.MOST_STEPS:
            return self.TOO_LONG
        return ALLOWED if amount in self.amounts(most, held) else self.NO_CHANGE

    def amounts(self, most: int, held: int) -> list[int]:
        """Return how many of a thing a side can come to hold: any number up to what there is, but a new one."""
        return [amount for amount in range(most + 1) if amount != held]

    def legal(self, s: S, seat: int) -> list[Action]:
        """List changes of the proposal, sending, dropping; for the partner, yes and no."""
        moves: list[Action] = []
        if not self.sent and self.steps < self.MOST_STEPS:
            for thing, most in self.goods(s):
                held = amount_of(self.gives, self.given, thing)
                moves += [self.give(thing, amount) for amount in self.amounts(most, held)]
            for thing, most in self.wishes(s):
                held = amount_of(self.wants, self.wanted, thing)
                moves += [self.want(thing, amount) for amount in self.amounts(most, held)]
        rest = [self.accept(), self.decline()] if self.sent else [self.send(), self.cancel()]
        return moves + [a for a in rest if self.obstacle(s, seat, a) == ALLOWED]

    def declines(self, s: S, seat: int) -> Action | None:
        """Drop the proposal, or say no to it."""
        return self.decline() if self.sent else self.cancel()

    def lets_pass(self, s: S, seat: int) -> bool:
        """Let the proposal of somebody else pass; whoever builds one sends or drops it by hand."""
        return bool(self.sent)

    def answer(self, s: S, seat: int, a: Action, luck: Luck) -> None:
        """Change it, send or drop it, say yes or no."""
        if self.sent:
            s.stack.pop()
            if a == self.accept():
                luck.reveal()  # goods that were hidden change hands: nobody takes that back
                self.tell("accepted", luck)
                self.accepted(s, luck)
            else:
                self.tell("declined", luck)
        elif a == self.send():
            self.sent = 1
            self.tell("sent", luck)
        elif a == self.cancel():
            s.stack.pop()
            self.tell("cancelled", luck)
        else:
            self.steps += 1
            self.change(a)

    def change(self, a: Action) -> None:
        """Put so many of a thing into one side of the proposal."""
        thing, amount = a[1], a[2]
        if a == self.give(thing, amount):
            put(self.gives, self.given, thing, amount)
        else:
            put(self.wants, self.wanted, thing, amount)

    def show(self, seat: int) -> list[Any]:
        """Return the fields; of secret goods, other seats than the two see how many there are."""
        gives, given = self.gives[:], self.given[:]
        if seat not in (self.seat, self.partner):
            pairs = list(zip(gives, given, strict=True))
            secret = sum(amount for thing, amount in pairs if self.secret(thing))
            if secret:
                pairs = [(HIDDEN, secret)] + [pair for pair in pairs if not self.secret(pair[0])]
            gives, given = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        return [self.seat, self.partner, gives, given, self.wants[:], self.wanted[:], self.steps, self.sent]

    def imagine(self, hand: list[int], luck: Luck) -> None:
        """Put goods of a hand where hidden ones lie."""
        if HIDDEN in self.gives:
            at = self.gives.index(HIDDEN)
            self.gives.pop(at)
            rest = hand[:]
            for _ in range(self.given.pop(at)):
                thing = luck.take(rest)
                put(self.gives, self.given, thing, amount_of(self.gives, self.given, thing) + 1)

    def check_proposal(self, seats: int) -> None:
        """Raise Impossible when such a proposal cannot be."""
        name = type(self).__name__
        need(0 <= self.seat < seats and 0 <= self.partner < seats, "impossible-proposal", frame=name)
        need(self.seat != self.partner and self.sent in (0, 1), "impossible-proposal", frame=name)
        need(0 <= self.steps <= self.MOST_STEPS, "impossible-proposal", frame=name)
        for things, amounts in ((self.gives, self.given), (self.wants, self.wanted)):
            need(len(things) == len(amounts) and things == sorted(set(things)), "impossible-proposal", frame=name)
            need(all(amount > 0 for amount in amounts), "impossible-proposal", frame=name)


def amount_of(things: list[int], amounts: list[int], thing: int) -> int:
    """Return how many of a thing are in one side of a proposal."""
    return amounts[things.index(thing)] if thing in things else 0


def put(things: list[int], amounts: list[int], thing: int, amount: int) -> None:
    """Let one side of a proposal hold so many of a thing, 0: none of it."""
    if thing in things:
        at = things.index(thing)
        things.pop(at)
        amounts.pop(at)
    if amount:
        at = sum(other < thing for other in things)
        things.insert(at, thing)
        amounts.insert(at, amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargaining(Frame[S]):
    """A seat makes proposals to others, one after another and so many at most, until it is done."""

    __slots__ = ("left", "seat")
    FIELDS: ClassVar[str] = "seat@ left/3"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left  # proposals still allowed, whatever becomes of them

    def propose(self, partner: int) -> Action:
        """Return the action that begins a proposal to a seat."""
        raise NotImplementedError

    def done(self) -> Action:
        """Return the action that makes no more proposals."""
        raise NotImplementedError

    def partners(self, s: S) -> list[int]:
        """Return the seats that can be made a proposal."""
        raise NotImplementedError

    def proposal(self, s: S, partner: int) -> Frame[S]:
        """Return an empty proposal to a seat."""
        raise NotImplementedError

    def waits_for(self, s: S) -> list[int]:
        """Wait for the seat while it may make proposals."""
        return [self.seat] if self.left > 0 else []

    def legal(self, s: S, seat: int) -> list[Action]:
        """List a proposal to each of the others, or no more."""
        moves = [self.propose(partner) for partner in self.partners(s)]
        moves.append(self.done())
        return moves

    def declines(self, s: S, seat: int) -> Action | None:
        """Make no more proposals."""
        return self.done()

    def answer(self, s: S, seat: int, a: Action, luck: Luck) -> None:
        """Begin a proposal, or stop."""
        if a == self.done():
            s.stack.pop()
            return
        self.left -= 1
        for partner in self.partners(s):
            if a == self.propose(partner):
                s.stack.append(self.proposal(s, partner))
                return

    def step(self, s: S, luck: Luck) -> None:
        """End: no more proposals are allowed."""
        s.stack.pop()
