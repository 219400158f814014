"""A field of a state, a player or a frame, declared once: storing, checking, showing and its type follow.

A declaration is words in the order of the constructor, and for what words cannot say the fields of parts.py.

    coins            a whole number, 0 or more; `rival-` may be negative, `age<5` is below 5,
                     `vp/50` usually gets as large as that
    over?            true or false
    first@           a seat; `leader@-` may be nobody (-1),
                     `owner@+` also an automaton, counted on after the last seat, or a mark (-2)
    main$            a thing, -1 for none; `main$civilization` is one of a named domain of things,
                     `subjects$-[]` may hold marks below -1 in place of things
    trader#          a place of the map by its slug, -1 for none
    used&uses        a bit mask over a named list, stored as a number; `used&uses{}` is stored as names
    verb%            the number of a verb
    live@[]          a list whose order matters; `row$[13]` has 13 places, `coins[@]` one for each seat,
                     `left$[<4]` at most 4, in `wonders$[^]` each thing stands once at most: a plain list says
                     nothing of its length, so that the vector of a learner has no places for it
    deck${}          a pile, whose order means nothing; `hands${}[@]` is one pile for each seat
    civs=clans$[]    it is called `civs` inside and `clans` outside
    row$[13]!        never changed in place, so that copies share it
"""

from __future__ import annotations

import re
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ecumene.kernel.impossible import Impossible
from ecumene.kernel.kinds import HERE, LARGEST, Bits, Kind, MapPlace, Owner, Seat, Switch, Thing, Verb

Doc = dict[str, Any]
LONGEST: Final = 400

# Who sees a field.
OPEN: Final = 0  # everybody
COUNTED: Final = 1  # everybody sees how many things it holds, nobody which
BACKS: Final = 2  # everybody sees their backs
OWNED: Final = 3  # its owner; the others see how many
OWNED_BACKS: Final = 4  # its owner; the others see the backs
SECRET: Final = 5  # nobody: the game's view tells by other names what is known of it
CACHE: Final = 6  # nobody, and it is not stored either but worked out anew
IN_VIEW: Final = 7  # not stored: the game's view tells it in place of a secret
DERIVED: Final = 8  # not stored: the game's view works it out from the rest

# How many places a list has, if not so many.
BY_SEAT: Final = -1  # one for each seat
ANY: Final = -2
PILE: Final = -3  # any number, in no order
ONCE: Final = -4  # each thing once at most
TUPLE: Final = 4  # a list of so few places is a tuple to the browser

WORD: Final = re.compile(
    r"(?P<attr>[a-z_]+)(=(?P<key>[a-z_]+))?(?P<mark>@-|@\+|\$-|[-?@$&%#]?)(?P<domain>[a-z_]*)(<(?P<below>\d+))?(/(?P<size>\d+))?"
    r"(?P<nest>(\[(@|\^|\d*|<\d+)\]|\{\})*)(?P<shared>!?)"
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field: its name inside (`attr`) and outside (`key`), what its numbers mean and how they are nested.

    `nest` has one entry for each level of lists, the outermost first; `most` tells how long each can get.
    """

    def __init__(self, attr: str, key: str, kind: Kind, nest: list[int]) -> None:
        self.attr = attr
        self.key = key
        self.kind = kind
        self.nest = nest
        self.most = [LONGEST] * len(nest)
        self.sorts = False  # a pile, shown sorted
        self.shown = OPEN
        self.shared = False
        self.one_number = False  # inside it is one number, whatever it is outside
        self.several = False  # it stands for several arguments of the constructor
        self.backs: list[str] = []  # what is seen of each thing from behind

    def attrs(self) -> list[str]:
        """Return the arguments of the constructor that it stands for."""
        return [self.attr] if self.shown < IN_VIEW else []

    def within(self) -> list[Field]:
        """Return the fields of its parts."""
        return []

    def is_plain(self) -> bool:
        """Return whether it is one number that everybody sees and that goes out as it is."""
        return not self.nest and self.kind.plain and self.shown == OPEN

    def by_seat(self) -> bool:
        """Return whether it has one place for each seat."""
        return len(self.nest) > 0 and self.nest[0] == BY_SEAT

    def write(self, of: Any) -> Any:
        """Return an object's field for the outside."""
        return self.plain(getattr(of, self.attr), 0)

    def plain(self, value: Any, level: int) -> Any:
        """Return a value for the outside, nested from a level on."""
        kind = self.kind
        if level == len(self.nest):
            return kind.write(value)
        if level + 1 == len(self.nest):
            return kind.write_all(value)
        return [self.plain(inner, level + 1) for inner in value]

    def read(self, doc: Doc, seats: int, strict: bool) -> Any:
        """Return what the constructor is given; Impossible when the document holds something else."""
        return self.checked(doc[self.key], 0, seats)

    def checked(self, value: Any, level: int, seats: int) -> Any:
        """Return a copy of a value from outside, nested from a level on."""
        kind = self.kind
        if level == len(self.nest):
            return kind.read(value, seats)
        if not isinstance(value, list) or len(value) > self.most[level]:
            raise Impossible("list", where=HERE, most=self.most[level])
        places = self.nest[level] if self.nest[level] != BY_SEAT else seats
        if places >= 0 and len(value) != places:
            raise Impossible("places", where=HERE, n=len(value), right=places)
        if level + 1 == len(self.nest):
            found = [kind.read(inner, seats) for inner in value]
            if places == ONCE:
                _each_once(found, value)
            return found
        return [self.checked(inner, level + 1, seats) for inner in value]

    def show(self, of: Any, seat: int, owner: int) -> Any:
        """Return what a seat may know of it, where the object belongs to `owner`.

        A pile is shown sorted: views that differ only in an order that means nothing are equal.
        """
        shown = self.shown
        if shown == OPEN and not self.sorts:
            return self.write(of)
        value: list[Any] = getattr(of, self.attr)
        if shown == OPEN:
            return self.plain(sorted(value), 0)
        if shown == COUNTED:
            return len(value)
        if shown == BACKS:
            return self.behind(value)
        if self.by_seat():
            return [self._part(part, at == seat, 1) for at, part in enumerate(value)]
        return self._part(value, owner == seat, 0)

    def _part(self, part: list[Any], own: bool, level: int) -> Any:
        if own:
            return self.plain(part, level)
        return len(part) if self.shown == OWNED else self.behind(part)

    def behind(self, things: list[int]) -> list[str]:
        """Return the backs of things, sorted so that their order tells nothing."""
        backs = self.backs
        return sorted([backs[thing] for thing in things])

    def typescript(self) -> str:
        """Return the type of what a view holds."""
        if self.shown == COUNTED:
            return "number"
        text = self.kind.typescript()
        for level, places in enumerate(reversed(self.nest)):
            outermost = level + 1 == len(self.nest)
            if outermost and self.by_seat() and self.shown == OWNED:
                text = f"{text} | number"
            if 0 < places <= TUPLE:
                text = f"[{', '.join([text] * places)}]"
            else:
                text = f"({text})[]" if " | " in text else f"{text}[]"
        return f"{text} | number" if self.shown == OWNED and not self.by_seat() else text


def _each_once(found: list[Any], value: list[Any]) -> None:
    for at, item in enumerate(found):
        if item in found[:at]:
            raise Impossible("twice", where=HERE, name=str(value[at]))


def fields(*parts: str | Field | list[Field]) -> list[Field]:
    """Return the fields that words and parts declare, in their order."""
    found: list[Field] = []
    for part in parts:
        if isinstance(part, str):
            found += [declared(word) for word in part.split()]
        elif isinstance(part, Field):
            found.append(part)
        else:
            found += part
    return found


def shown_as(shown: int, parts: tuple[str | Field | list[Field], ...]) -> list[Field]:
    """Return declared fields that are seen in another way."""
    found = fields(*parts)
    for field in found:
        field.shown = shown
    return found


def declared(word: str) -> Field:
    """Return the field of one word."""
    match = WORD.fullmatch(word)
    if match is None:
        raise ValueError(f"'{word}' declares no field")
    part: dict[str, str | None] = match.groupdict()
    attr, levels = str(part["attr"]), re.findall(r"\[[@^<\d]*\]|\{\}", str(part["nest"]))
    levels.reverse()
    nest = [_places(text) for text in levels]
    listed = part["mark"] == "&" and nest == [PILE]
    kind = _kind(str(part["mark"]), str(part["domain"]), part["below"], part["size"], listed)
    if isinstance(kind, Thing):
        kind.none = kind.marks or not nest or nest[-1] >= 0  # piles and growing lists have no empty places
    field = Field(attr, part["key"] or attr, kind, [] if listed else nest)
    field.shared = bool(part["shared"])
    field.sorts = nest == [PILE] and not listed
    field.most = [int(text[2:-1]) if text[1] == "<" else LONGEST for text in levels[: len(field.nest)]]
    return field


def attrs_of(words: str) -> list[str]:
    """Return the names that words declare, inside; read once, since every view asks for every frame."""
    found = _ATTRS.get(words)
    if found is None:
        found = [declared(word).attr for word in words.split()]
        _ATTRS[words] = found
    return found


_ATTRS: Final[dict[str, list[str]]] = {}


def _places(text: str) -> int:
    if text == "{}":
        return PILE
    inner = text[1:-1]
    if inner in ("@", "^"):
        return BY_SEAT if inner == "@" else ONCE
    return ANY if not inner or inner[0] == "<" else int(inner)


def _kind(mark: str, domain: str, below: str | None, size: str | None, listed: bool) -> Kind:
    if mark == "?":
        return Switch()
    if mark in ("@", "@-"):
        return Seat(0 if mark == "@" else -1)
    if mark == "@+":
        return Owner()
    if mark in ("$", "$-"):
        return Thing(domain, mark == "$-")
    if mark == "&":
        return Bits(domain, listed)
    if mark == "%":
        return Verb()
    if mark == "#":
        return MapPlace()
    least = -LARGEST if mark == "-" else 0
    most = int(below) - 1 if below else LARGEST
    return Kind(least, most, int(size) if size else max(1, most) if below else 1)
