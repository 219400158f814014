"""Is this board possible? Nothing lost, nothing made from nothing, no number out of range."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages.card_data import (
    AGE,
    ENDING_AGE,
    GOVERNMENT,
    IS_CIVIL,
    IS_TECHNOLOGY,
    KIND,
    LEADER,
    NAMES,
    STAGE_PRICES,
    START,
    TYPE,
    WORKER_CARDS,
    thing,
)
from ecumene.games.through_the_ages.checks.stack import audit_stack
from ecumene.games.through_the_ages.civil.take import in_play
from ecumene.games.through_the_ages.civil.wonders import CompleteWonder
from ecumene.games.through_the_ages.economy.ratings import rate
from ecumene.games.through_the_ages.effects.in_play import HOMER, powers_of, raters_of
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, MILITARY_ACTIONS
from ecumene.games.through_the_ages.player import DIRTY, Player
from ecumene.games.through_the_ages.politics.pacts import OfferedPact
from ecumene.games.through_the_ages.rounds.ages import civil_deck, military_deck
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.impossible import need

MOST_TOKENS: Final = 99


def derive(s: GameState) -> None:
    """Work out what follows from the cards of a board, once it is known that they may lie there."""
    _audit_shape(s)
    for seat, player in enumerate(s.players):
        player.power = powers_of(s, seat)
        player.raters = raters_of(s, seat)
        player.stat = DIRTY


def audit(s: GameState) -> None:
    """Raise Impossible when a board cannot have come from play."""
    _audit_shape(s)
    for seat, player in enumerate(s.players):
        _audit_player(s, seat, player)
        _audit_hand(s, seat, player)
    _audit_cards(s)
    _audit_ages(s)
    need(bool(s.stack) != s.over, "unfinished-rules")
    for frame in s.stack:
        frame.check(s)
    if s.stack:
        audit_stack(s)


def fits(s: GameState, players: int, options: dict[str, Any]) -> None:
    """Raise Impossible when a board was not laid out for these players and options."""
    need(len(s.players) == players, "seats", n=len(s.players), right=players)
    for name in ("peaceful", "first_game"):
        need(getattr(s, name) == bool(options.get(name)), "option", name=name)


def _audit_shape(s: GameState) -> None:
    """Check what must hold before the cards can be added up."""
    players = len(s.players)
    need(s.round >= 1, "rounds")
    need((s.age == ENDING_AGE) == (s.last_round > 0), "age")
    need(s.last_round == 0 or s.round <= s.last_round <= s.round + 1, "last-round")
    made = s.deck_players
    need(len(made) == 4 and all(count in (0, 2, 3, 4) and count <= players for count in made), "decks")
    last = 2 if s.first_game else 3
    begun = [age <= (last if s.age == ENDING_AGE else s.age) for age in range(4)]
    need([count > 0 for count in made] == begun, "decks-begun")
    need(len(s.events) == len(s.events_by) and len(s.future) == len(s.future_by), "events-by")
    need((s.top >= 0) == (s.top_seen >= 0), "top-seen")
    if s.top >= 0:
        need(s.top in s.events and AGE[s.top] == min(AGE[card] for card in s.events), "top-event")
    for seat, player in enumerate(s.players):
        _audit_places(player, players, seat)


def _audit_places(player: Player, players: int, seat: int) -> None:
    """Check that every card of a seat is of the type that its place is for."""
    need(player.government >= 0, "government", seat=seat)
    for kind, card in enumerate(player.specials):
        need(card < 0 or KIND[card] == kind, "special", seat=seat, name=NAMES[card])
    need(len(set(player.ruins)) == len(player.ruins), "ruin-twice", seat=seat)
    need(all(card in player.wonders for card in player.ruins), "ruin", seat=seat)
    need(player.homer < 0 or player.homer in player.wonders, "homer", seat=seat)
    hand = player.hand
    need(hand == sorted(hand) and player.military == sorted(player.military), "unsorted-hand", seat=seat)
    for card in player.fresh:
        need(
            player.fresh.count(card) <= hand.count(card),
            "fresh",
            seat=seat,
            name=NAMES[card],
        )
    for other in (player.war_on, player.pact_with):
        need(other != seat, "rival", seat=seat)
    need((player.war >= 0) == (player.war_on >= 0), "war-rival", seat=seat)
    need((player.pact >= 0) == (player.pact_with >= 0), "pact-partner", seat=seat)
    need(player.tactic >= 0 or not player.exclusive, "exclusive", seat=seat)
    for slug in START["technologies"]:
        card = thing(slug)
        need(TYPE[card] == GOVERNMENT or player.workers[card] >= 0, "printed-card", seat=seat, name=slug)


def _audit_player(s: GameState, seat: int, player: Player) -> None:
    for count in (player.yellow, player.blue):
        need(count <= MOST_TOKENS, "banks", seat=seat, n=count, most=MOST_TOKENS)
    need(
        all(player.workers[card] >= 0 or not count for card, count in enumerate(player.tokens)),
        "lost-tokens",
        seat=seat,
    )
    if player.wonder >= 0:
        stages = len(STAGE_PRICES[player.wonder])
        need(0 <= player.stages <= stages, "stages", seat=seat)
        completing = any(isinstance(frame, CompleteWonder) and frame.seat == seat for frame in s.stack)
        need(player.stages < stages or completing, "wonder-not-completed", seat=seat)
    else:
        need(player.stages == 0, "stages-of-nothing", seat=seat)
    need(player.ca <= player.power[CIVIL_ACTIONS], "civil-actions", seat=seat)
    need(player.ma <= player.power[MILITARY_ACTIONS], "military-actions", seat=seat)
    need(player.power == powers_of(s, seat), "powers", seat=seat)
    need(player.raters == raters_of(s, seat), "raters", seat=seat)
    need(not player.stat or player.stat == rate(s, seat), "ratings", seat=seat)


def _audit_hand(s: GameState, seat: int, player: Player) -> None:
    """Check what a seat can hold: each technology once, leaders that it took, nothing once it has resigned."""
    technologies = [card for card in player.hand if IS_TECHNOLOGY[card]]
    need(len(set(technologies)) == len(technologies), "technology-twice", seat=seat)
    need(not any(in_play(player, card) for card in technologies), "technology-twice", seat=seat)
    leaders = [card for card in [*player.hand, player.leader] if card >= 0 and TYPE[card] == LEADER]
    need(len({AGE[card] for card in leaders}) == len(leaders), "leaders-of-an-age", seat=seat)
    for card in leaders:
        need(player.leaders_taken >> AGE[card] & 1 > 0, "leader-not-taken", seat=seat, name=NAMES[card])
    common = player.tactic < 0 or player.exclusive > 0 or player.tactic in s.tactics
    need(common, "tactic-not-common", seat=seat)
    if player.out:
        cards = [*player.hand, *player.military, *player.wonders, *player.colonies, player.leader, player.wonder]
        need(max([*cards, player.war, player.pact]) < 0 and player.unused == 0, "resigned", seat=seat)
    for other in (player.war_on, player.pact_with):
        need(other < 0 or not s.players[other].out, "rival-resigned", seat=seat)
    pools = player.unit_pool + player.science_pool + player.resource_pool + player.food_pool + player.extra_ma
    idle = pools == 0 and player.used == 0 and not player.fresh
    need(seat == s.current or idle, "not-its-turn", seat=seat)


def _audit_ages(s: GameState) -> None:
    """Check that decks and discards are of the current age; a pact that is offered lies among the discards."""
    offered = [frame.thing for frame in s.stack if isinstance(frame, OfferedPact)]
    piles = [*s.civil_deck, *s.military_deck, *(card for cards in s.hidden for card in cards), *s.discard]
    for card in piles:
        need(AGE[card] == s.age or card in offered, "pile-of-another-age", name=NAMES[card])


def _audit_cards(s: GameState) -> None:
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
    need(sorted(found) == sorted(civil), "civil-cards")
    need(sorted(arms) == sorted(military), "military-cards")
