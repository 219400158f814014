"""The table before the first era (p. 6-10)."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games.civolution.card_data import FIRST_START_TOKEN, HAND, ROWS, THINGS
from ecumene.games.civolution.continent.geometry import fills
from ecumene.games.civolution.continent.lands import LAND, STARTS
from ecumene.games.civolution.continent.layouts import FIRST_GAME
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.state import BLOCKED
from ecumene.games.civolution.tribes.places import numbers_in
from ecumene.kernel.frame import apply, waiting
from ecumene.kernel.luck import Luck
from tests.games.civolution.random_games import begin
from tests.rules import rule


@rule("civo.setup.players", "civo.setup.goal-cells", "civo.setup.dice", "civo.setup.blocked-camps")
@pytest.mark.parametrize(("players", "goals", "dice", "blocked"), [(2, 4, 3, 10), (3, 5, 4, 4), (4, 6, 5, 0)])
def test_displays_dice_and_camps_by_number_of_players(players: int, goals: int, dice: int, blocked: int) -> None:
    s, _ = begin(players, 1)
    assert len([goal for goal in s.goal_display if goal >= 0]) == goals
    assert (s.dice_left, s.fate_left) == (dice, dice) and s.camp_owner.count(BLOCKED) == blocked


@rule("civo.setup.weather", "civo.setup.events", "civo.setup.scoring-tiles", "civo.setup.displays")
def test_what_lies_on_the_boards() -> None:
    s, _ = begin(3, 2)
    assert THINGS.slugs[GAME.things.numbers["mild"]] == "mild" and s.weather == 3
    assert len(s.events) == 20 and s.event == -1  # four of them will be seen, none is known
    assert len(set(s.era_tiles + s.final_tiles)) == 7
    assert -1 not in s.income_display + s.attribute_display


@rule("civo.setup.continent", "civo.ruling.random-layout", "civo.setup.resources")
def test_tiles_are_laid_at_random_and_only_start_territories_lie_open() -> None:
    layouts = set()
    for seed in range(12):
        s, _ = begin(2, seed)
        layouts.add(tuple(s.layout))
        assert fills(s.layout)
        assert [place for place, token in enumerate(s.resources) if token >= 0] == STARTS
        assert all(token < 0 for token in s.locations)
        assert all(ROWS[s.resources[place]]["land"] == ["forest", "grassland"][LAND[place]] for place in STARTS)
    assert len(layouts) > 10


@rule("civo.setup.first-game", "civo.setup.ready-hands")
def test_a_first_game_has_its_layout_and_ready_hands() -> None:
    s, _ = begin(4, 3, first_game=True)
    assert all(spot in (-1, laid) for spot, laid in zip(FIRST_GAME, s.layout, strict=True))
    assert {THINGS.slugs[s.resources[place]] for place in STARTS} == {"wood", "papyrus"}
    numbers = set()
    for player in s.players:
        hands = {HAND[card] for card in player.hand}
        assert len(player.hand) == 5 and len(hands) == 1 and ROWS[player.start]["hand"] in hands
        assert sum(player.modules) == 16 and len(player.goals[0]) == 1
        numbers |= hands
    assert len(numbers) == 4


@rule("civo.setup.console", "civo.setup.start-territories")
def test_a_console_and_its_pieces() -> None:
    s, _ = begin(4, 4, first_game=True)
    for seat, player in enumerate(s.players):
        assert player.dice == [1] * 6 and (player.fate, player.farms, player.tribes) == (1, 3, 18)
        assert player.reset_markers == 4 and player.cargo == [1, 1] and player.favour == 1
        for place in STARTS:
            assert len(numbers_in(s, seat, place, True, False)) == 1 and player.raw[place] == 1
            assert 1 not in numbers_in(s, seat, place, True, False)  # the fire stays free
        assert player.columns[8] == [player.start]


@rule("civo.setup.choose-cards", "civo.setup.start-tokens", "civo.ruling.first-civilization")
def test_cards_are_chosen_in_secret_and_start_tokens_counter_clockwise() -> None:
    s, luck = begin(3, 5)
    assert waiting(s) == [0, 1, 2]
    assert all(len(player.hand) == 10 and len(player.dealt) == 3 for player in s.players)
    assert s.start_cards == s.start_goals == [] and len(s.goal_bag) == 65 - 5  # laid out when all have chosen
    assert s.first == -1  # drawn after that, and before the start tokens
    for seat in range(3):
        for _ in range(6):
            apply(s, seat, s.stack[-1].legal(s, seat)[0], luck)
    first = s.first
    assert all(len(player.hand) == 5 and not player.dealt for player in s.players)
    assert sum(len(stack) for stack in s.under) == 15
    order = []
    for _ in range(3):
        order.append(waiting(s)[0])
        assert len(s.start_cards) == 5 - len(order)
        apply(s, order[-1], s.stack[-1].legal(s, order[-1])[-1], luck)
    assert order == [(first - 1) % 3, (first - 2) % 3, first]
    assert s.start_cards == s.start_goals == [] and all(player.start >= FIRST_START_TOKEN for player in s.players)
    assert len(s.goal_bag) == 65 - 5 - 3


@rule("civo.setup.mixed", "civo.setup.options", "civo.ruling.first-civilization")
def test_beginners_and_others_at_one_table() -> None:
    s, luck = begin(3, 6, ready_hands=["1"])
    assert waiting(s) == [0, 2] and len(s.players[1].hand) == 5
    for seat in (0, 2):
        for _ in range(6):
            apply(s, seat, s.stack[-1].legal(s, seat)[0], luck)
    assert len(s.start_cards) == 3 and s.players[1].start not in s.start_cards
    refused = GAME.check_options(3, {"ready_hands": ["1"], "first_game": True})
    assert refused is not None and refused.rule == "civo.setup.options"
    assert GAME.check_options(2, {"ready_hands": ["2"]}) is not None
    assert GAME.check_options(3, {"ready_hands": ["2"]}) is None
    assert {begin(3, seed)[0].first for seed in range(20)} == {-1}, "nobody, while start cards are chosen"
    assert {begin(3, seed, first_game=True)[0].first for seed in range(20)} == {0, 1, 2}
    told = ecumene.new("civolution", players=3, seed=6, options={"ready_hands": [1]})  # seats are numbers
    assert told.waiting == (0, 2) and ecumene.load(told.record()).options == {"ready_hands": ["1"]}


def test_the_same_seed_gives_the_same_table() -> None:
    assert GAME.dump(GAME.setup(4, {}, Luck(9))) == GAME.dump(GAME.setup(4, {}, Luck(9)))
