"""Research: a technology for trade, chosen by all at once and in secret (p. 20, 21)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import ROWS, TECHNOLOGIES, WONDERS
from ecumene.games.sid_meiers_civilization.effects.abilities import LEVEL
from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.pieces import pay_trade, wonder_works
from ecumene.games.sid_meiers_civilization.printed import THRESHOLDS
from ecumene.games.sid_meiers_civilization.research.technologies import (
    NO_TECHNOLOGY,
    TOP,
    lay_down,
    learn_obstacle,
)
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import RESEARCH
from ecumene.games.sid_meiers_civilization.winning.victory import check_research
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason
from ecumene.kernel.sealed import UNANSWERED, Sealed

BY_LEVEL: Final[list[list[int]]] = [
    [one for one in TECHNOLOGIES if LEVEL[one] == level] for level in range(1, TOP + 1)
]
TOO_LITTLE_TRADE: Final = reason("smc.research.threshold")
CHEAPER: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["effect"] == "research"]


def threshold(s: GameState, seat: int, level: int) -> int:
    """Return how much trade a technology of a level needs on the dial."""
    needed = THRESHOLDS[level - 1]
    for wonder in CHEAPER:
        if wonder_works(s, seat, wonder):
            needed -= int(ROWS[wonder]["amount"])
    return needed


def research_price(s: GameState, seat: int) -> int:
    """Return how much trade research takes: all but one for each coin (p. 21)."""
    return max(0, s.players[seat].trade - coins(s, seat))


def research_obstacle(s: GameState, seat: int, technology: int) -> int:
    """Return what keeps a seat from researching a technology: the pyramid, or too little trade."""
    why = learn_obstacle(s.players[seat], technology)
    return why if why != ALLOWED else trade_obstacle(s, seat, LEVEL[technology], s.players[seat].trade)


def trade_obstacle(s: GameState, seat: int, level: int, trade: int) -> int:
    """Return what keeps a seat with so much trade from researching anything of a level: that it is too little."""
    return ALLOWED if trade >= threshold(s, seat, level) else TOO_LITTLE_TRADE


def researchable(s: GameState, seat: int, spent: int = 0) -> list[int]:
    """Return what a seat can research, after it has spent so much trade."""
    trade = s.players[seat].trade - spent
    found: list[int] = []
    for at, technologies in enumerate(BY_LEVEL):
        if trade_obstacle(s, seat, at + 1, trade) == ALLOWED:
            found += [one for one in technologies if learn_obstacle(s.players[seat], one) == ALLOWED]
    found.sort()
    return found


class Research(Sealed[GameState]):
    """All seats choose one technology or none, face down; then all are revealed (p. 20)."""

    FIELDS: ClassVar[str] = "seats@[] verbs%[] subjects$-technology[] amounts-[]"
    STAYS_SECRET: ClassVar[bool] = False
    RULE: ClassVar[str] = "smc.research.one"
    VERBS: ClassVar[list[int]] = [RESEARCH]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Research:
        return Research(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])

    # generated: end

    def choices(self, s: GameState, seat: int, steps: list[Action]) -> list[Action]:
        """List what can be researched, then nothing."""
        moves: list[Action] = [(RESEARCH, technology, 0) for technology in researchable(s, seat)]
        moves.append((RESEARCH, -1, 0))
        return moves

    def declines(self, s: GameState, seat: int) -> Action | None:
        """Research nothing."""
        return (RESEARCH, -1, 0)

    def opened(self, s: GameState, answers: list[list[Action]], luck: Luck) -> None:
        """Learn in turn order; trade is spent but one kept for each coin owned before."""
        s.stack.pop()
        flown: list[int] = []
        for seat, steps in zip(self.asked(), answers, strict=True):
            if steps[0][1] < 0:
                continue
            pay_trade(s, seat, research_price(s, seat), steps[0][1], luck)
            lay_down(s, seat, steps[0][1], luck)
            if LEVEL[steps[0][1]] == TOP:
                flown.append(seat)
        check_research(s, flown, luck)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """One technology, or none."""
        return ALLOWED if a[1] < 0 else research_obstacle(s, seat, a[1])

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the technology, and the trade that it needs."""
        if why == TOO_LITTLE_TRADE:
            return a[1], threshold(s, seat, LEVEL[a[1]]), s.players[seat].trade
        return a[1] if why != NO_TECHNOLOGY else -1, -1, -1


def begin_research(s: GameState) -> None:
    """Ask the seats of which everybody can see that they can research something."""
    seats = [seat for seat in s.order() if researchable(s, seat)]
    if seats:
        blank = [UNANSWERED] * len(seats)
        s.stack.append(Research(seats, blank, blank[:], blank[:]))
