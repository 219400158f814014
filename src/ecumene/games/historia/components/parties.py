"""Who is where, who borders on whom, and who is ahead."""

from __future__ import annotations

from ecumene.games.historia.card_data import EFFECTS, TOKEN_VP
from ecumene.games.historia.components.world import BORDERS, TERRITORY_COUNT
from ecumene.games.historia.effects.effects import MILITARY_LEVELS, SCORE_SHARED, TECHNOLOGY_LEVELS, WONDERS_OWNED
from ecumene.games.historia.player import Party
from ecumene.games.historia.state import COMMAND_ACTIVE, GameState
from ecumene.kernel.luck import Luck


def tell(
    s: GameState,
    party: int,
    luck: Luck,
    kind: str,
    subject: int = -1,
    amount: int = 0,
    source: int = -1,
    target: int = -1,
) -> None:
    """Write a line about a seat or a civbot."""
    if luck.log is None:
        return
    seats = len(s.players)
    if party < seats:
        luck.tell(kind, party, subject, amount, source, target=target)
    else:
        luck.tell(kind, -1, subject, amount, source, automaton=party - seats, target=target)


def tell_both(s: GameState, party: int, other: int, luck: Luck, kind: str, place: int = -1) -> None:
    """Write a line about two civilizations: `source` is the one, `subject` the other, `amount` who has the other.

    That is a seat, or a civbot as -1, -2 and so on.
    """
    seats = len(s.players)
    number = other if other < seats else seats - 1 - other
    tell(s, party, luck, kind, s.party(other).civilization, number, s.party(party).civilization, place)


def occupants(s: GameState, place: int) -> list[int]:
    """Return the parties that have a cube on a territory."""
    return [number for number in range(s.parties()) if s.party(number).land[place]]


def alone(s: GameState, party: int, place: int) -> bool:
    """Return whether nobody else has a cube on a territory."""
    for number in range(s.parties()):
        if number != party and s.party(number).land[place]:
            return False
    return True


def in_reach(party: Party, place: int) -> bool:
    """Return whether a civilization can expand to a territory: beside an own one, or to any."""
    land = party.land
    for other in BORDERS[place]:
        if land[other]:
            return True
    return party.navigates() or not party.territories()


def reach(party: Party) -> list[int]:
    """Return where a civilization can expand."""
    return [place for place in range(TERRITORY_COUNT) if in_reach(party, place)]


def adjacent(mine: Party, other: Party) -> bool:
    """Return whether another civilization is adjacent to this one; Navigation makes it so one way only."""
    theirs = other.land
    if mine.navigates():
        return other.territories() > 0
    land = mine.land
    for place in range(TERRITORY_COUNT):
        if theirs[place]:
            if land[place]:
                return True
            for border in BORDERS[place]:
                if land[border]:
                    return True
    return False


def partners(s: GameState, seat: int, technology: int) -> list[int]:
    """Return the adjacent civilizations with a higher technology level than this; with Navigation any of them."""
    mine = s.players[seat]
    return [
        number
        for number in range(s.parties())
        if number != seat
        and s.party(number).technology > technology
        and (mine.navigates() or adjacent(mine, s.party(number)))
    ]


def victims(s: GameState, seat: int, military: int) -> list[int]:
    """Return the adjacent civilizations with a lower military level than this."""
    mine = s.players[seat]
    return [
        number
        for number in range(s.parties())
        if number != seat and s.party(number).military < military and adjacent(mine, s.party(number))
    ]


def shared(s: GameState, party: int) -> list[tuple[int, int]]:
    """Return the civilizations on the same territories, each with its territory: (party, place)."""
    mine = s.party(party)
    return [
        (number, place)
        for number in range(s.parties())
        if number != party
        for place in range(TERRITORY_COUNT)
        if mine.land[place] and s.party(number).land[place]
    ]


def amount_in(s: GameState, party: int, category: int) -> int:
    """Return what a civilization has in a category: levels, wonders or territories."""
    one = s.party(party)
    if category == TECHNOLOGY_LEVELS:
        return one.technology
    if category == MILITARY_LEVELS:
        return one.military
    if category == WONDERS_OWNED:
        return len(s.players[party].wonders) if party < len(s.players) else 0
    return one.territories()


def leads(s: GameState, seat: int, category: int) -> bool:
    """Return whether a seat is ahead of every other player; civbots do not count."""
    mine = amount_in(s, seat, category)
    for other in range(len(s.players)):
        if other != seat and amount_in(s, other, category) >= mine:
            return False
    return True


def scores_shared(s: GameState, party: int) -> bool:
    """Return whether a civilization scores shared territories: a power of its token of command."""
    if party >= len(s.players):
        return False
    player = s.players[party]
    return player.command == COMMAND_ACTIVE and EFFECTS[player.power][0].kind == SCORE_SHARED


def claimant(s: GameState, place: int) -> int:
    """Return the one party that scores a territory though it is shared; -1 for none: two cancel each other."""
    found = -1
    for number in occupants(s, place):
        if scores_shared(s, number):
            if found >= 0:
                return -1
            found = number
    return found


def counts(s: GameState, party: int, place: int) -> bool:
    """Return whether an occupied territory counts for leaders and for cubes that come back."""
    if not s.party(party).land[place]:
        return False
    by = claimant(s, place) if s.command else -1
    return by < 0 or by == party


def territories_counted(s: GameState, party: int) -> int:
    """Return how many territories count for leaders and for cubes that come back."""
    if not s.command:
        return s.party(party).territories()
    return sum(counts(s, party, place) for place in range(TERRITORY_COUNT))


def territory_points(s: GameState, party: int) -> list[tuple[int, int]]:
    """Return what each territory scores for a civilization: (place, points)."""
    found: list[tuple[int, int]] = []
    land = s.party(party).land
    for place in range(TERRITORY_COUNT):
        if land[place] and (alone(s, party, place) or (s.command and claimant(s, place) == party)):
            found.append((place, TOKEN_VP[s.tokens[place]]))
    return found
