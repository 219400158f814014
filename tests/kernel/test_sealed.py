from __future__ import annotations

from ecumene.kernel.frame import apply, waiting
from ecumene.kernel.sealed import HIDDEN, UNANSWERED
from tests.kernel.test_frame import begin
from tests.toy import GAME
from tests.toy.round import Offers
from tests.toy.things import OFFER, SALT, TIN
from tests.toy.turn import Turn


def offers(*answers: int) -> Offers:
    verbs = [OFFER if card != UNANSWERED else UNANSWERED for card in answers]
    amounts = [0 if card != UNANSWERED else UNANSWERED for card in answers]
    return Offers(list(range(len(answers))), verbs, list(answers), amounts)


def test_all_seats_are_waited_for_at_once() -> None:
    s, luck = begin()
    first = waiting(s)[1]
    apply(s, first, (OFFER, -1, 0), luck)
    assert first not in waiting(s)
    assert len(waiting(s)) == 2


def test_an_answer_is_hidden_from_the_others_and_from_spectators() -> None:
    frame = offers(SALT, UNANSWERED)
    assert frame.show(0) == [[0, 1], [OFFER, UNANSWERED], [SALT, UNANSWERED], [0, UNANSWERED]]
    for other in (1, -1):
        assert frame.show(other) == [[0, 1], [HIDDEN, UNANSWERED], [HIDDEN, UNANSWERED], [HIDDEN, UNANSWERED]]


def test_views_do_not_depend_on_sealed_answers() -> None:
    s, luck = begin()
    seat, other = waiting(s)[:2]
    s.hands[seat][0] = SALT
    twin = s.copy()
    apply(s, seat, (OFFER, SALT, 0), luck)
    apply(twin, seat, (OFFER, -1, 0), luck)
    assert GAME.view(s, other) == GAME.view(twin, other)
    assert GAME.view(s, -1) == GAME.view(twin, -1)
    assert GAME.view(s, seat) != GAME.view(twin, seat)


def test_sealing_is_quiet_and_opening_is_a_barrier() -> None:
    s, luck = begin(players=2)
    one, two = waiting(s)
    before = luck.barriers
    apply(s, one, (OFFER, -1, 0), luck)
    assert luck.barriers == before
    apply(s, two, (OFFER, -1, 0), luck)
    assert luck.barriers == before + 1
    assert isinstance(s.stack[-1], Turn)


def test_answers_are_opened_in_the_order_of_the_seats() -> None:
    s, luck = begin()
    order = waiting(s)
    s.hands = [[SALT], [SALT], [SALT]]
    s.hands[order[2]] = [TIN]
    coins = s.coins[:]
    for seat in reversed(order):
        apply(s, seat, (OFFER, s.hands[seat][0], 0), luck)
    gained = [s.coins[seat] - coins[seat] for seat in order]
    assert gained == [0, 0, 2]
    assert s.hands == [[], [], []]


def test_the_order_of_answering_does_not_matter() -> None:
    ends = []
    for forwards in (True, False):
        s, luck = begin(seed=5)
        order = waiting(s) if forwards else waiting(s)[::-1]
        for seat in order:
            apply(s, seat, (OFFER, s.hands[seat][0], 0), luck)
        ends.append(GAME.dump(s))
    assert ends[0] == ends[1]
