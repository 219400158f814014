from __future__ import annotations

import pytest

from ecumene.kernel.frame import advance, apply, may_change, waiting
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import HIDDEN, UNANSWERED
from tests.kernel.test_frame import begin
from tests.toy import GAME
from tests.toy.round import Bundles, Offers
from tests.toy.state import Bazaar
from tests.toy.things import OFFER, SALT, SEAL, TIN
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


def bundles(players: int = 3, seed: int = 0) -> tuple[Bazaar, Luck]:
    luck = Luck(seed)
    s = GAME.setup(players, {"bundles": True}, luck)
    assert isinstance(s, Bazaar)
    advance(s, luck)
    return s, luck


def question(s: Bazaar) -> Bundles:
    frame = s.stack[-1]
    assert isinstance(frame, Bundles)
    return frame


def test_an_answer_is_built_step_by_step_and_whole_when_it_is_sealed() -> None:
    s, luck = bundles()
    seat = waiting(s)[0]
    first, second = s.hands[seat][0], s.hands[seat][-1]
    apply(s, seat, (OFFER, first, 0), luck)
    assert seat in waiting(s) and may_change(s) == []
    apply(s, seat, (OFFER, second, 0), luck)
    assert question(s).legal(s, seat) == [(SEAL, 0, 0)]
    apply(s, seat, (SEAL, 0, 0), luck)
    assert seat not in waiting(s) and may_change(s) == [seat]
    assert question(s).steps(seat) == [(OFFER, first, 0), (OFFER, second, 0), (SEAL, 0, 0)]


def test_the_others_see_neither_steps_nor_how_many() -> None:
    s, luck = bundles()
    seat, other = waiting(s)[:2]
    before = GAME.view(s, other)
    apply(s, seat, (OFFER, s.hands[seat][0], 0), luck)
    assert GAME.view(s, other) == before
    views = []
    for more in (False, True):
        world, luck = s.copy(), Luck(0)
        if more:
            apply(world, seat, question(world).legal(world, seat)[0], luck)
        apply(world, seat, (SEAL, 0, 0), luck)
        views.append([GAME.view(world, other), GAME.view(world, -1)])
    assert views[0] == views[1]
    assert views[0][0] != before


def test_a_first_step_after_sealing_begins_the_answer_anew() -> None:
    s, luck = bundles()
    seat = waiting(s)[0]
    apply(s, seat, (SEAL, 0, 0), luck)
    card = s.hands[seat][0]
    assert (OFFER, card, 0) in question(s).legal(s, seat)
    apply(s, seat, (OFFER, card, 0), luck)
    assert question(s).steps(seat) == [(OFFER, card, 0)]
    assert seat in waiting(s)


def test_an_answer_of_one_step_is_replaced_by_another() -> None:
    s, luck = begin()
    seat = waiting(s)[0]
    apply(s, seat, (OFFER, -1, 0), luck)
    assert may_change(s) == [seat]
    apply(s, seat, (OFFER, s.hands[seat][0], 0), luck)
    assert may_change(s) == [seat]
    frame = s.stack[-1]
    assert isinstance(frame, Offers)
    assert frame.steps(seat) == [(OFFER, s.hands[seat][0], 0)]


def test_nobody_may_change_what_is_open() -> None:
    s, luck = begin(players=2)
    for seat in waiting(s):
        apply(s, seat, (OFFER, -1, 0), luck)
    assert may_change(s) == []


def test_an_imagined_answer_is_whole_and_could_have_been_given() -> None:
    s, luck = bundles()
    seat, other = waiting(s)[:2]
    apply(s, seat, (SEAL, 0, 0), luck)
    lengths = set()
    for seed in range(20):
        world = GAME.imagine(GAME.view(s, other), Luck(seed))
        assert isinstance(world, Bazaar)
        assert may_change(world) == [seat]
        GAME.audit(world)
        lengths.add(len(question(world).steps(seat)))
    assert lengths == {1, 2, 3}


def test_impossible_steps_are_refused() -> None:
    s, luck = bundles()
    seat = waiting(s)[0]
    apply(s, seat, (OFFER, s.hands[seat][0], 0), luck)
    missing = next(card for card in range(6) if card not in s.hands[seat])
    for steps in (
        [(OFFER, missing, 0)],
        [(SEAL, 0, 0), (SEAL, 0, 0)],
        [(OFFER, s.hands[seat][0], 0), (UNANSWERED, UNANSWERED, UNANSWERED)],
        [(HIDDEN, HIDDEN, HIDDEN)],
        [(UNANSWERED, 0, UNANSWERED)],
    ):
        wrong = s.copy()
        question(wrong).put(seat, steps)
        with pytest.raises(Impossible):
            GAME.audit(wrong)
