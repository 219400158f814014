"""The card row: replenished at the start of a turn (p. 3); it can end an age (ages.py)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.card_data import DISCARD_LEFTMOST, ENDING_AGE, ROW
from ecumene.games.through_the_ages.rounds.ages import end_age, end_age_a
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.frame import Frame
from ecumene.kernel.luck import Luck


class Replenish(Frame[GameState]):
    """Discard what is left in the leftmost places, slide left, deal new cards (p. 3).

    discards  0: nothing is discarded (International Agreement, p. 12)
    """

    FIELDS: ClassVar[str] = "seat@ discards<2"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("discards", "seat")

    def __init__(self, seat: int, discards: int) -> None:
        self.seat = seat
        self.discards = discards

    def copy(self) -> Replenish:
        return Replenish(self.seat, self.discards)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        if self.discards:
            for place in range(DISCARD_LEFTMOST[s.remaining()]):
                card = s.row[place]
                if card >= 0:
                    s.civil_gone.append(card)
                    s.row[place] = -1
                    luck.tell("row-discard", -1, card)
        cards = [card for card in s.row if card >= 0]
        s.row = cards + [-1] * (ROW - len(cards))
        deal(s, len(cards), luck)


def deal(s: GameState, place: int, luck: Luck) -> None:
    """Deal cards into the empty places from one on; the last card of a deck ends its age at once."""
    if s.age == 0:
        while place < ROW and s.civil_deck:
            place = deal_one(s, place, luck)
        end_age_a(s, luck)
    while place < ROW and s.age < ENDING_AGE:
        place = deal_one(s, place, luck)
        if not s.civil_deck:
            end_age(s, luck)


def deal_one(s: GameState, place: int, luck: Luck) -> int:
    """Deal one card; return the next place."""
    card = luck.take(s.civil_deck)
    s.row[place] = card
    luck.tell("row-card", -1, card)
    return place + 1
