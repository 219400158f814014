from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel.sealed import HIDDEN
from ecumene.kernel.serialize import LARGEST, LONGEST, checked, dump_frame, named, restore_frame
from tests.impossible import refused
from tests.kernel.test_sealed import offers
from tests.toy import GAME
from tests.toy.market import Auction, Caravan
from tests.toy.position import KINDS
from tests.toy.things import AMBER, SALT, THINGS, TIN

LOT = {"frame": "Auction", "thing": "amber", "live": [0, 2], "at": 1, "high": 3, "winner": 0}


def test_a_frame_is_written_with_the_names_of_things() -> None:
    assert dump_frame(Auction(AMBER, [0, 2], 1, 3, 0), THINGS) == LOT
    assert dump_frame(Caravan(1, [[SALT], [TIN, AMBER]]), THINGS) == {
        "frame": "Caravan",
        "seat": 1,
        "shares": [["salt"], ["tin", "amber"]],
    }


def test_a_frame_is_read_back() -> None:
    frame = restore_frame(LOT, THINGS, KINDS)
    assert isinstance(frame, Auction)
    assert dump_frame(frame, THINGS) == LOT


def test_a_seat_gets_only_what_it_may_know() -> None:
    doc = dump_frame(offers(SALT, -1), THINGS, seat=1)
    assert doc["subjects"] == [HIDDEN, "-"]


def test_things_are_named_and_marks_stay() -> None:
    assert named([[SALT, -1], [HIDDEN]], THINGS) == [["salt", "-"], [HIDDEN]]


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        ({"frame": "Duel"}, "unknown frame “Duel”; known: Auction, Bargains, Bundles, Caravan"),
        ({"frame": ["Auction"]}, "unknown frame"),
        ({"prize": 1}, "“Auction” has no field “prize”; its fields are: thing, "),
        ({"high": None}, "“Auction.high” must be a whole number"),
        ({"high": True}, "“Auction.high” must be a whole number"),
        ({"high": 1.0}, "“Auction.high” must be a whole number"),
        ({"high": LARGEST + 1}, "“Auction.high” must be a whole number"),
        ({"high": "amber"}, "“Auction.high” must be a whole number"),
        ({"thing": "gold"}, "“Auction.thing”: nothing is called “gold”"),
        ({"live": 3}, "“Auction.live” must be a list"),
        ({"live": [[1]]}, "“Auction.live” must be a whole number"),
        ({"live": [0] * (LONGEST + 1)}, "“Auction.live” must be a list"),
    ],
)
def test_a_bad_frame_is_refused_by_name(change: dict[str, Any], cause: str) -> None:
    with refused(GAME, cause):
        restore_frame({**LOT, **change}, THINGS, KINDS)


def test_a_frame_needs_all_its_fields() -> None:
    doc = {key: value for key, value in LOT.items() if key != "at"}
    with refused(GAME, "“Auction” lacks its field “at”"):
        restore_frame(doc, THINGS, KINDS)
    with refused(GAME, "must be an object"):
        restore_frame([], THINGS, KINDS)


def test_checked_values_are_copies() -> None:
    given_ = [[1], [2]]
    copy = checked(given_, 2, "here")
    copy[0].append(9)
    assert given_ == [[1], [2]]


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
)


@given(st.fixed_dictionaries({"frame": st.just("Auction") | json} | dict.fromkeys(list(LOT)[1:], json)))
def test_any_document_becomes_a_frame_or_is_refused(doc: dict[str, Any]) -> None:
    try:
        frame = restore_frame(doc, THINGS, KINDS)
    except ValueError:
        return
    assert dump_frame(restore_frame(dump_frame(frame, THINGS), THINGS, KINDS), THINGS) == dump_frame(frame, THINGS)
