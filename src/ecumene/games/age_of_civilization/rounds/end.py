"""The end of the game: effects that score, the ranking, and what a lone player has achieved (p. 4 and p. 9)."""

from __future__ import annotations

from typing import Any, ClassVar

from ecumene.games.age_of_civilization.card_data import (
    ACHIEVEMENT_ROWS,
    LAURELS,
    RANK_ROWS,
    ROWS,
    SCENARIO_ROWS,
    VIRTUAL_RIVAL,
)
from ecumene.games.age_of_civilization.effects.powers import GAME_END
from ecumene.games.age_of_civilization.pieces import faces, gains_at, grant, holds
from ecumene.games.age_of_civilization.solo.scenarios import conditions
from ecumene.games.age_of_civilization.state import GameState
from ecumene.kernel.automata import Automaton, Rank, first_seats, rank_seats
from ecumene.kernel.content import Row
from ecumene.kernel.frame import Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.options import Options


class GameEnd(Frame[GameState]):
    """After the sixth round the effects of the game's end score; then it is over (p. 4)."""

    FIELDS: ClassVar[str] = ""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> GameEnd:
        return GameEnd()

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.clear()
        luck.tell("game-end", -1)
        for seat, player in enumerate(s.players):
            for card in faces(player):
                for gain in gains_at(player, GAME_END, card):
                    grant(s, seat, gain, 0, luck, card)
        s.over = True


def rank_of(s: GameState, seat: int) -> Rank:
    """Return what ranks a player: points, then workers, then coins (p. 4)."""
    player = s.players[seat]
    return (player.vp, player.workers, player.coins)


def result(s: GameState) -> dict[str, Any]:
    """Return scores, ranks and winners; full ties share a place."""
    seats = range(len(s.players))
    order = [rank_of(s, seat) for seat in seats]
    ranks = rank_seats(order, [])
    winners = first_seats(ranks)
    doc: dict[str, Any] = {
        "scores": [player.vp for player in s.players],
        "ranks": ranks,
        "winners": winners,
        "ending": "shared" if len(winners) > 1 else decided_by(order),
    }
    if s.solo:
        won = achievements(s) if s.scenario < 0 else laurels_of(s)
        doc["achievements" if s.scenario < 0 else "laurels"] = won
        doc["winners"] = [0] if won else []
        doc["ending"] = "solo" if won else "solo-lost"
    return doc


def rivals(s: GameState) -> list[Automaton]:
    """Return the virtual rival of a lone player: it has markers, and no points (p. 9)."""
    return [Automaton(VIRTUAL_RIVAL, "", None, {"military": s.rival})] if s.rival >= 0 else []


def decided_by(order: list[Rank]) -> str:
    """Return what decided the game: points, or a tie-break."""
    best, second = sorted(order, reverse=True)[:2] if len(order) > 1 else (order[0], (-1, -1, -1))
    if best[0] != second[0]:
        return "points"
    return "workers" if best[1] != second[1] else "coins"


def meets(s: GameState, row: Row) -> bool:
    """Return whether the lone player meets all conditions of a row."""
    if row.get("horde_withstood") and s.horde != 1:
        return False
    return all(holds(s, 0, condition, value) for condition, value in conditions(row))


def achievements(s: GameState) -> list[str]:
    """Return the achievements of a Skirmish (p. 9)."""
    return [row["id"] for row in ACHIEVEMENT_ROWS if meets(s, row)]


def laurels_of(s: GameState) -> int:
    """Return the highest level of laurels whose conditions are all met."""
    if s.scenario < 0:
        return 0
    levels: list[int] = [row["level"] for row in ROWS[s.scenario]["laurels"] if meets(s, row)]
    return max(levels, default=0)


def outcome(result: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Tell the achievements or laurels of a lone player."""
    if "laurels" in result:
        return [("result-laurels", {"n": result["laurels"]})]
    if "achievements" in result:
        return [("result-achievements", {"things": result["achievements"]})]
    return []


def campaign(games: list[tuple[Options, dict[str, Any]]]) -> list[tuple[str, dict[str, Any]]]:
    """Tell the laurels of all scenarios, each at its best, and the rank that they earn."""
    best: dict[str, int] = {}
    for options, ended in games:
        scenario = options.get("scenario")
        if isinstance(scenario, str) and isinstance(ended.get("laurels"), int):
            best[scenario] = max(best.get(scenario, 0), ended["laurels"])
    if not best:
        return []
    laurels = list(best.values())
    most = LAURELS * len(SCENARIO_ROWS)
    told: list[tuple[str, dict[str, Any]]] = [("result-campaign", {"n": sum(laurels), "most": most})]
    rank = campaign_rank(laurels)
    if rank is not None:
        told.append(("result-rank", {"thing": rank}))
    following = next((row for row in RANK_ROWS if sum(laurels) < row["min_laurels"]), None)
    if following is not None:
        told.append(("result-next-rank", {"thing": following["id"], "n": following["min_laurels"] - sum(laurels)}))
    return told


def campaign_rank(laurels: list[int]) -> str | None:
    """Return the title earned with the best laurels of all five scenarios."""
    titles = [row["id"] for row in RANK_ROWS if sum(laurels) >= row["min_laurels"]]
    return titles[-1] if titles else None
