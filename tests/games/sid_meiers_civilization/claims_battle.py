"""What refusals in a battle and in research claim, read from the pieces on the table."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import (
    TECHNOLOGIES,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import LEVEL
from ecumene.games.sid_meiers_civilization.printed import THRESHOLDS
from ecumene.games.sid_meiers_civilization.verbs import (
    DONE,
    FRONT,
    HEAL,
    LOOT,
    RESEARCH,
    SAVE,
    STRIKE,
    USE,
    WOUND,
)
from tests.games.sid_meiers_civilization.readings import (
    Claim,
    at,
    both,
    dealing,
    either,
    known,
    no_pyramid,
    top,
)

BATTLE_AND_RESEARCH: dict[str, Claim] = {
    # Battle.
    "smc.battle.all-cards": both(
        at("Battle", verbs=(DONE,)), lambda s, seat, a, r: not dealing(s) and not top(s).played
    ),
    "smc.battle.force": both(
        at("Battle", verbs=(FRONT, STRIKE)), lambda s, seat, a, r: a[1] not in top(s).hand(top(s).side)
    ),
    "smc.ruling.battle-turns": both(at("Battle", verbs=(FRONT, STRIKE)), lambda s, seat, a, r: top(s).played == 1),
    "smc.battle.one-unit-a-front": both(
        at("Battle", verbs=(STRIKE, WOUND)),
        lambda s, seat, a, r: (
            not 1 <= r.need <= len(top(s).front)
            or top(s).units(1 - top(s).side)[r.need - 1] < 0
            or (a[0] == STRIKE and top(s).units(top(s).side)[r.need - 1] >= 0)
        ),
    ),
    "smc.battle.wounds": both(
        at("Battle", verbs=(HEAL,)),
        lambda s, seat, a, r: not 1 <= a[1] <= len(top(s).front) or not top(s).wounds(top(s).side)[a[1] - 1],
    ),
    "smc.battle.abilities": both(
        at("Battle", but=(DONE,)),
        lambda s, seat, a, r: (
            not top(s).deal if a[0] == WOUND else not top(s).mend if a[0] == HEAL else dealing(s)
        ),
    ),
    "smc.battle.loot": both(at("Loot"), lambda s, seat, a, r: a[0] != LOOT or top(s).kind == 0),
    "smc.battle.loot-city": both(at("Loot"), lambda s, seat, a, r: top(s).kind > 0),
    "smc.ruling.barbarians": either(
        at("Substitute"), both(at("Battle", verbs=(USE,)), lambda s, seat, a, r: top(s).village == 1)
    ),
    "smc.ruling.winner-losses": both(
        at("SaveUnit"), lambda s, seat, a, r: a[0] != SAVE or a[1] not in top(s).dead
    ),
    # Research.
    "smc.research.one": both(
        at("Research", "Exchange", "Liberty"),
        lambda s, seat, a, r: (
            known(s, seat, a[1]) if r.thing >= 0 else a[0] != RESEARCH or a[1] not in TECHNOLOGIES
        ),
    ),
    "smc.research.pyramid": no_pyramid,
    "smc.research.threshold": lambda s, seat, a, r: (
        r.have == s.players[seat].trade < r.need <= THRESHOLDS[LEVEL[a[1]] - 1]
    ),
}
