"""Every event, ability, wonder, government and great person takes effect in play, through `apply` alone.

Eager random games from a rich table show events and abilities at work: a line of the log says that one takes
effect, and something changes that was not paid for it. What works all the time is played twice, with the row and
without it: the same moves lead to different tables, or open different moves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from ecumene.games.sid_meiers_civilization.battle.battle import Battle
from ecumene.games.sid_meiers_civilization.card_data import (
    CIVILIZATIONS,
    EVENTS,
    FIRST_TECHNOLOGY,
    GOVERNMENTS,
    GREAT_PEOPLE,
    RESOURCES,
    ROWS,
    TECHNOLOGIES,
    THINGS,
    UNIT_CARDS,
    WONDERS,
    number,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.interrupts.exchange import Exchange
from ecumene.games.sid_meiers_civilization.map.ground import PLAIN, derive_marks
from ecumene.games.sid_meiers_civilization.map.squares import AROUND, NAMES, square
from ecumene.games.sid_meiers_civilization.player import HAND_AT, Player
from ecumene.games.sid_meiers_civilization.start_phase.placing import Placing
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import CHOOSE, GOVERNMENT, LEARN, OFFER, RESEARCH, REVEAL, USE
from ecumene.kernel.frame import apply, waiting
from ecumene.kernel.luck import Luck
from tests.games.sid_meiers_civilization.situation import GAME, army, cities, city, mark, open_map, start, table

BY_NAME = ("free_building", "sacrifice")  # asked for by the civilization; played in test_city_powers and others
USED_IN = ("start", "city")
GIFTS = [event for event in EVENTS if THINGS.slug(event).endswith(("-gift", "-afar"))]
PLAIN_TURN = {OFFER, REVEAL}  # bargaining and new tiles lead nowhere here
BY_HAND = ("culture", "coin", "great-person", "either", "production", "sail", "actions", "trade", "lock")
IN_BATTLE = ("heal", "attack", "wounds")
CANCELLING = ("cancel-action", "cancel-event", "cancel-ability")
CALLED = {
    *((one, "uses") for one in TECHNOLOGIES for each in ABILITIES[one] if each.effect in (*BY_HAND, *IN_BATTLE)),
    *((one, "cancels") for one in TECHNOLOGIES for each in ABILITIES[one] if each.effect in CANCELLING),
}
STANDING = ("code-of-laws", "mass-media", "space-flight")  # seen in tests of their own, in games too long for this
Seen = set[tuple[int, str]]


def rich(seed: int, first: str = "") -> GameState:
    """Return a table of two or three seats that know and hold much of everything, near each other."""
    dice = Random(seed)
    civilizations = dice.sample(["america", "china", "egypt", "germany", "rome", "russia"], 2 + seed % 2)
    s = table(*([first, *(one for one in civilizations if one != first)][:2] if first else civilizations))
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    land = ["d5", "d6", "d7", "e6", "e7", "f7", "c7", "c8"]
    for seat, player in enumerate(s.players):
        for technology in dice.sample(TECHNOLOGIES[:-1], 14):
            player.technologies |= 1 << (technology - FIRST_TECHNOLOGY)
        well_read(player)
        player.trade, player.culture, player.resources = 12, 12, [3] * 4
        player.huts, player.villages = RESOURCES[:] * 2, RESOURCES[:] * 2
        player.units = sorted(dice.sample(UNIT_CARDS, 5))
        for at in dice.sample(land, 2):
            if not any(square(at) in one.armies for one in s.players):
                army(s, seat, at, at)
        player.hand = sorted(dice.sample(EVENTS, 8) if seed % 4 else GIFTS)
    city(s, 0, "c6")
    mark(s, 1, "market", name_near(s, 1, 0))
    mark(s, 1, "library", name_near(s, 1, 1))
    mark(s, 1, "artist", name_near(s, 1, 2))
    return start(s)


def well_read(player: Player) -> None:
    """Work out the powers of a seat, with room for many cards."""
    player.derive()
    player.power = player.power[:]
    player.power[HAND_AT] = 20


def name_near(s: GameState, seat: int, at: int) -> str:
    """Return a square beside the capital of a seat."""
    return NAMES.slugs[AROUND[s.players[seat].cities[0]][at]]


def standing(s: GameState) -> list[Any]:
    """Return what effects change, but nothing that they are paid with."""
    found: list[Any] = [s.disaster_at[:], s.disaster_to[:], s.locked[:], s.obsolete[:], s.wonder_row[:]]
    for player in s.players:
        found += [player.culture, player.boost[:], player.actions[:], player.government, player.armies[:]]
        found += [player.scouts[:], player.cities[:], player.walls[:], player.marks[:], player.people[:]]
        found += [player.units[:], player.coin_tokens[:], player.technologies, player.trade]
    for frame in s.stack:
        if isinstance(frame, Battle):
            found += [frame.deal, frame.mend, frame.plus, frame.hurt[:], frame.harmed[:]]
        elif isinstance(frame, Exchange | Placing):
            found.append(type(frame).__name__)
    return found


@cache
def seen() -> Seen:
    """Play eager random games, and return what took effect: what was used or played, and what cancelled."""
    found: Seen = set()
    for seed in range(400):
        s, dice, luck, cancelling = rich(seed), Random(seed), Luck(seed), -1
        for _ in range(70):
            if not waiting(s):
                break
            seat = waiting(s)[0]
            legal = [a for a in s.stack[-1].legal(s, seat) if a[0] not in PLAIN_TURN] or s.stack[-1].legal(s, seat)
            decline = s.stack[-1].declines(s, seat)
            eager = [a for a in legal if a != decline]
            a = dice.choice(eager if eager and dice.random() < 0.85 else legal)
            before, luck.log = standing(s), []
            apply(s, seat, a, luck)
            for line in luck.log:
                if line.kind == "effect" and standing(s) != before:
                    found.add((line.subject, "uses"))
                if line.kind == "coin" and line.subject >= 0:
                    found.add((line.subject, "uses"))
                if line.kind == "spent" and line.source in GIFTS:  # it stands for a resource
                    found.add((line.source, "uses"))
                if line.kind == "cancels":
                    cancelling = line.subject
                if line.kind == "cancelled":
                    found.add((cancelling, "cancels"))
    return found


def test_every_event_takes_effect() -> None:
    done = {thing for thing, how in seen() if how in ("uses", "cancels")}
    assert [THINGS.slug(event) for event in EVENTS if event not in done] == []


def test_every_ability_that_is_used_takes_effect() -> None:
    assert sorted(THINGS.slug(one) for one, how in CALLED - seen() if THINGS.slug(one) not in STANDING) == []


@pytest.mark.parametrize("wonder", [THINGS.slug(wonder) for wonder in WONDERS if ROWS[wonder]["phase"] in USED_IN])
def test_every_wonder_that_is_used_takes_effect(wonder: str) -> None:
    changed = 0
    for seed in range(8):
        s, luck, a = with_wonder(seed, number(wonder)), Luck(seed), (USE, number(wonder), 0)
        if ROWS[number(wonder)]["phase"] == "city":
            cities(s)
        if a not in s.stack[-1].legal(s, 0):
            continue
        turn, before = type(s.stack[-1]), [*standing(s), *hoard(s.players[0])]
        apply(s, 0, a, luck)
        while not isinstance(s.stack[-1], turn):
            apply(s, waiting(s)[0], s.stack[-1].legal(s, waiting(s)[0])[0], luck)
        changed += [*standing(s), *hoard(s.players[0])][: len(before)] != before
    assert changed


def hoard(player: Player) -> list[Any]:
    """Return what wonders bring besides."""
    return [player.canal, player.hand[:], player.resources[:]]


@pytest.mark.parametrize("wonder", [THINGS.slug(one) for one in WONDERS if ROWS[one]["phase"] not in USED_IN])
def test_every_wonder_that_stands_takes_effect(wonder: str) -> None:
    def obsolete(s: GameState) -> None:
        s.obsolete.append(number(wonder))

    assert differs(
        lambda seed: with_wonder(seed, number(wonder)), obsolete, {"obsolete"}, {CHOOSE, USE}
    )  # what makes wonders obsolete


@pytest.mark.parametrize("government", [THINGS.slug(one) for one in GOVERNMENTS if ROWS[one]["lines"]])
def test_every_government_takes_effect(government: str) -> None:
    def governed(seed: int) -> GameState:
        s = rich(seed)
        s.players[0].government = number(government)
        return s

    def lifted(s: GameState) -> None:
        s.players[0].government = number("despotism")

    assert differs(governed, lifted, {"government"}, {GOVERNMENT})


@pytest.mark.parametrize("person", [THINGS.slug(one) for one in GREAT_PEOPLE])
def test_every_great_person_takes_effect(person: str) -> None:
    def placed(seed: int) -> GameState:
        s = rich(seed)
        at = AROUND[s.players[0].cities[0]][3]
        s.ground[at] = PLAIN[number("grassland")]
        mark(s, 0, person, NAMES.slugs[at])
        return s

    def away(s: GameState) -> None:
        s.players[0].marks.pop()
        s.players[0].marks_at.pop()
        derive_marks(s)

    assert differs(placed, away, {"marks"}, set())


@pytest.mark.parametrize("technology", [THINGS.slug(one) for one in TECHNOLOGIES[:-1]])
def test_every_technology_takes_effect(technology: str) -> None:
    bit = 1 << (number(technology) - FIRST_TECHNOLOGY)

    def learned(seed: int) -> GameState:
        return known(rich(seed), bit)

    assert differs(learned, lambda s: known(s, -bit), {"technologies"}, {RESEARCH, LEARN})


@pytest.mark.parametrize(
    ("civilization", "ability"),
    [(THINGS.slug(one), name) for one in CIVILIZATIONS for name in ROWS[one]["ability"] if name not in BY_NAME],
)
def test_every_ability_of_a_civilization_takes_effect(
    civilization: str, ability: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_it = [course(civilization, seed) for seed in range(40)]
    monkeypatch.delitem(ROWS[number(civilization)]["ability"], ability)
    assert with_it != [course(civilization, seed) for seed in range(40)]


def course(civilization: str, seed: int) -> Any:
    """Play at random with a civilization, with a hut and a village near, and return how the table stands."""
    s, dice, luck = rich(seed, civilization.removesuffix("-civilization")), Random(seed), Luck(seed)
    s.huts, s.villages = [square("e5")], [square("f6")]
    for _ in range(120):
        if waiting(s):
            seat = waiting(s)[0]
            legal = s.stack[-1].legal(s, seat)
            apply(s, seat, dice.choice([a for a in legal if a[0] not in (OFFER, REVEAL)] or legal), luck)
    return shown(s, set())


def known(s: GameState, bit: int) -> GameState:
    """Let the first seat know a technology, or (negative) not know it."""
    player = s.players[0]
    player.technologies = player.technologies | bit if bit > 0 else player.technologies & ~-bit
    well_read(player)
    return s


def with_wonder(seed: int, wonder: int) -> GameState:
    """Return a rich table on which the first seat has built a wonder."""
    s = rich(seed)
    s.wonder_row = [-1 if one == wonder else one for one in s.wonder_row]
    s.wonder_deck = [one for one in s.wonder_deck if one != wonder]
    mark(s, 0, THINGS.slug(wonder), NAMES.slugs[AROUND[s.players[0].cities[0]][3]])
    return s


def differs(
    made: Callable[[int], GameState], change: Callable[[GameState], Any], hidden: set[str], closed: set[int]
) -> bool:
    """Play the same moves with a row and without it, in many games, and return whether they ever come apart."""
    for seed in range(60):
        s = made(seed)
        if s.over:
            continue
        other = s.copy()
        change(other)
        if come_apart(s, other, seed, hidden, {OFFER, REVEAL, *closed}):
            return True
    return False


def come_apart(s: GameState, other: GameState, seed: int, hidden: set[str], closed: set[int]) -> bool:
    """Play the same moves at two tables, and return whether they come to differ, or open different moves."""
    dice, luck, same = Random(seed), Luck(seed), Luck(seed)
    for _ in range(60):
        if waiting(s) != waiting(other) or shown(s, hidden) != shown(other, hidden):
            return True
        if not waiting(s):
            return False
        seat = waiting(s)[0]
        one, two = s.stack[-1].legal(s, seat), other.stack[-1].legal(other, seat)
        one, two = [a for a in one if a[0] not in closed] or one, [a for a in two if a[0] not in closed] or two
        if one != two:
            return True
        a = dice.choice(one)
        apply(s, seat, a, luck)
        apply(other, seat, a, same)
    return False


def shown(s: GameState, hidden: set[str]) -> Any:
    """Return a table as it is stored, without what was changed at the beginning."""
    doc = {key: value for key, value in GAME.dump(s).items() if key not in hidden}
    doc["players"] = [{key: row[key] for key in row if key not in hidden} for row in doc["players"]]
    return doc
