"""The end of a turn, the end of an era, and the end of the game."""

from __future__ import annotations

import pytest

from ecumene.games.historia.card_data import ERA
from ecumene.games.historia.game import GAME
from ecumene.games.historia.rounds.end_of_turn import EndOfTurn, grey, sorted_order
from ecumene.games.historia.rounds.time_circle import BROWN, EVERY, GREY, ONCE
from ecumene.games.historia.state import GameState
from ecumene.kernel.frame import advance, waiting
from ecumene.kernel.luck import Luck
from tests.games.historia.situation import frame, has, idle, moves, play, seat, situation, slugs
from tests.rules import rule


def end_turn(s: GameState) -> GameState:
    """Let the turn end now, up to the next question."""
    s.stack, s.revolution = s.stack[:1], True
    for player in s.players:
        if not player.queue:
            player.queue.append(player.hand.pop(0))
        player.played = player.queue[-1:]
    s.stack[0].phase = 4  # type: ignore[attr-defined]
    s.stack.append(EndOfTurn(0))
    advance(s, Luck(5))
    GAME.audit(s)
    return s


def ended(s: GameState, seat: int = 0) -> dict[str, int]:
    """Return what the end of the turn changes for a seat."""
    before = has(s, seat)
    end_turn(s)
    after = has(s, seat)
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


@rule("his.end.grey-first")
def test_the_signs_of_the_time_circle() -> None:
    every = [[EVERY[at] for at, n in enumerate(row) if n] for row in GREY]
    once = [[ONCE[at] for at, n in enumerate(row) if n] for row in BROWN]
    plain = ["recover-cards", "refresh-wonders", "government-bonus"]
    full = ["add-cube", "territory-bonus", "recover-cards", "refresh-wonders", "recover-cubes", "government-bonus"]
    assert every == [plain, full, plain, full]
    assert once == [
        ["turn-order"],
        ["turn-order", "new-wonders"],
        ["turn-order"],
        ["turn-order", "leader-bonus", "new-wonders", "new-leaders"],
    ]


@rule("his.end.add-cube")
def test_a_cube_from_the_supply_in_the_second_and_fourth_turn() -> None:
    s = situation(seat(ready=0, used=0, technology=4), idle(), turn=2)
    assert ended(s)["supply"] == -1
    assert "supply" not in ended(situation(seat(), idle(), turn=1))
    s = situation(seat(ready=8, used=0), idle(), turn=2)
    assert "supply" not in ended(s), "no cube is left"


@rule("his.end.territory")
def test_a_territory_scores_for_whoever_is_alone_there() -> None:
    s = situation(seat("oceania india", technology=4), idle("india"), turn=2)
    assert ended(s)["vp"] == 3 + 1, "three for Oceania, one for the nomads"


@rule("his.end.cards")
def test_the_two_oldest_cards_come_back() -> None:
    s = end_turn(situation(seat(queue="art raid trade"), idle()))
    assert slugs(s.players[0].queue) == ["trade"]


@rule("his.end.refresh")
def test_used_wonders_are_turned_back() -> None:
    s = end_turn(situation(seat(wonders="sphinx petra", turned="sphinx"), idle()))
    assert s.players[0].turned == []


@rule("his.end.cubes")
def test_cubes_come_back_by_territories_alone_or_shared() -> None:
    s = situation(seat("oceania india china", ready=0, used=5, technology=4), idle("india"), turn=2)
    assert ended(s)["ready"] == 3
    s = situation(seat("oceania india china", ready=0, used=5, technology=4), idle("india"), turn=1)
    assert "ready" not in ended(s)


@rule("his.end.government")
@pytest.mark.parametrize(
    ("technology", "military", "vp", "cubes"),
    [(1, 1, 0, 1), (4, 3, 1, 0), (5, 3, 2, 0), (6, 8, 3, 0), (9, 6, 4, 0), (11, 8, 5, 0), (14, 13, 5, 1),
     (14, 9, 7, 0), (9, 16, 3, 2)],
)  # fmt: skip
def test_each_form_of_government_gives_its_bonus(technology: int, military: int, vp: int, cubes: int) -> None:
    s = situation(seat(technology=technology, military=military, ready=0, used=3), idle(), turn=9)
    got = ended(s)
    assert (got.get("vp", 0), got.get("ready", 0)) == (vp, cubes)


@rule("his.end.order")
def test_fewest_points_go_first_and_of_equals_the_later_one() -> None:
    assert sorted_order([23, 23, 26], [0, 1, 2]) == [1, 0, 2]
    assert sorted_order([5, 1, 3], [0, 1, 2]) == [1, 2, 0]
    s = end_turn(situation(seat(vp=4), seat(vp=9), seat(vp=2)))
    assert s.order == [2, 0, 1]


@rule("his.end.wonders")
def test_the_row_is_laid_out_anew_from_the_deck_of_the_coming_era() -> None:
    s = situation(seat(), idle(), turn=2)
    old = s.row[:]
    end_turn(s)
    assert len(s.row) == 4 and not set(old) & set(s.row) and {ERA[one] for one in s.row} == {0}
    s = situation(seat(leader="caesar"), idle(leader="ashoka"), turn=4)
    end_turn(s)
    assert {ERA[one] for one in s.row} == {1} and {ERA[one] for one in s.wonder_deck} == {1, 2}
    s = situation(seat(), idle(), turn=1)
    old = s.row[:]
    assert end_turn(s).row == old


@rule("his.end.leaders")
def test_leaders_score_each_condition_and_leave() -> None:
    three = "sphinx petra colosseum"
    for military, wonders, points in ((7, three, 9), (7, "sphinx", 6), (3, three, 3), (3, "", 0)):
        s = situation(seat(leader="caesar", technology=4, military=military, wonders=wonders), idle(), turn=4)
        s.order = [1, 0]
        before = has(s)["vp"]
        end_turn(s)
        base = has(situation_end(military, wonders))["vp"]
        assert has(s)["vp"] - before - base == points
        assert s.players[0].leader < 0 or ERA[s.players[0].leader] == 1


def situation_end(military: int, wonders: str) -> GameState:
    """Return the same table without a leader, after its turn."""
    s = situation(seat(technology=4, military=military, wonders=wonders), idle(), turn=4)
    s.order = [1, 0]
    return end_turn(s)


def test_new_leaders_are_drafted_in_the_new_order() -> None:
    s = situation(seat(vp=30, leader="caesar"), seat(leader="ashoka"), turn=4)
    end_turn(s)
    assert frame(s) == "LeaderDraft" and waiting(s) == [1]
    play(s, moves(s)[0])
    assert waiting(s) == [0]
    play(s, moves(s)[0])
    assert s.turn == 5 and all(ERA[player.leader] == 1 for player in s.players)


@rule("his.win.points")
def test_most_points_win() -> None:
    s = end_turn(situation(seat(vp=50), idle(vp=20), turn=12))
    assert s.over
    result = GAME.result(s)
    assert (result["winners"], result["ending"]) == ([0], "points")


@rule("his.win.levels")
def test_equal_points_are_decided_by_levels_or_shared() -> None:
    s = end_turn(situation(seat(vp=20, technology=3, military=2), idle(vp=20), turn=12))
    s.players[0].vp = s.players[1].vp = 20
    result = GAME.result(s)
    assert (result["winners"], result["ending"]) == ([0], "levels")
    s.players[1].technology, s.players[1].military = 2, 3
    result = GAME.result(s)
    assert (result["winners"], result["ranks"], result["ending"]) == ([0, 1], [1, 1], "shared")


@rule("his.win.civbots")
def test_a_tie_with_a_civbot_goes_by_the_tie_break() -> None:
    s = end_turn(situation(seat(), idle(), bots=[{"technology": 3, "military": 3}], turn=12))
    for party in (s.players[0], s.bots[0]):
        party.vp = 40
    s.players[1].vp = 1
    result = GAME.result(s)
    assert (result["winners"], result["ranks"], result["ending"]) == ([], [2, 3], "levels")
    s.players[0].technology, s.players[0].military = 5, 5
    assert GAME.result(s)["winners"] == [0]


def test_grey_signs_do_nothing_to_the_cards_of_civbots() -> None:
    s = situation(seat(), idle(), bots=[{}], turn=2)
    for sign in range(6):
        grey(s, 2, sign, 2, Luck(1))
    GAME.audit(s)


@rule("his.win.civbots", "his.win.points")
def test_civbots_that_are_equal_in_everything_share_no_victory_of_players() -> None:
    even = {"vp": 30, "technology": 4}
    for vp, won, ending in ((20, [], "points"), (30, [], "levels"), (31, [0], "points")):
        s = situation(idle(vp=vp), idle(vp=10), bots=[{**even}, {**even}], turn=12)
        s.stack, s.over = [], True
        assert (GAME.result(s)["winners"], GAME.result(s)["ending"]) == (won, ending)
