"""The level block: columns, cards and their cost, goals, incomes, attributes, complete levels (p. 11, 23-27)."""

from __future__ import annotations

from ecumene.adapters.encode import Encoder, seen
from ecumene.games.civolution.eras.era import STEPS, Era
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.level_block.columns import block_points, is_complete, next_level
from ecumene.games.civolution.level_block.install import CELL_USED
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import waiting
from tests.games.civolution.situation import begins, effect, has, moves, open_grounds, play, seat, table, thing
from tests.rules import rule

INSTALL = {"install": {"type": "invention"}}
BUILDING = {"install": {"type": "building"}}


def levels(s: GameState) -> list[str]:
    return [move for move in moves(s) if move.split()[0] in ("assume", "ignore", "replace")]


@rule("civo.install.card", "civo.block.columns")
def test_a_type_has_one_column_and_a_column_one_type() -> None:
    s = effect(table(seat("c-swamp:2", hand="a01 b03", wood=3, dexterity=1), seat()), INSTALL)
    assert begins(s, "install") == [
        f"install a01 {column}" for column in range(1, 7)
    ]  # level 3 takes stone besides
    s = table(seat("c-swamp:2", hand="a01", wood=3, dexterity=1, block="b30:1 i01:2"), seat())
    effect(s, INSTALL)
    assert begins(s, "install") == [
        f"install a01 {column}" for column in range(2, 7)
    ]  # income tokens bind nothing
    s = table(seat("c-swamp:2", hand="a01", wood=3, dexterity=1, block="a22:4"), seat())
    assert begins(effect(s, INSTALL), "install") == ["install a01 4"]


@rule("civo.install.cost", "civo.install.points")
def test_the_level_tells_how_many_cells_are_met() -> None:
    s = effect(table(seat("c-swamp:2", hand="a01", wood=1), seat()), INSTALL)
    assert begins(s, "install") == [f"install a01 {column}" for column in range(1, 5)]
    play(s, "install a01 1")
    assert has(s, "wood") == [0] and s.players[0].points == 0 and s.players[0].tracks[0] == 1
    s = table(seat("c-swamp:2", hand="a01", wood=1, dexterity=1), seat())
    play(effect(s, INSTALL), "install a01 5")
    assert has(s, "wood", "dexterity") == [0, 1] and s.players[0].points == 1  # a feature is only owned


@rule("civo.install.higher-level")
def test_a_higher_level_may_be_assumed_with_all_its_cells() -> None:
    s = table(seat("c-swamp:2", hand="a01", wood=1, stone=1, dexterity=1), seat())
    play(effect(s, INSTALL), "install a01 1")
    assert levels(s) == ["assume 1", "assume 2", "assume 3", "assume 4"]  # the fourth cell is empty
    play(s, "assume 3")
    assert s.players[0].points == 2 and has(s, "wood", "stone") == [0, 0]
    assert next_level(s.players[0], 0) == 2  # it stands on level 1 all the same


@rule("civo.install.sums", "civo.ruling.have-and-return")
def test_equal_cells_add_up_and_a_returned_marker_still_counts_as_owned() -> None:
    stats = {"type": "inspiration"}
    s = table(seat("c-swamp:2", hand="c07", intelligence=2, papyrus=1), seat())
    play(effect(s, {"install": stats}), "install c07 1")
    assert levels(s) == ["assume 1", "assume 2", "assume 3"]  # level 4 asks for a third intelligence
    s = table(seat("c-swamp:2", hand="c24", intelligence=2, calm=1), seat())
    play(effect(s, {"install": stats}), "install c24 1")
    assert levels(s)[-1] == "assume 5"  # owned twice and returned once: two are enough
    play(s, "assume 5")
    assert has(s, "intelligence") == [1]


@rule("civo.install.instead")
def test_built_pieces_serve_in_place_of_a_payment_and_include_each_other() -> None:
    s = table(seat("c-swamp:2", hand="d28"), seat())
    player = s.players[0]
    open_grounds(s, 3)
    player.settlements, player.settlement_at[:3] = [0, 0, 0, 1], [1, 1, 1]
    play(effect(s, BUILDING), "install d28 1")
    assert levels(s) == ["assume 1", "assume 2", "assume 3", "assume 4"]
    play(s, "assume 4")
    assert player.points == 3 + 2 + 2


@rule("civo.install.instant", "civo.install.insert")
def test_the_instant_bonus_comes_before_the_card_lies_in_the_block() -> None:
    s = table(seat("c-swamp:2", hand="a03", wood=1), seat())
    play(effect(s, INSTALL), "install a03 2", "hunt c-swamp", dice="4")  # one die: the ability is not there yet
    assert s.players[0].columns[1] == [thing("a03")] and s.players[0].hand == []
    effect(s, {"hunt": 1})
    assert begins(s, "hunt") == []


@rule("civo.install.ignore-cell")
def test_on_level_three_a_module_lets_one_cell_be_ignored_never_the_only_one() -> None:
    s = table(seat("c-swamp:2", hand="a01", dice="1 6", wood=1, levels="invention:3", block="i01:1"), seat())
    play(s, "activate invention", "choose 2")
    assert "install a01 1" in moves(s)  # level 2: wood is there, dexterity is ignored
    play(s, "install a01 1")  # which leaves no choice
    assert s.players[0].columns[0][-1] == thing("a01") and s.players[0].points == 0
    s = table(seat("c-swamp:2", hand="a02", dice="1 6", levels="invention:3"), seat())
    play(s, "activate invention", "choose 2")
    assert "install a02 1" not in moves(s)  # its only active cell


@rule("civo.install.ignore-cell", "civo.install.higher-level")
def test_the_only_cell_is_ignored_where_a_higher_level_is_assumed_with_more_cells() -> None:
    s = table(seat("c-swamp:2", hand="d21", dice="4 6", stone=1, levels="building:3"), seat())
    play(s, "activate building", "choose 2")
    assert "install d21 1" in moves(s)  # gold is ignored, level 2 assumed for a stone
    play(s, "install d21 1")
    assert s.players[0].columns[0] == [thing("d21")] and s.players[0].points == 2 and has(s, "stone") == [0]


@rule("civo.install.ignore-cell")
def test_a_cell_that_is_ignored_is_one_of_those_that_the_level_asks_for() -> None:
    s = table(seat("c-swamp:2", hand="d21", dice="4 6", stone=1, gold=1, levels="building:3"), seat())
    play(s, "activate building", "choose 2", "install d21 1")
    assert levels(s) == ["assume 1", "assume 2", "ignore 1", "ignore 2", "ignore 3"]
    play(s, "ignore 3")  # jade: level 3 it is, not 1 or 2
    assert has(s, "stone", "gold") == [0, 0] and s.players[0].points == 2


@rule("civo.install.ignore-cell")
def test_module_and_ability_each_let_a_cell_be_ignored_but_never_the_last_one() -> None:
    home = {"hand": "d21", "dice": "4 6", "levels": "building:3", "block": "p04:9"}  # Palace, Ingenious
    s = table(seat("c-swamp:2", stone=1, **home), seat())
    play(s, "activate building", "choose 2", "install d21 1", "ignore 1")
    assert levels(s) == ["assume 2", "ignore 3"] and not s.players[0].used_era
    play(s, "ignore 3")  # gold by the module, jade by the token: stone is left of level 3
    assert s.players[0].columns[0] == [thing("d21")] and s.players[0].points == 2
    assert has(s, "stone") == [0] and s.players[0].used_era == [CELL_USED] and begins(s, "install") == []
    s = table(seat("c-swamp:2", oil=1, **home), seat())
    play(s, "activate building", "choose 2")
    assert "install d21 1" not in moves(s)  # level 4 asks for two more than can be ignored


@rule("civo.block.columns", "civo.ruling.attribute-window")
def test_the_column_that_was_chosen_for_a_card_takes_no_attribute_token_meanwhile() -> None:
    home = seat("c-swamp:2", hand="a01", wood=1, dexterity=3)
    s = effect(table(home, seat(), attributes="p07"), INSTALL)
    play(s, "install a01 1")
    assert begins(s, "attribute") == [f"attribute p07 {column}" for column in range(2, 10)]
    play(s, "attribute p07 2", "assume 1")
    assert s.players[0].columns[:2] == [[thing("a01")], [thing("p07")]]


@rule("civo.install.second-card")
def test_or_another_card_of_the_type_follows() -> None:
    s = table(seat("c-swamp:2", hand="a01 a20", dice="1 6", wood=2, cotton=1, levels="invention:3"), seat())
    play(s, "activate invention", "choose 2", "install a01 1", "assume 1", "install a20 1")
    assert levels(s) == ["assume 2", "assume 3"]
    play(s, "assume 2", "upgrade research")  # its second technology step
    assert s.players[0].columns[0] == [thing("a01"), thing("a20")]


@rule("civo.goal.install", "civo.goal.halves", "civo.goal.upgrade")
def test_a_reached_goal_goes_to_either_half_and_an_emptied_cell_upgrades_a_module() -> None:
    s = effect(table(seat("c-swamp:2", goals="g01 g02", wood=2), seat()), {"goal_install": 1})
    assert len(begins(s, "install")) == 18 and begins(s, "install")[:2] == ["install g01 1", "install g01 11"]
    play(s, "install g01 1", "upgrade trade")
    assert has(s, "wood") == [0] and s.players[0].modules[13] == 2
    s = effect(table(seat("c-swamp:2", goals="g49"), seat()), {"goal_install": 1})
    assert moves(s)[0].startswith("activate")  # eight tribes are wanted
    s = table(seat("c-swamp:2", goals="g52 g57", block="g02:1 g03:1", levels="trade:3 migration:3"), seat())
    effect(s, {"goal_install": 1})
    assert begins(s, "install") == ["install g57 1", "install g57 11"]
    play(s, "install g57 11", "done")
    assert next_level(s.players[0], 0) == 3 and s.players[0].right == [thing("g57")]


@rule("civo.goal.gain", "civo.goal.cover", "civo.ruling.cover-only-full")
def test_a_goal_covers_an_open_one_only_when_all_cells_are_taken() -> None:
    s = table(seat("c-swamp:2", goals="g01 g02"), seat(), goals="g65")
    effect(s, {"goal_gain": 1})
    assert {move.split()[2] for move in begins(s, "goal")} == {"3"}
    play(s, begins(s, "goal")[0])
    assert -1 not in s.goal_display[:4]  # filled at once
    effect(s, {"goal_gain": 1})
    assert {move.split()[2] for move in begins(s, "goal")} == {"1", "2", "3"}


@rule("civo.goal.gain", "civo.era.new-goals")
def test_a_goal_gained_amid_phase_two_fills_its_own_place_alone() -> None:
    s = table(seat("c-swamp:2"), seat())
    s.goal_bag.append(s.goal_display[0])
    s.goal_display[0] = -1  # taken in this phase, in which places wait until all had their choice
    effect(s, {"goal_gain": 1})
    play(s, begins(s, "goal")[0])
    assert s.goal_display[0] == -1 and -1 not in s.goal_display[1:4]


@rule("civo.income.gain", "civo.income.install", "civo.income.action")
def test_an_income_token_is_taken_installed_anywhere_and_performed() -> None:
    s = table(seat("c-swamp:2", block="g01:1 a22:2"), seat(), incomes="i02")
    effect(s, {"income_chip": 1})
    play(s, "income i02")
    assert s.income_display.count(-1) == 0
    assert begins(s, "install") == [f"install i02 {column}" for column in range(2, 10)]  # not over half a level
    play(s, "install i02 2")
    assert moves(s) == ["perform i02", "point i02"]
    point = play(s.copy(), "point i02")
    assert [event.kind for event in point] == ["points"]  # its action is not performed
    told = play(s, "perform i02")
    assert has(s, "food") == [2] and [event.kind for event in told][:2] == ["income", "gained"]


@rule("civo.attribute.take", "civo.attribute.install", "civo.ruling.attribute-window")
def test_an_attribute_token_is_taken_whenever_its_owner_is_asked() -> None:
    home = seat("c-swamp:2", stamina=3, block="a22:1")
    s = table(home, seat("b-forest:2", stamina=3), attributes="p01 p02 p12")
    assert begins(s, "attribute") == [f"attribute p01 {column}" for column in range(2, 10)]  # p02 asks for four
    play(s, "attribute p01 3")
    assert has(s, "stamina") == [2] and s.players[0].columns[2] == [thing("p01")]
    assert begins(s, "attribute") == [] and -1 not in s.attribute_display
    assert moves(s)[0].startswith("activate")  # the turn goes on


@rule("civo.attribute.take", "civo.ruling.attribute-window")
def test_a_marker_that_ends_a_turn_still_lets_its_owner_take_the_attribute_token_in_this_turn() -> None:
    """Page 27: at any time in the own turn; the last marker may come when nothing else is asked any more."""
    home = seat("c-swamp:2", dice="1 1 2 3 4 5", stamina=2, calm=3)
    s = table(home, seat("b-forest:2", stamina=3), attributes="p01 p05 p12")
    play(s, "activate stamina")
    assert waiting(s) == [0] and {move.split()[1] for move in begins(s, "attribute")} == {"p01", "p05"}
    play(s, "attribute p01 4")
    assert s.players[0].columns[3] == [thing("p01")] and has(s, "stamina") == [2]
    assert waiting(s) == [1]  # p05 was within reach all the time: nobody asks for it once more
    s = table(home, seat("b-forest:2", stamina=3), attributes="p01 p05 p12")
    play(s, "activate stamina", "done")
    assert waiting(s) == [1] and "attribute p01 1" in moves(s)


@rule("civo.attribute.take", "civo.ruling.attribute-window", "civo.levels.complete")
def test_outside_the_action_phase_too_a_token_within_reach_is_asked_for_before_the_step_ends() -> None:
    block = "a22:1 b30:2 c09:3 i17:5"
    s = table(seat("c-swamp:2", block=block, favour=6, stamina=2), seat("b-forest:2"), attributes="p01")
    s.stack = [Era(STEPS.index("income"))]
    play(s, "perform i17", "feature stamina", "attribute p01 4")  # the fourth of level 1
    assert len(begins(s, "income")) == 3 and s.players[0].completed == [1, 0]


@rule("civo.levels.complete", "civo.ruling.slot-full", "civo.ruling.completion-time")
def test_a_complete_level_brings_its_bonus_at_the_end_of_the_turn() -> None:
    s = table(seat("c-swamp:2", dice="1 6", block="a22:1 b30:2 c09:3", hand="d04", wood=1), seat())
    assert not is_complete(s.players[0], 1)
    effect(s, BUILDING)
    play(s, "install d04 4", "done")
    assert is_complete(s.players[0], 1) and not s.players[0].completed[0]
    play(s, "sleep", "choose 2")
    assert len(begins(s, "income")) == 3 and s.players[0].completed == [1, 0]
    s = table(seat("c-swamp:2", block="a22:1 b30:2 c09:3 g01:4"), seat())
    assert not is_complete(s.players[0], 1)  # one goal is half a slot


@rule("civo.ruling.completion-time")
def test_outside_the_action_phase_the_bonus_comes_at_the_end_of_the_step() -> None:
    home = seat("c-swamp:2", block="a22:1 b30:2 c09:3 d07:5", stamina=3)
    for phase in ("begin-new-cards", "begin-new-goals"):  # what waits for a phase, and the choice of a goal
        s = table(home, seat("b-forest:2"), attributes="p01")
        s.stack = [Era(STEPS.index(phase))]
        play(s, "attribute p01 4", "done")
        assert len(begins(s, "income")) == 3 and s.stack[-1].waits_for(s) == [0]
    s = table(seat("b-forest:2"), home, attributes="p01")  # who gives a die is asked too
    s.players[1].dice[0], s.dice_left = 1 + s.dice_left, 0
    play(effect(s, {"die": "activation"}), "dice activation-die", "attribute p01 4", "give 1")
    assert len(begins(s, "income")) == 3 and s.stack[-1].waits_for(s) == [1]
    s = table(seat("c-swamp:2", favour=3, block="s01:9"), seat("b-forest:2", favour=3, block="s02:9"))
    s.stack, s.event = [Era(STEPS.index("event"))], thing("f14")
    assert moves(s) == ["perform s01", "point s01", "done"]
    learner = Encoder(GAME, 2)
    assert len(learner.vector(seen(GAME, s, 0, {}))) > 0  # it sees two steps that are to be ended
    block = "p10:1 a20:2 a24:2 a28:2 c13:3 c19:3 d02:4 d12:4 d26:4"
    s = table(seat("c-swamp:2"), seat("b-forest:2", block=block))
    s.stack = [Era(STEPS.index("begin-income"))]
    assert len(begins(s, "advance")) == 5 and len(learner.vector(seen(GAME, s, 1, {}))) > 0


@rule("civo.level-token.turn")
def test_a_level_token_is_turned_once() -> None:
    s = effect(table(), {"stage_flip": 2})
    play(s, "turn 5")
    assert moves(s) == ["turn 4", "done"]
    play(s, "turn 4")
    assert s.players[0].active == [1, 1]


@rule("civo.levels.above-five", "civo.levels.start-token")
def test_levels_above_five_cost_like_five_and_bring_nothing() -> None:
    s = table(seat("c-swamp:2", block="s01:9"), seat())
    player = s.players[0]
    assert next_level(player, 8) == 5 and block_points(player) == 0
    player.active[0] = 1
    assert block_points(player) == 7
    s = table(seat("c-swamp:2", hand="a29", block="s01:9 a22:9 a30:9 a31:9", wood=1, beeswax=1, stamina=1), seat())
    player = s.players[0]
    player.active = [1, 1]
    assert next_level(player, 8) == 8 and block_points(player) == 17
    play(effect(s, INSTALL), "install a29 9", "done")
    assert s.players[0].columns[8][-1] == thing("a29") and player.points == 2 + 1
    assert block_points(player) == 17
