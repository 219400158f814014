from __future__ import annotations

import pytest

from ecumene.kernel.frame import waiting
from ecumene.kernel.impossible import Impossible
from tests.kernel.frames.bazaar import bazaar, declined, play, texts, with_frame
from tests.toy.market import Auction
from tests.toy.state import Bazaar
from tests.toy.things import AMBER


def auction(*coins: int, **at: int) -> Bazaar:
    s, _ = bazaar(len(coins))
    s.coins = list(coins)
    return with_frame(s, Auction(AMBER, list(range(len(coins))), 0, at.get("high", 0), at.get("winner", -1)))


def test_bids_rise_and_dropping_out_comes_last() -> None:
    s = auction(2, 5, 5)
    assert texts(s) == ["bid 1", "bid 2", "pass"] and declined(s) == "pass"
    _, luck = bazaar()
    play(s, luck, "bid 2")
    assert texts(s) == ["bid 3", "bid 4", "bid 5", "pass"]


def test_the_last_one_left_pays_its_bid() -> None:
    s = auction(4, 4, 4)
    _, luck = bazaar()
    log = play(s, luck, "bid 1", "bid 2", "pass", "pass")
    assert s.coins == [4, 2, 4] and s.hands[1].count(AMBER) >= 1
    assert [(event.kind, event.seat, event.amount) for event in log] == [
        ("bid", 0, 1),
        ("bid", 1, 2),
        ("passed", 2, 0),
        ("passed", 0, 0),
        ("won", 1, 2),
    ]


def test_who_cannot_bid_at_all_is_passed_over_from_the_start() -> None:
    s = auction(0, 2, 0)
    _, luck = bazaar()
    s.stack.pop()
    Auction(AMBER, [0, 1, 2], 0, 0, -1).open(s, luck)
    assert waiting(s) == [1] and texts(s) == ["bid 1", "bid 2", "pass"]
    s = auction(0, 0)
    s.stack.pop()
    Auction(AMBER, [0, 1], 0, 0, -1).open(s, luck)
    assert waiting(s) == []


def test_who_everybody_sees_to_be_outbid_is_not_asked() -> None:
    s = auction(9, 2, 9, 1)
    _, luck = bazaar()
    log = play(s, luck, "bid 3")
    assert waiting(s) == [2]
    assert [(event.kind, event.seat) for event in log] == [("bid", 0), ("passed", 1)]
    log = play(s, luck, "pass")
    assert [event.kind for event in log] == ["passed", "passed", "won"] and s.coins == [6, 2, 9, 1]


def test_when_all_drop_out_nobody_pays() -> None:
    s = auction(3, 3)
    _, luck = bazaar()
    play(s, luck, "pass", "pass")
    assert s.coins == [3, 3] and AMBER in s.discard


def test_a_single_bidder_may_still_bid() -> None:
    s = auction(3, 3)
    _, luck = bazaar()
    play(s, luck, "pass")
    assert texts(s) == ["bid 1", "bid 2", "bid 3", "pass"]
    play(s, luck, "bid 1")
    assert s.coins == [3, 2]


@pytest.mark.parametrize(
    ("frame", "id"),
    [
        (Auction(AMBER, [0, 7], 0, 0, -1), "impossible-bids"),
        (Auction(AMBER, [0, 0], 0, 0, -1), "impossible-bids"),
        (Auction(AMBER, [0, 1], 2, 0, -1), "impossible-bids"),
        (Auction(AMBER, [0, 1], 0, 2, -1), "impossible-bids"),
        (Auction(AMBER, [0, 1], 0, 0, 1), "impossible-bids"),
        (Auction(AMBER, [0, 1], 0, 2, 2), "highest-bidder-has-passed"),
    ],
)
def test_bids_that_cannot_be_are_refused(frame: Auction, id: str) -> None:
    s, _ = bazaar(3)
    with pytest.raises(Impossible) as caught:
        frame.check(s)
    assert caught.value.id == id
