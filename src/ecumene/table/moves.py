"""A move that was made: who did what, the luck that followed, and what it led to."""

from __future__ import annotations

from ecumene.kernel.frame import Action
from ecumene.kernel.game import Game
from ecumene.kernel.grammar import MAYBE, THING
from ecumene.kernel.luck import Event
from ecumene.kernel.things import Things
from ecumene.table.errors import Complaint

SETUP: Action = (-1, -1, 0)
ANSWERED = "answered"  # the kind of the line that tells an answer which was sealed and is open to all
REVISED = "revised"  # of the line that tells by which older version of the rules a game was played before
Told = tuple[str | None, str | None, list[str]]
"""What a move is called, and how it is told of afterwards, if it may be known; and its lines in words."""


class Move:
    """One move of a game. Number 0 is the set-up, made by nobody (-1)."""

    __slots__ = (
        "action", "answer", "events", "named_by", "number", "outcomes", "reveal", "seat", "secret", "text", "told",
        "told_as",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        seat: int,
        action: Action,
        text: str,
        outcomes: list[int],
        events: list[Event],
        secret: bool,
        reveal: int = -1,
        answer: list[Action] | None = None,
        named_by: int = -1,
        told_as: tuple[str, int] | None = None,
    ) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.text = text
        self.outcomes = outcomes
        self.events = events
        self.secret = secret  # what was done is not for other seats to read
        self.reveal = reveal  # the number of the first move that was opened together with it; -1: never sealed
        self.answer = answer or []  # the steps of the whole answer that its line tells
        self.named_by = named_by  # the thing that says which branch was chosen; -1: the action says all
        self.told_as = told_as  # the message and the number for the name of its subject, if it was not its own
        self.told: dict[tuple[int, str, bool, tuple[str, ...]], Told] = {}  # by kind of viewer and language

    @property
    def mover(self) -> int:
        """Return whose move caused its lines: nobody's (-1) at the set-up, and at a reveal, where all act."""
        return self.seat if self.reveal < 0 else -1

    def untold(self) -> Move:
        """Return the same move without the words it was told in, which are kept with each."""
        return Move(
            self.number, self.seat, self.action, self.text, self.outcomes, self.events, self.secret,
            self.reveal, self.answer, self.named_by, self.told_as,
        )  # fmt: skip

    def shown_to(self, viewer: int) -> bool:
        """Tell whether a viewer may read what was done."""
        return self.mover >= 0 and (not self.secret or viewer == self.seat)


def is_secret(game: Game, seat: int, a: Action, events: list[Event]) -> bool:
    """Tell whether others may not read a move: it led to something for the mover's eye only.

    Never compares the thing that was moved with a thing that is hidden: the answer itself would tell.
    """
    verb = game.grammar.verbs[a[0]]
    names_a_thing = verb.subject in (THING, MAYBE) or verb.amount in (THING, MAYBE)
    return names_a_thing and any(event.only_some_see(seat) for event in events)


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
