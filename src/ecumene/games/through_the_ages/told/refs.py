"""What a move touches on the table."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import (
    THINGS,
)
from ecumene.games.through_the_ages.civil.take import place_of
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import (
    BUILD_STAGE,
    GRAMMAR,
    INCREASE_POPULATION,
    TAKE,
    TAKE_AT,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.grammar import NUMBER, SEAT, THING


def move_refs(s: GameState, seat: int, a: Action) -> list[str]:
    """Return the things on the table that an action touches."""
    verb, subject, amount = a
    words = GRAMMAR.verbs[verb]
    if verb in (TAKE, TAKE_AT):
        return [f"row:{place_of(s, a) + 1}", f"card:{THINGS.slugs[subject]}"]
    if words.subject == THING:
        refs = [f"card:{THINGS.slugs[subject]}"]
        if words.amount == THING:
            refs.append(f"card:{THINGS.slugs[amount]}")
        elif words.amount == SEAT:
            refs.append(f"seat:{amount}")
        return refs
    if verb == BUILD_STAGE and s.players[seat].wonder >= 0:
        return [f"card:{THINGS.slugs[s.players[seat].wonder]}", f"stages:{subject}"]
    if words.subject == NUMBER:
        return [f"number:{subject}"]
    if verb == INCREASE_POPULATION:
        return ["bank:yellow"]
    return [f"button:{words.word}"]
