"""What a view works out: sums by their sources, and where a group can go."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.battle.force import bonus
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import culture, production, trade
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    army,
    cities,
    city,
    know,
    mark,
    moving,
    open_map,
    play,
    table,
)


def total(rows: list[tuple[str, int]]) -> int:
    return sum(amount for _, amount in rows)


def test_the_sources_of_a_city_add_up_to_its_sums() -> None:
    s = table("america", "rome")
    mark(s, 0, "barracks", "c2")
    cities(s)
    row = GAME.view(s, 0)["players"][0]
    assert total(row["production_rows"][0]) == production(s, 0, 0) > 0
    assert total(row["trade_rows"][0]) == trade(s, 0, 0) > 0
    assert total(row["culture_rows"][0]) == culture(s, 0, 0)
    assert total(row["bonus_rows"]) == bonus(s, 0, -1, False) > 0


def test_every_square_in_reach_can_be_walked_to_for_its_cost() -> None:
    s = table("america", "rome")
    army(s, 0, "a1")
    play(moving(s), "pick army a1")
    doc = GAME.view(s, 0)
    assert doc["reach_at"]
    before = dict(zip(doc["reach_at"], doc["reach_from"], strict=True))
    for at, cost in zip(doc["reach_at"], doc["reach_cost"], strict=True):
        way = [at]
        while way[0] != "a1":
            way.insert(0, before[way[0]])
        assert len(way) == cost + 1
        twin = s.copy()
        for step in way[1:]:
            play(twin, f"walk {step}")
        assert twin.players[0].armies.count(square(at)) == 1
    assert not GAME.view(s, 1)["reach_at"], "only who moves is told"


def test_what_meets_a_rival_in_its_city_is_told_with_both_forces() -> None:
    s = table("america", "rome")
    open_map(s, "neutral-01")
    city(s, 1, "f2", walls=1)
    army(s, 0, "d2")
    play(moving(s), "pick army d2")
    doc = GAME.view(s, 0)
    at = doc["reach_at"].index("f2")
    assert doc["reach_how"][at] == 1
    assert doc["reach_force"][at] == 6
    assert doc["reach_bonus"][at] == bonus(s, 1, square("f2"), True)
    assert doc["group_force"] == 3
    know(s, 0, "combustion")
    assert GAME.view(s, 0)["reach_bonus"][at] == bonus(s, 1, square("f2"), True) - 4, "its walls fall first"
