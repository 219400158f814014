"""The set-up: what is laid out, and the first steps of each player (p. 8–12)."""

from __future__ import annotations

import pytest

from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    CIVILIZATIONS,
    EGYPT,
    ROME,
    THINGS,
    WONDERS,
    number,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import LEVEL
from ecumene.games.sid_meiers_civilization.map.figures import armies_at, scouts_at
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import coins, production, trade
from ecumene.games.sid_meiers_civilization.map.tiles import GROUNDS, LAYOUTS, NEUTRAL_TILES
from ecumene.games.sid_meiers_civilization.player import LEVELS_AT
from ecumene.games.sid_meiers_civilization.round.round import START, Round
from ecumene.games.sid_meiers_civilization.setup.lay_out import empty_table, give, lay_out
from ecumene.games.sid_meiers_civilization.setup.players import SetUp
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import advance, waiting
from ecumene.kernel.luck import Luck
from tests.games.sid_meiers_civilization.situation import GAME, LUCK, moves, play, refusal, table
from tests.rules import rule


def fresh(*civilizations: str, first_game: bool = False) -> GameState:
    """Return a table at the first question of the set-up."""
    s = empty_table(len(civilizations), first_game, False, 0)
    for seat, slug in enumerate(civilizations):
        give(s, seat, number(f"{slug}-civilization"), LUCK)
    s.stack = [Round(START), SetUp(0, lay_out(s, LUCK))]
    advance(s, LUCK)
    return s


@rule("smc.setup.players", "smc.setup.civilizations", "smc.setup.home-tiles", "smc.setup.neutral-tiles")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_civilization_and_its_home_tile(players: int) -> None:
    s = GAME.setup(players, {}, Luck(3))
    assert len({player.civilization for player in s.players}) == players
    assert sum(tile >= 0 for tile in s.tiles) == players
    for place, seat in enumerate(s.order()):
        slug = THINGS.slug(s.players[seat].civilization).removesuffix("-civilization")
        assert THINGS.slug(s.tiles[place]) == f"home-{slug}"
        assert s.turns[place] == LAYOUTS[players].arrows[place]
    assert sorted(s.tiles_left) == NEUTRAL_TILES


@rule("smc.setup.units", "smc.setup.germany", "smc.setup.unit-ranks", "smc.train.unit")
def test_everybody_draws_a_unit_of_each_type_and_germany_two_more() -> None:
    s = table("rome", "germany")
    kinds = [sorted(THINGS.slug(card)[:-2] for card in player.units) for player in s.players]
    assert kinds[0] == ["artillery", "infantry", "mounted"]
    assert kinds[1] == ["artillery", "infantry", "infantry", "infantry", "mounted"]
    assert [s.players[0].rank(number(unit)) for unit in ("artillery", "infantry", "mounted", "aircraft")] == [
        1, 1, 1, 0,
    ]  # fmt: skip


@rule("smc.setup.wonders", "smc.setup.buildings", "smc.setup.events", "smc.setup.great-people")
def test_the_market_opens_with_the_four_ancient_wonders() -> None:
    s = table("rome", "china")
    assert sorted(s.wonder_row) == [wonder for wonder in WONDERS if AGE[wonder] == 0]
    assert (sum(s.supply), len(s.people), [len(deck) for deck in s.decks]) == (49, 18, [19, 17, 11])


@rule("smc.setup.egypt", "smc.setup.egypt-wonder", "smc.ruling.setup-wonder-square")
def test_egypt_begins_with_an_ancient_wonder_and_a_medieval_one_takes_its_place() -> None:
    s = fresh("egypt", "china")
    assert sorted(AGE[wonder] for wonder in s.wonder_row) == [0, 0, 0, 1]
    play(s, "capital c3")
    given = [wonder for wonder in WONDERS if AGE[wonder] == 0 and wonder not in s.wonder_row]
    assert [s.stack[-1].source()] == given
    assert len(moves(s)) == 8  # any square of the outskirts, water included
    play(s, moves(s)[0])
    assert len(s.players[0].marks) == 1


@rule("smc.setup.resources")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_one_token_of_each_resource_for_each_player(players: int) -> None:
    assert GAME.setup(players, {}, Luck(1)).market == [players] * 4


@rule("smc.setup.capital")
def test_the_capital_stands_on_one_of_four_centre_squares() -> None:
    s = fresh("rome", "china")
    assert moves(s) == ["capital b2", "capital c2", "capital b3", "capital c3"]
    assert refusal(s, "capital a1") == "smc.setup.capital"
    recommended = [name for name in ("b2", "c2", "b3", "c3") if GROUNDS[s.ground[square(name)]].capital]
    assert recommended == ["b2"]  # home tiles of this slot are turned upside down


@rule("smc.setup.figures", "smc.setup.figures-on-land", "smc.ruling.order-of-setup", "smc.setup.reserve")
def test_first_figures_stand_on_land_around_the_capital() -> None:
    s = fresh("rome", "china")
    play(s, "capital b2")
    assert waiting(s) == [0]
    assert "place a1" not in moves(s)  # water
    assert refusal(s, "place a1") == "smc.setup.figures-on-land"
    play(s, "place c2", "place c2")
    assert (armies_at(s, 0, square("c2")), scouts_at(s, 0, square("c2"))) == (1, 1)
    assert waiting(s) == [1]


@rule(
    "smc.setup.russia",
    "smc.setup.rome",
    "smc.setup.government",
    "smc.setup.technology",
    "smc.setup.starting-level",
)
def test_russia_begins_with_two_armies_under_communism_and_rome_as_a_republic() -> None:
    s = fresh("russia", "rome")
    play(s, "capital b2", "place c2", "place c2", "place c3")
    assert len(s.players[0].armies) == 2
    assert [THINGS.slug(player.government) for player in s.players] == ["communism-government", "republic"]
    assert LEVEL[number("communism")] == 3
    assert [player.power[LEVELS_AT : LEVELS_AT + 3] for player in s.players] == [[1, 0, 0], [1, 0, 0]]


@rule("smc.setup.america", "smc.ruling.bonus-before-dials")
def test_america_begins_with_a_great_person_that_counts_for_its_dials() -> None:
    s = fresh("america", "china")
    play(s, "capital b3")
    assert THINGS.slug(s.stack[-1].source()) in {
        "artist", "builder", "general", "humanitarian", "industrialist", "scientist",
    }  # fmt: skip
    assert "reserve" not in moves(s)
    play(s, moves(s)[0])
    assert len(s.players[0].marks) == 1


@rule("smc.setup.china")
def test_china_begins_with_walls() -> None:
    s = fresh("china", "rome")
    play(s, "capital b2")
    assert s.players[0].walls == [1]


@rule("smc.setup.trade-dial", "smc.setup.coins", "smc.setup.culture-start")
def test_page_10_a_capital_with_three_trade_begins_with_three_on_the_dial() -> None:
    s = fresh("rome", "china")
    while isinstance(s.stack[1], SetUp):
        play(s, moves(s)[0])
    assert [player.trade for player in s.players] == [trade(s, seat, 0) for seat in range(2)]
    assert [player.space for player in s.players] == [0, 0]
    assert coins(table("america", "china"), 0) == 0


@rule("smc.setup.coins")
@pytest.mark.parametrize(
    ("civilization", "produces", "trades"),
    [("america", 5, 3), ("china", 5, 3), ("egypt", 5, 4), ("germany", 5, 3), ("rome", 6, 3), ("russia", 6, 3)],
)
def test_recommended_capitals_have_their_known_figures(civilization: str, produces: int, trades: int) -> None:
    other = "china" if civilization != "china" else "rome"
    s = table(civilization, other)
    under_communism = 2 if civilization == "russia" else 0
    assert (production(s, 0, 0), trade(s, 0, 0)) == (produces + under_communism, trades)


@rule("smc.setup.first-player", "smc.ruling.first-player")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {GAME.setup(4, {}, Luck(seed)).first for seed in range(40)} == {0, 1, 2, 3}


@rule("smc.ruling.choosing-civilizations")
def test_civilizations_are_chosen_from_the_last_player_to_the_first() -> None:
    luck = Luck(5)
    s = GAME.setup(3, {"choose_civilizations": True}, luck)
    advance(s, luck)
    assert waiting(s) == [s.order()[-1]]
    assert moves(s) == [f"civilization {THINGS.slug(one)}" for one in CIVILIZATIONS]
    play(s, "civilization rome-civilization")
    assert waiting(s) == [s.order()[1]]
    assert refusal(s, "civilization rome-civilization") == "smc.ruling.choosing-civilizations"


@rule("smc.setup.first-game", "smc.ruling.introductory-game")
def test_the_first_game_has_no_wonders_no_egypt_and_no_rome() -> None:
    for seed in range(30):
        s = GAME.setup(4, {"first_game": True}, Luck(seed))
        assert not {EGYPT, ROME} & {player.civilization for player in s.players}
        assert (s.wonder_row, s.wonder_deck) == ([-1] * 4, [])
