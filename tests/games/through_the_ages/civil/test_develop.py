"""Developing technologies, governments and revolutions (p. 5 and p. 11)."""

from __future__ import annotations

import pytest

from tests.games.through_the_ages.situation import change, has, moves, play, price, refusal, seat, situation, slugs
from tests.rules import card, rule


@rule("tta.develop.civil-action", "tta.develop.from-hand", "tta.develop.science-cost", "tta.points.pay-science")
def test_a_technology_costs_an_action_and_science() -> None:
    s = situation(seat(hand="iron alchemy", science=8), seat())
    assert change(s, "develop iron") == {"ca": -1, "hand": -1, "science": -5}
    assert s.players[0].workers[5] == 0
    assert refusal(s, "develop alchemy") == "tta.develop.science-cost"
    assert refusal(s, "develop knights") == "tta.develop.from-hand"
    s = situation(seat(hand="iron", science=8, ca=0), seat())
    assert refusal(s, "develop iron") == "tta.develop.civil-action"


@rule("tta.develop.government-higher-cost", "tta.develop.government-replaced", "tta.develop.at-once")
def test_a_peaceful_change_of_government_costs_the_higher_price() -> None:
    s = situation(seat(hand="monarchy", science=8), seat())
    assert change(s, "develop monarchy") == {"hand": -1, "science": -8, "ma": 1}
    assert has(s)["ca"] == 4, "one was spent, the fifth is available at once"
    assert slugs([s.players[0].government]) == ["monarchy"]
    s = situation(seat(hand="monarchy", science=7), seat())
    assert refusal(s, "develop monarchy") == "tta.develop.government-higher-cost"
    s = situation(seat(government="monarchy", hand="republic", science=13), seat(), age=2)
    play(s, "develop republic")
    assert "monarchy" in slugs(s.civil_gone)


@card("code-of-laws", "justice-system", "civil-service")
@rule("tta.develop.special-higher-stays", "tta.develop.at-once", "tta.tokens.card-symbols")
def test_of_a_kind_of_special_technologies_the_highest_stays() -> None:
    s = situation(seat("code-of-laws", hand="justice-system civil-service", science=30), seat(), age=3)
    assert has(s)["ca"] == 5
    assert change(s, "develop justice-system") == {"ca": -1, "hand": -1, "science": -7, "blue": 3}
    assert slugs(s.players[0].specials)[0] == "justice-system" and "code-of-laws" in slugs(s.civil_gone)
    assert change(s, "develop civil-service") == {"hand": -1, "science": -10}, (
        "one more civil action, no more tokens"
    )
    s = situation(seat("justice-system", hand="code-of-laws", science=9), seat(), age=2)
    assert change(s, "develop code-of-laws") == {"ca": -1, "hand": -1, "science": -6}
    assert slugs(s.players[0].specials)[0] == "justice-system"


@card("warfare", "strategy", "military-theory", "cartography", "navigation", "satellites")
def test_special_technologies_for_war_and_colonies() -> None:
    gains = {"warfare": (1, 1), "strategy": (2, 3), "military-theory": (3, 5)}
    for slug, (actions, strength) in gains.items():
        s = situation(seat(hand=slug, science=20), seat(), age=3)
        found = change(s, f"develop {slug}")
        assert (found["ma"], found["strength rating"]) == (actions, strength)
    for slug, strength in {"cartography": 1, "navigation": 2, "satellites": 3}.items():
        s = situation(seat(slug), seat(), age=3)
        assert has(s)["strength rating"] == 1 + strength


@rule("tta.revolution.government-only", "tta.revolution.all-civil-actions", "tta.revolution.lower-cost")
def test_a_revolution_costs_all_civil_actions_and_the_lower_price() -> None:
    s = situation(seat(hand="monarchy iron", science=2), seat())
    assert price(s, "revolution monarchy") == {"civil-actions": 4, "science": 2}
    assert refusal(s, "revolution theocracy") == "tta.revolution.government-only"
    assert change(s, "revolution monarchy") == {"ca": -4, "hand": -1, "science": -2, "ma": 1}
    s = situation(seat(hand="monarchy", science=2, ca=3), seat())
    assert refusal(s, "revolution monarchy") == "tta.revolution.all-civil-actions"
    s = situation(seat(hand="monarchy", science=1), seat())
    assert refusal(s, "revolution monarchy") == "tta.revolution.lower-cost"


@rule("tta.revolution.new-actions-spent")
def test_new_civil_actions_of_a_revolution_are_spent() -> None:
    s = situation(seat(hand="republic", science=3), seat(), age=2)
    play(s, "revolution republic")
    assert has(s)["ca"] == 0 and moves(s, "destroy") == []
    play(s, "done")
    assert has(s)["ca"] == 7


@card("hammurabi")
@rule("tta.revolution.all-civil-actions")
def test_hammurabi_helps_to_pay_a_revolution() -> None:
    s = situation(seat(leader="hammurabi", hand="monarchy", science=2, ca=3), seat())
    found = change(s, "revolution monarchy")
    assert found["ca"] == -3 and has(s)["ma"] == 2, "one military action spent, one new"
    s = situation(seat(leader="hammurabi", hand="monarchy", science=2), seat())
    play(s, "use hammurabi", "revolution monarchy")
    assert (has(s)["ca"], has(s)["ma"]) == (1, 2), "the civil action that was not needed is left"


@card("isaac-newton", "leonardo-da-vinci", "albert-einstein")
@rule("tta.revolution.triggers", "tta.note.newton-revolution", "tta.actions.take-back")
def test_a_revolution_is_a_development() -> None:
    s = situation(seat(leader="isaac-newton", hand="monarchy", science=2), seat(), age=2)
    play(s, "revolution monarchy")
    assert has(s)["ca"] == 1
    s = situation(seat(leader="albert-einstein", hand="monarchy", science=2), seat(), age=3)
    assert change(s, "revolution monarchy")["culture"] == 3


@card("isaac-newton")
def test_newton_gives_the_action_back() -> None:
    s = situation(seat(leader="isaac-newton", hand="iron", science=5), seat(), age=2)
    assert change(s, "develop iron") == {"hand": -1, "science": -5}


@card("breakthrough-1", "breakthrough-2")
@rule("tta.revolution.by-action-card", "tta.note.newton-by-card")
def test_breakthrough_develops_or_revolts() -> None:
    for age, gained in [(1, 2), (2, 3)]:
        slug = f"breakthrough-{age}"
        s = situation(seat(hand=f"{slug} iron monarchy", science=5), seat(), age=2)
        assert price(s, f"play {slug}") == {}
        play(s, f"play {slug}")
        assert moves(s) == ["develop iron", "revolution monarchy"]
        assert price(s, "develop iron") == {"civil-actions": 1, "science": 5}
        assert price(s, "revolution monarchy") == {"civil-actions": 4, "science": 2}
        assert change(s, "develop iron") == {"ca": -1, "hand": -1, "science": -5 + gained}
        s = situation(seat(hand=f"{slug} monarchy", science=2), seat(), age=2)
        found = change(s, f"play {slug}", "revolution monarchy")
        assert found.pop("science", 0) == gained - 2 and found == {"ca": -4, "ma": 1, "hand": -2}
    s = situation(seat(hand="breakthrough-1 iron", science=5, leader="isaac-newton"), seat(), age=2)
    assert change(s, "play breakthrough-1", "develop iron") == {"hand": -2, "science": -3}
    s = situation(seat(hand="breakthrough-1 monarchy", science=2, ca=3), seat())
    assert refusal(s, "play breakthrough-1") == "tta.action-card.must-be-possible"


@card("maximilien-robespierre")
@rule("tta.note.robespierre-military-actions", "tta.note.robespierre-new-actions-spent")
def test_robespierre_revolts_with_military_actions() -> None:
    told = {"leader": "maximilien-robespierre", "hand": "monarchy", "science": 2}
    s = situation(seat(ca=1, **told), seat(), age=2)
    assert price(s, "revolution monarchy") == {"military-actions": 3, "science": 2}
    found = change(s, "revolution monarchy")
    assert found == {"ma": -3, "ca": 1, "hand": -1, "science": -2, "culture": 3}
    s = situation(seat(ma=2, **told), seat(), age=2)
    assert refusal(s, "revolution monarchy") == "tta.note.robespierre-military-actions", "not with civil actions"
    s = situation(seat(ma=2, extra_ma=1, **told), seat(), age=2)
    assert refusal(s, "revolution monarchy") == "tta.note.robespierre-military-actions", "nor with an extra one"


@card("maximilien-robespierre")
@rule("tta.note.robespierre-extra-action", "tta.note.robespierre-breakthrough")
def test_robespierre_with_patriotism_and_breakthrough() -> None:
    told = {"leader": "maximilien-robespierre", "science": 2}
    s = situation(seat(hand="monarchy", extra_ma=1, **told), seat(), age=2)
    play(s, "revolution monarchy")
    assert (has(s)["ma"], has(s)["extra_ma"]) == (0, 1)
    s = situation(seat(hand="monarchy breakthrough-1", ca=0, **told), seat(), age=2)
    assert change(s, "play breakthrough-1", "revolution monarchy")["ma"] == -3
    assert has(s)["ca"] == 1, "no civil action paid; the new one is available"


@pytest.mark.parametrize(
    ("slug", "civil", "military", "limit"),
    [
        ("monarchy", 5, 3, 3),
        ("theocracy", 4, 3, 3),
        ("constitutional-monarchy", 6, 4, 3),
        ("republic", 7, 2, 3),
        ("communism", 7, 5, 4),
        ("democracy", 7, 3, 4),
        ("fundamentalism", 6, 5, 4),
    ],
)
@card("monarchy", "theocracy", "constitutional-monarchy", "republic", "communism", "democracy", "fundamentalism")
@rule("tta.actions.totals")
def test_governments(slug: str, civil: int, military: int, limit: int) -> None:
    s = situation(
        seat(government=slug, workers=f"religion:{limit - 1}", unused=3, tokens="bronze:9"), seat(), age=3
    )
    assert (has(s)["ca"], has(s)["ma"]) == (civil, military)
    play(s, "build religion")
    assert refusal(s, "build religion") == "tta.build.urban-limit"


@card("theocracy", "communism", "democracy", "fundamentalism")
@rule("tta.rating.science", "tta.rating.happiness")
def test_ratings_of_governments() -> None:
    base = has(situation(seat(workers="religion:2"), seat(), age=3))
    for slug, changed in {
        "theocracy": {"culture": 1, "strength": 1, "happiness": 1},
        "communism": {"happiness": -1},
        "democracy": {"culture": 3},
        "fundamentalism": {"science": -1, "strength": 5},
    }.items():
        found = has(situation(seat(government=slug, workers="religion:2"), seat(), age=3))
        names = ["science", "culture", "strength", "happiness"]
        differences = {name: found[f"{name} rating"] - base[f"{name} rating"] for name in names}
        assert {name: count for name, count in differences.items() if count} == changed, "science stops at 0"


@card("scientific-cooperation")
@rule("tta.text.condition")
def test_a_partner_who_cannot_pay_stops_the_development() -> None:
    pact = {"pact": "scientific-cooperation", "pact_with": 1}
    s = situation(seat(hand="iron", science=9, **pact), seat(science=0), seat(), age=2)
    assert refusal(s, "develop iron") == "tta.text.condition"
    s = situation(seat(hand="monarchy", **pact), seat(science=1), seat(), age=2)
    play(s, "revolution monarchy")
    assert has(s, 1)["science"] == 0, "a revolution is a development too: 2 science points less, and one to pay"
