"""The limit of culture cards: whoever holds more discards at once (p. 15, 18)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import ROWS, TECHNOLOGIES, WONDERS
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.pieces import discard_event, wonder_works
from ecumene.games.sid_meiers_civilization.player import HAND_AT
from ecumene.games.sid_meiers_civilization.printed import CULTURE_HAND
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import DISCARD
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck

PER_COINS: Final[list[tuple[int, int]]] = [
    (technology, ability.amount)
    for technology in TECHNOLOGIES
    for ability in ABILITIES[technology]
    if ability.effect == "force-and-hand-per-coins"
]
MORE: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["effect"] == "culture-hand"]


def hand_limit(s: GameState, seat: int) -> int:
    """Return how many culture cards a seat may hold."""
    player = s.players[seat]
    limit = player.power[HAND_AT]
    for technology, each in PER_COINS:
        if player.knows(technology):
            limit += coins(s, seat) // each
    for wonder in MORE:
        if wonder in player.marks and wonder_works(s, seat, wonder):
            limit += int(ROWS[wonder]["amount"])
    return limit


def above_limit(s: GameState, seat: int) -> bool:
    """Return whether a seat holds too many cards."""
    held = len(s.players[seat].hand)
    return held > CULTURE_HAND and held > hand_limit(s, seat)


def keep_limit(s: GameState, seat: int) -> None:
    """Let a seat discard what is too much."""
    if above_limit(s, seat):
        s.stack.append(TooManyCards(seat))


def keep_limits(s: GameState, seats: list[int]) -> None:
    """Let seats discard first whose limit has fallen since: no event is played above it (p. 18)."""
    for seat in seats[::-1]:
        keep_limit(s, seat)


class TooManyCards(Frame[GameState]):
    """A seat above its limit of culture cards discards, by its own choice and face up (p. 18)."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "smc.culture.hand-limit"
    VERBS: ClassVar[list[int]] = [DISCARD]
    NESTED: ClassVar[int] = 4

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> TooManyCards:
        return TooManyCards(self.seat)

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        """Wait while there are too many."""
        return [self.seat] if len(s.players[self.seat].hand) > hand_limit(s, self.seat) else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List the cards in hand."""
        return [(DISCARD, card, 0) for card in sorted(set(s.players[seat].hand))]

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Return nothing: an answer is needed."""
        return None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Discard a card."""
        discard_event(s, seat, a[1])
        luck.tell("discarded", seat, a[1])

    def step(self, s: GameState, luck: Luck) -> None:
        """End here."""
        s.stack.pop()

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Tell the limit, and how many are held."""
        return -1, hand_limit(s, seat), len(s.players[seat].hand)
