"""Module Draft (p. 8)."""

from __future__ import annotations

import json

import pytest

from ecumene.games.age_of_civilization import GAME
from ecumene.games.age_of_civilization.state import GameState
from ecumene.kernel.frame import waiting
from tests.games.age_of_civilization.situation import (
    change,
    frames,
    fresh,
    has,
    market,
    moves,
    play,
    refusal,
    run,
    seat,
    situation,
    slugs,
)
from tests.rules import rule


def packs(s: GameState) -> list[list[str]]:
    """Return what each seat can pick from now."""
    return [[move.split()[1] for move in moves(s, seat_)] for seat_ in waiting(s)]


def drafted(players: int, seed: int = 1) -> GameState:
    """Draft to the end, everybody taking the first card of every pack."""
    s = fresh(players, seed, draft=True)
    while frames(s)[-1] == "DraftPick":
        seat_ = waiting(s)[0]
        play(s, moves(s, seat_)[0], seat=seat_)
    return s


@rule("aoc.draft.deal-seven")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_seven_and_there_is_no_market_yet(players: int) -> None:
    s = fresh(players, draft=True)
    dealt = packs(s)
    assert [len(pack) for pack in dealt] == [7] * players
    assert len({civ for pack in dealt for civ in pack}) == 7 * players
    assert market(s) == {}


@rule("aoc.draft.deal-seven")
def test_any_civilization_can_be_dealt() -> None:
    assert len({civ for seed in range(40) for pack in packs(fresh(4, seed, draft=True)) for civ in pack}) == 48


@rule("aoc.draft.pick-one")
def test_all_pick_at_the_same_time_and_nobody_sees_what_others_keep() -> None:
    s = fresh(3, draft=True)
    assert waiting(s) == [0, 1, 2]
    before = GAME.view(s, 0)
    kept = packs(s)[1][3]
    play(s, f"pick {kept}", seat=1)
    assert waiting(s) == [0, 2]
    assert kept not in json.dumps(GAME.view(s, 0))
    assert GAME.view(s, 0)["draft_memory"] == before["draft_memory"]
    assert len(GAME.view(s, 1)["draft_memory"]["packs"]) == 1  # the next pack is not looked at yet


@rule("aoc.draft.pick-one")
def test_one_picks_from_the_pack_in_hand() -> None:
    s = fresh(2, draft=True)
    mine, yours = packs(s)
    assert refusal(s, f"pick {yours[0]}", seat=0) == "aoc.draft.pick-one"
    assert refusal(s, f"raise {mine[0]}", seat=0) == "table.other-question"


@rule("aoc.draft.pass-left")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rest_of_a_pack_goes_to_the_left(players: int) -> None:
    s = fresh(players, draft=True)
    dealt = packs(s)
    for seat_ in range(players):
        play(s, f"pick {dealt[seat_][seat_]}", seat=seat_)
    now = packs(s)
    for seat_ in range(players):
        left = (seat_ + 1) % players
        assert now[left] == [civ for civ in dealt[seat_] if civ != dealt[seat_][seat_]]


@rule("aoc.draft.keep-five", "aoc.draft.market")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_five_picks_everybody_has_a_hand_and_the_leftovers_are_the_market(players: int) -> None:
    s = fresh(players, draft=True)
    dealt = {civ for pack in packs(s) for civ in pack}
    for picks in range(5):
        assert [len(pack) for pack in packs(s)] == [7 - picks] * players
        for seat_ in range(players):
            play(s, moves(s, seat_)[0], seat=seat_)
    assert frames(s)[-1] == "CivilizationPhase"
    hands = [slugs(s.hand(seat_)) for seat_ in range(players)]
    assert [len(hand) for hand in hands] == [5] * players
    assert len(market(s)) == 2 * players and set(market(s).values()) == {0}
    assert dealt == {*market(s), *(civ for hand in hands for civ in hand)}


@rule("aoc.draft.hand-or-market")
def test_a_civilization_comes_from_the_own_hand_or_the_market() -> None:
    mine, yours = seat("rome", hand="kongo maya"), seat("celts", hand="huns")
    four = {"china": 0, "korea": 0, "japan": 0, "tibet": 0}
    s = situation(mine, yours, at="civilization", round=2, market=four, draft=True)
    for civ in ["kongo", "maya", *four]:
        assert f"raise {civ}" in moves(s) and f"annex {civ}" in moves(s)
    for move in ["raise huns", "annex huns", "raise celts", "annex rome"]:
        assert refusal(s, move) == "aoc.draft.hand-or-market"


@rule("aoc.draft.no-market-coins")
def test_the_market_gets_no_coins_and_no_new_card() -> None:
    four = {"china": 0, "korea": 0, "japan": 0, "tibet": 0}
    for move, left in [("raise korea", ["china", "japan", "tibet"]), ("annex kongo", [*four])]:
        s = situation(seat("rome", hand="kongo"), seat(), at="civilization", round=2, market=four, draft=True)
        play(s, move)
        assert market(s) == dict.fromkeys(left, 0)


@rule("aoc.draft.first-no-bonus")
def test_the_first_civilization_brings_no_coins() -> None:
    s = situation(seat(hand="kongo", workers=0), seat(), at="civilization", draft=True)
    assert change(s, "raise kongo") == {"workers": 3}


@rule("aoc.draft.later-bonus")
@pytest.mark.parametrize("move", ["raise kongo", "annex kongo", "raise korea", "annex korea"])
def test_the_second_and_third_bring_two_coins(move: str) -> None:
    four = {"china": 0, "korea": 0, "japan": 0, "tibet": 0}
    for mine in [seat("rome", hand="kongo"), seat("rome", "huns", hand="kongo")]:
        s = situation(mine, seat(), at="civilization", round=2, market=four, draft=True)
        assert change(s, move)["coins"] == 2


@rule("aoc.draft.no-new-cards")
def test_a_hand_only_shrinks() -> None:
    four = {"china": 0, "korea": 0, "japan": 0, "tibet": 0}
    s = situation(seat("rome", hand="kongo"), seat(), at="civilization", round=2, market=four, draft=True)
    hand = slugs(s.hand(0))
    assert slugs(play(s.copy(), "raise korea").hand(0)) == hand
    assert slugs(play(s, "raise kongo").hand(0)) == [civ for civ in hand if civ != "kongo"]
    assert s.deck == []


@rule("aoc.draft.empty-market")
def test_with_an_empty_market_the_hand_remains() -> None:
    mine, yours = seat("rome", "maya", hand="kongo huns"), seat("celts", "inca")
    s = situation(mine, yours, at="civilization", round=3, market={}, draft=True)
    hand = slugs(s.hand(0))
    assert moves(s) == [*(f"raise {civ}" for civ in hand), *(f"annex {civ}" for civ in hand), "skip"]
    assert refusal(s, "raise inca") == "aoc.draft.hand-or-market"
    assert change(s, "annex kongo") == {"coins": 2}


@rule("aoc.draft.secret-hand")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    s = drafted(3)
    for seat_ in range(3):
        hand = slugs(s.hand(seat_))
        assert GAME.view(s, seat_)["draft_memory"]["hand"] == hand
        assert not any(f'"{civ}"' in json.dumps(GAME.view(s, -1)) for civ in hand)
        others = [GAME.view(s, other)["draft_memory"]["hand"] for other in range(3) if other != seat_]
        assert not {civ for shown in others for civ in shown} & set(hand)
    assert [row["hand"] for row in GAME.view(s, -1)["players"]] == [5, 5, 5]


@rule("aoc.draft.carthage")
def test_carthage_brings_nothing_as_first_and_six_as_second_or_third() -> None:
    for mine, coins in [(seat(), 0), (seat("rome"), 6), (seat("rome", "huns"), 6)]:
        s = situation({**mine, "hand": ["carthage"]}, seat(), at="civilization", round=2, draft=True)
        assert change(s, "raise carthage").get("coins", 0) == coins
    s = situation(seat("rome", hand="carthage"), seat(), at="civilization", round=2, draft=True)
    assert change(s, "annex carthage")["coins"] == 2


@rule("aoc.draft.iberia")
def test_iberia_brings_no_technology_as_first_and_one_as_second_or_third() -> None:
    s = situation(seat(hand="iberia"), seat(), at="civilization", draft=True)
    play(s, "raise iberia")
    assert frames(s)[-1] == "ActionPhase"
    for mine in [seat("rome", hand="iberia"), seat("rome", "huns", hand="iberia")]:
        s = situation(mine, seat(), at="civilization", round=2, draft=True)
        play(s, "raise iberia", "learn mining")
        assert frames(s)[-1] == "ActionPhase"
        assert has(s)["techs"] == 1


@rule("aoc.draft.phoenicia")
def test_phoenicia_lays_coins_on_market_cards_and_their_taker_gets_them_on_top() -> None:
    four = {"carthage": 0, "iberia": 0, "maya": 2, "kongo": 0}
    s = run(situation(seat("phoenicia"), seat("rome"), at="turn end", round=2, market=four, draft=True))
    assert change(s, "resolve phoenicia maya") == {"coins": -2, "vp": 2}
    assert market(s)["maya"] == 4
    assert change(s, "annex maya", seat=1)["coins"] == 6


@rule("aoc.draft.phoenicia")
def test_coins_of_phoenicia_are_tripled_by_carthage_and_counted_by_iberia() -> None:
    four = {"carthage": 2, "iberia": 4, "maya": 0, "kongo": 0}
    s = situation(seat("rome"), seat(), at="civilization", round=2, market=four, draft=True)
    assert change(s.copy(), "raise carthage")["coins"] == 12
    assert change(s, "raise iberia")["coins"] == 6
    play(s, "learn writing", "learn sailing", "learn mining")
    assert frames(s)[-1] == "ActionPhase"
    s = situation(seat(), seat(), at="civilization", market=four, draft=True)
    assert change(s.copy(), "raise carthage")["coins"] == 6  # as the first civilization: these coins alone
    play(s, "raise iberia", "learn writing", "learn sailing")
    assert frames(s)[-1] == "ActionPhase"
