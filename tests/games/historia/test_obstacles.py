"""What stands in the way of a move is stated once: listing moves and refusing them go by the same conditions."""

from __future__ import annotations

from collections import Counter

from ecumene.games.historia.verbs import GRAMMAR
from ecumene.kernel.frame import refuse
from ecumene.kernel.refusal import ALLOWED, OTHER_QUESTION, UNLISTED
from tests.games.historia.situation import idle, moves, play, play_round, seat, situation
from tests.games.test_reasons import positions


def test_legal_moves_are_those_that_meet_no_obstacle() -> None:
    met: Counter[str] = Counter()
    for number, (table, asked) in enumerate(positions("historia")):
        if number == 250:
            break
        s, frame = table.state, table.state.stack[-1]
        legal = set(table.legal(asked))
        for a in table.rules.writable_actions(s):
            if not frame.takes(a[0]):
                assert a not in legal
            elif (why := frame.obstacle(s, asked, a)) != UNLISTED:
                assert (why == ALLOWED) == (a in legal), GRAMMAR.text(a)
            elif a not in legal:
                assert refuse(s, asked, a).rule == frame.RULE != "", GRAMMAR.text(a)
        met[type(frame).__name__] += 1
    assert len(met) > 8, "too few kinds of questions were met"


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
