"""Playing alone: Skirmish (p. 8 and p. 9)."""

from __future__ import annotations

import pytest

from ecumene.kernel.frame import waiting
from tests.games.age_of_civilization.situation import (
    Doc,
    change,
    fresh,
    has,
    market,
    moves,
    play,
    result,
    run,
    seat,
    situation,
    slugs,
)
from tests.rules import card, rule

REMOVED = {"mongolia", "vikings", "germania", "carthage", "phoenicia", "scythia", "iberia"}
FIVE = {"rome": 0, "aztecs": 2, "maya": 0, "kongo": 5, "celts": 1}
NINE = "writing education science sailing currency engineering mining iron-working gunpowder"


@rule("aoc.skirmish.removed-civilizations")
def test_seven_civilizations_are_left_out_and_five_of_the_others_lie_open() -> None:
    seen = set()
    for seed in range(120):
        s = fresh(1, seed)
        assert len(s.market) == 5 and len(s.deck) == 36
        assert not REMOVED & {*slugs(s.market), *slugs(s.deck)}
        seen |= set(market(s))
    assert len(seen) == 41


@rule("aoc.skirmish.wonder-market")
def test_four_wonders_lie_open() -> None:
    assert len(set(fresh(1).wonder_market)) == 4
    assert len({wonder for seed in range(40) for wonder in fresh(1, seed).wonder_market}) == 15


@rule("aoc.skirmish.plague-position")
def test_the_plague_lies_fifth_and_the_others_at_random() -> None:
    rows = [slugs(fresh(1, seed).row) for seed in range(60)]
    assert {row[4] for row in rows} == {"plague"}
    others = {"build", "conquest", "culture", "farm", "fish", "hunt", "trade"}
    for place in (0, 1, 2, 3, 5, 6, 7):
        assert {row[place] for row in rows} == others


@rule("aoc.skirmish.start")
def test_the_start_is_three_coins_and_no_marker_goes_round() -> None:
    s = fresh(1)
    assert has(s) == {**dict.fromkeys(has(s), 0), "coins": 3}
    s = run(situation(seat("rome"), at="round end", coming="farm"))
    assert s.first == 0 and waiting(s) == [0]


@rule("aoc.skirmish.no-market-change")
def test_taking_a_civilization_changes_nothing_else_on_the_market() -> None:
    s = situation(seat(workers=0), at="civilization", market=FIVE)
    play(s, "raise aztecs")
    assert market(s) == {"rome": 0, "maya": 0, "kongo": 5, "celts": 1}
    s = situation(seat("huns"), at="civilization", round=2, market=FIVE)
    assert change(s, "annex kongo") == {"coins": 5}
    assert market(s) == {"rome": 0, "aztecs": 2, "maya": 0, "celts": 1}


@rule("aoc.skirmish.round-end-market")
def test_at_the_end_of_a_round_every_card_gets_a_coin_and_one_card_comes() -> None:
    s = situation(seat("huns"), market=FIVE, coming="farm")
    play(s, "pass", draws="china")
    assert market(s) == {"rome": 1, "aztecs": 3, "maya": 1, "kongo": 6, "celts": 2, "china": 0}


@rule("aoc.skirmish.virtual-rival")
@pytest.mark.parametrize(("rival", "points"), [(0, 2), (1, 2), (2, 0)])
def test_a_conquest_is_measured_against_the_rival(rival: int, points: int) -> None:
    s = situation(seat(techs="mining"), window="conquest", rival=rival)
    assert change(s, "conquest").get("vp", 0) == points


@rule("aoc.skirmish.virtual-rival")
@pytest.mark.parametrize(("rival", "lost"), [(0, 0), (3, 1), (4, 1), (9, 1)])
def test_a_war_is_fought_against_the_rival(rival: int, lost: int) -> None:
    s = situation(seat(techs="mining iron-working"), at="round end", coming="trade", rival=rival)
    assert -change(s).get("workers", 0) == lost  # four military against one marker more


@rule("aoc.skirmish.virtual-rival")
def test_leading_in_military_means_leading_the_rival() -> None:
    assert change(situation(seat("slavs"), at="turn end", rival=1, coming="farm")) == {"coins": 1}
    assert change(situation(seat("slavs"), at="turn end", rival=2, coming="farm")) == {}


@rule("aoc.skirmish.rival-marker")
def test_the_rival_starts_with_none_and_gets_a_marker_at_the_end_of_each_round() -> None:
    s = fresh(1)
    assert s.rival == 0
    strengths: list[int] = []
    while not s.over:
        play(s, "skip" if "skip" in moves(s) else "pass" if "pass" in moves(s) else moves(s)[0])
        if not strengths or strengths[-1] != s.rival:
            strengths.append(s.rival)
    assert strengths == [0, 1, 2, 3, 4, 5]


@rule("aoc.skirmish.rival-marker")
def test_the_marker_is_laid_before_the_war() -> None:
    s = situation(seat(techs="mining"), at="round end", coming="trade", rival=0)
    assert change(s) == {"workers": -1}  # one against one, where it was one against none


@rule("aoc.skirmish.trade")
def test_trade_gives_two_coins_and_bonuses_as_usual() -> None:
    assert change(situation(seat("rome"), window="trade"), "trade") == {"coins": 2}
    assert change(situation(seat("rome", techs="sailing"), window="trade"), "trade") == {"coins": 3}


@rule("aoc.skirmish.lydia")
def test_lydia_gives_four_coins() -> None:
    s = situation(seat(workers=0), at="civilization", market={"lydia": 0})
    assert change(s, "raise lydia") == {"coins": 4, "workers": 3}


def achieved(who: Doc) -> set[str]:
    """Return the achievements of a game that ended like this."""
    return set(result(situation(who, at="over", round=6))["achievements"])


@rule("aoc.skirmish.achievements")
def test_achievements_are_checked_when_the_game_is_over_with_its_last_points() -> None:
    s = run(
        situation(seat("korea", wonders="great-library", techs="writing mining", vp=18), at="round end", round=6)
    )
    doc = result(s)
    assert doc["scores"] == [20]
    assert doc["achievements"] == ["worthy-clan"]
    assert (doc["winners"], doc["ending"]) == ([0], "solo")
    lost = result(situation(seat(vp=19), at="over", round=6))
    assert (lost["winners"], lost["ending"]) == ([], "solo-lost")


@pytest.mark.parametrize(
    ("name", "vp"),
    [
        pytest.param("worthy-clan", 20, marks=[rule("aoc.skirmish.worthy-clan"), card("worthy-clan")]),
        pytest.param("great-realm", 25, marks=[rule("aoc.skirmish.great-realm"), card("great-realm")]),
        pytest.param("mighty-empire", 30, marks=[rule("aoc.skirmish.mighty-empire"), card("mighty-empire")]),
        pytest.param(
            "unfading-civilization",
            35,
            marks=[rule("aoc.skirmish.unfading-civilization"), card("unfading-civilization")],
        ),
    ],
)
def test_an_achievement_of_points_alone(name: str, vp: int) -> None:
    assert name in achieved(seat(vp=vp)) and name in achieved(seat(vp=vp + 40))
    assert name not in achieved(seat(vp=vp - 1))


@rule("aoc.skirmish.kingdom-of-technology")
@card("kingdom-of-technology")
def test_kingdom_of_technology_is_25_points_and_nine_technologies() -> None:
    assert "kingdom-of-technology" in achieved(seat(vp=25, techs=NINE))
    assert "kingdom-of-technology" not in achieved(seat(vp=24, techs=NINE))
    assert "kingdom-of-technology" not in achieved(seat(vp=25, techs=NINE.removesuffix(" gunpowder")))


@rule("aoc.skirmish.kingdom-of-primitivism")
@card("kingdom-of-primitivism")
def test_kingdom_of_primitivism_is_25_points_and_no_technology() -> None:
    assert "kingdom-of-primitivism" in achieved(seat(vp=25))
    assert "kingdom-of-primitivism" not in achieved(seat(vp=24))
    assert "kingdom-of-primitivism" not in achieved(seat(vp=25, techs="writing"))


@rule("aoc.skirmish.world-of-wonders")
@card("world-of-wonders")
def test_world_of_wonders_is_25_points_and_four_wonders() -> None:
    four = "petra moai colossus great-wall"
    assert "world-of-wonders" in achieved(seat(vp=25, wonders=four))
    assert "world-of-wonders" not in achieved(seat(vp=24, wonders=four))
    assert "world-of-wonders" not in achieved(seat(vp=25, wonders="petra moai colossus"))


@rule("aoc.skirmish.incredible-might")
@card("incredible-might")
def test_incredible_might_is_25_points_three_technologies_at_most_and_nine_military() -> None:
    seven = "mining iron-working gunpowder"
    assert "incredible-might" in achieved(seat("slavs", "ottoman", vp=25, techs=seven))
    assert "incredible-might" not in achieved(seat("slavs", "ottoman", vp=24, techs=seven))
    assert "incredible-might" not in achieved(seat("slavs", vp=25, techs=seven))  # eight military
    assert "incredible-might" not in achieved(seat("slavs", "ottoman", vp=25, techs=seven + " writing"))
