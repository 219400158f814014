"""Abilities that change a rule for good: each is seen beside the same table without the card."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.civolution.card_data import ABILITY, ATTRIBUTES, CARDS, THINGS
from ecumene.games.civolution.eras.era import STEPS, Era
from ecumene.games.civolution.eras.events import HOT, Weather, WeatherShift
from ecumene.games.civolution.eras.feeding import Feeding
from ecumene.games.civolution.eras.preparation import ExtraFinds
from ecumene.games.civolution.eras.sites import Glaciers
from ecumene.games.civolution.printed import ERAS
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.told.odds import hunt_food
from ecumene.kernel.luck import Event, Luck
from tests.games.civolution.cards.bench import BESIDE, settle_all
from tests.games.civolution.situation import begins, effect, has, moves, place, play, seat, table

Doc = dict[str, Any]


def both(card: str, tribes: str = "b-forest:2", other: str = "", **told: Any) -> tuple[GameState, GameState]:
    """Return two tables that differ in one card: without it, with it."""
    common = {key: told.pop(key) for key in ("locations", "tokens", "hunted") if key in told}
    plain = table(seat(tribes, **told), seat(other), **common)
    return plain, table(seat(tribes, block=f"{card}:1", **told), seat(other), **common)


def activated(s: GameState, module: str) -> list[Event]:
    """Activate a module with dice that pay for it exactly, and do all that can be done."""
    log = play(s, f"activate {module}")
    return log + settle_all(s, 3, Luck(3))


def total(log: list[Event], kind: str) -> int:
    """Add up the amounts of one kind of line, or count the lines where they have none."""
    lines = [event for event in log if event.kind == kind]
    return sum(event.amount for event in lines) or len(lines)


@pytest.mark.parametrize(
    ("card", "module", "dice", "kind", "more"),
    [
        ("a01", "transport", "1 5", "carried", 2),
        ("a16", "production", "3 5", "produced", 1),
        ("b15", "migration", "1 3", "migrated", 1),
    ],
)
def test_a_module_does_more(card: str, module: str, dice: str, kind: str, more: int) -> None:
    without, with_card = both(
        card, "b-forest:2 c-swamp:2 b-hills:2", dice=dice, raw="b-forest:3 c-swamp:3", favour=1
    )
    assert total(activated(with_card, module), kind) == total(activated(without, module), kind) + more


@pytest.mark.parametrize(("card", "where", "more"), [("b06", "b-forest", 1), ("a02", "a-water", 2)])
def test_a_hunt_brings_more_food(card: str, where: str, more: int) -> None:
    food = []
    for s in both(card, "b-forest:2 a-water:0", boats="a-water"):
        play(effect(s, {"hunt": 1}), f"hunt {where}", dice="3")
        food.append(has(s, "food")[0])
    assert food[1] == food[0] + more


def test_wings_of_the_hunter_see_where_others_do_not() -> None:
    without, with_card = both("b04", "b-forest:2", hunted=[1] * 22)
    assert begins(effect(with_card, {"hunt": 1}), "hunt") == ["hunt b-forest"]
    assert "hunt b-forest" not in moves(effect(without, {"hunt": 1}))


@pytest.mark.parametrize(("card", "roll"), [("a03", "hunt"), ("p12", "hunt"), ("p12", "lucky_find")])
def test_one_more_fate_die_is_rolled(card: str, roll: str) -> None:
    rolled = []
    for s in both(card):
        log = settle_all(effect(s, {roll: 1}), 3, Luck(3))
        rolled.append(sum(event.kind == "fate" for event in log))
    assert rolled == [1, 2]


def test_two_things_that_roll_one_more_die_roll_two_more() -> None:
    s = table(seat("b-forest:2", block="a03:1 p12:2"), seat())
    assert hunt_food(s, 0, place("b-forest"), 0) == 2.9  # by three dice
    log = settle_all(effect(s, {"hunt": 1}), 3, Luck(3))
    assert sum(event.kind == "fate" for event in log) == 3


def test_a_find_without_a_roll_chooses_its_row() -> None:
    _, s = both("b11")
    effect(s, {"lucky_find": 1})
    play(s, *begins(s, "find")[:1])
    assert begins(s, "store") == ["store wood", "store beeswax", "store oil"]


@pytest.mark.parametrize("card", ["a18", "p11"])
def test_a_revealed_location_scores_one_more(card: str) -> None:
    points = []
    for s in both(card):
        settle_all(effect(s, {"explore": {"any": 1}}), 3, Luck(3))
        points.append(s.players[0].points)
    assert points[1] == points[0] + 1


@pytest.mark.parametrize("card", ["b09", "p06"])
def test_favour_counts_one_space_further(card: str) -> None:
    without, with_card = both(card, favour=2)
    for s, passed in ((without, 0), (with_card, 1)):
        play(effect(s, {"favor_test": [{"points": 1}]}), dice="3")
        assert s.players[0].points == passed


def test_drawing_to_choose_shows_two_more_cards() -> None:
    seen = []
    for s in both("a11"):
        log = settle_all(effect(s, {"draw": {"n": 2, "keep": 1}}), 3, Luck(3))
        seen.append(total(log, "cards-drawn"))
    assert seen == [2, 4]


def test_sales_bring_more_and_purchases_cost_less() -> None:
    for card, move, marker in (("a10", "sell wood", "money"), ("c28", "buy wood", "money")):
        left = []
        for s in both(card, wood=1, money=4):
            play(effect(s, {"sell": 1}, {"buy": 1}), move)
            left.append(has(s, marker)[0])
        assert left[1] == left[0] + 1
    points = []
    for s in both("e14", wood=1):
        play(effect(s, {"sell": 1}), "donate wood")
        points.append(s.players[0].points)
    assert points[1] == points[0] + 2


def test_sleep_gives_both() -> None:
    _, s = both("e11", dice="2 5 6 6 6")
    play(s, "sleep")
    settle_all(s, 3, Luck(3))
    assert has(s, "focus", "idea") == [1, 2]


def test_a_reset_comes_with_four_dice() -> None:
    without, with_card = both("c20", dice="1 2 3 4")
    assert "reset" not in moves(without) and "reset" in moves(with_card)


def test_one_and_six_stand_for_each_other() -> None:
    without, with_card = both("e13", dice="1 1 4 4")
    assert "activate building" in moves(with_card) and "activate building" not in moves(without)  # 4 and 6


def test_a_planning_marker_stands_for_its_neighbour() -> None:
    without, with_card = both("c02", dice="1 1 1 1", planning_2=1)
    assert "activate migration" in moves(with_card) and "activate migration" not in moves(without)  # 1 and 3


def test_the_first_idea_turns_by_two_and_clockwork_by_one_for_nothing() -> None:
    without, with_card = both("c07", dice="1 5 5 5", idea=1)
    assert "activate production" in moves(with_card) or "activate migration" in moves(with_card)
    assert "activate migration" not in moves(without)
    for card in ("a19", "p08"):
        without, with_card = both(card, dice="1 2 2 2")
        assert "activate migration" in moves(with_card) and "activate migration" not in moves(without)


def test_strong_tribes_in_hard_lands_score_more() -> None:
    points = []
    for s in both("b29", "c-swamp:2 b-forest:2"):
        s.stack.append(Feeding(len(s.parties())))  # all are fed
        play(s)
        points.append(s.players[0].points)
    assert points == [2, 3]


def test_weak_tribes_migrate_and_fighters_stay_strong() -> None:
    without, with_card = both("b28", "b-forest:2w")
    assert begins(effect(with_card, {"migrate": 1}), "lead") == ["lead b-forest 2"]
    assert "lead b-forest 2" not in moves(effect(without, {"migrate": 1}))
    for s, weak in zip(both("b10", "b-forest:2", "b-hills:2"), (1, 0), strict=True):
        play(effect(s, {"migrate": 1}), "lead b-forest 2", "settle b-hills 2")
        assert sum(s.camp_weak) == weak


@pytest.mark.parametrize(("card", "tribe", "camp"), [("b22", "b-hills:2", 2), ("d13", "b-hills:1", 1)])
def test_some_tribes_cannot_be_displaced(card: str, tribe: str, camp: int) -> None:
    for block, open_ in (("", True), (f"{card}:1", False)):
        s = table(seat("b-forest:2"), seat(tribe, block=block))
        play(effect(s, {"migrate": 1}), "lead b-forest 2")
        assert (f"settle b-hills {camp}" in moves(s)) is open_


def test_gills_cross_water_without_a_boat() -> None:
    without, with_card = both("b02", "b-forest:2")
    for s, crosses in ((without, False), (with_card, True)):
        play(effect(s, {"migrate": {"n": 2, "same_tribe": True}}), "lead b-forest 2")
        assert ("cross a-water" in moves(s)) is crosses


def test_statues_cost_other_materials_and_settlements_fewer() -> None:
    ground: Doc = {"locations": {BESIDE: "l01"}}
    without, with_card = both("a15", clay=1, **ground)
    assert begins(effect(with_card, {"build": {"kind": "statue", "n": 1}}), "statue") == [f"statue {BESIDE} clay"]
    assert not [
        move for move in moves(effect(without, {"build": {"kind": "statue", "n": 1}})) if move[:6] == "statue"
    ]
    without, with_card = both("a23", wood=1, **ground)
    assert begins(effect(with_card, {"build": {"kind": "settlement", "n": 1}}), "settlement")
    assert not [
        move
        for move in moves(effect(without, {"build": {"kind": "settlement", "n": 1}}))
        if move[:10] == "settlement"
    ]


def test_a_point_bonus_counts_the_cards_and_incomes_of_its_column() -> None:
    for thing in [*CARDS, *ATTRIBUTES]:
        if ABILITY[thing]["kind"] == "point_bonus":
            slug = THINGS.slugs[thing]
            s = table(seat("b-forest:2", block=f"{slug}:1 i01:1 i02:2"), seat())
            luck, s.era = Luck(1), ERAS
            luck.log = []
            Era(0).begin(s, STEPS.index("end"), luck)
            scored = [event.amount for event in luck.log if event.source == thing]
            assert sum(scored) == 2 * ABILITY[thing]["points"]


@pytest.mark.parametrize("card", [THINGS.slugs[card] for card in CARDS if ABILITY[card]["kind"] == "none"])
def test_what_has_no_ability_changes_nothing(card: str) -> None:
    s = table(seat("b-forest:2", block=f"{card}:1"), seat())
    assert not any(s.players[0].power) and s.players[0].watchers == []


FEEDERS = [THINGS.slugs[thing] for thing in [*CARDS, *ATTRIBUTES] if ABILITY[thing].get("rule") == "feed_less"]
CROWD = (
    "b-forest:1 b-forest:2 c-grassland:1w c-grassland:2w c-swamp:0 c-desert:0 c-desert:2"
    " b-mountains:2 b-hills:0 a-water:0"
)
HOME = {
    "b-forest": "forest",
    "c-grassland": "grassland",
    "c-swamp": "swamp",
    "c-desert": "desert",
    "b-mountains": "mountains",
}


def saved(ability: Doc) -> int:
    """Return how much food an ability saves the crowd, tribe by tribe."""
    count = 0
    for word in CROWD.split():
        slug, _, number = word.partition(":")
        where = "boat" if slug == "a-water" else "wilderness" if number == "0" else "encampment"
        land = HOME.get(slug, "hills" if slug == "b-hills" else "water")
        state = "weak" if number.endswith("w") else "strong"
        fits = ability["where"] in ("any", where) and land in ability.get("types", [land])
        count += fits and ability.get("state", state) == state
    return int(ability["n"] * (count if ability["max"] == "all" else min(count, ability["max"])))


@pytest.mark.parametrize("card", FEEDERS)
def test_tribes_need_less_food(card: str) -> None:
    eaten = []
    for s in both(card, CROWD, boats="a-water", food=16):
        s.stack = [s.stack[0], Feeding(0)]
        log = play(s, "feed-all")
        eaten.append(sum(event.amount for event in log if event.kind == "fed"))
    assert eaten[0] - eaten[1] == saved(ABILITY[THINGS.number(card)])


def test_statues_score_more_and_fires_too() -> None:
    points = []
    for s in both("d09", jade=1, locations={BESIDE: "l01"}):
        play(effect(s, {"build": {"kind": "statue", "n": 1}}), f"statue {BESIDE} jade", "advance culture")
        s.players[0].points = 0
        Era(0).begin(s, STEPS.index("statues"), Luck(1))
        points.append(s.players[0].points)
    assert points[1] == points[0] + 1
    points = []
    for s in both("b21"):
        play(effect(s, {"migrate": 1}), "lead b-forest 2", "settle b-hills 1")
        points.append(s.players[0].points)
    assert points[1] == points[0] + 1


def test_boats_carry_one_more_tribe_and_one_more_material() -> None:
    without, with_card = both("d27", "a-water:0 a-water:0 b-forest:2", boats="a-water")
    for s, more in ((without, False), (with_card, True)):
        play(effect(s, {"migrate": 1}), "lead b-forest 2")
        assert ("board a-water" in moves(s)) is more
    without, with_card = both("d27", "a-water:0", boats="a-water")
    for s, cargo in ((without, 1), (with_card, 2)):
        settle_all(effect(s, {"produce": 1}), 3, Luck(3))
        assert s.players[0].cargo[0] == cargo


def test_dying_tribes_are_saved_for_nothing_so_many_times_an_era() -> None:
    for card, times in (("b12", 1), ("d23", 2)):
        s = table(seat("b-forest:2 b-forest:3 c-swamp:2", block=f"{card}:1", favour=3), seat())
        for number in range(times + 1):
            play(effect(s, {"remove": {"tribe": 1}}), "lose b-forest 2", "save")
            assert s.players[0].favour == (3 if number < times else 2)


def test_fate_dice_turn_for_nothing_or_are_rolled_again() -> None:
    without, with_card = both("c24", favour=2)
    for s, turns in ((without, False), (with_card, True)):
        effect(s, {"favor_test": [{"points": 1}]})
        play(s, dice="3")
        assert (s.players[0].points == 1 or bool(begins(s, "idea"))) is turns
    _, s = both("d11", favour=2)
    play(effect(s, {"favor_test": [{"points": 1}]}), dice="3")
    assert "roll" in moves(s)
    play(s, "roll", dice="1")
    assert s.players[0].points == 1


def test_a_cost_cell_is_ignored_and_features_and_materials_stand_for_others() -> None:
    install = {"install": {"type": "invention"}}
    without, with_card = both("p04", hand="a07", clay=1)
    for s, columns in ((without, 4), (with_card, 5)):  # its own column is taken; those of level 2 are open
        assert len(begins(effect(s, install), "install")) == columns
    without, with_card = both("b19", hand="c02", intelligence=1)
    for s, there in ((without, False), (with_card, True)):
        assert (
            bool(
                [move for move in moves(effect(s, {"install": {"type": "inspiration"}})) if move[:7] == "install"]
            )
            is there
        )
    without, with_card = both("c30", hand="a01", stone=1)
    for s, there in ((without, False), (with_card, True)):
        assert bool([move for move in moves(effect(s, install)) if move[:7] == "install"]) is there


def test_thick_fur_is_spared_by_heat_and_by_glaciers() -> None:
    for s, spared in zip(both("b05", locations={BESIDE: "l09"}, food=1), (False, True), strict=True):
        depth = len(s.stack)
        s.stack.append(Weather(0, HOT))
        play(s)
        assert (getattr(s.stack[-1], "seat", -1) != 0 or len(s.stack) == depth) is spared
        del s.stack[depth:]
        s.stack.append(Glaciers(0))
        settle_all(s, depth, Luck(3))
        assert sum(s.camp_weak) == (0 if spared else 1)


def test_meteorology_may_take_the_space_beside_the_indicator() -> None:
    for s, asked in zip(both("c15", food=1), (False, True), strict=True):
        weather = Weather(0, HOT)
        weather.begin_turn(s, 0, Luck(1))
        assert isinstance(s.stack[-1], WeatherShift) is asked


def test_a_keen_nose_finds_one_more() -> None:
    stored = []
    for s in both("b27"):
        depth = len(s.stack)
        s.stack.append(ExtraFinds(0))
        log = settle_all(s, depth, Luck(3))
        stored.append(total([event for event in log if event.seat == 0], "gained"))
    assert stored == [1, 2]
