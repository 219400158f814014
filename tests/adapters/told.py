"""What a vector must tell: a view without sums, and with its piles in one order, since theirs means nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from ecumene.adapters.blocks import Block, Pile
from ecumene.adapters.encode import Encoder, seen
from ecumene.adapters.nests import Listed, Maybe, Owned, Record, Row, Stack
from ecumene.adapters.sealed_answers import COLUMNS, SEATS, SealedRecord
from ecumene.kernel.frame import Action, State, advance, apply, waiting
from ecumene.kernel.game import Doc, Game, Options
from ecumene.kernel.luck import Luck

UNTOLD = ("number", "result", "names", "log")


def plain(block: Block, value: Any) -> Any:
    """Return what a block has to tell of a value."""
    if isinstance(block, Pile):
        return sorted(value)
    if isinstance(block, SealedRecord):
        rows = zip(value[SEATS], *[value[column] for column in COLUMNS], strict=True)
        return sorted(rows, key=lambda row: int(row[0]))
    if isinstance(block, Record):
        return {key: plain(part, value[key]) for key, _, part in block.parts}
    if isinstance(block, Row | Listed):
        return [plain(block.inner, item) for item in value]
    if isinstance(block, Maybe):
        return None if value is None else plain(block.inner, value)
    if isinstance(block, Owned):
        return value if isinstance(value, int) else plain(block.inner, value)
    if isinstance(block, Stack):
        return [(frame[block.tag], plain(block.kinds[frame[block.tag]][1], frame)) for frame in value]
    return value


def check_told(encoder: Encoder, view: Doc) -> bytes:
    """Check that a vector tells a view, and return the vector."""
    vector = encoder.vector(view)
    told = encoder.told(vector, view["seat"])
    around = {"spectator": view["seat"] < 0}
    assert plain(encoder.record, {**told, **around}) == plain(encoder.record, {**view, **around})
    assert (encoder.vector(told) == vector).all()
    return vector.tobytes()


def text_of(view: Doc) -> str:
    """Return a view as text, without what a vector does not tell."""
    return json.dumps({key: value for key, value in view.items() if key not in UNTOLD}, sort_keys=True)


def legal(game: Game, s: State, seat: int) -> list[Action]:
    """Return what a seat may do, but give up."""
    return [action for action in s.stack[-1].legal(s, seat) if action[0] not in game.grammar.seldom]


def states(game: Game, players: int, options: Options, seed: int) -> Iterator[State]:
    """Yield the decisions of a random game."""
    luck, dice = Luck(seed), Random(seed)
    s = game.setup(players, options, luck)
    advance(s, luck)
    while waiting(s):
        yield s
        seat = dice.choice(waiting(s))
        apply(s, seat, dice.choice(legal(game, s, seat)), luck)
    yield s


def views(game: Game, s: State, players: int, options: Options) -> list[Doc]:
    """Return the views of all seats and of a spectator."""
    return [seen(game, s, seat, options) for seat in range(-1, players)]
