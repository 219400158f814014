"""The text of a move: a verb, then what it is about. "raise babylon", "research writing", "bid 4"."""

from __future__ import annotations

from typing import Final

from ecumene.kernel.frame import Action
from ecumene.kernel.things import Things

NOTHING: Final = 0
THING: Final = 1
NUMBER: Final = 2
MAYBE: Final = 3  # a thing, or nothing at all (-1)
SEAT: Final = 4  # another seat, written as its number: seats count from 0
PLACE: Final = 5  # a place of the game's map, written as its slug
KINDS: Final = ("", "thing", "number", "maybe", "seat", "place")
"""What the kinds of operands are called outside."""
SELDOM: Final = 200
NOWHERE: Final = Things([])


class Verb:
    """One verb of a game: its word and the kinds of its subject and amount."""

    __slots__ = ("amount", "destroys", "ends", "seldom", "subject", "word")

    def __init__(
        self,
        word: str,
        subject: int = NOTHING,
        amount: int = NOTHING,
        seldom: bool = False,
        destroys: bool = False,
        ends: bool = False,
    ) -> None:
        self.word = word
        self.subject = subject
        self.amount = amount
        self.seldom = seldom  # it gives the game up: random play chooses it one time in SELDOM
        self.ends = ends  # it only says that nothing more is done: nobody is told of it afterwards
        self.destroys = destroys  # it takes down what its player has built: screens show it last


class Grammar:
    """Turns actions into text and back. A verb's number is its place in the list."""

    def __init__(self, verbs: list[Verb], things: Things, places: Things | None = None) -> None:
        self.verbs = verbs
        self.things = things
        self.places = NOWHERE if places is None else places
        self.seldom = tuple(number for number, verb in enumerate(verbs) if verb.seldom)
        self.by_word = {verb.word: number for number, verb in enumerate(verbs)}

    def text(self, a: Action) -> str:
        """Write an action as people read it."""
        verb = self.verbs[a[0]]
        words = [verb.word]
        for kind, value in ((verb.subject, a[1]), (verb.amount, a[2])):
            if kind in (NUMBER, SEAT):
                words.append(str(value))
            elif kind == PLACE:
                words.append(self.places.slug(value))
            elif kind == THING or (kind == MAYBE and value >= 0):
                words.append(self.things.slug(value))
        return " ".join(words)

    def parse(self, text: str) -> Action:
        """Read an action; ValueError says what was not understood."""
        words = text.split()
        if not words:
            raise ValueError("an empty move")
        number = self.by_word.get(words[0])
        if number is None:
            raise ValueError(f"no move begins with '{words[0]}'")
        verb = self.verbs[number]
        rest = words[1:]
        subject = self._read(verb.subject, rest, words[0])
        amount = self._read(verb.amount, rest, words[0])
        if rest:
            raise ValueError(f"'{' '.join(rest)}' is too much after '{words[0]}'")
        return (number, subject, amount)

    def every_action(self, most: int, seats: int = 0) -> list[Action]:
        """Return every action that could be written, with numbers up to `most`, in a fixed order."""
        operands = {
            NOTHING: [0],
            THING: list(range(len(self.things))),
            NUMBER: list(range(most + 1)),
            MAYBE: list(range(-1, len(self.things))),
            SEAT: list(range(seats)),
            PLACE: list(range(len(self.places))),
        }
        found: list[Action] = []
        for number, verb in enumerate(self.verbs):
            for subject in operands[verb.subject]:
                found += [(number, subject, amount) for amount in operands[verb.amount]]
        return found

    def _read(self, kind: int, rest: list[str], word: str) -> int:
        if kind == NOTHING:
            return 0
        if not rest:
            if kind == MAYBE:
                return -1
            raise ValueError(f"'{word}' needs to be told what")
        token = rest.pop(0)
        if kind == NUMBER:
            if not token.isascii() or not token.isdigit() or len(token) > 6:
                raise ValueError(f"'{token}' is not a number")
            return int(token)
        if kind == SEAT:
            if not token.isascii() or not token.isdigit() or len(token) > 2:
                raise ValueError(f"'{token}' is not a seat")
            return int(token)
        if kind == PLACE:
            if token not in self.places.numbers:
                raise ValueError(f"no place is called '{token}'")
            return self.places.numbers[token]
        if token not in self.things.numbers:
            raise ValueError(f"nothing is called '{token}'")
        return self.things.numbers[token]
