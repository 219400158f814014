"""Faults at a table in the terminal: told in words while the game goes on, or after it was saved."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.cli.complaint import of_system
from ecumene.table.clean_text import printable
from ecumene.table.faults import STRICT, Faults

if TYPE_CHECKING:
    from ecumene.cli.session import Session

LONGEST = 200  # characters of a cause
MOST_NAMES = 100  # names that are tried for a file


class BadChoice(Exception):  # noqa: N818 - what a bot did, as the reader is told
    """A bot chose a move that is not legal."""


class EngineFault(Exception):  # noqa: N818 - a fault in the rules, wrapped so that nothing plays on over it
    """A rule failed while a move was made. The game is saved and the program ends."""

    def __init__(self, fault: Exception) -> None:
        super().__init__(str(fault))
        self.fault = fault


class Told(Faults):
    """Faults that wait to be told to the person at the keyboard, each once."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.waiting: list[str] = []
        self.when_reported: Callable[[], object] = bool  # a screen tells it at once, lines tell it before they ask

    def report(self, fault: Exception, what: str) -> None:
        """Have a fault told with the next lines, or on the screen."""
        self.waiting.append(self.words(fault, what))
        self.when_reported()

    def words(self, fault: Exception, what: str) -> str:
        """Return what failed, why, and that the game is safe: `what` is shown, advice, bot or command."""
        session, say = self.session, self.session.say
        session.autosave()
        file = None if session.trouble else session.save_to
        safe = say("fault-safe") if file is None else say("fault-safe-in", file=str(file))
        return printable(say(f"fault-{what}", cause=cause_of(fault), safe=safe))

    def take(self) -> list[str]:
        """Return what is to be told, once."""
        found, self.waiting = self.waiting, []
        return found


def faults_of(session: Session) -> Faults:
    """Return where the faults of a session go; ECUMENE_DEBUG lets them through."""
    return STRICT if os.environ.get("ECUMENE_DEBUG") else Told(session)


def cause_of(fault: Exception) -> str:
    """Return a fault in one short line."""
    text = " ".join(str(fault).split())
    if isinstance(fault, BadChoice):
        return text[:LONGEST]
    return f"{type(fault).__name__}: {text}"[:LONGEST] if text else type(fault).__name__


def rescue(session: Session) -> str:
    """Save a game before the program ends by a fault; return where it is, or why it is nowhere.

    A game in which nobody has moved is not worth a new file.
    """
    if session.save_to is None and len(session.table.history) == 1:
        return ""
    wrong: OSError | None = None
    for path in places(session):
        try:
            session.save(path)
        except OSError as no:
            wrong = wrong or no
        else:
            return printable(session.say("rescued", file=str(path), game=session.table.game))
    assert wrong is not None
    return printable(session.say("not-saved", cause=of_system(wrong, session.say)))


def places(session: Session) -> list[Path]:
    """Return where a game may be saved, the best first: never in the place of another file."""
    own = [] if session.save_to is None else [session.save_to]
    return [*own, *(unused(folder, session.table.game) for folder in (Path(), Path(tempfile.gettempdir())))]


def unused(folder: Path, game: str) -> Path:
    """Return a name in a folder that no file has."""
    names = [folder / f"{game}{'' if not n else f'-{n}'}.game" for n in range(MOST_NAMES)]
    return next((path for path in names if not path.exists()), folder / f"{game}-{os.getpid()}.game")
