"""Is this board possible? Nothing lost, nothing made from nothing, no number out of range."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages.ages import civil_deck, military_deck
from ecumene.games.through_the_ages.cards import HOMER, powers_of, raters_of
from ecumene.games.through_the_ages.dump import settle
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.powers import CIVIL_ACTIONS, MILITARY_ACTIONS
from ecumene.games.through_the_ages.ratings import rate
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.tables import (
    ACTION,
    AGE,
    ENDING_AGE,
    EVENT,
    GOVERNMENT,
    IS_CIVIL,
    IS_MILITARY,
    KIND,
    KINDS,
    LEADER,
    PACT,
    ROW,
    SPECIAL,
    STAGE_PRICES,
    TACTIC,
    TERRITORY,
    TYPE,
    WAR,
    WONDER,
    WORKER_CARDS,
)

MOST_TOKENS: Final = 99


def need(condition: bool, complaint: str) -> None:
    """Complain unless the condition holds."""
    if not condition:
        raise ValueError(complaint)


def finish(s: Board) -> Board:
    """Check a board that came from outside, and work out what follows from its cards."""
    _audit_shape(s)
    settle(s)
    audit(s)
    return s


def audit(s: Board) -> None:
    """Raise ValueError when a board cannot have come from play."""
    _audit_shape(s)
    for seat, player in enumerate(s.players):
        _audit_player(s, seat, player, f"seat {seat}")
    _audit_cards(s)
    need(bool(s.stack) != s.over, "a finished game has no unfinished rules, others do")
    for frame in s.stack:
        frame.check(s)


def fits(s: Board, players: int, options: dict[str, Any]) -> None:
    """Raise ValueError when a board was not laid out for these players and options."""
    need(len(s.players) == players, f"the board has {len(s.players)} seats, not {players}")
    for name in ("peaceful", "first_game"):
        need(getattr(s, name) == bool(options.get(name)), f"the board and the option {name!r} differ")


def _audit_shape(s: Board) -> None:
    """Check what must hold before the cards can be added up."""
    players = len(s.players)
    need(2 <= players <= 4, f"{players} players; there are 2 to 4")
    need(s.round >= 1 and s.last_round >= 0, "rounds are counted from 1")
    need(0 <= s.age <= ENDING_AGE and (s.age == ENDING_AGE) == (s.last_round > 0), "impossible age or last round")
    need(0 <= s.first < players and 0 <= s.current < players, "no such seat to be first or current")
    need(len(s.row) == ROW and all(card < 0 or IS_CIVIL[card] for card in s.row), "impossible card row")
    need(len(s.hidden) == players, "every seat needs its face-down discards")
    made = s.deck_players
    need(len(made) == 4 and all(count in (0, 2, 3, 4) and count <= players for count in made), "impossible decks")
    last = 2 if s.first_game else 3
    begun = [age <= (last if s.age == ENDING_AGE else s.age) for age in range(4)]
    need([count > 0 for count in made] == begun, "decks of the wrong ages have begun")
    need(len(s.events) == len(s.events_by) and len(s.future) == len(s.future_by), "events without their owners")
    for who in s.events_by + s.future_by + [s.top_seen]:
        need(-1 <= who < players, "no such seat to have prepared an event")
    need(all(TYPE[card] in (EVENT, TERRITORY) for card in s.events + s.future), "not an event")
    need((s.top >= 0) == (s.top_seen >= 0), "a top event that somebody has seen, or neither")
    if s.top >= 0:
        need(s.top in s.events and AGE[s.top] == min(AGE[card] for card in s.events), "impossible top event")
    for seat, player in enumerate(s.players):
        _audit_places(player, players, seat)


def _audit_places(player: Player, players: int, seat: int) -> None:
    """Check that every card of a seat is of the type that its place is for."""
    who = f"seat {seat}"
    need(player.government >= 0 and TYPE[player.government] == GOVERNMENT, f"{who} needs a government")
    one = [(player.leader, LEADER), (player.wonder, WONDER), (player.tactic, TACTIC), (player.war, WAR)]
    for card, kind in [*one, (player.pact, PACT), (player.homer, WONDER)]:
        need(card < 0 or TYPE[card] == kind, f"{who} has a card in a wrong place")
    need(len(player.specials) == len(KINDS), f"{who} needs {len(KINDS)} places for special technologies")
    for kind, card in enumerate(player.specials):
        need(card < 0 or (TYPE[card] == SPECIAL and KIND[card] == kind), f"{who}: wrong special technology")
    need(all(card >= 0 and TYPE[card] == WONDER for card in player.wonders), f"{who}: not a wonder")
    need(all(card >= 0 and TYPE[card] == TERRITORY for card in player.colonies), f"{who}: not a colony")
    need(len(set(player.ruins)) == len(player.ruins), f"{who}: a ruin twice")
    need(all(card in player.wonders for card in player.ruins), f"{who}: a ruin that was never completed")
    need(player.homer < 0 or player.homer in player.wonders, f"{who}: Homer lies under no wonder")
    hand = player.hand
    need(all(card >= 0 and IS_CIVIL[card] and TYPE[card] != WONDER for card in hand), f"{who}: wrong civil hand")
    need(hand == sorted(hand) and player.military == sorted(player.military), f"{who}: unsorted hand")
    for card in player.fresh:
        need(
            card >= 0 and TYPE[card] == ACTION and player.fresh.count(card) <= hand.count(card),
            f"{who}: wrong fresh",
        )
    need(all(card >= 0 and IS_MILITARY[card] for card in player.military), f"{who}: wrong military hand")
    for other in (player.war_on, player.pact_with):
        need(-1 <= other < players and other != seat, f"{who}: no such rival")
    need((player.war >= 0) == (player.war_on >= 0), f"{who}: a war needs a rival")
    need((player.pact >= 0) == (player.pact_with >= 0), f"{who}: a pact needs a partner")
    need(player.pact_side in (0, 1) and player.exclusive in (0, 1), f"{who}: impossible pact or tactic")
    need(player.tactic >= 0 or not player.exclusive, f"{who}: an exclusive tactic that is none")
    need(player.out in (0, 1) and player.no_politics in (0, 1), f"{who}: a switch is 0 or 1")


def _audit_player(s: Board, seat: int, player: Player, who: str) -> None:
    for name in ("culture", "science", "ca", "ma", "extra_ma", "unit_pool", "science_pool", "resource_pool"):
        need(getattr(player, name) >= 0, f"{who} has {getattr(player, name)} {name}")
    need(player.food_pool >= 0 and player.leaders_taken >= 0, f"{who} has impossible counters")
    need(0 <= player.yellow <= MOST_TOKENS and 0 <= player.blue <= MOST_TOKENS, f"{who} has impossible banks")
    need(player.unused >= 0 and all(count >= 0 for count in player.tokens), f"{who} has impossible tokens")
    need(
        all(player.workers[card] >= 0 or not count for card, count in enumerate(player.tokens)),
        f"{who}: lost tokens",
    )
    if player.wonder >= 0:
        need(0 <= player.stages <= len(STAGE_PRICES[player.wonder]), f"{who} has impossible stages")
    else:
        need(player.stages == 0, f"{who} has stages of no wonder")
    need(player.ca <= player.power[CIVIL_ACTIONS], f"{who} has more civil actions than its total")
    need(player.ma <= player.power[MILITARY_ACTIONS], f"{who} has more military actions than its total")
    need(player.power == powers_of(s, seat), f"{who}: the cards do not add up")
    need(player.raters == raters_of(s, seat), f"{who}: the ratings' sources do not add up")
    need(not player.stat or player.stat == rate(s, seat), f"{who}: the ratings do not add up")


def _audit_cards(s: Board) -> None:
    """Check that every card of the decks made so far is somewhere, and nowhere twice."""
    civil: list[int] = []
    military: list[int] = []
    for age, players in enumerate(s.deck_players):
        if players:
            civil += civil_deck(age, players)
            military += military_deck(age, players, s.peaceful, s.first_game)
    found = [card for card in s.row if card >= 0] + s.civil_deck + s.civil_gone
    arms = s.military_deck + s.military_gone + s.discard + s.events + s.future + s.past + s.tactics
    arms += [card for cards in s.hidden for card in cards]
    for player in s.players:
        found += player.hand + player.wonders + [card for card in player.specials if card >= 0]
        found += [card for card in (player.government, player.leader, player.wonder) if card >= 0]
        found += [card for card in range(WORKER_CARDS) if player.workers[card] >= 0]
        found += [HOMER] if player.homer >= 0 else []
        arms += player.military + player.colonies + [card for card in (player.war, player.pact) if card >= 0]
        arms += [player.tactic] if player.exclusive else []
    found = [card for card in found if IS_CIVIL[card]]
    need(sorted(found) == sorted(civil), "civil cards are missing, doubled or foreign")
    need(sorted(arms) == sorted(military), "military cards are missing, doubled or foreign")
