"""A move that was made: who did what, the luck that followed, and what it led to."""

from __future__ import annotations

from ecumene.kernel.frame import Action, Frame, State
from ecumene.kernel.game import Game
from ecumene.kernel.grammar import MAYBE, THING
from ecumene.kernel.luck import Event
from ecumene.kernel.sealed import Sealed
from ecumene.kernel.things import Things
from ecumene.table.errors import Complaint

SETUP: Action = (-1, -1, 0)
Told = tuple[str | None, list[str]]
"""What a move is called, if it may be known, and its lines in words."""


class Move:
    """One move of a game. Number 0 is the set-up, made by nobody (-1)."""

    __slots__ = ("action", "events", "number", "outcomes", "seat", "secret", "text", "told")

    def __init__(
        self,
        number: int,
        seat: int,
        action: Action,
        text: str,
        outcomes: list[int],
        events: list[Event],
        secret: bool,
    ) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.text = text
        self.outcomes = outcomes
        self.events = events
        self.secret = secret  # what was done is not for other seats to read
        self.told: dict[tuple[int, str, bool, tuple[str, ...]], Told] = {}  # by kind of viewer and language


def is_secret(game: Game, s: State, seat: int, a: Action, events: list[Event]) -> bool:
    """Tell whether others may not read a move: it was sealed, or it led to something for the mover's eye only.

    Never compares the thing that was moved with a thing that is hidden: the answer itself would tell.
    """
    frame: Frame[State] = s.stack[-1]
    if isinstance(frame, Sealed):
        return True
    verb = game.grammar.verbs[a[0]]
    names_a_thing = verb.subject in (THING, MAYBE) or verb.amount in (THING, MAYBE)
    return names_a_thing and any(event.eye == seat for event in events)


def token(things: Things, value: int) -> str:
    """Write a number that may be a thing: its slug, or `#12` for a plain number."""
    return things.slug(value) if 0 <= value < len(things) else f"#{value}"


def place_slug(game: Game, place: int) -> str | None:
    """Return the slug of a place of the map, or None for no place."""
    return None if place < 0 or game.map is None else game.map.slugs.slug(place)


def value_of(things: Things, text: str) -> int:
    """Read what token() wrote; a complaint when it is neither a thing nor a number."""
    if text.startswith("#"):
        digits = text[1:].removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= 9:
            return int(text[1:])
    elif text in things.numbers:
        return things.numbers[text]
    raise Complaint("thing", name=text[:40])
