"""What many chapters do: gain and lose figures, markers, tokens and cards. Coins are looked at after each."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    ARMY,
    FAMILIES,
    FAMILY,
    FIRST_UNIT,
    GREAT_PERSON,
    IS_BUILDING,
    IS_PERSON,
    IS_WONDER,
    MARKERS,
    ON_MARKET,
    SCOUT,
    UNIT_OF,
    UPGRADE,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import COIN_HOLDERS, COIN_TOKENS
from ecumene.games.sid_meiers_civilization.map.ground import derive_marks
from ecumene.games.sid_meiers_civilization.map.squares import AROUND
from ecumene.games.sid_meiers_civilization.player import ONCE_CHANGED, Player
from ecumene.games.sid_meiers_civilization.printed import MOST_TRADE
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.winning.victory import check_coins
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

NOT_BUILT: Final = reason("smc.build.wonder")
OBSOLETE: Final = reason("smc.wonders.obsolete")
WONDER_BLOCKADED: Final = reason("smc.blockade.wonder")


def gain_trade(s: GameState, seat: int, amount: int, source: int, luck: Luck) -> None:
    """Turn the dial of trade; above its end trade is lost (p. 14)."""
    player = s.players[seat]
    moved = min(amount, MOST_TRADE - player.trade)
    player.trade += moved
    if moved:
        luck.tell("trade", seat, amount=moved, source=source)
    if moved < amount:
        luck.tell("trade-lost", seat, amount=amount - moved, source=source)


def gain_culture(s: GameState, seat: int, amount: int, source: int, luck: Luck) -> None:
    """Take culture tokens, of which there are always enough."""
    s.players[seat].culture += amount
    if amount:
        luck.tell("culture", seat, amount=amount, source=source)


def pay_trade(s: GameState, seat: int, amount: int, thing: int, luck: Luck) -> None:
    """Spend trade on something."""
    s.players[seat].trade -= amount
    if amount:
        luck.tell("paid-trade", seat, thing, amount)


def pay_culture(s: GameState, seat: int, amount: int, thing: int, luck: Luck) -> None:
    """Spend culture tokens on something."""
    s.players[seat].culture -= amount
    if amount:
        luck.tell("paid-culture", seat, thing, amount)


def gain_coin(s: GameState, seat: int, technology: int, luck: Luck) -> bool:
    """Lay a coin token on a technology that has room for it (p. 26)."""
    at = COIN_HOLDERS.index(technology)
    player = s.players[seat]
    if player.coin_tokens[at] >= COIN_TOKENS[technology]:
        return False
    player.coin_tokens[at] += 1
    luck.tell("coin", seat, technology)
    check_coins(s, luck)
    return True


def adopt(s: GameState, seat: int, government: int, luck: Luck) -> None:
    """Lay another government on top (p. 14)."""
    player = s.players[seat]
    player.government = government
    player.once |= ONCE_CHANGED
    luck.tell("government", seat, government)
    check_coins(s, luck)


def add_army(s: GameState, seat: int, square: int) -> None:
    """Put an army on the map."""
    armies = s.players[seat].armies
    armies.append(square)
    armies.sort()


def add_scout(s: GameState, seat: int, square: int) -> None:
    """Put a scout on the map: it gathers from the next round on."""
    player = s.players[seat]
    player.scouts.append(square)
    player.scout_city.append(player.cities[0] if player.cities else -1)
    player.scout_since.append(s.round)
    player.scout_sends.append(0)


def share_order(player: Player, at: int, city: int) -> None:
    """Let a scout send its square to a city, and with it any other on that square: the last order holds."""
    for other in range(len(player.scouts)):
        if player.scouts[other] == player.scouts[at] and player.scout_sends[other]:
            player.scout_city[other] = city


def remove_scout(s: GameState, seat: int, at: int) -> None:
    """Take a scout off the map."""
    player = s.players[seat]
    player.scouts.pop(at)
    player.scout_city.pop(at)
    player.scout_since.pop(at)
    player.scout_sends.pop(at)


def kill_figures(s: GameState, seat: int, square: int, by: int, luck: Luck) -> None:
    """Take all figures of a seat off a square; by whom or what they die is told."""
    player = s.players[seat]
    player.armies = [at for at in player.armies if at != square]
    while square in player.scouts:
        remove_scout(s, seat, player.scouts.index(square))
    player.recount_brought()
    luck.tell("figures-died", seat, target=square, source=by)
    check_coins(s, luck)


def tell_moved(seat: int, armies: int, scouts: int, origin: int, target: int, luck: Luck) -> None:
    """Tell which figures go from one square to another."""
    for figure, count in ((ARMY, armies), (SCOUT, scouts)):
        if count:
            luck.tell("moved", seat, figure, count, origin=origin, target=target)


def put_mark(s: GameState, seat: int, thing: int, square: int, luck: Luck) -> None:
    """Lay a marker on a square of a city; what lay there goes where it belongs (p. 17, 18)."""
    player = s.players[seat]
    if s.marker[square] >= 0:
        remove_mark(s, seat, square, False, luck)
    player.marks.append(thing)
    player.marks_at.append(square)
    if IS_BUILDING[thing]:
        s.supply[FAMILIES.index(FAMILY[thing])] -= 1
    derive_marks(s)
    luck.tell("placed", seat, thing, target=square)
    check_coins(s, luck)


def remove_mark(s: GameState, seat: int, square: int, razed: bool, luck: Luck) -> None:
    """Take a marker off: a building to the market, a wonder out of the game, a great person to the reserve."""
    player = s.players[seat]
    at = player.marks_at.index(square)
    thing = player.marks.pop(at)
    player.marks_at.pop(at)
    if IS_BUILDING[thing]:
        s.supply[FAMILIES.index(FAMILY[thing])] += 1
    elif IS_PERSON[thing]:
        pile = s.people_gone if razed else player.people
        pile.append(thing)
        pile.sort()
    elif thing in s.obsolete:
        s.obsolete.remove(thing)
    derive_marks(s)
    luck.tell("removed", seat, thing, target=square)


def flip_buildings(s: GameState, seat: int, form: int) -> None:
    """Turn all markers of a family over to the upgraded side (p. 22)."""
    player = s.players[seat]
    basic = FAMILY[form]
    if UPGRADE[basic] == form and basic in player.marks:
        player.marks = [form if thing == basic else thing for thing in player.marks]
        derive_marks(s)


def raze(s: GameState, seat: int, centre: int, luck: Luck) -> None:
    """Destroy a city with everything in its outskirts (p. 25)."""
    player = s.players[seat]
    at = player.cities.index(centre)
    for square in AROUND[centre]:
        if s.marker[square] >= 0:
            remove_mark(s, seat, square, True, luck)
    player.cities.pop(at)
    player.walls.pop(at)
    player.actions.pop(at)
    player.boost.pop(at)
    for scout in range(len(player.scouts)):
        if player.scout_city[scout] == centre:
            player.scout_city[scout] = player.cities[0] if player.cities else -1
    derive_marks(s)
    luck.tell("razed", seat, target=centre)
    check_coins(s, luck)


def add_city(s: GameState, seat: int, centre: int, walls: int, luck: Luck) -> None:
    """Put a city on the map."""
    player = s.players[seat]
    player.cities.append(centre)
    player.walls.append(walls)
    player.actions.append(0)
    player.boost.append(0)
    derive_marks(s)
    check_coins(s, luck)


def units_left(s: GameState, unit: int) -> int:
    """Return how many cards of a type can be drawn."""
    at = unit - FIRST_UNIT
    return len(s.piles[at]) + len(s.dead[at])


def draw_unit(s: GameState, unit: int, luck: Luck) -> int:
    """Draw a unit card; where only face-up ones are left, they are shuffled first (p. 16)."""
    at = unit - FIRST_UNIT
    if not s.piles[at]:
        s.piles[at], s.dead[at] = s.dead[at], []
    return luck.take(s.piles[at])


def recruit(s: GameState, seat: int, unit: int, luck: Luck) -> bool:
    """Draw a unit card into the standing force; without cards nothing is gained."""
    if not units_left(s, unit):
        return False
    card = draw_unit(s, unit, luck)
    units = s.players[seat].units
    units.append(card)
    units.sort()
    luck.tell("recruited", seat, unit)
    luck.tell("recruit", seat, card, eye=seat)
    return True


def bury(s: GameState, card: int) -> None:
    """Lay a dead unit face up under its pile."""
    pile = s.dead[UNIT_OF[card] - FIRST_UNIT]
    pile.append(card)
    pile.sort()


def draw_event(s: GameState, seat: int, age: int, luck: Luck) -> None:
    """Draw an event card of an age in secret; a deck that is used up is made anew of its discards (p. 18)."""
    if not s.decks[age]:
        s.decks[age], s.discards[age] = s.discards[age], []
    if not s.decks[age]:
        return
    card = luck.take(s.decks[age])
    hand = s.players[seat].hand
    hand.append(card)
    hand.sort()
    luck.tell("event-drawn", seat, card, eye=seat)


def discard_event(s: GameState, seat: int, card: int) -> None:
    """Lay an event card face up under its deck."""
    s.players[seat].hand.remove(card)
    pile = s.discards[AGE[card]]
    pile.append(card)
    pile.sort()


def draw_person(s: GameState, seat: int, luck: Luck) -> int:
    """Draw a great person into the reserve; -1 where none is left."""
    if not s.people:
        return -1
    person = luck.take(s.people)
    people = s.players[seat].people
    people.append(person)
    people.sort()
    luck.tell("great-person", seat, person)
    return person


def refill_wonders(s: GameState, luck: Luck) -> None:
    """Draw wonders into the empty places of the market: the next age in the deck (p. 17)."""
    for at in range(len(s.wonder_row)):
        if s.wonder_row[at] < 0 and s.wonder_deck:
            age = min([AGE[wonder] for wonder in s.wonder_deck])
            wonder = luck.pick([one for one in s.wonder_deck if AGE[one] == age])
            s.wonder_deck.remove(wonder)
            s.wonder_row[at] = wonder
            luck.tell("wonder-opened", -1, wonder)


def gain_resource(s: GameState, seat: int, resource: int, source: int, luck: Luck) -> bool:
    """Take a token from the market, if there is one."""
    at = ON_MARKET.index(resource)
    if not s.market[at]:
        return False
    s.market[at] -= 1
    s.players[seat].resources[at] += 1
    luck.tell("resource", seat, resource, source=source)
    return True


def take_token(s: GameState, seat: int, village: bool, luck: Luck) -> int:
    """Take the token of a hut or village, seen by its owner alone; a great person is exchanged at once (p. 20)."""
    player = s.players[seat]
    face = luck.take(s.villages_pile if village else s.huts_pile)
    if face == GREAT_PERSON:
        s.villages_spent.append(face)
        return draw_person(s, seat, luck)
    tokens = player.villages if village else player.huts
    tokens.append(face)
    tokens.sort()
    luck.tell("token", seat, face, eye=seat)
    return -1


def wonder_obstacle(s: GameState, seat: int, wonder: int) -> int:
    """Return what keeps a seat from using a wonder: it has not built it, it is obsolete or blockaded (p. 27)."""
    player = s.players[seat]
    if wonder not in player.marks:
        return NOT_BUILT
    if wonder in s.obsolete:
        return OBSOLETE
    square = player.marks_at[player.marks.index(wonder)]
    for other, rival in enumerate(s.players):
        if other != seat and (square in rival.armies or square in rival.scouts):
            return WONDER_BLOCKADED
    return ALLOWED


def wonder_works(s: GameState, seat: int, wonder: int) -> bool:
    """Return whether a seat may use a wonder."""
    return wonder_obstacle(s, seat, wonder) == ALLOWED


def wonder_seat(s: GameState, wonder: int) -> int:
    """Return who has a wonder, -1: nobody."""
    for seat, player in enumerate(s.players):
        if wonder in player.marks:
            return seat
    return -1


def has_star(s: GameState, seat: int, centre: int, stars: list[bool]) -> int:
    """Return the square of the star building of a city, -1: none."""
    for square in AROUND[centre]:
        if s.marker[square] >= 0 and stars[s.marker[square]]:
            return square
    return -1


def has_wonder(s: GameState, centre: int) -> int:
    """Return the square of the wonder of a city, -1: none."""
    for square in AROUND[centre]:
        if s.marker[square] >= 0 and IS_WONDER[s.marker[square]]:
            return square
    return -1


def supply_of(s: GameState, form: int) -> int:
    """Return how many markers of a building's family are left."""
    return s.supply[FAMILIES.index(FAMILY[form])]


def full_supply() -> list[int]:
    """Return the building markers of the box by family."""
    return [MARKERS[family] for family in FAMILIES]
