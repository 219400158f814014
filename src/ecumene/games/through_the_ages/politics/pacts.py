"""Pacts: offered, accepted, cancelled, ended by attacks (p. 4).

What pacts give while in play is in powers.PACT_PAIRS and cards.pacts_of.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.card_data import CONTENT, PACT, ROWS, TYPE
from ecumene.games.through_the_ages.effects.effect import DO_ATTACK_BONUS, EFFECTS
from ecumene.games.through_the_ages.effects.in_play import pacts_of, refresh
from ecumene.games.through_the_ages.effects.powers import PACT_PAIRS, STRENGTH
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import ACCEPT, DECLINE, OFFER, OFFER_AS_B, PLAIN
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

LEAST_PLAYERS: Final[int] = CONTENT.value("politics")["pact_min_players"]
SYMMETRIC: Final[list[bool]] = [row.get("symmetric", False) for row in ROWS]
FORBIDS_ATTACK: Final[list[bool]] = [row.get("attack") == "forbidden" for row in ROWS]
ENDS_WITH_ATTACK: Final[list[bool]] = [row.get("attack") == "ends-pact" for row in ROWS]
ATTACK_BONUS: Final[list[int]] = [
    sum(effect.n for effect in effects if effect.do == DO_ATTACK_BONUS) for effects in EFFECTS
]
NO_RIVAL: Final = reason("tta.politics.rival")
OTHER_SIDES: Final = reason("tta.pact.sides")


def between(s: GameState, seat: int, rival: int) -> list[int]:
    """Return the owners of the pacts between two seats."""
    pairs = ((seat, rival), (rival, seat))
    return [owner for owner, other in pairs if s.players[owner].pact >= 0 and s.players[owner].pact_with == other]


def pact_forbids_attack(s: GameState, seat: int, rival: int) -> bool:
    """Return whether a pact keeps one seat from attacking another (p. 4)."""
    return any(FORBIDS_ATTACK[s.players[owner].pact] for owner in between(s, seat, rival))


def attack_bonus(s: GameState, seat: int, rival: int) -> int:
    """Return the strength that pacts give to a seat that attacks another (Open Borders Agreement)."""
    return sum(ATTACK_BONUS[s.players[owner].pact] for owner in between(s, seat, rival))


def ending_strength(s: GameState, seat: int, rival: int) -> int:
    """Return the strength of a seat that comes from pacts which an attack between the two ends (p. 4)."""
    total = 0
    for card, side, other in pacts_of(s, seat):
        if other == rival and ENDS_WITH_ATTACK[card]:
            total += sum(amount for place, amount in PACT_PAIRS[side][card] if place == STRENGTH)
    return total


def attack_ends_pacts(s: GameState, seat: int, rival: int, luck: Luck) -> None:
    """Remove the pacts between two seats that end with an attack (p. 4)."""
    for owner in between(s, seat, rival):
        if ENDS_WITH_ATTACK[s.players[owner].pact]:
            end_pact(s, owner, luck)


def end_pact(s: GameState, owner: int, luck: Luck) -> None:
    """Remove the pact in the area of a seat from play (obsolete, cancelled, ended by an attack, resigned)."""
    player = s.players[owner]
    card, partner = player.pact, player.pact_with
    player.pact = player.pact_with = -1
    player.pact_side = 0
    s.discard_military(owner, card, True)
    luck.tell("pact-ends", owner, card, partner)
    refresh(s, owner)
    refresh(s, partner)


def is_rival(s: GameState, seat: int, other: int) -> bool:
    """Return whether a number is the seat of another player who is still in the game."""
    return other != seat and 0 <= other < len(s.players) and not s.players[other].out


def offer_obstacle(s: GameState, seat: int, a: Action) -> int:
    """Return why a pact of the hand cannot be offered like this."""
    verb, card, partner = a
    if SYMMETRIC[card] != (verb == OFFER):
        return OTHER_SIDES
    return ALLOWED if is_rival(s, seat, partner) else NO_RIVAL


def offer(s: GameState, seat: int, a: Action, luck: Luck) -> None:
    """Reveal a pact and say to whom it is offered; until the answer it lies open on the table."""
    verb, card, partner = a
    s.players[seat].military.remove(card)
    s.discard.append(card)
    side = 1 if verb == OFFER_AS_B else 0
    luck.tell("offer" if SYMMETRIC[card] else "offer-as-b" if side else "offer-as-a", seat, card, partner)
    s.stack.append(OfferedPact(seat, partner, card, side))


class OfferedPact(ChooseOne[GameState]):
    """The other player accepts the pact, or declines: then it returns to the hand (p. 4).

    side  of the one who offers: 0 for A (or alike), 1 for B
    """

    FIELDS: ClassVar[str] = "seat@ partner@ thing$pact side<2"
    VERBS: ClassVar[list[int]] = [ACCEPT, DECLINE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("partner", "seat", "side", "thing")

    def __init__(self, seat: int, partner: int, thing: int, side: int) -> None:
        self.seat = seat
        self.partner = partner
        self.thing = thing
        self.side = side

    def copy(self) -> OfferedPact:
        return OfferedPact(self.seat, self.partner, self.thing, self.side)

    # generated: end

    def decider(self) -> int:
        return self.partner

    def options(self, s: GameState) -> list[Action]:
        return [PLAIN[ACCEPT], PLAIN[DECLINE]]

    def declines(self, s: GameState, seat: int) -> Action | None:
        return PLAIN[DECLINE]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        s.discard.remove(self.thing)
        player = s.players[self.seat]
        if a[0] == DECLINE:
            player.military.append(self.thing)
            player.military.sort()
            luck.tell("pact-declined", self.seat, self.thing, self.partner)
            return
        if player.pact >= 0:
            end_pact(s, self.seat, luck)
        player.pact = self.thing
        player.pact_with = self.partner
        player.pact_side = self.side
        luck.tell("pact", self.seat, self.thing, self.partner)
        refresh(s, self.seat)
        refresh(s, self.partner)

    def source(self) -> int:
        return self.thing

    def check(self, s: GameState) -> None:
        players = range(len(s.players))
        if self.seat not in players or self.partner not in players or self.seat == self.partner:
            raise Impossible("no-such-seats", frame="OfferedPact")
        if self.thing not in s.discard or TYPE[self.thing] != PACT or self.side not in (0, 1):
            raise Impossible("pact-does-not-lie-open", frame="OfferedPact")


def parties(s: GameState, seat: int) -> list[tuple[int, int]]:
    """Return (card, owner) of the pacts that a seat can cancel, by card."""
    found = []
    for owner, player in enumerate(s.players):
        if player.pact >= 0 and seat in (owner, player.pact_with):
            found.append((player.pact, owner))
    return sorted(found)
