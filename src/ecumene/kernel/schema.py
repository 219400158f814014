"""All declared fields of a game: its state, its players, its frames. Positions and views follow from them."""

from __future__ import annotations

from threading import Lock
from typing import Any, Final

from ecumene.kernel.fields import ANY, Doc, Field, declared, fields
from ecumene.kernel.frame import Frame
from ecumene.kernel.frame_registry import frames_of
from ecumene.kernel.impossible import SHOWN, Impossible
from ecumene.kernel.kinds import Bits, Kind, MapPlace, Thing
from ecumene.kernel.parts import Counts, rows_of
from ecumene.kernel.shape import Shape
from ecumene.kernel.things import Things

FRAME: Final = "frame"
_finding = Lock()  # the frames of a game, by the first thread that asks for them


class Stack(Field):
    """The unfinished paragraphs of the rules, outermost first: {"frame": name, field: value …}."""

    def __init__(self, schema: Schema) -> None:
        super().__init__("stack", "stack", Kind(), [ANY])
        self.schema = schema

    def write(self, of: Any) -> Any:
        """Return all frames."""
        return [self.dump(frame) for frame in of.stack]

    def show(self, of: Any, seat: int, owner: int) -> Any:
        """Return the frames as a seat may know them."""
        return [self.shown_to(frame, seat) for frame in of.stack]

    def dump(self, frame: Frame[Any]) -> Doc:
        """Return a frame as plain data."""
        name = type(frame).__name__
        doc: Doc = {FRAME: name}
        shape = self.schema.frames[name]
        for key, attr in shape.plain_stored:
            doc[key] = getattr(frame, attr)
        for field in shape.other_stored:
            doc[field.key] = field.write(frame)
        return doc

    def shown_to(self, frame: Frame[Any], seat: int) -> Doc:
        """Return a frame as plain data, with what a seat may know of it."""
        name = type(frame).__name__
        doc: Doc = {FRAME: name}
        values = frame.show(seat)
        for field, value in zip(self.schema.frames[name].fields, values, strict=True):
            doc[field.key] = field.plain(value, 0)
        return doc

    def read(self, doc: Doc, seats: int, strict: bool) -> Any:
        """Return the frames."""
        return [self.restore(row, seats) for row in rows_of(doc["stack"])]

    def restore(self, doc: Any, seats: int) -> Frame[Any]:
        """Return a frame; Impossible names what is wrong with it."""
        if not isinstance(doc, dict):
            raise Impossible("frame")
        name = doc.get(FRAME)
        shape = self.schema.frames.get(name) if isinstance(name, str) else None
        if shape is None:
            raise Impossible("frame-unknown", name=str(name)[:SHOWN], right=", ".join(sorted(self.schema.frames)))
        frame: Frame[Any] = shape.restore(doc, shape.name, seats, True)
        return frame

    def typescript(self) -> str:
        """Return the type."""
        return "FrameView[]"


class Schema:
    """What a game declares.

    `domains` are named lists of things, `seats` is how many there may be, `names` tell the bits of a mask,
    `backs` is what is seen of each thing from behind, and `places` are those of the map.
    """

    def __init__(
        self,
        state: Any,
        things: Things,
        domains: dict[str, list[int]],
        seats: list[int],
        names: dict[str, list[str]] | None = None,
        backs: list[str] | None = None,
        places: Things | None = None,
    ) -> None:
        self.things = things
        self.places = Things([]) if places is None else places
        self.seats = seats
        self.domains: dict[str, list[int]] = {"": list(range(len(things))), **domains}
        self.names: dict[str, list[str]] = names or {}
        self.backs: list[str] = backs or []
        self.stack = Stack(self)
        self.state = Shape(state, [self.stack, declared("over?"), *state.FIELDS])
        self._bind(self.state.fields)
        self._frames: dict[str, Shape] = {}

    @property
    def frames(self) -> dict[str, Shape]:
        """Return the shape of each frame: found when first asked for, since by then all chapters are there.

        Several threads may ask at once: nobody sees half of them.
        """
        if not self._frames:
            with _finding:
                if not self._frames:
                    found = {name: _frame_shape(kind) for name, kind in frames_of(self.state.make).items()}
                    for shape in found.values():
                        self._bind(shape.fields)
                    self._frames = found
        return self._frames

    def _bind(self, fields: list[Field]) -> None:
        for field in fields:
            field.backs = self.backs
            kind = field.kind
            if isinstance(field, Counts):
                field.thing.bind(self.things, self.domains[field.thing.domain])
            elif isinstance(kind, MapPlace):
                kind.bind(self.places, list(range(len(self.places))))
            elif isinstance(kind, Thing):
                kind.bind(self.things, self.domains[kind.domain])
            elif isinstance(kind, Bits):
                kind.bind(self.names[kind.domain])
            self._bind(field.within())

    def dump(self, s: Any) -> Doc:
        """Return the whole truth."""
        return self.state.dump(s)

    def show(self, s: Any, seat: int) -> Doc:
        """Return the declared part of what a seat (-1: a spectator) may know."""
        doc = self.state.show(s, seat)
        doc["seat"] = seat
        return doc

    def restore(self, doc: Any, strict: bool = True) -> Any:
        """Return a state; Impossible says what is wrong. A view that was filled in says more than a position."""
        return self.state.restore(doc, "state", self._seats(doc), strict)

    def seats_of(self, s: Any) -> int:
        """Return how many seats a state was laid out for: as many as a list with one place for each has."""
        for field in self.state.stored:
            if field.by_seat():
                return len(getattr(s, field.attr))
        return max(self.seats)

    def _seats(self, doc: Any) -> int:
        if not any(field.by_seat() for field in self.state.stored):
            return max(self.seats)  # nothing tells how many there are
        for field in self.state.stored:
            if field.by_seat() and isinstance(doc, dict) and isinstance(doc.get(field.key), list):
                return self._counted(len(doc[field.key]))
        return 0

    def _counted(self, seats: int) -> int:
        if seats not in self.seats:
            raise Impossible("players", n=seats, least=min(self.seats), most=max(self.seats))
        return seats


def _frame_shape(kind: Any) -> Shape:
    shape = Shape(kind, fields(kind.FIELDS))
    shape.keys.add(FRAME)
    return shape
