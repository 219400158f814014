"""Losses that leave a choice: workers from cards, blue tokens from cards (p. 10 and p. 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.card_data import STORES, WORKER_CARDS
from ecumene.games.through_the_ages.player import DIRTY, Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import PICK
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseExactly
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

NOTHING_TO_LOSE: Final = reason("tta.tokens.lose-blue")
NOTHING_TO_COVER_WITH: Final = reason("tta.wonder.cover-from-cards")


def lose_population(s: GameState, seat: int, count: int, luck: Luck, source: int) -> None:
    """Lose workers to the yellow bank, unused ones first; those on cards by choice (p. 11)."""
    player = s.players[seat]
    unused = min(count, player.unused)
    player.unused -= unused
    player.yellow += unused
    if unused:
        luck.tell("population", seat, -1, -unused, source)
    if count > unused:
        s.stack.append(LosePopulation(seat, count - unused, source))


def worker_off(s: GameState, seat: int, card: int) -> None:
    """Take a worker off a card; where it goes is the caller's business."""
    player = s.players[seat]
    player.workers[card] -= 1
    player.stat = DIRTY


class LosePopulation(ChooseExactly[GameState]):
    """Nobody is unused: choose the cards from which workers go to the yellow bank (p. 11)."""

    RULE: ClassVar[str] = "tta.workers.lose-population"
    VERBS: ClassVar[list[int]] = [PICK]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> LosePopulation:
        return LosePopulation(self.seat, self.count, self.thing)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        return [(PICK, card, 0) for card in with_workers(s.players[self.seat])]

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        worker_off(s, self.seat, a[1])
        s.players[self.seat].yellow += 1
        luck.tell("worker-lost", self.seat, a[1], -1, self.thing)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return a[1], -1, -1

    def check(self, s: GameState) -> None:
        if not 0 <= self.seat < len(s.players) or not 0 < self.count <= 99:
            raise Impossible("no-such-seat-or-count", frame="LosePopulation")


def with_workers(player: Player) -> list[int]:
    """Return the cards that have a worker."""
    return [card for card in range(WORKER_CARDS) if player.workers[card] > 0]


def lose_blue(s: GameState, seat: int, count: int, luck: Luck, source: int) -> None:
    """Return blue tokens to the box, from the bank first, then from cards by choice (p. 11)."""
    player = s.players[seat]
    lost = min(count, player.blue)
    player.blue -= lost
    if lost:
        luck.tell("blue", seat, -1, -lost, source)
    if count > lost:
        s.stack.append(TokensFromCards(seat, count - lost, 0, source))


class TokensFromCards(ChooseExactly[GameState]):
    """The bank is empty: choose the cards from which blue tokens go to the box, or onto a wonder (p. 5, p. 11).

    wonder  1: the tokens cover stages of the wonder
    """

    FIELDS: ClassVar[str] = "seat@ count/5 wonder<2 thing$"
    VERBS: ClassVar[list[int]] = [PICK]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("wonder",)

    def __init__(self, seat: int, count: int, wonder: int, thing: int) -> None:
        super().__init__(seat, count, thing)
        self.wonder = wonder

    def copy(self) -> TokensFromCards:
        return TokensFromCards(self.seat, self.count, self.wonder, self.thing)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        picks: list[Action] = [(PICK, card, 0) for card in range(STORES)]
        return [a for a in picks if self.obstacle(s, self.seat, a) == ALLOWED]

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        if a[1] < STORES and s.players[self.seat].tokens[a[1]] > 0:
            return ALLOWED
        return NOTHING_TO_COVER_WITH if self.wonder else NOTHING_TO_LOSE

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.players[self.seat].tokens[a[1]] -= 1
        luck.tell("token-moved" if self.wonder else "token-lost", self.seat, a[1], -1, self.thing)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return a[1], -1, -1

    def check(self, s: GameState) -> None:
        if not 0 <= self.seat < len(s.players) or not 0 <= self.count <= 99 or self.wonder not in (0, 1):
            raise Impossible("no-such-seat-or-count", frame="TokensFromCards")
