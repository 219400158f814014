"""What cards count: workers, levels, buildings, wonders, ratings … (`per` in cards/vocabulary.toml)."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import (
    AGE,
    FIRST,
    GIVES_CULTURE,
    GIVES_HAPPINESS,
    GIVES_SCIENCE,
    GIVES_STRENGTH,
    GOVERNMENT,
    TYPE,
    WONDER,
    WORKER_CARDS,
    WORKER_TYPES,
)
from ecumene.games.through_the_ages.effects.effect import (
    PER_BEST_LEVEL,
    PER_BEST_OUTPUT,
    PER_CARD,
    PER_CARD_LEVEL,
    PER_COLONY,
    PER_COMPLETED_WONDER,
    PER_HAPPY_FACE,
    PER_LEVEL,
    PER_PAIR,
    PER_PARTNER_WONDER,
    PER_TYPE,
    PER_WORKER,
    Effect,
)
from ecumene.games.through_the_ages.effects.powers import (
    BASILICA,
    GOVERNMENT_FACES,
    RATED_BY,
    RATINGS,
    WONDER_FACES,
)
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState


def workers_of(player: Player, kind: int) -> int:
    """Return the workers on cards of a type."""
    count = 0
    for card in range(FIRST[kind], FIRST[kind + 1]):
        if player.workers[card] > 0:
            count += player.workers[card]
    return count


def best_of(player: Player, kind: int) -> int:
    """Return the card of the highest level of a type that has a worker, or -1 (p. 8)."""
    for card in range(FIRST[kind + 1] - 1, FIRST[kind] - 1, -1):
        if player.workers[card] > 0:
            return card
    return -1


def technologies(player: Player) -> list[int]:
    """Return all technology cards in play, starting ones included."""
    cards = [card for card in range(WORKER_CARDS) if player.workers[card] >= 0]
    cards.append(player.government)
    return cards + [card for card in player.specials if card >= 0]


def rated(s: GameState, seat: int, effect: Effect) -> int:
    """Return what an effect adds to its rating now."""
    count = counted_in_play(s, seat, effect)
    amount = effect.n * count
    if effect.first and count:
        amount += effect.first - effect.n
    return amount


def counted_in_play(s: GameState, seat: int, effect: Effect) -> int:
    """Return a count that looks only at workers and cards in play: what ratings may depend on."""
    player = s.players[seat]
    per = effect.per
    if per == PER_COLONY:
        return len(player.colonies)
    if per == PER_COMPLETED_WONDER:
        return len(player.wonders)
    if per == PER_PARTNER_WONDER:
        return _partner_wonders(s, seat, effect)
    if per in (PER_CARD, PER_CARD_LEVEL):
        cards = [card for card in technologies(player) if TYPE[card] in effect.types]
        age = effect.row.get("age", -1)
        cards = [card for card in cards if age < 0 or AGE[card] == age]
        return len(cards) if per == PER_CARD else sum(AGE[card] for card in cards)
    if per == PER_HAPPY_FACE:
        return _happy_faces(player, effect.types)
    if per in (PER_BEST_LEVEL, PER_BEST_OUTPUT):
        return _best(player, effect)
    if per == PER_PAIR:
        return min(workers_of(player, effect.types[0]), workers_of(player, effect.types[1]))
    count = 0
    for kind in effect.types:
        if kind >= WORKER_TYPES:
            continue
        if per == PER_WORKER:
            count += workers_of(player, kind)
        elif per == PER_TYPE:
            count += 1 if best_of(player, kind) >= 0 else 0
        elif per == PER_LEVEL:
            for card in range(FIRST[kind], FIRST[kind + 1]):
                if player.workers[card] > 0:
                    count += player.workers[card] * AGE[card]
    return count


def output(card: int, rating: int) -> int:
    """Return what one worker on a card gives of a rating: 0 science, 1 culture, 2 strength."""
    if rating == 0:
        return GIVES_SCIENCE[card]
    return GIVES_CULTURE[card] if rating == 1 else GIVES_STRENGTH[card]


def _best(player: Player, effect: Effect) -> int:
    most = 0
    for kind in effect.types:
        card = best_of(player, kind)
        if card >= 0:
            value = AGE[card] if effect.per == PER_BEST_LEVEL else output(card, effect.of[0])
            most = max(most, value)
    return most


def _happy_faces(player: Player, types: list[int]) -> int:
    """Count happy faces on workers and cards, those of Homer and St. Peter's Basilica too (p. 11)."""
    extra = player.power[BASILICA]
    count = 0
    for kind in types:
        if kind == WONDER:
            count += player.power[WONDER_FACES]
        elif kind == GOVERNMENT:
            count += player.power[GOVERNMENT_FACES]
        else:
            for card in range(FIRST[kind], FIRST[kind + 1]):
                if player.workers[card] > 0 and GIVES_HAPPINESS[card] > 0:
                    count += player.workers[card] * (GIVES_HAPPINESS[card] + extra)
    return count


def _partner_wonders(s: GameState, seat: int, effect: Effect) -> int:
    """Count the completed wonders of the other side of a pact (International Tourism), ruins included."""
    count = 0
    for owner, player in enumerate(s.players):
        if player.pact < 0 or not any(RATINGS[number] is effect for number in RATED_BY[player.pact]):
            continue
        if owner == seat:
            count += len(s.players[player.pact_with].wonders)
        elif player.pact_with == seat:
            count += len(player.wonders)
    return count
