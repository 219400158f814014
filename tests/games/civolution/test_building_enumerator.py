"""The engine and an enumerator apart from it agree on statues, settlements and all other prices."""

from __future__ import annotations

from ecumene.games.civolution.building.grounds import SettlementPrice, ground_of, settlement_moves, statue_moves
from ecumene.games.civolution.card_data import ABILITY, GOALS, NAMES, ROWS, THINGS
from ecumene.games.civolution.continent.lands import ISLAND, PLACES, TERRITORIES
from ecumene.games.civolution.continent.spots import MATERIAL, SPOT_THING
from ecumene.games.civolution.effects.counts import installed
from ecumene.games.civolution.effects.powers import refresh
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.level_block.costs import NO_SWAP
from ecumene.games.civolution.level_block.goals import PRICE as GOAL_PRICE
from ecumene.games.civolution.locations.kinds import GROUND, KIND
from ecumene.games.civolution.modules.activities import can_pay, price_of
from ecumene.games.civolution.printed import MATERIALS
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import ATTRIBUTE
from ecumene.kernel.luck import Luck
from tests.games.civolution import building_enumerator as apart
from tests.games.civolution.test_enumerator import POSITIONS, turns
from tests.rules import rule

ALCHEMY, BRONZE, PULLEY = (THINGS.numbers[slug] for slug in ("c30", "a15", "a23"))


def builder(s: GameState, seat: int, dice: Luck) -> GameState:
    """Return a position with grounds, materials and the abilities that touch what buildings cost."""
    richer = s.copy()
    player = richer.players[seat]
    grounds = [location for location in richer.unseen if KIND[location] == GROUND]
    for corner, location in enumerate(richer.locations):
        if location < 0 and grounds and dice.below(2):
            richer.locations[corner] = grounds.pop(dice.below(len(grounds)))
            richer.unseen.remove(richer.locations[corner])
    for thing, one_in in ((ALCHEMY, 2), (BRONZE, 4), (PULLEY, 3)):
        if dice.below(one_in) == 0 and thing not in installed(player):
            player.columns[0].append(thing)
    if dice.below(4) == 0:
        player.used_turn.append(NO_SWAP)
    for material in range(MATERIALS):
        player.markers[MATERIAL + material] += (0, 0, 1, 2)[dice.below(4)]
    refresh(player)
    return richer


def payments(s: GameState, seat: int, place: int, slot: int) -> set[apart.Paid]:
    """Return all that can be paid for a settlement by playing every answer."""
    before = s.players[seat].markers[MATERIAL:]
    found: set[apart.Paid] = set()
    begun = s.copy()
    begun.stack.append(SettlementPrice(seat, place, slot, [], -1))
    depth, open_ends = len(begun.stack), [begun]
    while open_ends:
        here = open_ends.pop()
        advance_price(here, depth)
        if len(here.stack) < depth or not isinstance(here.stack[depth - 1], SettlementPrice):
            left = here.players[seat].markers[MATERIAL:]
            names = [
                NAMES[SPOT_THING[MATERIAL + at]] for at in range(MATERIALS) for _ in range(before[at] - left[at])
            ]
            found.add(tuple(sorted(names)))
            continue
        for a in here.stack[-1].legal(here, seat):
            if a[0] == ATTRIBUTE:
                continue
            there = here.copy()
            there.stack[-1].answer(there, seat, a, Luck(1))
            open_ends.append(there)
    return found


def advance_price(s: GameState, depth: int) -> None:
    """Let a price that leaves no choice be paid; what follows a building is left alone."""
    while len(s.stack) == depth and isinstance(s.stack[-1], SettlementPrice) and not s.stack[-1].waits_for(s):
        s.stack[-1].step(s, Luck(1))


@rule(
    "civo.build.statue-cost", "civo.build.settlement-cost", "civo.build.ground-limit", "civo.build.ground-access"
)
def test_the_engine_and_an_enumerator_agree_on_statues_and_settlements() -> None:
    looked = {"statue": 0, "settlement": 0, "none": 0}
    for number, (s, seat) in enumerate(turns(POSITIONS)):
        for board in (s, builder(s, seat, Luck(number))):
            view = GAME.view(board, seat)
            player = view["players"][seat]
            present = {PLACES.slugs[place] for place in range(TERRITORIES) if tribes.is_in(board, seat, place)}
            around = [{PLACES.slugs[place] for place in places} for places in [*board.land.around, [ISLAND]]]
            reach = apart.grounds(player, view, around, present)
            expected = {(at, name) for at, location in reach.items() for name in apart.statues(player, location)}
            assert {(ground_of(a[1]), NAMES[a[2]]) for a in statue_moves(board, seat)} == expected
            slots = [slot for slot in (1, 2, 3, 4) if player["settlements"][slot - 1]]
            ways = {slot: apart.settlements(player, slot) for slot in slots}
            built = {(at, slot) for at in reach if not player["settlement_at"][at] for slot in slots if ways[slot]}
            offered = settlement_moves(board, seat)
            assert {(ground_of(a[1]), a[2]) for a in offered} == built
            for _, place, slot in offered[:4]:
                assert payments(board, seat, place, slot - 1) == ways[slot], (slot, player["markers"])
            looked["statue"] += len(expected)
            looked["settlement"] += len(built)
            looked["none"] += not expected
    assert min(looked.values()) > POSITIONS // 4, looked


@rule("civo.effects.pay", "civo.goal.install")
def test_the_engine_and_an_enumerator_agree_on_prices_of_goals_and_activities() -> None:
    looked = {True: 0, False: 0}
    for number, (s, seat) in enumerate(turns(POSITIONS)):
        board = builder(s, seat, Luck(number))
        player = GAME.view(board, seat)["players"][seat]
        prices = [(price_of(thing), ABILITY[thing].get("pay", {})) for thing in range(len(ABILITY))]
        prices += [(GOAL_PRICE[at], ROWS[goal].get("pay", {})) for at, goal in enumerate(GOALS)]
        for price, row in prices:
            if row:
                found = apart.price_payable(player, row)
                assert can_pay(board.players[seat], price) == found, (row, player["markers"])
                looked[found] += 1
    assert min(looked.values()) > POSITIONS, looked
