from __future__ import annotations

import pytest

from ecumene import IllegalMove
from ecumene.games import find
from ecumene.kernel.luck import Event
from ecumene.kernel.modifiers import Sum
from ecumene.table.offers import card_told, price, price_in_words
from ecumene.table.preview import net
from ecumene.table.words import words
from tests.table.sample_tables import in_turn, play_on, toy
from tests.table.test_log import turn_with
from tests.toy import GAME
from tests.toy.things import AMBER, SALT, THINGS


def test_a_preview_is_what_then_happens() -> None:
    checked = 0
    for n in range(40):
        t = play_on(toy(3, n), n, n)
        for seat in t.waiting:
            for move in t.moves(seat):
                seen = t.preview(seat, move)
                after = t.copy()
                after.play(seat, move)
                lines = after.log(seat, since=t.number + 1)
                assert seen["lines"] == lines[: len(seen["lines"])]
                assert seen["ends_undo"] == (not after.can_undo(seat))
                if seen["stops"] is None:
                    assert seen["lines"] == lines
                    checked += 1
    assert checked > 50


def test_a_preview_changes_nothing() -> None:
    t, seat = turn_with("build salt")
    before = t.snapshot()
    t.preview(seat, "build salt")
    t.offers(seat)
    assert t.snapshot() == before


def test_a_preview_stops_at_a_draw() -> None:
    t, seat = turn_with("draw")
    seen = t.preview(seat, "draw")
    assert seen == {"lines": [], "net": [], "end_of_turn": [], "stops": "draw", "ends_undo": True}


def test_a_preview_stops_at_a_reveal() -> None:
    t = toy(2)
    assert t.preview(0, "offer")["stops"] is None
    t.play(0, "offer")
    assert t.preview(1, "offer") == {
        "lines": [],
        "net": [],
        "end_of_turn": [],
        "stops": "reveal",
        "ends_undo": True,
    }


def test_an_illegal_move_has_no_preview() -> None:
    t = in_turn()
    with pytest.raises(IllegalMove, match="not a move"):
        t.preview(t.waiting[0], "fly")


def test_sums_are_kept_for_each_seat_and_kind_the_mover_first() -> None:
    events = [
        Event("paid", 0, -1, 2, -1, -1, []),
        Event("paid", 1, -1, 3, -1, -1, []),
        Event("paid", 1, -1, -1, -1, -1, []),
        Event("built", 1, 2, 0, -1, -1, []),
    ]
    rows = net(events, 1, ("", ""), words(GAME, "en"))
    assert [(row["seat"], row["kind"], row["amount"]) for row in rows] == [(1, "paid", 2), (0, "paid", 2)]


def test_what_an_automaton_gets_is_told_of_it_and_of_no_seat() -> None:
    events = [
        Event("vp", -1, -1, 3, -1, -1, [], automaton=0),
        Event("vp", 0, -1, 2, -1, -1, []),
        Event("vp", 1, -1, 1, -1, -1, []),
    ]
    rows = net(events, 0, ("Ann", "Bob"), words(find("age-of-civilization"), "en"))
    assert [(row["seat"], row["automaton"], row["text"]) for row in rows] == [
        (0, None, "+2 VP"),
        (1, None, "Bob: +1 VP"),
        (None, "virtual-rival", "Virtual rival: +3 VP"),
    ]


def test_offers_name_price_and_its_sources() -> None:
    tables = [t for t in map(in_turn, range(200)) if "build guild" in t.moves(t.waiting[0])]
    seen = 0
    for t in tables:
        (seat,) = t.waiting
        t.play(seat, "build guild")
        offers = t.offers(seat)
        assert [offer["text"] for offer in offers] == t.moves(seat)
        for build in offers:
            if build["text"].startswith("build"):
                (price,) = build["price"]
                assert price["kind"] == "coins"
                assert {"source": "guild", "amount": -1, "text": "−1 Guild"} in price["rows"]
                assert price["total"] == max(0, sum(row["amount"] for row in price["rows"]))
                assert build["refs"] == [f"card:{build['text'].split()[1]}"]
                assert build["ends_undo"] is False
                seen += 1
    assert seen


def test_offers_are_worded_in_the_language_asked_for() -> None:
    t, seat = turn_with("build salt")
    labels = {lang: t.offers(seat, lang)[-1]["label"] for lang in ("en", "ru", "el")}
    assert len(set(labels.values())) == 3
    assert labels["ru"] == "Закончить ход"


def test_a_seat_that_is_not_waited_for_is_offered_nothing() -> None:
    t = in_turn()
    assert t.offers(1 - t.waiting[0]) == []


def test_a_discount_is_no_greater_than_the_price() -> None:
    row = price_in_words(price("coins", Sum([(SALT, 2), (AMBER, -99)]), THINGS), words(GAME))
    assert (row["total"], [part["amount"] for part in row["rows"]]) == (0, [2, -2])
    row = price_in_words(price("coins", Sum([(SALT, 4), (AMBER, -1)]), THINGS), words(GAME))
    assert (row["total"], [part["amount"] for part in row["rows"]]) == (3, [4, -1])


def test_what_a_move_takes_up_does_not_say_what_it_is_good_for(monkeypatch: pytest.MonkeyPatch) -> None:
    build = GAME.grammar.parse("build salt")
    assert card_told(GAME, build, []) == SALT, "the card itself says it"
    assert card_told(GAME, build, [("carts", 1, -1)]) == -1, "its gain says it"
    monkeypatch.setattr(GAME, "takes_up", ["carts"])
    assert card_told(GAME, build, [("carts", 1, -1)]) == SALT
