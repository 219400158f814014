"""Every row of the box takes effect in play: actions, technologies, civilizations, wonders, events and orders.

What comes at a moment is seen in the lines that random games write while they go through `apply`. What works all
the time writes none: a game is played again without it, and the same moves no longer lead to the same end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from ecumene.games.age_of_civilization.card_data import (
    ACTION_COINS,
    ACTION_COUNT,
    ACTION_VP,
    CARAVAN,
    CIVILIZATIONS,
    COUNT,
    EVENT_ROWS,
    FORTS_GAINED,
    ORDER_ROWS,
    PLAGUE,
    RESEARCH,
    RIVAL_CHANGE,
    SPECIAL_EVENT_ROWS,
    SPECIALS,
    STONES_GAINED,
    SYMBOL,
    THINGS,
    TRADE,
    WONDER,
    WORKER_LOST,
)
from ecumene.games.age_of_civilization.effects import powers as does
from ecumene.games.age_of_civilization.game import GAME
from ecumene.games.age_of_civilization.modules.changing_world import BLACK_DEATH, HORDE
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.verbs import BUY, MONUMENT_WITH_STONE, PASS, RESOLVE
from ecumene.kernel.frame import Action, advance, apply, waiting
from ecumene.kernel.laws import setups
from ecumene.kernel.luck import Event, Luck

GAMES = 50  # of every set-up
EAGER = (WONDER, RESEARCH, CARAVAN, MONUMENT_WITH_STONE, BUY, RESOLVE)
MOMENTS = {
    "CivilizationPhase": does.RAISE,
    "LearnTechnologies": does.LEARN,
    "TakeWonder": does.TAKE,
    "TurnEnd": does.TURN_END,
    "War": does.WAR,
    "GameEnd": does.GAME_END,
}
LINES = {"vp": does.GAIN_VP, "coins": does.GAIN_COINS, "workers": does.GAIN_WORKERS, "endow": does.GAIN_PAY}
LINES |= {"learn": does.GAIN_TECHS, "wonder": does.GAIN_WONDERS, "action": does.GAIN_CULTURE}
Seen = set[tuple[object, ...]]
Moves = list[tuple[int, Action]]


class Game:
    """A random game of eager players, and what its lines tell."""

    def __init__(self, players: int, options: dict[str, Any], seed: int) -> None:
        self.players, self.options, self.seed = players, options, seed
        self.moves: Moves = []
        self.choices: list[int] = []
        self.seen: Seen = set()
        self.cards: set[int] = set()
        dice, luck = Luck(~seed & 0xFFFF), Luck(seed)
        luck.log = []
        s = GAME.setup(players, dict(options), luck)
        advance(s, luck)
        while waiting(s):
            who = waiting(s)[0]
            legal = s.stack[-1].legal(s, who)
            wanted = [a for a in legal if a[0] in EAGER]
            choices = wanted if wanted and dice.below(2) else legal
            a = choices[dice.below(len(choices))]
            self.moves.append((who, a))
            self.choices.append(len(legal))
            before = len(luck.log)
            apply(s, who, a, luck)
            for line in luck.log[before:]:
                self.note(s, line, who, a)
        self.cards = {card for player in s.players for card in (*player.civs, *player.wonders)}
        self.cards |= {card for seat in range(players) for card in s.cells_of(seat)} | {*s.lasting, *s.row}
        self.end = GAME.dump(s)

    def note(self, s: GameState, line: Event, who: int, a: Action) -> None:
        """Note what one line tells of the thing that it was written for."""
        kind, card, sign = line.kind, line.source, line.amount > 0
        frame = line.because[-1][0]
        acting = does.PASS if a[0] == PASS else does.LEARN if a[0] == RESEARCH else does.TAKE
        what = does.GAIN_RIVALS if kind == "coins" and line.seat != who else LINES.get(kind, -1)
        self.seen.add((card, MOMENTS.get(frame, acting), what))
        self.seen |= {(card, kind, sign), (card, what), (kind, line.subject)}

    def differs(self) -> bool:
        """Play the same moves again; return whether they lead elsewhere, or others are legal than were."""
        luck = Luck(self.seed)
        s = GAME.setup(self.players, dict(self.options), luck)
        advance(s, luck)
        for (who, a), choices in zip(self.moves, self.choices, strict=True):
            legal = s.stack[-1].legal(s, who) if who in waiting(s) else []
            if a not in legal or len(legal) > choices:  # something was paid for, or forbidden
                return True
            apply(s, who, a, luck)
        return GAME.dump(s) != self.end


@cache
def games() -> list[Game]:
    """Play all games, once for all tests."""
    return [Game(players, options, seed) for seed in range(GAMES) for players, options in setups(GAME)]


@cache
def seen() -> Seen:
    """Return all that was seen in any game."""
    return set[tuple[object, ...]]().union(*(game.seen for game in games()))


def gains() -> Iterator[tuple[int, int, int]]:
    """Yield what cards give at a moment: the card, the moment, and what."""
    for table in (does.MAIN_GAINS, does.CARD_GAINS):
        for moment in range(len(does.WHEN)):
            for card in range(COUNT):
                yield from ((card, moment, gain.what) for gain in table[moment][card])


def rows_of(thing: int, row: dict[str, Any]) -> Iterator[tuple[object, ...]]:
    """Yield the lines in which all that a row gives and takes can be seen."""
    for key, value in row.items():
        if isinstance(value, dict) and key in ("gain", "lose"):
            yield from ((thing, kind, key == "gain") for kind in value if kind != "per")
        elif isinstance(value, dict) and key not in ("afterwards", "plague_immune"):
            yield from rows_of(thing, value)


def lacking(rows: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    """Return the tellings that were never seen."""
    return [row for row in rows if row not in seen()]


def unseen(
    table: list[list[Any]], things: Iterable[int], among: list[Game] | None = None
) -> list[tuple[str, int]]:
    """Return the entries of a table without which all games that could show it go as they went."""
    found = []
    for thing in things:
        whole = table[thing]
        for at in range(len(whole)):
            table[thing] = whole[:at] + whole[at + 1 :]
            try:
                if not any(game.differs() for game in among or games() if thing in game.cards):
                    found.append((THINGS.slug(thing), at))
            finally:
                table[thing] = whole
    return found


def test_what_cards_give_at_a_moment_is_seen_to_be_given() -> None:
    rows = list(gains())
    assert len(rows) > 50 and len(set(rows)) == len(rows)
    chosen = (does.GAIN_TECHS, does.GAIN_WONDERS)  # later, in questions of their own
    rows += [(card, moment, does.GAIN_VP) for card, moment, what in rows if what == does.GAIN_PAY]
    missing = lacking([(card, what) if what in chosen else (card, moment, what) for card, moment, what in rows])
    assert [(THINGS.slug(int(str(row[0]))), *row[1:]) for row in missing] == []


def test_without_what_works_all_the_time_the_same_moves_lead_elsewhere() -> None:
    assert sum(map(len, does.MAIN_PAIRS)) > 50 and sum(map(len, does.CARD_PAIRS)) > 50
    assert unseen(does.MAIN_PAIRS, range(COUNT)) == []
    assert unseen(does.CARD_PAIRS, range(COUNT)) == []


def test_immunity_holds_against_the_plague_itself() -> None:
    """Some events ask for it as well, so it is looked at in games without them."""
    immune = [card for card in range(COUNT) if (does.PLAGUE_IMMUNE, 1) in does.CARD_PAIRS[card]]
    plain = [game for game in games() if not {"changing_world", "scenario"} & {*game.options}]
    assert immune and not any(unseen(does.CARD_PAIRS, [card], plain) for card in immune)


def test_what_an_action_gives_if_a_condition_holds_matters() -> None:
    assert sum(map(len, does.EXTRAS)) == 4 and unseen(does.EXTRAS, range(ACTION_COUNT)) == []


def test_each_action_is_seen_to_give_what_its_card_says() -> None:
    columns = {"vp": ACTION_VP, "coins": ACTION_COINS, "stones": STONES_GAINED, "forts": FORTS_GAINED}
    rows: list[tuple[object, ...]] = [
        (TRADE, does.GAIN_RIVALS),
        (WONDER, "stones", False),
        (PLAGUE, "workers", False),
    ]
    for action in range(ACTION_COUNT):
        rows += [(action, kind, True) for kind, amounts in columns.items() if amounts[action]]
        rows += [(action, "rival", False)] if RIVAL_CHANGE[action] else []
        rows += [("red-slot", action)] if WORKER_LOST[action] else []
        rows += [("war", action), (action, "workers", False)] if SYMBOL[action] == "war" else []
    assert len(rows) > 30 and lacking(rows) == []


def test_each_civilization_and_special_card_is_seen_to_be_taken() -> None:
    rows: list[tuple[object, ...]] = [(kind, civ) for kind in ("raise", "annex") for civ in CIVILIZATIONS]
    assert lacking([*rows, *(("buy", card) for card in SPECIALS)]) == []


def test_events_and_orders_are_seen_to_give_and_take_what_they_say() -> None:
    rows: list[tuple[object, ...]] = [("horde-withstood", HORDE), ("horde-overruns", HORDE)]
    rows += [(BLACK_DEATH, "workers", False)]
    for row in [*EVENT_ROWS, *SPECIAL_EVENT_ROWS]:
        token = THINGS.numbers[row["id"]]
        rows += [("event", token), *rows_of(token, row)]
    for row in ORDER_ROWS:
        order = THINGS.numbers[row["id"]]
        rows += [(order, LINES["learn"]) if kind == "techs" else (order, kind, True) for kind in row["reward"]]
    assert len(rows) > 25 and lacking(rows) == []
