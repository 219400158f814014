"""Age of Civilization, as the table knows it."""

from __future__ import annotations

from typing import Any, Final, cast

from ecumene.games.age_of_civilization.actions import action_of
from ecumene.games.age_of_civilization.audit import audit, finish, fits
from ecumene.games.age_of_civilization.card_data import (
    ACTION_COUNT,
    AUTOMATA,
    CARAVAN,
    CIVILIZATIONS,
    CULTURE,
    HOME,
    KEY,
    MONUMENT_WORKS,
    ORDERS,
    PLAGUE,
    RESEARCH,
    ROWS,
    SCENARIO_ROWS,
    SPECIAL_PRICE,
    SPECIALS,
    TECHNOLOGIES,
    THINGS,
    WONDER,
    WONDERS,
)
from ecumene.games.age_of_civilization.dump import check_fields, dump, restore
from ecumene.games.age_of_civilization.end import result, rivals
from ecumene.games.age_of_civilization.explain import price_sum
from ecumene.games.age_of_civilization.features import features
from ecumene.games.age_of_civilization.forecast import forecast, warnings
from ecumene.games.age_of_civilization.history_checks import check_history
from ecumene.games.age_of_civilization.powers import CARD_GAINS, GAIN_PAY, MAIN_GAINS, TURN_END
from ecumene.games.age_of_civilization.setup import lay_out
from ecumene.games.age_of_civilization.state import Board
from ecumene.games.age_of_civilization.turn_end import optional
from ecumene.games.age_of_civilization.verbs import (
    ANNEX,
    BUY,
    DECLINE,
    DONE,
    GRAMMAR,
    LEARN,
    MONUMENT_WITH_STONE,
    PASS,
    PICK,
    PLAIN,
    RAISE,
    RESOLVE,
    SKIP,
    TAKE,
    WONDER_WITH_STONE,
)
from ecumene.games.age_of_civilization.view import imagine, view
from ecumene.kernel.automata import Automaton
from ecumene.kernel.frame import Action, State
from ecumene.kernel.game import Doc, Game, Option, Options
from ecumene.kernel.luck import Luck
from ecumene.kernel.modifiers import Sum
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.rules import read_rulebook

SEVERAL: Final = [2, 3, 4]
TARGETS: Final[dict[int, list[int]]] = {
    WONDER: [-1, *WONDERS],
    MONUMENT_WORKS: [-1, *WONDERS],
    WONDER_WITH_STONE: [-1, *WONDERS],
    MONUMENT_WITH_STONE: [-1, *WONDERS],
    RESEARCH: TECHNOLOGIES,
    CARAVAN: ORDERS,
    RAISE: CIVILIZATIONS,
    ANNEX: CIVILIZATIONS,
    BUY: SPECIALS,
    LEARN: TECHNOLOGIES,
    TAKE: WONDERS,
    PICK: CIVILIZATIONS,
}


class AgeOfCivilization(Game):
    """One to four players, six rounds, forty-eight civilizations."""

    def __init__(self) -> None:
        self.key = KEY
        self.prefix = "aoc"
        self.seats = [1, *SEVERAL]
        self.options = [
            Option("innovations", [], [1, *SEVERAL]),
            Option("changing_world", [], SEVERAL),
            Option("draft", [], SEVERAL),
            Option("first_game", [], SEVERAL),
            Option("scenario", [row["id"] for row in SCENARIO_ROWS], [1]),
        ]
        self.things = THINGS
        self.points = ["vp"]
        self.endings_without_winner = ["solo"]
        self.automata = AUTOMATA
        self.grammar = GRAMMAR
        self.rulebook = read_rulebook(HOME / "rules.toml")

    def setup(self, players: int, options: Options, luck: Luck) -> State:
        return lay_out(players, options, luck)

    def check_options(self, players: int, options: Options) -> Refusal | None:
        if players == 1:
            if options.get("changing_world"):
                return Refusal("aoc.solo.no-changing-world")
            if options.get("draft"):
                return Refusal("aoc.solo.no-draft")
            if options.get("first_game"):
                return Refusal(
                    "aoc.path.no-first-game" if "scenario" in options else "aoc.skirmish.plague-position"
                )
        elif "scenario" in options:
            return Refusal("aoc.path.solo-only")
        return None

    def view(self, s: State, seat: int) -> Doc:
        return view(cast(Board, s), seat)

    def imagine(self, view: Doc, luck: Luck) -> State:
        return imagine(view, luck)

    def dump(self, s: State) -> Doc:
        return dump(cast(Board, s))

    def restore(self, doc: Doc) -> State:
        s = finish(restore(doc))
        check_fields(doc)
        check_history(s)
        return s

    def audit(self, s: State) -> None:
        audit(cast(Board, s))

    def fits(self, s: State, players: int, options: Options) -> None:
        fits(cast(Board, s), players, options)

    def refs(self, s: State, seat: int, a: Action) -> list[str]:
        verb, subject, amount = a
        if verb <= MONUMENT_WITH_STONE:
            refs = [f"action:{THINGS.slugs[action_of(verb)]}"]
            return [*refs, f"card:{THINGS.slugs[subject]}"] if verb in TARGETS and subject >= 0 else refs
        if verb in (SKIP, PASS, DONE):
            return [f"button:{GRAMMAR.verbs[verb].word}"]
        refs = [f"card:{THINGS.slugs[subject]}"]
        if verb == RESOLVE and amount >= 0:
            refs.append(f"card:{THINGS.slugs[amount]}")
        return refs

    def price(self, s: State, seat: int, a: Action) -> dict[str, Sum]:
        board = cast(Board, s)
        verb, subject, _ = a
        if verb == BUY:
            return {"coins": Sum([(subject, SPECIAL_PRICE)])}
        if verb == RESOLVE:
            offer = optional(board.players[seat], subject)
            if offer is None:
                return {}
            if offer.pays:
                return {"coins": Sum([(subject, offer.pays)])}
            return {"coins": price_sum(board, seat, CULTURE, 0, False, subject)}
        if verb > MONUMENT_WITH_STONE:
            return {}
        return {"coins": price_sum(board, seat, action_of(verb), subject, verb >= ACTION_COUNT, -1)}

    def result(self, s: State) -> dict[str, Any]:
        return result(cast(Board, s))

    def automata_of(self, s: State) -> list[Automaton]:
        return rivals(cast(Board, s))

    def features(self, s: State, seat: int) -> dict[str, float]:
        return features(cast(Board, s), seat)

    def warnings(self, s: State, seat: int) -> list[tuple[str, dict[str, Any]]]:
        return warnings(cast(Board, s), seat)

    def forecast(self, s: State, seat: int) -> dict[str, int]:
        return forecast(cast(Board, s), seat)

    def origins(self) -> list[tuple[str, str]]:
        return [(row["id"], row.get("origin", "designed")) for row in ROWS]

    def writable_actions(self, s: State) -> list[Action]:
        board = cast(Board, s)
        actions: list[Action] = []
        for verb in range(len(GRAMMAR.verbs)):
            if verb in TARGETS:
                actions += [(verb, target, 0) for target in TARGETS[verb]]
            elif verb == DECLINE:
                actions += [(verb, card, 0) for card in TECHNOLOGIES + CIVILIZATIONS]
            elif verb == RESOLVE:
                for card in [*TECHNOLOGIES, *CIVILIZATIONS, *WONDERS]:
                    actions += [(verb, card, target) for target in [-1, *board.market]]
            elif verb != PLAGUE:
                actions.append(PLAIN[verb])
        return actions

    def action_space(self) -> list[Action]:
        actions: list[Action] = []
        for verb in range(len(GRAMMAR.verbs)):
            if verb in TARGETS:
                actions += [(verb, target, 0) for target in TARGETS[verb]]
            elif verb == DECLINE:
                actions += [(verb, card, 0) for card in TECHNOLOGIES + CIVILIZATIONS]
            elif verb == RESOLVE:
                for card in [*TECHNOLOGIES, *CIVILIZATIONS, *WONDERS]:
                    gains = MAIN_GAINS[TURN_END][card] + CARD_GAINS[TURN_END][card]
                    pays = any(gain.what == GAIN_PAY for gain in gains)
                    actions += [(verb, card, target) for target in ([-1, *CIVILIZATIONS] if pays else [-1])]
            elif verb != PLAGUE:
                actions.append(PLAIN[verb])
        return actions


GAME: Final = AgeOfCivilization()
