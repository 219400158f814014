"""The law of damaged positions: each is refused in words, or plays on to the end under all laws."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from ecumene.kernel.game import Doc
from ecumene.kernel.laws.check import check_onward
from ecumene.kernel.laws.report import BrokenLaw
from ecumene.kernel.luck import Luck
from ecumene.table.errors import BadRecord
from ecumene.table.loading import from_position
from ecumene.table.messages import LANGS
from ecumene.table.table import Table

LAW = "damaged positions are refused"
JUNK: list[Any] = [None, -1, -7, 10**9, 0.5, True, "", "nonsense", [], [[]], {}, {"frame": "Nonsense"}]
CRASHED = ("impossible-rules", "stuck")  # refused, but by what the rules stumbled over
SHIFTS = [-2, -1, 1, 2]
SELDOM = 400  # of the positions that are played on, one decision in so many is looked at closely


class Damages:
    """How many documents were spoilt, and what became of them."""

    def __init__(self) -> None:
        self.refused = self.accepted = self.played = self.same = 0


def check_damage(table: Table, dice: Luck, count: int, plays: int = 0) -> Damages:
    """Spoil the position `count` times, and raise BrokenLaw where one is neither refused in words nor possible.

    Of those that are accepted, `plays` are played on to the end, with an audit after each move.
    """
    found = Damages()
    text = json.dumps(table.position())
    for _ in range(count):
        doc: Doc = json.loads(text)
        said = spoil(doc["state"], dice)
        if not said or json.dumps(doc) == text:
            found.same += 1
            continue
        taken = accepted(doc, said)
        if taken is None:
            found.refused += 1
            continue
        found.accepted += 1
        if found.played < plays:
            play_on(taken, dice.below(2**30), said)
            found.played += 1
    return found


def accepted(doc: Doc, said: str) -> Table | None:
    """Return the table of a spoilt position, None where it is refused in the words of all languages."""
    try:
        taken = from_position(doc)
        for seat in range(taken.players):
            taken.moves(seat)
            taken.view(seat)
        from_position(taken.position())
    except BadRecord as wrong:
        if wrong.id in CRASHED:
            raise BrokenLaw(LAW, f"{said}: no check finds it, and the rules crash: {wrong}") from wrong
        if not all(wrong.said(lang) for lang in LANGS):
            raise BrokenLaw(LAW, f"{said}: without words") from wrong
        return None
    except Exception as crash:
        raise BrokenLaw(LAW, f"{said}: {crash!r}") from crash
    return taken


def play_on(table: Table, seed: int, said: str) -> None:
    """Play a spoilt position that was accepted to its end, under all laws."""
    try:
        check_onward(table.rules, table.players, table.options, table.state.copy(), seed, SELDOM)
    except BrokenLaw as broken:
        raise BrokenLaw(LAW, f"{said} is accepted, and then: {broken}") from broken


def spoil(state: Doc, dice: Luck) -> str:
    """Change one thing in a document; return what, "" if nothing could be changed."""
    way = WAYS[dice.below(len(WAYS))]
    return way(state, dice)


def put_junk(state: Doc, dice: Luck) -> str:
    """Put something anywhere that does not belong there."""
    inside, key, path = _one(list(places(state)), dice)
    inside[key] = JUNK[dice.below(len(JUNK))]
    return f"{path} = {inside[key]!r}"


def shift(state: Doc, dice: Luck) -> str:
    """Make a number a little larger or smaller."""
    numbers = [place for place in places(state) if type(place[0][place[1]]) is int]
    if not numbers:
        return ""
    inside, key, path = _one(numbers, dice)
    inside[key] += SHIFTS[dice.below(len(SHIFTS))]
    return f"{path} = {inside[key]}"


def turn_over(state: Doc, dice: Luck) -> str:
    """Make what is true false."""
    flags = [place for place in places(state) if type(place[0][place[1]]) is bool]
    if not flags:
        return ""
    inside, key, path = _one(flags, dice)
    inside[key] = not inside[key]
    return f"{path} = {inside[key]}"


def double(state: Doc, dice: Luck) -> str:
    """Write an entry of a list twice."""
    rows = _lists(state, 1)
    if not rows:
        return ""
    row, path = rows[dice.below(len(rows))]
    at = dice.below(len(row))
    row.insert(at, json.loads(json.dumps(row[at])))
    return f"{path}.{at} twice"


def remove(state: Doc, dice: Luck) -> str:
    """Leave an entry of a list out."""
    rows = _lists(state, 1)
    if not rows:
        return ""
    row, path = rows[dice.below(len(rows))]
    at = dice.below(len(row))
    del row[at]
    return f"{path}.{at} left out"


def swap(state: Doc, dice: Luck) -> str:
    """Let two entries of a list change places."""
    rows = _lists(state, 2)
    if not rows:
        return ""
    row, path = rows[dice.below(len(rows))]
    one, other = dice.below(len(row)), dice.below(len(row))
    row[one], row[other] = row[other], row[one]
    return f"{path}: {one} and {other} changed places"


def move(state: Doc, dice: Luck) -> str:
    """Put an entry of one list into another."""
    rows = _lists(state, 1)
    if len(rows) < 2:
        return ""
    source, path = rows[dice.below(len(rows))]
    target, other = rows[dice.below(len(rows))]
    if source is target:
        return ""
    target.append(source.pop(dice.below(len(source))))
    return f"an entry of {path} put into {other}"


WAYS: list[Callable[[Doc, Luck], str]] = [put_junk, shift, shift, turn_over, double, remove, swap, move]


def places(inside: Any, path: str = "state") -> Iterator[tuple[Any, Any, str]]:
    """Yield every place of a document: where it is, by which key, and how it is called."""
    keys = list(inside) if isinstance(inside, dict) else range(len(inside))
    for key in keys:
        yield inside, key, f"{path}.{key}"
        if isinstance(inside[key], dict | list):
            yield from places(inside[key], f"{path}.{key}")


def _one(found: list[tuple[Any, Any, str]], dice: Luck) -> tuple[Any, Any, str]:
    return found[dice.below(len(found))]


def _lists(state: Doc, least: int) -> list[tuple[list[Any], str]]:
    """Return the lists of a document that have enough entries; the stack as often as all others together."""
    found = [(inside[key], path) for inside, key, path in places(state) if isinstance(inside[key], list)]
    found = [(row, path) for row, path in found if len(row) >= least]
    stack = [each for each in found if each[0] is state.get("stack")]
    return found + stack * (len(found) // 4)
