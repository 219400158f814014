"""V.I.C.I.: its cards, where it acts, what phases do to it (p. 39-44)."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.civolution.building.projects import farm_moves
from ecumene.games.civolution.card_data import THINGS, VICI_CARDS
from ecumene.games.civolution.eras.events import rewarded
from ecumene.games.civolution.eras.sites import gorges
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.level_block.completion import Completion
from ecumene.games.civolution.scoring.categories import final_scoring, score_era
from ecumene.games.civolution.solo import cards
from ecumene.games.civolution.solo.actions import ViciActs
from ecumene.games.civolution.solo.land import camp_rank, determine
from ecumene.games.civolution.solo.phases import feed_rival, remove_goal, rival_event_count, score_rival_statues
from ecumene.games.civolution.solo.turn import actions_of, take_turn
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.kernel.frame import advance, waiting
from ecumene.kernel.luck import Luck
from tests.games.civolution.random_games import begin, play_on
from tests.games.civolution.situation import effect, has, luck_of, moves, place, play, seat, table, thing
from tests.rules import rule


def solo(home: str = "c-swamp:2", vici: str = "b-forest:2", **told: Any) -> GameState:
    return table(seat(home), vici=vici, **told)


def act(s: GameState, action: int, argument: int = 0, dice: str = "", draws: str = "") -> GameState:
    """Let it do one action, and what follows."""
    luck = luck_of(dice, draws)
    s.stack.append(ViciActs([action * cards.ARGUMENT + argument], -1))
    advance(s, luck)
    return s


@rule("civo.vici.setup", "civo.vici.free-start")
def test_its_set_up_and_a_free_choice_of_start_cards() -> None:
    s, _ = begin(1, 3, free_start=True)
    rival = s.vici[0]
    assert (rival.tribes, rival.dice, rival.fate, rival.evolution, rival.prosperity) == (13, 6, 1, 2, 2)
    assert rival.provision[place("b-forest")] == rival.provision[place("c-grassland")] == 1 and s.first == 0
    assert len(s.stack[-1].legal(s, 0)) == 32


@rule("civo.vici.turn", "civo.vici.reset", "civo.ruling.vici-open-cards")
def test_icons_of_open_cards_add_up_to_a_reset_in_which_the_card_does_not_act() -> None:
    s = solo()
    rival = s.vici[0]
    rival.open = [thing("vici-8"), thing("vici-1")]  # four blue and three red icons
    rival.deck = [card for card in VICI_CARDS if card not in rival.open]
    take_turn(s, luck_of(draws="vici-11"))
    assert rival.open == [] and len(rival.discard) == 3 and s.resets == 1
    assert not isinstance(s.stack[-1], ViciActs)
    rival.deck, rival.discard = [], VICI_CARDS[:]
    take_turn(s, luck_of(draws="vici-11"))
    assert len(rival.deck) == 14 and rival.open == [thing("vici-11")]


@rule("civo.vici.hard")
def test_the_hard_way_the_card_of_a_reset_acts_as_well() -> None:
    s = solo()
    s.vici[0].hard = 1
    s.vici[0].open = [thing("vici-8"), thing("vici-1")]
    s.vici[0].deck = [card for card in VICI_CARDS if card not in s.vici[0].open]
    take_turn(s, luck_of(draws="vici-11"))
    assert s.resets == 1 and isinstance(s.stack[-1], ViciActs)
    assert len(s.vici[0].open) == 3 and s.vici[0].discard == []  # it acts before it is discarded
    advance(s, Luck(1))
    assert s.vici[0].open == [] and len(s.vici[0].discard) == 3


@rule("civo.vici.halves", "civo.vici.levels")
def test_level_and_era_choose_the_half_of_a_card() -> None:
    counts = []
    for level in range(5):
        s = solo()
        s.vici[0].level = level
        halves = []
        for era in range(1, 5):
            s.era = era
            halves.append(len(actions_of(s, thing("vici-11"), Luck(1))))
        counts.append(halves)
    assert counts == [[1, 1, 1, 1], [1, 1, 1, 2], [1, 1, 2, 2], [1, 2, 2, 2], [2, 2, 2, 2]]


@rule("civo.vici.tracks")
def test_of_the_lines_of_a_track_it_gains_points_alone() -> None:
    s = solo()
    s.vici[0].tracks[0] = 7
    act(s, cards.TRACK, 1)
    assert s.vici[0].tracks[0] == 8 and s.vici[0].points == 3 and s.players[0].points == 0
    s.vici[0].tracks[0] = 12
    act(s, cards.TRACK, 2)
    assert s.vici[0].points == 3 + 4
    s.vici[0].tracks[0] = 9
    act(s, cards.TRACK, 1)
    assert s.vici[0].points == 3 + 4 + 3  # the line that lets a seat choose a level token or 3 points


@rule("civo.vici.cards")
def test_it_removes_the_top_card_of_an_open_stack() -> None:
    s = solo()
    s.open[1] = [s.closed[1].pop()]
    act(s, cards.REMOVE_CARD, 1)
    assert len(s.gone) == 1 and len(s.open[1]) == 1


@rule("civo.vici.statues", "civo.ruling.vici-lost-action")
def test_statues_on_the_island_have_no_limit_but_its_markers() -> None:
    s = solo()
    for _ in range(4):
        act(s, cards.STATUE)
    assert s.vici[0].statues == 4
    s.vici[0].favour = 3
    score_rival_statues(s, Luck(1))
    assert s.vici[0].points == 8
    s.vici[0].supply, s.vici[0].provision[0] = 0, s.vici[0].supply
    act(s, cards.STATUE)
    assert s.vici[0].statues == 4


@rule("civo.vici.dice", "civo.levels.complete", "civo.ruling.completion-time")
def test_a_level_that_is_completed_while_it_takes_a_die_brings_its_bonus_at_once() -> None:
    s = table(seat("c-swamp:2", block="a22:1 b30:2 c09:3", stamina=3), vici="b-forest:2", attributes="p01")
    s.players[0].dice[0], s.dice_left = 1 + s.dice_left, 0
    act(s, cards.DIE)
    play(s, "attribute p01 4", "give 1")
    assert moves(s)[0].startswith("income") and s.players[0].completed == [1, 0]


@rule("civo.vici.dice")
def test_it_takes_dice_from_the_display_then_from_the_person_who_chooses() -> None:
    s = solo()
    act(s, cards.DIE, 1)
    assert s.vici[0].fate == 2 and s.fate_left == 2
    s.dice_left, s.vici[0].dice = 0, 6
    s.players[0].dice = [2, 2, 2, 1, 1, 1]
    act(s, cards.DIE, 0)
    assert waiting(s) == [0] and moves(s)[0] == "give 1"
    play(s, "give 6")
    assert s.vici[0].dice == 7 and s.players[0].dice[5] == 0


@rule("civo.vici.evolution", "civo.vici.prosperity")
def test_grids_fill_up_and_some_spaces_take_a_token() -> None:
    s = solo()
    s.vici[0].evolution, s.vici[0].supply = 5, s.vici[0].supply - 3
    token = s.attribute_display[1]
    act(s, cards.EVOLUTION, dice="4", draws=THINGS.slugs[s.attribute_bag[0]])
    assert s.gone == [token] and -1 not in s.attribute_display
    s.vici[0].prosperity, s.vici[0].supply = 5, s.vici[0].supply - 3
    token = s.income_display[0]
    act(s, cards.PROSPERITY, dice="1", draws=THINGS.slugs[s.income_bag[0]])
    assert s.gone[1] == token
    s.vici[0].supply -= 16 - s.vici[0].prosperity
    s.vici[0].prosperity = 16
    act(s, cards.PROSPERITY)
    assert s.vici[0].prosperity == 16


@rule("civo.vici.territory", "civo.vici.territory-roll")
def test_a_territory_is_determined_by_wheel_and_beacons() -> None:
    """Page 41: mountains with two and one beacons, a forest and hills; the wheel leads from swamp to mountains."""
    mountains = [place("e-mountains"), place("b-mountains")]
    eligible = sorted([*mountains, place("g-forest"), place("b-hills")])
    assert determine(eligible, luck_of("2 6"), "vici-from") == place("b-mountains")
    assert determine(eligible, luck_of("3 4"), "vici-from") == place("e-mountains")
    assert determine(eligible, luck_of("1"), "vici-from") == place("g-forest")
    assert determine([place("b-hills")], Luck(1), "vici-from") == place("b-hills")
    assert determine([], Luck(1), "vici-from") == -1


@rule("civo.vici.procreate", "civo.vici.settle")
def test_it_procreates_where_a_camp_is_free_by_its_priorities_and_is_never_weakened() -> None:
    s = act(solo("c-swamp:2"), cards.PROCREATE)
    assert s.vici[0].points == 1 and s.vici[0].tribes == 13  # the fire of its only territory
    s = solo("c-swamp:2 b-forest:3w", "b-forest:1 b-forest:2")
    assert [camp_rank(s, tribes.camp_at(place("b-forest"), number)) for number in (1, 2, 3)] == [6, 7, 4]
    act(s, cards.PROCREATE)
    assert tribes.numbers_in(s, 1, place("b-forest"), True, False) == [2, 3]  # all were its own: one left the fire
    assert s.players[0].wild_weak[place("b-forest")] == 1


@rule("civo.ruling.vici-protected", "civo.ruling.vici-other")
def test_a_protected_encampment_is_left_out() -> None:
    s = table(seat("b-forest:3 b-forest:0", block="b22:1"), vici="b-forest:1 b-forest:2")  # Armour Plates
    assert camp_rank(s, tribes.camp_at(place("b-forest"), 3)) == 0
    assert "procreate b-forest 1" in procreations(s)  # its tribes can be displaced like any other


def procreations(s: GameState) -> list[str]:
    return moves(effect(s, {"procreate": 1}))


@rule("civo.vici.crowded", "civo.vici.migrate", "civo.vici.develop")
def test_when_all_its_camps_are_its_own_it_migrates_and_develops_without_a_marker() -> None:
    s = solo("g-hills:2", "c-swamp:2")
    act(s, cards.PROCREATE, dice="", draws="")
    assert len(tribes.territories(s, 1)) == 2 and s.vici[0].tribes == 13
    new = next(at for at in tribes.territories(s, 1) if at != place("c-swamp"))
    assert s.resources[new] >= 0 and sum(s.players[0].raw) == 0
    s = solo("g-hills:2", "c-swamp:0")  # one tribe alone: it procreates before it migrates
    act(s, cards.MIGRATE)
    assert s.vici[0].tribes == 13 and len(tribes.territories(s, 1)) == 2


@rule("civo.vici.provision")
def test_provision_goes_to_fewest_markers_then_most_tribes_and_two_block_the_farm() -> None:
    s = solo("c-swamp:1", "c-swamp:2 b-forest:2 b-forest:0")
    for name in ("b-forest", "c-swamp", "b-forest", "c-swamp"):
        before = s.vici[0].provision[place(name)]
        assert place("c-swamp") in [a[1] for a in farm_moves(s, 0)]
        act(s, cards.PROVISION)
        assert s.vici[0].provision[place(name)] == before + 1
    assert farm_moves(s, 0) == []
    s = solo("c-swamp:1 g-hills:2", "c-swamp:2")
    for _ in range(2):
        act(s, cards.PROVISION)
    assert moves(effect(s, {"build": {"kind": "farm", "n": 1}}))[0] == "farm g-hills"
    refused = [s.stack[-1].refuse(s, 0, GAME.grammar.parse(f"farm {name}")) for name in ("c-swamp", "b-hills")]
    assert [refusal.rule for refusal in refused if refusal] == ["civo.vici.provision", "civo.build.farm"]


@rule("civo.vici.reveal", "civo.vici.hunting-token")
def test_it_reveals_most_locations_and_spoils_the_best_hunt() -> None:
    s = act(solo("g-hills:2", "c-swamp:2 c-desert:2"), cards.REVEAL, draws="l01 l09 l11")
    assert s.vici[0].points == 1 + 4 + 1 and len(s.unseen) == 21  # the desert touches three
    s = act(solo("c-swamp:1", "c-swamp:2 b-forest:2"), cards.HUNT_TOKEN)
    assert s.hunted[place("c-swamp")] == 1  # where both are
    act(s, cards.HUNT_TOKEN)
    assert s.hunted[place("b-forest")] == 1


@rule("civo.vici.goals")
def test_it_removes_a_goal_by_a_roll() -> None:
    s = solo()
    goal = s.goal_display[2]
    remove_goal(s, luck_of("3"))
    assert s.gone == [goal] and s.goal_display[2] == -1
    remove_goal(s, luck_of("3"))
    remove_goal(s, luck_of("6"))
    assert len(s.gone) == 1


@rule("civo.vici.locations")
def test_locations_do_not_touch_it() -> None:
    s = solo("c-swamp:1", "c-swamp:2", locations={"c4": "l07"})
    s.players[0].markers[0], s.players[0].supply = 2, s.players[0].supply - 2
    gorges(s, Luck(1))
    assert has(s, "food") == [1] and tribes.strong(s, 1) == 1


@rule("civo.vici.feeding", "civo.vici.last-tribe")
def test_provision_markers_feed_its_tribes() -> None:
    s = solo("g-hills:2", "c-swamp:1 c-swamp:2w c-swamp:0 c-swamp:6 b-forest:2")
    s.vici[0].provision[place("c-swamp")] = 1
    s.vici[0].provision[place("b-forest")] = 2
    s.vici[0].supply -= 3
    feed_rival(s, Luck(1))  # one more marker comes to the swamp: two feed all camps and one outside
    assert tribes.numbers_in(s, 1, place("c-swamp"), True, True) == [0, 1, 2] and tribes.on_continent(s, 1) == 4
    s = solo("g-hills:2", "c-swamp:1 c-swamp:2 c-swamp:0 b-forest:2w")
    s.vici[0].provision[place("b-forest")] = 1
    s.vici[0].supply -= 1
    feed_rival(s, Luck(1))
    assert tribes.numbers_in(s, 1, place("c-swamp"), True, False) == [1]  # the fire is fed first
    assert tribes.on_continent(s, 1) == 4
    s = solo("g-hills:2", "c-swamp:6")
    feed_rival(s, Luck(1))
    assert tribes.territories(s, 1) == [place("g-hills")]  # revived where a tribe is


@rule("civo.vici.events")
def test_it_counts_for_majorities_by_cells_of_its_grid() -> None:
    s = solo()
    s.vici[0].prosperity, s.vici[0].supply = 11, s.vici[0].supply - 9
    counts = [rival_event_count(s, thing(event), 0) for event in ("f4", "f6", "f16", "f17", "f19", "f20")]
    assert counts == [2, 6, 5, 5, 8, 2]  # page 43: cells and rows up to the eleventh
    s.players[0].markers[1], s.players[0].supply = 5, s.players[0].supply - 5
    assert rewarded(s, thing("f17")) == []  # a tie is no lead
    s.players[0].markers[1], s.players[0].supply = 6, s.players[0].supply - 1
    assert rewarded(s, thing("f17")) == [0]
    assert rewarded(s, thing("f11")) == []  # as many dice


@rule("civo.vici.scoring", "civo.vici.end")
def test_it_scores_categories_and_a_tie_is_lost() -> None:
    s = solo("c-swamp:2", "b-forest:2 b-forest:0")
    s.era_tiles = [thing("population"), thing("evolution"), thing("culture"), thing("prestige")]
    score_era(s, Luck(1))
    assert (s.players[0].points, s.vici[0].points, s.vici[0].first) == (5, 10, 1) and s.parties() == [1, 0]
    s = solo("c-swamp:2 b-forest:3", "b-forest:2 b-forest:0")
    s.era_tiles = [thing("population"), thing("evolution"), thing("culture"), thing("prestige")]
    score_era(s, Luck(1))
    assert s.vici[0].first == 1  # tied: it goes on to the other
    s.players[0].points = s.vici[0].points = 0
    final_scoring(s, Luck(1))
    result = GAME.result(s)
    assert result["winners"] == ([0] if s.players[0].points > s.vici[0].points else [])
    s.players[0].points = s.vici[0].points
    assert GAME.result(s)["winners"] == [] and GAME.result(s)["ending"] == "solo"


@rule("civo.vici.turn")
@pytest.mark.parametrize("level", ["beginner", "medium", "expert"])
def test_random_solo_games_come_to_their_end(level: str) -> None:
    for seed in range(2):
        s, luck = begin(1, seed, vici=level, vici_hard=True)
        play_on(s, luck, Luck(seed + 40))
        assert s.over and s.vici[0].points > 0
        assert [automaton.level for automaton in GAME.automata_of(s)] == [level]


LEVELS = ["beginner", "moderate", "medium", "advanced", "expert"]


def asked_in_its_turns(level: str, games: int) -> set[str]:
    """Return what its turns asked the person in games played by chance, each second one the hard way.

    What a level brings that the person completes while it gives a die is not asked for by them.
    """
    found: set[str] = set()

    def look(s: GameState) -> None:
        if any(isinstance(frame, ViciActs) for frame in s.stack):
            asked = type(s.stack[-1]).__name__
            if asked == "DieHandover" or not any(isinstance(frame, Completion) for frame in s.stack):
                found.add(asked)

    for seed in range(games):
        s, luck = begin(1, seed, vici=level, **({"vici_hard": True} if seed % 2 else {}))
        play_on(s, luck, Luck(seed + 90), look)
    return found


@rule("civo.vici.dice", "civo.die.giver")
@pytest.mark.parametrize("level", LEVELS)
def test_its_turns_ask_for_nothing_but_a_die(level: str) -> None:
    assert asked_in_its_turns(level, 2) <= {"DieHandover"}


@pytest.mark.soak
@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_in_two_hundred_games_its_turns_ask_for_nothing_but_a_die(level: str) -> None:
    assert asked_in_its_turns(level, 200) <= {"DieHandover"}
