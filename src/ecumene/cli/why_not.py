"""Why a thing cannot be used: every move with it that can be thought of, and the rule that forbids it."""

from __future__ import annotations

from ecumene.kernel.frame import Action
from ecumene.kernel.grammar import MAYBE, NOTHING, NUMBER, PLACE, THING
from ecumene.kernel.places import Map
from ecumene.table.errors import IllegalMove
from ecumene.table.refusals import why_not
from ecumene.table.table import Table
from ecumene.table.words import Words

OWN = "table."  # rules of the table itself say nothing about a thing


def why_nots(table: Table, seat: int, ref: str, said: Words) -> list[str]:
    """Return a line for each move with a thing: as it is where it can be played, else with why not, each once."""
    playable: list[str] = []
    refused: dict[str, str] = {}
    for text, action in attempts(table, ref):
        no = why_not(table, seat, text, said.lang)
        label = said.move_label(action, table.names)
        if not isinstance(no, IllegalMove):
            playable.append(label)
        elif not no.rule.startswith(OWN):
            refused.setdefault(said.cited(no.reason, no.rule), label)
    return [*playable, *(f"{label}: {reason}" for reason, label in refused.items())]


def attempts(table: Table, ref: str) -> list[tuple[str, Action]]:
    """Return the moves that somebody may mean who points at a thing."""
    kind, _, slug = ref.partition(":")
    if kind == "tile":
        kind, slug = "place", square(table.rules.map, slug)
    subjects = (PLACE,) if kind == "place" else (THING, MAYBE)
    grammar = table.rules.grammar
    found = []
    for verb in grammar.verbs:
        tail = {NOTHING: [], MAYBE: [], NUMBER: ["1"]}.get(verb.amount)
        if verb.subject in subjects and tail is not None:
            text = " ".join([verb.word, slug, *tail])
            try:
                found.append((text, grammar.parse(text)))
            except ValueError:  # a thing that no move names
                return []
        elif verb.word == slug and verb.subject == NOTHING:  # an action that is a thing itself
            found.append((slug, grammar.parse(slug)))
    return found


def square(chart: Map | None, at: str) -> str:
    """Return the place of a map at a column and a row, as refs tell them: 0,0 is the first."""
    places = chart.places if chart is not None else []
    return next((place.slug for place in places if f"{place.x},{place.y}" == at), "")
