"""Favour checks and Agera's track (p. 17)."""

from __future__ import annotations

from tests.games.civolution.situation import effect, has, moves, play, seat, table
from tests.rules import rule

CHECK = {"favor_test": [{"points": 5}], "else": [{"points": 1}]}


@rule("civo.favour.check")
def test_a_die_up_to_the_favour_space_passes() -> None:
    for favour, die, points in ((1, "1", 5), (1, "2", 1), (2, "2", 5), (3, "4", 1), (5, "5", 5), (5, "6", 1)):
        s = effect(table(seat("c-swamp:2", favour=favour), seat()), CHECK)
        play(s, dice=die)
        assert s.players[0].points == points
    s = effect(table(seat("c-swamp:2", favour=2, fate=2), seat()), CHECK)
    play(s, dice="6 2")
    assert s.players[0].points == 5  # one of the dice is enough


@rule("civo.favour.ideas")
def test_ideas_turn_one_die_and_six_lies_beside_one() -> None:
    s = effect(table(seat("c-swamp:2", favour=1, fate=2, idea=3), seat()), CHECK)
    play(s, dice="4 6")
    assert moves(s) == ["idea 1", "done"]
    play(s, "idea 1")
    assert has(s, "idea") == [2] and s.players[0].points == 5
    s = effect(table(seat("c-swamp:2", favour=1, idea=1), seat()), CHECK)
    play(s, dice="4")
    assert s.players[0].points == 1  # two steps either way: one idea is too few, nobody is asked
    s = effect(table(seat("c-swamp:2", favour=1, idea=2), seat()), CHECK)
    play(s, "done", dice="3")
    assert s.players[0].points == 1 and has(s, "idea") == [2]


@rule("civo.favour.automatic")
def test_on_the_last_space_nothing_is_rolled() -> None:
    s = effect(table(seat("c-swamp:2", favour=6), seat()), CHECK)
    assert not [event for event in play(s) if event.kind == "fate"]
    assert s.players[0].points == 5
    s = effect(table(seat("c-swamp:2", favour=5, block="b09:1"), seat()), CHECK)  # Third Eye
    assert not [event for event in play(s) if event.kind == "fate"]


@rule("civo.favour.end")
def test_steps_beyond_the_end_of_the_track_are_lost() -> None:
    s = effect(table(seat("c-swamp:2", favour=5), seat()), {"favor": 2})
    play(s)
    assert s.players[0].favour == 6 and s.players[0].points == 0


@rule("civo.income.no-second-thoughts")
def test_an_income_action_that_fails_brings_no_point() -> None:
    s = effect(table(seat("c-swamp:2", block="i18:1"), seat()), {"income_action": 1})
    assert moves(s) == ["perform i18", "point i18", "done"]
    play(s, "perform i18", dice="5")
    assert s.players[0].points == 0
    effect(s, {"income_action": 1})
    play(s, "point i18")
    assert s.players[0].points == 1
