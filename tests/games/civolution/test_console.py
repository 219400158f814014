"""Planning, research, features, upgrades, activities, tracks (p. 26-31)."""

from __future__ import annotations

from ecumene.games.civolution.printed import MODULE_DICE
from ecumene.games.civolution.verbs import ACTIVITY
from tests.games.civolution.situation import begins, effect, has, moves, place, play, seat, table, thing
from tests.rules import rule


@rule("civo.planning.one-cell", "civo.planning.levels")
def test_planning_markers_go_to_one_cell() -> None:
    for level, count in ((1, 2), (2, 3), (3, 3)):
        s = table(seat("c-swamp:2", dice="3 4", levels=f"planning:{level}"), seat())
        play(s, "activate planning", "choose 2", "plan 5")
        assert has(s, "planning-5") == [count]
    s = table(seat("c-swamp:2", dice="3 4", levels="planning:3", goals="g01", wood=2), seat())
    play(s, "activate planning", "choose 1")
    assert moves(s) == ["choose 1", "choose 2"]  # take a goal, install one, in any order
    play(s, "choose 2", "install g01 1", "done")
    assert len(begins(s, "goal")) == 4


@rule("civo.research.gain", "civo.research.last-open")
def test_a_card_comes_from_an_open_or_a_closed_stack() -> None:
    s = table(seat("c-swamp:2", dice="1 2"), seat())
    s.open[0] = [s.closed[0].pop()]
    card = s.open[0][0]
    play(s, "activate research", "choose 1", "open invention-stack")
    assert s.players[0].shown == [card] and len(s.open[0]) == 1  # the last one is replaced at once
    s = table(seat("c-swamp:2"), seat())
    play(effect(s, {"card": 1}), "draw mutation-stack", draws="b07")
    assert s.players[0].hand == [thing("b07")] and s.players[0].shown == []


@rule("civo.research.draw", "civo.research.keep", "civo.research.levels", "civo.ruling.back-under")
def test_cards_are_drawn_from_named_stacks_then_looked_at() -> None:
    s = table(seat("c-swamp:2", dice="1 2"), seat())
    play(s, "activate research", "choose 2", "draw invention-stack", "draw invention-stack", draws="a07 a08")
    assert moves(s) == ["keep a07", "keep a08"]
    play(s, "keep a08")
    assert s.players[0].hand == [thing("a08")] and s.under[0] == [thing("a07")] and s.under_by[0] == [0]
    for level, seen, kept in ((2, 4, 1), (3, 4, 2)):
        s = table(seat("c-swamp:2", dice="1 2", levels=f"research:{level}"), seat())
        play(s, "activate research", "choose 2", *["draw building-stack"] * seen, draws="d01 d02 d03 d04")
        play(s, "keep d01")
        if kept == 2:
            play(s, "keep d03")
        assert moves(s)[0].startswith("under")  # in the order the drawer likes
        play(s, "under d04", *(["under d02"] if kept == 1 else []))
        assert s.under[3][:2] == [thing("d04"), thing("d02")] and len(s.players[0].hand) == kept
    s = table(seat("c-swamp:2", dice="1 2", levels="research:3"), seat())
    play(s, "activate research", "choose 1", "draw building-stack", "draw mutation-stack")
    assert len(s.players[0].hand) == 2


@rule("civo.research.draw")
def test_a_draw_is_left_out_or_made_as_a_whole() -> None:
    s = table(seat("c-swamp:2", dice="1 2", levels="research:2"), seat())
    play(s, "activate research", "choose 2")
    assert "done" in moves(s)
    play(s, "draw building-stack")
    assert "done" not in moves(s)
    s = table(seat("c-swamp:2", dice="1 2", levels="research:2"), seat())
    for stack in s.closed:
        s.gone += stack
        stack.clear()
    play(s, "activate research", "choose 2")
    assert moves(s)[0].startswith("activate")  # nothing can be drawn


@rule("civo.inspiration.levels", "civo.achievement.levels", "civo.module.or")
def test_modules_that_install_cards_do_something_else_instead() -> None:
    for level, ideas in ((1, 3), (2, 6), (3, 6)):
        s = table(seat("c-swamp:2", dice="3 6", levels=f"inspiration:{level}"), seat())
        play(s, "activate inspiration", "choose 1")
        assert has(s, "idea") == [ideas]
    s = table(seat("c-swamp:2", dice="5 6", levels="achievement:3"), seat())
    play(s, "activate achievement", "choose 1", "dice activation-die", "dice fate-die")
    assert s.players[0].fate == 2


@rule("civo.mutation.move", "civo.mutation.levels")
def test_feature_markers_move() -> None:
    s = table(seat("c-swamp:2", dice="2 6", calm=1, levels="mutation:2"), seat())
    play(s, "activate mutation", "choose 1", "shift calm stamina", "shift stamina dexterity")
    assert has(s, "calm", "stamina", "dexterity") == [0, 0, 1]
    s = table(seat("c-swamp:2", dice="2 6", calm=2), seat())
    play(s, "activate mutation", "choose 1", "shift calm stamina")
    assert begins(s, "shift") == []


@rule("civo.invention.levels")
def test_income_actions_of_the_invention_module() -> None:
    s = table(seat("c-swamp:2", dice="1 6", block="i02:1", levels="invention:2"), seat())
    play(s, "activate invention", "choose 1", "perform i02", "perform i02")  # the same one twice
    assert has(s, "food") == [4]
    s = effect(
        table(seat("c-swamp:2", block="i02:1 i03:2"), seat()), {"income_action": {"n": 2, "different": True}}
    )
    play(s, "perform i02")
    assert moves(s) == ["perform i03", "point i03", "done"]


@rule("civo.activity.perform", "civo.activity.start", "civo.activity.levels")
def test_activities_are_paid_for_and_may_have_to_differ() -> None:
    s = table(seat("c-swamp:2", dice="2 3", money=2, block="a25:1", levels="activity:2"), seat())
    play(s, "activate activity", "activity start-activity", "advance culture")
    assert moves(s) == ["activity a25", "done"] and has(s, "money") == [1]
    s = table(seat("c-swamp:2", dice="2 3", money=2, levels="activity:3"), seat())
    play(s, "activate activity", "activity start-activity", "advance culture", "activity start-activity")
    assert has(s, "money") == [0]
    s = table(seat("c-swamp:2", dice="2 3", money=2), seat())
    play(s, "activate activity", "activity start-activity", "advance culture")
    assert begins(s, "activity") == []


@rule("civo.ruling.activity-in-itself")
def test_an_activity_without_a_price_does_not_lead_to_itself() -> None:
    s = table(seat("c-swamp:2", money=1, favour=6, block="d20:1 a25:2 i19:3 i02:4"), seat())
    play(effect(s, {"activity": 2}), "activity d20", "perform i19")
    assert begins(s, "activity") == ["activity start-activity", "activity a25"]
    assert s.stack[-1].refuse(s, 0, (ACTIVITY, thing("d20"), 0)).rule == "civo.ruling.activity-in-itself"
    play(s, "activity a25", "perform i02")
    assert "activity d20" in moves(s)  # it has been carried out


@rule("civo.effects.pay")
def test_where_several_materials_would_do_their_owner_chooses() -> None:
    s = effect(table(seat("c-swamp:2", herbs=1, beeswax=1, block="e15:1"), seat()), {"activity": 1})
    play(s, "activity e15", "return herbs")
    assert has(s, "herbs", "beeswax") == [0, 1] and s.players[0].points == 5


@rule("civo.upgrade.level", "civo.upgrade.most", "civo.module.own-level")
def test_modules_are_raised_to_level_three() -> None:
    s = effect(table(seat("c-swamp:2", levels="trade:3 migration:2"), seat()), {"upgrade": 1})
    assert "upgrade trade" not in moves(s) and len(begins(s, "upgrade")) == 14
    play(s, "upgrade migration")
    assert s.players[0].modules[0] == 3
    s = table(seat("c-swamp:2", dice="2 3", money=1, track1=1, block="c22:1", idea=3), seat())
    play(s, "activate activity", "activity c22", "upgrade activity")  # Education raises the module it runs on
    assert begins(s, "activity") == []


@rule("civo.tracks.any", "civo.tracks.bonus", "civo.tracks.upgrade")
def test_lines_that_are_crossed_bring_their_bonuses_the_first_one_first() -> None:
    s = effect(table(seat("c-swamp:2", track4=1), seat()), {"track": {"any": 1}})
    play(s, "advance culture")
    wanted = [module for module in range(15) if 5 in MODULE_DICE[module]]
    assert len(begins(s, "upgrade")) == len(wanted) == 5
    s = effect(table(seat("c-swamp:2", block="i02:1"), seat()), {"track": {"culture": 6}})
    play(s, "upgrade procreation")
    assert moves(s) == ["choose 1", "choose 2"]  # favour or an income action
    play(s, "choose 1", "upgrade procreation")
    assert s.players[0].favour == 2 and s.players[0].modules[1] == 3
    s = effect(table(seat("c-swamp:2", track0=6), seat()), {"track": {"technology": 6}})
    play(s, "choose 1", "turn 4")
    assert s.players[0].points == 3 + 3 and s.players[0].tracks[0] == 12


@rule("civo.tracks.beyond")
def test_steps_beyond_twelve_are_two_points_each() -> None:
    s = effect(table(seat("c-swamp:2", track0=12), seat()), {"track": {"technology": 2}})
    play(s)
    assert s.players[0].points == 4


@rule("civo.effects.any-feature", "civo.effects.any-material", "civo.effects.order")
def test_effects_run_from_left_to_right_and_leave_choices_open() -> None:
    s = effect(
        table(seat("c-swamp:2"), seat()), {"feature": {"any": 1}}, {"material": {"row": 3, "n": 1}}, {"points": 2}
    )
    play(s, "feature calm")
    assert {move.split()[1] for move in begins(s, "store")} == {"oil", "gold", "sulfur", "tar", "jade", "copper"}
    play(s, "store tar")
    assert has(s, "calm", "tar") == [1, 1] and s.players[0].points == 2
    s = effect(table(seat("c-swamp:2"), seat()), {"material": {"own_type": 1}})
    assert len(begins(s, "store")) == 3


@rule("civo.module.actions")
def test_what_waits_for_a_module_comes_after_its_actions() -> None:
    s = table(seat("c-swamp:2", dice="1 3", raw="b-forest", block="a29:1"), seat())  # Sled
    play(s, "activate migration", "lead c-swamp 2", "settle c-desert 2", "transport b-forest wood")
    assert has(s, "wood") == [1] and s.players[0].raw[place("c-desert")] == 1
