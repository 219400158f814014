"""The events of Age II (p. 7 and p. 12)."""

from __future__ import annotations

from tests.games.through_the_ages.military.politics import WAR, changes, reveal
from tests.games.through_the_ages.situation import (
    change,
    frames,
    has,
    moves,
    play,
    ratings,
    refusal,
    seat,
    slugs,
    tokens,
)
from tests.rules import card, rule

STRONG, WEAK, MIDDLE = seat(workers="warriors:4", yellow=18), seat(), seat(workers="warriors:2", yellow=18)


@card("civil-unrest")
@rule("tta.events.all-tied")
def test_civil_unrest_costs_culture_and_the_most_discontent_a_blue_token() -> None:
    unhappy = seat(yellow=12, culture=20)
    found = changes("civil-unrest", unhappy, seat(yellow=16, culture=20), unhappy, seat(culture=5))
    assert found == [{"culture": -8, "blue": -1}, {"culture": -4}, {"culture": -8, "blue": -1}, {}]
    assert changes("civil-unrest", seat(), seat()) == [{}, {}], "nobody is discontent"


@card("cold-war")
def test_the_cold_war_brings_science_to_the_two_strongest() -> None:
    assert changes("cold-war", WEAK, MIDDLE, STRONG) == [{}, {"science": 6}, {"science": 6}]
    assert changes("cold-war", WEAK, STRONG) == [{}, {"science": 6}]


@card("crime-wave")
@rule("tta.tokens.lose-blue")
def test_a_crime_wave_costs_culture_and_a_blue_token() -> None:
    weak = seat(culture=5)
    assert changes("crime-wave", weak, STRONG, weak) == [
        {"culture": -3, "blue": -1},
        {},
        {"culture": -3, "blue": -1},
    ]
    s = reveal("crime-wave", seat(blue=0, tokens="agriculture:1 bronze:1"), STRONG)
    assert moves(s) == ["pick agriculture", "pick bronze"]
    assert change(s, "pick bronze") == {"resources": -1} and tokens(s) == {"agriculture": 1}


@card("economic-progress")
def test_economic_progress_is_production_without_points() -> None:
    told = seat(tokens="bronze:10", blue=6, yellow=16, workers="philosophy:3")
    assert changes("economic-progress", told, seat()) == [
        {"food": 1, "blue": -1},  # corruption 2, food 2, consumption 1, resources 2
        {"food": 2, "resources": 2, "blue": -4},
    ]


@card("emigration")
def test_emigration_takes_half_the_discontent_workers_rounded_up() -> None:
    found = changes("emigration", seat(yellow=8, unused=3), seat(yellow=16), seat())
    assert found[0]["unused"] == -2 and found[1]["unused"] == -1 and found[2] == {}


@card("iconoclasm")
def test_iconoclasm_removes_leaders_of_other_ages() -> None:
    s = reveal("iconoclasm", seat(leader="joan-of-arc"), seat(leader="isaac-newton"), seat(leader="genghis-khan"))
    assert [player.leader >= 0 for player in s.players] == [False, True, False]
    assert s.players[0].power[1] == 2, "her military action has gone too"


@card("independence-declaration")
@rule("tta.colonies.change-hands")
def test_the_weakest_loses_a_colony_by_choice() -> None:
    s = reveal("independence-declaration", seat(colonies="vast-territory-1 wealthy-territory-1"), STRONG)
    assert moves(s) == ["pick vast-territory-1", "pick wealthy-territory-1"]
    assert change(s, "pick vast-territory-1") == {"yellow": -3, "blue": 1}
    assert slugs(s.players[0].colonies) == ["wealthy-territory-1"]
    assert changes("independence-declaration", WEAK, STRONG) == [{}, {}]


@card("national-pride")
def test_national_pride_scores_for_the_culture_leader() -> None:
    assert changes("national-pride", seat(culture=3), seat(culture=4)) == [{}, {"culture": 5}]
    assert changes("national-pride", seat(culture=4), seat(culture=4), turn=1) == [{}, {"culture": 5}]


@card("politics-of-strength")
@rule("tta.discard.military-pile", "tta.hand.military-hidden")
def test_politics_of_strength_draws_and_discards() -> None:
    weak = seat(military="spy spy plunder-2 raid-2")
    s = reveal("politics-of-strength", weak, STRONG)
    assert has(s, 1)["military"] == 5 and frames(s)[-1] == "DiscardCards"
    assert refusal(s, "discard rats") == "tta.text.condition"
    assert moves(s) == ["discard plunder-2", "discard raid-2", "discard spy"]
    assert change(s, "discard spy", "discard spy", "discard raid-2") == {"military": -3}
    assert slugs(s.hidden[0]) == ["spy", "spy", "raid-2"], "face down"
    found = changes("politics-of-strength", seat(military="spy spy"), STRONG)
    assert found == [{"military": -2}, {"military": 5}], "all when there are fewer"


@card("politics-of-strength")
def test_in_age_four_politics_of_strength_is_about_culture() -> None:
    found = changes("politics-of-strength", seat(culture=9, military="spy"), STRONG, age=4)
    assert found == [{"culture": -3}, {"culture": 5}]


@card("popularization-of-science")
def test_science_scores_as_culture() -> None:
    assert changes("popularization-of-science", seat(workers="philosophy:3"), seat()) == [
        {"culture": 3},
        {"culture": 1},
    ]


@card("prosperity")
def test_prosperity_gives_food_for_happy_faces() -> None:
    found = changes("prosperity", seat(workers="religion:2"), seat())
    assert found == [{"food": 2, "blue": -2}, {}]


@card("ravages-of-time")
@rule("tta.note.ravages-of-time")
def test_the_ravages_of_time_turn_a_wonder_over() -> None:
    told = seat(wonders="hanging-gardens pyramids eiffel-tower")
    s = reveal("ravages-of-time", told, seat(wonders="taj-mahal"), seat(wonders="kremlin"))
    assert moves(s) == ["pick hanging-gardens", "pick pyramids"]
    before = ratings(s)
    assert change(s, "pick hanging-gardens") == {"culture rating": 1, "happiness rating": -2}
    assert ratings(s)["culture"] == before["culture"] - 1 + 2
    assert slugs(s.players[0].ruins) == ["hanging-gardens"] and has(s)["wonders"] == 3
    assert slugs(s.players[1].ruins) == ["taj-mahal"] and has(s, 1)["blue"] == 16, "its blue token is gone"
    assert s.players[2].ruins == [], "an Age II wonder stands"
    told = seat(wonders="hanging-gardens pyramids colossus", ruins="pyramids")
    s = reveal("ravages-of-time", told, seat(wonders="taj-mahal", ruins="taj-mahal"))
    assert moves(s) == ["pick colossus", "pick hanging-gardens"], "not what is a ruin already"
    assert slugs(play(s, "pick colossus").players[1].ruins) == ["taj-mahal"]


@card("ravages-of-time")
@rule("tta.note.homer-ruin")
def test_homers_happy_face_survives_the_ruin() -> None:
    s = reveal("ravages-of-time", seat(wonders="pyramids", homer="pyramids"), seat())
    assert slugs(s.players[0].ruins) == ["pyramids"]
    assert ratings(s) == {"science": 1, "culture": 2, "strength": 1, "happiness": 1}


@card("refugees")
def test_refugees_go_from_the_weakest_to_the_strongest() -> None:
    assert changes("refugees", seat(culture=5), STRONG) == [
        {"culture": -3, "unused": -1, "yellow": 1},
        {"culture": 3, "unused": 1, "yellow": -1},
    ]


@card("terrorism")
@rule("tta.events.decision-order", "tta.events.ties")
def test_terrorism_destroys_a_building_of_everybody_else() -> None:
    rich = seat(workers="religion:1", culture=5)
    s = reveal("terrorism", rich, seat(), rich, seat(culture=2, workers="philosophy:0"))
    assert moves(s) == ["pick philosophy", "pick religion"], "seat 1 chooses for seat 0"
    found = change(s, "pick religion", seat=0)
    assert found["religion"] == -1 and found["unused"] == 1
    assert change(s, "pick philosophy", seat=2)["philosophy"] == -1
    assert has(s, 1)["philosophy"] == 1 and frames(s)[-1] == "ActionPhase"


@card("terrorism")
@rule("tta.events.ties")
def test_the_least_culture_goes_by_ties_to_the_last_clockwise() -> None:
    s = reveal("terrorism", seat(), seat(), turn=0)
    assert has(s, 0)["philosophy"] == 0 and has(s, 1)["philosophy"] == 1


@rule("tta.events.past-events")
@card("uncertain-borders")
def test_an_event_ends_among_the_past_events() -> None:
    s = reveal("uncertain-borders", seat(), seat(workers=WAR))
    assert slugs(s.past) == ["uncertain-borders"] and "uncertain-borders" not in slugs(s.discard + s.military_deck)
