"""Which paragraphs of the rules can be under way together, and with what numbers: for positions from outside."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ecumene.games.age_of_civilization.actions.perform import trade_forbidden
from ecumene.games.age_of_civilization.card_data import (
    ACTION_COUNT,
    BUILD,
    CARAVAN,
    IS_CIVILIZATION,
    MONUMENT_WORKS,
    RESEARCH,
    ROUNDS,
    SYMBOL,
    THINGS,
    TRADE,
    WONDER,
    WORKER_LOST,
    WORKERS_NEEDED,
)
from ecumene.games.age_of_civilization.effects.powers import (
    CARD_GAINS,
    CARD_PAIRS,
    CULTURE_AFTER_BUILD,
    EXTRA_LOST,
    GAIN_TECHS,
    GAIN_WONDERS,
    MAIN_GAINS,
    MAIN_PAIRS,
    RETURNS,
    WHEN,
)
from ecumene.games.age_of_civilization.modules.changing_world import WorldEvent
from ecumene.games.age_of_civilization.modules.innovations import buyable
from ecumene.games.age_of_civilization.pieces import LearnTechnologies, TakeWonder, faces
from ecumene.games.age_of_civilization.rounds.round_end import War
from ecumene.games.age_of_civilization.rounds.turns import Rounds, Turn
from ecumene.games.age_of_civilization.solo.orders import REWARD_TECHS
from ecumene.games.age_of_civilization.state import GameState, Player
from ecumene.games.age_of_civilization.turn.action_phase import ActionPhase, FreeCulture, slots
from ecumene.kernel.impossible import need

_CHOICES: Final = ["RefillMarket", "ActionPhase", "NextOrder", "TurnEnd", "LearnTechnologies", "TakeWonder"]
INSIDE: Final[dict[str, list[str]]] = {
    "DraftPick": ["Rounds"],
    "Turn": ["Rounds"],
    "TurnEnd": ["Rounds"],
    "RoundEnd": ["Rounds"],
    "GameEnd": ["Rounds"],
    "War": ["Rounds"],
    "Plague": ["Rounds"],
    "WorldEvent": ["Rounds", "War", "Plague"],
    "CivilizationPhase": ["Turn"],
    "RefillMarket": ["Turn"],
    "ActionPhase": ["Turn"],
    "ReturnWorkers": ["Turn"],
    "NextOrder": ["ActionPhase"],
    "FreeCulture": ["ActionPhase"],
    "LearnTechnologies": _CHOICES,
    "TakeWonder": _CHOICES,
}
PHASE: Final[dict[str, int]] = {"CivilizationPhase": 1, "RefillMarket": 1, "ActionPhase": 2, "ReturnWorkers": 2}
BETWEEN_TURNS: Final = ["DraftPick", "RoundEnd", "GameEnd", "War", "Plague", "WorldEvent"]


def check_stack(s: GameState, names: list[str]) -> None:
    """Raise Impossible when these paragraphs cannot be under way together on this board."""
    for outer, inner in pairwise(names):
        need(outer in INSIDE[inner], "inside", frame=inner, outer=outer, right=", ".join(INSIDE[inner]))
    for frame in s.stack:
        if isinstance(frame, Rounds):
            _check_rounds(s, frame, names)
        elif isinstance(frame, Turn):
            inner = names[2] if len(names) > 2 else ""
            phase = PHASE.get(inner, frame.phase)
            need(frame.phase == phase, "phase-of", n=frame.phase, inner=inner, right=phase)
        elif isinstance(frame, ActionPhase):
            _check_actions(s, frame)
        elif isinstance(frame, FreeCulture):
            _check_free_culture(s, frame)
        elif isinstance(frame, LearnTechnologies):
            _check_giver(s.players[frame.seat], frame.thing, GAIN_TECHS, "LearnTechnologies")
        elif isinstance(frame, TakeWonder):
            _check_giver(s.players[frame.seat], frame.thing, GAIN_WONDERS, "TakeWonder")


def _check_rounds(s: GameState, frame: Rounds, names: list[str]) -> None:
    inner = names[1] if len(names) > 1 else ""
    if inner in BETWEEN_TURNS:
        need(frame.turns == 0, "between-turns", n=frame.turns, inner=inner)
    elif inner:
        need(frame.turns > 0, "no-turn-begun", inner=inner)
    if inner == "GameEnd":
        need(s.round == ROUNDS, "game-end-round", n=s.round, last=ROUNDS)
    if inner == "DraftPick":
        need(s.round == 1, "draft-round", n=s.round)
    if inner in ("War", "Plague", "WorldEvent"):
        need(s.round > 1, "nothing-opened", frame=inner)
        opened = s.window()[-1]
        for at, name in enumerate(names):
            _check_symbol(s, at, name, opened)


def _check_symbol(s: GameState, at: int, name: str, opened: int) -> None:
    frame, card = s.stack[at], s.row[opened]
    if isinstance(frame, WorldEvent):
        token = s.tokens[opened]
        given, right = THINGS.slug(frame.token), THINGS.slug(token)
        need(frame.token == token, "token-above", name=given, card=THINGS.slug(card), right=right)
    elif name in ("War", "Plague"):
        newly, symbol = THINGS.slug(card), SYMBOL[card]
        need(symbol == name.lower(), "symbol", frame=name, name=newly, symbol=symbol)
        if isinstance(frame, War):
            need(frame.card == card, "war-through", name=THINGS.slug(frame.card), right=newly)


def _check_actions(s: GameState, frame: ActionPhase) -> None:
    player, seat = s.players[frame.seat], frame.seat
    fewest = most = surely_lost = perhaps_lost = 0
    for action in range(ACTION_COUNT):
        used, uses = frame.used[action], slots(s, player, action)
        need(used <= uses, "used-too-often", seat=seat, name=THINGS.slug(action), n=used, slots=uses)
        low, high = _workers(player, action)
        fewest += used * low
        most += used * high
        if WORKER_LOST[action]:
            perhaps_lost += used * high
            surely_lost += 0 if player.power[RETURNS + action] else used * low
    sent = frame.placed + frame.lost
    need(fewest <= sent <= most, "workers-sent", seat=seat, n=sent, right=_range(fewest, most))
    right = _range(surely_lost, perhaps_lost)
    need(surely_lost <= frame.lost <= perhaps_lost, "workers-lost", seat=seat, n=frame.lost, right=right)
    need(not frame.passed or sent == 0, "passed-with", seat=seat, n=sent)
    goes_on = player.special >= 0 or bool(buyable(s, seat))
    need(not frame.passed or goes_on, "passed-to-buy", seat=seat)
    need(not frame.used[TRADE] or not trade_forbidden(s, seat), "trade-forbidden", seat=seat)
    _check_gained(s, frame, player)


def _check_gained(s: GameState, frame: ActionPhase, player: Player) -> None:
    """Check that a seat has the cards that its actions of this turn have brought."""
    built = frame.used[WONDER] + frame.used[MONUMENT_WORKS]
    counts = (
        ("technologies", player.techs(), frame.used[RESEARCH]),
        ("wonders", len(player.wonders), built if s.wonder_market else 0),
        ("orders", player.orders, frame.used[CARAVAN]),
    )
    for name, count, least in counts:
        need(count >= least, "brought", seat=frame.seat, what=name, n=count, least=least)


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _workers(player: Player, action: int) -> tuple[int, int]:
    """Return the fewest and the most workers of an action; a card of this turn may have changed their number."""
    workers = WORKERS_NEEDED[action]
    if action != WONDER:
        return workers, workers
    always = sum(_at(CARD_PAIRS[civ], EXTRA_LOST) for civ in player.civs)
    if player.main >= 0:
        always += _at(MAIN_PAIRS[player.main], EXTRA_LOST)
    return workers + always, workers + player.power[EXTRA_LOST]


def _at(pairs: list[tuple[int, int]], place: int) -> int:
    return sum(amount for at, amount in pairs if at == place)


def _check_free_culture(s: GameState, frame: FreeCulture) -> None:
    player = s.players[frame.seat]
    may = frame.thing == player.main and player.power[CULTURE_AFTER_BUILD] > 0
    need(may, "free-culture-giver", seat=frame.seat, name=THINGS.slug(frame.thing))
    built = any(isinstance(outer, ActionPhase) and outer.used[BUILD] for outer in s.stack)
    need(built, "free-culture-built", seat=frame.seat)


def _check_giver(player: Player, thing: int, what: int, name: str) -> None:
    """Check that a thing gives technologies or wonders, and that the seat has it."""
    gives = what == GAIN_TECHS and thing >= 0 and REWARD_TECHS[thing] > 0
    if not gives:
        need(thing in faces(player), "giver", frame=name, name=THINGS.slug(thing))
        for moment in range(len(WHEN)):
            gains = CARD_GAINS[moment][thing]
            if IS_CIVILIZATION[thing]:
                gains = MAIN_GAINS[moment][thing] + gains
            gives = gives or any(gain.what == what for gain in gains)
    need(gives, "gives-none", frame=name, name=THINGS.slug(thing))
