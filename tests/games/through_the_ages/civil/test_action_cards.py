"""Action cards (p. 6), and actions that cards order (p. 5)."""

from __future__ import annotations

import pytest

from ecumene.kernel.refusal import OTHER_QUESTION
from tests.games.through_the_ages.situation import (
    Doc,
    change,
    has,
    moves,
    play,
    price,
    refusal,
    seat,
    situation,
    slugs,
)
from tests.rules import card, rule

RICH = "agriculture:4 bronze:9"


@card("cultural-heritage-a")
@rule("tta.action-card.civil-action", "tta.action-card.from-hand", "tta.action-card.discarded")
def test_an_action_card_costs_an_action_and_is_gone() -> None:
    s = situation(seat(hand="cultural-heritage-a"), seat())
    assert change(s, "play cultural-heritage-a") == {"ca": -1, "hand": -1, "science": 1, "culture": 4}
    assert "cultural-heritage-a" in slugs(s.civil_gone)
    assert refusal(s, "play cultural-heritage-a") == "tta.action-card.from-hand"
    s = situation(seat(hand="cultural-heritage-a", ca=0), seat())
    assert refusal(s, "play cultural-heritage-a") == "tta.action-card.civil-action"


@rule("tta.action-card.not-same-turn")
def test_a_card_taken_now_waits_for_the_next_turn() -> None:
    s = situation(seat(), seat(), row="stockpile")
    play(s, "take stockpile")
    assert refusal(s, "play stockpile") == "tta.action-card.not-same-turn"
    s = situation(seat(hand="reserves-1"), seat(), row="reserves-1")
    play(s, "take reserves-1", "play reserves-1", "choose 1")
    assert refusal(s, "play reserves-1") == "tta.action-card.not-same-turn", "the older copy could be played"


@rule("tta.action-card.must-be-possible", "tta.action.whole-or-not")
def test_a_card_that_orders_the_impossible_is_not_played() -> None:
    cases: list[tuple[str, Doc]] = [
        ("rich-land-a", {}),
        ("urban-growth-a", {"unused": 0, "tokens": RICH}),
        ("engineering-genius-a", {"tokens": RICH}),
        ("frugality-a", {"tokens": "agriculture:1"}),
        ("breakthrough-1", {"science": 9}),
    ]
    for slug, told in cases:
        s = situation(seat(hand=slug, **told), seat())
        assert refusal(s, f"play {slug}") == "tta.action-card.must-be-possible"


@pytest.mark.parametrize(("suffix", "less"), [("a", 1), ("1", 2), ("2", 3)])
@card("rich-land-a", "rich-land-1", "rich-land-2")
@rule("tta.action.by-card-no-actions", "tta.action.by-card-other-costs")
def test_rich_land(suffix: str, less: int) -> None:
    s = situation(seat("irrigation iron", hand=f"rich-land-{suffix}", tokens=RICH), seat(), age=2)
    play(s, f"play rich-land-{suffix}")
    builds = ["build agriculture", "build irrigation", "build bronze", "build iron"]
    assert moves(s) == [*builds, "upgrade agriculture irrigation", "upgrade bronze iron"]
    assert price(s, "build iron") == {"resources": 5 - less}
    assert price(s, "upgrade bronze iron") == {"resources": 3 - less}
    assert change(s, "build irrigation") == {
        "unused": -1,
        "irrigation": 1,
        "resources": less - 4,
        "blue": 4 - less,
    }


@pytest.mark.parametrize(("suffix", "less"), [("a", 1), ("1", 2), ("2", 3), ("3", 4)])
@card("urban-growth-a", "urban-growth-1", "urban-growth-2", "urban-growth-3")
@rule("tta.action-card.not-below-zero")
def test_urban_growth(suffix: str, less: int) -> None:
    s = situation(seat("alchemy drama", hand=f"urban-growth-{suffix}", tokens=RICH), seat(), age=3)
    play(s, f"play urban-growth-{suffix}")
    builds = ["build philosophy", "build alchemy", "build religion", "build drama"]
    assert moves(s) == [*builds, "upgrade philosophy alchemy"]
    assert price(s, "upgrade philosophy alchemy") == {"resources": max(0, 3 - less)}
    assert price(s, "build alchemy") == {"resources": 6 - less}


@rule("tta.action-card.not-below-zero")
def test_a_price_stops_at_nothing() -> None:
    s = situation(seat(hand="urban-growth-3", unused=1), seat(), age=3)
    found = change(s, "play urban-growth-3", "build religion")
    assert "resources" not in found and found["religion"] == 1


@pytest.mark.parametrize(("suffix", "less"), [("a", 2), ("1", 3), ("2", 4), ("3", 5)])
@card("engineering-genius-a", "engineering-genius-1", "engineering-genius-2", "engineering-genius-3")
@rule("tta.action-card.one-stage")
def test_engineering_genius_completes_one_stage(suffix: str, less: int) -> None:
    told = seat("engineering", hand=f"engineering-genius-{suffix}", wonder="kremlin", tokens=RICH)
    s = play(situation(told, seat(), age=3), f"play engineering-genius-{suffix}")
    assert moves(s) == ["build-stage 1"] and price(s, "build-stage 1") == {"resources": max(0, 4 - less)}
    assert refusal(s, "build-stage 2") == "tta.action-card.one-stage"


@pytest.mark.parametrize(("suffix", "gained"), [("a", 1), ("1", 2), ("2", 3)])
@card("frugality-a", "frugality-1", "frugality-2")
def test_frugality_gives_food_after_the_growth_is_paid(suffix: str, gained: int) -> None:
    s = situation(seat(hand=f"frugality-{suffix}", tokens="agriculture:2"), seat(), age=2)
    found = change(s, f"play frugality-{suffix}", "increase-population")
    assert found.get("food", 0) == gained - 2
    assert (found["unused"], found["yellow"], found["ca"]) == (1, -1, -1), "the growth costs no action of its own"
    s = situation(seat(hand=f"frugality-{suffix}", leader="moses", tokens="agriculture:1"), seat(), age=2)
    assert change(s, f"play frugality-{suffix}", "increase-population").get("food", 0) == gained - 1


@pytest.mark.parametrize(("suffix", "pool"), [("a", 1), ("1", 2), ("2", 3), ("3", 4)])
@card("patriotism-a", "patriotism-1", "patriotism-2", "patriotism-3")
@rule("tta.action-card.this-turn-only", "tta.goods.temporary-first")
def test_patriotism_is_for_this_turn(suffix: str, pool: int) -> None:
    s = situation(seat(hand=f"patriotism-{suffix}", ma=0, tokens="bronze:1"), seat(), age=3)
    assert change(s, f"play patriotism-{suffix}") == {"ca": -1, "hand": -1, "extra_ma": 1, "unit_pool": pool}
    found = change(s, "build warriors")
    assert found["extra_ma"] == -1 and found["unit_pool"] == -min(pool, 2)
    assert found.get("resources", 0) == min(pool, 2) - 2
    assert refusal(s, "build religion") == "tta.build.unused-worker"


@rule("tta.action-card.extra-draw", "tta.action-card.this-turn-only")
def test_the_extra_military_action_can_draw_a_card() -> None:
    s = situation(seat(hand="patriotism-a"), seat())
    play(s, "play patriotism-a")
    found = change(s, "done")
    assert found["military"] == 3 and found["extra_ma"] == -1 and found["unit_pool"] == -1
    assert has(s)["ma"] == 2, "it is not part of the total"


@pytest.mark.parametrize(("suffix", "amount"), [("1", 2), ("2", 3), ("3", 4)])
@card("reserves-1", "reserves-2", "reserves-3")
def test_reserves_are_food_or_resources(suffix: str, amount: int) -> None:
    for choice, good in [("choose 1", "food"), ("choose 2", "resources")]:
        s = situation(seat(hand=f"reserves-{suffix}"), seat(), age=3)
        found = change(s, f"play reserves-{suffix}", choice)
        assert found == {"ca": -1, "hand": -1, good: amount, "blue": -amount}
    s = play(situation(seat(hand=f"reserves-{suffix}"), seat(), age=3), f"play reserves-{suffix}")
    assert refusal(s, "choose 3") == "tta.action.whole-or-not"


@card("stockpile", "cultural-heritage-1", "revolutionary-idea-2", "revolutionary-idea-3")
@rule("tta.goods.gain-order")
def test_cards_that_just_give() -> None:
    for slug, gained in {
        "stockpile": {"food": 1, "resources": 1, "blue": -2},
        "cultural-heritage-1": {"science": 2, "culture": 2},
        "revolutionary-idea-2": {"science": 4},
        "revolutionary-idea-3": {"science": 6},
    }.items():
        s = situation(seat(hand=slug), seat(), age=3)
        assert change(s, f"play {slug}") == {"ca": -1, "hand": -1, **gained}
    s = situation(seat(hand="stockpile", blue=1), seat())
    assert change(s, "play stockpile") == {"ca": -1, "hand": -1, "food": 1, "blue": -1}, "food first"


@pytest.mark.parametrize(("suffix", "less"), [("2", 3), ("3", 4)])
@card("efficient-upgrade-2", "efficient-upgrade-3")
def test_efficient_upgrade(suffix: str, less: int) -> None:
    told = seat(
        "iron coal theology swordsmen", workers="religion:1", hand=f"efficient-upgrade-{suffix}", tokens=RICH
    )
    s = play(situation(told, seat(), age=3), f"play efficient-upgrade-{suffix}")
    assert moves(s) == ["upgrade bronze iron", "upgrade bronze coal", "upgrade religion theology"]
    assert price(s, "upgrade bronze coal") == {"resources": 6 - less}


@pytest.mark.parametrize(("slug", "pools"), [("wave-of-nationalism", [6, 3, 2]), ("military-build-up", [8, 5, 3])])
@card("wave-of-nationalism", "military-build-up")
def test_resources_for_units_against_stronger_rivals(slug: str, pools: list[int]) -> None:
    for rivals, pool in enumerate(pools, 1):
        others = [seat(workers="warriors:2") for _ in range(rivals)]
        s = situation(seat(hand=slug), *others, age=3)
        assert change(s, f"play {slug}").get("unit_pool") == pool * rivals
        s = situation(seat(hand=slug), *[seat() for _ in range(rivals)], age=3)
        assert "unit_pool" not in change(s, f"play {slug}"), "equals are not stronger"


@card("endowment-for-the-arts")
def test_endowment_for_the_arts() -> None:
    for rivals, each in [(1, 6), (2, 3), (3, 2)]:
        others = [seat(culture=9) for _ in range(rivals)]
        s = situation(seat(hand="endowment-for-the-arts", culture=8), *others, age=3)
        assert change(s, "play endowment-for-the-arts")["culture"] == each * rivals
    s = situation(seat(hand="endowment-for-the-arts", culture=9), seat(culture=9), age=3)
    assert "culture" not in change(s, "play endowment-for-the-arts")


@rule("tta.action.any-order", "tta.action.may-stop")
def test_actions_in_any_order_and_an_end_at_any_time() -> None:
    s = situation(seat("knights", tokens=RICH, unused=3), seat())
    play(s, "build knights", "destroy philosophy", "increase-population", "build knights")
    assert "done" in moves(s) and has(s)["ca"] == 2
    assert refusal(s, "pass") == OTHER_QUESTION


@rule(
    "tta.action-card.must-be-possible", "tta.build.urban-limit", "tta.upgrade.same-type", "tta.build.resource-cost"
)
def test_an_order_is_refused_like_the_action_itself() -> None:
    told = seat(
        "drama", workers="religion:2", hand="urban-growth-a", unused=3, tokens="bronze:2", leader="j-s-bach"
    )
    s = play(situation(told, seat(), age=2), "play urban-growth-a")
    assert moves(s) == ["build philosophy"]
    assert refusal(s, "build religion") == "tta.build.urban-limit"
    assert refusal(s, "build drama") == "tta.build.resource-cost"
    assert refusal(s, "upgrade religion drama") == "tta.upgrade.same-type", "not by an action card"
    assert refusal(s, "build bronze") == "tta.action-card.must-be-possible"
    s = play(situation(seat(hand="breakthrough-1 iron alchemy", science=4), seat()), "play breakthrough-1")
    assert refusal(s, "develop iron") == "tta.develop.science-cost"
    assert refusal(s, "revolution monarchy") == "tta.revolution.government-only"
    s = play(situation(seat(hand="frugality-a", tokens="agriculture:2"), seat()), "play frugality-a")
    assert refusal(s, "decline") == "tta.action-card.must-be-possible"


@card("trade-routes-agreement")
@rule("tta.text.once-per-turn")
def test_trade_routes_pay_one_good_for_the_other() -> None:
    pact = {"pact": "trade-routes-agreement", "pact_with": 1}
    s = situation(seat(tokens="agriculture:1 bronze:1", **pact), seat(), seat())
    assert change(s, "use trade-routes-agreement") == {"food": -1, "blue": 1}
    assert refusal(s, "use trade-routes-agreement") == "tta.text.once-per-turn"
    assert change(s, "build warriors")["resources"] == -1
    s = situation(seat(tokens="agriculture:1 bronze:1", pact_side=1, **pact), seat(), seat())
    assert change(s, "use trade-routes-agreement")["resources"] == -1
    assert change(s, "increase-population")["food"] == -1


@card("trade-routes-agreement")
def test_trade_routes_work_inside_an_order() -> None:
    pact = {"pact": "trade-routes-agreement", "pact_with": 1, "tokens": "agriculture:1 bronze:1"}
    s = play(situation(seat(hand="rich-land-a", **pact), seat(), seat()), "play rich-land-a")
    assert moves(s) == ["build agriculture", "build bronze", "use trade-routes-agreement"]
    found = change(s, "use trade-routes-agreement", "build bronze")
    assert found == {"food": -1, "blue": 1, "bronze": 1, "unused": -1}
