"""The fast path of Historia beside the plain way, for tools/bench_fast_paths.py."""

from __future__ import annotations

from typing import Any

from tools.bench_fast_paths import Pair

from ecumene.games.historia.rounds.resolve_cards import NO_MORE, Act


def is_acting(s: Any) -> bool:
    """Return whether a seat of Historia is between two of its cards."""
    return isinstance(s.stack[-1], Act) and s.stack[-1].card < 0


def chooses(s: Any) -> bool:
    """Return whether there is something to choose, by the list of moves."""
    act = s.stack[-1]
    moves = act.legal(s, act.seat)
    return len(moves) > 1 or (act.asked == 1 and moves != [NO_MORE])


PAIRS: dict[str, Pair] = {
    "src/ecumene/games/historia/rounds/resolve_cards.py:has_choice": Pair(
        lambda s: s.stack[-1].has_choice(s), chooses, is_acting
    ),
}
