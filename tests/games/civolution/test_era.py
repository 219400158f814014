"""The phases around the actions: new goals, extra find, feeding, weather, event, income (p. 12, 33-36)."""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution.card_data import EVENTS
from ecumene.games.civolution.eras.era import STEPS, Era
from ecumene.games.civolution.eras.events import move_weather, rewarded, weather_effect
from ecumene.games.civolution.eras.feeding import Feed, Feeding
from ecumene.games.civolution.eras.income import score_statues
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.kernel.frame import waiting
from ecumene.kernel.luck import Luck
from tests.games.civolution.situation import begins, has, moves, other_final_tiles, place, play, seat, table, thing
from tests.rules import rule


def at_step(s: GameState, step: str) -> GameState:
    """Let the era go on with a step."""
    s.stack = [Era(STEPS.index(step))]
    return s


def feeding(*seats: dict[str, Any]) -> GameState:
    s = table(*seats)
    s.stack = [Era(STEPS.index("begin-event")), Feeding(0)]
    s.event = thing("f1")
    s.events.remove(thing("f1"))
    return s


@rule("civo.era.phases", "civo.era.new-cards")
def test_an_era_begins_with_an_event_and_a_card_on_each_open_stack() -> None:
    s = at_step(table(seat("c-swamp:2"), seat("b-forest:2")), "begin-new-cards")
    play(s)
    assert s.event >= 0 and [len(stack) for stack in s.open] == [1] * 5 and begins(s, "goal")


@rule("civo.era.new-goals")
def test_each_may_take_a_goal_and_the_display_is_filled_when_all_had_their_choice() -> None:
    s = at_step(table(seat("c-swamp:2"), seat("b-forest:2"), first=1), "new-goals")
    assert len(begins(s, "goal")) == 4 and waiting(s) == [1]
    play(s, begins(s, "goal")[0])
    assert len(begins(s, "goal")) == 3 and waiting(s) == [0]
    play(s, "done")
    assert -1 not in s.goal_display[:4]
    s = at_step(table(seat("c-swamp:2"), seat("b-forest:2")), "new-goals")
    moves(s)
    refusal = s.stack[-1].refuse(s, 0, GAME.grammar.parse("reset"))
    assert refusal.rule == "civo.era.new-goals"  # what is asked, not how goals are laid


@rule("civo.era.extra-find", "civo.find.extra")
def test_an_extra_find_is_any_material_of_a_land_with_a_tribe() -> None:
    s = at_step(table(seat("c-swamp:2 a-water:0", boats="a-water"), seat("b-forest:2")), "extra-find")
    assert begins(s, "store") == ["store coal", "store peat", "store tar"]
    play(s, "store tar")
    assert has(s, "tar") == [1] and waiting(s) == [1]


@rule("civo.feeding.order", "civo.feeding.feed", "civo.feeding.need", "civo.feeding.farm")
def test_tribes_need_food_by_where_they_are() -> None:
    home = "c-swamp:2 c-swamp:0 a-water:0 b-forest:2 b-forest:6"
    s = feeding(seat(home, boats="a-water", farms="b-forest", food=9), seat())
    for move, cost in (("a-water 0", 1), ("b-forest 6", 1), ("c-swamp 0", 2), ("c-swamp 2", 1)):
        before = has(s, "food")[0]
        assert f"feed {move}" in moves(s) and "feed b-forest 2" not in moves(s)  # the farm feeds that one
        play(s, f"feed {move}")
        assert before - has(s, "food")[0] == cost
    s = feeding(seat(home, boats="a-water", farms="b-forest", food=9), seat())
    play(s, "feed-all")
    assert has(s, "food") == [4]
    s = feeding(seat("c-swamp:2 c-swamp:0", food=9, block="b17:1"), seat())  # Ruminant Stomach
    play(s, "feed-all")
    assert has(s, "food") == [7]


@rule("civo.feeding.starve", "civo.feeding.strong")
def test_who_is_not_fed_lies_down_or_dies_and_strong_tribes_score() -> None:
    s = feeding(seat("c-swamp:2 c-swamp:1w b-forest:2", food=1), seat())
    log = play(s, "feed b-forest 2")
    assert tribes.on_continent(s, 0) == 2 and tribes.strong(s, 0) == 1
    assert next(event for event in log if event.kind == "strong-tribes").amount == 1
    assert tribes.numbers_in(s, 0, place("c-swamp"), False, True) == [2]


@rule("civo.feeding.need", "civo.feeding.feed")
def test_nobody_is_asked_about_tribes_that_need_no_food() -> None:
    s = feeding(seat("c-swamp:2 c-swamp:1w", food=3, block="d01:1"), seat())  # Granary: two encampments
    log = play(s)
    assert not any(isinstance(frame, Feed) for frame in s.stack) and has(s, "food") == [3]
    assert [event.amount for event in log if event.kind == "fed"] == [0, 0]
    s = feeding(seat("c-swamp:2 c-swamp:0", block="d01:1"), seat())  # without food there is nothing to decide
    play(s)
    assert tribes.strong(s, 0) == 1 and tribes.numbers_in(s, 0, place("c-swamp"), False, True) == [6]
    s = feeding(seat("c-swamp:2 c-swamp:1w c-swamp:0", food=2, block="d01:1"), seat())
    assert begins(s, "feed") == ["feed c-swamp 0", "feed c-swamp 1", "feed c-swamp 2"]
    play(s, "done")  # what needs nothing is fed all the same
    assert has(s, "food") == [2] and tribes.on_continent(s, 0) == 3 and tribes.strong(s, 0) == 1
    s = feeding(seat("c-swamp:2 c-swamp:1w b-forest:2", block="d01:1"), seat())
    assert len(begins(s, "feed")) == 3  # three compete for two
    play(s, "done")
    assert tribes.on_continent(s, 0) == 3 and tribes.strong(s, 0) == 1  # the weak one first


@rule("civo.feeding.deus")
def test_a_dying_tribe_is_saved_by_a_step_back() -> None:
    s = feeding(seat("c-swamp:1w", favour=2), seat())
    assert moves(s) == ["save", "done"]
    play(s, "save")
    assert s.players[0].favour == 1 and tribes.on_continent(s, 0) == 1
    s = feeding(seat("c-swamp:1w", favour=2), seat())
    play(s, "done")
    assert s.players[0].favour == 2 and tribes.on_continent(s, 0) == 0
    s = feeding(seat("c-swamp:1w"), seat())
    play(s)
    assert tribes.on_continent(s, 0) == 0  # on the first space nobody is asked
    s = feeding(seat("c-swamp:1w", block="b12:1"), seat())  # Regeneration
    play(s, "save")
    assert s.players[0].favour == 1 and tribes.on_continent(s, 0) == 1


@rule("civo.weather.move", "civo.weather.beyond")
def test_the_indicator_moves_by_the_event_and_stays_on_the_scale() -> None:
    for event, start, reached, stays in (("f3", 3, 1, 1), ("f3", 2, 0, 1), ("f2", 3, 4, 4), ("f9", 5, 6, 5)):
        s = table(weather=start)
        s.event = thing(event)
        assert move_weather(s, Luck(1)) == reached and s.weather == stays


@rule("civo.weather.effect", "civo.weather.hard", "civo.weather.tribe")
def test_weather_offers_or_takes() -> None:
    s = table(seat("c-swamp:2", money=1, block="i02:1"), seat())
    weather_effect(s, 0, 2)
    assert moves(s) == ["perform i02", "point i02", "done"]
    s = table(seat("c-swamp:2", money=1), seat())
    weather_effect(s, 0, 4)
    assert moves(s) == ["activity start-activity", "done"]
    s = table(seat("c-swamp:2", food=1, favour=2), seat())
    weather_effect(s, 0, 1)
    assert moves(s) == ["choose 1", "choose 2"]
    play(s, "choose 2")
    assert moves(s) == ["save", "done"]  # deus ex machina helps here too
    s = table(seat("c-swamp:2"), seat())
    weather_effect(s, 0, 5)
    play(s)
    assert tribes.on_continent(s, 0) == 0  # without food there is no choice
    s = table(seat(""), seat())
    weather_effect(s, 0, 5)
    assert moves(s)[0].startswith("activate")
    s = table(seat("c-swamp:2 b-forest:2", food=3), seat())
    weather_effect(s, 0, 0)
    assert moves(s) == ["lose b-forest 2", "lose c-swamp 2"]
    s = table(seat("c-swamp:2", block="b05:1"), seat())  # Thick Fur
    weather_effect(s, 0, 6)
    assert moves(s)[0].startswith("activate")


@rule("civo.effects.weather-shift")
def test_meteorology_chooses_a_neighbouring_space() -> None:
    s = table(seat("c-swamp:2", block="c15:1 i02:2"), seat("b-forest:2"), weather=3)
    s.event = thing("f3")
    s.events.remove(thing("f3"))
    at_step(s, "weather")
    assert moves(s) == ["choose 2", "choose 3"]  # heat, or warmth beside it
    play(s, "choose 3", "perform i02")
    assert has(s, "food") == [2]


@rule("civo.event.winners", "civo.event.cost")
def test_an_event_rewards_a_sole_leader_or_all_that_qualify() -> None:
    s = table(seat("c-swamp:2", track0=3), seat("b-forest:2", track0=2), seat("", track0=2))
    assert rewarded(s, thing("f1")) == [0]
    s = table(seat("c-swamp:2", track0=3), seat("b-forest:2", track0=3), seat(""))
    assert rewarded(s, thing("f1")) == []
    s = table(seat("", favour=3), seat("", favour=2), seat("", favour=4), first=1)
    assert rewarded(s, thing("f14")) == [2, 0]
    assert rewarded(table(), thing("f4")) == []  # nobody has a farm
    s = table(seat("c-swamp:2", farms="c-swamp b-forest"), seat("", farms="b-hills"))
    s.event = thing("f4")
    s.events.remove(thing("f4"))
    play(at_step(s, "event"), "raze c-swamp")
    assert s.players[0].farms == 2 and has(s, "food") == [2]


@rule("civo.event.cost")
def test_the_price_of_an_event_may_be_declined_and_its_reward_with_it() -> None:
    """Page 34: whoever meets the requirement, which may include a removal, may gain the bonus."""
    s = table(seat("c-swamp:2", farms="c-swamp"), seat("b-forest:2"))
    s.event = thing("f4")
    s.events.remove(thing("f4"))
    assert moves(at_step(s, "event")) == ["raze c-swamp", "done"]
    log = play(s, "done")
    assert s.players[0].farms == 2 and has(s, "food") == [0]
    assert "event" not in [event.kind for event in log]
    s = table(seat("c-swamp:2 a-water:0", boats="a-water"), seat("b-forest:2"))
    s.event = thing("f20")
    s.events.remove(thing("f20"))
    log = play(at_step(s, "event"), "raze a-water", "cross b-forest")
    assert [event.kind for event in log].index("event") < [event.kind for event in log].index("removed")
    assert next(event.amount for event in log if event.kind == "points") == 6


@rule("civo.ruling.same-moment")
def test_what_a_moment_brings_is_there_before_it_is_counted_for_points() -> None:
    s = table(seat("c-swamp:2", food=1, money=1, block="a24:1 a20:1 d26:2 c19:3"), seat())
    play(at_step(s, "begin-income"))
    assert has(s, "food", "money") == [3, 2] and s.players[0].points == 2  # for 3 food, and for 2 money


@rule("civo.income.phase", "civo.ruling.income-in-income-phase")
def test_all_income_tokens_are_performed_in_any_order() -> None:
    s = at_step(table(seat("c-swamp:2", block="i02:1 i03:2 s01:9"), seat("b-forest:2")), "income")
    assert moves(s) == [f"{word} {token}" for token in ("i02", "i03", "s01") for word in ("perform", "point")]
    play(s, "perform s01", "point i02", "perform i03")
    assert has(s, "food", "money") == [2, 2] and s.players[0].points >= 1


@rule("civo.income.statues")
def test_statues_score_by_the_favour_space() -> None:
    s = table(seat("", favour=3), seat())
    s.players[0].statues[0], s.players[0].statues[1] = 2, 2
    score_statues(s, Luck(1))
    assert s.players[0].points == 8


@rule("civo.income.hunting-tokens", "civo.income.reset-columns")
def test_an_era_ends_without_hunting_tokens_and_with_full_reset_columns() -> None:
    s = table(seat("c-swamp:2", reset_markers=1, supply=47), seat("b-forest:2"))
    s.hunted[3] = 1
    play(at_step(s, "statues"))
    assert sum(s.hunted) == 0 and s.players[0].reset_markers == 4 and s.era == 2
    assert has(s, "food") == [0]


@rule("civo.era.category", "civo.era.monolith")
def test_the_era_scores_its_category_and_the_monolith_goes_on() -> None:
    def scored(*units: int, first: int = 0) -> tuple[list[int], int]:
        told: dict[str, Any] = {"era": 2, "event": EVENTS[0], "events": EVENTS[2:]}
        s = table(*[seat("", calm=count) for count in units], first=first, **told)
        s.era_tiles = [thing(name) for name in ("technology", "evolution", "culture", "prestige")]
        other_final_tiles(s)
        s.stack = [Era(STEPS.index("era-category"))]
        play(s)
        return [player.points for player in s.players], s.first

    assert scored(2, 1, 0) == ([8, 4, 0], 0)
    assert scored(1, 2, 0) == ([4, 8, 0], 1)
    assert scored(2, 1, 2)[1] == 2  # tied with the first: the next one in turn order
    assert scored(0, 0, 0, first=2)[1] == 0
    assert scored(0, 3, 3, first=0)[1] == 1


@rule("civo.ruling.empty-bags")
def test_an_empty_bag_or_stack_refills_nothing() -> None:
    s = at_step(table(seat("c-swamp:2"), seat("b-forest:2")), "begin-new-cards")
    s.gone = s.closed[2] + s.goal_bag
    s.closed[2], s.goal_bag = [], []
    play(s)
    assert [len(stack) for stack in s.open] == [1, 1, 0, 1, 1]
    play(s, begins(s, "goal")[0], "done")
    assert s.goal_display.count(-1) == 3  # one cell stays empty, two are not in use
