"""The log as one viewer may read it: every line with the move, the paragraphs and the thing that caused it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Event
from ecumene.table.moves import Move, place_slug, token
from ecumene.table.words import Words

if TYPE_CHECKING:
    from ecumene.table.table import Table


def lines(table: Table, viewer: int, since: int, said: Words) -> list[Doc]:
    """Return the lines of all moves from `since` on."""
    first = table.history[0].number
    return [
        line(event, move, viewer, table.names, said)
        for move in table.history[max(0, since - first) :]
        for event in move.events
    ]


def line(event: Event, move: Move, viewer: int, names: tuple[str, ...], said: Words) -> Doc:
    """Return one line. Its shape is the same for all viewers; what one may not know is None."""
    hidden = event.eye not in (-1, viewer)
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
        "move": _move(move, viewer, names, said),
        "because": [
            {"frame": frame, "source": _source(said, source, hidden), "text": said.frame(frame)}
            for frame, source in event.because
        ],
        "text": said.log_line(event, viewer, names),
    }


def _move(move: Move, viewer: int, names: tuple[str, ...], said: Words) -> Doc:
    shown = move.seat >= 0 and (not move.secret or viewer == move.seat)
    return {
        "number": move.number,
        "seat": move.seat,
        "text": move.text if shown else None,
        "label": said.move_label(move.action, names) if shown else None,
    }


def _source(said: Words, source: int, hidden: bool) -> str | None:
    """Return a source. A line that hides its thing names none: leaving out just that one would tell which."""
    return None if hidden else _slug(said, source)


def _slug(said: Words, number: int) -> str | None:
    return None if number < 0 else token(said.game.things, number)
