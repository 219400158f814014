"""What a move touches on the table."""

from __future__ import annotations

from ecumene.games.age_of_civilization.action_space import TARGETS
from ecumene.games.age_of_civilization.card_data import (
    THINGS,
)
from ecumene.games.age_of_civilization.verbs import (
    ACTION_OF,
    DONE,
    GRAMMAR,
    MONUMENT_WITH_STONE,
    PASS,
    RESOLVE,
    SKIP,
)
from ecumene.kernel.frame import Action


def move_refs(a: Action) -> list[str]:
    """Return the things on the table that a move touches."""
    verb, subject, amount = a
    if verb <= MONUMENT_WITH_STONE:
        refs = [f"action:{THINGS.slugs[ACTION_OF[verb]]}"]
        return [*refs, f"card:{THINGS.slugs[subject]}"] if verb in TARGETS and subject >= 0 else refs
    if verb in (SKIP, PASS, DONE):
        return [f"button:{GRAMMAR.verbs[verb].word}"]
    refs = [f"card:{THINGS.slugs[subject]}"]
    if verb == RESOLVE and amount >= 0:
        refs.append(f"card:{THINGS.slugs[amount]}")
    return refs
