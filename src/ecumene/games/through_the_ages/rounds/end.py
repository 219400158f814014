"""The end of the game: events of age III, last bonuses, the winner (p. 1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.through_the_ages.card_data import AGE, FIRST_GAME_SCORE, GOVERNMENT, SCORING, TYPE
from ecumene.games.through_the_ages.economy.production import food_production, resource_production
from ecumene.games.through_the_ages.economy.ratings import ratings
from ecumene.games.through_the_ages.effects.amounts import gain_row
from ecumene.games.through_the_ages.effects.counts import technologies
from ecumene.games.through_the_ages.effects.effect import ON_FINAL
from ecumene.games.through_the_ages.politics.events import evaluate
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.automata import Rank, first_seats, rank_seats
from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck

FIRST_GAME_KINDS: Final = {name: "first-game-" + name.replace("_", "-") for name in FIRST_GAME_SCORE}


class FinalScoring(Frame[GameState]):
    """Events of age III in random order, then bonuses of the game's end (p. 1).

    left  events still to be evaluated
    """

    FIELDS: ClassVar[str] = "begun<2 left$event{}"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("begun", "left")

    def __init__(self, begun: int, left: list[int]) -> None:
        self.begun = begun
        self.left = left

    def copy(self) -> FinalScoring:
        return FinalScoring(self.begun, self.left[:])

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        if not self.begun:
            self.begun = 1
            luck.tell("game-end", -1)
            cards = s.events + s.future
            self.left = sorted(card for card in cards if SCORING[card])
            s.military_gone += [card for card in cards if not SCORING[card]]
            s.past += self.left
            s.events, s.events_by, s.future, s.future_by = [], [], [], []
            s.top = s.top_seen = -1
            luck.reveal()
        elif self.left:
            event = luck.take(self.left)
            luck.tell("event", -1, event)
            evaluate(s, s.seats_from(s.first)[0], event, luck)
        else:
            s.stack.clear()
            bonuses(s, luck)
            s.over = True

    def check(self, s: GameState) -> None:
        if self.begun not in (0, 1) or any(not SCORING[card] for card in self.left):
            raise Impossible("impossible-events", frame="FinalScoring")


def bonuses(s: GameState, luck: Luck) -> None:
    """Score Bill Gates, and the table of the first game where it is played."""
    for seat in s.seats_from(s.first):
        leader = s.players[seat].leader
        if leader >= 0:
            for effect in ON_FINAL[leader]:
                gain_row(s, seat, effect, luck, leader)
        if s.first_game:
            for kind, points in first_game_points(s, seat):
                if points:
                    s.players[seat].culture += points
                    luck.tell(kind, seat, -1, points)


def first_game_points(s: GameState, seat: int) -> list[tuple[str, int]]:
    """Return what a seat scores at the end of the first game, each part with its kind of log line."""
    player = s.players[seat]
    levels = [AGE[card] for card in technologies(player) if TYPE[card] != GOVERNMENT]
    science, _, strength, happiness = ratings(s, seat)
    counts = {
        "level_1_technology": levels.count(1),
        "level_2_technology": levels.count(2),
        "government_level": AGE[player.government],
        "science_rating": science,
        "strength_rating": strength,
        "happiness_rating": happiness,
        "food_production": food_production(s, seat),
        "resource_production": resource_production(s, seat),
        "colony": len(player.colonies),
        "completed_age_2_wonder": sum(AGE[card] == 2 for card in player.wonders),
    }
    return [(FIRST_GAME_KINDS[name], points * counts[name]) for name, points in FIRST_GAME_SCORE.items()]


def result(s: GameState) -> dict[str, Any]:
    """Return scores, ranks and winners; those who resigned have lost, ties share the victory (p. 1 and p. 4)."""
    order = [(-player.out, player.culture if not player.out else 0) for player in s.players]
    ranks = rank_seats(list[Rank](order), [])
    winners = first_seats(ranks)
    if s.remaining() == 1:
        ending = "resigned"
    else:
        ending = "shared" if len(winners) > 1 else "culture"
    scores = [points for _, points in order]
    return {"scores": scores, "ranks": ranks, "winners": winners, "ending": ending}
