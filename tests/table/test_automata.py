"""The virtual rival of Age of Civilization is a party without a seat, in views, results, log and words."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.kernel.game import Doc
from ecumene.table.automata import ranks_of
from ecumene.table.table import Table

RIVAL: Doc = {"id": "virtual-rival", "name": "Virtual rival", "level": None, "points": None}


def skirmish() -> Table:
    return ecumene.new("age-of-civilization", players=1, seed=4)


def to_the_end(t: Table) -> Table:
    while t.waiting:
        t.play(0, t.moves(0)[-1])
    return t


def test_views_and_results_carry_the_automata_of_the_game() -> None:
    t = skirmish()
    assert t.view(0)["automata"] == t.view(None)["automata"] == [RIVAL]
    assert t.view(0, lang="ru")["automata"] == [RIVAL | {"name": "Виртуальный соперник"}]
    to_the_end(t)
    assert t.result is not None and t.result["automata"] == [RIVAL]
    assert (t.result["ranks"], len(t.result["scores"])) == ([1], 1)
    greek = t.result_in("el")
    assert greek is not None and greek["automata"][0]["name"] == "Εικονικός αντίπαλος"


@pytest.mark.parametrize(("game", "players"), [("age-of-civilization", 2), ("through-the-ages", 2)])
def test_without_any_the_list_is_empty(game: str, players: int) -> None:
    t = ecumene.new(game, players=players, seed=1)
    assert t.view(0)["automata"] == []
    assert t.log(None)[0]["automaton"] is None


def test_a_line_about_an_automaton_is_of_no_seat() -> None:
    t = to_the_end(skirmish())
    lines = [line for line in t.log(0) if line["kind"] == "rival"]
    assert lines and all((line["seat"], line["automaton"]) == (None, "virtual-rival") for line in lines)
    assert {line["automaton"] for line in t.log(0) if line["kind"] != "rival"} == {None}


def test_a_snapshot_keeps_whom_a_line_is_about() -> None:
    t = to_the_end(skirmish())
    again = Table.resume(t.snapshot())
    assert again.log(0) == t.log(0)
    assert again.view(0) == t.view(0)


def test_lines_of_older_snapshots_are_read() -> None:
    t = to_the_end(skirmish())
    doc = t.snapshot()
    old = [[*move[:4], [event[:7] for event in move[4]]] for move in doc["moves"]]
    again = Table.resume({**doc, "moves": old})
    assert [line["text"] for line in again.log(0)] == [line["text"] for line in t.log(0)]
    assert {line["automaton"] for line in again.log(0)} == {None}


def test_a_snapshot_with_an_unknown_automaton_or_place_is_refused() -> None:
    doc = to_the_end(skirmish()).snapshot()
    for more in (["vici"], [None, "tyre"], [None, None, "tyre"]):
        event = [*doc["moves"][0][4][0][:7], *more]
        moves = [[*doc["moves"][0][:4], [event]], *doc["moves"][1:]]
        with pytest.raises(ecumene.BadRecord, match="damaged snapshot"):
            Table.resume({**doc, "moves": moves})


def test_automata_have_their_places_among_the_seats() -> None:
    assert ranks_of([2, 4], [25, 40, None]) == [3, 1, None]
    assert ranks_of([1, 3], [30]) == [2]
    assert ranks_of([1], []) == []
