"""The events of Age III, in play and at the end of the game (p. 1, p. 7 and p. 12)."""

from __future__ import annotations

from tests.games.through_the_ages.military.politics import changes
from tests.games.through_the_ages.situation import Doc, play, run, seat, situation, slugs
from tests.rules import card, rule


def scored(event: str, *seats: Doc, turn: int = 0) -> list[int]:
    """Return the culture that an event of age III brings each seat."""
    return [found.get("culture", 0) for found in changes(event, *seats, turn=turn)]


@card("impact-of-agriculture")
def test_agriculture_scores_food_production_and_four_for_a_surplus() -> None:
    rich = seat(workers="agriculture:1 irrigation:2")
    assert scored("impact-of-agriculture", rich, seat(yellow=12), seat(yellow=13)) == [5 + 4, 2, 2 + 4]


@card("impact-of-architecture")
def test_architecture_scores_levels_of_urban_buildings() -> None:
    told = seat(workers="alchemy:2 opera:1 religion:1 knights:1")
    assert scored("impact-of-architecture", told, seat()) == [4, 0]


@card("impact-of-balance")
def test_balance_scores_twice_the_smallest_production() -> None:
    told = seat(workers="philosophy:3 religion:2 agriculture:3")
    assert scored("impact-of-balance", told, seat()) == [4, 0]


@card("impact-of-colonies")
def test_colonies_score_three_each() -> None:
    told = seat(colonies="vast-territory-1 historic-territory-2")
    assert scored("impact-of-colonies", told, seat()) == [6, 0]


@card("impact-of-competition")
def test_competition_scores_levels_of_units_and_arenas() -> None:
    told = seat(workers="knights:2 cannon:1 bread-and-circuses:1 alchemy:3")
    assert scored("impact-of-competition", told, seat()) == [5, 0]


@card("impact-of-government")
def test_government_scores_action_totals() -> None:
    assert scored("impact-of-government", seat("code-of-laws", government="monarchy"), seat()) == [15, 10]


@card("impact-of-happiness")
def test_happiness_scores_faces_and_costs_discontent() -> None:
    found = scored("impact-of-happiness", seat(workers="religion:2"), seat(yellow=10, culture=9), seat(yellow=10))
    assert found == [4, -6, 0]


@card("impact-of-industry")
@rule("tta.note.gates-industry")
def test_industry_scores_mines_without_bill_gates() -> None:
    told = seat(workers="bronze:1 iron:2 alchemy:3", leader="bill-gates", wonders="transcontinental-railroad")
    assert scored("impact-of-industry", told, seat()) == [1 + 4 + 2, 2]


@card("impact-of-population")
@rule("tta.discontent.unused-still")
def test_population_scores_content_workers_beyond_ten() -> None:
    told = seat(workers="agriculture:6 religion:3", unused=2)  # fifteen workers
    found = scored("impact-of-population", told, seat(workers="agriculture:6 bronze:5", yellow=10), seat())
    assert found == [2 * 5, 2 * 1, 0], "thirteen and an unused worker less three discontent"


@card("impact-of-progress")
def test_progress_scores_levels_of_government_and_special_technologies() -> None:
    assert scored("impact-of-progress", seat("masonry navigation", government="communism"), seat()) == [12, 0]


@card("impact-of-science")
@rule("tta.events.ties")
def test_science_scores_by_rank() -> None:
    low, high = seat(), seat(workers="philosophy:3")
    assert scored("impact-of-science", low, high) == [0, 10]
    assert scored("impact-of-science", low, high, low) == [7, 14, 0]
    assert scored("impact-of-science", low, high, low, high, turn=2) == [0, 10, 5, 15]


@card("impact-of-strength")
def test_strength_scores_by_rank() -> None:
    low, high = seat(), seat(workers="warriors:3")
    assert scored("impact-of-strength", low, high) == [0, 10]
    assert scored("impact-of-strength", low, high, low) == [7, 14, 0]
    assert scored("impact-of-strength", low, high, low, high, turn=2) == [0, 10, 5, 15]


@card("impact-of-technology")
def test_technology_scores_cards_of_age_three() -> None:
    told = seat("computers civil-service alchemy", government="democracy")
    assert scored("impact-of-technology", told, seat()) == [12, 0]


@card("impact-of-variety")
def test_variety_scores_types_and_special_technologies() -> None:
    told = seat("masonry warfare", workers="knights:1 drama:1")
    assert scored("impact-of-variety", told, seat()) == [2 * (2 + 2) + 2 * 2, 2 * 2]


@card("impact-of-wonders")
@rule("tta.note.ravages-of-time")
def test_wonders_score_by_age_ruins_too() -> None:
    told = seat(wonders="pyramids great-wall eiffel-tower internet", ruins="pyramids")
    assert scored("impact-of-wonders", told, seat()) == [5 + 4 + 3 + 2, 0]


@rule("tta.game.final-events", "tta.events.ties-at-game-end")
def test_at_the_end_all_age_three_events_left_are_evaluated() -> None:
    told = [seat(colonies="vast-territory-1"), seat(), seat()]
    s = situation(
        *told, at="round end", age=4, round=9, last_round=9, first=1,
        events="impact-of-strength terrorism", future="impact-of-colonies",
    )  # fmt: skip
    run(s)
    assert s.over and [player.culture for player in s.players] == [3, 14, 7], "the first player wins ties"
    assert sorted(slugs(s.past)) == ["impact-of-colonies", "impact-of-strength"] and not s.events + s.future


@rule("tta.game.final-events")
def test_the_order_of_the_last_events_is_drawn() -> None:
    s = situation(at="round end", age=4, round=9, last_round=9, events="impact-of-strength impact-of-colonies")
    run(s, draws="impact-of-colonies impact-of-strength")
    assert s.over
    s = situation(at="round end", age=4, round=9, last_round=9, events="impact-of-strength impact-of-colonies")
    run(s, draws="impact-of-strength impact-of-colonies")
    assert s.over and play(s) is s
