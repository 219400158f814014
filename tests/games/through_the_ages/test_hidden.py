"""Nothing that a person reads depends on what it may not know: words, offers, refusals and logs of two worlds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ecumene
from ecumene.cli.commands.record import cut
from ecumene.games.through_the_ages import GAME
from ecumene.kernel.frame import State
from ecumene.kernel.luck import Luck
from ecumene.table.errors import IllegalMove
from ecumene.table.messages import LANGS
from ecumene.table.table import Table
from tests.games.through_the_ages.situation import seat, situation

GOLDEN = Path(__file__).parents[2] / "golden" / "through-the-ages-3.txt"
MOMENTS = range(20, 560, 45)
REFUSALS = 40


def table_after(moves: int) -> Table:
    return ecumene.load(cut(GOLDEN.read_text(encoding="utf-8"), moves))


def table_of(truth: Table, state: State) -> Table:
    """Return a table without a past on which a state lies."""
    table = Table(GAME, truth.players, truth.options, 0, state, Luck(0))
    table.name_seats(truth.names)
    table.take_over([truth.history[0]], [], None, truth.date)
    return table


def read(table: Table, who: int, lang: str) -> dict[str, Any]:
    """Return everything that a seat can be told at a moment."""
    said: dict[str, Any] = {"view": table.view(who), "prompt": table.prompt(who, lang)}
    said["offers"] = table.offers(who, lang)
    said["previews"] = [table.preview(who, move, lang) for move in table.moves(who)]
    said["forecast"] = [table.rules.teller.forecast(table.state, each) for each in range(table.players)]
    said["warnings"] = table.rules.teller.warnings(table.state, who)
    possible = table.rules.writable_actions(table.state)
    asked = [GAME.grammar.text(a) for a in possible[:: max(1, len(possible) // REFUSALS)]]
    refused = [table.why_not(who, text, lang) for text in asked]
    said["refusals"] = [str(no.reason) if isinstance(no, IllegalMove) else None for no in refused]
    said["after"] = [after(table, who, offer["text"], lang) for offer in said["offers"] if not offer["stops"]]
    return said


def after(table: Table, who: int, move: str, lang: str) -> Any:
    """Return what a seat knows after a move that neither draws nor reveals: its view and its log."""
    later = table.copy()
    later.play(who, move)
    return [later.view(who), later.log(who, later.number, lang)]


@pytest.mark.parametrize("moves", MOMENTS)
def test_two_worlds_that_a_seat_cannot_tell_apart_read_the_same(moves: int) -> None:
    truth = table_after(moves)
    lang = LANGS[moves % 3]
    for who in range(truth.players):
        view = truth.view(who)
        worlds = [GAME.imagine(view, Luck(seed)) for seed in (1, 2)]
        told = [read(table_of(truth, state), who, lang) for state in (truth.state, *worlds)]
        assert json.dumps(told[0]) == json.dumps(told[1]) == json.dumps(told[2])
        dumps = [json.dumps(GAME.schema.dump(state)) for state in (truth.state, *worlds)]
        assert len(set(dumps)) > 1, "the worlds must differ, or this shows nothing"


HANDS = [("raid-1 legion", "plunder-1 phalanx"), ("rats", "raiders"), ("defense-colonization-1", "enslave")]


@pytest.mark.parametrize("hands", HANDS)
def test_a_rivals_military_hand_is_told_to_nobody_else(hands: tuple[str, str]) -> None:
    one, other = (situation(seat(), seat(military=hand), seat()) for hand in hands)
    assert GAME.dump(one) != GAME.dump(other)
    for who in (-1, 0, 2):
        assert json.dumps(GAME.view(one, who)) == json.dumps(GAME.view(other, who))
    assert GAME.view(one, 1) != GAME.view(other, 1), "its owner sees it"


def test_a_seat_knows_the_events_that_it_prepared_itself() -> None:
    one, other = (situation(seat(), seat(), future=event) for event in ("rats", "raiders"))
    for s in (one, other):
        s.future_by = [0]
    assert GAME.view(one, 0)["future"] == ["rats"] and GAME.view(other, 0)["future"] == ["raiders"]
    for who in (-1, 1):
        assert GAME.view(one, who)["future"] == ["?1/0"]
        assert json.dumps(GAME.view(one, who)) == json.dumps(GAME.view(other, who))


def test_current_events_of_others_are_hidden_and_ones_own_are_not() -> None:
    s = situation(seat(), seat(), events="rats raiders")
    s.events_by = [0, 1] if s.events[0] == GAME.things.numbers["rats"] else [1, 0]
    assert GAME.view(s, 0)["events"] == ["rats", "?1"] and GAME.view(s, 1)["events"] == ["raiders", "?1"]
    assert GAME.view(s, -1)["events"] == ["?1", "?1"]


def test_what_is_left_in_the_decks_is_told_to_nobody() -> None:
    one = situation(seat(), seat(), deck="iron drama", arms="rats legion")
    other = situation(seat(), seat(), deck="alchemy theology", arms="raiders phalanx")
    gone = ("civil_gone",)  # open: the tests' situations put the rest there
    for who in (-1, 0, 1):
        mine, theirs = GAME.view(one, who), GAME.view(other, who)
        assert {k: v for k, v in mine.items() if k not in gone} == {
            k: v for k, v in theirs.items() if k not in gone
        }
