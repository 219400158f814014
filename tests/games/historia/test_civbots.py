"""Civbots, and playing alone against them."""

from __future__ import annotations

import re

import pytest

import ecumene
from ecumene.games.historia.card_data import (
    ACTIVATION,
    ART,
    CARDS_PER_TURN,
    EXPANSION,
    MILITARY,
    TECHNOLOGY,
    THINGS,
    WAR,
    WONDERS,
)
from ecumene.games.historia.civbots import civbots
from ecumene.games.historia.components.leaders import leader_bonus
from ecumene.games.historia.effects.effects import MOST
from ecumene.games.historia.game import GAME
from ecumene.games.historia.rounds.end_of_turn import government_bonus, grey
from ecumene.games.historia.rounds.time_circle import TERRITORY_BONUS
from ecumene.games.historia.state import GameState
from ecumene.kernel.frame import advance
from ecumene.kernel.luck import Luck, Written
from ecumene.table.words import words
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
    seat,
    situation,
)
from tests.rules import rule


def bot(land: str = "", **told: object) -> Doc:
    """Tell a civbot."""
    return {"land": land, **told}


def acts(s: GameState, action: int, which: int = 0) -> GameState:
    """Let a civbot carry out an action."""
    civbots.carry_out(s, len(s.players) + which, action, -1, Luck(5))
    return s


@rule("his.civbots.most", "his.solo.civbots")
def test_six_civilizations_at_most_and_alone_at_least_one_civbot() -> None:
    assert GAME.check_options(2, {"civbots": ["king"] * 4}) is None
    refused = GAME.check_options(3, {"civbots": ["king"] * 4})
    assert refused is not None and refused.rule == "his.civbots.most"
    refused = GAME.check_options(1, {"civbots": []})
    assert refused is not None and refused.rule == "his.solo.civbots"
    alone = fresh(1)
    assert [GAME.things.slug(one.level) for one in alone.bots] == ["chieftain"] * 5
    assert fresh(2).bots == []
    assert [each.level for each in GAME.automata_of(fresh(2, civbots=["king", "noble"]))] == ["king", "noble"]


@pytest.mark.parametrize(("players", "levels", "said"), [
    (1, [], "Alone one plays against civbots. [his.solo.civbots"),
    (2, ["king"] * 5, "There would be 7 civilizations."),
    (6, ["noble"], "There would be 7 civilizations."),
    (1, ["king"] * 6, "a list of 0 to 5 of: chieftain, noble, king"),
    (2, ["emperor"], "not “emperor”"),
    (3, "king", "not “king”"),
])  # fmt: skip
def test_a_table_that_cannot_be_is_refused_in_words(players: int, levels: object, said: str) -> None:
    with pytest.raises(ecumene.Complaint, match=re.escape(said)):
        ecumene.new("historia", players=players, options={"civbots": levels})


def test_an_empty_list_of_civbots_is_none_where_several_play() -> None:
    table = ecumene.new("historia", players=2, options={"civbots": []}, seed=1)
    assert table.options == {} and table.view(0)["bots"] == []


@rule("his.civbots.start")
def test_civbots_begin_on_the_empty_territories_with_the_highest_numbers() -> None:
    s = fresh(2, civbots=["noble", "noble"])
    while frame(s) != "StartPlacement":
        play(s, moves(s)[0])
    numbers = sorted(range(13), key=s.token_number, reverse=True)
    play(s, f"place {GAME.map.slugs.slug(numbers[1])}")  # type: ignore[union-attr]
    play(s, f"place {GAME.map.slugs.slug(numbers[5])}")  # type: ignore[union-attr]
    assert s.bots[0].land[numbers[0]] == 1 and s.bots[1].land[numbers[2]] == 1
    assert (s.bots[0].technology, s.bots[0].military, s.bots[0].vp) == (1, 1, 0)


@rule("his.civbots.cubes")
def test_a_civbot_has_eight_cubes_and_lost_ones_do_not_come_back() -> None:
    s = situation(seat("india", technology=2, military=2), idle(), bots=[bot("india")])
    assert s.bots[0].ready + s.bots[0].on_map() == 8
    play_round(s, "war")
    assert (s.bots[0].used, s.bots[0].ready, s.bots[0].on_map()) == (1, 7, 0)


@rule("his.civbots.cards")
def test_after_the_last_round_each_civbot_plays_as_many_cards_as_its_level_says() -> None:
    assert CARDS_PER_TURN == [1, 2, 3]
    levels = ["chieftain", "noble", "king"]
    s = situation(seat(queue="art raid trade"), idle(), bots=[bot(level=level) for level in levels])
    luck = Luck(3)
    luck.log = []
    s.stack = s.stack[:1]
    s.stack[0].phase = 2  # type: ignore[attr-defined]
    advance(s, luck)
    drawn = [line.automaton for line in luck.log if line.kind == "civbot-card"]
    assert [drawn.count(which) for which in range(3)] == [1, 2, 3] and drawn == sorted(drawn)


@rule("his.civbots.levels")
def test_levels_bring_a_point_and_no_bonus_and_give_way_to_the_other_track() -> None:
    s = acts(situation(seat(), idle(), bots=[bot(technology=2, military=2)]), TECHNOLOGY)
    assert (s.bots[0].technology, s.bots[0].vp, s.bots[0].ready) == (3, 1, 7)
    s = acts(situation(seat(), idle(), bots=[bot(technology=3, military=1)]), TECHNOLOGY)
    assert (s.bots[0].technology, s.bots[0].military, s.bots[0].vp) == (3, 2, 1)
    s = acts(situation(seat(), idle(), bots=[bot(technology=1, military=3)]), MILITARY)
    assert (s.bots[0].technology, s.bots[0].military, s.bots[0].vp) == (2, 3, 1)
    s = acts(situation(seat(), idle(), bots=[bot(technology=16, military=12)], turn=9), TECHNOLOGY)
    assert (s.bots[0].technology, s.bots[0].military, s.bots[0].vp) == (16, 12, 2)


@rule("his.civbots.art")
def test_art_removes_the_rightmost_wonder() -> None:
    s = situation(seat(), idle(), bots=[bot()], row="petra sphinx")
    acts(s, ART)
    assert GAME.things.names(s.row) == ["petra"] and s.bots[0].vp == 1
    acts(s, ART)
    acts(s, ART)
    assert s.row == [] and s.bots[0].vp == 3


@rule("his.civbots.war")
def test_a_civbot_attacks_the_strongest_it_can_beat() -> None:
    s = situation(
        idle("india china", vp=5, military=2),
        idle("india", vp=9, military=2),
        bots=[bot("india china", military=3)],
    )
    assert civbots.war_target(s, 2) == (1, place("india"))
    s.players[0].vp = 9
    assert civbots.war_target(s, 2) == (0, place("china")), "equal points: turn order, then the highest number"
    s.order = [1, 0]
    assert civbots.war_target(s, 2) == (1, place("india"))
    acts(s, WAR)
    assert s.bots[0].vp == 2
    s = situation(idle("india", military=3), idle("india", military=2), bots=[bot("india", military=2)])
    acts(s, WAR)
    assert s.bots[0].vp == 0, "no war that it would not win"
    s = situation(idle("india china"), idle(), bots=[bot("india", technology=14, military=9)], turn=9)
    acts(s, WAR)
    assert s.bots[0].vp == 4


@rule("his.civbots.expansion")
def test_a_civbot_expands_to_the_highest_open_number_in_reach() -> None:
    s = situation(idle("oceania", military=1), idle("canada"), bots=[bot("indochina", military=2)])
    assert civbots.expansion_target(s, 2) == place("oceania"), "held by the weaker"
    s = situation(idle("oceania", military=2), idle("canada"), bots=[bot("indochina", military=2)])
    assert civbots.expansion_target(s, 2) == place("china"), "India is 10, China 11, both are empty"
    s = situation(idle("oceania indochina", military=2), idle("canada"), bots=[bot("oceania", military=2)])
    assert civbots.expansion_target(s, 2) == place("indochina"), "nothing is open"
    s = situation(idle(), idle("canada"), bots=[bot("indochina", used=7)])
    acts(s, EXPANSION)
    assert s.bots[0].on_map() == 1, "without a cube nothing happens"


@rule("his.civbots.trade")
def test_a_civbot_scores_when_it_is_traded_with() -> None:
    s = situation(seat("india"), idle(), bots=[bot("china", technology=3)])
    play_round(s, "trade")
    assert s.bots[0].vp == 2 and has(s)["technology"] == 2


@rule("his.civbots.scoring")
def test_civbots_score_governments_and_territories() -> None:
    s = situation(idle("india"), idle(), bots=[bot("oceania india", technology=4)])
    government_bonus(s, 2, Luck(1))
    grey(s, 2, TERRITORY_BONUS, 1, Luck(1))
    assert s.bots[0].vp == 1 + 3


@rule("his.civbots.leaders")
@pytest.mark.parametrize(("turn", "leaders", "count", "share"), [
    (4, ("caesar", "ashoka"), 1, 9), (4, ("caesar", "ashoka"), 4, 4), (8, ("suleiman", "isabella"), 1, 11),
    (12, ("victoria", "napoleon"), 1, 13), (12, ("victoria", "napoleon"), 3, 8),
])  # fmt: skip
def test_civbots_share_what_leaders_leave(turn: int, leaders: tuple[str, str], count: int, share: int) -> None:
    s = situation(idle(leader=leaders[0]), idle(leader=leaders[1]), bots=[bot() for _ in range(count)], turn=turn)
    leader_bonus(s, Luck(1))
    assert [one.vp for one in s.bots] == [share] * count


@rule("his.civbots.last-territory")
def test_the_last_territory_of_a_civbot_can_fall() -> None:
    s = situation(seat("india", technology=2, military=2), idle(), bots=[bot("india")])
    play_round(s, "war")
    assert s.bots[0].territories() == 0
    acts(s, EXPANSION)
    assert s.bots[0].land[place("oceania")] == 1, "from nowhere it can go anywhere"


@rule("his.civbots.not-counted")
def test_civbots_do_not_count_for_wonders() -> None:
    s = situation(seat(technology=4, military=6, wonders="ishtar-gate"), idle(military=5), bots=[bot(military=7)])
    play_round(s, "art", "raid")
    assert "activate ishtar-gate" in moves(s)


@rule("his.civbots.not-counted", "his.wonder.most")
def test_wonders_of_the_most_say_that_they_compare_players() -> None:
    player = {"en": "other player", "ru": "игрок", "el": "παίκτ|παικτ"}
    for lang, said in player.items():
        for wonder in WONDERS:
            text = words(GAME, lang).thing(wonder, "text")
            assert bool(re.search(said, text)) == (ACTIVATION[wonder] == MOST), text


@rule("his.solo.no-leaders", "his.solo.wonders", "his.solo.advanced")
def test_alone_there_are_no_leaders_and_no_wonders_of_the_most() -> None:
    for options in ({}, {"advanced": True}):
        s = fresh(1, **options)
        assert not any(ACTIVATION[wonder] == MOST for wonder in [*s.row, *s.wonder_deck])
        seen = set()
        while s.turn == 0:
            seen.add(frame(s))
            play(s, moves(s)[0])
        assert not seen & {"LeaderDraft", "SecretDraft"} and s.players[0].leader == -1
        assert ("RetireAdviser" in seen) == bool(options)


@rule("his.solo.last-cube")
def test_alone_the_last_cube_can_be_lost_and_the_game_with_it() -> None:
    s = situation(idle("india"), bots=[bot("india", military=2)])
    acts(s, WAR)
    assert s.over and s.destroyed
    result = GAME.result(s)
    assert (result["winners"], result["ending"]) == ([], "destroyed")


@rule("his.solo.last-cube", "his.civbots.cards")
def test_when_the_game_is_lost_no_further_card_is_turned_over() -> None:
    s = situation(idle("india"), bots=[bot("india", military=3, level="king")])
    luck = Written([THINGS.number("civbot-5")])
    civbots.act(s, 1, luck)
    assert s.over and s.destroyed and luck.written == [THINGS.number("civbot-5")]


@rule("his.solo.win")
def test_alone_one_must_have_more_points_than_every_civbot() -> None:
    s = situation(idle(), bots=[bot(), bot()], turn=12)
    s.stack, s.over = [], True
    s.bots[0].vp, s.bots[1].vp = 30, 20
    for mine, won in ((31, [0]), (30, []), (5, [])):
        s.players[0].vp = mine
        assert (GAME.result(s)["winners"], GAME.result(s)["ending"]) == (won, "solo")
