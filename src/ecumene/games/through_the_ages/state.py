"""What lies on the table between the players: row, decks, events, tactics; and the players around it."""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages.card_data import AGE
from ecumene.games.through_the_ages.player import Player
from ecumene.kernel.frame import Frame, State


class Board(State):
    """Everything on the table. Piles are unordered: what is drawn from them is Luck's to say."""

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
        self.round = round_  # from 1
        self.first = first
        self.current = current  # whose turn it is
        self.age = age  # 0 for A to 4
        self.last_round = last_round  # 0: not known yet
        self.row = row  # thirteen places, -1 where empty
        self.civil_deck = civil_deck  # of the current age
        self.civil_gone = civil_gone  # civil cards out of the game
        self.military_deck = military_deck  # of the current age
        self.military_gone = military_gone  # of former ages, and what was left over: hidden
        self.discard = discard  # military cards of the current age that all have seen
        self.hidden = hidden  # those discarded face down, by seat
        self.deck_players = deck_players  # for how many players the decks of ages A to III were made, 0: not yet
        self.events = events  # current events, the oldest age first in play, else unordered
        self.events_by = events_by  # who prepared each of them, -1: nobody
        self.future = future
        self.future_by = future_by
        self.top = top  # the top current event, once Joan of Arc has looked at it, else -1
        self.top_seen = top_seen  # who has looked
        self.past = past  # past events
        self.tactics = tactics  # common tactics, with copies
        self.peaceful = peaceful
        self.first_game = first_game

    def copy(self) -> Board:
        """Return a board that shares nothing which can change."""
        return Board(
            [frame.copy() for frame in self.stack],
            self.over,
            [player.copy() for player in self.players],
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
            [cards[:] for cards in self.hidden],
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
