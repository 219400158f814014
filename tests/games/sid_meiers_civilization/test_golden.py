"""A whole game of three is kept: every battle can be followed card by card, every gain has its line in the log."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple, cast

import pytest

import ecumene
from ecumene.cli.boards import board_of
from ecumene.cli.commands.record import account
from ecumene.cli.words import say
from ecumene.games.sid_meiers_civilization.battle.force import bonus, strength
from ecumene.games.sid_meiers_civilization.map.figures import city_at
from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.luck import Event, Written
from ecumene.table.messages import LANGS
from ecumene.table.moves import value_of
from ecumene.table.record import parse
from ecumene.table.table import Table
from ecumene.table.words import words

NAME = "sid-meiers-civilization-3"
RECORD = Path(__file__).parents[2] / "golden" / f"{NAME}.txt"
# Lines after which somebody may have more coins than before.
COIN_LINES = {
    "coin", "placed", "removed", "learned", "founded", "capital", "government", "moved", "sends", "razed",
    "figures-died", "figure-died", "sacrificed", "phase-start", "effect", "battle-won",
}  # fmt: skip


class Step(NamedTuple):
    """A move of the record: the table before it and after it, and what was told."""

    before: GameState
    after: GameState
    events: list[Event]


@cache
def steps() -> list[Step]:
    """Play the record again, move by move."""
    parsed = parse(RECORD.read_text(encoding="utf-8"))
    whole = ecumene.load(RECORD.read_text(encoding="utf-8"))
    things = whole.rules.things
    outcomes = [[value_of(things, word) for word in line.luck] for line in parsed.lines]
    table = Table.begin(whole.rules, whole.players, whole.options, 0, Written(outcomes[0]))
    found: list[Step] = []
    for line, luck in zip(parsed.lines[1:], outcomes[1:], strict=True):
        before, told = cast(GameState, table.state.copy()), len(table.history)
        table.reseed(Written(luck))
        table.play(line.seat, line.text)
        events = [event for move in table.history[told:] for event in move.events]
        found.append(Step(before, cast(GameState, table.state.copy()), events))
    assert table.result == whole.result
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_the_account_reads_well(lang: str) -> None:
    table = ecumene.load(RECORD.read_text(encoding="utf-8"))
    said = words(table.rules, lang)
    lines = account(table, board_of(said, say(lang)), say(lang), False)
    assert said.lacking == set()
    assert not [line for line in lines if re.search(r"log-|none\b|[{}]", line)]


def test_the_game_shows_what_the_game_is_about() -> None:
    told = {event.kind for step in steps() for event in step.events}
    needed = {
        "founded",
        "hut",
        "attacked",
        "battle-won",
        "learned",
        "advanced",
        "great-person",
        "offer-accepted",
        "cancels",
    }
    assert needed - told == set(), "play another seed"


def test_every_battle_is_followed_card_by_card() -> None:
    battles = 0
    alive: dict[int, list[int]] = {}
    square = -1
    for step in steps():
        for event in step.events:
            kind = event.kind.removeprefix("barbarian-")
            if kind in ("attacked", "village"):
                alive, square = {}, event.target
                village = kind == "village"
                attacker = event.seat
            elif kind in ("front", "strike"):
                side = event.seat if kind == event.kind else -1
                alive.setdefault(side, []).append(event.subject)
            elif event.kind in ("unit-died", "barbarian-died"):
                alive[event.seat].remove(event.subject)
            elif kind == "sums":
                battles += 1
                assert event.amount == expected(step.before, event.seat, attacker, square, village, alive)
    assert battles >= 2 and battles % 2 == 0


def expected(
    s: GameState, seat: int, attacker: int, square: int, village: bool, alive: dict[int, list[int]]
) -> int:
    """Return the sum of a side: its living units as strong as they were, and its lead in bonuses."""
    total = sum(strength(s, seat, card) for card in alive.get(seat, []))
    if village:
        return total + (bonus(s, seat, square, False) if seat >= 0 else 0)
    defender = next(side for side in (city_at(s, square), *[one for one in alive if one != attacker]) if side >= 0)
    mine, theirs = (seat, defender) if seat == attacker else (seat, attacker)
    city = city_at(s, square) == defender
    lead = bonus(s, mine, square, city and mine == defender) - bonus(
        s, theirs, square, city and theirs == defender
    )
    return total + max(0, lead)


@pytest.mark.parametrize("what", ["trade", "culture"])
def test_trade_and_culture_rise_by_what_the_log_tells(what: str) -> None:
    for step in steps():
        for seat in range(3):
            was, now = (getattr(s.players[seat], what) for s in (step.before, step.after))
            kinds = (what, "arts") if what == "culture" else (what,)
            told = sum(event.amount for event in step.events if event.kind in kinds and event.seat == seat)
            assert now - was <= told, [event.kind for event in step.events]
            assert told == now - was or told > 0 or now < was


def test_trade_and_culture_come_from_a_thing_a_phase_or_a_deed() -> None:
    for step in steps():
        kinds = {event.kind for event in step.events}
        for event in step.events:
            if event.kind in ("trade", "culture"):
                assert event.amount > 0
                assert event.source >= 0 or event.because, kinds


def test_coins_rise_only_where_a_line_tells_why() -> None:
    risen = 0
    for step in steps():
        for seat in range(3):
            if step.before.players[seat].cities and coins(step.after, seat) > coins(step.before, seat):
                risen += 1
                assert COIN_LINES & {event.kind for event in step.events}
    assert risen
