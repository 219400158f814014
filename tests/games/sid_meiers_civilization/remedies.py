"""What would help against each refusal of Sid Meier's Civilization: tests/games/test_reasons.py applies it."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import ANARCHY, UNITS, number
from ecumene.games.sid_meiers_civilization.player import RANK_AT, WATER_AT
from ecumene.games.sid_meiers_civilization.printed import MOST_TRADE
from tests.games.relevance import Remedy
from tests.games.sid_meiers_civilization.helps import (
    MANY,
    another_step,
    armies_alone,
    beside,
    beside_tile,
    city_beside,
    city_there,
    face_down,
    founder,
    frame_sets,
    goods,
    in_hand,
    in_reserve,
    land,
    learns,
    of_player,
    offer,
    on_market,
    over_there,
    power,
    pyramid,
    reserve,
    russian,
    scouts_send,
    sets,
    split,
    terrain,
    tokens,
    unlocks,
    unmoved,
    without_marks,
    without_stars,
    wonder_built,
)
from tests.games.sid_meiers_civilization.helps_battle import card_in_force, front_free, wounded, wounds_left

REMEDIES: dict[str, Remedy] = {
    "smc.ability.once-a-round": sets(used=0, once=0, wonders_used=0),
    "smc.ability.resources": tokens,
    "smc.build.figure-water": land,
    "smc.build.outskirts": city_beside,
    "smc.build.star": without_stars,
    "smc.build.terrain": terrain,
    "smc.build.unlocked": of_player(unlocks),
    "smc.build.wonder": wonder_built,
    "smc.build.wonder-market": on_market,
    "smc.city.choices": city_there,
    "smc.city.one-action": of_player(lambda p, a, r: p.actions.__setitem__(slice(None), [1] * len(p.actions))),
    "smc.city.production": of_player(lambda p, a, r: p.boost.__setitem__(slice(None), [99] * len(p.boost))),
    "smc.culture.price": sets(culture=MANY),
    "smc.events.phase": in_hand,
    "smc.found.scout": founder,
    "smc.government.anarchy-capital": sets(government=number("despotism")),
    "smc.government.benefits": of_player(lambda p, a, r: setattr(p, "government", ANARCHY + (a[1] == ANARCHY))),
    "smc.government.unlocked": of_player(unlocks),
    "smc.move.face-down": land,
    "smc.move.one-after-another": over_there,
    "smc.move.orthogonal": beside,
    "smc.move.reveal": face_down,
    "smc.move.reveal-beside": beside_tile,
    "smc.move.speed": beside,
    "smc.move.water": power(WATER_AT, 2),
    "smc.people.from-reserve": reserve,
    "smc.research.own-only": of_player(lambda p, a, r: learns(p, a[1])),
    "smc.research.pyramid": pyramid,
    "smc.research.threshold": sets(trade=MOST_TRADE),
    "smc.ruling.engineering-split": split,
    "smc.ruling.group-moves": unmoved,
    "smc.ruling.leaving-anarchy": sets(once=0),
    "smc.ruling.offers": offer,
    "smc.ruling.offer-steps": another_step,
    "smc.ruling.russia-sacrifice": russian,
    "smc.scouts.send": scouts_send,
    "smc.trade.goods": goods,
    "smc.train.aircraft": power(RANK_AT + len(UNITS) - 1, 1),
    "smc.battle.force": card_in_force,
    "smc.battle.abilities": wounds_left,
    "smc.battle.all-cards": frame_sets(played=1),
    "smc.ruling.battle-turns": frame_sets(played=0),
    "smc.battle.one-unit-a-front": front_free,
    "smc.battle.wounds": wounded,
    "smc.build.figure-reserve": in_reserve,
    "smc.build.replace": without_marks,
    "smc.move.navigation": power(WATER_AT, 2),
    "smc.move.scouts-and-settlements": armies_alone,
    "smc.ruling.stop-in-water": power(WATER_AT, 2),
}
LASTING = {
    "smc.ability.phase",  # a thing that is used elsewhere, or nowhere
    "smc.ruling.barbarians",  # they use no technologies
    "smc.research.one",  # no technology, or one that is known
    "smc.ruling.order-of-setup",  # a figure of the set-up is not kept back
    "smc.start.actions",  # no government
    "smc.trade.nothing-else",
}
"""Reasons that nothing on the table could remedy."""
