"""Several seats answer at once at a table: steps, changes of mind, undo, marks, records and snapshots."""

from __future__ import annotations

import json
from random import Random

import pytest

import ecumene
from ecumene.table.loading import from_position, load
from ecumene.table.table import Table
from tests.table.sample_tables import play_on, toy
from tests.toy import GAME


def bundles(players: int = 3, seed: int = 1) -> Table:
    return Table.begin(GAME, players, {"bundles": True}, seed)


def seen(table: Table, but: int) -> str:
    """Everything that the others can tell from the table."""
    others = [None, *(seat for seat in range(table.players) if seat != but)]
    told = [[table.view(seat), table.log(seat), table.moves(seat) if seat is not None else []] for seat in others]
    marks = [table.asked(seat) for seat in range(table.players) if seat != but]
    undo = [table.can_undo(seat) for seat in range(table.players) if seat != but]
    return json.dumps([told, marks, undo, table.version, table.number, table.record()])


def card(table: Table, seat: int) -> str:
    return next(move for move in table.moves(seat) if move.startswith("offer "))


def test_who_must_answer_and_who_may_still_change() -> None:
    t = toy(3)
    assert sorted(t.waiting) == [0, 1, 2] and not t.may_change
    t.play(1, "offer")
    assert sorted(t.waiting) == [0, 2] and t.may_change == (1,)
    view = t.view(0)
    assert view["waiting"] == list(t.waiting) and view["may_change"] == [1]
    assert t.moves(1) == toy(3).moves(1)
    t.play(0, "offer")
    t.play(2, "offer")
    assert not t.may_change and len(t.waiting) == 1


def test_playing_again_replaces_the_answer_and_the_record_holds_the_last_one() -> None:
    t = toy(2)
    t.play(0, "offer")
    other = card(t, 0)
    t.play(0, other)
    t.play(1, "offer")
    assert [(move.seat, move.text) for move in t.history[1:]] == [(0, other), (1, "offer")]


def test_answers_enter_the_record_in_the_order_of_the_seats() -> None:
    one, two = toy(3), toy(3)
    for seat in (0, 1, 2):
        one.play(seat, "offer")
    for seat in (2, 0, 1):
        two.play(seat, "offer")
    assert one.record() == two.record()
    assert one.number == two.number == 3
    assert [move.number for move in two.history] == [0, 1, 2, 3]
    again = load(two.record())
    assert again.record() == two.record() and again.position()["state"] == two.position()["state"]


def test_steps_and_changes_of_mind_are_nobody_elses_business() -> None:
    t = bundles()
    before = seen(t, but=0)
    t.play(0, card(t, 0))
    assert seen(t, but=0) == before
    t.play(0, card(t, 0))
    assert seen(t, but=0) == before
    t.undo(0)
    assert seen(t, but=0) == before
    t.play(0, "seal")
    sealed = seen(t, but=0)
    assert sealed != before
    t.play(0, card(t, 0))
    assert t.waiting.count(0) == 1
    t.play(0, "seal")
    now = json.loads(seen(t, but=0))
    then = json.loads(sealed)
    assert now[0] == then[0] and now[1] == then[1]


def test_a_change_of_a_whole_answer_is_not_seen_at_all() -> None:
    t = toy(3)
    t.play(0, "offer")
    before = seen(t, but=0)
    t.play(0, card(t, 0))
    assert seen(t, but=0) == before


def test_the_mark_changes_only_with_the_seats_own_question() -> None:
    t = bundles()
    first = [t.asked(seat) for seat in range(3)]
    t.play(0, card(t, 0))
    assert t.asked(0) != first[0]
    assert [t.asked(1), t.asked(2)] == first[1:]
    t.play(1, "seal")
    assert t.asked(1) == first[1], "it may answer the same question otherwise"
    assert t.asked(2) == first[2]
    t.undo(0)
    assert t.asked(0) == first[0]
    t.play(0, "seal")
    t.play(2, "seal")
    assert all(t.asked(seat) != first[seat] for seat in range(3))


def test_two_first_steps_lead_to_two_questions() -> None:
    t = bundles(seed=next(seed for seed in range(50) if len(bundles(seed=seed).moves(0)) > 2))
    one, two, *_ = t.moves(0)
    marks = set()
    for move in (one, two):
        other = t.copy()
        other.play(0, move)
        marks.add(other.asked(0))
    assert len(marks) == 2


def test_the_mark_of_a_turn_changes_with_every_move_and_undo() -> None:
    t = toy(2)
    t.play(0, "offer")
    t.play(1, "offer")
    seat = t.waiting[0]
    marks = [t.asked(seat)]
    t.play(seat, "done")
    marks.append(t.asked(seat))
    if t.undo(seat):
        marks.append(t.asked(seat))
    assert len(set(marks)) == len(marks)


def test_undo_takes_back_the_seats_own_steps_one_by_one_whatever_the_others_do() -> None:
    t = bundles()
    start = t.position()
    t.play(0, card(t, 0))
    t.play(1, card(t, 1))
    t.play(0, "seal")
    t.play(2, "seal")
    assert t.undo(0) and 0 in t.waiting
    assert t.undo(1)
    assert not t.undo(1)
    assert t.undo(0) and t.undo(2)
    assert t.position() == start


def test_a_snapshot_keeps_sealed_steps_marks_and_undo() -> None:
    t = bundles()
    t.play(0, card(t, 0))
    t.play(1, "seal")
    again = Table.resume(json.loads(json.dumps(t.snapshot())))
    assert again.snapshot() == t.snapshot()
    assert [again.asked(seat) for seat in range(3)] == [t.asked(seat) for seat in range(3)]
    assert (again.version, again.revision) == (t.version, t.revision) == (1, 2)
    assert again.undo(0) and again.undo(1)
    assert play_on(again, 3).record() == play_on(unsealed(t), 3).record()


def unsealed(t: Table) -> Table:
    for seat in range(t.players):
        while t.undo(seat):
            pass
    return t


def test_a_position_keeps_sealed_steps_and_a_record_does_not() -> None:
    t = bundles()
    t.play(0, card(t, 0))
    t.play(1, "seal")
    put = from_position(json.loads(json.dumps(t.position())))
    assert put.may_change == (1,) and put.undo(0)
    assert load(t.record()).may_change == ()
    assert t.number == 0


def test_a_copy_goes_on_by_itself() -> None:
    t = bundles()
    t.play(0, "seal")
    other = t.copy()
    other.undo(0)
    assert t.may_change == (0,) and other.may_change == ()


@pytest.mark.parametrize("options", [{}, {"bundles": True}])
def test_a_game_with_many_changes_of_mind_ends_like_the_one_without(options: dict[str, bool]) -> None:
    for seed in range(6):
        random = Random(seed)
        t = Table.begin(GAME, 3, options, seed)
        while t.waiting:
            seat = random.choice([*t.waiting, *t.may_change])
            if random.random() < 0.2:
                t.undo(random.randrange(3))
            elif random.random() < 0.1:
                t = Table.resume(json.loads(json.dumps(t.snapshot())))
            else:
                t.play(seat, random.choice(t.moves(seat)))
        again = load(t.record())
        assert again.record() == t.record()
        assert again.result == t.result
        assert again.position()["state"] == t.position()["state"]


def test_a_record_in_another_order_is_still_read() -> None:
    t = toy(2)
    for seat in (0, 1):
        t.play(seat, "offer")
    text = t.record()
    outcome = text.rstrip("\n").rpartition("\n")[2].partition(" ;")[2]
    swapped = text.replace("1 0 offer\n2 1 offer", "1 1 offer\n2 0 offer")
    assert swapped != text, outcome
    assert load(swapped).record() == text


def test_an_old_snapshot_in_the_middle_of_sealed_answers_goes_on() -> None:
    """Before answers could be changed, a sealed answer was a move at once."""
    t = toy(3)
    t.play(2, "offer")
    t.play(0, "offer")
    doc = t.snapshot()
    del doc["revision"], doc["asked"]
    doc["moves"] += [[seat, "offer", [], True, []] for seat in (2, 0)]
    doc["position"]["number"] = 2
    doc["undo"] = {"state": toy(3).position()["state"], "moves": 1}
    again = Table.resume(doc)
    assert again.may_change == t.may_change and again.waiting == t.waiting
    assert again.number == 0 and again.undo(0)


def test_the_front_door_knows_who_may_change() -> None:
    t = ecumene.new("age-of-civilization", players=3, seed=7, options={"draft": True})
    for seat in (2, 0):
        t.play(seat, t.moves(seat)[0])
    assert t.waiting == (1,) and t.may_change == (0, 2)
    t.play(0, t.moves(0)[1])
    assert t.undo(2) and list(t.waiting) == [1, 2]
    for seat in (1, 2):
        t.play(seat, t.moves(seat)[0])
    assert [move.seat for move in t.history[1:]] == [0, 1, 2]
    assert ecumene.load(t.record()).record() == t.record()
