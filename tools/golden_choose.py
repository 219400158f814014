"""Which positions of the golden records are told of, and which illegal moves are tried there.

A position is worth telling for what no other tells: a question, a verb, a rule that refuses, a warning. The best
are taken first; when all is told that there is, the rest are spread over the records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import Refusal
from ecumene.table import refusals
from ecumene.table.table import Table
from tools.golden_dump import spread
from tools.golden_positions import Position
from tools.golden_records import kept, names_of, replay

POSITIONS = 100  # of each game
WORDED = 10  # one in so many is told in words, in all languages
REFUSALS = 60  # moves that are tried at a position
LOOKED = 1500  # moves of which the tried ones are chosen
ALIKE = 3  # of those at most that are refused alike
SHIFT = 7  # verbs by which the choice moves on from one move of a record to the next
LINES = 120  # of each record that are looked at, at least
PARTS = 3  # of a record, beginning, middle and end, each told of at least once

Place = tuple[str, int]
"""A record, and how many of its lines lead to the position."""


def choose(game: str, count: int = POSITIONS) -> dict[str, list[Position]]:
    """Return the positions of each record of a game."""
    marks = dict(marked(game))
    taken = sorted(fill(cover(marks, count), list(marks), count))
    worded = set(taken[:: max(1, len(taken) // (count // WORDED))][: count // WORDED])
    found: dict[str, list[Position]] = {}
    for name in names_of(game):
        lines = {line for record, line in taken if record == name}
        found[name] = [
            Position(line, (name, line) in worded, tried(table))
            for line, table in enumerate(replay(kept(name)))
            if line in lines
        ]
    return found


def marked(game: str) -> Iterator[tuple[Place, set[str]]]:
    """Yield positions of every record in which somebody is asked, with what each would tell.

    All in which a question or a verb is new are looked at, and others at even distances.
    """
    known: set[str] = set()
    for name in names_of(game):
        length = len(list(replay(kept(name))))
        every = max(1, length // LINES)
        for line, table in enumerate(replay(kept(name))):
            if table.waiting:
                now = asks(table)
                if line % every == 0 or not now <= known:
                    yield (name, line), {f"part {name} {line * PARTS // length}", *now, *tells(table)}
                known |= now


def asks(table: Table) -> set[str]:
    """Return the question that is asked, and the verbs that answer it."""
    frame = type(table.state.stack[-1]).__name__
    seats = [*table.waiting[:1], *table.may_change[:1]]
    return {frame, *(f"{frame} {a[0]}" for seat in seats for a in table.legal(seat))}


def tells(table: Table) -> set[str]:
    """Return what else a position would tell of: rules, warnings, prospects, gains and prices."""
    state, answers = table.state, table.answers
    found: set[str] = set()
    for seat in [*table.waiting[:1], *table.may_change[:1]]:
        legal = table.legal(seat)
        refusing = refused(table, seat, LOOKED)
        found |= {f"refused {cited.rule}" for _, cited in refusing}
        found |= {f"refused {reason(a, cited)} in {type(state.stack[-1]).__name__}" for a, cited in refusing}
        found |= {f"warning {id}" for id, _ in answers.of_seat(seat).warnings}
        found |= {f"prospect {row.message}" for row in answers.of_seat(seat).prospects}
        for a in (legal[at] for at in spread([a[0] for a in legal], 12)):
            told = answers.of_move(seat, a)
            found |= {f"caution {id}" for id, _ in told.cautions}
            found |= {f"chances {id}" for id, _ in told.chances}
            found |= {f"gain {kind}" for kind, _, _ in told.gain}
            found |= {f"price {kind}" for kind in told.price}
    return found


def cover(marks: dict[Place, set[str]], count: int) -> list[Place]:
    """Return the positions that tell most that the others before them do not, until nothing is left to tell."""
    told: set[str] = set()
    taken: list[Place] = []
    worth = {place: len(mark) for place, mark in marks.items()}
    while len(taken) < count:
        best = max(worth, key=lambda place: worth[place])
        now = len(marks[best] - told)
        if now < worth[best]:  # it was worth that before others were taken
            worth[best] = now
            continue
        if not now:
            break
        told |= marks[best]
        taken.append(best)
        worth[best] = 0
    return taken


def fill(taken: list[Place], places: list[Place], count: int) -> list[Place]:
    """Return as many positions as are wanted: those that are taken, and others far apart."""
    left = [place for place in places if place not in set(taken)]
    more = max(0, min(count - len(taken), len(left)))
    return [*taken, *(left[n * len(left) // more] for n in range(more))]


def tried(table: Table) -> dict[int, list[str]]:
    """Return the illegal moves that are tried at a position, by seat."""
    asked = [*table.waiting, *table.may_change]
    most = max(10, REFUSALS // max(1, len(asked)))
    return {seat: sorted(varied(table, seat, most)) for seat in asked}


def varied(table: Table, seat: int, most: int) -> list[str]:
    """Return illegal moves that are refused for as many reasons as there are, then of as many verbs.

    Where there are more verbs than moves to try, each position begins with others.
    """
    grammar = table.rules.grammar
    seen: Counter[object] = Counter()
    order: list[tuple[int, int, str]] = []
    for a, cited in refused(table, seat, LOOKED):
        reasons = [cited.rule, reason(a, cited), a[0], (a[0], cited.rule, cited.need, cited.have)]
        rank = next((rank for rank, reason in enumerate(reasons) if not seen[reason]), len(reasons))
        if seen[reasons[-1]] < ALIKE:
            order.append((rank, (a[0] - SHIFT * table.number) % len(grammar.verbs), grammar.text(a)))
        seen.update(reasons)
    return [move for *_, move in sorted(order, key=lambda row: row[:2])][:most]


def reason(a: Action, cited: Refusal) -> tuple[int, str, bool, bool, bool]:
    """Return what makes a refusal unlike others: the verb, the rule, and of what it tells the numbers."""
    return a[0], cited.rule, cited.thing >= 0, cited.need >= 0, cited.have >= 0


def refused(table: Table, seat: int, most: int) -> list[tuple[Action, Refusal]]:
    """Return illegal moves of every verb with what forbids them, mostly about what lies in view.

    Those that no text means are left out.
    """
    grammar, legal = table.rules.grammar, set(table.legal(seat))
    view = set(in_view(table.view(seat)))
    near: list[Action] = []
    far: list[Action] = []
    for a in table.rules.writable_actions(table.state):
        if a not in legal:
            about = grammar.text(a).split()[1:2]
            (near if not about or about[0].isdigit() or about[0] in view else far).append(a)
    found = []
    for a in [*sample(near, most - most // 4), *sample(far, most // 4)]:
        cited = refusals.refusal(table, seat, a)
        if cited is not None and grammar.parse(grammar.text(a)) == a:
            found.append((a, cited))
    return found


def sample(actions: list[Action], most: int) -> list[Action]:
    """Return some actions, of every verb."""
    return [actions[at] for at in spread([a[0] for a in actions], most)]


def in_view(value: object) -> Iterator[str]:
    """Yield every text in a document."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from in_view(inner)
