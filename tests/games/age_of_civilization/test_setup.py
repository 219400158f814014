"""Setting up the game (p. 2)."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games.age_of_civilization import GAME
from tests.games.age_of_civilization.situation import (
    change,
    fresh,
    has,
    market,
    moves,
    play,
    seat,
    situation,
    slugs,
    techs,
)
from tests.rules import rule

ROW = ["build", "conquest", "culture", "farm", "fish", "hunt", "plague", "trade"]


@rule("aoc.setup.players")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_can_play(players: int) -> None:
    assert ecumene.new("age-of-civilization", players=players, seed=1).players == players
    assert len(fresh(players).players) == players


@rule("aoc.setup.players")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_and_five_cannot_play(players: int) -> None:
    with pytest.raises(ValueError, match="1, 2, 3 or 4 players"):
        ecumene.new("age-of-civilization", players=players, seed=1)


@rule("aoc.setup.vp-zero", "aoc.setup.start")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_with_three_coins_and_nothing_else(players: int) -> None:
    s = fresh(players)
    nothing = dict.fromkeys(has(s), 0)
    for seat_ in range(players):
        assert has(s, seat_) == {**nothing, "coins": 3}
        assert techs(s, seat_) == []
        assert s.players[seat_].civs == [] and s.players[seat_].special == -1


@rule("aoc.setup.wonder-market")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 6), (4, 7)])
def test_the_wonder_market_has_three_cards_and_one_for_each_player(players: int, cards: int) -> None:
    s = fresh(players)
    assert len(set(s.wonder_market)) == len(s.wonder_market) == cards


@rule("aoc.setup.wonder-market")
def test_wonders_are_drawn_from_all_fifteen_and_the_others_never_come() -> None:
    seen = {slug for seed in range(40) for slug in slugs(fresh(2, seed).wonder_market)}
    assert len(seen) == 15
    s = situation(wonders="petra moai")
    before = set(s.wonder_market)
    play(s, "wonder petra")
    assert set(s.wonder_market) < before and len(s.wonder_market) == 4


@rule("aoc.setup.civilization-market")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_of_forty_eight_civilizations_lie_open_without_coins(players: int) -> None:
    s = fresh(players)
    assert list(market(s).values()) == [0] * 5
    assert len(s.deck) == 43
    assert len({*s.market, *s.deck}) == 48


@rule("aoc.setup.civilization-market")
def test_any_civilization_can_lie_on_the_first_market() -> None:
    assert len({slug for seed in range(120) for slug in market(fresh(2, seed))}) == 48


@rule("aoc.setup.action-row")
def test_the_eight_action_cards_lie_in_random_order() -> None:
    rows = [slugs(fresh(2, seed).row) for seed in range(60)]
    assert all(sorted(row) == ROW for row in rows)
    for place in range(8):
        assert {row[place] for row in rows} == set(ROW)


@rule("aoc.setup.action-row")
def test_the_permanent_card_lies_above_the_first_three() -> None:
    s = fresh(2, seed=4)
    play(s, moves(s)[0])
    row = slugs(s.row)
    s.players[s.first].workers, s.players[s.first].coins = 4, 9
    usable = {move.split()[0] for move in moves(s)} & set(ROW)
    assert usable == set(row[:3]) - {"plague"}


@rule("aoc.setup.first-game")
def test_the_recommended_row_opens_with_hunt_fish_and_farm() -> None:
    rows = {tuple(slugs(fresh(3, seed, first_game=True).row)) for seed in range(5)}
    assert len(rows) == 1
    assert rows.pop()[:3] == ("hunt", "fish", "farm")


@rule("aoc.setup.supply", "aoc.effect.no-limit")
def test_coins_points_and_markers_never_run_out() -> None:
    rich = seat(
        coins=900, vp=300, techs="writing education science sailing currency engineering mining iron-working"
    )
    s = situation(rich, rich, rich, window="culture")
    assert change(s, "exploit") == {"coins": 3}  # all 70 coins of the box were used up long ago
    assert change(s, "culture") == {"coins": -4, "vp": 3}
    assert change(s, "research gunpowder")["techs"] == 1  # the 25th marker of 20


@rule("aoc.setup.open-information")
def test_everybody_sees_what_everybody_has() -> None:
    s = situation(seat("rome", techs="writing", coins=7, vp=5), seat("maya", wonders="petra", coins=2, workers=3))
    views = [GAME.view(s, viewer)["players"] for viewer in (-1, 0, 1)]
    assert views[0] == views[1] == views[2]
    rome, maya = views[0]
    assert (rome["coins"], rome["vp"], rome["main"], rome["technologies"]) == (7, 5, "rome", ["writing"])
    assert (maya["coins"], maya["workers"], maya["wonders"]) == (2, 3, ["petra"])


@rule("aoc.setup.first-player")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot_and_begins(players: int) -> None:
    tables = [fresh(players, seed) for seed in range(40)]
    assert {s.first for s in tables} == set(range(players))
    for s in tables:
        assert s.stack[-1].waits_for(s) == [s.first]
