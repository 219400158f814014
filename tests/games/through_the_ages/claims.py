"""What each refusal of Through the Ages claims, read from the pieces on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.through_the_ages.card_data import (
    ACTION,
    AGE,
    AGGRESSION,
    BONUS,
    ENDING_AGE,
    EVENT,
    GOVERNMENT,
    IS_MILITARY,
    IS_TECHNOLOGY,
    IS_UNIT,
    IS_URBAN,
    LEADER,
    PACT,
    SPECIAL,
    TACTIC,
    TERRITORY,
    THINGS,
    TYPE,
    WAR,
    WONDER,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import VERBS
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import WRONG_KIND, Refusal

Claim = Callable[[GameState, int, Action, Refusal], bool]
USABLE = ["winston-churchill", "hammurabi", "ocean-liner-service", "trade-routes-agreement"]


def top(s: GameState) -> str:
    """Return the paragraph under way."""
    return type(s.stack[-1]).__name__


def word(a: Action) -> str:
    """Return the verb tried."""
    return VERBS[a[0]].word


def on_table(s: GameState, seat: int) -> list[int]:
    """Return every card that lies before a seat, with what is under construction and agreed."""
    p = s.players[seat]
    cards = [card for card in range(WORKER_CARDS) if p.workers[card] >= 0]
    cards += [p.government, p.leader, p.wonder, p.tactic, p.war, p.pact, *p.specials, *p.wonders, *p.colonies]
    cards += [other.pact for other in s.players if other.pact_with == seat]
    return [card for card in cards if card >= 0]


def complete(s: GameState, seat: int) -> list[int]:
    """Return the cards in play: those before a seat but for the wonder under construction."""
    return [card for card in on_table(s, seat) if card != s.players[seat].wonder]


def not_held(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card is in no hand of the seat."""
    p = s.players[seat]
    return r.thing == a[1] and r.thing not in p.hand and r.thing not in p.military


def held_and_of(kind: Callable[[int], bool]) -> Claim:
    """Return a claim: the thing is not of that kind, or it is and is not held; whichever is told."""

    def claim(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        if r.need == WRONG_KIND:
            return r.thing == a[1] and not kind(r.thing)
        return kind(r.thing) and not_held(s, seat, a, r)

    return claim


def short(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """What is needed is more than what there is."""
    return 0 <= r.have < r.need


def no_civil(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No civil action is left, nor a military one that counts as such."""
    return s.players[seat].ca == 0


def no_military(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No military action is left."""
    return s.players[seat].ma + s.players[seat].extra_ma == 0


def takes_no_workers(r: Refusal) -> bool:
    """The card is not one on which workers stand."""
    return r.thing >= WORKER_CARDS


def not_in_play(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Workers never stand on such a card, or it is not in play; whichever is told."""
    if r.need == WRONG_KIND:
        return not IS_UNIT[r.thing] if word(a) == "recruit" else takes_no_workers(r)
    return r.thing < WORKER_CARDS and s.players[seat].workers[r.thing] < 0


def no_worker_on(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Nobody works there, or nobody could; whichever is told."""
    unit = word(a) == "disband"
    if r.need == WRONG_KIND:
        if word(a) == "upgrade":
            return takes_no_workers(r)
        return takes_no_workers(r) or IS_UNIT[r.thing] != unit
    return r.thing == a[1] and s.players[seat].workers[r.thing] <= 0


def not_in_row(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card does not lie there; the cheapest copy is taken without naming its place."""
    if word(a) == "take":
        return a[1] not in s.row
    at = a[2] - 1
    return not 0 <= at < len(s.row) or s.row[at] != a[1] or a[1] not in s.row[:at]


def hand_full(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The hand is as large as told, and not smaller than its limit."""
    return r.have == len(s.players[seat].hand) >= r.need and TYPE[r.thing] != WONDER


def same_technology(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The technology is in hand or in play."""
    p = s.players[seat]
    return TYPE[r.thing] <= SPECIAL and r.thing in [*p.hand, *on_table(s, seat)]


def other_type(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The two cards of an upgrade differ in type."""
    return r.thing == a[2] and TYPE[a[1]] != TYPE[a[2]]


def not_higher(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card is the same, or of a lower age."""
    return TYPE[a[1]] == TYPE[a[2]] and (a[1] == a[2] or AGE[a[2]] <= AGE[a[1]])


def at_urban_limit(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """So many workers are on buildings of the type."""
    p = s.players[seat]
    count = sum(p.workers[c] for c in range(WORKER_CARDS) if TYPE[c] == TYPE[r.thing] and p.workers[c] > 0)
    return IS_URBAN[r.thing] and count >= r.need == r.have


def no_such_ability(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card has no ability that is used by a move; or it has, and it is in play."""
    if top(s) == "Choose":  # a card asks to choose among its effects
        return r.thing == s.stack[-1].source()
    usable = THINGS.slugs[r.thing] in USABLE
    return not usable if r.need == WRONG_KIND else usable and r.thing in on_table(s, seat)


def tactic_not_common(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card is no tactic, or not among the common ones; whichever is told."""
    return TYPE[r.thing] != TACTIC if r.need == WRONG_KIND else r.thing not in s.tactics


def cannot_aim(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The one aimed at is the seat itself, or nobody, or out of the game."""
    return a[2] == seat or not 0 <= a[2] < len(s.players) or bool(s.players[a[2]].out)


def another_kind(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card is not played by this move."""
    kinds = {"attack": AGGRESSION, "declare-war": WAR, "colonize": TERRITORY}
    return TYPE[r.thing] != kinds.get(word(a), PACT)


def under_way(name: str) -> Claim:
    """Return a claim: this paragraph is under way, and the move is none of its answers."""
    return lambda s, seat, a, r: top(s) == name


def nothing_to_lend(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Hammurabi leads, and there is no civil action to save, or no military one to use; whichever is told."""
    p = s.players[seat]
    if THINGS.slugs[r.thing] != "hammurabi" or p.leader != r.thing:
        return False
    return p.ca == 0 if r.need == 1 else p.ma + p.extra_ma == 0


def no_defense(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card is no military card, or the strength of the attack is not reached yet; whichever is told."""
    if r.need == WRONG_KIND:
        return r.thing == a[1] and not IS_MILITARY[r.thing]
    return top(s) == "Defense" and r.have < r.need


def adds_nothing(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card is no bonus card, and James Cook does not lead or has had his cards; whichever is told."""
    cook = THINGS.numbers["james-cook"]
    leads = s.players[seat].leader == cook
    if r.need < 0:
        return r.thing == a[1] and TYPE[a[1]] != BONUS and not (leads and IS_MILITARY[a[1]])
    return leads and r.thing == cook and TYPE[a[1]] != BONUS and r.have >= r.need


def orders_nothing_possible(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """A card that waits for its action got another; or a card in hand, not fresh, orders what cannot be done."""
    if r.need != 0:
        return top(s) == "Ordered" and r.thing == s.stack[-1].source() and (r.need > 0) == (word(a) == "decline")
    p = s.players[seat]
    return word(a) == "play" and r.thing in p.hand and TYPE[r.thing] == ACTION and p.ca > 0


def by_the_card(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card under way asks for something else, the rival has nothing it could take, or a partner cannot pay."""
    if top(s) == "DiscardCards":
        return r.need == WRONG_KIND and r.thing == a[1] not in s.players[seat].military
    if r.need < 0:
        return r.thing == s.stack[-1].source()
    if r.need == 0:
        return TYPE[r.thing] == AGGRESSION and word(a) == "attack"
    return TYPE[r.thing] == PACT and r.have < r.need


def not_a_party(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The seat has not agreed on that pact with anybody."""
    mine = s.players[seat].pact == r.thing
    return not mine and not any(p.pact == r.thing and p.pact_with == seat for p in s.players)


def used_this_turn(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Something was used this turn, and the card could be."""
    return s.players[seat].used != 0


def of_player(check: Callable[[Player, Refusal], Any]) -> Claim:
    """Return a claim about the seat's own things."""
    return lambda s, seat, a, r: bool(check(s.players[seat], r))


CLAIMS: dict[str, Claim] = {
    "tta.turn.sequence": under_way("PoliticsPhase"),
    "tta.first-turn.only-take": lambda s, seat, a, r: s.round == 1,
    "tta.action.whole-or-not": no_such_ability,
    "tta.actions.not-enough": nothing_to_lend,
    "tta.take.from-row": not_in_row,
    "tta.take.slot-cost": short,
    "tta.take.wonder-surcharge": lambda s, seat, a, r: short(s, seat, a, r) and bool(s.players[seat].wonders),
    "tta.take.hand-limit": hand_full,
    "tta.take.same-technology": same_technology,
    "tta.take.leader-age-limit": of_player(lambda p, r: p.leaders_taken >> AGE[r.thing] & 1),
    "tta.take.one-wonder": of_player(lambda p, r: p.wonder >= 0),
    "tta.note.agreement-usual-rules": under_way("InternationalAgreement"),
    "tta.population.civil-action": no_civil,
    "tta.population.empty-bank": of_player(lambda p, r: p.yellow == 0),
    "tta.population.food-cost": short,
    "tta.workers.gain-population": of_player(lambda p, r: p.yellow == 0),
    "tta.build.technology-in-play": not_in_play,
    "tta.build.civil-action": no_civil,
    "tta.build.unused-worker": of_player(lambda p, r: p.unused == 0),
    "tta.build.urban-limit": at_urban_limit,
    "tta.build.resource-cost": short,
    "tta.upgrade.needs-building": no_worker_on,
    "tta.upgrade.same-type": other_type,
    "tta.upgrade.higher-level": not_higher,
    "tta.upgrade.civil-action": no_civil,
    "tta.upgrade.difference": short,
    "tta.note.bach-any-urban": lambda s, seat, a, r: AGE[a[2]] < AGE[a[1]],
    "tta.note.bach-urban-limit": lambda s, seat, a, r: IS_URBAN[r.thing],
    "tta.destroy.needs-building": no_worker_on,
    "tta.destroy.civil-action": no_civil,
    "tta.leader.from-hand": held_and_of(lambda card: TYPE[card] == LEADER),
    "tta.leader.civil-action": no_civil,
    "tta.note.homer-happy-face": under_way("PlaceHomer"),
    "tta.wonder.unfinished-needed": of_player(lambda p, r: p.wonder < 0),
    "tta.wonder.civil-action": no_civil,
    "tta.wonder.several-stages": lambda s, seat, a, r: r.have == a[1] and not 1 <= a[1] <= r.need,
    "tta.wonder.cover-stage": of_player(lambda p, r: p.blue == 0),
    "tta.wonder.cover-from-cards": under_way("TokensFromCards"),
    "tta.wonder.stage-cost": short,
    "tta.develop.from-hand": held_and_of(lambda card: IS_TECHNOLOGY[card]),
    "tta.develop.civil-action": no_civil,
    "tta.develop.science-cost": short,
    "tta.develop.government-higher-cost": lambda s, seat, a, r: short(s, seat, a, r) and TYPE[a[1]] == GOVERNMENT,
    "tta.revolution.government-only": held_and_of(lambda card: TYPE[card] == GOVERNMENT),
    "tta.revolution.all-civil-actions": short,
    "tta.note.robespierre-military-actions": short,
    "tta.revolution.lower-cost": short,
    "tta.action-card.from-hand": held_and_of(lambda card: TYPE[card] == ACTION),
    "tta.action-card.not-same-turn": of_player(lambda p, r: r.thing in p.fresh),
    "tta.action-card.civil-action": no_civil,
    "tta.action-card.must-be-possible": orders_nothing_possible,
    "tta.action-card.one-stage": lambda s, seat, a, r: top(s) == "Ordered" and a[1] > r.need == 1,
    "tta.card.in-play": lambda s, seat, a, r: r.thing not in complete(s, seat),
    "tta.goods.cannot-pay": lambda s, seat, a, r: r.thing in on_table(s, seat),
    "tta.text.once-per-turn": used_this_turn,
    "tta.text.condition": by_the_card,
    "tta.text.forbids": lambda s, seat, a, r: r.thing in on_table(s, seat),
    "tta.unit.build-military-action": no_military,
    "tta.unit.build-technology": not_in_play,
    "tta.unit.build-unused-worker": of_player(lambda p, r: p.unused == 0),
    "tta.unit.build-resource-cost": short,
    "tta.unit.upgrade-needs-unit": no_worker_on,
    "tta.unit.upgrade-same-type": other_type,
    "tta.unit.upgrade-higher-level": not_higher,
    "tta.unit.upgrade-military-action": no_military,
    "tta.unit.upgrade-difference": short,
    "tta.unit.disband-needs-unit": no_worker_on,
    "tta.unit.disband-military-action": no_military,
    "tta.tactic.from-hand": held_and_of(lambda card: TYPE[card] == TACTIC),
    "tta.tactic.copy-common": tactic_not_common,
    "tta.tactic.copy-another": of_player(lambda p, r: p.tactic == r.thing),
    "tta.tactic.once-per-turn": used_this_turn,
    "tta.tactic.military-action": short,
    "tta.tactic.copy-cost": short,
    "tta.politics.from-hand": not_held,
    "tta.politics.crown-cards": another_kind,
    "tta.politics.rival": cannot_aim,
    "tta.event.only-events": lambda s, seat, a, r: TYPE[r.thing] not in (EVENT, TERRITORY),
    "tta.aggression.cost": short,
    "tta.aggression.pact-forbids": lambda s, seat, a, r: any(p.pact >= 0 for p in s.players),
    "tta.aggression.must-be-stronger": short,
    "tta.aggression.defense-limit": short,
    "tta.aggression.defend-or-keep": no_defense,
    "tta.war.cost": short,
    "tta.war.forbidden": lambda s, seat, a, r: TYPE[r.thing] == WAR,
    "tta.war.not-last-round": lambda s, seat, a, r: s.round == s.last_round,
    "tta.war.waits": of_player(lambda p, r: p.war >= 0),
    "tta.war.steal-technology": under_way("TakeTechnologies"),
    "tta.war.steal-not-owned": lambda s, seat, a, r: r.thing in [*s.players[seat].hand, *on_table(s, seat)],
    "tta.pact.not-with-two": lambda s, seat, a, r: s.remaining() < 3,
    "tta.pact.sides": lambda s, seat, a, r: TYPE[r.thing] == PACT and word(a).startswith("offer"),
    "tta.pact.cancel-own-only": not_a_party,
    "tta.resign.not-in-age-four": lambda s, seat, a, r: s.age == ENDING_AGE,
    "tta.variant.peaceful": lambda s, seat, a, r: bool(s.peaceful),
    "tta.variant.first-game-no-attacks": lambda s, seat, a, r: bool(s.first_game),
    "tta.colony.bid-higher": lambda s, seat, a, r: a[1] < r.need,
    "tta.colony.bid-reach": lambda s, seat, a, r: r.have < r.need == a[1],
    "tta.colony.force-units": lambda s, seat, a, r: not IS_UNIT[r.thing] or units_sent(s, seat, r.thing),
    "tta.colony.force-bonus-cards": adds_nothing,
    "tta.colony.force-at-least-one": lambda s, seat, a, r: not s.stack[-1].units,  # type: ignore[attr-defined]
    "tta.colony.winner-must": under_way("SendForce"),
    "tta.colonies.change-hands": under_way("PickColony"),
    "tta.note.ravages-of-time": under_way("TurnOver"),
    "tta.workers.lose-population": under_way("LosePopulation"),
    "tta.tokens.lose-blue": under_way("TokensFromCards"),
    "tta.end-turn.discard-military": lambda s, seat, a, r: r.thing == a[1] not in s.players[seat].military,
}


def units_sent(s: GameState, seat: int, unit: int) -> bool:
    """All units of the card are on their way already."""
    sent: list[int] = s.stack[-1].units  # type: ignore[attr-defined]
    return s.players[seat].workers[unit] <= sent.count(unit)
