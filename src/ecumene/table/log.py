"""The log as one viewer may read it: every line with the move, the paragraphs and the thing that caused it."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Event
from ecumene.table.moves import ANSWERED, Move, Told, place_slug, token
from ecumene.table.words import Words


def lines_of(move: Move, viewer: int, names: tuple[str, ...], said: Words) -> list[Doc]:
    """Return the lines of one move."""
    label, _, texts = told(move, viewer, names, said)
    return [line(event, move, viewer, said, label, text) for event, text in zip(move.events, texts, strict=True)]


def told(move: Move, viewer: int, names: tuple[str, ...], said: Words) -> Told:
    """Return a move and its lines in words, made once for each kind of viewer and language.

    All viewers read the same, but those for whose eye alone something is. The words lie with the move, so that an
    undo takes them away and copies of a table share them.
    """
    kind = viewer if sees_more(move, viewer) else -1
    key = (kind, said.lang, move.secret, names)
    if key not in move.told:
        shown = move.shown_to(viewer)
        label = said.move_label(move.action, names, move.named_by, move.told_as) if shown else None
        did = said.deed(move.action, names, move.named_by, move.told_as) if shown else None
        move.told[key] = (label, did, [_worded(event, move, viewer, names, said) for event in move.events])
    return move.told[key]


def _worded(event: Event, move: Move, viewer: int, names: tuple[str, ...], said: Words) -> str:
    if event.kind == ANSWERED:
        return said.answer(move.answer, event.seat, names)
    return said.log_line(event, viewer, names)


def sees_more(move: Move, viewer: int) -> bool:
    """Tell whether something of a move is for this viewer's eye and not for all."""
    return (move.secret and viewer == move.mover) or any(event.only_some_see(viewer) for event in move.events)


def line(event: Event, move: Move, viewer: int, said: Words, label: str | None, text: str) -> Doc:
    """Return one line. Its shape is the same for all viewers; what one may not know is None."""
    hidden = event.hidden_from(viewer)
    return {
        "number": move.number,
        "seat": event.seat if event.automaton < 0 else None,
        "automaton": said.game.automata[event.automaton] if event.automaton >= 0 else None,
        "kind": event.kind,
        "subject": None if hidden else _slug(said, event.subject),
        "amount": event.amount,
        "source": _source(said, event.source, hidden),
        "from": place_slug(said.game, event.origin),
        "to": place_slug(said.game, event.target),
        "move": {
            "number": move.number,
            "seat": move.mover,
            "text": move.text if move.shown_to(viewer) else None,
            "label": label,
        },
        "because": [
            {"frame": frame, "source": _source(said, source, hidden), "text": said.frame(frame)}
            for frame, source in event.because
        ],
        "text": text,
    }


def causes(line: Doc, said: Words) -> list[str]:
    """Return the causes of a line in words, the nearest first; not the whole game, which is behind every line."""
    found: list[str] = []
    for each in [{"text": "", "source": line["source"]}, *reversed(line["because"][1:])]:
        parts = [each["text"]] if each["text"] else []
        if each["source"] in said.game.things.numbers:
            parts.append(said.thing(said.game.things.number(each["source"])))
        text = ": ".join(parts)
        if text and text not in found:
            found.append(text)
    return found


class Places:
    """The place of each move in the whole log: line `n` is the n-th line since the set-up, counted from 0."""

    def __init__(self, history: list[Move]) -> None:
        self.first = history[0].number
        self.ends = list(accumulate(len(move.events) for move in history))

    @property
    def total(self) -> int:
        """Return how many lines there are."""
        return self.ends[-1]

    def before(self, number: int) -> int:
        """Return how many lines belong to moves up to a number."""
        at = min(number - self.first, len(self.ends) - 1)
        return self.ends[at] if at >= 0 else 0

    def move_at(self, n: int) -> int:
        """Return the number of the move with line `n`; the next number for a line that is still to come."""
        return self.first + bisect_right(self.ends, n)


def _source(said: Words, source: int, hidden: bool) -> str | None:
    """Return a source. A line that hides its thing names none: leaving out just that one would tell which."""
    return None if hidden else _slug(said, source)


def _slug(said: Words, number: int) -> str | None:
    return None if number < 0 else token(said.game.things, number)
