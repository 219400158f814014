"""What an action costs: production, trade or culture."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import SPACE_CULTURE, SPACE_TRADE, SPACES, WALLS
from ecumene.games.sid_meiers_civilization.city_phase.building import acting, in_city_obstacle
from ecumene.games.sid_meiers_civilization.city_phase.carry_out import BuildAt
from ecumene.games.sid_meiers_civilization.city_phase.prices import output, price, trade_for
from ecumene.games.sid_meiers_civilization.city_phase.turn import SECOND, CityTurn
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.map.figures import city_of
from ecumene.games.sid_meiers_civilization.research.research import research_price
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import ADVANCE, BUILD, PLACE_AT, RESEARCH, TRAIN, USE
from ecumene.kernel.frame import Action
from ecumene.kernel.modifiers import Sum
from ecumene.kernel.refusal import ALLOWED


def add_trade(paid: dict[str, Sum], s: GameState, seat: int, thing: int, city: int, pool: int) -> None:
    """Add the trade that buys what production is lacking in a city."""
    player = s.players[seat]
    have = output(s, seat, city) if pool < 0 else pool
    turned = trade_for(player, price(player, thing) - have)
    if turned:
        paid["trade"] = Sum([(-1, turned)])


def build_price(s: GameState, seat: int, turn: CityTurn, thing: int) -> dict[str, Sum]:
    """Return what a thing costs, with the least trade that a city which has a square for it would turn."""
    player = s.players[seat]
    paid = {"production": Sum([(thing, price(player, thing))])}
    split = turn.split == SECOND
    cities = [player.cities.index(turn.city)] if split else acting(s, seat)
    have = [
        turn.pool if split else output(s, seat, city)
        for city in cities
        if in_city_obstacle(s, seat, thing, city, -1, True) == ALLOWED
    ]
    turned = trade_for(player, price(player, thing) - max(have)) if have else 0
    if turned:
        paid["trade"] = Sum([(-1, turned)])
    return paid


def ability_price(technology: int) -> dict[str, Sum]:
    """Return the trade or culture that an ability of the city phase costs: Democracy, Printing Press."""
    paid: dict[str, Sum] = {}
    for ability in ABILITIES[technology]:
        if ability.phase == "city" and ability.trade:
            paid["trade"] = Sum([(technology, ability.trade)])
        if ability.phase == "city" and ability.culture:
            paid["culture"] = Sum([(technology, ability.culture)])
    return paid


def move_price(s: GameState, seat: int, a: Action) -> dict[str, Sum]:
    """Return what an action costs: production, trade or culture."""
    player = s.players[seat]
    frame = s.stack[-1] if s.stack else None
    if a[0] == BUILD:  # elsewhere a thing is chosen that costs nothing
        return build_price(s, seat, frame, a[1]) if isinstance(frame, CityTurn) else {}
    if a[0] == TRAIN:
        paid = {"production": Sum([(a[1], price(player, a[1]))])}
        if isinstance(frame, CityTurn) and a[2] in player.cities:
            pool = frame.pool if frame.split == SECOND else -1
            add_trade(paid, s, seat, a[1], player.cities.index(a[2]), pool)
        return paid
    if a[0] == PLACE_AT and isinstance(frame, BuildAt) and not frame.free:
        paid = {}
        city = player.cities.index(a[1]) if frame.thing == WALLS else city_of(s, seat, a[1])
        add_trade(paid, s, seat, frame.thing, city, frame.pool)
        return paid
    if a[0] == USE and isinstance(frame, CityTurn):
        return ability_price(a[1])
    if a[0] == ADVANCE and player.space < SPACES:
        paid = {"culture": Sum([(-1, SPACE_CULTURE[player.space])])}
        if SPACE_TRADE[player.space]:
            paid["trade"] = Sum([(-1, SPACE_TRADE[player.space])])
        return paid
    if a[0] == RESEARCH and a[1] >= 0 and research_price(s, seat):
        return {"trade": Sum([(a[1], research_price(s, seat))])}
    return {}
