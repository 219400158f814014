"""A form of a card that was not begun still says what stood in its way."""

from __future__ import annotations

from ecumene.games.historia.verbs import GRAMMAR
from ecumene.kernel.frame import refuse
from ecumene.kernel.refusal import OTHER_QUESTION
from tests.games.historia.situation import idle, moves, play, play_round, seat, situation


def reason_inside(card: str, told: str, **seats: int) -> tuple[str, int, int]:
    """Let a seat play a card that has one form only, and return why the other form was not to be had."""
    s = play_round(situation(seat("europe russia", **seats), idle()), card)
    assert told in moves(s)
    why = refuse(s, 0, GRAMMAR.parse(f"advanced {card}"))
    return why.rule, why.need, why.have


def test_a_card_begun_by_itself_says_what_its_other_form_lacks() -> None:
    assert reason_inside("exploit", "withdraw europe", technology=9, vp=0) == ("his.exploit.vp", 1, 0)
    assert reason_inside("exploit", "withdraw europe", technology=2) == ("his.act.technology", 9, 2)
    assert reason_inside("art", "build sphinx", technology=6, ready=2) == ("his.act.cubes", 3, 1)


def test_a_form_that_was_chosen_leaves_nothing_to_say_about_the_other() -> None:
    s = play_round(situation(seat(technology=6, ready=3), idle()), "art")
    play(s, "simple art")
    assert s.players[0].ready == 2 and "build sphinx" in moves(s)
    assert refuse(s, 0, GRAMMAR.parse("advanced art")).rule == OTHER_QUESTION, "three cubes were there"
    assert refuse(s, 0, GRAMMAR.parse("simple art")).rule == OTHER_QUESTION
    assert refuse(s, 0, GRAMMAR.parse("advanced exploit")).rule == OTHER_QUESTION
