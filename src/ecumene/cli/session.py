"""Who sits where at a table in the terminal: people, bots, what each has read, and where it is saved."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

from ecumene.cli.arguments import HUMAN
from ecumene.cli.complaint import of_system
from ecumene.cli.faults import BadChoice, EngineFault, Told, faults_of
from ecumene.cli.words import Say, say
from ecumene.kernel.game import Doc
from ecumene.players import NAMES, Bot, bot_seed, make
from ecumene.players.own_bots import is_own, short_name
from ecumene.table.errors import Complaint, IllegalMove
from ecumene.table.messages import LANGS
from ecumene.table.presenter import Presenter
from ecumene.table.sealed_steps import open_steps
from ecumene.table.table import Table
from ecumene.table.words import words

NUMBERED = re.compile(r" [1-9]$")


class Session:
    """One game at one keyboard."""

    def __init__(self, table: Table, seats: list[str], speak: Say, save_to: Path | None = None) -> None:
        self.table = table
        self.seats = seats
        self.say = speak
        self.save_to = save_to
        self.given = own_names(seats, table.names)  # without those that bots have from us, in whatever language
        table.bots = tuple("" if kind == HUMAN else kind for kind in seats)
        self.speak(speak)
        self.bots: dict[int, Bot] = {
            seat: make(kind, table.game, bot_seed(table.seed, seat))
            for seat, kind in enumerate(seats)
            if kind != HUMAN
        }
        self.humans = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.viewer: int | None = self.humans[0] if self.humans else None
        self.changing: int | None = None  # a person who has answered and wants to answer otherwise
        self.trouble: str | None = None
        self.read_to = [table.number] * table.players  # the last move that each seat has been told about
        self.faults = faults_of(self)

    def speak(self, speak: Say) -> None:
        """Speak a language; bots without a name of their own are called in it."""
        self.say = speak
        self.table.name_seats(name_bots(self.seats, self.given, speak))

    @property
    def lang(self) -> str:
        """Return the language of the person at the keyboard."""
        return self.say.lang

    def names(self) -> list[str]:
        """Return the names of all seats."""
        return [self.table.seat_name(seat, self.lang) for seat in range(self.table.players)]

    def bot_to_move(self) -> int | None:
        """Return a bot that must move now."""
        return next((seat for seat in self.table.waiting if seat in self.bots), None)

    def human_to_move(self) -> int | None:
        """Return the person that must move now, or wants to; whoever is at the keyboard already comes first."""
        if self.changing in self.may_change():
            return self.changing
        if self.viewer in self.table.waiting:
            return self.viewer
        return next((seat for seat in self.table.waiting if seat in self.humans), None)

    def may_change(self) -> list[int]:
        """Return the people whose sealed answer is in and may still be changed."""
        return [seat for seat in self.table.may_change if seat in self.humans]

    def change(self, seat: int | None) -> None:
        """Give the keyboard to a person who wants to change an answer; None: leave it as it is after all."""
        self.changing = seat

    def choose(self, seat: int) -> str:
        """Let a bot choose; it sees what its seat may know."""
        moves = self.table.moves(seat)
        if len(moves) == 1:
            return moves[0]
        bot, view = self.bots[seat], self.table.view(seat)
        return self.faults.spare(lambda: self._chosen(seat, bot.choose(view, moves), moves), "", "bot") or any_of(
            bot, moves
        )

    def _chosen(self, seat: int, move: str, moves: list[str]) -> str:
        if move not in moves:
            name = self.names()[seat]
            raise BadChoice(self.say("fault-illegal-choice", bot=name, move=str(move)[:40]))
        return move

    def presenter(self, seat: int | None) -> Presenter:
        """Return who puts the table into words; a fault in what only informs does not end the game."""
        return self.table.presenter(seat, self.lang, self.faults)

    def take_faults(self) -> list[str]:
        """Return the faults since the last time in words, once."""
        return self.faults.take() if isinstance(self.faults, Told) else []

    def play(self, seat: int, text: str) -> None:
        """Make a move and keep the record."""
        with moving():
            self.table.play(seat, text, self.lang)
        self.changing = None
        self.autosave()

    def let_pass(self, seat: int, until: str) -> None:
        """Decline what a person is asked, and let all of this kind pass."""
        with moving():
            self.table.let_pass(seat, until, self.lang)
        self.changing = None
        self.autosave()

    def undo(self, seat: int) -> bool:
        """Take a step back and keep the record."""
        done = self.table.undo(seat)
        if done:
            self.changing = None
            self.read_to = [min(number, self.table.number) for number in self.read_to]
            self.autosave()
        return done

    def needs_curtain(self, seat: int) -> bool:
        """Tell whether another person sits down who must not see what the last one saw."""
        return self.viewer is not None and seat != self.viewer and self.secrets(self.viewer, seat)

    def secrets(self, one: int, other: int) -> bool:
        """Tell whether two seats know different things."""
        mine, theirs = self.table.view(one), self.table.view(other)
        return {**mine, "seat": 0} != {**theirs, "seat": 0}

    def news(self, seat: int | None) -> list[Doc]:
        """Return the lines that a seat has not read yet."""
        since = self.read_to[seat] if seat is not None else 0
        return self.presenter(seat).log(since + 1)

    def mark_read(self, seat: int) -> None:
        """Remember that a seat has read everything so far."""
        self.read_to[seat] = self.table.number

    def not_kept(self) -> str:
        """Say whose sealed answers no record holds yet, so that they are lost with the table; "" without any."""
        seats = sorted({seat for seat, _ in open_steps(self.table.state) if seat in self.humans})
        spoken = words(self.table.rules, self.lang)
        names = spoken.listed([spoken.seat(self.table.names, seat) for seat in seats])
        return self.say("leave-sealed", names=names) if seats else ""

    def autosave(self) -> None:
        """Write the record where --save said. A full disk does not stop a game: `trouble` is for telling."""
        if self.save_to is None:
            return
        try:
            self.save(self.save_to)
        except OSError as wrong:
            self.trouble = of_system(wrong, self.say)

    def take_trouble(self) -> str | None:
        """Return what went wrong since the last time, once."""
        trouble, self.trouble = self.trouble, None
        return trouble

    def save(self, path: Path) -> None:
        """Write the record, all of it or nothing."""
        today = date.today().strftime("%Y.%m.%d")
        text = self.table.record(self.table.date if self.table.date[0] != "?" else today)
        rough = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            rough.write_text(text, encoding="utf-8")
            rough.replace(path)
        except OSError as wrong:
            raise OSError(wrong.errno, wrong.strerror, str(path)) from None
        finally:
            rough.unlink(missing_ok=True)


@contextmanager
def moving() -> Iterator[None]:
    """Mark a fault in the rules as such: nobody shall play on over it."""
    try:
        yield
    except (IllegalMove, Complaint):
        raise
    except Exception as fault:
        raise EngineFault(fault) from fault


def any_of(bot: Bot, moves: list[str]) -> str:
    """Return any legal move for a bot that cannot choose; giving up is none."""
    return random.choice(bot.worthy(moves))


def name_bots(seats: list[str], names: list[str], speak: Say) -> list[str]:
    """Give bots without a name their own, numbered where there are several of a kind."""
    out = []
    for seat, kind in enumerate(seats):
        name = names[seat] if seat < len(names) else ""
        if not name and kind != HUMAN:
            name = bot_name(kind, speak)
            if seats.count(kind) > 1:
                name = f"{name} {seats[: seat + 1].count(kind)}"
        out.append(name)
    return out


def bot_name(kind: str, speak: Say) -> str:
    """Return what a bot is called at the table."""
    if is_own(kind):
        return short_name(kind)
    return speak(f"bot-{kind}") if speak.has(f"bot-{kind}") else kind.capitalize()


def own_names(seats: list[str], names: tuple[str, ...]) -> list[str]:
    """Return the names that were given: not those that bots have by themselves, which change with the language."""
    usual = {kind: {bot_name(kind, say(lang)) for lang in LANGS} for kind in set(seats) - {HUMAN}}
    return [
        "" if kind != HUMAN and (name in usual[kind] or NUMBERED.sub("", name) in usual[kind]) else name
        for kind, name in zip(seats, names, strict=True)
    ]


def sitting(table: Table) -> list[str]:
    """Return who sat where in a record: as it says, else as the names of our bots tell."""
    return [kind or HUMAN for kind in table.bots] if table.bots else guess_seats(table.names)


def guess_seats(names: tuple[str, ...]) -> list[str]:
    """Return who sat where in a record: bots are known by the names that we give them."""
    bots = {bot_name(kind, say(lang)): kind for lang in LANGS for kind in NAMES}
    seats = [bots.get(name) or bots.get(name.rpartition(" ")[0]) or HUMAN for name in names]
    if all(not name for name in names) and len(names) > 1:
        return [HUMAN] + ["planner"] * (len(names) - 1)
    return seats
