"""Wonders: stages, completion, scoring at once (p. 5, p. 9 and p. 12)."""

from __future__ import annotations

import pytest

from tests.games.through_the_ages.situation import (
    change,
    has,
    moves,
    play,
    price,
    refusal,
    seat,
    situation,
    slugs,
    tokens,
)
from tests.rules import card, rule

RICH = "bronze:12"


@rule("tta.wonder.civil-action", "tta.wonder.stage-cost", "tta.wonder.cover-stage", "tta.stats.whole-card")
def test_a_stage_costs_an_action_and_resources_and_is_covered_by_a_token() -> None:
    s = situation(seat(wonder="pyramids", tokens="bronze:4"), seat())
    assert change(s, "build-stage 1") == {"ca": -1, "resources": -3, "blue": 2}
    assert s.players[0].stages == 1 and has(s)["ca"] == 3, "no effect before it is completed"
    assert refusal(s, "build-stage 1") == "tta.wonder.stage-cost"
    s = situation(seat(wonder="pyramids", tokens=RICH, ca=0), seat())
    assert refusal(s, "build-stage 1") == "tta.wonder.civil-action"


@rule("tta.wonder.unfinished-needed")
def test_a_stage_needs_an_unfinished_wonder() -> None:
    s = situation(seat(wonders="pyramids", tokens=RICH), seat())
    assert refusal(s, "build-stage 1") == "tta.wonder.unfinished-needed"


@card("pyramids")
@rule("tta.wonder.completed", "tta.actions.total-rises")
def test_a_completed_wonder_works_at_once_and_its_tokens_go_home() -> None:
    s = situation(seat(wonder="pyramids", stages=2, tokens="bronze:1"), seat())
    assert change(s, "build-stage 1") == {"resources": -1, "blue": 3, "wonders": 1}
    assert has(s)["ca"] == 4, "one was spent, one is new"
    assert slugs(s.players[0].wonders) == ["pyramids"] and s.players[0].wonder == -1
    assert has(s)["blue"] == 16


@rule("tta.wonder.cover-from-cards")
def test_without_tokens_in_the_bank_one_of_a_card_covers_the_stage() -> None:
    s = situation(seat(wonder="pyramids", stages=2, tokens="agriculture:7 bronze:1", blue=0), seat())
    play(s, "build-stage 1")
    assert has(s)["blue"] == 3, "the resource paid is a token in the bank"
    told = seat(wonder="hanging-gardens", hand="engineering-genius-a", tokens="agriculture:7 bronze:1", blue=0)
    s = play(situation(told, seat()), "play engineering-genius-a", "build-stage 1")
    assert moves(s) == ["pick agriculture", "pick bronze"]
    assert refusal(s, "pick iron") == "tta.wonder.cover-from-cards"
    assert change(s, "pick agriculture") == {"food": -1}
    assert s.players[0].stages == 1 and has(s)["blue"] == 0


@rule("tta.wonder.cover-stage")
def test_a_stage_that_no_token_can_cover_is_not_completed() -> None:
    s = situation(seat(wonder="library-of-alexandria", hand="engineering-genius-a", blue=0), seat())
    assert refusal(s, "play engineering-genius-a") == "tta.action-card.must-be-possible"


@pytest.mark.parametrize(("slug", "most"), [("", 1), ("masonry", 2), ("architecture", 3), ("engineering", 4)])
@card("masonry", "architecture", "engineering")
@rule("tta.wonder.several-stages")
def test_construction_completes_several_stages_at_once(slug: str, most: int) -> None:
    s = situation(seat(slug, wonder="internet", tokens=RICH), seat(), age=3)
    assert moves(s, "build-stage") == [f"build-stage {count}" for count in range(1, most + 1)]
    assert price(s, f"build-stage {most}")["resources"] == sum([2, 3, 4, 3][:most])
    assert refusal(s, f"build-stage {most + 1}") == "tta.wonder.several-stages"
    stored, paid = sum(s.players[0].tokens), change(s, f"build-stage {most}")
    assert paid["ca"] == -1 and s.players[0].stages == most
    assert paid.get("blue", 0) == stored - sum(s.players[0].tokens) - most, "covered from the bank"


SYMBOLS = {
    "colossus": {"strength rating": 2},
    "hanging-gardens": {"culture rating": 1, "happiness rating": 2},
    "universitas-carolina": {"science rating": 2, "culture rating": 1},
    "taj-mahal": {"culture rating": 3, "blue": 1},
    "st-peters-basilica": {"culture rating": 2, "happiness rating": 1},
    "great-wall": {"culture rating": 1, "happiness rating": 1, "strength rating": 1},
    "eiffel-tower": {"culture rating": 4, "happiness rating": 1},
    "kremlin": {"ca": 1, "ma": 1, "culture rating": 2},
    "transcontinental-railroad": {"strength rating": 4},
}


@pytest.mark.parametrize("slug", SYMBOLS)
@card("colossus", "hanging-gardens", "universitas-carolina", "taj-mahal", "eiffel-tower", "kremlin", "great-wall")
@rule("tta.stats.whole-card", "tta.tokens.card-symbols")
def test_symbols_of_wonders(slug: str) -> None:
    from ecumene.games.through_the_ages.card_data import STAGE_PRICES, thing

    last = len(STAGE_PRICES[thing(slug)]) - 1
    price_ = STAGE_PRICES[thing(slug)][last]
    s = situation(seat(wonder=slug, stages=last, tokens=f"bronze:{price_}"), seat(), age=2)
    found = change(s, "build-stage 1")
    found["ca"] = found.get("ca", 0) + 1
    found["blue"] -= price_ + last
    assert {name: count for name, count in found.items() if count} == {
        **SYMBOLS[slug],
        "resources": -price_,
        "wonders": 1,
    }


@card("kremlin")
@rule("tta.rating.unhappy-face")
def test_the_kremlin_makes_unhappy() -> None:
    s = situation(seat(workers="religion:2", wonders="kremlin"), seat(), age=2)
    assert has(s)["happiness rating"] == 1
    s = situation(seat(workers="religion:1", wonders="kremlin st-peters-basilica"), seat(), age=2)
    assert has(s)["happiness rating"] == 1 + 1 + 1 - 1, "an unhappy face is no source for the Basilica"


@card("st-peters-basilica")
@rule("tta.note.st-peters-basilica")
def test_the_basilica_adds_one_face_to_every_other_card_that_has_any() -> None:
    told = {"wonders": "st-peters-basilica hanging-gardens pyramids", "government": "theocracy"}
    s = situation(seat(workers="religion:2", **told), seat())
    assert has(s)["happiness rating"] == 8, "1 + (2 + 1) + (1 + 1) + 2 * (1 + 1) would be 10"
    s = situation(seat(wonders="st-peters-basilica hanging-gardens pyramids"), seat())
    assert has(s)["happiness rating"] == 1 + (2 + 1)
    for homer, faces in [
        ("pyramids", 1 + 3 + (1 + 1)),
        ("hanging-gardens", 1 + (2 + 1) + 1),
        ("st-peters-basilica", 5),
    ]:
        s = situation(seat(wonders="st-peters-basilica hanging-gardens pyramids", homer=homer), seat())
        assert has(s)["happiness rating"] == faces


@card("great-wall")
def test_the_great_wall_strengthens_infantry_and_artillery() -> None:
    told = seat("knights cannon", workers="warriors:2 knights:1 cannon:1", wonders="great-wall")
    assert has(situation(told, seat(), age=2))["strength rating"] == 2 + 2 + 3 + (2 + 1)


@card("transcontinental-railroad")
def test_the_railroad_doubles_one_worker_on_the_best_mine() -> None:
    told = {"workers": "bronze:1 iron:2", "wonders": "transcontinental-railroad"}
    assert change(situation(seat("iron coal", **told), seat(), age=2, at="production"))["resources"] == 1 + 4 + 2


@card("transcontinental-railroad")
@rule("tta.production.resources-short")
def test_the_railroads_token_comes_before_lower_mines() -> None:
    told = {"workers": "agriculture:0 bronze:3 iron:1", "wonders": "transcontinental-railroad"}
    s = situation(seat("iron", blue=2, **told), seat(), age=2, at="production")
    assert change(s)["resources"] == 2 + 2 and tokens(s) == {"iron": 2}


@card("ocean-liner-service", "hollywood", "internet", "fast-food-chains", "first-space-flight")
@rule("tta.wonders.score-once", "tta.rating.one-time-not-counted")
def test_wonders_of_age_three_score_once() -> None:
    tech = "alchemy drama printing-press bread-and-circuses code-of-laws iron"
    workers = "alchemy:1 drama:2 printing-press:1 bread-and-circuses:1 iron:1 warriors:2"
    for slug, points in [
        ("fast-food-chains", 2 * (2 + 2 + 1) + (1 + 1 + 2 + 1 + 1 + 2)),
        ("first-space-flight", 6),
        ("hollywood", 2 * (2 * 2 + 1)),
        ("internet", (2 * 2 + 1) + (1 + 2 + 1) + 1),
    ]:
        stages = {"fast-food-chains": 3, "first-space-flight": 3, "hollywood": 2, "internet": 4}[slug]
        s = situation(seat(tech, workers=workers, wonder=slug, stages=stages, tokens="bronze:9"), seat(), age=3)
        rating = has(s)["culture rating"]
        assert change(s, "build-stage 1")["culture"] == points
        assert has(s)["culture rating"] == rating


@pytest.mark.parametrize(
    ("leader", "hollywood", "internet"),
    [
        ("-", 5, 5 + 1 + 2 + 1),
        ("j-s-bach", 5 + 2, 9 + 2),
        ("william-shakespeare", 5 + 2, 9 + 2),
        ("charlie-chaplin", 5 + 2, 9 + 2),
        ("albert-einstein", 5, 9 + 1),
        ("sid-meier", 5, 9 + 1 - 2),
    ],
)
@card("hollywood", "internet")
@rule("tta.note.hollywood", "tta.note.internet")
def test_leaders_count_for_hollywood_and_the_internet(leader: str, hollywood: int, internet: int) -> None:
    told = {"workers": "alchemy:1 drama:2 printing-press:1", "leader": leader, "tokens": "bronze:9"}
    for slug, stages, points in [("hollywood", 2, 2 * hollywood), ("internet", 4, internet)]:
        s = situation(seat("alchemy drama printing-press", wonder=slug, stages=stages, **told), seat(), age=3)
        assert change(s, "build-stage 1")["culture"] == points


@rule("tta.card.in-play")
def test_a_ruin_gives_two_culture_and_nothing_of_its_own() -> None:
    s = situation(seat(wonders="pyramids", ruins="pyramids"), seat(), age=2)
    assert has(s)["ca"] == 4 and has(s)["culture rating"] == 2
