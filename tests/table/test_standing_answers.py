"""Standing answers: what a seat lets pass is declined by the table, at once, with a plain move."""

from __future__ import annotations

import json

import pytest

import ecumene
from ecumene import Complaint, IllegalMove, Table
from tests.rules import rule
from tests.table.sample_tables import in_turn, toy
from tests.toy import GAME


def auctioned(players: int = 3) -> Table:
    """Bazaar in the middle of an auction: the seat on turn has made a bid, the next one is asked."""
    t = in_turn(players=players)
    open_auction(t, t.waiting[0])
    return t


def open_auction(t: Table, seat: int) -> None:
    """Begin an auction and make the first bid."""
    t.play(seat, "auction")
    t.play(seat, "bid 1")


def hand_round(t: Table) -> None:
    """Play the turn under way to its end, without an auction."""
    (seat,) = t.waiting
    t.play(seat, "done")


def others_see(t: Table, seat: int) -> str:
    """Return all that others than a seat can tell from the table."""
    eyes = [None, *(each for each in range(t.players) if each != seat)]
    told = [[t.view(eye), t.log(eye), t.prompt(eye) if eye is not None else ""] for eye in eyes]
    marks = [t.asked(eye) for eye in range(t.players) if eye != seat]
    return json.dumps([told, marks, t.version, t.number, t.record(), t.position()])


def test_letting_a_question_pass_declines_it_at_once() -> None:
    t = auctioned()
    seat = t.waiting[0]
    assert t.can_let_pass(seat) == "Auction" and t.standing(seat) == {}
    t.let_pass(seat)
    assert t.standing(seat) == {"Auction": "turn"}
    assert (t.history[-1].seat, t.history[-1].text) == (seat, "pass")
    assert seat not in t.waiting


def test_what_a_seat_lets_pass_is_declined_when_it_comes_up_again() -> None:
    t = auctioned()
    opener, seat = t.history[-1].seat, t.waiting[0]
    t.let_pass(seat, "game")
    while t.waiting[0] != opener or "auction" not in t.moves(opener):
        who = t.waiting[0]
        moves = t.moves(who)
        t.play(who, next(m for m in ("pass", "offer", "done") if m in moves))
        assert seat not in t.waiting or t.can_let_pass(seat) != "Auction"
    number = t.number
    open_auction(t, opener)
    assert (seat, "pass") in [(move.seat, move.text) for move in t.history if move.number > number]
    assert seat not in t.waiting


def test_until_my_next_turn_ends_when_it_begins() -> None:
    t = auctioned()
    opener, seat = t.history[-1].seat, t.waiting[0]
    t.let_pass(seat)
    while "done" not in t.moves(t.waiting[0]) or t.waiting[0] != seat:
        who = t.waiting[0]
        assert t.standing(seat) == {"Auction": "turn"}
        t.play(who, next(m for m in ("pass", "done") if m in t.moves(who)))
    assert t.standing(seat) == {} and opener != seat


@rule("table.let-pass")
def test_in_its_own_turn_a_seat_is_always_asked() -> None:
    t = in_turn()
    (seat,) = t.waiting
    assert t.can_let_pass(seat) is None
    before = t.snapshot()
    with pytest.raises(IllegalMove) as no:
        t.let_pass(seat)
    assert no.value.rule == "table.let-pass" and t.snapshot() == before
    with pytest.raises(IllegalMove):
        t.let_pass(1 - seat)  # who is not asked lets nothing pass


def test_in_its_own_turn_a_seat_is_asked_even_about_what_it_lets_pass() -> None:
    t = auctioned(2)
    opener, seat = t.history[-1].seat, t.waiting[0]
    t.let_pass(seat, "game")
    while t.waiting[0] != seat or "auction" not in t.moves(seat):
        t.play(t.waiting[0], next(m for m in ("pass", "offer", "done") if m in t.moves(t.waiting[0])))
    t.play(seat, "auction")
    assert t.waiting == (seat,) and "pass" in t.moves(seat) and t.can_let_pass(seat) is None
    assert t.standing(seat) == {"Auction": "game"} and opener != seat


def test_only_two_scopes_are_known() -> None:
    t = auctioned()
    with pytest.raises(Complaint, match="turn, game"):
        t.let_pass(t.waiting[0], "tomorrow")
    assert t.standing(t.waiting[0]) == {}


def test_always_ask_takes_a_standing_answer_back() -> None:
    t = auctioned()
    seat = t.waiting[0]
    t.let_pass(seat, "game")
    revision, version = t.revision, t.version
    assert not t.always_ask(seat, "Deal")
    assert t.always_ask(seat, "Auction") and t.standing(seat) == {}
    assert (t.revision, t.version) == (revision + 1, version)
    assert not t.always_ask(seat)


def test_others_see_the_plain_move_and_nothing_else() -> None:
    one, two = auctioned(), auctioned()
    seat = one.waiting[0]
    one.let_pass(seat, "game")
    two.play(seat, "pass")
    assert others_see(one, seat) == others_see(two, seat)
    assert one.view(seat) == two.view(seat)
    one.always_ask(seat)
    assert others_see(one, seat) == others_see(two, seat)


def test_whoever_takes_back_an_answer_of_the_table_is_asked_again() -> None:
    t = auctioned()
    seat = t.waiting[0]
    t.let_pass(seat, "game")
    assert t.undo(seat)
    assert seat in t.waiting and t.standing(seat) == {}
    t.play(seat, "pass")
    assert t.standing(seat) == {}


def test_a_sealed_question_is_passed_and_the_answer_can_still_be_changed() -> None:
    t = toy(3)
    t.let_pass(1, "game")
    assert t.standing(1) == {"Offers": "game"} and t.may_change == (1,)
    card = next(move for move in t.moves(1) if move.startswith("offer "))
    t.play(1, card)
    t.play(0, "offer")
    t.play(2, "offer")
    assert (1, card) in [(move.seat, move.text) for move in t.history]
    while len(t.waiting) == 1:
        hand_round(t)
    assert t.may_change == (1,) and sorted(t.waiting) == [0, 2]
    assert t.undo(1)
    assert t.standing(1) == {} and sorted(t.waiting) == [0, 1, 2]


def test_an_answer_of_several_steps_is_left_to_whoever_has_begun_it() -> None:
    t = Table.begin(GAME, 3, {"bundles": True}, 1)
    t.let_pass(0, "game")
    assert t.may_change == (0,)
    step = next(move for move in t.moves(0) if move != "seal")
    t.play(0, step)
    assert 0 in t.waiting
    t.play(1, "seal")
    assert 0 in t.waiting and t.standing(0) == {"Bundles": "game"}


def test_when_everybody_lets_it_pass_the_answers_are_opened_at_once() -> None:
    t = toy(2)
    t.let_pass(0, "game")
    t.let_pass(1, "game")
    number = t.number
    hand_round(t)
    hand_round(t)
    texts = [move.text for move in t.history if move.number > number]
    assert texts == ["done", "done", "offer", "offer"] and len(t.waiting) == 1


def test_a_snapshot_keeps_standing_answers_and_a_copy_has_its_own() -> None:
    t = auctioned()
    seat = t.waiting[0]
    t.let_pass(seat, "game")
    again = Table.resume(json.loads(json.dumps(t.snapshot())))
    assert again.standing(seat) == {"Auction": "game"} and again.snapshot() == t.snapshot()
    other = t.copy()
    other.always_ask(seat)
    assert t.standing(seat) == {"Auction": "game"} and other.standing(seat) == {}
    assert "standing" not in toy().snapshot()


def test_a_damaged_standing_answer_is_refused() -> None:
    t = auctioned()
    t.let_pass(t.waiting[0])
    for wrong in ([9, "Auction", "turn"], [0, "Auction", "noon"]):
        doc = t.snapshot()
        doc["standing"]["answers"] = [wrong]
        with pytest.raises(ValueError, match="standing answer"):
            Table.resume(doc)
    doc = t.snapshot()
    doc["standing"]["answers"] = [[0, "Forgotten", "turn"]]
    assert Table.resume(doc).standing(0) == {}


def test_the_table_knows_which_moves_it_has_made() -> None:
    t = toy(2)
    t.let_pass(0, "game")  # by hand
    t.play(1, "offer")
    assert t.standing_answers.given == frozenset()
    hand_round(t)
    hand_round(t)
    t.play(1, "offer")
    given = [move for move in t.history if move.number in t.standing_answers.given]
    assert [(move.seat, move.text) for move in given] == [(0, "offer")]


def first_move(t: Table) -> None:
    seat = t.waiting[0]
    t.play(seat, next(move for move in t.moves(seat) if move != "resign"))


def test_through_the_ages_declines_offers_of_pacts_for_a_seat() -> None:
    t = ecumene.new("through-the-ages", players=3, seed=1)
    while t.can_let_pass(t.waiting[0]) != "OfferedPact":
        first_move(t)
    seat = t.waiting[0]
    t.let_pass(seat, "game")
    while t.waiting and not t.standing_answers.given:
        first_move(t)
    (number,) = t.standing_answers.given
    move = next(move for move in t.history if move.number == number)
    assert (move.seat, move.text) == (seat, "decline")
    assert ecumene.load(t.record()).record() == t.record()


def test_age_of_civilization_asks_nobody_outside_the_own_turn() -> None:
    t = ecumene.new("age-of-civilization", players=3, seed=1, options={"innovations": True})
    while t.waiting:
        assert not any(t.can_let_pass(seat) for seat in t.waiting)
        first_move(t)
