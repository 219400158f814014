"""What each refusal of Sid Meier's Civilization claims, read from the pieces on the table."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import (
    AGES,
    ANARCHY,
    ARMY,
    EGYPT,
    FAMILIES,
    FAMILY,
    GOVERNMENTS,
    GREAT_PERSON,
    IS_BUILDING,
    IS_EVENT,
    IS_PERSON,
    IS_WONDER,
    KIND,
    ON_MARKET,
    ROME,
    ROWS,
    SCOUT,
    SPACE_CULTURE,
    SPACE_TRADE,
    STAR,
    TECHNOLOGIES,
    TECHNOLOGY_OF,
    UNITS,
    UPGRADE,
    WALLS,
    WONDERS,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import COIN_HOLDERS, LEVEL
from ecumene.games.sid_meiers_civilization.map.ground import GIVES_RESOURCE, layout_of
from ecumene.games.sid_meiers_civilization.map.squares import AROUND, BESIDE, distance
from ecumene.games.sid_meiers_civilization.player import CITIES_AT, STACKING_AT, WATER_AT
from ecumene.games.sid_meiers_civilization.printed import ARMIES, SCOUTS
from ecumene.games.sid_meiers_civilization.verbs import (
    ACCEPT,
    ADVANCE,
    BUILD,
    CANCEL,
    CIVILIZATION,
    DECLINE,
    DEVOTE,
    DONE,
    DRAW,
    GIVE,
    GOVERNMENT,
    HARVEST,
    LEARN,
    OFFER,
    PICK,
    PLACE_AT,
    PLAY,
    PROPOSE,
    RESERVE,
    REVEAL,
    SACRIFICE,
    SEND,
    STOP,
    TRAIN,
    USE,
    WALK,
    WANT,
)
from tests.games.sid_meiers_civilization.claims_battle import BATTLE_AND_RESEARCH
from tests.games.sid_meiers_civilization.readings import (
    PHASE_OF,
    Claim,
    acted,
    at,
    both,
    building_cities,
    centre,
    city_near,
    either,
    full,
    going,
    idle_capital,
    in_question,
    known,
    lacks_tokens,
    no_pyramid,
    no_room,
    no_terrain,
    outskirts,
    own_figures,
    rival,
    sheltered,
    square_taken,
    standing_ability,
    stands,
    told_already,
    too_dear,
    top,
    top_name,
    unmoved,
    water,
    wrong_founding,
)

HALTED = at("Move", verbs=(WALK, STOP, REVEAL))

CLAIMS: dict[str, Claim] = {
    # Set-up.
    "smc.setup.capital": at("Capital"),
    "smc.setup.first-game": lambda s, seat, a, r: bool(s.first_game) and a[1] in (EGYPT, ROME),
    "smc.ruling.choosing-civilizations": both(
        at("Sheet"),
        lambda s, seat, a, r: (
            a[0] != CIVILIZATION or KIND[a[1]] != "civilization" or a[1] in [one.civilization for one in s.players]
        ),
    ),
    "smc.setup.figures-on-land": lambda s, seat, a, r: water(s, a[1]) and in_question(s, a) in (ARMY, SCOUT),
    "smc.people.place": both(
        at("Placing"),
        lambda s, seat, a, r: a[0] != PLACE_AT or s.ground[a[1]] < 0 or city_near(s, seat, a[1]) < 0,
    ),
    "smc.ruling.order-of-setup": both(at("Placing", verbs=(RESERVE,)), lambda s, seat, a, r: top(s).must == 1),
    "smc.people.water": lambda s, seat, a, r: water(s, a[1]) and IS_PERSON[in_question(s, a)],
    "smc.people.from-reserve": either(
        both(
            at("StartTurn"),
            lambda s, seat, a, r: IS_PERSON[a[1]] and (a[1] not in s.players[seat].people or top(s).people == 0),
        ),
        both(
            at("TradeTurn", "CityTurn", "MoveTurn", "MoveWindow", verbs=(USE,)),
            lambda s, seat, a, r: IS_PERSON[a[1]],
        ),
        both(at("Placing", verbs=(RESERVE,)), lambda s, seat, a, r: top(s).must == 1),
    ),
    # The start phase.
    "smc.start.actions": both(
        at("StartTurn", "DrawEvents"),
        lambda s, seat, a, r: (
            (a[0] == GOVERNMENT and a[1] not in GOVERNMENTS)
            or (a[0] == PLAY and not IS_EVENT[a[1]])
            or (a[0] == DRAW and a[1] not in AGES)
        ),
    ),
    "smc.found.limit": lambda s, seat, a, r: (
        r.have == len(s.players[seat].cities) >= s.players[seat].power[CITIES_AT] == r.need
    ),
    "smc.found.scout": wrong_founding,
    "smc.found.revealed": lambda s, seat, a, r: (
        len(AROUND[a[1]]) < 8 or any(s.ground[one] < 0 for one in [a[1], *AROUND[a[1]]])
    ),
    "smc.found.water": lambda s, seat, a, r: water(s, a[1]),
    "smc.found.settlements": lambda s, seat, a, r: any(one in s.huts + s.villages for one in AROUND[a[1]]),
    "smc.found.rivals": lambda s, seat, a, r: any(rival(s, seat, one) for one in AROUND[a[1]]),
    "smc.found.distance": lambda s, seat, a, r: any(
        distance(city, a[1]) < 3 for player in s.players for city in player.cities
    ),
    "smc.found.pushed-out": at("PushedOut"),
    "smc.ruling.founding-pushed-figures": no_room,
    "smc.government.unlocked": lambda s, seat, a, r: (
        ROWS[s.players[seat].civilization]["government"] != ROWS[a[1]]["id"]
        and (TECHNOLOGY_OF[a[1]] < 0 or not known(s, seat, TECHNOLOGY_OF[a[1]]))
    ),
    "smc.government.anarchy": lambda s, seat, a, r: (
        a[1] in GOVERNMENTS and s.players[seat].government not in (ANARCHY, a[1])
    ),
    "smc.government.free-change": lambda s, seat, a, r: (
        s.players[seat].learned >> (a[1] - GOVERNMENTS[0]) & 1 == 1 and s.players[seat].government != ANARCHY
    ),
    "smc.government.benefits": lambda s, seat, a, r: a[0] == GOVERNMENT and a[1] == s.players[seat].government,
    "smc.ruling.leaving-anarchy": lambda s, seat, a, r: (
        bool(s.players[seat].once & 16) and s.players[seat].government == ANARCHY
    ),
    "smc.ruling.one-change": lambda s, seat, a, r: (
        bool(s.players[seat].once & 16) and s.players[seat].government != ANARCHY
    ),
    "smc.scouts.send": both(
        at("StartTurn", verbs=(SEND,)),
        lambda s, seat, a, r: (
            not 0 < a[1] <= len(s.players[seat].scouts)
            or a[2] not in s.players[seat].cities
            or a[2] == s.players[seat].scout_city[a[1] - 1]
            or s.players[seat].scout_sends[a[1] - 1] == 2
        ),
    ),
    "smc.scouts.next-round": lambda s, seat, a, r: (
        a[0] == SEND and s.players[seat].scout_since[a[1] - 1] == s.round
    ),
    # The trade phase.
    "smc.ruling.offers": either(
        both(
            at("TradeTurn", verbs=(OFFER, PLAY)),
            lambda s, seat, a, r: not IS_EVENT[a[1]] if a[0] == PLAY else top(s).left == 0 or a[1] == seat,
        ),
        at("HandOver"),
        both(at("Deal", verbs=(ACCEPT, DECLINE)), lambda s, seat, a, r: not top(s).sent),
        both(at("Deal", but=(ACCEPT, DECLINE)), lambda s, seat, a, r: top(s).sent == 1),
    ),
    "smc.trade.goods": both(
        at("Deal"),
        lambda s, seat, a, r: (0 <= r.have < r.need == a[2]) if r.thing >= 0 else a[0] in (GIVE, WANT, PROPOSE),
    ),
    "smc.trade.nothing-else": lambda s, seat, a, r: (
        a[0] in (GIVE, WANT)
        and (KIND[a[1]] not in ("event", "good", "face", "age", "token") or a[1] == GREAT_PERSON)
        and a[1] not in ON_MARKET
    ),
    "smc.ruling.offer-steps": both(
        at("Deal", verbs=(GIVE, WANT)),
        lambda s, seat, a, r: top(s).steps == 12 or told_already(top(s), a),
    ),
    # The city phase.
    "smc.city.choices": both(
        at("CityTurn", "HarvestTwice"),
        lambda s, seat, a, r: (
            a[0] not in (BUILD, TRAIN, DEVOTE, HARVEST)
            or (a[0] == BUILD and a[1] not in (ARMY, SCOUT) and not IS_BUILDING[a[1]] and not IS_WONDER[a[1]])
            or (a[0] == TRAIN and (a[1] not in UNITS or a[2] not in s.players[seat].cities))
            or (a[0] == DEVOTE and a[1] not in s.players[seat].cities)
            or (a[0] == HARVEST and (KIND[a[1]] != "resource" or a[2] not in s.players[seat].cities))
        ),
    ),
    "smc.city.one-action": acted,
    "smc.government.anarchy-capital": idle_capital,
    "smc.city.production": too_dear,
    "smc.ruling.engineering-split": lambda s, seat, a, r: (getattr(top(s), "split", 2) == 2) != (a[0] == STOP),
    "smc.build.figure-reserve": either(
        both(at("FreeFigure"), lambda s, seat, a, r: r.thing < 0),
        lambda s, seat, a, r: (
            len(s.players[seat].armies) >= ARMIES if a[1] == ARMY else len(s.players[seat].scouts) >= SCOUTS
        ),
    ),
    "smc.build.unlocked": either(
        both(at("FreeBuilding"), lambda s, seat, a, r: r.thing < 0 and (a[0] != BUILD or not IS_BUILDING[a[1]])),
        lambda s, seat, a, r: IS_BUILDING[r.thing] and not known(s, seat, TECHNOLOGY_OF[r.thing]),
    ),
    "smc.research.basic-form-gone": lambda s, seat, a, r: known(s, seat, TECHNOLOGY_OF[UPGRADE[r.thing]]),
    "smc.build.supply": lambda s, seat, a, r: s.supply[FAMILIES.index(FAMILY[r.thing])] == 0,
    "smc.build.wonder": lambda s, seat, a, r: (
        a[0] == USE and IS_WONDER[r.thing] and r.thing not in s.players[seat].marks
    ),
    "smc.build.wonder-market": lambda s, seat, a, r: IS_WONDER[r.thing] and r.thing not in s.wonder_row,
    "smc.build.walls": lambda s, seat, a, r: top(s).thing == WALLS,
    "smc.build.walls-once": lambda s, seat, a, r: all(
        s.players[seat].walls[city] for city in building_cities(s, seat)
    ),
    "smc.build.star": lambda s, seat, a, r: (
        STAR[r.thing] and any(stands(s, seat, square, STAR) for square in outskirts(s, seat, a))
    ),
    "smc.build.wonder-one": lambda s, seat, a, r: (
        IS_WONDER[r.thing] and any(stands(s, seat, square, IS_WONDER) for square in outskirts(s, seat, a))
    ),
    "smc.build.terrain": no_terrain,
    "smc.build.replace": lambda s, seat, a, r: any(
        s.marker[square] == r.thing for square in outskirts(s, seat, a)
    ),
    "smc.build.figure-stacking": lambda s, seat, a, r: (
        r.thing in (ARMY, SCOUT) and any(full(s, seat, square) for square in outskirts(s, seat, a))
    ),
    "smc.build.figure-water": lambda s, seat, a, r: (
        r.thing in (ARMY, SCOUT)
        and any(water(s, square) for square in outskirts(s, seat, a))
        and s.players[seat].power[WATER_AT] < 2
    ),
    "smc.build.outskirts": both(
        at("BuildAt", "Placing"),
        lambda s, seat, a, r: a[0] != PLACE_AT or s.ground[a[1]] < 0 or city_near(s, seat, a[1]) < 0,
    ),
    "smc.blockade.placing": square_taken,
    "smc.train.aircraft": lambda s, seat, a, r: ROWS[a[1]]["id"] == "aircraft",
    "smc.train.empty-pile": lambda s, seat, a, r: not s.piles[UNITS.index(a[1])] + s.dead[UNITS.index(a[1])],
    "smc.train.price": too_dear,
    "smc.harvest.symbol": either(
        both(at("HarvestCity", "HarvestTwice"), lambda s, seat, a, r: r.thing < 0),
        lambda s, seat, a, r: (
            not any(
                s.ground[square] >= 0 and s.marker[square] < 0 and GIVES_RESOURCE[s.ground[square]] == a[1]
                for square in AROUND[a[2]]
                if not rival(s, seat, square)
            )
            or bool(s.players[seat].scouts)
        ),
    ),
    "smc.blockade.square": lambda s, seat, a, r: any(
        rival(s, seat, square) and s.marker[square] < 0 and GIVES_RESOURCE[s.ground[square]] == a[1]
        for square in AROUND[a[2]]
    ),
    "smc.harvest.market": either(
        both(at("FreeResource"), lambda s, seat, a, r: r.thing < 0),
        lambda s, seat, a, r: a[1] not in ON_MARKET or s.market[ON_MARKET.index(a[1])] == 0,
    ),
    "smc.culture.price": lambda s, seat, a, r: (
        a[0] == ADVANCE and r.have == s.players[seat].culture < SPACE_CULTURE[s.players[seat].space] == r.need
    ),
    "smc.culture.trade-price": lambda s, seat, a, r: (
        a[0] == ADVANCE and r.have == s.players[seat].trade < SPACE_TRADE[s.players[seat].space] == r.need
    ),
    "smc.culture.hand-limit": lambda s, seat, a, r: r.have == len(s.players[seat].hand) > r.need,
    # Events and abilities: everybody may try what is of another phase, was used, or is not there.
    "smc.events.phase": lambda s, seat, a, r: (
        (IS_EVENT[r.thing] or (a[0] == PLAY and r.have == 0))
        and (a[0] != PLAY or a[1] not in s.players[seat].hand or ROWS[a[1]]["phase"] != PHASE_OF.get(top_name(s)))
        and (r.have != 0 or a[1] not in s.players[seat].hand)
    ),
    "smc.ability.phase": either(
        at("StartTurn", "TradeTurn", "CityTurn", "MoveTurn", "MoveWindow", "Battle", verbs=(USE, PLAY)),
        at("Window", verbs=(CANCEL,)),
        at("Effect"),
    ),
    "smc.ability.once-a-round": lambda s, seat, a, r: (
        a[0] in (USE, CANCEL)
        and (
            s.players[seat].once & 1 > 0
            if a[1] == EGYPT
            else s.players[seat].wonders_used >> (a[1] - WONDERS[0]) & 1 == 1 or s.players[seat].once & 32 > 0
            if IS_WONDER[a[1]]
            else s.players[seat].used >> (a[1] - TECHNOLOGIES[0]) & 1 == 1 or s.players[seat].once & 64 > 0
        )
    ),
    "smc.research.own-only": lambda s, seat, a, r: (
        a[0] in (USE, CANCEL) and a[1] == r.thing in TECHNOLOGIES and not known(s, seat, a[1])
    ),
    "smc.coins.tokens": lambda s, seat, a, r: (
        known(s, seat, a[1]) and s.players[seat].coin_tokens[COIN_HOLDERS.index(a[1])] == ROWS[a[1]]["coin_tokens"]
    ),
    "smc.ability.resources": either(at("Pay"), lacks_tokens),
    "smc.wonders.obsolete": lambda s, seat, a, r: r.thing in s.obsolete,
    "smc.blockade.wonder": lambda s, seat, a, r: (
        r.thing in s.players[seat].marks
        and rival(s, seat, s.players[seat].marks_at[s.players[seat].marks.index(r.thing)])
    ),
    "smc.ruling.event-range": lambda s, seat, a, r: a[0] in (PLACE_AT, PLAY) and "range" in ROWS[r.thing],
    "smc.ruling.disaster-targets": lambda s, seat, a, r: ROWS[r.thing]["effect"] == "terrain",
    "smc.ruling.knowledge-events": lambda s, seat, a, r: a[0] == PLAY and ROWS[r.thing]["effect"] == "exchange",
    "smc.ruling.window-order": at("Window"),
    "smc.ruling.movement-windows": at("MoveWindow"),
    "smc.ruling.free-tech": both(
        at("Exchange", "Liberty"),
        lambda s, seat, a, r: (
            a[0] != LEARN
            or LEVEL[a[1]] in (0, 5)
            or known(s, seat, a[1])
            or no_pyramid(s, seat, a, r)
            or not any(known(s, other, a[1]) for other in range(len(s.players)) if other != seat)
            or type(top(s)).__name__ == "Exchange"
        ),
    ),
    # Movement.
    "smc.move.turns": both(at("MoveTurn", verbs=(PLAY,)), lambda s, seat, a, r: not IS_EVENT[a[1]]),
    "smc.ruling.group-moves": unmoved,
    "smc.move.one-after-another": both(at("Move", verbs=(PICK,)), lambda s, seat, a, r: a[2] != top(s).at),
    "smc.move.orthogonal": lambda s, seat, a, r: (
        a[0] == WALK and a[1] not in BESIDE[top(s).at] and a[1] in AROUND[top(s).at]
    ),
    "smc.move.speed": lambda s, seat, a, r: a[0] == WALK and a[1] not in AROUND[top(s).at],
    "smc.move.reveal": lambda s, seat, a, r: a[0] == REVEAL and s.ground[a[1]] >= 0,
    "smc.move.face-down": lambda s, seat, a, r: s.ground[a[1]] < 0,
    "smc.move.water": lambda s, seat, a, r: water(s, a[1]) and s.players[seat].power[WATER_AT] == 0,
    "smc.move.stacking": lambda s, seat, a, r: (
        own_figures(s, seat, a[1]) + going(s, seat) > s.players[seat].power[STACKING_AT] == r.need
    ),
    "smc.move.scouts-and-settlements": lambda s, seat, a, r: (
        top(s).scouts > 0 and (a[1] if a[0] == WALK else top(s).at) in s.huts + s.villages
    ),
    "smc.move.scouts-and-rivals": lambda s, seat, a, r: (
        top(s).scouts > 0
        and (
            rival(s, seat, a[1] if a[0] == WALK else top(s).at)
            or centre(s, a[1] if a[0] == WALK else top(s).at) not in (-1, seat)
        )
    ),
    "smc.ruling.democracy-and-defence": lambda s, seat, a, r: (
        ROWS[s.players[seat].government]["id"] == "democracy-government"
        and (
            rival(s, seat, top(s).at if a[0] in (STOP, REVEAL) else a[1])
            or centre(s, top(s).at if a[0] in (STOP, REVEAL) else a[1]) not in (-1, seat)
        )
    ),
    "smc.ruling.stop-in-water": lambda s, seat, a, r: (
        water(s, a[1] if a[0] == WALK else top(s).at) and s.players[seat].power[WATER_AT] < 2
    ),
    "smc.ruling.own-city-centre": lambda s, seat, a, r: centre(s, a[1]) == seat,
    "smc.move.own-city": lambda s, seat, a, r: a[0] in (STOP, REVEAL) and centre(s, top(s).at) == seat,
    "smc.move.navigation": lambda s, seat, a, r: water(s, top(s).at) and s.players[seat].power[WATER_AT] < 2,
    "smc.move.reveal-beside": lambda s, seat, a, r: (
        a[0] == REVEAL and s.ground[a[1]] < 0 and (a[1] not in BESIDE[top(s).at] or layout_of(s).slot_of[a[1]] < 0)
    ),
    "smc.ruling.russia-sacrifice": at("Move", verbs=(SACRIFICE,)),
    "smc.ability.standing": either(
        both(HALTED, standing_ability),
        both(at("MoveTurn", verbs=(DONE,)), standing_ability),
        both(at("Effect"), sheltered),
        both(at("StartTurn", "CityTurn", "MoveTurn", "MoveWindow", verbs=(PLAY,)), sheltered),
    ),
    **BATTLE_AND_RESEARCH,
}
