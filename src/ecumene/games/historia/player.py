"""What lies before a civilization: a player's, or a civbot's."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.historia.card_data import (
    CARD_LIMIT,
    CUBES,
    MOST_LEVEL,
    NAVIGATION_LEVEL,
)
from ecumene.games.historia.matrix_cells import GOVERNMENT_AT
from ecumene.games.historia.world import TERRITORY_COUNT
from ecumene.kernel.fields import Field, fields
from ecumene.kernel.parts import derived, owned_counted

MOST_CARDS: Final[int] = max(CARD_LIMIT)
_COMMON: Final = (
    f"civilization$civilization vp-/60 technology<{MOST_LEVEL + 1} military<{MOST_LEVEL + 1} "
    f"ready<{CUBES + 1} used<{CUBES + 1} land<{CUBES + 1}[{TERRITORY_COUNT}]"
)


class Party:
    """A civilization, whoever leads it: its points, its levels, its cubes."""

    __slots__ = ("civilization", "land", "military", "ready", "technology", "used", "vp")

    def __init__(
        self, civilization: int, vp: int, technology: int, military: int, ready: int, used: int, land: list[int]
    ) -> None:
        self.civilization = civilization
        self.vp = vp
        self.technology = technology
        self.military = military
        self.ready = ready  # cubes before the player
        self.used = used  # cubes in the area of used ones
        self.land = land  # cubes on each territory

    def territories(self) -> int:
        """Return how many territories are occupied, alone or with others."""
        count = 0
        for cubes in self.land:
            if cubes:
                count += 1
        return count

    def on_map(self) -> int:
        """Return how many cubes are on the map."""
        return sum(self.land)

    def navigates(self) -> bool:
        """Return whether all territories are adjacent to this civilization."""
        return self.technology >= NAVIGATION_LEVEL

    def government(self) -> int:
        """Return the form of government: that of the cell of the marker."""
        return GOVERNMENT_AT[self.technology][self.military]


class Player(Party):
    """A civilization that a seat leads."""

    __slots__ = (
        "adviser_deck",
        "advisers",
        "coming",
        "command",
        "destroyed",
        "fresh",
        "hand",
        "leader",
        "lent",
        "played",
        "power",
        "queue",
        "raised",
        "retired",
        "revealed",
        "supply",
        "token_from",
        "turned",
        "wonders",
    )

    FIELDS: ClassVar[list[Field]] = fields(
        f"{_COMMON} supply<{CUBES + 1} destroyed<{CUBES + 1} hand$action{{}} queue$action[^]",
        f"revealed$card[<{MOST_CARDS}] played$card[<{MOST_CARDS}] wonders$wonder[^] turned$wonder{{}}",
        "fresh$wonder{} leader$leader",
        owned_counted("coming$leader{} advisers$adviser{} adviser_deck$adviser{}"),
        "retired$adviser{} command<3 power$power token_from<3 lent<10 raised<17",
        derived("cards<4 territories/6 government$government"),
    )

    def __init__(
        self,
        civilization: int,
        vp: int,
        technology: int,
        military: int,
        ready: int,
        used: int,
        land: list[int],
        supply: int,
        destroyed: int,
        hand: list[int],
        queue: list[int],
        revealed: list[int],
        played: list[int],
        wonders: list[int],
        turned: list[int],
        fresh: list[int],
        leader: int,
        coming: list[int],
        advisers: list[int],
        adviser_deck: list[int],
        retired: list[int],
        command: int,
        power: int,
        token_from: int,
        lent: int,
        raised: int,
    ) -> None:
        super().__init__(civilization, vp, technology, military, ready, used, land)
        self.supply = supply  # cubes in the general supply
        self.destroyed = destroyed  # cubes that have left the game
        self.hand = hand
        self.queue = queue  # the discard queue, the oldest first
        self.revealed = revealed  # cards of this round that are still to be resolved
        self.played = played  # those that were
        self.wonders = wonders  # in the order in which they were built
        self.turned = turned  # the activated ones
        self.fresh = fresh  # built in the action under way: they wait for the next one
        self.leader = leader
        self.coming = coming  # leaders of later eras, by the advanced rules
        self.advisers = advisers  # in hand
        self.adviser_deck = adviser_deck  # face down; its order is nobody's until one is drawn
        self.retired = retired  # face up under the deck
        self.command = command
        self.power = power  # of the active token
        self.token_from = token_from  # where the cube on the token came from: supply, used, ready
        self.lent = lent  # cubes of the token's power that go back at the end of the era
        self.raised = raised  # levels of the token's power that go then

    def copy(self) -> Player:
        """Return a player that shares nothing which can change."""
        return Player(
            self.civilization,
            self.vp,
            self.technology,
            self.military,
            self.ready,
            self.used,
            self.land[:],
            self.supply,
            self.destroyed,
            self.hand[:],
            self.queue[:],
            self.revealed[:],
            self.played[:],
            self.wonders[:],
            self.turned[:],
            self.fresh[:],
            self.leader,
            self.coming[:],
            self.advisers[:],
            self.adviser_deck[:],
            self.retired[:],
            self.command,
            self.power,
            self.token_from,
            self.lent,
            self.raised,
        )

    def card_limit(self) -> int:
        """Return how many cards may be chosen in a round."""
        return CARD_LIMIT[self.technology]


class Civbot(Party):
    """A civilization that nobody leads."""

    __slots__ = ("level",)

    FIELDS: ClassVar[list[Field]] = fields(
        f"{_COMMON} level$civbot_level", derived("territories/6 government$government")
    )

    def __init__(
        self,
        civilization: int,
        vp: int,
        technology: int,
        military: int,
        ready: int,
        used: int,
        land: list[int],
        level: int,
    ) -> None:
        super().__init__(civilization, vp, technology, military, ready, used, land)
        self.level = level

    def copy(self) -> Civbot:
        """Return a civbot that shares nothing which can change."""
        return Civbot(
            self.civilization,
            self.vp,
            self.technology,
            self.military,
            self.ready,
            self.used,
            self.land[:],
            self.level,
        )
