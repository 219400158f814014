"""Wonders: when they can be activated."""

from __future__ import annotations

from ecumene.games.historia.game import GAME
from tests.games.historia.situation import (
    change,
    idle,
    moves,
    play,
    play_round,
    refusal,
    seat,
    situation,
    slugs,
)
from tests.rules import rule


@rule("his.wonder.own", "his.wonder.turned", "his.end.refresh")
def test_only_own_ready_wonders_can_be_activated() -> None:
    s = situation(seat(wonders="colosseum stonehenge parthenon", turned="colosseum", vp=2), idle(wonders="petra"))
    play_round(s, "military")
    assert refusal(s, "activate colosseum") == "his.wonder.turned"
    assert refusal(s, "activate petra") == "his.wonder.own"
    assert "activate parthenon" in moves(s)


@rule("his.wonder.on-action")
def test_some_wonders_need_their_action_even_one_in_vain() -> None:
    s = situation(seat(wonders="colosseum parthenon", vp=2), idle())
    play_round(s, "art")
    assert refusal(s, "activate colosseum") == "his.wonder.on-action"
    s = situation(idle(wonders="colosseum"), idle())
    play_round(s, "military")
    assert moves(s) == ["skip military", "activate colosseum"]
    assert change(s, "activate colosseum") == {"vp": 1}
    assert moves(s) == ["skip military"]


@rule("his.wonder.most")
def test_some_wonders_need_the_most_and_a_tie_is_not_enough() -> None:
    s = situation(seat(wonders="ishtar-gate parthenon", vp=1, technology=3, military=3), idle(military=2))
    play_round(s, "art", "raid")
    assert "activate ishtar-gate" in moves(s)
    s = situation(seat(wonders="ishtar-gate parthenon", vp=1, technology=3, military=3), idle(military=3))
    play_round(s, "art", "raid")
    assert refusal(s, "activate ishtar-gate") == "his.wonder.most"


@rule("his.wonder.pay-cubes", "his.wonder.pay-vp")
def test_some_wonders_are_paid_for() -> None:
    s = situation(seat(wonders="terracotta-army colosseum parthenon", ready=1, vp=0), idle())
    play_round(s, "military")
    assert refusal(s, "activate terracotta-army") == "his.wonder.pay-cubes"
    assert refusal(s, "activate parthenon") == "his.wonder.pay-vp"
    s = situation(seat(wonders="terracotta-army parthenon", vp=1, ready=4, queue="raid"), idle())
    play_round(s, "art")
    assert change(s, "activate terracotta-army") == {"ready": -3, "used": 3, "military": 1}
    assert change(s, "activate parthenon") == {"vp": -1, "queue": -1}


@rule("his.wonder.destroy", "his.wonder.not-itself", "his.wonder.no-victim")
def test_some_wonders_destroy_another() -> None:
    s = situation(seat(wonders="petra sphinx colosseum", turned="sphinx"), idle())
    play_round(s, "military")
    assert {"activate petra sphinx", "activate petra colosseum"} <= set(moves(s))
    assert refusal(s, "activate petra petra") == "his.wonder.not-itself"
    assert refusal(s, "activate petra") == "his.wonder.destroy"
    assert refusal(s, "activate colosseum sphinx") == "his.wonder.no-victim"
    assert change(s, "activate petra sphinx") == {"vp": 3, "wonders": -1}
    s = situation(seat(wonders="petra parthenon", vp=1), idle())
    play_round(s, "military")
    assert refusal(s, "activate petra sphinx") == "his.wonder.destroy"


@rule("his.wonder.next-action")
def test_a_wonder_waits_for_the_next_action() -> None:
    s = situation(
        seat(technology=5, military=3, vp=3, wonders="parthenon"), idle(), row="petra colosseum sphinx mausoleum"
    )
    play_round(s, "art military")
    play(s, "simple art", "build colosseum")
    assert "activate colosseum" in moves(s), "Military comes next"
    s = situation(
        seat(vp=3, wonders="parthenon", queue="raid"), idle(), row="temple-of-artemis petra sphinx mausoleum"
    )
    play_round(s, "art")
    play(s, "simple art", "build temple-of-artemis")
    assert moves(s) == ["activate parthenon", "skip"]
    assert refusal(s, "activate temple-of-artemis") == "his.wonder.next-action"


@rule("his.wonder.begun")
def test_the_action_of_an_activated_wonder_comes_next() -> None:
    s = situation(seat(technology=5, military=3, wonders="colosseum"), idle())
    play_round(s, "art military")
    play(s, "activate colosseum")
    assert not any("art" in move for move in moves(s))
    assert refusal(s, "simple art") == "his.wonder.begun"


@rule("his.wonder.refresh", "his.wonder.no-chain", "his.wonder.again")
def test_wonders_are_turned_back_and_used_again_but_none_that_turns_others_back() -> None:
    owned = "sistine-chapel notre-dame christ-the-redeemer colosseum tower-of-pisa"
    s = situation(seat(wonders=owned, turned="notre-dame christ-the-redeemer colosseum"), idle(), turn=9)
    play_round(s, "art")
    play(s, "activate sistine-chapel")
    assert moves(s) == ["refresh colosseum", "refresh notre-dame"]
    assert refusal(s, "refresh christ-the-redeemer") == "his.wonder.no-chain"
    assert refusal(s, "refresh tower-of-pisa") == "his.wonder.refresh"
    play(s, "refresh notre-dame")
    assert change(s, "activate notre-dame") == {"vp": 1}, "it can be used again at once"


def test_wonders_are_offered_before_and_after_the_action() -> None:
    s = situation(seat(wonders="colosseum stonehenge"), idle())
    play_round(s, "military")
    assert moves(s) == ["simple military", "activate colosseum"]
    play(s, "simple military")
    assert moves(s) == ["activate colosseum", "skip"]
    play(s, "skip")
    assert slugs(s.players[0].queue) == ["military"]


@rule("his.act.queue", "his.wonder.on-action")
def test_a_wonder_does_not_bring_back_the_card_of_its_own_action() -> None:
    s = situation(seat(wonders="parthenon", vp=1), idle())
    play_round(s, "military")
    play(s, "simple military", "activate parthenon")
    assert slugs(s.players[0].queue) == ["military"]
    s = situation(
        seat("europe", technology=5, military=3, wonders="taj-mahal"), idle("russia", technology=6), turn=5
    )
    play_round(s, "trade military")
    play(s, "simple trade", "activate taj-mahal")
    assert slugs(s.players[0].queue) == ["trade"], "of its action, though another follows"
    s = situation(seat(wonders="parthenon", vp=1, queue="raid"), idle())
    play_round(s, "military")
    play(s, "simple military", "activate parthenon")
    assert slugs(s.players[0].queue) == ["military"], "an older card comes back"


@rule("his.act.queue", "his.matrix.bonus")
def test_a_level_of_a_wonder_does_not_bring_it_back_either() -> None:
    s = situation(seat(technology=3, military=4, ready=4, wonders="terracotta-army"), idle())
    play_round(s, "military")
    play(s, "simple military", "activate terracotta-army")
    assert s.players[0].military == 6 and slugs(s.players[0].queue) == ["military"]


@rule("his.act.queue")
def test_with_the_next_action_the_card_before_it_comes_back() -> None:
    s = situation(seat(technology=5, military=3, wonders="parthenon", vp=1, ready=4), idle())
    play_round(s, "military technology")
    play(s, "simple military", "activate parthenon")
    assert slugs(s.players[0].queue) == [] and "military" in slugs(s.players[0].hand)


@rule("his.matrix.new-action", "his.command.levels")
def test_the_card_under_way_is_not_given_a_second_time() -> None:
    s = situation(
        seat("europe russia", technology=2, military=2), idle(), events=True, event="dark-ages", command=True
    )
    play_round(s, "war")
    play(s, "skip war", "command temporary-technology 0")
    assert s.players[0].technology == 3
    assert slugs(s.players[0].hand).count("war") + slugs(s.players[0].queue).count("war") == 1


@rule("his.wonder.destroy")
def test_a_move_that_destroys_a_wonder_says_so() -> None:
    s = situation(seat(wonders="petra colosseum parthenon", vp=1), idle())
    play_round(s, "military")
    told = [move for move in moves(s) if GAME.teller.destroys(GAME.grammar.parse(move))]
    assert told == ["activate petra colosseum", "activate petra parthenon"]
