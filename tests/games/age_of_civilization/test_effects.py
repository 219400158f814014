"""What the symbols and effects mean (p. 1)."""

from __future__ import annotations

import pytest

from tests.games.age_of_civilization.situation import (
    change,
    frames,
    has,
    moves,
    play,
    price,
    refusal,
    seat,
    situation,
    slugs,
)
from tests.rules import rule

ALL_FIVE = "petra moai colossus great-wall great-library"


@rule("aoc.effect.wonder")
def test_an_effect_that_gives_a_wonder_gives_any_card_of_the_market() -> None:
    s = situation(seat(), seat(), at="civilization", market={"inca": 0}, wonders="petra moai")
    play(s, "raise inca")
    assert moves(s) == [f"take {wonder}" for wonder in slugs(s.wonder_market)]
    assert len(moves(s)) == 5
    assert refusal(s, "take colosseum") == "aoc.effect.wonder"
    play(s, "take moai")
    assert slugs(s.players[0].wonders) == ["moai"]
    assert "moai" not in slugs(s.wonder_market)


@rule("aoc.effect.wonder")
def test_a_wonder_that_is_not_on_the_market_cannot_be_built() -> None:
    s = situation(seat(), seat(wonders="petra"))
    assert refusal(s, "wonder petra") == "aoc.effect.wonder"
    assert refusal(s, "wonder") == "aoc.effect.wonder"  # nor none at all, while there are any


@rule("aoc.wonder.market-empty")
def test_with_an_empty_market_the_wonder_is_ignored_and_the_rest_is_not() -> None:
    s = situation(seat(), seat(wonders=ALL_FIVE))
    assert [move for move in moves(s) if move.startswith("wonder")] == ["wonder"]
    assert change(s, "wonder") == {"coins": -7, "vp": 3}


@rule("aoc.wonder.market-empty")
def test_with_an_empty_market_nobody_is_asked_for_a_wonder() -> None:
    s = situation(seat(), seat(wonders=ALL_FIVE), at="civilization", market={"inca": 0})
    assert change(s, "raise inca") == {"workers": -2}
    assert frames(s)[-1] == "ActionPhase"


@rule("aoc.effect.bonus")
def test_a_bonus_counts_at_every_performance_of_its_action() -> None:
    s = situation(seat("khitan"), seat(), window="hunt")
    assert change(s, "hunt") == {"coins": 3, "vp": 1}
    assert change(s, "hunt") == {"coins": 3, "vp": 1}


@rule("aoc.effect.bonus")
def test_bonuses_of_several_cards_add_up() -> None:
    s = situation(seat("italy", techs="writing", wonders="colosseum"), seat(), window="culture")
    assert change(s, "culture") == {"coins": -4, "vp": 5}


@rule("aoc.effect.discount")
def test_a_discount_lowers_the_price() -> None:
    s = situation(seat("egypt", coins=4), seat(), wonders="moai")
    assert price(s, "wonder moai") == 4
    assert has(play(s, "wonder moai"))["coins"] == 1  # the Moai give one back


@rule("aoc.effect.discount")
def test_discounts_of_several_cards_add_up() -> None:
    s = situation(seat("olmec", "aksum", coins=0), seat(), window="build")
    assert change(s, "build") == {"vp": 3}


@rule("aoc.effect.discount")
def test_a_price_never_falls_below_nothing() -> None:
    s = situation(seat("olmec", "aksum", "inca", coins=0), seat(), window="build")
    assert price(s, "build") == 0
    assert change(s, "build") == {"vp": 3}


@rule("aoc.tech.learn")
def test_a_technology_works_from_the_moment_it_is_learned() -> None:
    s = situation(seat(), seat(), window="culture fish")
    assert change(s, "research writing") == {"coins": -4, "vp": 1, "techs": 1}
    assert change(s, "culture") == {"coins": -4, "vp": 3}


@rule("aoc.tech.learn")
def test_a_gained_technology_is_chosen_from_the_own_card() -> None:
    s = situation(seat("iberia", techs="writing"), seat(), at=[rounds(), turn(), learning(1)])
    assert moves(s) == ["learn education", "learn sailing", "learn mining"]
    assert refusal(s, "pass") == "table.other-question"
    assert refusal(s, "research sailing") == "table.other-question"
    assert refusal(s, "learn rome") == "aoc.tech.learn"


@rule("aoc.tech.once")
def test_a_technology_can_be_learned_once() -> None:
    s = situation(seat(techs="writing"), seat())
    assert refusal(s, "research writing") == "aoc.tech.once"
    s = situation(seat(techs="writing"), seat(), at=[rounds(), turn(), learning(1)])
    assert refusal(s, "learn writing") == "aoc.tech.once"


@rule("aoc.tech.prerequisite")
@pytest.mark.parametrize(
    ("techs", "closed"),
    [
        ("", ["education", "currency", "iron-working", "science", "engineering", "gunpowder"]),
        ("writing", ["currency", "iron-working", "science", "engineering", "gunpowder"]),
        ("sailing", ["education", "iron-working", "science", "engineering", "gunpowder"]),
        ("mining", ["education", "currency", "science", "engineering", "gunpowder"]),
        ("writing education", ["currency", "iron-working", "gunpowder"]),
        ("sailing currency", ["education", "iron-working"]),
        ("mining iron-working", ["education", "currency", "science"]),
    ],
)
def test_an_arrow_must_come_from_a_technology_that_one_has(techs: str, closed: list[str]) -> None:
    s = situation(seat(techs=techs), seat())
    for technology in closed:
        assert refusal(s, f"research {technology}") == "aoc.tech.prerequisite"
    assert len([move for move in moves(s) if move.startswith("research")]) == 9 - len(closed) - len(techs.split())


@rule("aoc.workers.none-to-lose")
def test_whoever_has_no_worker_loses_none() -> None:
    s = situation(seat(workers=0), seat(workers=2), at="round end", coming="plague")
    assert change(s) == {}
    assert has(s, 1)["workers"] == 1


def rounds() -> dict[str, object]:
    return {"frame": "Rounds", "turns": 1}


def turn() -> dict[str, object]:
    return {"frame": "Turn", "seat": 0, "phase": 1}


def learning(count: int) -> dict[str, object]:
    return {"frame": "LearnTechnologies", "seat": 0, "count": count, "thing": "iberia"}
