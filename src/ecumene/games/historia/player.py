"""What lies before a civilization: a player's, or a civbot's."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.historia.card_data import (
    CARD_LIMIT,
    CUBES,
    MOST_LEVEL,
    NAVIGATION_LEVEL,
)
from ecumene.games.historia.components.world import TERRITORY_COUNT
from ecumene.games.historia.printed import GOVERNMENT_AT
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
    """A civilization that a seat leads.

    supply        cubes in the general supply
    destroyed     cubes that have left the game
    queue         the discard queue, the oldest first
    revealed      cards of this round that are still to be resolved
    played        those that were
    wonders       in the order in which they were built
    turned        the activated ones
    fresh         built in the action under way: they wait for the next one
    coming        leaders of later eras, by the advanced rules
    advisers      in hand
    adviser_deck  face down; its order is nobody's until one is drawn
    retired       face up under the deck
    power         of the active token
    token_from    where the cube on the token came from: supply, used, ready
    lent          cubes of the token's power that go back at the end of the era
    raised        levels of the token's power that go then
    """

    FIELDS: ClassVar[list[Field]] = fields(
        f"{_COMMON} supply<{CUBES + 1} destroyed<{CUBES + 1} hand$action{{}} queue$action[^]",
        f"revealed$card[<{MOST_CARDS}] played$card[<{MOST_CARDS}] wonders$wonder[^] turned$wonder{{}}",
        "fresh$wonder{} leader$leader",
        owned_counted("coming$leader{} advisers$adviser{} adviser_deck$adviser{}"),
        "retired$adviser{} command<3 power$power token_from<3 lent<10 raised<17",
        derived("cards<4 territories/6 government$government"),
    )

    # generated from FIELDS by tools/field_code.py
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
        self.supply = supply
        self.destroyed = destroyed
        self.hand = hand
        self.queue = queue
        self.revealed = revealed
        self.played = played
        self.wonders = wonders
        self.turned = turned
        self.fresh = fresh
        self.leader = leader
        self.coming = coming
        self.advisers = advisers
        self.adviser_deck = adviser_deck
        self.retired = retired
        self.command = command
        self.power = power
        self.token_from = token_from
        self.lent = lent
        self.raised = raised

    def copy(self) -> Player:
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

    # generated: end

    def card_limit(self) -> int:
        """Return how many cards may be chosen in a round."""
        return CARD_LIMIT[self.technology]


class Civbot(Party):
    """A civilization that nobody leads."""

    FIELDS: ClassVar[list[Field]] = fields(
        f"{_COMMON} level$civbot_level", derived("territories/6 government$government")
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("level",)

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

    # generated: end
