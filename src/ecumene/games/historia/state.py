"""What lies on the table: the civilizations with their cubes and cards, the board, and the numbers of the game."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.historia.card_data import (
    ACTION_COUNT,
    ADVISERS,
    CIVBOT_LEVELS,
    CIVILIZATIONS,
    ERAS,
    EVENTS,
    GOALS,
    GOALS_PLACED,
    GOVERNMENTS,
    LEADERS,
    MOST_CIVILIZATIONS,
    MOST_LEVEL,
    POWERS,
    START,
    THINGS,
    TOKEN_NUMBER,
    TOKEN_VP,
    TOKENS,
    TURNS,
    WONDERS,
)
from ecumene.games.historia.components.world import TERRITORY_COUNT, WORLD
from ecumene.games.historia.player import Civbot, Party, Player
from ecumene.kernel.fields import Field, fields
from ecumene.kernel.frame import Frame, State
from ecumene.kernel.parts import Columns, Rows, derived
from ecumene.kernel.schema import Schema

SEATS: Final = [1, 2, 3, 4, 5, 6]
ROW_MOST: Final[int] = MOST_CIVILIZATIONS + int(START["row_beyond_players"])
NO_COMMAND: Final = 0  # no token, or it has left the game
COMMAND_READY: Final = 1
COMMAND_ACTIVE: Final = 2


class GameState(State):
    """Everything on the table. Parties are numbered: first the seats, then the civbots.

    order        the seats by the track of the turn order
    turn         1 to 12; 0 during the set-up
    round        of the turn
    revolution   this round is the last of the turn
    tokens       the token on each territory; never changed after the set-up
    row          of wonders, the rightmost last
    wonder_deck  all eras; unordered until drawn
    goal_pile    face down, during the set-up
    chosen       civilizations are chosen, not dealt
    destroyed    a lone player has lost the last cube on the map
    """

    FIELDS: ClassVar[list[Field]] = fields(
        Rows("players", Player, by_seat=True),
        Rows("bots", Civbot, most=MOST_CIVILIZATIONS - 1),
        f"order@[] bot_order<{MOST_CIVILIZATIONS}[<{MOST_CIVILIZATIONS - 1}] turn/{ERAS * TURNS} round/6",
        "revolution?",
        f"tokens$token[{TERRITORY_COUNT}]! row$wonder[<{ROW_MOST}] wonder_deck$wonder{{}}",
        "event$event next_event$event event_deck$event{}",
        Columns(
            "goal_cells",
            f"goal_at=goal$goal goal_technology=technology<{MOST_LEVEL + 1} "
            f"goal_military=military<{MOST_LEVEL + 1}",
            GOALS_PLACED,
        ),
        "goal_pile$goal{} events? goals? command? advanced? expert? chosen? destroyed?",
        derived(f"era/{ERAS} segment/{TURNS} decks/16[{ERAS}]"),
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = (
        "advanced",
        "bot_order",
        "bots",
        "chosen",
        "command",
        "destroyed",
        "event",
        "event_deck",
        "events",
        "expert",
        "goal_at",
        "goal_military",
        "goal_pile",
        "goal_technology",
        "goals",
        "next_event",
        "order",
        "players",
        "revolution",
        "round",
        "row",
        "tokens",
        "turn",
        "wonder_deck",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        over: bool,
        players: list[Player],
        bots: list[Civbot],
        order: list[int],
        bot_order: list[int],
        turn: int,
        round_: int,
        revolution: bool,
        tokens: list[int],
        row: list[int],
        wonder_deck: list[int],
        event: int,
        next_event: int,
        event_deck: list[int],
        goal_at: list[int],
        goal_technology: list[int],
        goal_military: list[int],
        goal_pile: list[int],
        events: bool,
        goals: bool,
        command: bool,
        advanced: bool,
        expert: bool,
        chosen: bool,
        destroyed: bool,
    ) -> None:
        super().__init__(stack, over)
        self.players = players
        self.bots = bots
        self.order = order
        self.bot_order = bot_order
        self.turn = turn
        self.round = round_
        self.revolution = revolution
        self.tokens = tokens
        self.row = row
        self.wonder_deck = wonder_deck
        self.event = event
        self.next_event = next_event
        self.event_deck = event_deck
        self.goal_at = goal_at
        self.goal_technology = goal_technology
        self.goal_military = goal_military
        self.goal_pile = goal_pile
        self.events = events
        self.goals = goals
        self.command = command
        self.advanced = advanced
        self.expert = expert
        self.chosen = chosen
        self.destroyed = destroyed

    def copy(self) -> GameState:
        return GameState(
            self.copy_stack(),
            self.over,
            [row.copy() for row in self.players],
            [row.copy() for row in self.bots],
            self.order[:],
            self.bot_order[:],
            self.turn,
            self.round,
            self.revolution,
            self.tokens,
            self.row[:],
            self.wonder_deck[:],
            self.event,
            self.next_event,
            self.event_deck[:],
            self.goal_at[:],
            self.goal_technology[:],
            self.goal_military[:],
            self.goal_pile[:],
            self.events,
            self.goals,
            self.command,
            self.advanced,
            self.expert,
            self.chosen,
            self.destroyed,
        )

    # generated: end

    def solo(self) -> bool:
        """Return whether one person plays against civbots."""
        return len(self.players) == 1

    def era(self) -> int:
        """Return the era, 0 to 2."""
        return max(0, self.turn - 1) // TURNS

    def segment(self) -> int:
        """Return the segment of the time circle, 0 to 3."""
        return max(0, self.turn - 1) % TURNS

    def parties(self) -> int:
        """Return how many civilizations take part."""
        return len(self.players) + len(self.bots)

    def party(self, number: int) -> Party:
        """Return a civilization: seats first, then civbots."""
        seats = len(self.players)
        return self.players[number] if number < seats else self.bots[number - seats]

    def token_number(self, place: int) -> int:
        """Return the number of a territory: that of its token."""
        return TOKEN_NUMBER[self.tokens[place]]

    def token_vp(self, place: int) -> int:
        """Return the points of a territory."""
        return TOKEN_VP[self.tokens[place]]

    def party_of(self, civilization: int) -> int:
        """Return the number of the party that has a civilization, -1 where nobody has."""
        for number in range(self.parties()):
            if self.party(number).civilization == civilization:
                return number
        return -1


SCHEMA: Final = Schema(
    GameState,
    THINGS,
    {
        "action": list(range(ACTION_COUNT)),
        "adviser": ADVISERS,
        "card": [*range(ACTION_COUNT), *ADVISERS],
        "civbot_level": CIVBOT_LEVELS,
        "civilization": CIVILIZATIONS,
        "event": EVENTS,
        "goal": GOALS,
        "government": GOVERNMENTS,
        "leader": LEADERS,
        "power": POWERS,
        "token": TOKENS,
        "wonder": WONDERS,
    },
    SEATS,
    places=WORLD.slugs,
)
