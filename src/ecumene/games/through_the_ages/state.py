"""What lies on the table between the players: row, decks, events, tactics; and the players around it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.through_the_ages.card_data import (
    ACTION,
    AGE,
    AGGRESSION,
    CIVIL_CARDS,
    EVENT,
    FIRST_UNIT,
    GOVERNMENT,
    LEADER,
    MILITARY_CARDS,
    PACT,
    ROW,
    SPECIAL,
    STORES,
    TACTIC,
    TERRITORY,
    THINGS,
    TYPE,
    WAR,
    WONDER,
    WORKER_CARDS,
    cards_of,
)
from ecumene.games.through_the_ages.player import BITS, Player
from ecumene.kernel.fields import PILE, Field, fields
from ecumene.kernel.frame import Frame, State
from ecumene.kernel.parts import Rows, backs, counted, faces, in_view, owned, secret
from ecumene.kernel.schema import Schema

BACKS: Final[list[str]] = [f"?{age}" for age in AGE]


class GameState(State):
    """Everything on the table. Piles are unordered: what is drawn from them is Luck's to say.

    round          from 1
    current        whose turn it is
    age            0 for A to 4
    last_round     0: not known yet
    row            thirteen places, -1 where empty
    civil_deck     of the current age
    civil_gone     civil cards out of the game
    military_deck  of the current age
    military_gone  of former ages, and what was left over: hidden
    discard        military cards of the current age that all have seen
    hidden         those discarded face down, by seat
    deck_players   for how many players the decks of ages A to III were made, 0: not yet
    events         current events, the oldest age first in play, else unordered
    events_by      who prepared each of them, -1: nobody
    top            the top current event, once Joan of Arc has looked at it, else -1
    top_seen       who has looked
    past           past events
    tactics        common tactics, with copies
    """

    FIELDS: ClassVar[list[Field]] = fields(
        Rows("players", Player, by_seat=True),
        f"round/20 first@ current@ age<5 last_round/20 row$civil[{ROW}]",
        counted("civil_deck$civil{}"),
        "civil_gone$civil{}",
        counted("military_deck$military{}"),
        backs("military_gone$military{}"),
        "discard$military{}",
        owned("hidden$military{}[@]"),
        "deck_players<5[4]!",
        secret("events$event[] events_by@-[] future$event[] future_by@-[] top$event"),
        "top_seen@- past$event[^] tactics$tactic{} peaceful? first_game?",
        in_view(
            faces("events", "event", [PILE]), faces("future", "event", [PILE], by=True), faces("top", "event", [])
        ),
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = (
        "age",
        "civil_deck",
        "civil_gone",
        "current",
        "deck_players",
        "discard",
        "events",
        "events_by",
        "first",
        "first_game",
        "future",
        "future_by",
        "hidden",
        "last_round",
        "military_deck",
        "military_gone",
        "past",
        "peaceful",
        "players",
        "round",
        "row",
        "tactics",
        "top",
        "top_seen",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        over: bool,
        players: list[Player],
        round_: int,
        first: int,
        current: int,
        age: int,
        last_round: int,
        row: list[int],
        civil_deck: list[int],
        civil_gone: list[int],
        military_deck: list[int],
        military_gone: list[int],
        discard: list[int],
        hidden: list[list[int]],
        deck_players: list[int],
        events: list[int],
        events_by: list[int],
        future: list[int],
        future_by: list[int],
        top: int,
        top_seen: int,
        past: list[int],
        tactics: list[int],
        peaceful: bool,
        first_game: bool,
    ) -> None:
        super().__init__(stack, over)
        self.players = players
        self.round = round_
        self.first = first
        self.current = current
        self.age = age
        self.last_round = last_round
        self.row = row
        self.civil_deck = civil_deck
        self.civil_gone = civil_gone
        self.military_deck = military_deck
        self.military_gone = military_gone
        self.discard = discard
        self.hidden = hidden
        self.deck_players = deck_players
        self.events = events
        self.events_by = events_by
        self.future = future
        self.future_by = future_by
        self.top = top
        self.top_seen = top_seen
        self.past = past
        self.tactics = tactics
        self.peaceful = peaceful
        self.first_game = first_game

    def copy(self) -> GameState:
        return GameState(
            self.copy_stack(),
            self.over,
            [row.copy() for row in self.players],
            self.round,
            self.first,
            self.current,
            self.age,
            self.last_round,
            self.row[:],
            self.civil_deck[:],
            self.civil_gone[:],
            self.military_deck[:],
            self.military_gone[:],
            self.discard[:],
            [row[:] for row in self.hidden],
            self.deck_players,
            self.events[:],
            self.events_by[:],
            self.future[:],
            self.future_by[:],
            self.top,
            self.top_seen,
            self.past[:],
            self.tactics[:],
            self.peaceful,
            self.first_game,
        )

    # generated: end

    def seats_from(self, seat: int) -> list[int]:
        """Return the seats still in the game, clockwise from one."""
        count = len(self.players)
        order = [(seat + step) % count for step in range(count)]
        return [other for other in order if not self.players[other].out]

    def remaining(self) -> int:
        """Return how many players are still in the game."""
        count = 0
        for player in self.players:
            if not player.out:
                count += 1
        return count

    def discard_military(self, seat: int, card: int, openly: bool) -> None:
        """Put a military card on its discard pile; cards of former ages never come back (p. 8)."""
        if AGE[card] != self.age:
            self.military_gone.append(card)
        elif openly:
            self.discard.append(card)
        else:
            self.hidden[seat].append(card)


SCHEMA: Final = Schema(
    GameState,
    THINGS,
    {
        "action": cards_of(ACTION),
        "aggression": cards_of(AGGRESSION),
        "civil": CIVIL_CARDS,
        "event": cards_of(EVENT, TERRITORY),
        "government": cards_of(GOVERNMENT),
        "hand": [card for card in CIVIL_CARDS if TYPE[card] != WONDER],
        "leader": cards_of(LEADER),
        "military": MILITARY_CARDS,
        "pact": cards_of(PACT),
        "special": cards_of(SPECIAL),
        "store": list(range(STORES)),
        "tactic": cards_of(TACTIC),
        "territory": cards_of(TERRITORY),
        "unit": list(range(FIRST_UNIT, WORKER_CARDS)),
        "war": cards_of(WAR),
        "wonder": cards_of(WONDER),
        "worker": list(range(WORKER_CARDS)),
    },
    seats=[2, 3, 4],
    names=BITS,
    backs=BACKS,
)
