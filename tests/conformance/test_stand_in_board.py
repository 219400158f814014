"""What a board needs that knows nothing of the game: views as plain data, refs that name what is there."""

from __future__ import annotations

import json
import re

import pytest

from ecumene.server.catalogue import cards
from tests.conformance.kit import KEYS, game_of, played

REF = re.compile(r"[a-z-]+(:[\w,-]+)?")


@pytest.mark.parametrize("key", KEYS)
def test_a_view_is_plain_data(key: str) -> None:
    game = game_of(key)
    for players in game.seats:
        table = played(key, players, seed=9, moves=30)
        for viewer in (None, *range(players)):
            view = table.view(viewer)
            assert json.loads(json.dumps(view, allow_nan=False)) == view
            assert view["seats"] == players


@pytest.mark.parametrize("key", KEYS)
def test_what_a_move_touches_has_a_name(key: str) -> None:
    game = game_of(key)
    slugs = {card["slug"] for card in cards(key, "en")}
    for moves in range(0, 40, 4):
        table = played(key, game.seats[-1], seed=3, moves=moves)
        for seat in table.waiting:
            for a in table.legal(seat):
                refs = game.teller.refs(table.state, seat, a)
                assert refs
                for ref in refs:
                    kind, _, name = ref.partition(":")
                    assert REF.fullmatch(ref), ref
                    assert kind != "card" or name in slugs, ref
                    assert kind != "seat" or int(name) in range(table.players), ref
