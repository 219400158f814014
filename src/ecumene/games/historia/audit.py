"""Is this board possible? Nothing lost, nothing made from nothing, no number out of range."""

from __future__ import annotations

from typing import Any

from ecumene.games.historia.actions.targets import RecoverCard
from ecumene.games.historia.card_data import (
    ACTION_COUNT,
    ADVISERS_OF,
    CIVBOTS,
    COLOR,
    CUBES,
    EFFECTS,
    ERA,
    ERAS,
    EVENTS,
    GOALS,
    MOST_CIVILIZATIONS,
    REVOLUTION,
    SIMPLE_LEVEL,
    SOLO,
    START_HAND,
    THINGS,
    TURNS,
    WONDERS,
)
from ecumene.games.historia.checks.progress import audit_progress
from ecumene.games.historia.checks.stack import check_stack
from ecumene.games.historia.effects.effects import EXTRA_CUBES, TEMPORARY_LEVEL
from ecumene.games.historia.matrix.levels import cell_exists
from ecumene.games.historia.player import Party, Player
from ecumene.games.historia.printed import GOVERNMENT_AT
from ecumene.games.historia.rounds.resolve_cards import Act
from ecumene.games.historia.setup.lay_out import civbot_levels
from ecumene.games.historia.setup.phases import CLAN, LayGoal
from ecumene.games.historia.state import COMMAND_ACTIVE, ROW_MOST, GameState
from ecumene.kernel.impossible import need


def each_once(where: str, found: list[int]) -> None:
    """Complain of a thing that is there twice."""
    for thing in found:
        need(found.count(thing) == 1, "pile-twice", pile=where, name=THINGS.slug(thing))


def within(where: str, found: list[int], allowed: list[int]) -> None:
    """Complain of a thing that does not belong there."""
    for thing in found:
        need(thing in allowed, "pile-foreign", pile=where, name=THINGS.slug(thing))


def audit(s: GameState) -> None:
    """Raise Impossible when a board cannot have come from play."""
    need(s.parties() <= MOST_CIVILIZATIONS, "civilizations", n=s.parties(), most=MOST_CIVILIZATIONS)
    need(bool(s.bots) or not s.solo(), "alone")
    need(sorted(s.order) == list(range(len(s.players))), "order", n=len(s.order))
    need(sorted(s.bot_order) == list(range(len(s.bots))), "bot-order", n=len(s.bot_order))
    need(0 <= s.turn <= ERAS * TURNS, "turn", n=s.turn, most=ERAS * TURNS)
    need(not s.destroyed or (s.over and s.solo()), "destroyed")
    _audit_map(s)
    for seat in range(len(s.players)):
        _audit_player(s, seat)
    for bot in s.bots:
        _audit_party(s, bot)
        cubes = bot.ready + bot.used + bot.on_map()
        need(cubes == CIVBOTS["cubes"], "civbot-cubes", n=cubes, right=CIVBOTS["cubes"])
    _audit_wonders(s)
    _audit_events(s)
    _audit_goals(s)
    each_once("leaders", [one for player in s.players for one in [player.leader, *player.coming] if one >= 0])
    check_stack(s)
    audit_progress(s)


def _audit_map(s: GameState) -> None:
    need(min(s.tokens) >= 0, "tokens")
    each_once("tokens", s.tokens)
    civilizations = [s.party(n).civilization for n in range(s.parties()) if s.party(n).civilization >= 0]
    colors = [COLOR[one] for one in civilizations]
    need(len(set(colors)) == len(colors), "colors")
    need(len(civilizations) == s.parties() or s.turn == 0, "no-civilization")


def _audit_party(s: GameState, party: Party) -> None:
    technology, military = party.technology, party.military
    need(cell_exists(technology, military), "no-cell", technology=technology, military=military)


def _audit_player(s: GameState, seat: int) -> None:
    player = s.players[seat]
    _audit_party(s, player)
    token = 1 if player.command == COMMAND_ACTIVE else 0
    cubes = player.ready + player.used + player.supply + player.destroyed + player.on_map() + token
    need(cubes == CUBES, "cubes", seat=seat, n=cubes, right=CUBES)
    need((player.power >= 0) == (token == 1), "command", seat=seat)
    need(player.command == 0 or s.command, "command", seat=seat)
    need(player.lent <= given(player, EXTRA_CUBES), "command", seat=seat)
    need(player.raised <= given(player, TEMPORARY_LEVEL), "command", seat=seat)
    need(token == 1 or not player.token_from, "command", seat=seat)
    need(player.lent <= cubes - player.supply - player.destroyed - token, "command", seat=seat)
    _audit_cards(s, seat, player)
    _audit_advisers(s, seat, player)
    for wonder in [*player.turned, *player.fresh]:
        need(wonder in player.wonders, "turned", seat=seat, name=THINGS.slug(wonder))
    each_once("turned", player.turned)
    each_once("turned", [*player.turned, *player.fresh])


def given(player: Player, kind: int) -> int:
    """Return how much of something the power of an active token gives."""
    effects = EFFECTS[player.power] if player.power >= 0 else []
    return sum(effect.amount for effect in effects if effect.kind == kind)


def _audit_cards(s: GameState, seat: int, player: Player) -> None:
    """Every action card is in one place: hand, queue, revealed or being resolved."""
    under_way = [frame.card for frame in s.stack if isinstance(frame, Act) and frame.seat == seat]
    cards = [card for card in [*player.revealed, *under_way] if 0 <= card < ACTION_COUNT]
    for card in under_way:
        if card in player.queue or card in player.hand:
            cards.remove(card)  # Revolution lies on the queue, or has come back, before it is over
    found = sorted([*player.hand, *player.queue, *cards])
    each_once("hand", found)
    each_once("hand", player.revealed)
    if s.destroyed:
        return  # the card that ended the game was never laid away
    for action in range(ACTION_COUNT):
        if action in START_HAND or SIMPLE_LEVEL[action] <= player.technology:
            need(action in found, "card-missing", seat=seat, name=THINGS.slug(action))
    recovering = any(isinstance(frame, RecoverCard) and frame.seat == seat for frame in s.stack)
    need(REVOLUTION not in player.queue, "revolution-queue", seat=seat)
    need(REVOLUTION not in under_way or not recovering or REVOLUTION in player.hand, "deed", seat=seat)


def _audit_advisers(s: GameState, seat: int, player: Player) -> None:
    under_way = [frame.card for frame in s.stack if isinstance(frame, Act) and frame.seat == seat]
    found = [*player.advisers, *player.adviser_deck, *player.retired]
    found += [card for card in [*player.revealed, *under_way] if card >= ACTION_COUNT]
    if not found:
        need(s.turn == 0, "advisers", seat=seat, n=0)
        return
    need(player.civilization >= 0, "advisers", seat=seat, n=len(found))
    each_once("advisers", found)
    within("advisers", found, ADVISERS_OF[player.civilization])
    right = len(ADVISERS_OF[player.civilization])
    need(len(found) == right or s.destroyed, "advisers", seat=seat, n=len(found))
    need(bool(player.adviser_deck) or not player.retired, "adviser-deck", seat=seat)


def _audit_wonders(s: GameState) -> None:
    owned = [wonder for player in s.players for wonder in player.wonders]
    found = [*owned, *s.row, *s.wonder_deck]
    each_once("wonders", found)
    if s.solo():
        within("wonders", found, [wonder for wonder in WONDERS if SOLO[wonder]])
    need(len(s.row) <= ROW_MOST, "row", n=len(s.row))
    for wonder in [*owned, *s.row]:
        need(ERA[wonder] <= min(s.era() + 1, ERAS - 1), "wonder-early", name=THINGS.slug(wonder))


def _audit_events(s: GameState) -> None:
    found = [event for event in [s.event, s.next_event, *s.event_deck] if event >= 0]
    need(s.events or not found, "events")
    each_once("events", found)
    if not s.events:
        return
    need((s.event >= 0) == (s.turn > 0), "events")
    left = len(EVENTS) - max(0, s.turn - 1)
    need(len(found) == max(0, left), "event-count", n=len(found), right=left)
    need(s.next_event >= 0 or not s.event_deck, "events")


def _audit_goals(s: GameState) -> None:
    laying = [frame.goal for frame in s.stack if isinstance(frame, LayGoal)]
    found = [*s.goal_at, *s.goal_pile, *laying]
    need(s.goals or not found, "goals")
    need(min(found, default=0) >= 0, "goals")
    each_once("goals", found)
    within("goals", found, GOALS)
    cells = list(zip(s.goal_technology, s.goal_military, strict=True))
    for at, (technology, military) in enumerate(cells):
        need(cell_exists(technology, military), "no-cell", technology=technology, military=military)
        need(GOVERNMENT_AT[technology][military] != CLAN, "goals")
        beside = [abs(technology - x) <= 1 and abs(military - y) <= 1 for x, y in cells[:at]]
        need(not any(beside), "goals")
    need(not s.goal_pile or s.turn == 0, "goals")
    markers = [(s.party(number).technology, s.party(number).military) for number in range(s.parties())]
    for goal, cell in zip(s.goal_at, cells, strict=True):
        need(cell not in markers, "goal-taken", name=THINGS.slug(goal))


def fits(s: GameState, players: int, options: dict[str, Any]) -> None:
    """Raise Impossible when a board was not laid out for these players and options."""
    need(len(s.players) == players, "seats", n=len(s.players), right=players)
    flags = {
        "events": s.events,
        "goals": s.goals,
        "command": s.command,
        "advanced": s.advanced,
        "expert_start": s.expert,
        "choose_civilizations": s.chosen,
    }
    for name, flag in flags.items():
        need(flag == bool(options.get(name)), "option", name=name)
    levels = [THINGS.slug(bot.level) for bot in s.bots]
    need(levels == civbot_levels(players, options), "option", name="civbots")
