"""The fifteen wonders, one by one."""

from __future__ import annotations

import pytest

from tests.games.age_of_civilization.cards.heirs import at_game_end, at_turn_end, at_war
from tests.games.age_of_civilization.situation import change, has, refusal, seat, situation
from tests.rules import card

NEUTRAL = "iberia"


def built(wonder: str, workers: int = 4) -> dict[str, int]:
    """Return what the Wonder action changes with this card: 7 coins for 3 points, and what the card adds."""
    return change(situation(seat(workers=workers), seat(), wonders=wonder), f"wonder {wonder}")


@card("great-pyramid")
def test_great_pyramid_gives_three_points_at_once() -> None:
    assert built("great-pyramid") == {"coins": -7, "vp": 6, "wonders": 1}
    assert at_game_end(seat(NEUTRAL, wonders="great-pyramid")) == 0


@card("stonehenge")
def test_stonehenge_gives_five_points_in_the_end_with_one_technology_or_none() -> None:
    assert built("stonehenge") == {"coins": -7, "vp": 3, "wonders": 1}
    ends = [at_game_end(seat(wonders="stonehenge", techs=techs)) for techs in ("", "writing", "writing mining")]
    assert ends == [5, 5, 0]


@card("hanging-gardens")
def test_hanging_gardens_give_a_point_at_once_and_a_coin_at_each_turn_end() -> None:
    assert built("hanging-gardens") == {"coins": -7, "vp": 4, "wonders": 1}
    assert at_turn_end(seat(wonders="hanging-gardens")) == {"coins": 1}


@card("hanging-gardens")
def test_hanging_gardens_give_their_coin_in_the_turn_they_are_built() -> None:
    s = situation(wonders="hanging-gardens")
    assert change(s, "wonder hanging-gardens", "done") == {"coins": -6, "vp": 4, "wonders": 1, "workers": -1}


@card("great-library")
def test_great_library_gives_a_point_for_each_technology_in_the_end() -> None:
    assert built("great-library") == {"coins": -7, "vp": 3, "wonders": 1}
    assert at_game_end(seat(wonders="great-library")) == 0
    assert at_game_end(seat(wonders="great-library", techs="writing education sailing mining")) == 4


@card("lighthouse")
def test_lighthouse_has_a_trade_slot_a_coin_more_from_fish_and_a_point() -> None:
    assert built("lighthouse") == {"coins": -7, "vp": 4, "wonders": 1}
    s = situation(seat(wonders="lighthouse"), seat(), window="fish hunt farm")
    assert change(s, "fish") == {"coins": 2}
    assert change(s, "trade") == {"coins": 2}
    assert has(s, 1)["coins"] == 11
    assert refusal(s, "trade") == "aoc.action.slot-once"


@card("colossus")
def test_colossus_gives_four_points_to_the_leader_in_military_in_the_end() -> None:
    assert built("colossus") == {"coins": -7, "vp": 3, "wonders": 1}
    who = seat(wonders="colossus", techs="mining")
    assert at_game_end(who, seat()) == 4
    assert at_game_end(who, seat(techs="mining")) == 4
    assert at_game_end(who, seat("huns")) == 0


@card("temple-of-artemis")
def test_temple_of_artemis_gives_a_point_for_two_coins_and_five_at_most() -> None:
    assert built("temple-of-artemis") == {"coins": -7, "vp": 3, "wonders": 1}
    ends = [at_game_end(seat(wonders="temple-of-artemis", coins=coins)) for coins in (1, 2, 9, 10, 30)]
    assert ends == [0, 1, 4, 5, 5]


@card("great-wall")
def test_great_wall_gives_two_points_and_safety_in_wars() -> None:
    assert built("great-wall") == {"coins": -7, "vp": 5, "wonders": 1}
    assert at_war(seat(wonders="great-wall"), seat(techs="mining")) == {}
    assert at_war(seat(wonders="colossus"), seat(techs="mining")) == {"workers": -1}


@card("terracotta-army")
def test_terracotta_army_gives_a_point_at_once_and_one_for_two_military_in_the_end() -> None:
    assert built("terracotta-army") == {"coins": -7, "vp": 4, "wonders": 1}
    who = "mining iron-working"
    assert at_game_end(seat(wonders="terracotta-army", techs="mining")) == 0
    assert at_game_end(seat(wonders="terracotta-army", techs=who)) == 2
    assert (
        at_game_end(seat("iberia", "slavs", "ottoman", wonders="terracotta-army", techs=who + " gunpowder")) == 4
    )


@card("colosseum")
def test_colosseum_adds_a_point_to_culture_and_to_a_successful_conquest() -> None:
    assert built("colosseum") == {"coins": -7, "vp": 3, "wonders": 1}
    s = situation(seat(wonders="colosseum", techs="mining"), seat(), window="culture conquest")
    assert change(s, "culture") == {"coins": -4, "vp": 3}
    assert change(s, "conquest") == {"vp": 3}
    s = situation(seat(wonders="colosseum"), seat(), window="conquest")
    assert change(s, "conquest") == {}


@card("petra")
def test_petra_gives_three_coins_at_once_and_a_point_with_trade() -> None:
    assert built("petra") == {"coins": -4, "vp": 3, "wonders": 1}
    s = situation(seat(wonders="petra"), seat(), window="trade")
    assert change(s, "trade") == {"coins": 2, "vp": 1}
    assert has(s, 1)["vp"] == 0


@card("hagia-sophia")
def test_hagia_sophia_gives_a_coin_at_once_and_a_point_for_each_civilization_in_the_end() -> None:
    assert built("hagia-sophia") == {"coins": -6, "vp": 3, "wonders": 1}
    owners = [seat(), seat("iberia"), seat("iberia", "slavs", "ottoman")]
    assert [at_game_end({**owner, "wonders": ["hagia-sophia"]}) for owner in owners] == [0, 1, 3]


@card("angkor-wat")
def test_angkor_wat_gives_a_worker_at_once_and_a_point_for_each_worker_in_the_end() -> None:
    assert built("angkor-wat", workers=2) == {"coins": -7, "vp": 3, "wonders": 1, "workers": 1}
    assert built("angkor-wat", workers=4) == {"coins": -7, "vp": 3, "wonders": 1}
    assert [at_game_end(seat(wonders="angkor-wat", workers=workers)) for workers in range(5)] == [0, 1, 2, 3, 4]


@card("chichen-itza")
@pytest.mark.parametrize(("round_", "points"), [(1, 5), (4, 2), (6, 0)])
def test_chichen_itza_gives_a_point_at_once_for_each_action_card_to_come(round_: int, points: int) -> None:
    s = situation(wonders="chichen-itza", round=round_)
    assert change(s, "wonder chichen-itza") == {"coins": -7, "vp": 3 + points, "wonders": 1}


@card("moai")
def test_moai_give_a_coin_at_once_and_a_point_for_each_wonder_in_the_end() -> None:
    assert built("moai") == {"coins": -6, "vp": 3, "wonders": 1}
    assert at_game_end(seat(wonders="moai")) == 1
    assert at_game_end(seat(wonders="moai petra great-wall")) == 3
