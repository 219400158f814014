"""The layout of a vector, made from what a game declares: which cells tell which field of a view."""

from __future__ import annotations

from typing import Any

from ecumene.adapters.alphabets import Alphabet, Backs, Numbers, Owners, Seats, Slugs, slugs_of
from ecumene.adapters.blocks import Bits, Block, Counts, Flag, Number, One, Pile
from ecumene.adapters.nests import BySeat, Chosen, Listed, Maybe, Owned, Ranked, Record, Row, Stack
from ecumene.adapters.sealed_answers import COLUMNS, SEATS, Answers, SealedRecord
from ecumene.kernel import fields, kinds, options, parts
from ecumene.kernel.fields import ANY, BY_SEAT, LONGEST, ONCE, PILE, Field
from ecumene.kernel.frame import Frame
from ecumene.kernel.game import Game
from ecumene.kernel.kinds import Kind
from ecumene.kernel.options import Option
from ecumene.kernel.schema import FRAME
from ecumene.kernel.schema import Stack as StackField
from ecumene.kernel.sealed import Sealed
from ecumene.kernel.shape import Shape


class Layout:
    """Makes the blocks of one game and player count."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.schema = game.schema

    def record(self) -> Record:
        """Return the block of a whole view: the table around the game first."""
        seats = Pile(Seats(self.players))
        chosen = Chosen([(option.name, _option(option)) for option in self.game.options])
        around: list[tuple[str, Block]] = [
            ("spectator", Flag()),
            ("waiting", seats),
            ("may_change", seats),
            ("options", chosen),
        ]
        return Record([*around, *self._parts(self.schema.state.seen, "state")])

    def _parts(self, seen: list[Field], where: str) -> list[tuple[str, Block]]:
        found = []
        for field in seen:
            if isinstance(field.kind, kinds.Pair):
                continue  # the parts of a sum follow from the rest, and so does what they add up to
            try:
                found.append((field.key, self._field(field)))
            except ValueError as wrong:
                raise ValueError(f"{where}.{wrong}") from None
        return found

    def _field(self, field: Field) -> Block:
        if isinstance(field, StackField):
            return Stack({name: self._frame(shape) for name, shape in self.schema.frames.items()}, FRAME)
        if isinstance(field, parts.Counts):
            return Counts(self._slugs(field.thing.domain), field.absent)
        if isinstance(field, parts.Rows):
            return self._nested(field, Record(self._parts(field.shape.seen, field.shape.name)), 0, 1)
        if isinstance(field, parts.Columns):
            return self._nested(
                field, Record([(column.key, self._field(column)) for column in field.columns]), 0, 1
            )
        if isinstance(field, parts.Memo):
            return Maybe(Record([(part.key, self._field(part)) for part in field.parts]))
        if field.shown == fields.COUNTED:
            return Number(self._many(field))
        if field.shown in (fields.OWNED, fields.OWNED_BACKS, fields.BACKS):
            return self._hidden(field)
        return self._nested(field, None, 0, len(field.nest))

    def _hidden(self, field: Field) -> Block:
        """Return the block of a pile that not everybody sees; by seat, one for each."""
        slugs = [] if field.shown == fields.BACKS else self._slugs(self._domain(field))
        if field.shown == fields.OWNED:
            pile: Block = Owned(Pile(Slugs(slugs, False)), self._many(field))
        else:
            pile = Pile(Backs(slugs, sorted(set(self.schema.backs)), 0))
        return BySeat(pile, self.players) if field.by_seat() else pile

    def _nested(self, field: Field, inner: Block | None, level: int, levels: int) -> Block:
        """Return the block of a field from a level of its lists on; innermost is `inner`, or its kind."""
        if level == levels:
            return inner or self._kind(field.kind)
        places, most = field.nest[level], field.most[level]
        if places in (PILE, ONCE):
            return self._pile(field, places)
        part = self._nested(field, inner, level + 1, levels)
        if places == BY_SEAT:
            return BySeat(part, self.players)
        if places != ANY:
            return Row(part, places)
        if most == LONGEST and isinstance(field.kind, kinds.Seat) and level + 1 == levels:
            most = self.players
        if most == LONGEST:
            raise ValueError(f"{field.key}: say how long the list can get, as in {field.key}[<8]")
        return Listed(part, most)

    def _pile(self, field: Field, places: int) -> Block:
        alphabet = self._alphabet(field.kind)
        if alphabet is None:
            raise ValueError(f"{field.key}: a pile holds things or seats")
        return Pile(alphabet) if places == PILE else Ranked(alphabet)

    def _kind(self, kind: Kind) -> Block:
        alphabet = self._alphabet(kind)
        if alphabet is not None:
            return One(alphabet)
        if isinstance(kind, kinds.Switch):
            return Flag()
        if isinstance(kind, kinds.Bits):
            return Bits(kind.names, kind.listed)
        return Number(kind.size)

    def _alphabet(self, kind: Kind) -> Alphabet | None:
        if isinstance(kind, kinds.Owner):
            return Owners(self.players)
        if isinstance(kind, kinds.Seat):
            return Seats(self.players)
        if isinstance(kind, kinds.Thing):
            return Slugs([kind.slugs[member] for member in kind.members], kind.marks)
        if isinstance(kind, kinds.Verb):
            return Numbers([verb.word for verb in self.game.grammar.verbs])
        if isinstance(kind, kinds.Face):
            backs = sorted(set(self.schema.backs))
            return Backs(self._slugs(kind.domain), backs, self.players if kind.by else 0)
        return None

    def _frame(self, shape: Shape) -> tuple[Record, int]:
        kind: type[Frame[Any]] = shape.make
        if not issubclass(kind, Sealed):
            return Record(self._parts(shape.seen, shape.name)), kind.NESTED
        columns = [self._kind(field.kind) for field in shape.seen if field.key in COLUMNS]
        answers = Answers(columns, kind.STEPS, self.game.grammar, self.players)
        others = [field for field in shape.seen if field.key not in [SEATS, *COLUMNS]]
        return SealedRecord(self._parts(others, shape.name), answers), kind.NESTED

    def _domain(self, field: Field) -> str:
        kind = field.kind
        if not isinstance(kind, kinds.Thing):
            raise ValueError(f"{field.key}: only things can be hidden")
        return kind.domain

    def _many(self, field: Field) -> int:
        return len(self.schema.domains[self._domain(field)])

    def _slugs(self, domain: str) -> list[str]:
        return slugs_of(self.game.things, self.schema.domains[domain])


def _option(option: Option) -> Block | None:
    if option.kind == options.SWITCH:
        return None
    if option.kind == options.NUMBER:
        return Number(max(1, abs(option.least), abs(option.most)))
    one = One(Slugs(option.values, False))
    return one if option.kind == options.CHOICE else Listed(one, option.most)
