"""Whether a position can be: markers, tribes, dice, cards and tokens are all there, and nothing twice."""

from __future__ import annotations

from ecumene.games.civolution.building.removal import Ashore
from ecumene.games.civolution.card_data import (
    ATTRIBUTES,
    CARD_TYPE,
    CARDS,
    EVENTS,
    GOALS,
    INCOMES,
    IS_INCOME,
    LOCATIONS,
    THINGS,
    VICI_CARDS,
)
from ecumene.games.civolution.checks.land import audit_land
from ecumene.games.civolution.continent.geometry import continent, fills
from ecumene.games.civolution.continent.lands import CAMP_PLAYERS, CAMPS, LAND, TERRITORIES
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.powers import refresh
from ecumene.games.civolution.eras.era import Era
from ecumene.games.civolution.level_block.columns import home_of
from ecumene.games.civolution.level_block.incomes import IncomeInstall
from ecumene.games.civolution.level_block.install import CardInsert
from ecumene.games.civolution.modules.research import CardChoice
from ecumene.games.civolution.player import GOAL_HOME, Player
from ecumene.games.civolution.printed import (
    BOAT_CARGO,
    BOAT_SEATS,
    FAVOUR_SPACES,
    LAST_SPACE,
    MARKERS,
    MOST_LEVEL,
    PIECES,
    RESET_CELLS,
    RESET_COLUMNS,
    START_DICE,
    SUPPLY_ACTIVATION,
    SUPPLY_FATE,
    TRIBES,
    WATER,
)
from ecumene.games.civolution.setup.start_cards import StartCards
from ecumene.games.civolution.setup.start_tokens import StartTokens
from ecumene.games.civolution.solo.rival import LEVELS
from ecumene.games.civolution.solo.rival import MARKERS as VICI_MARKERS
from ecumene.games.civolution.solo.rival import TRIBES as VICI_TRIBES
from ecumene.games.civolution.state import BLOCKED, STACKS, GameState
from ecumene.games.civolution.tribes.places import on_continent
from ecumene.kernel.game import Options
from ecumene.kernel.impossible import need


def derive(s: GameState) -> None:
    """Work out what follows from the stored fields."""
    need(fills(s.layout), "layout")
    s.land = continent(s.layout)
    for player in s.players:
        refresh(player)


def audit(s: GameState) -> None:
    """Raise Impossible when pieces were lost or made from nothing, or a number is impossible."""
    need(bool(s.stack) and isinstance(s.stack[0], Era), "unfinished-rules")
    for kind in (Era, StartTokens, StartCards):
        need(sum(isinstance(frame, kind) for frame in s.stack) <= 1, "unfinished-rules")
    players = len(s.players)
    need(1 <= s.era <= 4 and 0 <= s.resets <= RESET_CELLS[players] and 1 <= s.weather <= 5, "era")
    need((s.resets == RESET_CELLS[players]) == (s.closing > 0), "closing")
    for seat in range(players):
        _player(s, seat, s.players[seat])
    parties = players + len(s.vici)
    dice = sum(sum(player.dice) + player.spent for player in s.players) + s.dice_left
    dice += sum(rival.dice for rival in s.vici)
    need(dice == sum(START_DICE) * parties + SUPPLY_ACTIVATION[players], "dice", n=dice)
    fate = sum(player.fate for player in s.players) + s.fate_left + sum(rival.fate for rival in s.vici)
    need(fate == PIECES["fate_dice"] * parties + SUPPLY_FATE[players], "dice", n=fate)
    need(len(s.vici) == (1 if players == 1 else 0), "rival")
    if s.vici:
        _rival(s)
    _camps(s)
    audit_land(s)
    _things(s)
    for frame in s.stack:
        frame.check(s)


def _rival(s: GameState) -> None:
    rival = s.vici[0]
    markers = rival.supply + sum(rival.provision) + rival.evolution + rival.prosperity + rival.statues
    need(markers == VICI_MARKERS, "rival-markers", n=markers, right=VICI_MARKERS)
    found = rival.tribes + on_continent(s, len(s.players))
    need(found == VICI_TRIBES, "rival-tribes", n=found, right=VICI_TRIBES)
    need(sorted(rival.deck + rival.open + rival.discard) == VICI_CARDS, "rival-cards")
    need(1 <= rival.favour <= FAVOUR_SPACES, "rival-track")
    for place in range(TERRITORIES):
        outside = rival.wild_strong[place] + rival.wild_weak[place] + rival.provision[place]
        need(LAND[place] != WATER or outside == 0, "rival-water")


def _player(s: GameState, seat: int, player: Player) -> None:
    markers = player.supply + sum(player.markers) + sum(player.raw) + sum(player.cargo)
    markers += player.reset_markers + sum(player.statues)
    need(markers == MARKERS, "markers", seat=seat, n=markers, right=MARKERS)
    afloat = sum(
        frame.strong + frame.weak for frame in s.stack if isinstance(frame, Ashore) and frame.seat == seat
    )
    found = player.tribes + on_continent(s, seat) + afloat
    need(found == TRIBES, "tribes", seat=seat, n=found, right=TRIBES)
    need(player.farms + s.farm_owner.count(seat) == PIECES["farms"], "farms", seat=seat)
    need(player.settlements.count(0) == sum(player.settlement_at), "settlements", seat=seat)
    need(1 <= player.favour <= FAVOUR_SPACES and max(player.tracks) <= LAST_SPACE, "tracks", seat=seat)
    need(all(1 <= level <= MOST_LEVEL for level in player.modules), "modules", seat=seat)
    need(player.reset_markers <= RESET_COLUMNS, "markers", seat=seat, n=player.reset_markers, right=RESET_COLUMNS)
    for place in range(TERRITORIES):
        need(LAND[place] != WATER or not player.raw[place], "raw", seat=seat)
        need(not player.raw[place] or s.resources[place] >= 0, "raw", seat=seat)
        need(LAND[place] != WATER or s.farm_owner[place] != seat, "farms", seat=seat)
    seats = BOAT_SEATS + player.power[ops.BOAT_SEATS_PLUS]
    for boat, place in enumerate(player.boat_at):
        aboard = player.aboard_strong[boat] + player.aboard_weak[boat]
        need(place < 0 or (place < TERRITORIES and LAND[place] == WATER), "boat", seat=seat)
        need(place < 0 or player.boat_at.count(place) == 1, "boat", seat=seat)
        need(place >= 0 or aboard == 0, "boat", seat=seat)
        need(aboard <= seats, "boat-seats", seat=seat)
        need(player.cargo[boat] <= BOAT_CARGO + player.power[ops.BOAT_CARGO_PLUS], "cargo", seat=seat)
    _block(player, seat)


def _block(player: Player, seat: int) -> None:
    """One kind of things a column, and each kind in its column alone."""
    for at, column in enumerate(player.columns):
        for thing in column:
            home = home_of(thing)
            need(home < 0 or player.homes[home] == at, "column", seat=seat)
    goals = player.homes[GOAL_HOME]
    need(goals >= 0 or not player.right, "column", seat=seat)
    if goals >= 0:
        left = [thing for thing in player.columns[goals] if IS_INCOME[thing]]
        need(left == [thing for thing in player.right if IS_INCOME[thing]], "column", seat=seat)
    bound = [column for column in player.homes if column >= 0]
    need(len(set(bound)) == len(bound), "column", seat=seat)


def _camps(s: GameState) -> None:
    for camp in range(CAMPS):
        owner = s.camp_owner[camp]
        covered = CAMP_PLAYERS[camp] > len(s.players)
        need(covered == (owner == BLOCKED) and owner < len(s.players) + len(s.vici), "camp")
        need(owner >= 0 or not s.camp_weak[camp], "camp")


def _things(s: GameState) -> None:
    """Every card and token is in exactly one place."""
    found: list[int] = [
        *s.events,
        *s.unseen,
        *s.goal_bag,
        *s.income_bag,
        *s.attribute_bag,
        *s.gone,
        *s.start_goals,
    ]
    for display in (s.goal_display, s.income_display, s.attribute_display, s.locations):
        found += [thing for thing in display if thing >= 0]
    for stack in range(STACKS):
        found += s.open[stack] + s.closed[stack] + s.under[stack]
        need(len(s.under[stack]) == len(s.under_by[stack]), "stack")
        for card in s.open[stack] + s.closed[stack] + s.under[stack]:
            need(CARD_TYPE[card] == stack, "foreign", where=f"closed[{stack}]", name=THINGS.slug(card))
    for player in s.players:
        found += player.hand + player.shown
        for pile in [*player.columns, *player.goals]:
            found += pile
        found += [thing for thing in player.right if home_of(thing) == GOAL_HOME]
    for frame in s.stack:
        if isinstance(frame, CardChoice):
            found += frame.cards
        elif isinstance(frame, CardInsert):
            found.append(frame.card)
        elif isinstance(frame, IncomeInstall):
            found.append(frame.token)
    need(len(set(found)) == len(found), "twice")
    once = set(found)
    for things in (CARDS, GOALS, INCOMES, ATTRIBUTES, LOCATIONS):
        need(all(thing in once for thing in things), "missing")
    drawn = len(EVENTS) - len(s.events)
    need(drawn in (s.era - 1, s.era) and (drawn > 0) == (s.event >= 0) and s.event not in s.events, "events")
    tiles = s.era_tiles + s.final_tiles
    need(len(set(tiles)) == len(tiles), "tiles")


def fits(s: GameState, players: int, options: Options) -> None:
    """Raise Impossible when a table was laid out for other players or options."""
    first_game = bool(options.get("first_game", False))
    chosen: list[int] = [int(seat) for seat in options.get("ready_hands", [])]
    ready = [1 if first_game or seat in chosen else 0 for seat in range(players)]
    need(len(s.players) == players and s.first_game == first_game and s.ready == ready, "options")
    if players == 1:
        rival = s.vici[0]
        need(LEVELS[rival.level] == options.get("vici", LEVELS[0]), "options")
        need(rival.hard == int(options.get("vici_hard", False)), "options")
        need(s.free_start == bool(options.get("free_start", False)), "options")
