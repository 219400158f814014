from __future__ import annotations

import pytest

from ecumene.kernel.frame import advance, apply, causes, waiting
from ecumene.kernel.luck import Luck
from tests.toy import GAME
from tests.toy.market import Auction, Caravan
from tests.toy.round import Offers, Round, Turns
from tests.toy.state import Bazaar
from tests.toy.things import AMBER, AUCTION, BID, CARAVAN_GUIDE, OFFER, PASS, SALT, TIN
from tests.toy.turn import Turn


def begin(players: int = 3, seed: int = 1) -> tuple[Bazaar, Luck]:
    luck = Luck(seed)
    s = GAME.setup(players, {}, luck)
    assert isinstance(s, Bazaar)
    advance(s, luck)
    return s, luck


def to_turns(s: Bazaar, luck: Luck) -> Turn:
    for seat in waiting(s):
        apply(s, seat, (OFFER, -1, 0), luck)
    turn = s.stack[-1]
    assert isinstance(turn, Turn)
    return turn


def test_advance_runs_rules_until_somebody_must_answer() -> None:
    s, _ = begin()
    assert isinstance(s.stack[-1], Offers)
    assert sorted(waiting(s)) == [0, 1, 2]


def test_a_frame_on_top_interrupts_the_one_below() -> None:
    s, luck = begin()
    turn = to_turns(s, luck)
    apply(s, turn.seat, (AUCTION, 0, 0), luck)
    assert [type(frame) for frame in s.stack] == [Round, Turns, Turn, Auction]
    assert waiting(s) == [turn.seat]


def test_a_finished_frame_gives_the_word_back() -> None:
    s, luck = begin()
    turn = to_turns(s, luck)
    apply(s, turn.seat, (AUCTION, 0, 0), luck)
    coins = s.coins[turn.seat]
    apply(s, turn.seat, (BID, 2, 0), luck)
    for _ in range(2):
        apply(s, waiting(s)[0], (PASS, 0, 0), luck)
    assert s.stack[-1] is turn
    assert s.coins[turn.seat] == coins - 2
    assert len(s.hands[turn.seat]) == 4


def test_nobody_is_waited_for_when_the_game_is_over() -> None:
    s, _ = begin()
    s.over = True
    assert waiting(s) == []
    s.over = False
    s.stack.clear()
    assert waiting(s) == []


def test_copied_frames_share_nothing() -> None:
    frames = [
        Auction(SALT, [0, 1], 0, 0, -1),
        Caravan(1, [[SALT], [TIN, AMBER]]),
        Offers([0, 1], [-2, -2], [-2, -2], [-2, -2]),
    ]
    for frame in frames:
        before = GAME.schema.stack.dump(frame)
        copy = frame.copy()
        for field in GAME.schema.frames[type(frame).__name__].fields:
            if field.nest:
                getattr(copy, field.attr).clear()
        assert GAME.schema.stack.dump(frame) == before


def test_the_scene_names_paragraphs_and_what_they_run_for() -> None:
    s, _ = begin()
    s.stack = [Round(2), Turn(0, 1, 0), Caravan(0, [[SALT], [TIN, AMBER]])]
    assert causes(s) == [("Round", -1), ("Turn", -1), ("Caravan", CARAVAN_GUIDE)]


def test_events_know_the_paragraphs_they_happened_in() -> None:
    s, luck = begin()
    turn = to_turns(s, luck)
    luck.log = []
    apply(s, turn.seat, (AUCTION, 0, 0), luck)
    apply(s, turn.seat, (BID, 1, 0), luck)
    lot, bid = luck.log
    assert [name for name, _ in lot.because] == ["Round", "Turns", "Turn"]
    assert bid.because == [("Round", -1), ("Turns", -1), ("Turn", -1), ("Auction", lot.subject)]


def test_a_base_frame_leaves_everything_to_its_paragraph() -> None:
    s, luck = begin()
    round_ = s.stack[0]
    assert round_.waits_for(s) == []
    assert round_.refuse(s, 0, (PASS, 0, 0)).rule == "toy.round.order"
    with pytest.raises(NotImplementedError):
        round_.legal(s, 0)
    with pytest.raises(NotImplementedError):
        round_.answer(s, 0, (PASS, 0, 0), luck)
