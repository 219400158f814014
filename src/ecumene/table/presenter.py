"""The presenter: a table as one viewer reads it in one language, for terminal, server and Python alike.

What is asked, the legal moves, what each would do, the log, the numbers of everybody and the warnings before the
end of a turn are made here and nowhere else. `offers` are ids and numbers, for a client that has the words;
`worded_offers` say everything.

With `faults`, a fault in what only informs leaves that part out; the legal moves come in any case.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc
from ecumene.table import digest, log, offers, preview, sealed_steps
from ecumene.table.faults import STRICT, Faults, nothing
from ecumene.table.moves import Move
from ecumene.table.words import Words, words

if TYPE_CHECKING:
    from ecumene.table.table import Table


RECENT = 12  # moves whose lines are kept: they are in everybody's next scene


class Presenter:
    """One table, one viewer (-1: a spectator), one language."""

    def __init__(self, table: Table, viewer: int, lang: str, faults: Faults = STRICT) -> None:
        self.table = table
        self.viewer = viewer
        self.spare = faults.spare
        self.faults = faults
        self.said: Words = words(table.rules, lang)

    @property
    def asked(self) -> bool:
        """Tell whether this viewer must answer, or may change an answer."""
        return self.viewer in self.table.waiting or self.viewer in self.table.may_change

    def question(self) -> str:
        """Return what this seat is asked; "" when it is not."""
        actions = self.table.legal(self.viewer) if self.asked else []
        if not actions:
            return ""
        return self.spare(lambda: self._question(actions), "") or self.awaited()

    def _question(self, actions: list[Action]) -> str:
        frame = self.table.state.stack[-1]
        question = self.said.ask(type(frame).__name__, frame.source(), actions)
        return sealed_steps.told(self.table, self.viewer, question, self.said)

    def chosen(self) -> list[str]:
        """Return the moves that this seat has sealed so far, and nobody else is told."""
        grammar = self.table.rules.grammar
        return [grammar.text(a) for a in sealed_steps.own_steps(self.table.state, self.viewer)]

    def prompt(self, view: Doc) -> Doc:
        """Return what is asked now, or whom the table waits for; the source only if the view names it."""
        table = self.table
        if not table.waiting:
            return {"text": self.said.format("prompt-over"), "frame": "", "source": "-"}
        frame = table.state.stack[-1]
        source = table.rules.things.slug(frame.source())
        named = source != "-" and source in _texts(view)
        return {
            "text": self.question() if self.asked else self.awaited(),
            "frame": type(frame).__name__,
            "source": source if named else "-",  # what the view does not name is not ours to tell
        }

    def awaited(self) -> str:
        """Return whom the table waits for."""
        names = ", ".join(self.said.seat(self.table.names, seat) for seat in self.table.waiting)
        return self.said.format("prompt-waiting", names=names)

    def offers(self) -> list[Doc]:
        """Return the legal moves as ids and numbers."""
        return offers.offers(self.table, self.viewer, self.faults) if self.asked else []

    def worded_offers(self) -> list[Doc]:
        """Return the legal moves in words, each with what it would do."""
        return offers.offers_in_words(self.table, self.viewer, self.said, self.faults)

    def preview(self, a: Action) -> Doc:
        """Return what a legal action would do, with every line."""
        return preview.preview(self.table, self.viewer, a, self.said)

    def short_preview(self, a: Action) -> Doc:
        """Return what a legal action would do as it is shown beside the move: its lines, sums and one phrase."""
        seen = self.preview(a)
        later = preview.end_of_turn_line(seen["end_of_turn"], self.said)
        chances = self.chances(a)
        return {
            "move": self.table.rules.grammar.text(a),
            "chances": chances,
            "lines": [*chances, *(line["text"] for line in seen["lines"]), *([later] if later else [])],
            "net": [[row["seat"], row["kind"], row["amount"]] for row in seen["net"]],
            "end_of_turn": [[row["stat"], row["now"], row["then"]] for row in seen["end_of_turn"]],
            "summary": preview.summary(seen["net"]),
            "warnings": self.cautions(a),
            "stops": seen["stops"],
        }

    def log(self, since: int) -> list[Doc]:
        """Return the lines of all moves from a number on, with their causes."""
        moves = self.table.all_moves
        lines: list[Doc] = []
        for move in moves[max(0, since - moves[0].number) :]:
            lines += self.spare(partial(log.lines_of, move, self.viewer, self.table.names, self.said), nothing())
        return lines

    def numbered_log(self, first: int, end: int) -> list[Doc]:
        """Return the lines of the moves from `first` to before `end`, each with its place `n` in the whole log."""
        moves = self.table.all_moves
        begin = moves[0].number
        told = moves[max(0, first - begin) : max(0, end - begin)]
        return [line for move in told for line in self.spare(partial(self._numbered, move), nothing())]

    def _numbered(self, move: Move) -> list[Doc]:
        """Return the lines of a move; of the last ones made once for all who read the same of it."""
        table = self.table
        kind = self.viewer if log.sees_more(move, self.viewer) else -1
        key = (kind, self.said.lang, table.names, move.number)
        found = table.lines.get(key)
        if found is None:
            found = []
            n = table.places.before(move.number - 1)
            did = digest.deed(table, self.viewer, move, self.said)
            ended = digest.end(table, self.viewer, move, self.said)
            for line in log.lines_of(move, self.viewer, table.names, self.said):
                of_move = {"move": ended or line["move"]["label"], "mover": line["move"]["seat"], "did": did}
                found.append({"n": n, **line, **of_move, "because": log.causes(line, self.said)})
                did = None
                n += 1
            if move.number > table.number - RECENT:
                table.lines[key] = found
        return found

    def last_turn(self) -> int | None:
        """Return the line after the viewer's last turn, where the game tells of turns."""
        return self.spare(lambda: digest.last_turn(self.table, self.viewer), None)

    def digest(self, since: int) -> list[Doc]:
        """Return what each of the others did since a line of the log, in the order of play."""
        return self.spare(lambda: digest.digest(self.table, self.viewer, since, self.said), nothing())

    def panels(self, view: Doc) -> list[Doc]:
        """Return the numbers of each seat that everybody sees, now and at turn's end, then of each automaton."""
        rows = view.get("players")
        found: list[Doc] = []
        for seat in range(self.table.players):
            now: Doc = {}
            if isinstance(rows, list) and len(rows) == self.table.players and isinstance(rows[seat], dict):
                now = {key: value for key, value in rows[seat].items() if type(value) is int}
            none: tuple[dict[str, int], str] = {}, ""
            later, stops = self.spare(partial(self._forecast, seat), none)
            found.append(_panel(seat, None, now, later, stops))
        rules = self.table.rules
        for each in rules.automata_of(self.table.state):
            scored = {} if each.points is None else {"points": each.points}
            found.append(_panel(None, rules.automata[each.number], {**scored, **each.numbers}, {}, ""))
        return found

    def _forecast(self, seat: int) -> tuple[dict[str, int], str]:
        told = self.table.answers.of_seat(seat)
        return told.forecast, told.forecast_stops

    def can_let_pass(self) -> Doc | None:
        """Return the kind of the question that this seat is asked, if it could let it pass."""
        kind = self.table.can_let_pass(self.viewer)
        return None if kind is None else {"kind": kind, "text": self.said.frame(kind)}

    def standing(self) -> list[Doc]:
        """Return what this seat lets pass; a spectator has nothing of the kind."""
        found = self.table.standing(self.viewer) if self.viewer >= 0 else {}
        return [{"kind": kind, "text": self.said.frame(kind), "until": until} for kind, until in found.items()]

    def scores(self, panels: list[Doc]) -> list[int | None]:
        """Return with what each seat would win, as its panel shows it; None where nothing is shown."""
        name = self.table.rules.score
        return [{**each["end_of_turn"], **each["now"]}.get(name) for each in panels if each["automaton"] is None]

    def cautions(self, a: Action) -> list[str]:
        """Return what this seat may not expect of a move."""
        return self.spare(lambda: self._cautions(a), nothing())

    def _cautions(self, a: Action) -> list[str]:
        found = self.table.answers.of_move(self.viewer, a).cautions
        return [self.said.format(id, **args) for id, args in found]

    def chances(self, a: Action) -> list[str]:
        """Return what chance may make of a move, and what it leads to that its price and gain do not tell."""
        return self.spare(lambda: self._chances(a), nothing())

    def _chances(self, a: Action) -> list[str]:
        found = self.table.answers.of_move(self.viewer, a).chances
        return [self._told(id, args) for id, args in found]

    def _told(self, id: str, args: Doc) -> str:
        """Return a message; its `seat` and `thing` are told by name, the thing with its text as `thing-text`."""
        named: Doc = dict(args)
        if "seat" in args:
            seat = int(args["seat"])
            rival = seat - self.table.players
            named["seat"] = self.said.seat(self.table.names, seat) if rival < 0 else self.said.automaton(rival)
        if "thing" in args:
            named["thing"] = self.said.thing(args["thing"])
            named["thing-text"] = self.said.thing(args["thing"], "text")
        return self.said.format(id, **named)

    def shown(self) -> Doc:
        """Return the view with all that a board draws besides it, by the names that it has in a scene."""
        view = self.table.view(None if self.viewer < 0 else self.viewer, self.said.lang)
        return {
            **view,
            "totals": self.totals(),
            "prospects": self.prospects(),
            "panels": self.panels(view),
            "checklist": self.warnings() if self.viewer >= 0 else [],
        }

    def totals(self) -> Doc:
        """Return what the board shows besides the view, worked out by the rules."""
        return self.spare(lambda: self.table.answers.of_seat(self.viewer).totals, {})

    def prospects(self) -> list[Doc]:
        """Return what this seat may want to know of its things before it is asked, by thing."""
        return self.spare(self._prospects, nothing()) if self.viewer >= 0 else []

    def _prospects(self) -> list[Doc]:
        rows = self.table.answers.of_seat(self.viewer).prospects
        slug = self.table.rules.things.slug
        return [{"about": slug(row.about), "text": self.said.prospect(row, self.table.names)} for row in rows]

    def warnings(self) -> list[str]:
        """Return what this seat would lose or leave unused by ending its turn now."""
        return self.spare(self._warnings, nothing())

    def _warnings(self) -> list[str]:
        found = self.table.answers.of_seat(self.viewer).warnings
        return [self.said.format(id, **args) for id, args in found]


def _panel(seat: int | None, automaton: str | None, now: Doc, later: dict[str, int], stops: str) -> Doc:
    return {"seat": seat, "automaton": automaton, "now": now, "end_of_turn": later, "stops": stops or None}


def _texts(value: Any) -> set[str]:
    return set(_walk(value))


def _walk(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _walk(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _walk(inner)
