"""How bots judge and plan: places for cities, battles, dangers; deals; windows that others have."""

from __future__ import annotations

import tomllib

from ecumene.games.sid_meiers_civilization.battle.start import attack_village
from ecumene.games.sid_meiers_civilization.bots.battles import chance
from ecumene.games.sid_meiers_civilization.bots.features import features
from ecumene.games.sid_meiers_civilization.card_data import HOME
from ecumene.games.sid_meiers_civilization.interrupts.window import Window
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.movement.turn import begin_movement
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import waiting
from ecumene.players.beam import play_on
from ecumene.players.evaluation import Evaluation
from ecumene.players.planner import Planner
from tests.games.sid_meiers_civilization.puzzles import STRONG, a_deal_too_good, pyramid, rich, two
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    LUCK,
    army,
    cities,
    city,
    hand,
    know,
    moves,
    open_map,
    play,
    scout,
    table,
    trading,
    units,
)

WEIGHTS = tomllib.loads((HOME / "weights.toml").read_text(encoding="utf-8"))
COMMON: dict[str, float] = {name: weight for name, weight in WEIGHTS["common"].items() if name != "rivalry"}


def planned(s: GameState) -> str:
    """Return the move that a planner makes."""
    seat = waiting(s)[0]
    view = {**GAME.view(s, seat), "seat": seat, "seats": len(s.players), "options": {}}
    return Planner(GAME, 3, width=4, weights=COMMON).choose(view, moves(s))


def worth(s: GameState, seat: int = 0) -> float:
    """Return what a position is worth to a seat."""
    return Evaluation(GAME, COMMON).value(s, seat, len(s.players))


def test_weights_are_of_features_and_every_feature_has_one() -> None:
    assert set(COMMON) == set(features(table("rome", "china"), 0))


def test_before_the_capitals_stand_the_same_features_are_named() -> None:
    begun = GAME.setup(2, {}, LUCK)
    assert list(features(begun, 0)) == list(features(table("rome", "china"), 0))


def test_winning_is_better_and_losing_worse_than_any_position() -> None:
    s = table("rome", "china")
    s.players[1].space = 20
    s.players[1].gifts = 5
    poor = worth(s)
    s.over, s.winners, s.ending = True, [1], 1
    assert worth(s) < poor < worth(s, 1)


def test_who_has_nearly_everything_against_nothing_still_likes_to_win() -> None:
    s = two()
    pyramid(s, 0)
    know(s, 0, "irrigation")
    city(s, 0, "b8")
    city(s, 0, "f6")
    s.players[0].space, s.players[0].culture, s.players[0].trade = 20, 90, 27
    rich(s, 0, 14)
    units(s, 0, *STRONG)
    nearly = worth(s)
    s.over, s.winners, s.ending = True, [0], 2
    assert nearly < 0.9 * worth(s)


def test_a_scout_on_a_place_for_a_city_is_worth_more_than_one_on_the_way_and_that_more_than_one_at_home() -> None:
    found = []
    for name in ("a1", "c4", "c6"):
        s = table("rome", "china")
        open_map(s, "neutral-03", "neutral-10", "neutral-12")
        scout(s, 0, name)
        found.append(features(s, 0)["sites"])
    assert found[0] < found[1] < found[2], found


def test_a_battle_is_the_more_likely_won_the_further_ahead_a_side_is_and_a_tie_is_the_defenders() -> None:
    likely = [chance(lead) for lead in (-10, -3, 0, 1, 3, 10)]
    assert likely == sorted(likely) and 0 < likely[0] < likely[2] < 0.5 < likely[3] < likely[-1] < 1


def test_a_village_is_attacked_with_a_strong_force_and_left_alone_with_a_weak_one() -> None:
    found = []
    for force in (("infantry-1",), ("infantry-3", "mounted-3", "artillery-3", "infantry-3", "mounted-3")):
        s = table("rome", "china")
        army(s, 0, "b5")
        units(s, 0, *force)
        begin_movement(s, 0, LUCK)
        before = worth(s)
        attack_village(s, 0, square("b5"), LUCK)
        found.append(worth(s) - before)
    assert found[0] < 0 < found[1], found


def test_armies_before_a_city_are_a_danger_and_units_at_home_lessen_it() -> None:
    s = table("rome", "china")
    assert features(s, 0)["capital-in-danger"] == 0
    army(s, 1, "c4", "c4")
    units(s, 0)
    naked = features(s, 0)["capital-in-danger"]
    units(s, 0, "infantry-3", "mounted-3", "artillery-3", "infantry-2")
    assert naked > features(s, 0)["capital-in-danger"] > 0
    assert features(s, 1)["assault-on-capital"] > 0


def test_a_capital_is_the_nearer_to_its_fall_the_more_armies_units_and_steps_there_are() -> None:
    found = []
    for places, force in (
        (("c4",), STRONG[:3]),
        (("f11", "f12", "f13"), STRONG[:3]),
        (("f11", "f12", "f13"), STRONG),
        (("f11", "f11", "f11"), STRONG),
        (("f13", "f13", "f13"), STRONG),
    ):
        s = two()
        know(s, 0, "masonry")
        units(s, 1)
        units(s, 0, *force)
        army(s, 0, *places)
        found.append(features(s, 0)["near-conquest"])
    assert found[0] == 0, "what takes that long is no plan"
    assert found == sorted(set(found)), found


def test_who_lacks_a_little_trade_gives_culture_for_it_and_otherwise_proposes_nothing() -> None:
    s = table("rome", "china")
    s.players[0].trade, s.players[0].culture = 4, 3
    s.players[1].trade = 3
    trading(s)
    assert "offer 1" in moves(s)
    for expected in ("offer 1", "give culture 2", "want trade 2", "propose"):
        assert planned(s) == expected
        play(s, expected)
    assert planned(s) == "accept"
    play(s, "accept")
    assert (s.players[0].trade, s.players[1].culture) == (6, 2)
    assert planned(s) == "done", "one proposal is enough"


def test_nobody_asks_for_trade_that_the_other_needs() -> None:
    s = table("rome", "china")
    s.players[0].trade, s.players[0].culture = 4, 3
    s.players[1].trade = 7
    assert planned(trading(s)) == "done"


def test_a_deal_that_only_takes_is_declined() -> None:
    s = table("rome", "china")
    s.players[1].culture = 6
    play(trading(s), "offer 1", "want culture 5", "propose")
    assert planned(s) == "decline"


def test_a_deal_that_lets_another_win_is_declined_however_good_it_is() -> None:
    s = a_deal_too_good()
    assert set(moves(s)) == {"accept", "decline"}
    assert planned(s) == "decline"
    s.players[1].trade = 4  # without Space Flight behind it the same deal is welcome
    assert planned(s) == "accept"


def test_a_plan_goes_on_where_others_are_only_asked_whether_they_step_in() -> None:
    s = table("rome", "china")
    hand(s, 1, "sabotage")
    cities(s)
    a = next(GAME.grammar.parse(move) for move in moves(s) if move.startswith("devote"))
    alone = s.copy()
    play(alone, GAME.grammar.text(a))
    assert isinstance(alone.stack[-1], Window) and waiting(alone) == [1]
    play_on(GAME, s, 0, a, LUCK)
    assert waiting(s) == [0] and s.players[0].culture > 0
