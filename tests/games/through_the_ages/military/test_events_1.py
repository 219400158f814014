"""The events of Age I (p. 7)."""

from __future__ import annotations

from tests.games.through_the_ages.military.politics import WAR, changes, reveal
from tests.games.through_the_ages.situation import change, frames, has, moves, seat
from tests.rules import card, rule

STRONG, WEAK, MIDDLE = seat(workers="warriors:4"), seat(), seat(workers="warriors:2")


@card("barbarians")
def test_barbarians_come_to_a_culture_leader_who_is_weak() -> None:
    lost = {"unused": -1, "yellow": 1}
    assert changes("barbarians", seat(culture=5), STRONG, MIDDLE) == [lost, {}, {}]
    assert changes("barbarians", seat(culture=5, workers="warriors:4"), MIDDLE, MIDDLE) == [{}, {}, {}]
    assert changes("barbarians", seat(culture=5, workers="warriors:2"), STRONG, WEAK)[0]["unused"] == -1


@card("barbarians")
@rule("tta.events.two-players", "tta.events.ties")
def test_with_two_players_only_the_weakest_is_among_the_two_weakest() -> None:
    assert changes("barbarians", seat(culture=5, workers=WAR), seat(workers=WAR)) == [{}, {}]
    found = changes("barbarians", seat(workers=WAR), seat(culture=5, workers=WAR))
    assert found[0] == {} and found[1]["unused"] == -1, "in a tie the current player counts as stronger"


@card("border-conflict")
@rule("tta.destroy.worker-unused")
def test_a_border_conflict_destroys_a_building_of_the_weakest() -> None:
    s = reveal("border-conflict", STRONG, seat(workers="religion:1"))
    assert moves(s) == ["pick agriculture", "pick bronze", "pick philosophy", "pick religion"]
    found = change(s, "pick bronze", seat=1)
    assert found == {"bronze": -1, "unused": 1} and has(s, 0)["resources"] == 3


@card("crusades")
@rule("tta.points.not-below-zero")
def test_crusades() -> None:
    found = changes("crusades", seat(culture=9), STRONG, seat(culture=3, workers=WAR))
    assert found == [{"culture": -4}, {"culture": 4}, {}]
    assert changes("crusades", seat(culture=3), STRONG) == [{"culture": -3}, {"culture": 4}]


@card("cultural-influence")
def test_cultural_influence_scores_the_culture_rating() -> None:
    found = changes("cultural-influence", seat(wonders="hanging-gardens"), seat(workers="religion:2"), seat())
    assert found == [{"culture": 1}, {"culture": 2}, {}]


@card("foray")
@rule("tta.events.decision-order")
def test_a_foray_brings_three_goods_to_the_two_strongest() -> None:
    s = reveal("foray", WEAK, MIDDLE, STRONG)
    assert moves(s) == ["split 0", "split 1", "split 2", "split 3"]
    assert change(s, "split 1", seat=1) == {"food": 1, "resources": 2, "blue": -3}
    assert change(s, "split 3", seat=2) == {"food": 3, "blue": -3}
    assert frames(s)[-1] == "ActionPhase"


@card("foray")
@rule("tta.events.two-players")
def test_with_two_players_the_foray_is_for_one() -> None:
    found = changes("foray", WEAK, STRONG, answers="split 0")
    assert found == [{}, {"resources": 3, "blue": -3}]


@card("good-harvest")
def test_a_good_harvest_produces_without_consumption_or_corruption() -> None:
    found = changes("good-harvest", seat(yellow=5), seat(workers="agriculture:1 irrigation:1"))
    assert found == [{"food": 2, "blue": -2}, {"food": 3, "blue": -2}]


@card("new-deposits")
def test_new_deposits_produce_without_corruption() -> None:
    found = changes("new-deposits", seat(blue=3), seat(workers="bronze:1 iron:2"))
    assert found == [{"resources": 2, "blue": -2}, {"resources": 5, "blue": -3}]


@card("immigration")
@rule("tta.events.all-tied", "tta.workers.gain-population")
def test_immigration_comes_to_all_tied_for_the_most_happy_faces() -> None:
    happy = seat(workers="religion:1")
    found = changes("immigration", happy, seat(), happy)
    assert [each.get("unused", 0) for each in found] == [1, 0, 1] and found[0]["yellow"] == -1


@card("pestilence")
@rule("tta.workers.lose-population")
def test_pestilence_takes_a_worker_from_everyone() -> None:
    s = reveal("pestilence", seat(), seat(unused=0))
    assert has(s, 0)["unused"] == 0
    assert set(moves(s)) == {"pick agriculture", "pick bronze", "pick philosophy", "pick warriors"}
    assert change(s, "pick warriors", seat=1) == {"yellow": 1, "warriors": -1, "strength rating": -1}


@card("raiders")
@rule("tta.goods.lose")
def test_raiders_take_two_goods_from_the_two_weakest() -> None:
    rich = seat(tokens="agriculture:3 bronze:3")
    s = reveal("raiders", rich, STRONG, seat(tokens="bronze:1"))
    assert moves(s) == ["split 0", "split 1", "split 2"]
    assert change(s, "split 1") == {"food": -1, "resources": -1, "blue": 2}
    assert has(s, 2)["resources"] == 0 and frames(s)[-1] == "ActionPhase", "nobody loses more than there is"


@card("rats")
def test_rats_eat_all_food() -> None:
    found = changes("rats", seat(tokens="agriculture:3 bronze:1"), seat())
    assert found == [{"food": -3, "blue": 3}, {}]


@card("rebellion")
@rule("tta.discontent.amount")
def test_a_rebellion_spends_two_civil_actions_for_each_discontent_worker() -> None:
    found = changes("rebellion", seat(yellow=16), seat(yellow=10), seat())
    assert found == [{"ca": -2}, {"ca": -4}, {}], "as far as there are any"


@card("reign-of-terror")
def test_a_reign_of_terror_strikes_the_weakest() -> None:
    assert changes("reign-of-terror", STRONG, WEAK) == [{}, {"unused": -1, "yellow": 1}]


@card("reign-of-terror")
@rule("tta.events.ties")
def test_ties_are_broken_clockwise_from_the_current_player() -> None:
    found = changes("reign-of-terror", seat(), seat(), seat(), turn=1)
    assert found == [{"unused": -1, "yellow": 1}, {}, {}], "seat 0 is the last clockwise from seat 1"


@card("scientific-breakthrough")
def test_a_scientific_breakthrough_scores_the_science_rating() -> None:
    assert changes("scientific-breakthrough", seat(workers="philosophy:3"), seat()) == [
        {"science": 3},
        {"science": 1},
    ]


@card("uncertain-borders")
@rule("tta.tokens.take-yellow")
def test_uncertain_borders_move_a_token_from_bank_to_bank() -> None:
    assert changes("uncertain-borders", seat(yellow=17), seat(yellow=17, workers=WAR)) == [
        {"yellow": -1, "discontent": 1},
        {"yellow": 1},
    ]
    assert changes("uncertain-borders", seat(yellow=0), STRONG) == [{}, {}], "no more than is there"
