"""Wonders of the start phase that ask their owner something."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.sid_meiers_civilization.card_data import AGES, ANCIENT, ARMY, SCOUT, TECHNOLOGIES
from ecumene.games.sid_meiers_civilization.deeds import draw_event
from ecumene.games.sid_meiers_civilization.hand_limit import keep_limit
from ecumene.games.sid_meiers_civilization.map.figures import blockaded, figures_at
from ecumene.games.sid_meiers_civilization.map.ground import is_water
from ecumene.games.sid_meiers_civilization.numbers import ARMIES, SCOUTS
from ecumene.games.sid_meiers_civilization.placing import place
from ecumene.games.sid_meiers_civilization.player import STACKING_AT, WATER_AT
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.technologies import learn, learnable
from ecumene.games.sid_meiers_civilization.verbs import BUILD, DRAW, LEARN
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseExactly, ChooseOne
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

HIGHEST = 4


def armies_left(s: Civ, seat: int) -> int:
    """Return the armies in reserve; Russia has one more."""
    player = s.players[seat]
    return ARMIES + player.has("stacking") - len(player.armies)


def gardens(s: Civ, seat: int, wonder: int) -> list[Action]:
    """Return the figures that can appear on a wonder's square."""
    player = s.players[seat]
    square = player.marks_at[player.marks.index(wonder)]
    if figures_at(s, seat, square) >= player.power[STACKING_AT] or blockaded(s, seat, square):
        return []
    if is_water(s, square) and player.power[WATER_AT] < 2:
        return []
    moves: list[Action] = [(BUILD, ARMY, 0)] if armies_left(s, seat) else []
    if len(player.scouts) < SCOUTS:
        moves.append((BUILD, SCOUT, 0))
    return moves


class FreeFigure(ChooseOne[Civ]):
    """The Hanging Gardens bring an army or a scout onto their square."""

    __slots__ = ("seat", "wonder")
    FIELDS: ClassVar[str] = "seat@ wonder$wonder"
    RULE: ClassVar[str] = "smc.build.figure-reserve"
    LETS_PASS: ClassVar[bool] = False

    def __init__(self, seat: int, wonder: int) -> None:
        self.seat = seat
        self.wonder = wonder

    def copy(self) -> FreeFigure:
        """Return a frame of its own."""
        return FreeFigure(self.seat, self.wonder)

    def source(self) -> int:
        """Return the wonder."""
        return self.wonder

    def decider(self) -> int:
        """Return its owner."""
        return self.seat

    def options(self, s: Civ) -> list[Action]:
        """List army and scout."""
        return gardens(s, self.seat, self.wonder)

    def chosen(self, s: Civ, a: Action, luck: Luck) -> None:
        """Place it."""
        player = s.players[self.seat]
        place(s, self.seat, a[1], player.marks_at[player.marks.index(self.wonder)], luck)

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Only figures in reserve."""
        return Refusal(self.RULE, a[1] if a[0] == BUILD and a[1] in (ARMY, SCOUT) else -1)


class DrawEvents(ChooseExactly[Civ]):
    """Cristo Redentor draws culture cards from decks of one's choice."""

    __slots__ = ()
    RULE: ClassVar[str] = "smc.start.actions"
    LETS_PASS: ClassVar[bool] = False

    def copy(self) -> DrawEvents:
        """Return a frame of its own."""
        return DrawEvents(self.seat, self.count, self.thing)

    def options(self, s: Civ) -> list[Action]:
        """List the decks that have cards."""
        return [(DRAW, age, 0) for age in AGES if s.decks[age - ANCIENT] or s.discards[age - ANCIENT]]

    def picked(self, s: Civ, a: Action, luck: Luck) -> None:
        """Draw a card."""
        draw_event(s, self.seat, a[1] - ANCIENT, luck)
        if self.count == 0:
            keep_limit(s, self.seat)

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Only decks with cards."""
        return Refusal(self.RULE)


class Liberty(ChooseOne[Civ]):
    """The Statue of Liberty teaches a technology that another seat knows."""

    __slots__ = ("seat", "wonder")
    FIELDS: ClassVar[str] = "seat@ wonder$wonder"
    RULE: ClassVar[str] = "smc.ruling.free-tech"
    LETS_PASS: ClassVar[bool] = False

    def __init__(self, seat: int, wonder: int) -> None:
        self.seat = seat
        self.wonder = wonder

    def copy(self) -> Liberty:
        """Return a frame of its own."""
        return Liberty(self.seat, self.wonder)

    def source(self) -> int:
        """Return the wonder."""
        return self.wonder

    def decider(self) -> int:
        """Return its owner."""
        return self.seat

    def options(self, s: Civ) -> list[Action]:
        """List what the others know and has a place."""
        player = s.players[self.seat]
        known: set[int] = set()
        for other in s.others(self.seat):
            known.update(learnable(player, s.players[other], HIGHEST))
        return [(LEARN, technology, 0) for technology in TECHNOLOGIES if technology in known]

    def chosen(self, s: Civ, a: Action, luck: Luck) -> None:
        """Learn it."""
        learn(s, self.seat, a[1], luck)

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Only what another seat knows."""
        return Refusal(self.RULE)
