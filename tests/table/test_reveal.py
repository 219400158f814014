"""What is told when sealed answers are opened: by nobody's move, to everybody who may know it, and for good."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ecumene
from ecumene.kernel.laws import BrokenLaw
from ecumene.table.laws import check_table, check_undo
from ecumene.table.loading import load
from ecumene.table.table import Table
from tests.kernel import broken_seals
from tests.table.sample_tables import toy
from tests.toy import GAME

NOBODY = {"seat": -1, "text": None, "label": None}


def opened(players: int = 3, seed: int = 1, last: int = -1) -> Table:
    """Return a bazaar whose offers were just opened: two cards of seat 0, one of seat 1, none of the others."""
    t = Table.begin(GAME, players, {"bundles": True}, seed)
    order = [seat for seat in range(players) if seat != last] + ([last] if last >= 0 else [])
    for seat in order:
        for _ in range(max(0, 2 - seat)):
            t.play(seat, next(move for move in t.moves(seat) if move.startswith("offer ")))
        t.play(seat, "seal")
    assert t.number == 3 + players
    return t


def answers(t: Table, viewer: int | None, lang: str = "en") -> list[dict[str, Any]]:
    return [line for line in t.log(viewer, 1, lang) if line["kind"] == "answered"]


@pytest.mark.parametrize("last", [0, 1, 2])
def test_everybody_reads_every_answer_whoever_was_the_last(last: int) -> None:
    told = answers(opened(), None)
    assert [line["seat"] for line in told] == [0, 1, 2]
    assert told[0]["text"].count("Offer") == 2 and told[1]["text"].count("Offer") == 1
    for viewer in (None, 0, 1, 2):
        assert answers(opened(last=last), viewer) == told


def test_that_an_answer_is_whole_is_told_only_where_it_is_all() -> None:
    t = opened()
    seal = "Seal"
    assert [seal in line["text"] for line in answers(t, None)] == [False, False, True]


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_answers_are_told_in_every_language(lang: str) -> None:
    t = opened()
    t.name_seats(["Ann", "Bob", "Eve"])
    assert [line["text"].partition(":")[0] for line in answers(t, 1, lang)] == ["Ann", "Bob", "Eve"]


def test_no_line_of_a_reveal_has_a_mover() -> None:
    t = opened(last=2)
    lines = t.log(2, 1)
    assert {line["kind"] for line in lines} >= {"answered", "paid"}
    for line in lines:
        assert {**NOBODY, "number": line["number"]} == line["move"]
    t.play(t.waiting[0], t.moves(t.waiting[0])[0])
    assert t.history[-1].mover == t.history[-1].seat


def test_picks_of_a_draft_stay_secret_when_all_are_in() -> None:
    t = ecumene.new("age-of-civilization", players=3, seed=3, options={"draft": True})
    for seat in (2, 1, 0):
        t.play(seat, t.moves(seat)[0])
    assert not answers(t, None)
    for viewer in (None, 0, 1, 2):
        picks = [line for line in t.log(viewer, 1) if line["kind"] == "pick"]
        assert [line["subject"] is not None for line in picks] == [seat == viewer for seat in range(3)]
        assert all(line["move"]["text"] is None and line["move"]["seat"] == -1 for line in picks)


def test_a_reveal_is_told_alike_after_storing_and_replaying() -> None:
    t = opened(last=1)
    stored = Table.resume(json.loads(json.dumps(t.snapshot())))
    replayed = load(t.record())
    for viewer in (None, 0, 2):
        assert stored.log(viewer) == replayed.log(viewer) == t.log(viewer)
    assert stored.snapshot() == t.snapshot()


def test_a_snapshot_from_before_reveals_were_marked_is_still_read() -> None:
    doc = opened().snapshot()
    doc["moves"] = [move[:5] for move in doc["moves"]]
    for move in doc["moves"]:
        move[4] = [event for event in move[4] if event[0] != "answered"]
    t = Table.resume(json.loads(json.dumps(doc)))
    assert t.number == 6 and all(move.reveal == -1 for move in t.history)


def test_the_last_answer_says_beforehand_that_it_ends_undo_and_then_nobody_goes_back() -> None:
    t = toy(3)
    for seat in (2, 0):
        assert not t.preview(seat, "offer")["ends_undo"]
        t.play(seat, "offer")
        assert t.can_undo(seat)
    assert t.preview(1, "offer")["ends_undo"] and t.preview(1, "offer")["stops"] == "reveal"
    assert not t.preview(0, "offer")["ends_undo"], "who changes an answer opens nothing"
    t.play(1, "offer")
    assert not any(t.can_undo(seat) for seat in range(3))


def test_a_game_that_forgets_the_reveal_opens_no_way_back_either() -> None:
    game = broken_seals.OtherSeals(broken_seals.Quiet)
    t = Table.begin(game, 2, {"bundles": True}, 1)
    t.play(0, "seal")
    assert t.preview(1, "seal")["stops"] == "reveal"
    t.play(1, "seal")
    assert t.number == 2 and not any(t.can_undo(seat) for seat in range(2))


class Forgetful(Table):
    """Goes back across whatever was drawn or revealed."""

    def can_undo(self, seat: int) -> bool:
        return True


def test_the_law_of_undo_finds_a_table_that_goes_back_across_a_reveal() -> None:
    check_table(GAME, 3, {"bundles": True}, 1)
    t = toy(2)
    t.play(0, "offer")
    after = t.copy()
    after.play(1, "offer")
    check_undo(t, after, 1, "offer", True)
    after.__class__ = Forgetful
    for ends in (True, False):
        with pytest.raises(BrokenLaw, match="undo"):
            check_undo(t, after, 1, "offer", ends)
