"""Every set-up of every game keeps the laws: each option alone, every pair, and all that go together.

`make test` plays these games with compiled modules; one is played with the sources in any case.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import pytest

from ecumene.kernel.game import Game, Options
from ecumene.kernel.laws import check_game, setups
from ecumene.kernel.luck import Luck
from ecumene.table.laws import check_table
from tests.conformance.kit import KEYS, fewer, game_of, worker

SEED = 40
LOOKS = 400  # decisions that are looked at closely, over all set-ups of a game
LONGEST = 20_000
SETUPS = [(key, players, options) for key in KEYS for players, options in fewer(setups(game_of(key)))]
REST = [(key, *setup) for key in KEYS for setup in setups(game_of(key)) if (key, *setup) not in SETUPS]


@cache
def every(key: str) -> int:
    """Return one decision in how many is looked at."""
    game = game_of(key)
    moves = check_game(game, game.seats[-1], {}, SEED, every=LONGEST).moves
    return max(1, len(fewer(setups(game))) * moves // LOOKS)


@pytest.mark.parametrize(
    ("key", "players", "options"),
    [*SETUPS, *(pytest.param(*one, marks=pytest.mark.soak) for one in REST)],
    ids=str,
)
def test_every_setup_keeps_the_laws(key: str, players: int, options: Options) -> None:
    seed = SEED + len(str(options)) + players
    report = check_game(game_of(key), players, options, seed, every(key))
    assert report.result
    assert check_table(game_of(key), players, options, seed).result


def hides_something(game: Game[Any]) -> bool:
    """Tell whether a spectator does not see everything: then some imagined worlds must differ from the truth."""
    s = game.setup(game.seats[-1], {}, Luck(SEED))
    shown = game.view(s, -1)
    return any(shown.get(name) != value for name, value in game.dump(s).items())


@pytest.mark.parametrize("key", KEYS)
def test_the_laws_have_something_to_look_at(key: str) -> None:
    game = game_of(key)
    missing = {"refused", "compared", "worlds", "quiet", *(["strange"] if hides_something(game) else [])}
    for players, options in setups(game)[-3:]:
        report = check_game(game, players, options, SEED, every(key))
        missing = {what for what in missing if not getattr(report, what)}
        if not missing:
            return
    assert not missing


@pytest.mark.parametrize("key", KEYS)
def test_the_sources_keep_the_laws(key: str) -> None:
    assert worker("laws", key, str(SEED - 1)) > 0


@pytest.mark.parametrize("key", KEYS)
def test_every_option_and_every_pair_is_played_with_some_count_of_players(key: str) -> None:
    tried = setups(game_of(key))
    played = fewer(tried)
    assert {str(options) for _, options in played} == {str(options) for _, options in tried}
    assert {players for players, _ in played} == {players for players, _ in tried}
    assert [setup for setup in tried if not setup[1] and setup not in played] == []


@pytest.mark.parametrize("key", KEYS)
def test_each_option_is_tried_alone_and_with_every_other(key: str) -> None:
    game = game_of(key)
    tried = setups(game)
    assert len({str(setup) for setup in tried}) == len(tried)
    for players in game.seats:
        mine = [options for count, options in tried if count == players]
        assert {} in mine
        usable = [option for option in game.options if players in option.seats]
        alone = [{o.name: value} for o in usable for value in o.samples()]
        assert all(options in mine for options in alone if game.check_options(players, options) is None)
        for one, other in combinations(usable, 2):
            together = [
                {one.name: first, other.name: second} for first in one.samples() for second in other.samples()
            ]
            possible = [options for options in together if game.check_options(players, options) is None]
            assert not possible or any(set(options) == {one.name, other.name} for options in mine)
