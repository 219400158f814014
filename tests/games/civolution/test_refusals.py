"""Reasons of research, fate dice, incomes, locations and removals: each is met, and true where it is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from ecumene.games.civolution import verbs as do
from ecumene.games.civolution.building.removal import Ashore, Removal, TribeLost
from ecumene.games.civolution.card_data import (
    BOX,
    CARD_TYPE,
    CARDS,
    GOALS,
    INCOMES,
    LAND_ROWS,
    MATERIAL_ROWS,
    STACK_ROWS,
    START_TOKENS,
)
from ecumene.games.civolution.continent.lands import PLACES
from ecumene.games.civolution.dice.fate import favour_check
from ecumene.games.civolution.eras.sites import Glacier
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.level_block.goals import GoalGain
from ecumene.games.civolution.level_block.incomes import IncomeAction, IncomeChip, IncomeInstall
from ecumene.games.civolution.locations.helpers import Grotto, SacredMountain
from ecumene.games.civolution.modules.exploration import Exploration, Revelation
from ecumene.games.civolution.modules.research import CardChoice, CardDraw, CardGain
from ecumene.games.civolution.modules.sustenance import AnyFind, FindRoll, Hunt, HuntRoll, LuckyFind
from ecumene.games.civolution.printed import BOAT, FARM
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import Action, Frame, advance, apply, refuse, waiting
from ecumene.kernel.luck import Luck
from ecumene.table.words import LANGS, words
from tests.games.civolution.claims import CLAIMS
from tests.games.civolution.random_games import begin

POSITIONS = 200
APART = 9
NUMBERS = range(8)
DECKS = {
    "": [0], "number": list(NUMBERS), "place": list(range(len(PLACES.slugs))),
    "stack": BOX.numbers(STACK_ROWS), "card": CARDS, "income": [*INCOMES, *START_TOKENS], "goal": GOALS,
    "land": BOX.numbers(LAND_ROWS), "material": BOX.numbers(MATERIAL_ROWS),
}  # fmt: skip
OPERANDS = {
    do.OPEN: "stack", do.DRAW: "stack", do.KEEP: "card", do.UNDER: "card", do.VALUE: "number", do.IDEA: "number",
    do.ROLL: "", do.INCOME: "income", do.INSTALL: "income+", do.PERFORM: "income", do.POINT: "income",
    do.PRODUCE: "place", do.TRANSPORT: "place$", do.EXPLORE: "place", do.REVEAL: "place", do.WEAKEN: "place+",
    do.RAZE: "place", do.CROSS: "place", do.LOSE: "place+", do.HUNT: "place", do.FIND: "land",
    do.STORE: "material", do.GOAL: "goal+", do.CHECK: "place",
}  # fmt: skip


def tries(choose: Random) -> Iterator[Action]:
    """Yield moves of every kind that these reasons are told for."""
    for verb, operand in OPERANDS.items():
        name = operand.rstrip("+$")
        subjects = DECKS[name]
        for subject in choose.sample(subjects, min(len(subjects), 12)):
            amount = choose.choice(NUMBERS) if operand.endswith("+") else 0
            yield verb, subject, choose.choice(DECKS["material"]) if operand.endswith("$") else amount


def paragraphs(s: GameState, seat: int, choose: Random) -> Iterator[Frame[GameState]]:
    """Yield the paragraphs whose refusals are told with reasons, as this position may lead to them."""
    open_corners = [corner for corner, location in enumerate(s.locations) if location >= 0]
    waters = [place for place in s.players[seat].boat_at if place >= 0]
    tokens = [token for token in s.income_display if token >= 0]
    cards = sorted(choose.sample([card for stack in s.closed for card in stack], 3))
    dice = sorted(choose.randrange(1, 7) for _ in range(2))
    yield CardGain(seat, 1, choose.randrange(-1, 5), -1)
    yield CardDraw(seat, 4, 1, [choose.randrange(5)], -1)
    yield CardChoice(seat, choose.randrange(2), cards, [CARD_TYPE[card] for card in cards], -1)
    yield HuntRoll(seat, 3, dice, -1)
    yield FindRoll(seat, 1, dice, -1)
    yield from (IncomeChip(seat, 1, -1), GoalGain(seat, 1, -1), Hunt(seat, 1, -1, -1), LuckyFind(seat, 1, -1))
    yield from (AnyFind(seat, 2, -1), Exploration(seat, 1, -1), Revelation(seat, 1, -1), TribeLost(seat, -1))
    yield from (Removal(seat, FARM, 0, -1), Removal(seat, BOAT, 0, -1))
    if tokens:
        yield IncomeInstall(seat, tokens[0])
        yield IncomeAction(seat, 2, 1, tokens, tokens[:1], -1, 1)
    if waters:
        yield Ashore(seat, waters[0], 1, 0, -1)
    if open_corners:
        corner = choose.choice(open_corners)
        yield from (Grotto(seat, corner, -1, 0, 0), SacredMountain(seat, corner), Glacier(seat, corner))
        yield Grotto(seat, corner, choose.choice(s.land.around[corner]), 1, 0)


def positions() -> Iterator[tuple[GameState, int]]:
    """Yield positions of random games, some moves apart."""
    seed = found = 0
    while True:
        seed += 1
        s, luck = begin(1 + seed % 4, seed)
        dice, moves = Random(seed), 0
        while waiting(s):
            seat = waiting(s)[0]
            if moves % APART == 0 and s.stack and s.era > 0:
                yield s, seat
                found += 1
                if found == POSITIONS:
                    return
            moves += 1
            s = s.copy()
            apply(s, seat, dice.choice(s.stack[-1].legal(s, seat)), luck)


MET = {
    ("civo.research.gain", -2), ("civo.research.gain", 1), ("civo.research.draw", -2), ("civo.research.keep", -2),
    ("civo.research.keep", 0), ("civo.research.keep", 1), ("civo.favour.ideas", 0), ("civo.favour.ideas", 1),
    ("civo.income.gain", -2), ("civo.income.install", -2), ("civo.income.action", 1), ("civo.income.action", -2),
    ("civo.goal.gain", -2), ("civo.hunt.where", 1), ("civo.find.land", 1), ("civo.explore.where", 1),
    ("civo.explore.where", 2), ("civo.event.cost", 1), ("civo.weather.tribe", 1), ("civo.location.grotto", 1),
    ("civo.location.grotto", 2), ("civo.location.grotto", 3), ("civo.location.sacred-mountain", 1),
    ("civo.location.glacier", 1), ("civo.location.glacier", 2),
}  # fmt: skip


def test_reasons_are_true_in_two_hundred_positions() -> None:
    told: Counter[tuple[str, int]] = Counter()
    for number, (s, seat) in enumerate(positions()):
        choose = Random(number)
        for frame in paragraphs(s, seat, choose):
            trial = s.copy()
            trial.stack.append(frame)
            legal = set(frame.legal(trial, seat))
            for a in tries(choose):
                if a in legal or not frame.takes(a[0]):
                    continue
                refusal = refuse(trial, seat, a)
                where = f"{type(frame).__name__}: {GAME.grammar.text(a)}: {refusal.rule} {refusal.need}"
                assert CLAIMS[refusal.rule](trial, seat, a, refusal), where
                told[refusal.rule, refusal.need] += 1
    assert sorted(MET - set(told)) == []


def test_reasons_of_a_favour_check_are_true() -> None:
    told: set[int] = set()
    for number, (s, seat) in enumerate(positions()):
        trial = s.copy()
        favour_check(trial, seat, 0, 0, -1)
        advance(trial, Luck(number))
        frame = trial.stack[-1]
        if type(frame).__name__ != "FavourCheck":
            continue
        legal = frame.legal(trial, seat)
        for a in [(do.ROLL, 0, 0), *((do.IDEA, value, 0) for value in range(1, 7))]:
            if a not in legal:
                refusal = refuse(trial, seat, a)
                assert CLAIMS[refusal.rule](trial, seat, a, refusal), (a, refusal.rule, refusal.need, refusal.have)
                told.add(refusal.have)
    assert len(told) > 4


@pytest.mark.parametrize("lang", LANGS)
def test_a_reason_says_more_than_the_rule(lang: str) -> None:
    said = words(GAME, lang)
    for number, (s, seat) in zip(range(12), positions(), strict=False):
        for frame in paragraphs(s, seat, Random(number)):
            s.stack.append(frame)
            legal = frame.legal(s, seat)
            for a in tries(Random(number)):
                if a in legal or not frame.takes(a[0]):
                    continue
                refusal = refuse(s, seat, a)
                text = said.refusal(refusal)
                assert text.endswith(said.rule(refusal.rule)) and "none" not in text and "-2" not in text
                assert (text == said.rule(refusal.rule)) <= (refusal.need == -1)
            s.stack.pop()
