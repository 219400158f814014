"""Random games and games of bots keep the laws: pieces are conserved, sums are right, every game ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from ecumene.games.sid_meiers_civilization.map.sums import coins, culture, production, trade, yields
from ecumene.games.sid_meiers_civilization.player import LEVELS_AT, STACKING_AT, Player
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import Action, advance, apply, waiting
from ecumene.kernel.game import Options
from ecumene.kernel.laws import check_game
from ecumene.kernel.luck import Luck
from ecumene.players.registry import make
from tests.games.sid_meiers_civilization.recount import recount
from tests.games.sid_meiers_civilization.situation import GAME, army, mark, scout, table
from tests.games.sid_meiers_civilization.test_golden import steps

Choice = Callable[[GameState, int], Action]


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"choose_civilizations": True}), (4, {"first_game": True})],
    ids=str,
)
def test_random_games_keep_the_laws_and_end(players: int, options: Options) -> None:
    report = check_game(GAME, players, options, 11, every=400)
    assert report.result


def test_the_action_space_holds_at_most_eight_thousand_actions() -> None:
    space = GAME.action_space()
    assert len(space) == len(set(space)) <= 8000


RANDOM_MOVES, BOT_MOVES = 1500, 150
RECOUNTED = 5  # one step in so many is counted from nothing; pieces, stacks and pyramids in every step


def at_random(players: int, options: Options) -> Choice:
    """Choose any move."""
    dice = Random(players)
    return lambda s, seat: dice.choice(s.stack[-1].legal(s, seat))


def as_bots_do(players: int, options: Options) -> Choice:
    """Choose what a quick bot would."""
    bots = [make("greedy", GAME, seat) for seat in range(players)]

    def choose(s: GameState, seat: int) -> Action:
        legal: list[Action] = s.stack[-1].legal(s, seat)
        if len(legal) == 1:
            return legal[0]
        view = {**GAME.view(s, seat), "seat": seat, "seats": players, "options": options}
        return GAME.grammar.parse(bots[seat].choose(view, [GAME.grammar.text(a) for a in legal]))

    return choose


@pytest.mark.parametrize("options", [{}, {"first_game": True}, {"choose_civilizations": True}], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("who", "most"), [(at_random, RANDOM_MOVES), (as_bots_do, BOT_MOVES)])
def test_pieces_stacks_pyramids_and_sums_are_right_at_every_step(
    who: Callable[[int, Options], Choice], most: int, players: int, options: Options
) -> None:
    luck, choose = Luck(players), who(players, options)
    s = GAME.setup(players, options, luck)
    advance(s, luck)
    for number in range(most):
        if not waiting(s):
            break
        GAME.audit(s)
        seat = waiting(s)[0]
        apply(s, seat, choose(s, seat), luck)
        for one, player in enumerate(s.players):
            if player.cities:
                assert is_legal(player)
                assert number % RECOUNTED or recount(s, one) == counted(s, one), f"seat {one}, move {number}"


def test_a_whole_game_of_bots_keeps_the_laws() -> None:
    played = [step.after for step in steps()]
    assert played[-1].over
    for number, s in enumerate(played):
        for seat, player in enumerate(s.players):
            if player.cities:
                assert is_legal(player)
                assert number % RECOUNTED or recount(s, seat) == counted(s, seat), f"seat {seat}, move {number}"
        if not s.over:
            GAME.audit(s)


def is_legal(player: Player) -> bool:
    """Tell whether stacks keep their limit, and each row of the pyramid is shorter than the one below."""
    stacks = Counter(player.armies + player.scouts).values()
    rows = player.power[LEVELS_AT : LEVELS_AT + 5]
    shorter = all(above < below or not above for below, above in pairwise(rows))
    return max(stacks, default=0) <= player.power[STACKING_AT] and shorter


def counted(s: GameState, seat: int) -> tuple[int, list[tuple[int, int, int]]]:
    """Return what the game itself says: coins, and production, trade and culture of each city."""
    sums = [(production(s, seat, at), trade(s, seat, at), culture(s, seat, at)) for at in cities_of(s, seat)]
    assert sums == [yields(s, seat, at) for at in cities_of(s, seat)]
    return coins(s, seat), sums


def cities_of(s: GameState, seat: int) -> range:
    """Return the places of a seat's cities."""
    return range(len(s.players[seat].cities))


def test_a_recount_knows_markers_scouts_and_blockades() -> None:
    s = table("america", "germany")
    before = recount(s, 0)
    assert before == (0, [(5, 3, 0)])
    mark(s, 0, "builder", "a4")
    army(s, 1, "a2")
    scout(s, 0, "b1", sends=True)
    assert recount(s, 0) == counted(s, 0) != before
