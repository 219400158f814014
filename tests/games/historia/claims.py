"""What each refusal of Historia claims, read from the pieces on the table."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.games.historia import verbs as do
from ecumene.games.historia.card_data import (
    ACTION_COUNT,
    ACTIVATION,
    ACTIVATION_DETAIL,
    ADVISER_CUBES,
    CIVILIZATIONS,
    COLOR,
    EFFECTS,
    ERA,
    EXPLOIT,
    POWERS,
    REVOLUTION,
)
from ecumene.games.historia.components.world import BORDERS
from ecumene.games.historia.effects.effects import (
    DESTROYING_WONDERS,
    DO_ACTION,
    MOST,
    ON_ACTION,
    PAYING_CUBES,
    PAYING_VP,
    REFRESH_WONDER,
)
from ecumene.games.historia.printed import CELLS, GOVERNMENT_AT
from ecumene.games.historia.state import GameState
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import Refusal

Claim = Callable[[GameState, int, Action, Refusal], bool]


def top(s: GameState) -> str:
    """Return the paragraph under way."""
    return type(s.stack[-1]).__name__


def steps(s: GameState, seat: int) -> list[Action]:
    """Return the steps of a choice of cards that is not sealed."""
    question = s.stack[-1]
    return [] if question.is_sealed(seat) else question.steps(seat)  # type: ignore[attr-defined]


def chosen(s: GameState, seat: int) -> set[int]:
    """Return the cards that a seat has chosen."""
    cards: set[int] = set()
    for verb, card, _ in steps(s, seat):
        cards = cards | {card} if verb == do.CHOOSE else cards - {card}
    return cards


def rebels(card: int) -> bool:
    """Tell whether a card plays Revolution."""
    advises = any(one.kind == DO_ACTION and one.detail == REVOLUTION for one in EFFECTS[card])
    return card == REVOLUTION or (card >= ACTION_COUNT and advises)


def at(name: str) -> Claim:
    """Claim that a paragraph is under way."""
    return lambda s, seat, a, r: top(s) == name


def both(*claims: Claim) -> Claim:
    """Claim several things."""
    return lambda s, seat, a, r: all(claim(s, seat, a, r) for claim in claims)


def unreachable(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No own territory borders on it, and the seat does not navigate."""
    land = s.players[seat].land
    return a[0] == do.PLACE_CUBE and sum(land) > 0 and not any(land[one] for one in BORDERS[a[1]])


def not_most(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Somebody else has as much."""
    category = ACTIVATION_DETAIL[a[1]]
    amounts = [
        (one.technology, one.military, len(one.wonders), sum(cubes > 0 for cubes in one.land))[category]
        for one in s.players
    ]
    mine = amounts.pop(seat)
    return ACTIVATION[a[1]] == MOST and max(amounts, default=99) >= mine


CLAIMS: dict[str, Claim] = {
    "his.choose.cards": lambda s, seat, a, r: a[0] == do.DONE and a[1] >= 0,
    "his.choose.at-least-one": lambda s, seat, a, r: a[0] == do.DONE and not chosen(s, seat),
    "his.choose.limit": lambda s, seat, a, r: r.have == len(chosen(s, seat)) == r.need,
    "his.choose.once": lambda s, seat, a, r: a[0] == do.CHOOSE and a[1] in chosen(s, seat),
    "his.choose.drop": lambda s, seat, a, r: a[0] == do.DROP and a[1] not in chosen(s, seat),
    "his.choose.steps": lambda s, seat, a, r: len(steps(s, seat)) >= 10,
    "his.choose.hand": lambda s, seat, a, r: (
        a[0] == do.CHOOSE and a[1] not in s.players[seat].hand and a[1] not in s.players[seat].advisers
    ),
    "his.turn.queue": lambda s, seat, a, r: a[0] == do.CHOOSE and a[1] in s.players[seat].queue,
    "his.revolution.queue": lambda s, seat, a, r: rebels(a[1]) and r.have == len(s.players[seat].queue) < r.need,
    "his.revolution.last": lambda s, seat, a, r: rebels(a[1]) and len(s.players[seat].revealed) > 1,
    "his.revolution.one": lambda s, seat, a, r: (
        a[0] == do.CHOOSE and rebels(a[1]) and any(rebels(card) for card in chosen(s, seat))
    ),
    "his.act.must": lambda s, seat, a, r: a[0] == do.SKIP and bool(s.players[seat].revealed),
    "his.act.revealed": lambda s, seat, a, r: a[1] not in s.players[seat].revealed,
    "his.act.simple-only": lambda s, seat, a, r: (
        a[0] == do.ADVANCED and (a[1] >= ACTION_COUNT or a[1] == REVOLUTION)
    ),
    "his.act.technology": lambda s, seat, a, r: r.have == s.players[seat].technology < r.need,
    "his.act.cubes": lambda s, seat, a, r: (
        r.have == s.players[seat].ready < r.need and (a[1] < ACTION_COUNT or r.need == ADVISER_CUBES[a[1]])
    ),
    "his.exploit.vp": lambda s, seat, a, r: a[0] == do.ADVANCED and r.have == s.players[seat].vp < r.need,
    "his.exploit.cubes": lambda s, seat, a, r: (
        s.players[seat].land[a[1]] == 0
        if a[0] == do.WITHDRAW
        else a[1] != EXPLOIT
        if a[0] == do.DONE
        else s.players[seat].used == sum(s.players[seat].land) == 0
    ),
    "his.level.no-cell": lambda s, seat, a, r: (
        a[0] in (do.SIMPLE, do.ADVANCED) and (a[1] < ACTION_COUNT or ADVISER_CUBES[a[1]] > 0)
    ),
    "his.art.row": lambda s, seat, a, r: a[1] not in s.row if a[0] == do.BUILD else not s.row,
    "his.expansion.adjacent": unreachable,
    "his.expansion.cube": lambda s, seat, a, r: s.players[seat].ready == 0,
    "his.trade.partner": lambda s, seat, a, r: (
        a[0] in (do.SIMPLE, do.ADVANCED)
        or s.party_of(a[1]) < 0
        or s.party(s.party_of(a[1])).technology <= s.players[seat].technology
        or not s.players[seat].navigates()
    ),
    "his.raid.victim": lambda s, seat, a, r: (
        not s.players[seat].navigates()
        or all(
            s.party(n).military >= s.players[seat].military or not s.party(n).on_map()
            for n in range(s.parties())
            if n != seat
        )
    ),
    "his.war.territory": lambda s, seat, a, r: (
        a[0] in (do.SIMPLE, do.ADVANCED)
        or s.party_of(a[1]) in (-1, seat)
        or not s.players[seat].land[a[2]]
        or not s.party(s.party_of(a[1])).land[a[2]]
    ),
    "his.tourism.wonders": lambda s, seat, a, r: len(s.players[seat].wonders) < 4,
    "his.revolution.cards": both(at("RecoverCard"), lambda s, seat, a, r: a[1] not in s.players[seat].queue),
    "his.event.before": lambda s, seat, a, r: s.events and r.thing == s.event and a[0] in (do.SIMPLE, do.ADVANCED),
    "his.event.unpaid": lambda s, seat, a, r: s.events and r.thing == s.event,
    "his.wonder.own": lambda s, seat, a, r: a[1] not in s.players[seat].wonders,
    "his.wonder.turned": lambda s, seat, a, r: a[1] in s.players[seat].turned,
    "his.wonder.on-action": lambda s, seat, a, r: (
        ACTIVATION[a[1]] == ON_ACTION
        and r.thing == ACTIVATION_DETAIL[a[1]]
        and r.thing not in s.players[seat].revealed[:1] * (len(s.players[seat].revealed) == 1)
    ),
    "his.wonder.most": not_most,
    "his.wonder.pay-cubes": lambda s, seat, a, r: (
        ACTIVATION[a[1]] == PAYING_CUBES and r.have == s.players[seat].ready < r.need
    ),
    "his.wonder.pay-vp": lambda s, seat, a, r: (
        ACTIVATION[a[1]] == PAYING_VP and r.have == s.players[seat].vp < r.need
    ),
    "his.wonder.destroy": lambda s, seat, a, r: (
        (ACTIVATION[a[1]] == DESTROYING_WONDERS and a[2] not in s.players[seat].wonders)
        or len(s.players[seat].wonders) == 1
    ),
    "his.wonder.not-itself": lambda s, seat, a, r: a[1] == a[2],
    "his.wonder.no-victim": lambda s, seat, a, r: a[2] >= 0 and ACTIVATION[a[1]] != DESTROYING_WONDERS,
    "his.wonder.next-action": lambda s, seat, a, r: a[1] in s.players[seat].fresh,
    "his.wonder.begun": lambda s, seat, a, r: s.stack[-1].begun >= 0,  # type: ignore[attr-defined]
    "his.wonder.refresh": both(at("RefreshWonder"), lambda s, seat, a, r: a[1] not in s.players[seat].turned),
    "his.wonder.no-chain": lambda s, seat, a, r: any(one.kind == REFRESH_WONDER for one in EFFECTS[a[1]]),
    "his.command.powers": lambda s, seat, a, r: a[0] == do.COMMAND and a[1] not in POWERS,
    "his.command.option": lambda s, seat, a, r: not s.command,
    "his.command.once": lambda s, seat, a, r: s.command and s.players[seat].command != 1,
    "his.command.condition": lambda s, seat, a, r: s.players[seat].command == 1,
    "his.command.cube": lambda s, seat, a, r: (
        a[2] > 2 or (s.players[seat].supply, s.players[seat].used, s.players[seat].ready)[a[2]] == 0
    ),
    "his.setup.civilizations": both(at("ChooseCivilization"), lambda s, seat, a, r: a[1] not in CIVILIZATIONS),
    "his.setup.colour": lambda s, seat, a, r: (
        COLOR[a[1]] in [COLOR[s.party(n).civilization] for n in range(s.parties()) if s.party(n).civilization >= 0]
    ),
    "his.setup.green": lambda s, seat, a, r: not s.chosen and COLOR[a[1]] != "green",
    "his.setup.empty": lambda s, seat, a, r: any(s.party(n).land[a[1]] for n in range(s.parties())),
    "his.leaders.draft": both(
        at("LeaderDraft"),
        lambda s, seat, a, r: a[1] not in s.stack[-1].pack,  # type: ignore[attr-defined]
    ),
    "his.advanced.leaders": lambda s, seat, a, r: (
        a[1] not in s.stack[-1].pack  # type: ignore[attr-defined]
        or ERA[a[1]] in [ERA[leader] for leader in s.players[seat].coming]
    ),
    "his.advanced.retire": both(
        at("RetireAdviser"), lambda s, seat, a, r: a[1] not in s.players[seat].adviser_deck
    ),
    "his.advanced.advisers": both(
        at("DrawAdviser"), lambda s, seat, a, r: a[1] not in s.players[seat].adviser_deck
    ),
    "his.goals.matrix": lambda s, seat, a, r: (a[1], a[2]) not in CELLS,
    "his.goals.clan": lambda s, seat, a, r: GOVERNMENT_AT[a[1]][a[2]] == GOVERNMENT_AT[1][1],
    "his.goals.cells": lambda s, seat, a, r: any(
        abs(t - a[1]) <= 1 and abs(m - a[2]) <= 1 for t, m in zip(s.goal_technology, s.goal_military, strict=True)
    ),
}
