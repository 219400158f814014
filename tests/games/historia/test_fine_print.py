"""The fine print: sentences of the rulebook that decide seldom, and then everything."""

from __future__ import annotations

from ecumene.games.historia.card_data import ERA, WAR
from ecumene.games.historia.civbots import civbots
from ecumene.games.historia.components.leaders import leader_bonus
from ecumene.games.historia.game import GAME
from ecumene.games.historia.state import GameState
from ecumene.games.historia.variants.command import end_commands
from ecumene.kernel.luck import Luck
from tests.games.historia.situation import (
    Doc,
    frame,
    fresh,
    has,
    idle,
    moves,
    place,
    play,
    play_round,
    refusal,
    round_change,
    seat,
    situation,
    slugs,
)
from tests.games.historia.test_end_of_turn import end_turn
from tests.rules import rule

CAESAR: Doc = {"technology": 4, "military": 7, "wonders": "sphinx petra colosseum", "leader": "caesar"}


@rule("his.end.grey-first")
def test_the_order_is_made_before_leaders_score() -> None:
    s = end_turn(situation(seat(**CAESAR), seat(vp=8, technology=4), turn=4))
    assert has(s, 0)["vp"] > has(s, 1)["vp"], "with the nine points of Caesar"
    assert s.order == [0, 1], "the order does not know of them"


@rule("his.end.grey-first")
def test_the_order_knows_of_governments_and_territories() -> None:
    s = end_turn(situation(seat("oceania", technology=4), seat("canada", vp=2, technology=3), turn=2))
    assert (has(s, 0)["vp"], has(s, 1)["vp"]) == (4, 3) and s.order == [1, 0]


@rule("his.end.grey-first", "his.end.add-cube", "his.end.cubes")
def test_the_added_cube_can_come_back_at_once() -> None:
    s = situation(seat("oceania india", ready=0, used=0, technology=4), idle(), turn=2)
    end_turn(s)
    assert (has(s)["ready"], has(s)["used"]) == (1, 0)


@rule("his.map.navigation", "his.trade.partner")
def test_over_the_sea_only_the_sailor_trades() -> None:
    s = situation(seat("canada", technology=8, military=5), idle("india", technology=9))
    play_round(s, "trade")
    assert moves(s) == ["simple trade", "advanced trade"]
    s = situation(seat("canada", technology=7), idle("india", technology=9))
    assert round_change(s, "trade") == {}, "the other sails, and is still out of reach"


@rule("his.trade.partner", "his.map.navigation", "his.civbots.last-territory")
def test_a_sailor_trades_with_any_civilization_even_one_without_a_territory() -> None:
    for technology, level in ((8, 1), (7, 0)):
        s = situation(seat("canada", technology=technology, military=5), idle(), bots=[{"technology": 9}])
        s.bots[0].land, s.bots[0].ready, s.bots[0].used = [0] * 13, 7, 1
        play_round(s, "trade")
        if level:
            play(s, "simple trade")
        assert (has(s)["technology"] - technology, s.bots[0].vp) == (level, 2 * level)


@rule("his.war.last-cube")
def test_an_attacker_keeps_the_last_cube_too() -> None:
    s = situation(seat("india", technology=2), idle("india", military=2))
    assert round_change(s, "war") == {} and has(s, 1)["vp"] == 2


@rule("his.war.last-cube")
def test_of_two_cubes_on_one_territory_the_second_can_be_lost() -> None:
    s = situation(seat("india", technology=2, military=2), idle("india india"))
    round_change(s, "war")
    assert has(s, 1)["on_map"] == 1


@rule("his.revolution.last", "his.act.order")
def test_a_revolution_by_an_adviser_comes_last_as_well() -> None:
    s = situation(
        seat(technology=13, queue="exploit raid trade", advisers="gracchus", ready=4), idle(), turn=9, row="petra"
    )
    play_round(s, "gracchus art technology")
    assert not any("gracchus" in move for move in moves(s))
    assert refusal(s, "simple gracchus") == "his.revolution.last"


@rule("his.adviser.deck", "his.revolution.cards")
def test_a_revolution_by_an_adviser_leaves_the_card_of_it_in_hand() -> None:
    s = situation(seat(queue="exploit raid trade art", advisers="gracchus"), idle())
    play_round(s, "gracchus")
    play(s, "recover exploit")
    me = s.players[0]
    assert s.turn == 2 and slugs(me.queue) == [] and slugs(me.retired) == ["gracchus"]
    assert "revolution" in slugs(me.hand)


@rule("his.wonder.next-action")
def test_two_wonders_of_one_art_both_wait() -> None:
    s = situation(
        seat(technology=6, military=3, vp=2, wonders="parthenon"), idle(), row="temple-of-artemis petra sphinx"
    )
    play_round(s, "art")
    play(s, "advanced art", "build temple-of-artemis", "build petra")
    for built in ("activate temple-of-artemis", "activate petra parthenon"):
        assert built not in moves(s) and refusal(s, built) == "his.wonder.next-action"
    play(s, "skip")
    play_round(s, "technology", "raid")
    assert "activate petra parthenon" in moves(s)


@rule("his.wonder.most")
def test_who_has_fewer_is_not_ahead_either() -> None:
    s = situation(seat(wonders="sphinx parthenon", vp=1), idle(wonders="petra mausoleum colosseum"))
    play_round(s, "art")
    assert refusal(s, "activate sphinx") == "his.wonder.most"


@rule("his.civbots.war")
def test_of_equals_a_civbot_attacks_a_player_before_a_civbot() -> None:
    strong = {"land": "india", "military": 3}
    s = situation(idle("india", vp=4), idle("canada"), bots=[strong, {"land": "india", "vp": 4}])
    assert civbots.war_target(s, 2) == (0, place("india"))
    s.bots[1].vp = 5
    assert civbots.war_target(s, 2) == (3, place("india")), "more points count first, whoever has them"
    civbots.carry_out(s, 2, WAR, -1, Luck(1))
    assert s.bots[1].territories() == 0 and s.bots[0].vp == 2


@rule("his.civbots.expansion", "his.map.navigation")
def test_a_civbot_that_sails_expands_to_the_highest_number_anywhere() -> None:
    for technology, goal in ((8, "oceania"), (7, "north-america")):
        bot = {"land": "canada", "technology": technology, "military": 9}
        s = situation(idle("south-america"), idle("south-america"), bots=[bot])
        assert civbots.expansion_target(s, 2) == place(goal)


@rule("his.civbots.leaders")
def test_civbots_share_only_conditions_that_are_not_met() -> None:
    s = situation(seat(**(CAESAR | {"wonders": ""})), idle(leader="ashoka"), bots=[{}, {}], turn=4)
    leader_bonus(s, Luck(1))
    assert has(s)["vp"] == 6 and [bot.vp for bot in s.bots] == [(3 + 9) // 2] * 2


@rule("his.civbots.leaders", "his.civbots.scoring")
def test_a_civbot_without_a_territory_has_its_share_and_its_government() -> None:
    s = situation(idle(leader="caesar"), idle(leader="ashoka"), bots=[{"technology": 4}], turn=4)
    s.bots[0].land, s.bots[0].ready, s.bots[0].used = [0] * 13, 7, 1
    end_turn(s)
    assert s.bots[0].vp == 1 + 9


@rule("his.solo.last-cube")
def test_alone_a_war_of_ones_own_can_lose_the_game() -> None:
    s = situation(seat("india", technology=2), bots=[{"land": "india", "military": 2}])
    play_round(s, "war")
    assert s.over and s.destroyed and has(s)["on_map"] == 0
    GAME.audit(s)
    s = situation(seat("india russia", technology=2), bots=[{"land": "india", "military": 2}])
    play_round(s, "war")
    assert not s.over and has(s)["on_map"] == 1


@rule("his.solo.last-cube")
def test_alone_the_last_cube_taken_back_by_exploit_loses_nothing() -> None:
    s = situation(seat("india", vp=5), bots=[{}])
    play_round(s, "exploit")
    play(s, "withdraw india")
    assert has(s)["on_map"] == 0 and not s.over


@rule("his.command.levels", "his.matrix.loss")
def test_what_lent_levels_gave_can_be_gained_again() -> None:
    s = situation(seat("india china", technology=3, military=3), idle(), command=True, turn=4, row="petra")
    play_round(s, "art")
    play(s, "command temporary-technology 0", draws="cicero")
    end_commands(s, Luck(1))
    while frame(s) != "ChooseCards":
        play(s, moves(s)[0])
    play_round(s, "technology", "raid", draws="agrippa")
    assert has(s)["technology"] == 4 and slugs(s.players[0].advisers) == ["agrippa", "cicero"]


@rule("his.command.levels", "his.end.leaders")
def test_lent_levels_count_for_the_leader_and_then_go() -> None:
    told: Doc = {"technology": 6, "military": 6, "command": 2, "power": "temporary-military", "raised": 2}
    s = situation(seat(leader="qin-shi-huang", **told), idle(), command=True, turn=4)
    assert change_of_turn(s) == 9 + 2, "both conditions, and the government of the higher cell"
    assert (has(s)["technology"], has(s)["military"], s.players[0].command) == (6, 4, 0)


@rule("his.command.levels", "his.command.end")
def test_lent_levels_go_as_far_as_the_matrix_lets_and_the_cube_goes_back() -> None:
    told: Doc = {"command": 2, "power": "temporary-technology", "raised": 2, "ready": 0}
    for (technology, military), left in (((6, 10), 5), ((5, 10), 5), ((8, 6), 6)):
        for source, (used, supply) in enumerate(((0, 1), (1, 0), (1, 0))):
            mine = seat(technology=technology, military=military, token_from=source, **told)
            s = situation(mine, idle(), command=True, turn=4)
            before = has(s)
            end_commands(s, Luck(1))
            after = has(s)
            assert (after["technology"], after["military"]) == (left, military)
            assert (after["used"] - before["used"], after["supply"] - before["supply"]) == (used, supply)


@rule("his.goals.first", "his.command.levels")
def test_a_goal_that_is_passed_when_lent_levels_go_is_taken_and_asked_for() -> None:
    told: Doc = {"technology": 6, "military": 5, "command": 2, "power": "temporary-technology", "raised": 2}
    for goal, advanced, asked in (("goal-10", False, "BuildWonder"), ("goal-08", True, "DrawAdviser")):
        cells = [{"goal": goal, "technology": 5, "military": 5}]
        options: Doc = {"goals": True, "command": True, "advanced": advanced}
        for turn in (4, 12):
            s = end_turn(situation(seat(**told), idle(), goal_cells=cells, turn=turn, **options))
            assert (frame(s), has(s)["technology"], s.goal_at) == (asked, 4, [])
            GAME.audit(GAME.imagine(GAME.view(s, 0), Luck(1)))
            play(s, moves(s)[-1])
            assert frame(s) != asked


def change_of_turn(s: GameState) -> int:
    """Return what the end of the turn scores for the first seat."""
    before = has(s)["vp"]
    alone = s.token_vp(place("europe"))
    return has(end_turn(s))["vp"] - before - alone


@rule("his.advanced.secret")
def test_secret_leaders_are_laid_open_when_their_era_begins() -> None:
    s = situation(
        seat(leader="caesar", coming="isabella victoria"),
        seat(leader="ashoka", coming="suleiman napoleon"),
        advanced=True,
        turn=4,
    )
    end_turn(s)
    assert s.turn == 5 and frame(s) == "ChooseCards", "nobody drafts"
    assert slugs([player.leader for player in s.players]) == ["isabella", "suleiman"]
    assert [len(player.coming) for player in s.players] == [1, 1]


@rule("his.advanced.advisers", "his.adviser.deck")
def test_when_all_advisers_lie_face_up_the_deck_is_turned_and_one_is_chosen() -> None:
    s = situation(
        seat(technology=3, military=2, advisers="agrippa scipio", retired="cicero vitruvius"),
        idle(),
        advanced=True,
    )
    play_round(s, "technology")
    me = s.players[0]
    assert slugs(me.advisers) == ["agrippa", "scipio", "gracchus"], "the only one face down is not asked for"
    assert slugs(me.adviser_deck) == ["cicero", "vitruvius"] and me.retired == []


@rule("his.advanced.leaders")
def test_with_six_every_leader_is_drafted() -> None:
    s = fresh(6, advanced=True)
    while frame(s) != "SecretDraft":
        play(s, moves(s)[0])
    assert len(moves(s)) == 18
    while frame(s) == "SecretDraft":
        play(s, moves(s)[0])
    eras = [[ERA[player.leader], *(ERA[one] for one in player.coming)] for player in s.players]
    assert eras == [[0, 1, 2]] * 6


@rule("his.event.unpaid", "his.event.revolution")
def test_an_adviser_pays_for_the_event_of_its_action() -> None:
    s = situation(
        seat("india", civilization="egypt", advisers="hatshepsut", ready=0),
        idle("china", civilization="rome", technology=2),
        events=True,
        event="little-ice-age",
    )
    assert round_change(s, "hatshepsut") == {"vp": 1}, "no trade; the rest of the card goes on"


@rule("his.goals.first")
def test_a_goal_is_passed_on_the_way_back_too() -> None:
    cells = [{"goal": "goal-02", "technology": 5, "military": 4}]
    s = situation(
        seat("india", technology=6, military=4), idle("india"), goals=True, goal_cells=cells, events=True,
        event="dark-ages",
    )  # fmt: skip
    assert round_change(s, "war")["vp"] == 2 + 3
