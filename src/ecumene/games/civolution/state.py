"""What lies on the table between the civilizations: continent, displays, stacks, tracks of the era."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.civolution.card_data import (
    ATTRIBUTES,
    BOX,
    CARD_TYPE,
    CARDS,
    EVENTS,
    GOALS,
    INCOMES,
    IS_CARD,
    ISLAND_GROUND,
    LOCATIONS,
    MATERIAL_ROWS,
    START_MARKERS,
    START_TOKENS,
    THINGS,
    TYPES,
    VICI_CARDS,
)
from ecumene.games.civolution.card_data import CATEGORY_ROWS as CATEGORIES
from ecumene.games.civolution.continent.geometry import NOWHERE, Continent
from ecumene.games.civolution.continent.lands import CAMPS, CORNERS, PLACES, TERRITORIES
from ecumene.games.civolution.continent.spots import SPOT_THING
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.solo.rival import Vici
from ecumene.kernel.fields import ANY, Field, fields
from ecumene.kernel.frame import Frame, State
from ecumene.kernel.parts import Cache, Rows, derived, faces, in_view, secret
from ecumene.kernel.schema import Schema

FREE: Final = -1  # an encampment without a tribe
BLOCKED: Final = -2  # one that is covered
STACKS: Final = 5
STACK_SIZE: Final = 32


def _backs_under() -> Field:
    """Declare the cards under the closed stacks as a seat knows them: its own, and the backs of others."""
    field = faces("under", "card", [STACKS, ANY])
    field.most[1] = STACK_SIZE
    return field


class GameState(State):
    """Everything on the table.

    What lies face down and nobody has seen is drawn when it is turned up: resource tokens of a land, locations,
    events, bags and closed stacks are piles without an order.

    first        who has the monolith; nobody until all have chosen their start cards
    resets       steps of the phase indicator in this action phase
    closing      1: the round is finished, 2: the final round
    weather      a place in the list of weather spaces
    events       not yet seen
    layout       of each tile: cell and direction
    resources    the open token of each territory, -1: closed or none
    locations    the open location of each corner, -1: closed
    unseen       locations that are still closed
    hunted       hunting tokens
    camp_owner   by encampment; an automaton is the owner after the last seat
    open         the top card last
    under        cards put under a closed stack, the upper ones first
    under_by     and who did
    dice_left    activation dice on the display
    start_cards  start token cards to choose from, each with its goal
    gone         things that left the game in play
    ready        who begins with a ready hand
    vici         the automated rival, where one plays against it
    free_start   start cards are picked from all of them
    land         a cache: what touches what
    """

    FIELDS: ClassVar[list[Field]] = fields(
        Rows("players", Player, by_seat=True),
        "era<5 first@- resets/9 closing<3 weather<7 event$event",
        "events$event{}",
        f"layout/60[8]! resources$material[{TERRITORIES}] locations$location[{CORNERS}]",
        "unseen$location{}",
        f"hunted<2[{TERRITORIES}] farm_owner@-[{TERRITORIES}] camp_owner@+[{CAMPS}] camp_weak<2[{CAMPS}]",
        f"open$card[^][{STACKS}]",
        secret(f"closed$card{{}}[{STACKS}] under$card[<32][{STACKS}]"),
        f"under_by@[<32][{STACKS}]",
        "goal_bag$goal{}",
        "goal_display$goal[6]",
        "income_bag$income{}",
        "income_display$income[3]",
        "attribute_bag$attribute{}",
        "attribute_display$attribute[3] dice_left/5 fate_left/5 era_tiles$category[4]! final_tiles$category[3]!",
        "start_cards$start[<5] start_goals$goal[<5] gone$[^] first_game? ready<2[@]!",
        Rows("vici", Vici, most=1),
        "free_start?",
        Cache("land", NOWHERE),
        in_view(f"closed_sizes/32[{STACKS}]", _backs_under()),
        derived("reset_cells/9"),
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = (
        "attribute_bag",
        "attribute_display",
        "camp_owner",
        "camp_weak",
        "closed",
        "closing",
        "dice_left",
        "era",
        "era_tiles",
        "event",
        "events",
        "farm_owner",
        "fate_left",
        "final_tiles",
        "first",
        "first_game",
        "free_start",
        "goal_bag",
        "goal_display",
        "gone",
        "hunted",
        "income_bag",
        "income_display",
        "land",
        "layout",
        "locations",
        "open",
        "players",
        "ready",
        "resets",
        "resources",
        "start_cards",
        "start_goals",
        "under",
        "under_by",
        "unseen",
        "vici",
        "weather",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        over: bool,
        players: list[Player],
        era: int,
        first: int,
        resets: int,
        closing: int,
        weather: int,
        event: int,
        events: list[int],
        layout: list[int],
        resources: list[int],
        locations: list[int],
        unseen: list[int],
        hunted: list[int],
        farm_owner: list[int],
        camp_owner: list[int],
        camp_weak: list[int],
        open_: list[list[int]],
        closed: list[list[int]],
        under: list[list[int]],
        under_by: list[list[int]],
        goal_bag: list[int],
        goal_display: list[int],
        income_bag: list[int],
        income_display: list[int],
        attribute_bag: list[int],
        attribute_display: list[int],
        dice_left: int,
        fate_left: int,
        era_tiles: list[int],
        final_tiles: list[int],
        start_cards: list[int],
        start_goals: list[int],
        gone: list[int],
        first_game: bool,
        ready: list[int],
        vici: list[Vici],
        free_start: bool,
        land: Continent,
    ) -> None:
        super().__init__(stack, over)
        self.players = players
        self.era = era
        self.first = first
        self.resets = resets
        self.closing = closing
        self.weather = weather
        self.event = event
        self.events = events
        self.layout = layout
        self.resources = resources
        self.locations = locations
        self.unseen = unseen
        self.hunted = hunted
        self.farm_owner = farm_owner
        self.camp_owner = camp_owner
        self.camp_weak = camp_weak
        self.open = open_
        self.closed = closed
        self.under = under
        self.under_by = under_by
        self.goal_bag = goal_bag
        self.goal_display = goal_display
        self.income_bag = income_bag
        self.income_display = income_display
        self.attribute_bag = attribute_bag
        self.attribute_display = attribute_display
        self.dice_left = dice_left
        self.fate_left = fate_left
        self.era_tiles = era_tiles
        self.final_tiles = final_tiles
        self.start_cards = start_cards
        self.start_goals = start_goals
        self.gone = gone
        self.first_game = first_game
        self.ready = ready
        self.vici = vici
        self.free_start = free_start
        self.land = land

    def copy(self) -> GameState:
        return GameState(
            self.copy_stack(),
            self.over,
            [row.copy() for row in self.players],
            self.era,
            self.first,
            self.resets,
            self.closing,
            self.weather,
            self.event,
            self.events[:],
            self.layout,
            self.resources[:],
            self.locations[:],
            self.unseen[:],
            self.hunted[:],
            self.farm_owner[:],
            self.camp_owner[:],
            self.camp_weak[:],
            [row[:] for row in self.open],
            [row[:] for row in self.closed],
            [row[:] for row in self.under],
            [row[:] for row in self.under_by],
            self.goal_bag[:],
            self.goal_display[:],
            self.income_bag[:],
            self.income_display[:],
            self.attribute_bag[:],
            self.attribute_display[:],
            self.dice_left,
            self.fate_left,
            self.era_tiles,
            self.final_tiles,
            self.start_cards[:],
            self.start_goals[:],
            self.gone[:],
            self.first_game,
            self.ready,
            [row.copy() for row in self.vici],
            self.free_start,
            self.land,
        )

    # generated: end

    def order(self) -> list[int]:
        """Return the seats in turn order: from the monolith clockwise."""
        seats = len(self.players)
        return [(self.first + place) % seats for place in range(seats)]

    def parties(self) -> list[int]:
        """Return the seats in turn order, and among them the automated rival as the one after the last seat."""
        if not self.vici:
            return self.order()
        return [1, 0] if self.vici[0].first else [0, 1]


DOMAINS: Final[dict[str, list[int]]] = {
    "spot": SPOT_THING,
    "card": CARDS,
    "goal": GOALS,
    "income": INCOMES,
    "attribute": ATTRIBUTES,
    "start": START_TOKENS,
    "start_marker": START_MARKERS,
    "event": EVENTS,
    "location": [*LOCATIONS, ISLAND_GROUND],
    "material": BOX.numbers(MATERIAL_ROWS),
    "category": BOX.numbers(CATEGORIES),
    "vici": VICI_CARDS,
    "block": [*CARDS, *GOALS, *INCOMES, *START_TOKENS, *ATTRIBUTES],
}
SEATS: Final = [1, 2, 3, 4]
BACKS: Final[list[str]] = [
    f"?{TYPES[CARD_TYPE[thing]]}" if IS_CARD[thing] else "?" for thing in range(len(THINGS))
]  # what is seen of a thing from behind
SCHEMA: Final = Schema(GameState, THINGS, DOMAINS, SEATS, backs=BACKS, places=PLACES)
