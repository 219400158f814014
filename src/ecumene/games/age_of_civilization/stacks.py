"""Which paragraphs of the rules can be under way together, and with what numbers: for positions from outside."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ecumene.games.age_of_civilization.action_phase import ActionPhase, FreeCulture
from ecumene.games.age_of_civilization.actions import trade_forbidden
from ecumene.games.age_of_civilization.audit import need
from ecumene.games.age_of_civilization.events import WorldEvent
from ecumene.games.age_of_civilization.gains import LearnTechnologies, TakeWonder, faces
from ecumene.games.age_of_civilization.innovations import buyable
from ecumene.games.age_of_civilization.orders import REWARD_TECHS
from ecumene.games.age_of_civilization.powers import (
    CARD_GAINS,
    CARD_PAIRS,
    CULTURE_AFTER_BUILD,
    EXTRA_LOST,
    FUTURE,
    GAIN_TECHS,
    GAIN_WONDERS,
    MAIN_GAINS,
    MAIN_PAIRS,
    RETURNS,
    SLOT,
    WHEN,
)
from ecumene.games.age_of_civilization.round_end import War
from ecumene.games.age_of_civilization.state import Board, Player
from ecumene.games.age_of_civilization.tables import (
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
    WINDOW,
    WONDER,
    WORKER_LOST,
    WORKERS_NEEDED,
)
from ecumene.games.age_of_civilization.turn import Rounds, Turn

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


def check_stack(s: Board, names: list[str]) -> None:
    """Raise ValueError when these paragraphs cannot be under way together on this board."""
    for outer, inner in pairwise(names):
        right = " or ".join(INSIDE[inner])
        need(outer in INSIDE[inner], f"{inner} cannot be under way inside {outer}, only inside {right}")
    for frame in s.stack:
        if isinstance(frame, Rounds):
            _check_rounds(s, frame, names)
        elif isinstance(frame, Turn):
            inner = names[2] if len(names) > 2 else ""
            phase = PHASE.get(inner, frame.phase)
            need(frame.phase == phase, f"Turn: phase {frame.phase}; {inner} belongs to phase {phase}")
        elif isinstance(frame, ActionPhase):
            _check_actions(s, frame)
        elif isinstance(frame, FreeCulture):
            _check_free_culture(s, frame)
        elif isinstance(frame, LearnTechnologies):
            _check_giver(s.players[frame.seat], frame.thing, GAIN_TECHS, "LearnTechnologies")
        elif isinstance(frame, TakeWonder):
            _check_giver(s.players[frame.seat], frame.thing, GAIN_WONDERS, "TakeWonder")


def _check_rounds(s: Board, frame: Rounds, names: list[str]) -> None:
    inner = names[1] if len(names) > 1 else ""
    if inner in BETWEEN_TURNS:
        need(frame.turns == 0, f"Rounds: {frame.turns} turns begun; with {inner} under way it is 0")
    elif inner:
        need(frame.turns > 0, f"Rounds: 0 turns begun, but {inner} is under way")
    if inner == "GameEnd":
        need(s.round == ROUNDS, f"GameEnd: round {s.round}; the game ends after round {ROUNDS}")
    if inner == "DraftPick":
        need(s.round == 1, f"DraftPick: round {s.round}; the draft comes before round 1")
    if inner in ("War", "Plague", "WorldEvent"):
        need(s.round > 1, f"{inner}: in round 1 no card has newly opened")
        opened = s.round + WINDOW - 2
        for at, name in enumerate(names):
            _check_symbol(s, at, name, opened)


def _check_symbol(s: Board, at: int, name: str, opened: int) -> None:
    frame, card = s.stack[at], s.row[opened]
    if isinstance(frame, WorldEvent):
        token = s.tokens[opened]
        found = f"above {THINGS.slug(card)} lies {THINGS.slug(token)}"
        need(frame.token == token, f"WorldEvent: {THINGS.slug(frame.token)}; {found}")
    elif name in ("War", "Plague"):
        newly = f"{THINGS.slug(card)} has opened, and its symbol is {SYMBOL[card]}"
        need(SYMBOL[card] == name.lower(), f"{name}: {newly}")
        if isinstance(frame, War):
            need(frame.card == card, f"War: not through {THINGS.slug(frame.card)}, {newly}")


def _check_actions(s: Board, frame: ActionPhase) -> None:
    player, who = s.players[frame.seat], f"ActionPhase: seat {frame.seat}"
    uses = s.open_future if player.power[FUTURE] else s.open
    fewest = most = surely_lost = perhaps_lost = 0
    for action in range(ACTION_COUNT):
        used, slots = frame.used[action], uses[action] + player.power[SLOT + action]
        need(used <= slots, f"{who} has used {THINGS.slug(action)} {used} times; it has {slots} slots")
        low, high = _workers(player, action)
        fewest += used * low
        most += used * high
        if WORKER_LOST[action]:
            perhaps_lost += used * high
            surely_lost += 0 if player.power[RETURNS + action] else used * low
    sent = frame.placed + frame.lost
    right = f"{fewest}" if fewest == most else f"{fewest} to {most}"
    need(fewest <= sent <= most, f"{who} has {sent} workers on slots; the actions used take {right}")
    right = f"{surely_lost}" if surely_lost == perhaps_lost else f"{surely_lost} to {perhaps_lost}"
    wrong = f"{who} has {frame.lost} workers on red slots; by the actions used it is {right}"
    need(surely_lost <= frame.lost <= perhaps_lost, wrong)
    need(not frame.passed or sent == 0, f"{who} has passed with {sent} workers on slots")
    goes_on = player.special >= 0 or bool(buyable(s, frame.seat))
    need(not frame.passed or goes_on, f"{who} has passed; with nothing to buy its phase is over then")
    need(not frame.used[TRADE] or not trade_forbidden(s, frame.seat), f"{who} has traded, but a rival forbids it")
    _check_gained(s, frame, player, who)


def _check_gained(s: Board, frame: ActionPhase, player: Player, who: str) -> None:
    """Check that a seat has the cards that its actions of this turn have brought."""
    built = frame.used[WONDER] + frame.used[MONUMENT_WORKS]
    counts = (
        ("technologies", player.techs(), frame.used[RESEARCH]),
        ("wonders", len(player.wonders), built if s.wonder_market else 0),
        ("orders", player.orders, frame.used[CARAVAN]),
    )
    for name, count, least in counts:
        need(count >= least, f"{who} has {count} {name}; its actions of this turn alone have brought {least}")


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


def _check_free_culture(s: Board, frame: FreeCulture) -> None:
    player = s.players[frame.seat]
    may = frame.thing == player.main and player.power[CULTURE_AFTER_BUILD] > 0
    need(may, f"FreeCulture: {THINGS.slug(frame.thing)} does not give it to seat {frame.seat}")
    built = any(isinstance(outer, ActionPhase) and outer.used[BUILD] for outer in s.stack)
    need(built, f"FreeCulture: seat {frame.seat} has not built in this turn")


def _check_giver(player: Player, thing: int, what: int, name: str) -> None:
    """Check that a thing gives technologies or wonders, and that the seat has it."""
    gives = what == GAIN_TECHS and thing >= 0 and REWARD_TECHS[thing] > 0
    if not gives:
        need(thing in faces(player), f"{name}: the seat does not have {THINGS.slug(thing)}")
        for moment in range(len(WHEN)):
            gains = CARD_GAINS[moment][thing]
            if IS_CIVILIZATION[thing]:
                gains = MAIN_GAINS[moment][thing] + gains
            gives = gives or any(gain.what == what for gain in gains)
    need(gives, f"{name}: {THINGS.slug(thing)} gives none")
