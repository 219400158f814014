"""Population, farms, mines, urban buildings and units (p. 5 and p. 6)."""

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
    tokens,
)
from tests.rules import card, rule

RICH = "agriculture:5 bronze:9"


@rule("tta.population.civil-action", "tta.population.new-worker")
def test_the_population_grows_for_a_civil_action_and_food() -> None:
    s = situation(seat(tokens=RICH), seat())
    assert change(s, "increase-population") == {"ca": -1, "yellow": -1, "unused": 1, "food": -2, "blue": 2}
    s = situation(seat(tokens=RICH, ca=0), seat())
    assert refusal(s, "increase-population") == "tta.population.civil-action"


@pytest.mark.parametrize(
    ("yellow", "food"),
    [(20, 2), (18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7)],
)
@rule("tta.population.food-cost", "tta.tokens.bank-surplus")
def test_the_emptier_the_bank_the_more_food(yellow: int, food: int) -> None:
    s = situation(seat(yellow=yellow, tokens="agriculture:7"), seat())
    assert price(s, "increase-population") == {"civil-actions": 1, "food": food}
    s = situation(seat(yellow=yellow, tokens=f"agriculture:{food - 1}"), seat())
    assert refusal(s, "increase-population") == "tta.population.food-cost"


@rule("tta.population.empty-bank")
def test_an_empty_bank_gives_no_worker() -> None:
    s = situation(seat(yellow=0, tokens="agriculture:9"), seat())
    assert refusal(s, "increase-population") == "tta.population.empty-bank"


@card("moses")
def test_moses_feeds_for_less() -> None:
    s = situation(seat(leader="moses", tokens="agriculture:1"), seat())
    assert price(s, "increase-population") == {"civil-actions": 1, "food": 1}


@rule("tta.build.civil-action", "tta.build.resource-cost")
def test_a_building_costs_a_civil_action_and_resources() -> None:
    s = situation(seat("iron", tokens="bronze:5"), seat())
    assert change(s, "build iron") == {"ca": -1, "unused": -1, "iron": 1, "resources": -5, "blue": 5}
    s = situation(seat("iron", tokens="bronze:4"), seat())
    assert refusal(s, "build iron") == "tta.build.resource-cost"
    s = situation(seat("iron", tokens="bronze:5", ca=0), seat())
    assert refusal(s, "build iron") == "tta.build.civil-action"


@rule("tta.build.technology-in-play", "tta.build.unused-worker")
def test_it_needs_the_technology_and_an_unused_worker() -> None:
    s = situation(seat(tokens=RICH, hand="iron"), seat())
    assert refusal(s, "build iron") == "tta.build.technology-in-play"
    s = situation(seat("iron", tokens=RICH, unused=0), seat())
    assert refusal(s, "build iron") == "tta.build.unused-worker"


@rule("tta.build.urban-limit", "tta.technology.no-limit")
def test_the_government_limits_urban_buildings_of_a_type() -> None:
    told = {"workers": "religion:1 theology:1 bronze:5", "unused": 3, "tokens": RICH}
    s = situation(seat("theology alchemy", **told), seat())
    for slug in ("religion", "theology"):
        assert refusal(s, f"build {slug}") == "tta.build.urban-limit"
    assert {"build philosophy", "build bronze", "build agriculture"} <= set(moves(s, "build"))
    s = situation(seat("theology alchemy", government="monarchy", **told), seat())
    assert "build religion" in moves(s)


@card("masonry", "architecture", "engineering")
@rule("tta.build.construction-urban-only", "tta.upgrade.modifiers-first")
def test_construction_makes_urban_buildings_cheaper_by_level() -> None:
    plain = {"philosophy": 3, "alchemy": 6, "scientific-method": 8, "computers": 11, "iron": 5, "oil": 11}
    lower = {"": [0, 0, 0, 0], "masonry": [0, 1, 1, 1], "architecture": [0, 1, 2, 2], "engineering": [0, 1, 2, 3]}
    labs = list(plain)[:4]
    for slug, cuts in lower.items():
        tech = f"alchemy scientific-method computers iron oil {slug}"
        s = situation(seat(tech, workers="alchemy:1 bronze:0", tokens="bronze:11", unused=3), seat(), age=3)
        prices = [price(s, f"build {lab}")["resources"] for lab in labs]
        assert prices == [plain[lab] - cut for lab, cut in zip(labs, cuts, strict=True)]
        assert price(s, "build iron")["resources"] == 5 and price(s, "build oil")["resources"] == 11
        step = price(s, "upgrade alchemy computers")["resources"]
        assert step == (11 - cuts[3]) - (6 - cuts[1]), "both prices are changed first"
        assert change(s, "upgrade alchemy computers")["resources"] == -step


@rule("tta.upgrade.civil-action", "tta.upgrade.difference")
def test_an_upgrade_costs_the_difference() -> None:
    s = situation(seat("iron coal", tokens="bronze:6"), seat(), age=2)
    assert change(s, "upgrade bronze coal") == {"ca": -1, "bronze": -1, "coal": 1, "resources": -6, "blue": 6}
    s = situation(seat("iron", tokens="bronze:2"), seat())
    assert refusal(s, "upgrade bronze iron") == "tta.upgrade.difference"
    s = situation(seat("iron", tokens="bronze:9", ca=0), seat())
    assert refusal(s, "upgrade bronze iron") == "tta.upgrade.civil-action"


@rule("tta.upgrade.needs-building", "tta.upgrade.same-type", "tta.upgrade.higher-level")
def test_an_upgrade_needs_a_building_and_a_better_card_of_its_type() -> None:
    s = situation(seat("iron alchemy theology", workers="iron:1", tokens=RICH), seat())
    assert refusal(s, "upgrade religion theology") == "tta.upgrade.needs-building"
    assert refusal(s, "upgrade iron bronze") == "tta.upgrade.higher-level"
    assert refusal(s, "upgrade agriculture irrigation") == "tta.build.technology-in-play"
    s = situation(seat("drama", tokens=RICH), seat())
    assert refusal(s, "upgrade philosophy drama") == "tta.upgrade.same-type"


@rule("tta.upgrade.same-type")
def test_the_urban_limit_does_not_stop_upgrades() -> None:
    s = situation(seat("theology", workers="religion:2", tokens=RICH), seat())
    assert "upgrade religion theology" in moves(s)


@rule("tta.destroy.civil-action", "tta.destroy.worker-unused", "tta.destroy.needs-building")
def test_a_destroyed_building_frees_its_worker() -> None:
    s = situation()
    assert change(s, "destroy philosophy") == {"ca": -1, "philosophy": -1, "unused": 1, "science rating": -1}
    assert refusal(s, "destroy philosophy") == "tta.destroy.needs-building"
    assert refusal(situation(seat(ca=0), seat()), "destroy bronze") == "tta.destroy.civil-action"


@rule("tta.unit.build-military-action", "tta.unit.build-resource-cost")
def test_a_unit_costs_a_military_action_and_resources() -> None:
    s = situation(seat("knights", tokens="bronze:3"), seat())
    found = {"ma": -1, "unused": -1, "knights": 1, "resources": -3, "blue": 3, "strength rating": 2}
    assert change(s, "build knights") == found
    assert (
        refusal(situation(seat("knights", tokens="bronze:2"), seat()), "build knights")
        == "tta.unit.build-resource-cost"
    )
    told = seat("knights", tokens=RICH, ma=0)
    assert refusal(situation(told, seat()), "build knights") == "tta.unit.build-military-action"


@rule("tta.unit.build-technology", "tta.unit.build-unused-worker", "tta.technology.no-limit")
def test_a_unit_needs_its_technology_and_an_unused_worker() -> None:
    assert refusal(situation(seat(tokens=RICH), seat()), "build knights") == "tta.unit.build-technology"
    assert (
        refusal(situation(seat(tokens=RICH, unused=0), seat()), "build warriors") == "tta.unit.build-unused-worker"
    )
    s = situation(seat(tokens=RICH, workers="warriors:7"), seat())
    assert "build warriors" in moves(s)


@rule("tta.unit.upgrade-military-action", "tta.unit.upgrade-difference")
def test_a_unit_is_upgraded_for_the_difference() -> None:
    s = situation(seat("swordsmen", tokens="bronze:1"), seat())
    found = {"ma": -1, "warriors": -1, "swordsmen": 1, "resources": -1, "blue": 1, "strength rating": 1}
    assert change(s, "upgrade warriors swordsmen") == found
    s = situation(seat("swordsmen"), seat())
    assert refusal(s, "upgrade warriors swordsmen") == "tta.unit.upgrade-difference"
    s = situation(seat("swordsmen", tokens=RICH, ma=0), seat())
    assert refusal(s, "upgrade warriors swordsmen") == "tta.unit.upgrade-military-action"


@rule("tta.unit.upgrade-needs-unit", "tta.unit.upgrade-same-type", "tta.unit.upgrade-higher-level")
def test_a_unit_is_upgraded_within_its_type() -> None:
    s = situation(seat("knights swordsmen", workers="warriors:0 swordsmen:1", tokens=RICH), seat())
    assert refusal(s, "upgrade warriors swordsmen") == "tta.unit.upgrade-needs-unit"
    assert refusal(s, "upgrade swordsmen warriors") == "tta.unit.upgrade-higher-level"
    assert refusal(s, "upgrade swordsmen knights") == "tta.unit.upgrade-same-type"


@rule("tta.unit.disband-military-action", "tta.unit.disband-needs-unit")
def test_a_disbanded_unit_frees_its_worker() -> None:
    s = situation()
    assert change(s, "disband warriors") == {"ma": -1, "warriors": -1, "unused": 1, "strength rating": -1}
    assert refusal(s, "disband warriors") == "tta.unit.disband-needs-unit"
    assert refusal(situation(seat(ma=0), seat()), "disband warriors") == "tta.unit.disband-military-action"


@card("frederick-barbarossa")
def test_frederick_barbarossa_recruits_with_one_military_action() -> None:
    s = situation(seat("knights", leader="frederick-barbarossa", tokens="agriculture:3 bronze:4"), seat())
    assert price(s, "recruit knights") == {"military-actions": 1, "food": 1, "resources": 2}
    found = change(s, "recruit knights")
    assert found == {
        "ma": -1,
        "yellow": -1,
        "knights": 1,
        "food": -1,
        "resources": -2,
        "blue": 3,
        "strength rating": 2,
    }
    play(s, "recruit warriors")
    assert has(s)["unused"] == 1 and has(s)["ma"] == 0
    s = situation(seat(leader="frederick-barbarossa", tokens="agriculture:3"), seat())
    assert refusal(s, "recruit warriors") == "tta.unit.build-resource-cost"
    s = situation(seat(leader="frederick-barbarossa", tokens="bronze:3"), seat())
    assert refusal(s, "recruit warriors") == "tta.population.food-cost"
    assert refusal(situation(), "recruit warriors") == "tta.card.in-play"


@card("ocean-liner-service")
@rule("tta.workers.gain-population", "tta.text.once-per-turn")
def test_ocean_liner_service_brings_a_worker_each_turn() -> None:
    s = situation(seat(wonders="ocean-liner-service"), seat(), age=2)
    assert change(s, "use ocean-liner-service") == {"yellow": -1, "unused": 1}
    assert refusal(s, "use ocean-liner-service") == "tta.text.once-per-turn"
    s = situation(seat(wonders="ocean-liner-service", yellow=0), seat(), age=2)
    assert refusal(s, "use ocean-liner-service") == "tta.workers.gain-population"
    s = situation(seat(wonders="ocean-liner-service", ruins="ocean-liner-service"), seat(), age=2)
    assert refusal(s, "use ocean-liner-service") == "tta.action.whole-or-not"


@card("j-s-bach")
@rule("tta.note.bach-any-urban", "tta.note.bach-not-below-zero")
def test_bach_turns_any_urban_building_into_a_theater() -> None:
    told = seat(
        "drama opera alchemy theology", workers="alchemy:1 theology:1", leader="j-s-bach", tokens="bronze:9"
    )
    s = situation(told, seat(), age=2)
    assert price(s, "upgrade alchemy drama") == {"civil-actions": 1, "resources": 0}
    assert price(s, "upgrade theology opera") == {"civil-actions": 1, "resources": 3}
    found = change(s, "upgrade alchemy drama")
    assert (found["ca"], found["culture rating"], found["science rating"]) == (-1, 3, -2)
    assert refusal(s, "upgrade theology opera") == "tta.text.once-per-turn"
    told = seat(
        "drama alchemy scientific-method", workers="scientific-method:1", leader="j-s-bach", tokens="bronze:9"
    )
    assert refusal(situation(told, seat(), age=2), "upgrade scientific-method drama") == "tta.note.bach-any-urban"


@card("j-s-bach")
@rule("tta.note.bach-urban-limit")
def test_bach_keeps_to_the_urban_limit() -> None:
    told = seat("drama opera", workers="drama:2", leader="j-s-bach", tokens="bronze:9", hand="movies")
    s = situation(told, seat(), age=3)
    assert refusal(s, "upgrade philosophy opera") == "tta.note.bach-urban-limit"
    assert "upgrade drama opera" in moves(s)
    assert tokens(s) == {"bronze": 9}


@card("j-s-bach")
def test_bach_develops_theaters_for_two_science_less() -> None:
    s = situation(seat(leader="j-s-bach", hand="opera drama iron", science=9), seat(), age=2)
    prices = [price(s, f"develop {slug}")["science"] for slug in ("opera", "drama", "iron")]
    assert prices == [5, 1, 5]


@card("william-shakespeare")
def test_shakespeare_makes_theaters_cheaper_with_a_library_and_libraries_with_a_theater() -> None:
    told = {"leader": "william-shakespeare", "tokens": "bronze:16", "hand": "opera journalism", "science": 20}
    tech = "drama printing-press"
    for workers, theater, library in [("", 0, 0), ("drama:1", 0, 1), ("printing-press:1", 1, 0)]:
        s = situation(seat(tech, workers=workers, **told), seat(), age=2)
        assert price(s, "build drama")["resources"] == 4 - theater
        assert price(s, "build printing-press")["resources"] == 3 - library
        assert price(s, "develop opera")["science"] == 7 - theater
        assert price(s, "develop journalism")["science"] == 6 - library
    s = situation(seat(tech, workers="drama:2 printing-press:1", **told), seat(), age=2)
    assert has(s)["culture rating"] == 2 * 2 + 1 + 2 and has(s)["happiness rating"] == 3
