"""Exact chances before a roll, and what is told before the turn that ends the phase."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import ecumene
from ecumene.games.civolution.console.reset import FINAL
from ecumene.games.civolution.continent.lands import LAND, PLACES, TERRITORIES
from ecumene.games.civolution.continent.spots import FOOD
from ecumene.games.civolution.dice.fate import FateRoll, FavourCheck, favour_check
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.program import NOTHING
from ecumene.games.civolution.eras.feeding import Feed, hungry_tribes
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.modules.sustenance import material_of
from ecumene.games.civolution.printed import FIND_ROW, HUNTING, PASSES
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.told.odds import check_chance, find_chance, hunt_food
from ecumene.games.civolution.verbs import START
from ecumene.kernel.luck import Luck, Written
from ecumene.table.presenter import Presenter
from ecumene.table.words import words
from tests.games.civolution.situation import effect, moves, place, play, seat, table, thing
from tests.rules import rule

FACES = range(1, 7)
SAMPLES = 1000


def steps(one: int, other: int) -> int:
    return min(abs(one - other), 6 - abs(one - other))


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("ideas", [0, 1, 2])
def test_chances_are_those_of_all_rolls_counted_one_by_one(dice: int, ideas: int) -> None:
    s = table(seat("b-forest:2", fate=dice, favour=3), seat())
    rolls = list(product(FACES, repeat=dice))
    passed = [r for r in rolls if any(steps(d, v) <= ideas for d in r for v in range(1, PASSES[3] + 1))]
    assert check_chance(s, 0, ideas) == round(100 * len(passed) / len(rolls))
    food = HUNTING[LAND[place("b-forest")]]
    best = [max(food[v - 1] for d in r for v in FACES if steps(d, v) <= ideas) for r in rolls]
    assert hunt_food(s, 0, place("b-forest"), ideas) == pytest.approx(sum(best) / len(rolls), abs=0.051)
    for row in (1, 2, 3):
        hit = [r for r in rolls if any(FIND_ROW[v] == row and steps(d, v) <= ideas for d in r for v in FACES)]
        assert find_chance(s, 0, row, ideas) == round(100 * len(hit) / len(rolls))


def ends(s: GameState) -> list[GameState]:
    """Return every way in which the choice after a roll can go."""
    if not isinstance(s.stack[-1], FateRoll):
        return [s]
    found = []
    for a in s.stack[-1].legal(s, 0):
        after = s.copy()
        after.stack[-1].answer(after, 0, a, Luck(0))
        found.append(after)
    return found


def rolled(s: GameState, move: str, dice: int) -> list[list[GameState]]:
    """Return for every roll of so many dice the ways in which play can go on."""
    found = []
    for roll in product(FACES, repeat=dice):
        world, luck = s.copy(), Written([-face for face in roll])
        world.stack[-1].answer(world, 0, GAME.grammar.parse(move), luck)
        while isinstance(world.stack[-1], FateRoll) and not world.stack[-1].waits_for(world):
            world.stack[-1].step(world, luck)
        found.append(ends(world))
    return found


ROLLS = [("", 1, 0), ("", 2, 1), ("", 2, 2), ("p12:1", 2, 1)]  # Far-sighted: a die more for both


@pytest.mark.parametrize(("block", "dice", "ideas"), ROLLS)
def test_hunts_and_finds_bring_in_play_what_is_told_over_all_rolls(block: str, dice: int, ideas: int) -> None:
    s = table(seat("b-forest:2", fate=dice, idea=ideas, block=block), seat())
    moves(effect(s, {"hunt": 1}))
    more = s.players[0].power[ops.BONUS_DIE_HUNT]
    best = [
        max(world.players[0].markers[FOOD] for world in ways) for ways in rolled(s, "hunt b-forest", dice + more)
    ]
    told = hunt_food(s, 0, place("b-forest"), ideas)
    assert told == pytest.approx(sum(best) / len(best), abs=0.051)
    s = table(seat("b-forest:2", fate=dice, idea=ideas, block=block), seat())
    moves(effect(s, {"lucky_find": 1}))
    more = s.players[0].power[ops.BONUS_DIE_FIND]
    rolls = rolled(s, "find forest", dice + more)
    for row in (1, 2, 3):
        spot = material_of(LAND[place("b-forest")], row)
        hits = [ways for ways in rolls if any(world.players[0].markers[spot] for world in ways)]
        assert find_chance(s, 0, row, ideas) == round(100 * len(hits) / len(rolls))


@pytest.mark.parametrize(("block", "favour", "ideas"), [("", 2, 0), ("", 3, 1), ("d11:1", 2, 0), ("d11:1", 2, 1)])
def test_favour_checks_are_passed_as_often_in_play_as_is_told(block: str, favour: int, ideas: int) -> None:
    begun = table(seat("b-forest:2", fate=2, favour=favour, idea=ideas, block=block), seat())
    passed = 0
    for sample in range(SAMPLES):
        s, luck = begun.copy(), Luck(sample)
        luck.log = []
        favour_check(s, 0, NOTHING, NOTHING, -1)
        while isinstance(s.stack[-1], FavourCheck):
            check = s.stack[-1]
            if check.waits_for(s):
                check.answer(s, 0, check.legal(s, 0)[0], luck)
            else:
                check.step(s, luck)
        passed += any(event.kind == "favour-passed" for event in luck.log)
    assert 100 * passed / SAMPLES == pytest.approx(check_chance(begun, 0, ideas), abs=6)


def test_chances_count_a_second_roll_and_a_find_without_a_roll() -> None:
    s = table(seat("b-forest:2", favour=2, idea=2, block="d11:1 b11:2"), seat())  # Observatory, Echolocation
    assert check_chance(s, 0, 0) == round(100 * (1 - (4 / 6) ** 2))
    assert check_chance(s, 0, 1) == round(100 * (1 - (2 / 6) ** 2))
    moves(effect(s, {"lucky_find": 1}))
    told = GAME.teller.chances(s, 0, GAME.grammar.parse("find forest"))
    assert told == [("chances-find", {"ideas": 0, "first": 100, "second": 100, "third": 100})]


def test_a_hunt_and_a_find_tell_what_each_idea_adds() -> None:
    s = effect(table(seat("b-forest:2", idea=1), seat()), {"hunt": 1})
    moves(s)
    told = GAME.teller.chances(s, 0, GAME.grammar.parse("hunt b-forest"))
    assert [args["ideas"] for _, args in told] == [0, 1] and told[0][1]["food"] < told[1][1]["food"]
    s = effect(table(seat("b-forest:2"), seat()), {"lucky_find": 1})
    moves(s)
    told = GAME.teller.chances(s, 0, GAME.grammar.parse("find forest"))
    assert [id for id, _ in told] == ["chances-find"]


def test_before_the_last_turn_of_the_phase_hunger_weather_and_leftovers_are_told() -> None:
    s = table(seat("b-forest:2 b-forest:0", food=1, planning_3=2, focus=1), seat())
    assert GAME.teller.warnings(s, 0) == []
    s.closing = FINAL
    told = dict(GAME.teller.warnings(s, 0))
    assert told["warning-hunger"] == {"n": 2, "need": 3, "have": 1}
    assert told["warning-markers"] == {"n": 3}
    for lang in ("en", "ru", "el"):
        for id, args in told.items():
            assert words(GAME, lang).format(id, **args) != id


@rule("civo.location.gorge", "civo.feeding.need")
def test_hunger_is_told_of_the_food_that_will_be_there() -> None:
    """Gorges take theirs before, Husbandry brings its own."""
    for block, hungry in (("", True), ("c03:1", False)):
        s = table(seat("b-forest:2 b-hills:2 b-mountains:1", food=1, farms="b-forest", block=block), seat())
        s.closing = FINAL  # two of them need food, and the farm brings one more
        assert ("warning-hunger" in dict(GAME.teller.warnings(s, 0))) == hungry
    corner = PLACES.slugs[TERRITORIES + s.land.corners[place("b-hills")][0]]
    s = table(seat("b-hills:2", food=1), seat(), locations={corner: "l07"})
    s.closing = FINAL
    assert dict(GAME.teller.warnings(s, 0))["warning-hunger"] == {"n": 1, "need": 1, "have": 0}


def test_weather_that_can_be_chosen_milder_is_not_warned_of() -> None:
    for block, weather, told in (
        ("", 2, "warning-weather-food"),
        ("c15:1", 2, ""),  # Meteorology
        ("", 1, "warning-weather-tribe"),
        ("c15:1", 1, ""),  # the indicator lies on heat again, and warmth is beside it
    ):
        s = table(seat("b-forest:2", food=1, block=block), seat(), weather=weather)
        s.event, s.closing = thing("f1"), FINAL  # one step hotter
        assert [id for id, _ in GAME.teller.warnings(s, 0)] == ([told] if told else [])


def said(s: GameState, move: str, lang: str = "en") -> str:
    """Return in words what a move of the first seat leads to."""
    moves(s)
    at = {"game": "civolution", "rules": GAME.rulebook.version, "players": len(s.players), "seed": 1, "number": 0}
    played = ecumene.from_position({"ecumene": 1, **at, "options": {"first_game": True}, "state": GAME.dump(s)})
    return " ".join(Presenter(played, 0, lang).chances(GAME.grammar.parse(move)))


def test_settling_tells_whether_the_encampment_is_free_and_who_is_displaced() -> None:
    s = effect(table(seat("b-forest:2"), seat("b-hills:2"), tokens={"b-hills": "cotton"}), {"migrate": 1})
    play(s, "lead b-forest 2")
    assert said(s, "settle b-hills 1") == "The encampment is free."
    assert said(s, "settle b-hills 2") == "It displaces a tribe of Player 2, and yours is weak there."
    assert "You turn up the material" in said(s, "settle b-mountains 1")
    for lang in ("en", "ru", "el"):
        asked = words(GAME, lang).ask("Migration", thing("migration"), [GAME.grammar.parse("settle b-hills 1")])
        assert asked.endswith(("?", ";")), "where the tribe goes, not which one is led"


def test_hungry_tribes_tell_what_they_need_and_what_becomes_of_them() -> None:
    s = table(seat("b-forest:2 c-swamp:2w", food=1), seat())
    s.stack.append(Feed(0, hungry_tribes(s, 0), []))
    assert said(s, "feed b-forest 2") == "It needs 1 food. It is strong: without food it grows weak."
    assert said(s, "feed c-swamp 2") == "It needs 1 food. It is weak: without food it dies."
    assert said(s, "done").endswith("grow weak: 1, weak ones that die: 1.")


def test_a_tribe_that_needs_no_food_says_so() -> None:
    s = table(seat("c-swamp:2 c-swamp:1w c-swamp:0", food=2, block="d01:1"), seat())  # Granary: two encampments
    s.stack.append(Feed(0, hungry_tribes(s, 0), []))
    assert said(s, "feed c-swamp 1") == "Needs no food: it counts as fed in any case."
    assert said(s, "feed c-swamp 0") == "It needs 2 food. It is strong: without food it grows weak."
    assert said(s, "done").endswith("grow weak: 1, weak ones that die: 0.")


def test_a_column_tells_the_level_and_what_is_below() -> None:
    s = table(seat("c-swamp:2", hand="a01", wood=3, stone=3, dexterity=1, block="i01:2"), seat())
    play(effect(s, {"install": {"type": "invention"}}))
    assert said(s, "install a01 1") == "Level 1, at the foot of a column: 2 points in the end."
    assert said(s, "install a01 2") == "Level 2, on top of Brainstorm: 3 points in the end."
    s = table(seat("c-swamp:2", goals="g01", wood=2, block="g02:3"), seat())
    play(effect(s, {"goal_install": 1}))
    assert said(s, "install g01 3").startswith("Level 2, on top of")
    assert said(s, "install g01 13") == "Level 1, at the foot of a column: 2 points in the end."


def test_a_question_that_leaves_nothing_to_install_says_so() -> None:
    for lang in ("en", "ru", "el"):
        spoken = words(GAME, lang)
        done = GAME.grammar.parse("done")
        asked = [
            spoken.ask("CardInstall", -1, each) for each in ([done], [GAME.grammar.parse("install d01 1"), done])
        ]
        assert asked[0].endswith(".") and asked[1].endswith(("?", ";"))


def test_a_start_token_tells_its_goal() -> None:
    fresh = ecumene.new("civolution", players=2, seed=3)
    while fresh.view(0)["stack"][-1]["frame"] != "StartToken":
        fresh.play(fresh.waiting[0], fresh.moves(fresh.waiting[0])[0])
    at = fresh.waiting[0]
    state: Any = fresh.state
    for card, goal in zip(state.start_cards, state.start_goals, strict=True):
        told = Presenter(fresh, at, "en").chances((START, card, 0))[0]
        assert words(GAME, "en").thing(goal, "text") in told
