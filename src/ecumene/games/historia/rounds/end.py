"""The end: most victory points win, then the higher sum of both levels (Winning)."""

from __future__ import annotations

from typing import Any

from ecumene.games.historia.card_data import THINGS
from ecumene.games.historia.player import Party
from ecumene.games.historia.state import GameState
from ecumene.kernel.automata import Automaton, Rank, first_seats, rank_seats


def rank_of(party: Party) -> Rank:
    """Return what ranks a civilization: points, then levels."""
    return (party.vp, party.technology + party.military)


def ending(s: GameState) -> str:
    """Return by what the game was decided."""
    if s.solo():
        return "destroyed" if s.destroyed else "solo"
    others = [rank_of(s.party(number)) for number in range(s.parties())]
    best = max(others[: len(s.players)])  # what civbots decide among themselves is nobody's ending
    others.remove(best)
    rival = max(others)
    if best[0] != rival[0]:
        return "points"
    return "levels" if best != rival else "shared"


def result(s: GameState) -> dict[str, Any]:
    """Return scores, ranks and winners; alone a tie with a civbot is lost."""
    seats = [rank_of(player) for player in s.players]
    bots = [rank_of(bot) for bot in s.bots]
    if s.solo():
        seats = [(player.vp, 0) for player in s.players]
        bots = [(bot.vp, 1) for bot in s.bots]
    ranks = rank_seats(seats, bots)
    how = ending(s)
    winners = [] if how == "destroyed" else first_seats(ranks)
    return {"scores": [player.vp for player in s.players], "ranks": ranks, "winners": winners, "ending": how}


def automata_of(s: GameState) -> list[Automaton]:
    """Return the civbots as everybody sees them."""
    return [
        Automaton(
            at,
            THINGS.slug(bot.level),
            bot.vp,
            {
                "technology": bot.technology,
                "military": bot.military,
                "territories": bot.territories(),
                "ready": bot.ready,
            },
        )
        for at, bot in enumerate(s.bots)
    ]
