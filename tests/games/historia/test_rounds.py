"""Choosing cards in secret, and resolving them."""

from __future__ import annotations

from ecumene.games.historia.game import GAME
from ecumene.kernel.frame import waiting
from ecumene.kernel.refusal import OTHER_QUESTION
from tests.games.historia.situation import (
    change,
    frame,
    has,
    idle,
    moves,
    play,
    play_round,
    refusal,
    round_change,
    seat,
    situation,
    slugs,
)
from tests.rules import rule


@rule("his.choose.cards", "his.choose.at-least-one")
def test_all_choose_at_once_and_nobody_plays_no_card() -> None:
    s = situation(seat(), seat(), seat())
    assert waiting(s) == [0, 1, 2]
    assert "done" not in moves(s)
    assert refusal(s, "done") == "his.choose.at-least-one"
    assert refusal(s, "done exploit") == "his.choose.cards"
    assert refusal(s, "simple art") == OTHER_QUESTION
    play(s, "choose art")
    assert "done" in moves(s)


@rule("his.choose.limit", "his.matrix.cards")
def test_technology_says_how_many_cards() -> None:
    for technology, limit in ((4, 1), (5, 2), (12, 2), (13, 3)):
        s = situation(seat(technology=technology), idle())
        cards = ["art", "raid", "trade", "military"]
        play(s, *(f"choose {card}" for card in cards[:limit]))
        assert not any(move.startswith("choose") for move in moves(s, 0))
        assert refusal(s, f"choose {cards[limit]}", 0) == "his.choose.limit"


@rule("his.choose.hand", "his.turn.queue")
def test_only_cards_in_hand_can_be_chosen() -> None:
    s = situation(seat(queue="art raid", advisers="cicero"), idle())
    assert refusal(s, "choose art") == "his.turn.queue"
    assert refusal(s, "choose war") == "his.choose.hand"
    assert refusal(s, "choose vitruvius") == "his.choose.hand"
    assert "choose cicero" in moves(s)


@rule("his.choose.once", "his.choose.drop")
def test_a_card_is_chosen_once_and_can_be_put_back() -> None:
    s = situation(seat(technology=5, military=2), idle())
    play(s, "choose art")
    assert refusal(s, "choose art") == "his.choose.once"
    assert refusal(s, "drop raid") == "his.choose.drop"
    play(s, "drop art")
    assert "choose art" in moves(s) and "done" not in moves(s)


@rule("his.choose.steps")
def test_after_many_changes_of_mind_the_choice_must_be_sealed() -> None:
    s = situation(seat(), idle())
    play(s, *["choose art", "drop art"] * 5)
    play(s, "choose art")
    assert moves(s) == ["done"]
    assert refusal(s, "drop art") == "his.choose.steps"
    play(s, "done", seat=0)


@rule("his.choose.together", "his.act.revealed")
def test_cards_are_turned_over_together_and_not_taken_back() -> None:
    s = situation(seat(technology=5, military=2), seat())
    play(s, "choose art", "choose technology", "done", seat=0)
    assert s.players[0].revealed == [] and frame(s) == "ChooseCards"
    play(s, "choose raid", "done", seat=1)
    assert slugs(s.players[0].revealed) == ["art", "technology"]
    assert refusal(s, "simple raid") == "his.act.revealed"
    for late in ("drop art", "choose trade"):
        assert late not in moves(s) and refusal(s, late) == OTHER_QUESTION


@rule("his.act.order")
def test_seats_resolve_in_turn_order_and_choose_the_order_of_their_own() -> None:
    s = situation(seat(technology=5, military=2), seat(technology=5, military=2), order=[1, 0])
    play_round(s, "art technology", "art military")
    assert waiting(s) == [1]
    assert [move for move in moves(s) if "advanced" not in move] == ["simple art", "simple military"]
    assert refusal(s, "place china") == OTHER_QUESTION
    play(s, "simple military")
    assert frame(s) == "BuildWonder", "Art has a single way left and is not asked for"
    play(s, "build sphinx")
    assert waiting(s) == [0]


@rule("his.act.must", "his.act.simple-only")
def test_what_can_be_carried_out_must_be() -> None:
    s = situation(seat(technology=6, military=3, wonders="parthenon", vp=3, advisers="vitruvius"), idle())
    play_round(s, "art")
    assert "simple art" in moves(s)
    assert refusal(s, "skip art") == "his.act.must"
    assert refusal(s, "skip") == "his.act.must"
    s = situation(seat(wonders="parthenon", vp=3, advisers="vitruvius"), idle())
    play_round(s, "vitruvius")
    assert refusal(s, "advanced vitruvius") == "his.act.simple-only"


@rule("his.act.must", "his.choose.together")
def test_what_is_under_way_is_not_declined_and_no_card_is_changed() -> None:
    rivals = [idle("china", technology=2, military=2), idle("russia china", technology=2, military=2)]
    for card, land, asked in (("trade", "india", "TradePartner"), ("war", "china", "WarTarget")):
        s = play_round(situation(seat(land, technology=1 if card == "trade" else 2, military=2), *rivals), card)
        assert frame(s) == asked
        for other in (f"skip {card}", "done", "drop art", "simple art"):
            assert refusal(s, other) == OTHER_QUESTION


@rule("his.act.technology", "his.act.cubes")
def test_advanced_actions_need_their_technology_and_their_cubes() -> None:
    s = situation(seat(technology=3, ready=3, wonders="parthenon", vp=1), idle())
    play_round(s, "military")
    assert "advanced military" not in moves(s)
    assert refusal(s, "advanced military") == "his.act.technology"
    s = situation(seat(technology=4, ready=2, wonders="parthenon", vp=1), idle())
    play_round(s, "military")
    assert refusal(s, "advanced military") == "his.act.cubes"
    s = situation(seat(technology=4, ready=3), idle())
    play_round(s, "military")
    assert moves(s) == ["simple military", "advanced military"]


@rule("his.act.in-vain", "his.act.queue")
def test_a_card_in_vain_has_no_effect_and_goes_to_the_queue() -> None:
    s = situation(idle(queue="raid"), idle())
    assert round_change(s, "technology") == {}
    assert slugs(s.players[0].queue) == ["raid", "technology"]


@rule("his.turn.rounds", "his.revolution.round")
def test_rounds_go_on_until_a_revolution_and_that_round_is_completed_by_all() -> None:
    s = situation(seat(queue="art raid trade"), seat(), turn=1)
    play_round(s, "military", "raid")
    assert (s.turn, s.round) == (1, 2)
    play_round(s, "revolution", "technology")
    play(s, "recover art")
    assert s.turn == 2 and has(s, 1)["technology"] == 2, "the later seat still resolves its card"


@rule("his.revolution.queue")
def test_revolution_needs_three_cards_in_the_queue_when_it_is_chosen() -> None:
    s = situation(seat(queue="art raid", technology=13, military=8, advisers="gracchus"), idle())
    assert "choose revolution" not in moves(s)
    assert refusal(s, "choose revolution") == "his.revolution.queue"
    assert refusal(s, "choose gracchus") == "his.revolution.queue"
    play(s, "choose trade")
    assert "choose revolution" not in moves(s, 0)
    s = situation(seat(queue="art raid trade", advisers="gracchus"), idle())
    assert {"choose revolution", "choose gracchus"} <= set(moves(s))


@rule("his.revolution.last")
def test_revolution_is_the_last_card_and_there_is_one() -> None:
    s = situation(seat(queue="art raid trade", technology=5, military=3, advisers="gracchus"), idle())
    play(s, "choose revolution")
    assert refusal(s, "choose gracchus", 0) == "his.revolution.one"
    play(s, "choose technology", "done", seat=0)
    play(s, "choose military", "done", seat=1)
    assert s.turn == 1 and frame(s) == "RecoverCard", "Technology came first by itself"
    assert has(s)["technology"] == 6
    s = situation(seat(queue="art raid trade", technology=6, military=3), idle())
    play_round(s, "military revolution")
    assert refusal(s, "simple revolution") == "his.revolution.last"


@rule("his.revolution.cards")
def test_revolution_takes_the_newest_card_and_one_of_choice_back() -> None:
    s = situation(seat(queue="art raid trade exploit"), idle())
    play_round(s, "revolution")
    assert moves(s) == ["recover art", "recover raid", "recover trade", "recover exploit"]
    assert refusal(s, "recover military") == "his.revolution.cards"
    before = s.players[0].queue[:]
    play(s, "recover raid")
    assert "raid" in slugs(s.players[0].hand) and "revolution" in slugs(s.players[0].hand)
    assert slugs(before) == ["art", "raid", "trade", "exploit"]
    s = situation(seat(queue="art raid trade exploit", advisers="gracchus"), idle())
    play_round(s, "gracchus")
    assert moves(s) == ["recover art", "recover raid", "recover trade"], "the newest action card has come back"


def test_what_was_taken_out_again_is_in_no_record() -> None:
    from ecumene.table.table import Table

    table = Table.begin(GAME, 2, {}, 3)
    while table.view(None)["turn"] == 0:
        seat_ = table.waiting[0]
        table.play(seat_, table.moves(seat_)[0])
    for move in ("choose art", "drop art", "choose raid", "done"):
        table.play(0, move)
    for move in ("choose trade", "done"):
        table.play(1, move)
    assert "drop" not in table.record()


def test_the_seat_that_has_sealed_can_change_its_mind() -> None:
    s = situation(seat(), seat())
    play(s, "choose art", "done", seat=0)
    assert s.stack[-1].may_change(s) == [0]
    play(s, "choose raid", "done", seat=0)
    play(s, "choose trade", "done", seat=1)
    assert slugs(s.players[0].queue) == ["raid"]


def test_a_round_costs_what_it_says() -> None:
    s = situation(seat(technology=5, military=4), idle())
    play_round(s, "military")
    assert change(s, "advanced military") == {"ready": -3, "used": 3, "military": 2, "queue": 1}
