"""What a seat may know, and a world that fits it."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.battle.battle import NO_UNIT, Battle
from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    AGES,
    COPIES,
    EVENTS,
    FACE_RESOURCE,
    FACE_TOKEN,
    GREAT_PERSON,
    HUT,
    HUTS_HOLD,
    IS_EVENT,
    PEOPLE_IN_VILLAGES,
    RESOURCES,
    THINGS,
    UNIT_CARDS,
    UNIT_OF,
    UNITS,
    VILLAGES_HOLD,
)
from ecumene.games.sid_meiers_civilization.map.ground import derive_ground, derive_marks
from ecumene.games.sid_meiers_civilization.player import Player
from ecumene.games.sid_meiers_civilization.state import SCHEMA, GameState
from ecumene.games.sid_meiers_civilization.sums import explain_player, explain_table
from ecumene.games.sid_meiers_civilization.trade_phase.deal import Deal
from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import HIDDEN, imagine_sealed


def view(s: GameState, seat: int) -> Doc:
    """Return everything but piles, decks, tokens, hands and units of others, and what follows from the rest."""
    doc = SCHEMA.show(s, seat)
    doc["pile_sizes"] = [len(pile) for pile in s.piles]
    doc["deck_sizes"] = [len(deck) for deck in s.decks]
    doc["hut_tokens"] = len(s.huts_pile)
    doc["village_tokens"] = len(s.villages_pile)
    for at, row in enumerate(doc["players"]):
        explain_player(s, at, row)
    explain_table(s, seat, doc)
    return doc


def derive(s: GameState) -> None:
    """Work out the caches of a state."""
    for player in s.players:
        player.derive()
    derive_ground(s)
    derive_marks(s)


def imagine(doc: Doc, luck: Luck) -> GameState:
    """Deal what is unseen to hands, forces, tokens and piles as the backs allow."""
    me: int = doc["seat"]
    rows: list[Doc] = [_open(row, at == me) for at, row in enumerate(doc["players"])]
    empty: Doc = {"huts_pile": [], "villages_pile": [], "piles": [[], [], [], []], "decks": [[], [], []]}
    s: GameState = SCHEMA.restore({**doc, **empty, "players": rows}, strict=False)
    derive(s)
    _imagine_events(s, doc, me, luck)
    _imagine_tokens(s, doc, me, luck)
    _imagine_units(s, doc, me, luck)
    for frame in s.stack:
        if isinstance(frame, Deal):
            _imagine_deal(s, frame, luck)
    imagine_sealed(s, luck)
    return s


def _open(row: Doc, own: bool) -> Doc:
    """Return a player's row without what its seat alone knows."""
    return row if own else {**row, "hand": [], "units": [], "huts": [], "villages": []}


def _deals(s: GameState, me: int) -> list[tuple[int, int]]:
    """Return (owner, thing) of what an offer shows to a seat."""
    found: list[tuple[int, int]] = []
    for frame in s.stack:
        if isinstance(frame, Deal) and frame.partner == me:
            for thing, amount in zip(frame.gives, frame.given, strict=True):
                if thing >= 0 and frame.secret(thing):
                    found += [(frame.seat, thing)] * amount
    return found


def _imagine_events(s: GameState, doc: Doc, me: int, luck: Luck) -> None:
    """Deal event cards by age: known ones first, then what is unseen."""
    shown = [(owner, card) for owner, card in _deals(s, me) if IS_EVENT[card]]
    for age in range(len(AGES)):
        unseen = [card for card in EVENTS if AGE[card] == age for _ in range(COPIES[card])]
        for card in s.discards[age] + [card for player in s.players for card in player.hand if AGE[card] == age]:
            unseen.remove(card)
        known = [(owner, card) for owner, card in shown if AGE[card] == age]
        for _, card in known:
            unseen.remove(card)
        for seat, player in enumerate(s.players):
            if seat == me:
                continue
            mine = [card for owner, card in known if owner == seat]
            count = doc["players"][seat]["hand"].count(THINGS.slug(AGES[age]))
            player.hand += mine + [luck.take(unseen) for _ in range(count - len(mine))]
            player.hand.sort()
        s.decks[age] = unseen


def _imagine_tokens(s: GameState, doc: Doc, me: int, luck: Luck) -> None:
    """Deal the tokens of huts and villages."""
    shown = [(owner, face) for owner, face in _deals(s, me) if not IS_EVENT[face]]
    huts = [face for face in RESOURCES for _ in range(HUTS_HOLD[face])]
    villages = [face for face in RESOURCES for _ in range(VILLAGES_HOLD[face])]
    villages += [GREAT_PERSON] * PEOPLE_IN_VILLAGES
    for pile, spent, name in ((huts, s.huts_spent, "huts"), (villages, s.villages_spent, "villages")):
        mine: list[int] = getattr(s.players[me], name) if me >= 0 else []
        for face in spent + mine:
            pile.remove(face)
        known = [
            (owner, FACE_RESOURCE[face]) for owner, face in shown if (FACE_TOKEN[face] == HUT) == (name == "huts")
        ]
        for _, face in known:
            pile.remove(face)
        for seat, player in enumerate(s.players):
            if seat != me:
                have = [face for owner, face in known if owner == seat]
                free = [face for face in pile if face != GREAT_PERSON]
                for _ in range(doc["players"][seat][name] - len(have)):
                    face = luck.pick(free)
                    free.remove(face)
                    pile.remove(face)
                    have.append(face)
                setattr(player, name, sorted(have))
    s.huts_pile, s.villages_pile = huts, villages


def _imagine_units(s: GameState, doc: Doc, me: int, luck: Luck) -> None:
    """Deal unit cards by type; what stands on a front, or in a hand that is seen, is known."""
    battle = next((frame for frame in s.stack if isinstance(frame, Battle)), None)
    known: list[list[int]] = [[] for _ in s.players]
    wild: list[int] = []  # cards of barbarians, which are nobody's
    if battle is not None:
        known[battle.attacker] += _cards(battle.front) + _cards(battle.mine)
        theirs = _cards(battle.facing) + _cards(battle.theirs)
        if battle.village:
            wild = theirs
        else:
            known[battle.defender] += theirs
    hidden = 0
    if battle is not None and battle.village:
        hidden = battle.theirs.count(HIDDEN)
    for at, unit in enumerate(UNITS):
        unseen = [card for card in UNIT_CARDS if UNIT_OF[card] == unit for _ in range(COPIES[card])]
        seen = s.dead[at] + [card for card in wild if UNIT_OF[card] == unit]
        if me >= 0:
            seen = seen + [card for card in s.players[me].units if UNIT_OF[card] == unit]
        for seat in range(len(s.players)):
            if seat != me:
                seen = seen + [card for card in known[seat] if UNIT_OF[card] == unit]
        for card in seen:
            unseen.remove(card)
        for seat, player in enumerate(s.players):
            if seat != me:
                mine = [card for card in known[seat] if UNIT_OF[card] == unit]
                count = doc["players"][seat]["units"].count(THINGS.slug(unit))
                player.units += mine + [luck.take(unseen) for _ in range(count - len(mine))]
                player.units.sort()
        s.piles[at] = unseen
    if battle is not None:
        _imagine_hands(s, battle, hidden, doc, luck)


def _cards(cards: list[int]) -> list[int]:
    return [card for card in cards if card not in (HIDDEN, NO_UNIT)]


def _imagine_hands(s: GameState, battle: Battle, hidden: int, doc: Doc, luck: Luck) -> None:
    """Fill hidden hands from the forces; barbarians' from the piles, as many as each is known to have lost."""
    battle.mine = _filled(s.players[battle.attacker], battle.mine, battle.front, luck)
    if not battle.village:
        battle.theirs = _filled(s.players[battle.defender], battle.theirs, battle.facing, luck)
    elif hidden:
        battle.theirs = []
        for at in range(len(UNITS)):
            for _ in range(len(s.piles[at]) - int(doc["pile_sizes"][at])):
                battle.theirs.append(luck.take(s.piles[at]))
        battle.theirs.sort()


def _filled(player: Player, hand: list[int], front: list[int], luck: Luck) -> list[int]:
    """Return a hand with its hidden cards drawn from a standing force."""
    rest = player.units[:]
    for card in _cards(hand) + _cards(front):
        rest.remove(card)
    return sorted([luck.take(rest) if card == HIDDEN else card for card in hand])


def _imagine_deal(s: GameState, deal: Deal, luck: Luck) -> None:
    """Put goods of the giver where an offer hides them."""
    secret: list[int] = []
    for thing, most in deal.goods(s):
        if deal.secret(thing):
            secret += [thing] * most
    deal.imagine(secret, luck)
