"""Wonders of the start phase that ask their owner something."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    AGES,
    ANCIENT,
    ARMY,
    FIRST_WONDER,
    ROWS,
    SCOUT,
    WONDERS,
)
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import keep_limit
from ecumene.games.sid_meiers_civilization.interrupts.using import NOT_NOW, USED
from ecumene.games.sid_meiers_civilization.map.figures import blockaded, standing_obstacle
from ecumene.games.sid_meiers_civilization.pieces import draw_event, wonder_obstacle
from ecumene.games.sid_meiers_civilization.player import Player
from ecumene.games.sid_meiers_civilization.research.technologies import free_obstacle, learn, learnable
from ecumene.games.sid_meiers_civilization.start_phase.placing import PLACE_BLOCKADED, place, reserve_obstacle
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import BUILD, DRAW, LEARN
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseExactly, ChooseOne
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED, reason

HIGHEST: Final = 4
AT_START: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["phase"] == "start"]
NOTHING_TO_LEARN: Final = reason("smc.ruling.free-tech")


def figure_obstacle(s: GameState, seat: int, wonder: int, figure: int) -> int:
    """Return what keeps a wonder from bringing a figure onto its square."""
    player = s.players[seat]
    square = player.marks_at[player.marks.index(wonder)]
    why = reserve_obstacle(s, seat, figure) or standing_obstacle(s, seat, square)
    return PLACE_BLOCKADED if why == ALLOWED and blockaded(s, seat, square) else why


def free_figures(s: GameState, seat: int, wonder: int) -> list[int]:
    """Return the figures that a wonder can bring onto its square."""
    return [figure for figure in (ARMY, SCOUT) if figure_obstacle(s, seat, wonder, figure) == ALLOWED]


def start_wonder_obstacle(s: GameState, seat: int, wonder: int) -> int:
    """Return what keeps a seat from using a wonder in the start phase."""
    player = s.players[seat]
    why = wonder_obstacle(s, seat, wonder)
    if why != ALLOWED:
        return why
    if wonder not in AT_START:
        return NOT_NOW
    if player.wonders_used >> (wonder - FIRST_WONDER) & 1:
        return USED
    effect = ROWS[wonder]["effect"]
    if effect == "figure" and not free_figures(s, seat, wonder):
        return max(figure_obstacle(s, seat, wonder, ARMY), figure_obstacle(s, seat, wonder, SCOUT))
    others = [s.players[other] for other in s.others(seat)]
    return NOTHING_TO_LEARN if effect == "free-technology" and not learnable(player, others, HIGHEST) else ALLOWED


def usable_wonders(s: GameState, seat: int) -> list[int]:
    """Return the wonders of the start phase that a seat can still use."""
    return [wonder for wonder in AT_START if start_wonder_obstacle(s, seat, wonder) == ALLOWED]


class FreeFigure(ChooseOne[GameState]):
    """The Hanging Gardens bring an army or a scout onto their square."""

    FIELDS: ClassVar[str] = "seat@ wonder$wonder"
    RULE: ClassVar[str] = "smc.build.figure-reserve"
    VERBS: ClassVar[list[int]] = [BUILD]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat", "wonder")

    def __init__(self, seat: int, wonder: int) -> None:
        self.seat = seat
        self.wonder = wonder

    def copy(self) -> FreeFigure:
        return FreeFigure(self.seat, self.wonder)

    # generated: end

    def source(self) -> int:
        """Return the wonder."""
        return self.wonder

    def decider(self) -> int:
        """Return its owner."""
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        """List army and scout."""
        return [(BUILD, figure, 0) for figure in free_figures(s, self.seat, self.wonder)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        """Place it."""
        player = s.players[self.seat]
        place(s, self.seat, a[1], player.marks_at[player.marks.index(self.wonder)], luck)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Only figures in reserve."""
        return figure_obstacle(s, seat, self.wonder, a[1]) if a[1] in (ARMY, SCOUT) else UNLISTED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the figure."""
        return a[1] if why != UNLISTED else -1, -1, -1


class DrawEvents(ChooseExactly[GameState]):
    """Cristo Redentor draws culture cards from decks of one's choice."""

    RULE: ClassVar[str] = "smc.start.actions"
    VERBS: ClassVar[list[int]] = [DRAW]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> DrawEvents:
        return DrawEvents(self.seat, self.count, self.thing)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        """List the decks that have cards."""
        return [(DRAW, age, 0) for age in AGES if s.decks[age - ANCIENT] or s.discards[age - ANCIENT]]

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        """Draw a card."""
        draw_event(s, self.seat, a[1] - ANCIENT, luck)
        if self.count == 0:
            keep_limit(s, self.seat)


class Liberty(ChooseOne[GameState]):
    """The Statue of Liberty teaches a technology that another seat knows."""

    FIELDS: ClassVar[str] = "seat@ wonder$wonder"
    RULE: ClassVar[str] = "smc.ruling.free-tech"
    VERBS: ClassVar[list[int]] = [LEARN]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat", "wonder")

    def __init__(self, seat: int, wonder: int) -> None:
        self.seat = seat
        self.wonder = wonder

    def copy(self) -> Liberty:
        return Liberty(self.seat, self.wonder)

    # generated: end

    def source(self) -> int:
        """Return the wonder."""
        return self.wonder

    def decider(self) -> int:
        """Return its owner."""
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        """List what the others know and has a place."""
        player = s.players[self.seat]
        return [(LEARN, technology, 0) for technology in learnable(player, self.teachers(s), HIGHEST)]

    def teachers(self, s: GameState) -> list[Player]:
        """Return all others."""
        return [s.players[other] for other in s.others(self.seat)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        """Learn it."""
        learn(s, self.seat, a[1], luck)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Only what another seat knows."""
        return free_obstacle(s.players[seat], self.teachers(s), a[1], HIGHEST)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the technology."""
        return a[1], -1, -1
