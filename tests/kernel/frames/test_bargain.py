from __future__ import annotations

import pytest

from ecumene.kernel.frame import waiting
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import HIDDEN
from tests.kernel.frames.bazaar import bazaar, declined, play, texts, with_frame
from tests.rules import rule
from tests.toy import GAME
from tests.toy.bargains import Bargains, Deal
from tests.toy.state import Bazaar
from tests.toy.things import AMBER, COIN, SALT, TIN


def deal(*gives: int, players: int = 3) -> tuple[Bazaar, Luck]:
    s, luck = bazaar(players)
    s.hands = [[SALT, SALT, TIN], [AMBER], *[[TIN]] * (players - 2)]
    s.coins = [3, 2, *[0] * (players - 2)]
    return with_frame(s, Bargains(0, 2)), luck


def refused(s: Bazaar, move: str) -> str:
    return s.stack[-1].refuse(s, waiting(s)[0], GAME.grammar.parse(move)).rule


@rule("toy.bargain.proposal", "toy.bargain.goods")
def test_a_proposal_is_built_of_small_moves() -> None:
    s, luck = deal()
    assert texts(s) == ["propose 1", "propose 2", "done"] and declined(s) == "done"
    play(s, luck, "propose 1")
    assert "send" not in texts(s) and declined(s) == "cancel", "nothing for nothing is no proposal"
    assert refused(s, "give salt 3") == "toy.bargain.goods" and refused(s, "accept") == "toy.bargain.proposal"
    play(s, luck, "give salt 2", "give coin 1", "want amber 1", "give salt 1", "give coin 0")
    frame = s.stack[-1]
    assert isinstance(frame, Deal)
    assert (frame.gives, frame.given, frame.wants, frame.wanted) == ([SALT], [1], [AMBER], [1])
    assert waiting(s) == [0] and not frame.lets_pass(s, 0), "whoever builds it ends it"
    play(s, luck, "send")
    assert s.stack[-1].lets_pass(s, 1)
    assert waiting(s) == [1] and texts(s) == ["accept", "decline"] and declined(s) == "decline"


@rule("toy.bargain.proposal")
def test_goods_change_hands_when_it_is_accepted() -> None:
    s, luck = deal()
    play(s, luck, "propose 1", "give salt 2", "give coin 1", "want amber 1", "send")
    barriers = luck.barriers
    log = play(s, luck, "accept")
    assert s.hands[:2] == [[TIN, AMBER], [SALT, SALT]] and s.coins[:2] == [2, 3]
    assert luck.barriers == barriers + 1, "nobody takes that back"
    cards = [event for event in log if event.subject in (SALT, AMBER)]
    assert [(event.eye, event.other_eye) for event in cards] == [(0, 1), (0, 1), (1, 0)]
    for event in cards:
        assert [event.hidden_from(viewer) for viewer in (-1, 0, 1, 2)] == [True, False, False, True]
    assert waiting(s) == [0] and "propose 1" in texts(s), "a second one may follow"


@rule("toy.bargain.accept")
def test_who_lacks_what_is_wanted_is_asked_all_the_same() -> None:
    s, luck = deal()
    play(s, luck, "propose 2", "want amber 1", "send")
    assert texts(s) == ["decline"], "nobody else knows that it can only decline"
    assert refused(s, "accept") == "toy.bargain.accept"
    play(s, luck, "decline")
    assert s.hands[2] == [TIN] and waiting(s) == [0]


@rule("toy.bargain.two")
def test_every_proposal_counts_whatever_becomes_of_it() -> None:
    s, luck = deal()
    play(s, luck, "propose 1", "cancel", "propose 1", "give tin 1", "send", "decline")
    assert not isinstance(s.stack[-1], Bargains)
    s, luck = deal()
    assert refused(s, "propose 0") == "toy.bargain.two"


def test_a_gift_wants_nothing() -> None:
    s, luck = deal()
    play(s, luck, "propose 2", "give tin 1", "send", "accept")
    assert s.hands[2] == [TIN, TIN]


def test_building_comes_to_an_end() -> None:
    s, luck = deal()
    play(s, luck, "propose 1", *["give coin 1", "give coin 2"] * 3)
    assert texts(s) == ["send", "cancel"]


def test_cards_that_are_given_are_shown_to_the_two_alone() -> None:
    s, luck = deal()
    play(s, luck, "propose 1", "give salt 1", "give tin 1", "give coin 2")
    shown = [frame["gives"] for frame in (GAME.view(s, seat)["stack"][-1] for seat in (0, 1, 2, -1))]
    assert shown == [["salt", "tin", "coin"]] * 2 + [[HIDDEN, "coin"]] * 2
    assert GAME.view(s, 2)["stack"][-1]["given"] == [2, 2]


def test_whoever_does_not_see_them_imagines_other_cards() -> None:
    frame = Deal(0, 1, [HIDDEN, COIN], [2, 1], [], [], 3, 0)
    frame.imagine([SALT, SALT, SALT], Luck(1))
    assert (frame.gives, frame.given) == ([SALT, COIN], [2, 1])
    frame.imagine([TIN], Luck(1))
    assert frame.gives == [SALT, COIN], "what is known stays"


@pytest.mark.parametrize(
    "frame",
    [
        Deal(0, 7, [], [], [], [], 0, 0),
        Deal(1, 1, [], [], [], [], 0, 0),
        Deal(0, 1, [SALT], [], [], [], 0, 0),
        Deal(0, 1, [TIN, SALT], [1, 1], [], [], 0, 0),
        Deal(0, 1, [SALT], [0], [], [], 0, 0),
        Deal(0, 1, [], [], [], [], 99, 0),
        Deal(0, 1, [], [], [], [], 0, 2),
    ],
)
def test_proposals_that_cannot_be_are_refused(frame: Deal) -> None:
    s, _ = deal()
    with pytest.raises(Impossible) as caught:
        frame.check(s)
    assert caught.value.id == "impossible-proposal"
