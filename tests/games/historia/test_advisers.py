"""Advisers and their deck."""

from __future__ import annotations

from tests.games.historia.situation import (
    Doc,
    frame,
    fresh,
    has,
    idle,
    moves,
    play,
    play_round,
    refusal,
    round_change,
    seat,
    situation,
    slugs,
)
from tests.rules import rule


@rule("his.adviser.deck")
def test_a_played_adviser_goes_face_up_under_the_deck_which_is_shuffled_in_time() -> None:
    s = situation(seat(advisers="cicero"), idle())
    play_round(s, "cicero")
    assert slugs(s.players[0].retired) == ["cicero"] and s.players[0].queue == []
    s = situation(seat(advisers="cicero agrippa scipio vitruvius gracchus", queue="raid"), idle())
    play_round(s, "cicero")
    assert s.players[0].retired == [] and slugs(s.players[0].adviser_deck) == ["cicero"]
    s = situation(seat(technology=3, military=2, advisers="agrippa scipio vitruvius", retired="cicero"), idle())
    play_round(s, "technology", draws="gracchus")
    assert s.players[0].retired == [] and slugs(s.players[0].adviser_deck) == ["cicero"]


@rule("his.adviser.events")
def test_only_advisers_with_an_action_set_off_events_and_wonders() -> None:
    s = situation(seat(advisers="cicero", vp=5), idle(), events=True, event="vesuvius")
    play_round(s, "cicero", "raid")
    assert has(s)["vp"] == 6 and has(s, 1)["vp"] == -2
    s = situation(
        seat(civilization="egypt", advisers="hatshepsut", wonders="lighthouse-of-alexandria"),
        idle(civilization="rome"),
    )
    play_round(s, "hatshepsut")
    assert "activate lighthouse-of-alexandria" in moves(s)


@rule("his.adviser.effects")
def test_the_effects_come_in_their_order_each_as_far_as_it_goes() -> None:
    s = situation(seat(civilization="britain", advisers="cook", ready=0, used=1), idle())
    assert round_change(s, "cook", then="place oceania") == {"used": -1, "on_map": 1}
    s = situation(seat(civilization="britain", advisers="newton", ready=0, used=1), idle())
    assert round_change(s, "newton") == {}, "its cube cannot be paid"


@rule("his.level.no-cell", "his.act.in-vain")
def test_no_cube_is_used_for_levels_that_the_matrix_bars() -> None:
    for civilization, adviser, barred in (
        ("britain", "newton", (3, 1)),
        ("china-civilization", "sun-tzu", (1, 3)),
    ):
        told: Doc = {
            "civilization": civilization,
            "advisers": adviser,
            "technology": barred[0],
            "military": barred[1],
        }
        s = situation(seat(wonders="petra colosseum", **told), idle())
        play_round(s, adviser)
        assert refusal(s, f"simple {adviser}") == "his.level.no-cell"
        before = has(s)
        play(s, f"skip {adviser}", "skip")
        assert has(s) == before and slugs(s.players[0].retired) == [adviser], "it still counts as played"
    s = situation(seat(civilization="britain", advisers="newton", technology=2), idle())
    assert round_change(s, "newton") == {"technology": 1}, (
        "one of two: the price is the full one, and a cube comes"
    )


@rule("his.advanced.retire", "his.advanced.advisers")
def test_by_the_advanced_rules_advisers_are_chosen() -> None:
    s = fresh(2, advanced=True)
    while frame(s) != "RetireAdviser":
        play(s, moves(s)[0])
    first = s.order[0]
    assert len(moves(s)) == 5
    laid = moves(s)[0].split()[1]
    assert refusal(s, "retire sphinx") == "his.advanced.retire"
    play(s, f"retire {laid}")
    assert frame(s) == "DrawAdviser" and len(moves(s)) == 4 and f"draw {laid}" not in moves(s)
    assert refusal(s, f"draw {laid}") == "his.advanced.advisers"
    chosen = moves(s)[2].split()[1]
    play(s, f"draw {chosen}")
    assert slugs(s.players[first].advisers) == [chosen] and slugs(s.players[first].retired) == [laid]
    s = situation(seat(technology=3, military=2), idle(), advanced=True)
    play_round(s, "technology")
    assert frame(s) == "DrawAdviser" and len(moves(s)) == 5


@rule("his.advanced.leaders", "his.advanced.secret", "his.advanced.placement")
def test_leaders_are_drafted_to_and_fro_in_secret_and_cubes_placed_in_reverse() -> None:
    from ecumene.games.historia.card_data import ERA, THINGS
    from ecumene.games.historia.game import GAME
    from ecumene.kernel.frame import waiting

    s = fresh(3, advanced=True)
    while frame(s) != "SecretDraft":
        play(s, moves(s)[0])
    order, asked = s.order, []
    assert len(moves(s)) == 12
    while frame(s) == "SecretDraft":
        asked += waiting(s)
        who = waiting(s)[0]
        eras = [ERA[THINGS.number(move.split()[1])] for move in moves(s)]
        assert not set(eras) & {ERA[leader] for leader in s.players[who].coming}
        if s.players[who].coming:
            taken = THINGS.slug(s.players[who].coming[0])
            assert refusal(s, f"take {taken}") == "his.advanced.leaders"
        play(s, moves(s)[-1])
    assert asked == [*order, *order[::-1], *order]
    assert all(ERA[player.leader] == 0 and len(player.coming) == 2 for player in s.players)
    assert GAME.view(s, 0)["players"][1]["coming"] == 2 and len(GAME.view(s, 0)["players"][0]["coming"]) == 2
    placed = []
    while frame(s) == "StartPlacement":
        placed += waiting(s)
        play(s, moves(s)[0])
    assert placed == order[::-1]
