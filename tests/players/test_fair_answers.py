"""Fair where others have a say too: politics, defence, auctions, pacts, sealed picks; two to four players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Luck
from ecumene.players import LEVELS, Bot, make
from ecumene.players.levels import level
from ecumene.players.seer import Seer

AOC, TTA = "age-of-civilization", "through-the-ages"
NAMES = ["random", "greedy", "planner", "seer", "novice", "master"]  # one of each kind and of each kind of level
QUICK: dict[str, dict[str, Any]] = {
    "planner": {"width": 2, "nodes": 60},
    "seer": {"width": 2, "nodes": 400, "rounds": 2, "arms": 3, "worlds": 2},
}
SEEDS = 40  # games in which a question is looked for
WORLDS = 2

ANSWERS = [
    *((players, frame) for players in (2, 3, 4) for frame in ("PoliticsPhase", "Defense", "Auction", "SendForce")),
    *((players, "OfferedPact") for players in (3, 4)),  # two players have no pacts
    (2, "SplitGoods"),
    (3, "DestroyBuilding"),
]
PICKS = [(players, frame) for players in (2, 3, 4) for frame in ("DraftPick", "CivilizationPhase", "ActionPhase")]


def asked(
    game: str, players: int, frame: str, options: dict[str, Any], right: Callable[[ecumene.Table], bool]
) -> ecumene.Table:
    """Return a table where somebody is asked such a question, with something to choose and something to guess."""
    for seed in range(SEEDS):
        table, dice = ecumene.new(game, players=players, seed=seed, options=options), Luck(seed)
        while table.waiting:
            seat = table.waiting[0]
            moves = [move for move in table.moves(seat) if move != "resign"]
            here = type(table.state.stack[-1]).__name__ == frame and len(moves) > 1
            if here and right(table) and any(other != table.position()["state"] for other in worlds(table)):
                return table
            table.play(seat, moves[dice.below(len(moves))])
    raise AssertionError(f"nobody was asked {frame} in {SEEDS} games")


def worlds(table: ecumene.Table) -> list[Any]:
    """Return worlds that look alike to the seat that is asked, as documents of the whole truth."""
    view = table.view(table.waiting[0])
    return [table.rules.dump(table.rules.imagine(view, Luck(seed))) for seed in range(WORLDS)]


def bot(name: str, game: Game) -> Bot:
    kind = level(game.key, name)["kind"] if name in LEVELS else name
    return make(name, game, 7, **QUICK.get(kind, {}))


def alike(table: ecumene.Table, name: str) -> Bot:
    """Let a bot choose in worlds that look alike; return it as it was after the last choice."""
    rules, seat = table.rules, table.waiting[0]
    view, moves = table.view(seat), table.moves(seat)
    chosen = {bot(name, rules).choose(view, moves)}
    for world in worlds(table):
        state = rules.restore(world)
        legal = [rules.grammar.text(action) for action in state.stack[-1].legal(state, seat)]
        last = bot(name, rules)
        chosen.add(last.choose({**view, **rules.view(state, seat)}, legal))
    assert len(chosen) == 1
    return last


@pytest.mark.parametrize(("players", "frame"), ANSWERS)
def test_answers_to_others_hang_on_nothing_hidden(players: int, frame: str) -> None:
    table = asked(TTA, players, frame, {}, lambda table: not find(TTA).judge.calm(table.state))
    truth = find(TTA).dump(table.state)
    assert any(world != truth for world in worlds(table))
    assert not any(find(TTA).judge.calm(find(TTA).restore(world)) for world in worlds(table))
    for name in NAMES:
        last = alike(table, name)
        if isinstance(last, Seer):  # it has followed every answer until all was calm
            assert last.world is None and len(last.thoughts) == len(last.worthy(table.moves(table.waiting[0])))


@pytest.mark.parametrize(("players", "frame"), PICKS)
def test_picks_and_turns_with_hidden_cards_hang_on_nothing_hidden(players: int, frame: str) -> None:
    def sealed(table: ecumene.Table) -> bool:
        """Return whether a rival has already answered, in secret: in this game all is calm otherwise."""
        return frame != "DraftPick" or 0 < len(table.waiting) < players

    table = asked(AOC, players, frame, {"draft": True, "innovations": True}, sealed)
    truth = find(AOC).dump(table.state)
    assert any(world != truth for world in worlds(table))
    for name in NAMES:
        alike(table, name)
