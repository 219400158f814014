"""Rivals that nobody plays are told alike in every game: in views, panels, log and result, with words for all."""

from __future__ import annotations

import pytest

from ecumene.kernel.game import Game, Options
from ecumene.kernel.laws import setups
from ecumene.kernel.luck import Luck
from ecumene.table.messages import LANGS
from ecumene.table.table import Table
from ecumene.table.words import words
from tests.conformance.kit import KEYS, game_of, play_on

SETUPS = 2  # of each game, those with the most rivals


def with_rivals(game: Game) -> list[tuple[int, Options]]:
    """Return the set-ups of a game that have rivals, those with the most first."""
    found = []
    for count, options in setups(game):
        found.append((len(game.automata_of(game.setup(count, options, Luck(1)))), count, options))
    return [(count, options) for rivals, count, options in sorted(found, key=lambda row: -row[0]) if rivals]


TABLES = [(key, *each) for key in KEYS for each in with_rivals(game_of(key))[:SETUPS]]


@pytest.mark.parametrize(("key", "players", "options"), TABLES, ids=str)
def test_rivals_are_told_in_views_panels_log_and_result(key: str, players: int, options: Options) -> None:
    game = game_of(key)
    table, dice = Table.begin(game, players, options, 5), Luck(5)
    there = [game.automata[each.number] for each in game.automata_of(table.state)]
    while table.waiting:
        assert all(0 <= seat < players for seat in table.waiting)
        if dice.below(20) == 0:
            view = table.view(None)
            assert [each["id"] for each in view["automata"]] == there
            panels = table.presenter(None).panels(view)
            assert [each["automaton"] for each in panels] == [None] * players + there
        play_on(table, dice)
    assert table.result is not None
    assert [each["id"] for each in table.result["automata"]] == there
    assert len(table.result["scores"]) == len(table.result["ranks"]) == players
    theirs = [line for line in table.log(None) if line["automaton"] is not None]
    assert all(line["automaton"] in there and line["seat"] is None for line in theirs)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", [key for key in KEYS if game_of(key).automata])
def test_rivals_their_levels_and_their_numbers_have_words(key: str, lang: str) -> None:
    game, said = game_of(key), words(game_of(key), lang)
    said.lacking.clear()
    for players, options in with_rivals(game):
        for each in game.automata_of(game.setup(players, options, Luck(1))):
            said.automaton(each.number)
            assert not each.level or said.level(each.level)
            assert all(said.stat(name.replace("_", "-")) for name in each.numbers), each.numbers
    assert said.lacking == set()
