"""A deal between two seats: trade, culture, resources, tokens face down, and culture cards (p. 15)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    AGES,
    ANCIENT,
    CULTURE,
    EVENTS,
    FACE_RESOURCE,
    FACE_TOKEN,
    FACES,
    HUT,
    IS_EVENT,
    KIND,
    ON_MARKET,
    TRADE,
    VILLAGE,
)
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import TooManyCards
from ecumene.games.sid_meiers_civilization.pieces import gain_culture, gain_trade
from ecumene.games.sid_meiers_civilization.player import Player
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import ACCEPT, DECLINE, DROP, GIVE, PROPOSE, WANT
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.bargain import Proposal, amount_of, put
from ecumene.kernel.frames.choose import ChooseExactly
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import reason

MOST_CULTURE: Final = 90  # tokens in the box
COUNTED: Final[dict[int, list[str]]] = {  # kinds of which a seat sees how many there are
    GIVE: ["event", "good", "face"],
    WANT: ["good", "age", "token"],
}
GOODS: Final[list[int]] = [*ON_MARKET, *EVENTS, *FACES, *AGES, TRADE, CULTURE, HUT, VILLAGE]
NO_GOOD: Final = reason("smc.trade.nothing-else")
LACKING: Final = reason("smc.trade.goods")
ANSWERED_LATER: Final = reason("smc.ruling.offers")
MADE_ALREADY: Final = reason("smc.ruling.offers")
NOTHING_IN_IT: Final = reason("smc.trade.goods")
NO_STEP: Final = reason("smc.ruling.offer-steps")
ACCEPTED: Final = 2  # of Deal.sent: the partner picks first, out of its own goods


def tokens_of(player: Player, token: int) -> list[int]:
    """Return the tokens of huts or villages that a seat has."""
    return player.huts if token == HUT else player.villages


def face_of(token: int, resource: int) -> int:
    """Return the thing that a token with a resource is called in a deal."""
    return next(face for face in FACES if FACE_TOKEN[face] == token and FACE_RESOURCE[face] == resource)


def back_of(thing: int) -> int:
    """Return what everybody sees of a good: the age of a card, whether a token is of a hut or a village."""
    if IS_EVENT[thing]:
        return ANCIENT + AGE[thing]
    return FACE_TOKEN[thing] if KIND[thing] == "face" else thing


class Deal(Proposal[GameState]):
    """Goods for goods; what lies face down is shown to the two seats alone (p. 15)."""

    VERBS: ClassVar[list[int]] = [GIVE, WANT, PROPOSE, DROP, ACCEPT, DECLINE]
    IS_SENT: ClassVar[int] = MADE_ALREADY
    NOT_SENT: ClassVar[int] = ANSWERED_LATER
    IS_EMPTY: ClassVar[int] = NOTHING_IN_IT
    NOT_THERE: ClassVar[int] = LACKING
    TOO_LONG: ClassVar[int] = NO_STEP
    NO_CHANGE: ClassVar[int] = NO_STEP
    TOLD_AS: ClassVar[str] = "offer"
    MOST_STEPS: ClassVar[int] = 12
    FIELDS: ClassVar[str] = "seat@ partner@ gives$-[<12] given/9[<12] wants$[<12] wanted/9[<12] steps/12 sent<3"
    RULE: ClassVar[str] = "smc.trade.goods"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Deal:
        return Deal(
            self.seat,
            self.partner,
            self.gives[:],
            self.given[:],
            self.wants[:],
            self.wanted[:],
            self.steps,
            self.sent,
        )

    # generated: end

    def tell(self, kind: str, luck: Luck) -> None:
        """Write down to whom an offer is made and what is in it; faces are told to the two seats alone."""
        if kind != "sent":
            super().tell(kind, luck)
            return
        luck.tell("offer-sent", self.seat, amount=self.partner)
        for thing, amount in zip(self.gives, self.given, strict=True):
            if self.secret(thing):
                luck.tell("offer-gives", self.seat, thing, amount, eye=self.seat, other_eye=self.partner)
            else:
                luck.tell("offer-gives", self.seat, thing, amount)
        for thing, amount in zip(self.wants, self.wanted, strict=True):
            luck.tell("offer-wants", self.seat, thing, amount)

    def goods(self, s: GameState) -> list[tuple[int, int]]:
        """Return what the seat has, its own cards and tokens exactly."""
        player = s.players[self.seat]
        found = [(one, player.resources[at]) for at, one in enumerate(ON_MARKET) if player.resources[at]]
        found += [(card, player.hand.count(card)) for card in sorted(set(player.hand))]
        found += amounts(player)
        for face in FACES:
            count = tokens_of(player, FACE_TOKEN[face]).count(FACE_RESOURCE[face])
            if count:
                found.append((face, count))
        return sorted(found)

    def wishes(self, s: GameState) -> list[tuple[int, int]]:
        """Return what the partner has, as far as everybody knows: cards by age, tokens by their backs."""
        player = s.players[self.partner]
        found = [(one, player.resources[at]) for at, one in enumerate(ON_MARKET) if player.resources[at]]
        for age in AGES:
            count = len([card for card in player.hand if AGE[card] == age - ANCIENT])
            if count:
                found.append((age, count))
        found += [(token, len(tokens_of(player, token))) for token in (HUT, VILLAGE) if tokens_of(player, token)]
        found += amounts(player)
        return sorted(found)

    def secret(self, thing: int) -> bool:
        """Return whether a thing lies face down."""
        return IS_EVENT[thing] or KIND[thing] == "face"

    def show(self, seat: int) -> list[Any]:
        """Return the fields; of what lies face down, other seats than the two see the backs."""
        shown = super().show(seat)
        if seat not in (self.seat, self.partner):
            gives: list[int] = []
            given: list[int] = []
            for thing, amount in zip(self.gives, self.given, strict=True):
                put(gives, given, back_of(thing), amount_of(gives, given, back_of(thing)) + amount)
            shown[2], shown[3] = gives, given
        return shown

    def imagine(self, hand: list[int], luck: Luck) -> None:
        """Put goods of a hand where only their backs are seen."""
        rest = hand[:]
        for back, amount in list(zip(self.gives, self.given, strict=True)):
            if back not in AGES and back not in (HUT, VILLAGE):
                continue
            put(self.gives, self.given, back, 0)
            for _ in range(amount):
                thing = luck.pick([one for one in rest if back_of(one) == back])
                rest.remove(thing)
                put(self.gives, self.given, thing, amount_of(self.gives, self.given, thing) + 1)

    def accepted(self, s: GameState, luck: Luck) -> None:
        """Let the goods change hands; the partner picks first, of its own; then hands keep their limit."""
        s.stack.append(TooManyCards(self.seat))
        s.stack.append(TooManyCards(self.partner))
        # Trade that would go both ways stays where it is: no dial runs over its end for it.
        both = min(amount_of(self.gives, self.given, TRADE), amount_of(self.wants, self.wanted, TRADE))
        for sides in ((self.gives, self.given), (self.wants, self.wanted)):
            put(sides[0], sides[1], TRADE, amount_of(sides[0], sides[1], TRADE) - both)
        self.sent = ACCEPTED
        s.stack.append(self)
        for thing, amount in zip(self.wants, self.wanted, strict=True):
            if thing in AGES or thing in (HUT, VILLAGE):
                s.stack.append(HandOver(self.partner, amount, thing, self.seat))
            else:
                hand_over(s, self.partner, self.seat, thing, amount, luck)

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for one of the two, until it is accepted."""
        return [] if self.sent == ACCEPTED else super().waits_for(s)

    def step(self, s: GameState, luck: Luck) -> None:
        """Let what is given change hands: the partner has picked."""
        s.stack.pop()
        for thing, amount in zip(self.gives, self.given, strict=True):
            hand_over(s, self.seat, self.partner, thing, amount, luck)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Only what can be exchanged."""
        if a[0] in (GIVE, WANT) and a[1] not in GOODS:
            return NO_GOOD
        return super().obstacle(s, seat, a)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name what is lacking, and how much of it there is as far as the seat can see."""
        if why == NO_GOOD:
            return a[1], -1, -1
        counted = a[0] in (GIVE, WANT) and (KIND[a[1]] in COUNTED[a[0]] or a[1] in ON_MARKET)
        if why != LACKING or not counted or not a[2]:
            return -1, -1, -1
        return a[1], a[2], dict(self.goods(s) if a[0] == GIVE else self.wishes(s)).get(a[1], 0)

    def check(self, s: GameState) -> None:
        """Refuse deals that nobody could have proposed."""
        asked = self.copy()
        asked.sent = min(self.sent, 1)
        asked.check_proposal(len(s.players))


def amounts(player: Player) -> list[tuple[int, int]]:
    """Return trade and culture that a seat has to give."""
    found = [(TRADE, player.trade)] if player.trade else []
    if player.culture:
        found.append((CULTURE, min(MOST_CULTURE, player.culture)))
    return found


def hand_over(s: GameState, seat: int, to: int, thing: int, amount: int, luck: Luck) -> None:
    """Let goods go from one seat to another; of face-down ones only these two learn what they are."""
    giver, taker = s.players[seat], s.players[to]
    if thing == TRADE:
        giver.trade -= amount
        gain_trade(s, to, amount, -1, luck)
    elif thing == CULTURE:
        giver.culture -= amount
        gain_culture(s, to, amount, -1, luck)
    elif thing in ON_MARKET:
        at = ON_MARKET.index(thing)
        giver.resources[at] -= amount
        taker.resources[at] += amount
    for _ in range(amount):
        if IS_EVENT[thing]:
            giver.hand.remove(thing)
            taker.hand.append(thing)
            taker.hand.sort()
        elif KIND[thing] == "face":
            tokens_of(giver, FACE_TOKEN[thing]).remove(FACE_RESOURCE[thing])
            tokens_of(taker, FACE_TOKEN[thing]).append(FACE_RESOURCE[thing])
            tokens_of(taker, FACE_TOKEN[thing]).sort()
    if IS_EVENT[thing] or KIND[thing] == "face":
        luck.tell("gave", seat, thing, amount, eye=seat, other_eye=to)
    else:
        luck.tell("gave", seat, thing, amount)


class HandOver(ChooseExactly[GameState]):
    """Whoever accepts picks the cards of an age and the tokens that go away (p. 15)."""

    FIELDS: ClassVar[str] = "seat@ count/3 thing$ to@"
    RULE: ClassVar[str] = "smc.ruling.offers"
    VERBS: ClassVar[list[int]] = [GIVE]
    LETS_PASS: ClassVar[bool] = False
    NESTED: ClassVar[int] = 5

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("to",)

    def __init__(self, seat: int, count: int, thing: int, to: int) -> None:
        super().__init__(seat, count, thing)
        self.to = to

    def copy(self) -> HandOver:
        return HandOver(self.seat, self.count, self.thing, self.to)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        """List the cards of the age, or the tokens."""
        player = s.players[self.seat]
        if self.thing in AGES:
            cards = [card for card in sorted(set(player.hand)) if AGE[card] == self.thing - ANCIENT]
            return [(GIVE, card, 1) for card in cards]
        return [(GIVE, face_of(self.thing, one), 1) for one in sorted(set(tokens_of(player, self.thing)))]

    def choice(self, s: GameState) -> bool:
        """Ask always: whether there is a choice is nobody else's business."""
        return bool(self.options(s))

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        """Give it."""
        hand_over(s, self.seat, self.to, a[1], 1, luck)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name what was not asked for."""
        return a[1], -1, -1
