"""What a move touches on the table: things by name, places, seats, dice cells, fate dice, columns, levels."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution import verbs
from ecumene.games.civolution.card_data import NAMES
from ecumene.games.civolution.continent.lands import PLACES
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import VERBS
from ecumene.kernel.frame import Action
from ecumene.kernel.grammar import NUMBER, PLACE, SEAT, THING

# What the number of a move stands for, where it is something that lies on the table.
NUMBERED: Final[dict[int, str]] = {
    verbs.DIE: "cell",
    verbs.PLANNING: "cell",
    verbs.AGAIN: "cell",
    verbs.PLAN: "cell",
    verbs.GIVE: "cell",
    verbs.VALUE: "fate",
    verbs.IDEA: "fate",
    verbs.ASSUME: "level",
    verbs.TURN: "level",
    verbs.IGNORE: "cost",
}
COLUMNS: Final = (verbs.INSTALL, verbs.ATTRIBUTE)
RIGHT_HALF: Final = 10


def move_refs(s: GameState, seat: int, a: Action) -> list[str]:
    """Return the refs of a move, in order."""
    verb = VERBS[a[0]]
    if a[0] == verbs.CHOOSE:
        source = s.stack[-1].source()
        option = f"option:{a[1]}"
        return [f"card:{NAMES[source]}", option] if source >= 0 else [option]
    if a[0] == verbs.FOCUS:
        return ["card:focus"]
    if a[0] == verbs.SLEEP:
        return ["card:sleep"]
    found: list[str] = []
    for kind, value in ((verb.subject, a[1]), (verb.amount, a[2])):
        if kind == THING:
            found.append(f"card:{NAMES[value]}")
        elif kind == PLACE:
            found.append(f"place:{PLACES.slug(value)}")
        elif kind == SEAT:
            found.append(f"seat:{value}")
        elif kind == NUMBER and a[0] in NUMBERED:
            found.append(f"{NUMBERED[a[0]]}:{value}")
        elif kind == NUMBER and a[0] in COLUMNS:
            found.append(f"column:{value % RIGHT_HALF}")
    return found or [f"button:{verb.word}"]
