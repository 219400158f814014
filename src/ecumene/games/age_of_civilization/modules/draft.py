"""Module Draft: choose a hand of civilizations from packs that go round to the left (p. 8)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.age_of_civilization.card_data import KEPT
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.verbs import PICK
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import UNANSWERED, Sealed


def pack_owner(seat: int, pick: int, players: int) -> int:
    """Return who was dealt the pack that a seat holds at a pick: packs go to the left, one seat each time."""
    return (seat - pick) % players


def pack_at(s: GameState, owner: int, pick: int) -> list[int]:
    """Return what is left of a pack before a pick."""
    players = len(s.players)
    gone = [s.picks[(owner + earlier) % players][earlier] for earlier in range(pick)]
    return [civ for civ in s.packs[owner] if civ not in gone]


class DraftPick(Sealed[GameState]):
    """Everybody keeps one card of the pack in hand and passes the rest to the left, five times (p. 8)."""

    RULE: ClassVar[str] = "aoc.draft.pick-one"
    VERBS: ClassVar[list[int]] = [PICK]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> DraftPick:
        return DraftPick(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])

    # generated: end

    def choices(self, s: GameState, seat: int, steps: list[Action]) -> list[Action]:
        pick = len(s.picks[seat])
        pack = pack_at(s, pack_owner(seat, pick, len(s.players)), pick)
        return [(PICK, civ, 0) for civ in pack]

    def opened(self, s: GameState, answers: list[list[Action]], luck: Luck) -> None:
        for seat, answer in zip(self.asked(), answers, strict=True):
            civ = answer[0][1]
            s.picks[seat].append(civ)
            luck.tell("pick", seat, civ, 0, -1, seat)
        s.stack.pop()
        players = len(s.players)
        if len(s.picks[0]) < KEPT:
            s.stack.append(draft_pick(players))
            return
        for owner in range(players):
            for civ in pack_at(s, owner, KEPT):
                s.market.append(civ)
                s.coins_on.append(0)
                luck.tell("opens", -1, civ)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return a[1], -1, -1

    def check(self, s: GameState) -> None:
        players = len(s.players)
        if not s.draft or len(s.picks[0]) >= KEPT:
            raise Impossible("nobody-drafts")
        if self.asked() != list(range(players)):
            raise Impossible("draft-seats", seats=", ".join(map(str, self.seats)), last=players - 1)
        super().check(s)


def draft_pick(players: int) -> DraftPick:
    """Return a pick that nobody has answered yet."""
    blank = [UNANSWERED] * players
    return DraftPick(list(range(players)), blank[:], blank[:], blank[:])
