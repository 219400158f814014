"""Research: a technology for trade, chosen by all at once and in secret (p. 20, 21)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.abilities import LEVEL
from ecumene.games.sid_meiers_civilization.card_data import ROWS, TECHNOLOGIES, WONDERS
from ecumene.games.sid_meiers_civilization.deeds import wonder_works
from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.numbers import THRESHOLDS
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.technologies import TOP, can_learn, has_place, lay_down
from ecumene.games.sid_meiers_civilization.verbs import RESEARCH
from ecumene.games.sid_meiers_civilization.victory import check_research
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.sealed import UNANSWERED, Sealed

CHEAPER: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["effect"] == "research"]


def threshold(s: Civ, seat: int, technology: int) -> int:
    """Return how much trade a technology needs on the dial."""
    needed = THRESHOLDS[LEVEL[technology] - 1]
    for wonder in CHEAPER:
        if wonder_works(s, seat, wonder):
            needed -= int(ROWS[wonder]["amount"])
    return needed


def researchable(s: Civ, seat: int) -> list[int]:
    """Return what a seat can research: enough trade, and a place in the pyramid."""
    player = s.players[seat]
    if player.trade < THRESHOLDS[0] and not any(wonder in player.marks for wonder in CHEAPER):
        return []
    cheaper = THRESHOLDS[0] - threshold(s, seat, TECHNOLOGIES[0])
    return [
        technology
        for technology in TECHNOLOGIES
        if player.trade + cheaper >= THRESHOLDS[LEVEL[technology] - 1] and can_learn(player, technology)
    ]


class Research(Sealed[Civ]):
    """All seats choose one technology or none, face down; then all are revealed (p. 20)."""

    __slots__ = ()
    FIELDS: ClassVar[str] = "seats@[] verbs%[] subjects$-technology[] amounts-[]"
    STAYS_SECRET: ClassVar[bool] = False
    RULE: ClassVar[str] = "smc.research.one"
    LETS_PASS: ClassVar[bool] = False

    def copy(self) -> Research:
        """Return a frame of its own."""
        return Research(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])

    def choices(self, s: Civ, seat: int, steps: list[Action]) -> list[Action]:
        """List what can be researched, then nothing."""
        moves: list[Action] = [(RESEARCH, technology, 0) for technology in researchable(s, seat)]
        moves.append((RESEARCH, -1, 0))
        return moves

    def declines(self, s: Civ, seat: int) -> Action | None:
        """Research nothing."""
        return (RESEARCH, -1, 0)

    def opened(self, s: Civ, answers: list[list[Action]], luck: Luck) -> None:
        """Learn in turn order; trade is spent but one kept for each coin owned before."""
        s.stack.pop()
        flown: list[int] = []
        for seat, steps in zip(self.asked(), answers, strict=True):
            if steps[0][1] < 0:
                continue
            player = s.players[seat]
            player.trade = min(player.trade, coins(s, seat))
            lay_down(s, seat, steps[0][1], luck)
            if LEVEL[steps[0][1]] == TOP:
                flown.append(seat)
        check_research(s, flown, luck)

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Say what a technology lacks: it is known, has no place, or needs more trade."""
        player = s.players[seat]
        if a[0] != RESEARCH or a[1] not in TECHNOLOGIES or player.knows(a[1]):
            return Refusal(self.RULE, a[1] if a[0] == RESEARCH and a[1] in TECHNOLOGIES else -1)
        if not has_place(player, a[1]):
            return Refusal("smc.research.pyramid", a[1])
        return Refusal("smc.research.threshold", a[1], threshold(s, seat, a[1]), player.trade)

    def check(self, s: Civ) -> None:
        """Refuse seats that could not be asked."""
        super().check(s)


def begin_research(s: Civ) -> None:
    """Ask the seats of which everybody can see that they can research something."""
    seats = [seat for seat in s.order() if researchable(s, seat)]
    if seats:
        blank = [UNANSWERED] * len(seats)
        s.stack.append(Research(seats, blank, blank[:], blank[:]))
