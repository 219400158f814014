from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import ecumene
from ecumene import BadRecord, Table
from tests.table.sample_tables import in_turn, play_on, toy


def test_positions_make_the_round_at_every_decision() -> None:
    t = toy(3)
    while t.waiting:
        doc = json.loads(json.dumps(t.position()))
        again = ecumene.from_position(doc)
        assert again.position() == t.position()
        assert again.waiting == t.waiting
        assert [again.moves(seat) for seat in range(3)] == [t.moves(seat) for seat in range(3)]
        assert again.view(0) == t.view(0)
        play_on(t, t.number, 1)
    assert ecumene.from_position(t.position()).result == t.result


def test_a_position_holds_what_was_agreed() -> None:
    t = ecumene.new("toy", 3, 77, {"storm": True})
    doc = t.position()
    state = doc.pop("state")
    assert state == t.rules.dump(t.state)
    assert doc == {
        "ecumene": 1,
        "game": "toy",
        "rules": 1,
        "players": 3,
        "options": {"storm": True},
        "seed": 77,
        "number": 0,
    }


def test_a_position_goes_on_the_same_way_each_time() -> None:
    doc = play_on(toy(3), 1, 10).position()
    a, b = play_on(ecumene.from_position(doc), 3), play_on(ecumene.from_position(doc), 3)
    assert a.record() == b.record()
    assert a.result is not None


def test_a_position_is_not_changed_by_playing_from_it() -> None:
    doc = play_on(toy(3), 1, 10).position()
    kept = deepcopy(doc)
    play_on(ecumene.from_position(doc), 3)
    assert doc == kept


WRONG: list[tuple[str, Any, str]] = [
    ("ecumene", 2, "reads format 1"),
    ("ecumene", True, "field “ecumene”"),
    ("game", "chess", "the games are"),
    ("game", 5, "field “game”"),
    ("rules", 9, "update Ecumene"),
    ("rules", 0, "no longer"),
    ("players", 7, "2, 3, 4 or 6 players"),
    ("players", "3", "field “players”"),
    ("options", {"magic": True}, "its options are"),
    ("options", {"storm": 3}, "is a switch"),
    ("options", [], "field “options”"),
    ("seed", -1, "a seed is"),
    ("number", -1, "no game has -1 moves"),
    ("number", 10**9, "no game has"),
    ("number", 1.5, "field “number”"),
    ("number", 2**65, "field “number”"),
    ("state", {}, "impossible"),
    ("state", None, "field “state”"),
    ("extra", 1, "no field “extra”; its fields are: ecumene, game"),
]


@pytest.mark.parametrize(("key", "value", "cause"), WRONG)
def test_a_wrong_position_says_why(key: str, value: Any, cause: str) -> None:
    doc = toy(3).position()
    doc[key] = value
    with pytest.raises(BadRecord, match=cause):
        ecumene.from_position(doc)


@pytest.mark.parametrize("key", ["ecumene", "game", "rules", "players", "options", "seed", "number", "state"])
def test_nothing_may_be_missing(key: str) -> None:
    doc = toy(3).position()
    del doc[key]
    with pytest.raises(BadRecord, match=f"needs the field “{key}”"):
        ecumene.from_position(doc)


@pytest.mark.parametrize("doc", [None, [], "x", 7, {}])
def test_what_is_no_position(doc: Any) -> None:
    with pytest.raises(BadRecord):
        ecumene.from_position(doc)


def test_pieces_made_from_nothing_are_refused() -> None:
    doc = toy(3).position()
    doc["state"]["coins"][0] += 1
    with pytest.raises(BadRecord, match="coins"):
        ecumene.from_position(doc)


def test_fewer_players_than_the_position_waits_for() -> None:
    doc = toy(3).position()
    doc["players"] = 2
    with pytest.raises(BadRecord, match="other players"):
        ecumene.from_position(doc)


def test_a_finished_position_of_other_players() -> None:
    doc = play_on(toy(3), 1).position()
    doc["players"] = 2
    with pytest.raises(BadRecord, match="other players"):
        ecumene.from_position(doc)


def spoil(doc: Any, random: Random) -> Any:
    """The same plain data with one value changed somewhere inside."""
    if isinstance(doc, dict) and doc and random.random() < 0.9:
        key = random.choice(sorted(doc))
        return {**doc, key: spoil(doc[key], random)}
    if isinstance(doc, list) and doc and random.random() < 0.8:
        at = random.randrange(len(doc))
        return [*doc[:at], spoil(doc[at], random), *doc[at + 1 :]]
    return random.choice([None, -1, 0, 3, 10**30, "x", [], {}, [[]], True, 0.5, float("nan")])


def test_no_damage_leads_to_anything_but_a_bad_record() -> None:
    random = Random(3)
    for n in range(400):
        t = play_on(toy(3), n, n % 40)
        try:
            ecumene.from_position(spoil(t.position(), random))
        except BadRecord:
            continue


def stored(t: Table) -> Table:
    """A table that went through storage."""
    return Table.resume(json.loads(json.dumps(t.snapshot())))


def test_a_stored_table_goes_on_as_if_never_stored() -> None:
    for seed in range(12):
        kept, kept_stored = toy(3, seed), toy(3, seed)
        kept.name_seats(["Anna", "", "Γιώργος"])
        kept_stored.name_seats(["Anna", "", "Γιώργος"])
        random = Random(seed)
        while kept.waiting:
            seat = random.choice(kept.waiting)
            move = random.choice(kept.moves(seat))
            kept.play(seat, move)
            kept_stored = stored(kept_stored)
            kept_stored.play(seat, move)
        assert kept_stored.snapshot() == kept.snapshot()
        assert kept_stored.record() == kept.record()
        assert kept_stored.log(1) == kept.log(1)


def test_undo_survives_storage() -> None:
    t = next(t for t in map(in_turn, range(99)) if "build salt" in t.moves(t.waiting[0]))
    (seat,) = t.waiting
    t.play(seat, "build salt")
    t.play(seat, "done")
    s = stored(t)
    for _ in range(2):
        assert t.undo(seat)
        assert s.undo(seat)
        assert s.snapshot() == t.snapshot()
    assert not s.undo(seat)


def test_a_table_from_a_position_is_stored_as_well() -> None:
    t = ecumene.from_position(play_on(toy(3), 1, 15).position())
    play_on(t, 2, 5)
    assert stored(t).record() == t.record()
    assert play_on(stored(t), 3).record() == play_on(t, 3).record()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("ecumene", "1"),
        ("ecumene", 2),
        ("position", {}),
        ("start", {"number": 0}),
        ("names", ["a"]),
        ("moves", []),
        ("moves", [[0, "fly", [], False, []]]),
        ("luck", [3, [1, 2], None]),
        ("luck", [2, [1] * 625, None]),
        ("undo", {"state": {}, "moves": 1}),
        ("undo", {"state": {}, "moves": 99}),
        ("date", 5),
        ("more", 1),
    ],
)
def test_a_damaged_snapshot_is_refused(key: str, value: Any) -> None:
    doc = play_on(toy(3), 1, 6).snapshot()
    doc[key] = value
    with pytest.raises(BadRecord):
        Table.resume(doc)


def test_damaged_snapshots_never_crash() -> None:
    random = Random(5)
    for n in range(200):
        doc = play_on(toy(3), n, n % 30).snapshot()
        try:
            Table.resume(spoil(doc, random))
        except BadRecord:
            continue
