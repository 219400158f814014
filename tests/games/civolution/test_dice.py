"""A turn, what pays for a module, sleep, features, resets, dice that are gained."""

from __future__ import annotations

from ecumene.games.civolution.eras.era import ActionPhase
from ecumene.games.civolution.state import GameState
from tests.games.civolution.situation import begins, has, moves, play, seat, table
from tests.rules import rule

HOME = "b-forest:2"


@rule("civo.turn.either", "civo.activate.two-dice")
def test_a_module_takes_exactly_its_two_dice() -> None:
    s = table(seat(HOME, dice="1 2 5 6"), seat())
    assert moves(s) == [
        "activate procreation",
        "activate transport",
        "activate research",
        "activate achievement",
        "activate mutation",
        "activate invention",
        "sleep",
    ]
    play(s, "activate research")  # 1 and 2: nothing to choose
    player = s.players[0]
    assert player.dice == [0, 0, 0, 0, 1, 1] and player.spent == 4
    assert moves(s) == ["choose 1", "choose 2"]


@rule("civo.activate.ideas")
def test_ideas_turn_dice_and_six_lies_beside_one() -> None:
    s = table(seat(HOME, dice="6 6"), seat())
    assert begins(s, "activate") == ["activate perception"]
    s = table(seat(HOME, dice="6 6", idea=1), seat())
    assert begins(s, "activate") == ["activate achievement", "activate invention", "activate perception"]
    play(s, "activate invention")  # 6 and a 6 turned to 1
    assert has(s, "idea") == [0] and s.players[0].spent == 6


@rule("civo.activate.planning", "civo.activate.focus")
def test_planning_markers_stand_for_their_cell_and_focus_for_any() -> None:
    s = table(seat(HOME, dice="4 6 6 6", planning_1=1, focus=1), seat())
    assert "activate exploration" in moves(s) and "activate migration" in moves(s)
    play(s, "activate migration")  # 1 + 3: only planning and focus
    assert has(s, "planning-1", "focus") == [0, 0] and sum(s.players[0].dice) == 4
    s = table(seat(HOME, dice="4 5", planning_4=1, idea=2), seat())
    assert moves_after(s, "activate trade") == ["die 4", "die 5", "planning 4"]
    play(s, "planning 4", "die 5")
    assert has(s, "planning-4", "idea") == [0, 2] and s.players[0].dice[3] == 1


def moves_after(s: GameState, *played: str) -> list[str]:
    play(s, *played)
    return moves(s)


@rule("civo.sleep.any-dice", "civo.sleep.gain")
def test_sleep_takes_any_two_dice_for_focus_or_two_ideas() -> None:
    s = table(seat(HOME, dice="3 3 6 6"), seat())
    assert moves_after(s, "sleep") == ["die 3", "die 6"]
    play(s, "die 3", "die 6")
    assert moves(s) == ["choose 1", "choose 2"]
    play(s, "choose 2")
    assert has(s, "idea", "focus") == [2, 0] and s.players[0].spent == 4
    s = table(seat(HOME, dice="3 3 6 6"), seat())
    play(s, "sleep", "die 3", "die 6", "choose 1")
    assert has(s, "idea", "focus") == [0, 1]


@rule("civo.feature.module")
def test_two_dice_of_a_value_bring_a_marker_of_its_feature() -> None:
    s = table(seat(HOME, dice="2 2 4 5"), seat())
    play(s, "activate intelligence")
    assert has(s, "intelligence") == [1] and s.players[0].dice == [0, 0, 0, 1, 1, 0]


@rule("civo.reset.few-dice")
def test_a_reset_needs_three_dice_or_fewer_in_the_cells() -> None:
    assert "reset" in moves(table(seat(HOME, dice="1 2 3", planning_5=4), seat()))
    assert "reset" not in moves(table(seat(HOME, dice="1 2 3 4"), seat()))
    assert "reset" in moves(table(seat(HOME, dice="1 2 3 4", block="c20:1"), seat()))  # Division of Labour


@rule("civo.reset.indicator", "civo.reset.dice", "civo.reset.marker")
def test_a_reset_moves_the_indicator_rolls_dice_and_turns_its_marker() -> None:
    s = table(seat(HOME, dice="1 6"), seat())
    assert moves_after(s, "reset") == ["again 1", "again 6", "roll"]
    play(s, "again 1", "roll", dice="2 3 4 5 5")
    player = s.players[0]
    assert player.dice == [0, 1, 1, 1, 2, 1] and player.spent == 0 and s.resets == 1
    assert moves(s) == ["take food", "take idea"]
    supply = player.supply
    play(s, "take idea")
    assert (player.reset_markers, has(s, "idea"), player.supply) == (3, [1], supply)


@rule("civo.reset.no-marker")
def test_a_fifth_reset_takes_its_marker_from_the_supply() -> None:
    s = table(seat(HOME, dice="1 6", reset_markers=0, supply=48), seat())
    play(s, "reset", "roll", "take food")
    assert has(s, "food") == [1] and s.players[0].supply == 47


@rule("civo.action.rounds", "civo.action.end")
def test_the_last_cell_ends_the_phase_after_this_round_and_one_more() -> None:
    """Page 32: begun by the first, the final round comes before its next turn; by the last, at once."""
    for turn, left in ((0, 3), (1, 2)):
        s = table(seat(HOME, dice="1 1 2"), seat("c-grassland:2", dice="1 1 2"), turn=turn, resets=4)
        play(s, "reset", "roll", "take food")
        turns = 0
        while any(isinstance(frame, ActionPhase) for frame in s.stack):
            turns += 1
            play(s, "reset", "roll", "take food") if "reset" in moves(s) else play(s, "sleep")
            while moves(s)[0].split()[0] in ("die", "choose"):
                play(s, moves(s)[0])
        assert turns == left and s.resets == 5


@rule("civo.die.gain")
def test_an_activation_die_is_rolled_and_a_fate_die_joins_the_others() -> None:
    s = table(seat(HOME, dice="5 6"), seat())
    assert moves_after(s, "activate achievement", "choose 1") == ["dice activation-die", "dice fate-die", "done"]
    play(s, "dice activation-die", dice="3")
    assert s.players[0].dice[2] == 1 and s.dice_left == 2
    s = table(seat(HOME, dice="5 6", levels="achievement:2"), seat())
    play(s, "activate achievement", "choose 1", "dice activation-die", "dice fate-die")
    assert s.players[0].fate == 2 and (s.dice_left, s.fate_left) == (2, 2)


@rule("civo.die.most", "civo.die.giver")
def test_with_an_empty_display_a_die_comes_from_whoever_has_the_most() -> None:
    s = table(seat(HOME, dice="5 6", fate=2), seat("c-grassland:2", fate=3))
    s.fate_left, s.dice_left = 0, 0
    s.players[0].fate, s.players[1].fate = 2, 3
    s.players[1].dice = [2, 2, 2, 1, 1, 1]
    play(s, "activate achievement", "choose 1", "dice activation-die")
    assert moves(s) == [f"give {value}" for value in range(1, 7)]
    play(s, "give 4", dice="1")
    assert s.players[1].dice[3] == 0 and s.players[0].dice[0] == 1
    s = table(seat(HOME, dice="5 6"), seat("c-grassland:2"))
    s.fate_left, s.players[0].fate = 0, 4  # a sole leader cannot take any more
    assert moves_after(s, "activate achievement", "choose 1") == ["dice activation-die", "done"]
