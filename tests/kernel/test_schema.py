from __future__ import annotations

import sys
from threading import Barrier, Thread
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel.fields import LONGEST
from ecumene.kernel.frame import advance
from ecumene.kernel.kinds import LARGEST
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import HIDDEN
from tests.impossible import refused
from tests.kernel.test_sealed import offers
from tests.toy import GAME
from tests.toy.market import Auction, Caravan
from tests.toy.things import AMBER, SALT, TIN

LOT = {"frame": "Auction", "thing": "amber", "live": [0, 2], "at": 1, "high": 3, "winner": 0}
SEATS = 3
dump, restore, shown = GAME.schema.stack.dump, GAME.schema.stack.restore, GAME.schema.stack.shown_to


def position(players: int = 3) -> dict[str, Any]:
    """The truth of a game that has just begun."""
    luck = Luck(1)
    s = GAME.setup(players, {}, luck)
    advance(s, luck)
    return GAME.dump(s)


def test_a_frame_is_written_with_the_names_of_things() -> None:
    assert dump(Auction(AMBER, [0, 2], 1, 3, 0)) == LOT
    assert dump(Caravan(1, [[SALT], [TIN, AMBER]])) == {
        "frame": "Caravan",
        "seat": 1,
        "shares": [["salt"], ["tin", "amber"]],
    }


def test_a_frame_is_read_back() -> None:
    frame = restore(LOT, SEATS)
    assert isinstance(frame, Auction)
    assert dump(frame) == LOT


def test_what_is_written_or_read_shares_nothing_with_the_frame() -> None:
    caravan = Caravan(1, [[SALT], [TIN, AMBER]])
    for doc in (dump(caravan), shown(caravan, 0)):
        again = restore(doc, SEATS)
        doc["shares"][0].clear()
        assert caravan.shares == [[SALT], [TIN, AMBER]]
        assert isinstance(again, Caravan)
        assert again.shares == caravan.shares


def test_a_seat_gets_only_what_it_may_know() -> None:
    assert shown(offers(SALT, -1), 1)["subjects"] == [HIDDEN, "-"]


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
        ({"high": -1}, "“Auction.high” must not be negative"),
        ({"winner": 3}, "“Auction.winner”: there is no seat 3; -1 to 2"),
        ({"winner": -2}, "“Auction.winner”: there is no seat -2"),
        ({"thing": "gold"}, "“Auction.thing”: nothing is called “gold”"),
        ({"thing": "fair-wind"}, "“Auction.thing”: “fair-wind” does not belong there"),
        ({"thing": 4}, "“Auction.thing”: “4” is not the name of a thing"),
        ({"live": 3}, "“Auction.live” must be a list"),
        ({"live": [[1]]}, "“Auction.live” must be a whole number"),
        ({"live": [5]}, "“Auction.live”: there is no seat 5; 0 to 2"),
        ({"live": [0] * (LONGEST + 1)}, "“Auction.live” must be a list"),
    ],
)
def test_a_bad_frame_is_refused_by_name(change: dict[str, Any], cause: str) -> None:
    with refused(GAME, cause):
        restore({**LOT, **change}, SEATS)


def test_a_frame_needs_all_its_fields() -> None:
    doc = {key: value for key, value in LOT.items() if key != "at"}
    with refused(GAME, "“Auction” lacks its field “at”"):
        restore(doc, SEATS)
    with refused(GAME, "must be an object"):
        restore([], SEATS)


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        ({"thirteen": 13}, "“state” has no field “thirteen”; its fields are: stack, over, storm, "),
        ({"hand": []}, "“state” has no field “hand”"),
        ({"coins": [1] * 5}, "5 players; there are 2 to 6"),
        ({"over": 0}, "“state.over” must be true or false"),
        ({"start": 3}, "“state.start”: there is no seat 3; 0 to 2"),
        ({"start": -1}, "“state.start”: there is no seat -1; 0 to 2"),
        ({"stalls": [[], []]}, "“state.stalls” has 2 places, not 3"),
        ({"stalls": [[], [], ["fair-wind"]]}, "“state.stalls”: “fair-wind” does not belong there"),
        ({"stack": "Round"}, "“state.stack” must be a list"),
        (
            {"stack": [{"frame": "Turn", "seat": 0, "left": 3, "auctioned": 0}]},
            "“Turn.left” is 3; it must be 0",
        ),
    ],
)
def test_a_bad_state_is_refused_by_name(change: dict[str, Any], cause: str) -> None:
    with refused(GAME, cause):
        GAME.schema.restore({**position(), **change})


def test_a_state_needs_all_its_fields() -> None:
    for key in position():
        doc = position()
        doc.pop(key)
        with refused(GAME, f"“state” lacks its field “{key}”"):
            GAME.schema.restore(doc)
    with refused(GAME, "“state” must be an object"):
        GAME.schema.restore([])


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
)


@given(st.fixed_dictionaries({"frame": st.just("Auction") | json} | dict.fromkeys(list(LOT)[1:], json)))
def test_any_document_becomes_a_frame_or_is_refused(doc: dict[str, Any]) -> None:
    try:
        frame = restore(doc, SEATS)
    except ValueError:
        return
    assert dump(restore(dump(frame), SEATS)) == dump(frame)


def test_threads_that_ask_at_once_all_see_every_frame() -> None:
    """A server that starts opens many tables at once; a position must not be damaged because others are read."""
    schema, switch = GAME.schema, sys.getswitchinterval()
    every = len(schema.frames)
    seen: list[int] = []

    def look(gate: Barrier) -> None:
        gate.wait()
        seen.append(len(schema.frames))

    sys.setswitchinterval(1e-6)
    try:
        for _ in range(50):
            schema._frames = {}
            gate = Barrier(4)
            threads = [Thread(target=look, args=(gate,)) for _ in range(4)]
            for each in threads:
                each.start()
            for each in threads:
                each.join()
    finally:
        sys.setswitchinterval(switch)
    assert seen == [every] * 200
