"""What events and abilities do, once nobody has cancelled them."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import (
    ANARCHY,
    ARMY,
    GREAT_PERSON,
    IS_EVENT,
    ROWS,
    SCOUT,
    number,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES, Ability
from ecumene.games.sid_meiers_civilization.interrupts.exchange import Exchange
from ecumene.games.sid_meiers_civilization.interrupts.targets import victims_at
from ecumene.games.sid_meiers_civilization.map.figures import city_at, rival_at
from ecumene.games.sid_meiers_civilization.map.ground import derive_ground
from ecumene.games.sid_meiers_civilization.map.squares import AROUND
from ecumene.games.sid_meiers_civilization.pieces import (
    adopt,
    bury,
    draw_person,
    gain_coin,
    gain_culture,
    gain_trade,
    kill_figures,
    raze,
    refill_wonders,
    remove_mark,
    remove_scout,
    tell_moved,
)
from ecumene.games.sid_meiers_civilization.start_phase.placing import Placing
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.winning.victory import check_coins
from ecumene.kernel.luck import Luck


def resolve(
    s: GameState,
    seat: int,
    thing: int,
    which: int,
    target: int,
    square: int,
    other: int,
    chosen: int,
    second: int,
    luck: Luck,
) -> None:
    """Let an event or an ability happen."""
    if IS_EVENT[thing]:
        _event(s, seat, thing, target, square, other, chosen, second, luck)
    else:
        _ability(s, seat, ABILITIES[thing][which], target, square, other, chosen, luck)


def _ability(
    s: GameState, seat: int, ability: Ability, target: int, square: int, other: int, chosen: int, luck: Luck
) -> None:
    effect = ability.effect
    player = s.players[seat]
    if effect == "production":
        boost(s, seat, square, ability.amount)
    elif effect == "culture":
        gain_culture(s, seat, ability.amount, ability.technology, luck)
    elif effect == "coin":
        gain_coin(s, seat, ability.technology, luck)
    elif effect == "great-person":
        gain_person(s, seat, luck)
    elif effect == "trade":
        gain_trade(s, seat, ability.amount, ability.technology, luck)
        gain_trade(s, target, ROWS[ability.technology]["abilities"][0]["other"], ability.technology, luck)
    elif effect == "actions":
        player.actions = [actions + ability.amount for actions in player.actions]
    elif effect == "lock":
        s.locked.append(square)
        s.locked.sort()
        luck.tell("locked", seat, ability.technology, target=square)
    elif effect == "destroy-city":
        _destroy_city(s, square, ability.technology, luck)
    elif effect == "sail":
        _sail(s, seat, square, other, luck)
    elif chosen >= 0:
        make_obsolete(s, chosen, luck)
    elif target >= 0:
        units = s.players[target].units
        card = luck.take(units)
        bury(s, card)
        luck.tell("unit-died", target, card, source=ability.technology)
    else:
        destroy_building(s, square, luck)


def _event(
    s: GameState, seat: int, card: int, target: int, square: int, other: int, chosen: int, second: int, luck: Luck
) -> None:
    row = ROWS[card]
    effect: str = row["effect"]
    if effect == "production":
        boost(s, seat, square, row["production"])
    elif effect == "terrain":
        if square in s.disaster_at:  # the marker that lies there is turned over
            s.disaster_to[s.disaster_at.index(square)] = number(row["becomes"])
        else:
            s.disaster_at.append(square)
            s.disaster_to.append(number(row["becomes"]))
        derive_ground(s)
        check_coins(s, luck)
    elif effect == "exchange":
        s.stack.append(Exchange(target, seat, row["level"], card))
        s.stack.append(Exchange(seat, target, row["level"], card))
    elif effect == "anarchy":
        adopt(s, target, ANARCHY, luck)
    elif effect == "destroy":
        destroy_building(s, square, luck)
        if other >= 0:
            destroy_building(s, other, luck)
    elif effect == "move":
        _move(s, rival_at(s, seat, square), square, other, luck)
    elif effect == "kill":
        rivals = victims_at(s, seat, square) if target < 0 else [target]
        _kill(s, rivals[0] if rivals else -1, row, square, [chosen, second], luck)


def boost(s: GameState, seat: int, centre: int, amount: int) -> None:
    """Give a city production for this city phase."""
    player = s.players[seat]
    if centre in player.cities:
        player.boost[player.cities.index(centre)] += amount


def gain_person(s: GameState, seat: int, luck: Luck) -> None:
    """Draw a great person, and let its owner place it."""
    person = draw_person(s, seat, luck)
    if person >= 0:
        s.stack.append(Placing(seat, person, 0))


def make_obsolete(s: GameState, wonder: int, luck: Luck) -> None:
    """Make a wonder obsolete: in play it keeps its culture, in the market it is replaced (p. 27)."""
    luck.tell("obsolete", -1, wonder)
    if wonder in s.wonder_row:
        s.wonder_row[s.wonder_row.index(wonder)] = -1
        refill_wonders(s, luck)
    else:
        s.obsolete.append(wonder)


def destroy_building(s: GameState, square: int, luck: Luck) -> None:
    """Destroy the building on a square, or the walls of the city there."""
    owner = s.realm[square]
    if owner < 0:
        return
    if s.marker[square] >= 0:
        remove_mark(s, owner, square, True, luck)
    elif city_at(s, square) == owner:
        player = s.players[owner]
        player.walls[player.cities.index(square)] = 0
        luck.tell("walls-fell", owner, target=square)
    check_coins(s, luck)


def _destroy_city(s: GameState, centre: int, by: int, luck: Luck) -> None:
    """Destroy a city with its outskirts and every figure there."""
    for square in AROUND[centre]:
        for seat, player in enumerate(s.players):
            if square in player.armies or square in player.scouts:
                kill_figures(s, seat, square, by, luck)
    owner = s.realm[centre]
    raze(s, owner, centre, luck)


def _sail(s: GameState, seat: int, start: int, end: int, luck: Luck) -> None:
    """Bring all own figures of a square to a water square; they do not move again in this round."""
    player = s.players[seat]
    player.bring(end, player.armies.count(start), player.scouts.count(start))
    _move(s, seat, start, end, luck)


def _move(s: GameState, seat: int, start: int, end: int, luck: Luck) -> None:
    """Move all figures of a seat from one square to another."""
    if seat < 0:
        return
    player = s.players[seat]
    armies, scouts = player.armies.count(start), player.scouts.count(start)
    player.armies = sorted([end if at == start else at for at in player.armies])
    for scout in range(len(player.scouts)):
        if player.scouts[scout] == start:
            player.scouts[scout] = end
            player.scout_sends[scout] = 0
    if player.sailed == start:
        player.sailed = end
    tell_moved(seat, armies, scouts, start, end, luck)
    check_coins(s, luck)


def _kill(s: GameState, rival: int, row: dict[str, int], square: int, kinds: list[int], luck: Luck) -> None:
    """Kill a great person, or figures of the kinds that were chosen; where a kind is gone, the other one dies."""
    if kinds[0] == GREAT_PERSON:
        if s.marker[square] >= 0 and s.realm[square] >= 0:
            remove_mark(s, s.realm[square], square, True, luck)
            check_coins(s, luck)
        return
    if rival < 0:
        return
    player = s.players[rival]
    for kind in kinds[: row["figures"]]:
        army = square in player.armies and (kind == ARMY or square not in player.scouts)
        if army:
            player.armies.remove(square)
        elif square in player.scouts:
            remove_scout(s, rival, player.scouts.index(square))
        else:
            break
        luck.tell("figure-died", rival, ARMY if army else SCOUT, target=square)
    player.recount_brought()
    check_coins(s, luck)
