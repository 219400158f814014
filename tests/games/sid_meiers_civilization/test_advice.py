"""Hints where others may step in: a told line assumes that they let it pass."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.interrupts.window import Window
from ecumene.kernel.luck import Luck
from ecumene.players.adviser import foreseeable, named_by, opinion
from ecumene.players.laws import check_hint
from ecumene.table.table import Table
from tests.games.sid_meiers_civilization.situation import at_a_table, hand, start, table, trading

LINE = ["play exchange-of-ideas", "target 1", "learn code-of-laws"]


def an_event_that_may_be_cancelled() -> Table:
    s = table("america", "rome")
    hand(s, 0, "exchange-of-ideas")
    hand(s, 1, "sabotage")  # its back is that of a card that cancels
    return at_a_table(start(s))


def test_a_line_goes_on_after_a_window_that_others_let_pass() -> None:
    asks = an_event_that_may_be_cancelled()
    view = asks.view(0)
    assert foreseeable(asks.rules, view, LINE) == (LINE, None)
    assert len(named_by(asks.rules, view, LINE)) == len(LINE)
    for move in LINE[:2]:
        asks.play(0, move)
    assert isinstance(asks.state.stack[-1], Window) and asks.waiting == (1,)


def test_a_hint_is_given_where_an_event_may_be_cancelled() -> None:
    asks = an_event_that_may_be_cancelled()
    for level in ("expert", "master"):
        check_hint(asks, 0, level, "en", Luck(1))


def test_a_line_is_not_told_beyond_what_can_be_played() -> None:
    asks = an_event_that_may_be_cancelled()
    lines = [[*LINE, "learn philosophy"], [*LINE[:2], "decline"]]
    assert [foreseeable(asks.rules, asks.view(0), line) for line in lines] == [
        (LINE, "reveal"),
        (LINE[:2], "reveal"),
    ]


def test_a_played_offer_is_weighed_though_no_bot_would_make_it() -> None:
    s = table("america", "rome")
    s.players[0].trade = 5
    asks = at_a_table(trading(s))
    offer = next(move for move in asks.moves(0) if move.startswith("offer "))
    thoughts = opinion(asks.rules, asks.view(0), asks.moves(0), "expert", 60, played=offer)
    assert offer in [thought.line[0] for thought in thoughts]
