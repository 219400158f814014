from __future__ import annotations

import json
from typing import Any

import pytest

import ecumene
from ecumene import Table
from ecumene.kernel.luck import Event, Luck
from ecumene.table.log import lines_of
from ecumene.table.moves import Move
from ecumene.table.words import words
from tests.table.sample_tables import in_turn, play_on, toy
from tests.toy import GAME
from tests.toy.things import CARAVAN_GUIDE, SALT


def turn_with(move: str, players: int = 2) -> tuple[Table, int]:
    """A turn in which a move is legal."""
    for seed in range(500):
        t = in_turn(seed, players)
        if move in t.moves(t.waiting[0]):
            return t, t.waiting[0]
    raise AssertionError(f"no turn with {move}")


def test_a_line_names_everything_that_caused_it() -> None:
    t, seat = turn_with("build salt")
    t.play(seat, "build salt")
    entry = t.log(None, since=t.number)[0]
    assert entry["number"] == t.number
    assert (entry["seat"], entry["kind"], entry["subject"]) == (seat, "built", "salt")
    assert entry["move"] == {
        "number": t.number,
        "seat": seat,
        "text": "build salt",
        "label": "Build a stall: Salt",
    }
    assert [cause["frame"] for cause in entry["because"]] == ["Round", "Turns", "Turn"]
    assert [cause["text"] for cause in entry["because"]] == ["Round", "Turns", "Turn"]
    assert entry["text"] == f"Player {seat + 1} builds a stall: Salt."


def test_a_drawn_card_is_for_one_pair_of_eyes() -> None:
    t, seat = turn_with("draw")
    t.play(seat, "draw")
    mine = t.log(seat, since=t.number)[0]
    assert mine["kind"] == "drew"
    assert mine["subject"] == GAME.things.slug(t.history[-1].outcomes[0])
    for other in (1 - seat, None):
        theirs = t.log(other, since=t.number)[0]
        assert theirs["subject"] is None
        assert theirs.keys() == mine.keys()
        assert theirs["move"] == mine["move"]
        assert theirs["text"] != mine["text"]


def test_since_leaves_out_what_was_read() -> None:
    t = play_on(toy(3), 1, 20)
    whole = t.log(0)
    assert whole[0]["number"] == 0
    assert t.log(0, since=9) == [entry for entry in whole if entry["number"] >= 9]
    assert t.log(0, since=-5) == whole
    assert t.log(0, since=999) == []


def test_since_counts_from_a_position_too() -> None:
    t = play_on(ecumene.from_position(play_on(toy(3), 1, 15).position()), 2, 40)
    whole = t.log(0)
    assert t.log(0, since=20) == [entry for entry in whole if entry["number"] >= 20]
    assert whole[-1]["number"] > 15


def shown(event: Event, viewer: int, move: str = "draw", secret: bool = False) -> dict[str, Any]:
    """One line as a viewer reads it."""
    made = Move(4, 0, GAME.grammar.parse(move), move, [], [event], secret)
    return lines_of(made, viewer, ("", ""), words(GAME, "en"))[0]


def test_a_source_that_is_the_hidden_thing_is_hidden_too() -> None:
    event = Event("drew", 0, SALT, 1, SALT, 0, [("Turn", SALT), ("Caravan", CARAVAN_GUIDE)])
    theirs = shown(event, 1)
    assert theirs["source"] is None
    assert [cause["source"] for cause in theirs["because"]] == [None, None]
    mine = shown(event, 0)
    assert mine["source"] == "salt"
    assert [cause["source"] for cause in mine["because"]] == ["salt", "caravan-guide"]


def test_a_line_may_be_for_two_pairs_of_eyes() -> None:
    event = Event("gave", 0, SALT, 1, -1, 0, [], other_eye=1)
    texts = [shown(event, viewer)["text"] for viewer in (-1, 0, 1, 2)]
    assert texts[1] == texts[2] != texts[0] == texts[3]
    assert [shown(event, viewer)["subject"] for viewer in (-1, 0, 1, 2)] == [None, "salt", "salt", None]


def test_two_who_trade_read_what_went_over_even_after_storing() -> None:
    t = in_turn(1, 3)
    seat = t.waiting[0]
    partner = (seat + 1) % 3
    given = t.view(seat)["hand"][0]
    for move in ("bargain", f"propose {partner}", f"give {given} 1", "send"):
        t.play(seat, move)
    t.play(partner, "accept")
    for table in (t, Table.resume(json.loads(json.dumps(t.snapshot())))):
        for viewer in (None, 0, 1, 2):
            line = next(line for line in table.log(viewer, t.number) if line["kind"] == "gave")
            assert line["subject"] == (given if viewer in (seat, partner) else None)


def worlds_for(seat: int, t: Table, seed: int) -> Table:
    """Another world that this seat cannot tell from a table."""
    doc = t.position()
    imagined = t.rules.imagine(t.view(seat), Luck(seed))
    return ecumene.from_position({**doc, "state": t.rules.dump(imagined)})


def everything(t: Table, seat: int) -> str:
    """All that the table ever sends to a seat, as bytes would be sent."""
    told: list[Any] = [t.view(seat), t.moves(seat), t.offers(seat), t.log(seat), t.waiting, t.result]
    told.append([t.preview(seat, move) for move in t.moves(seat)])
    for a in t.rules.writable_actions(t.state)[::3]:
        why = t.why_not(seat, t.rules.grammar.text(a), "ru")
        told.append(why and [why.reason, why.rule])
    told.append([t.can_undo(seat), t.number, t.version])
    return json.dumps(told, ensure_ascii=False)


@pytest.mark.parametrize(
    ("key", "options", "tables"), [("toy", {}, 40), ("age-of-civilization", {"draft": True}, 8)]
)
def test_two_worlds_that_look_alike_are_told_alike(key: str, options: dict[str, Any], tables: int) -> None:
    """Views, moves, offers, previews, refusals and logs are equal, before and after the seat's own moves."""
    differing = 0
    for n in range(tables):
        t = play_on(ecumene.new(key, 3, n, options), n, n)
        for seat in t.waiting:
            a = ecumene.from_position(t.position())
            b = worlds_for(seat, t, n)
            differing += a.position() != b.position()
            assert everything(a, seat) == everything(b, seat)
            for move in a.moves(seat)[:6]:
                if a.preview(seat, move)["stops"] is None:
                    after_a, after_b = a.copy(), b.copy()
                    after_a.play(seat, move)
                    after_b.play(seat, move)
                    if len(after_a.waiting) != 1 or after_a.waiting[0] == seat:
                        assert everything(after_a, seat) == everything(after_b, seat)
    assert differing > tables // 2


def test_two_draws_that_others_do_not_see_are_told_alike() -> None:
    t, seat = turn_with("draw", 3)
    head = t.record()
    a = ecumene.load(f"{head}{t.number + 1} {seat} draw ; salt\n")
    b = ecumene.load(f"{head}{t.number + 1} {seat} draw ; tin\n")
    for other in range(3):
        same = everything(a, other) == everything(b, other)
        assert same == (other != seat)
    assert (a.view(None), a.log(None)) == (b.view(None), b.log(None))


def test_two_sealed_offers_are_told_alike() -> None:
    head = toy(3).record()
    hand = toy(3).moves(0)
    a = ecumene.load(f"{head}1 0 {hand[0]}\n")
    b = ecumene.load(f"{head}1 0 {hand[1]}\n")
    assert everything(a, 1) == everything(b, 1)
    assert everything(a, 0) != everything(b, 0)
    assert (a.view(None), a.log(None)) == (b.view(None), b.log(None))
