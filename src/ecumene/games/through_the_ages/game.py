"""Through the Ages: A New Story of Civilization, as the table knows it.

Where things are:

    card_data, effects, powers, verbs  the cards and moves as numbers
    player, state                      what lies on the table
    blue_bank, spending, prices        blue tokens, actions, what things cost now
    cards, counts, ratings, amounts    what cards in play add up to, what cards count
    setup, turn, row, ages             set-up, rounds and turns, the card row, ages
    action_phase, take, workers, leaders, wonders, develop, action_cards, abilities,
    trade_routes                       the action phase, one chapter each
    ordered                            actions that a card orders, at a changed price
    refusals, obstacles                what stands in the way, with the rule that forbids it
    gains, losses                      gaining and losing goods, with the choices that losses leave
    turn_end, production, end          the end of a turn and of the game
    dump, frames, audit, view, explain, forecast, features, action_space
                                       positions, knowledge, explanations, bots, the law checker

    politics, events, attacks, aggression, war, pacts, tactics, strength, resign
                                       the politics phase, attacks and armies; attacks is what aggressions and
                                       wars share
    programme, targets, choices, international_agreement, war_over_technology
                                       events, aggressions and wars carried out row by row: whom they concern,
                                       what they leave to choose
    colonies, force                    auctions, colonizing forces, colonies won and lost

What every part keeps to:

    A new frame is listed in frames.py. A frame that waits for a rule's own sake cites it in RULE.
    A card is always in exactly one place that audit.py counts: an action card is in `civil_gone` before it is
    carried out, a revealed event in `past` before it is evaluated (and taken out of it when it becomes a colony).
    When the cards without workers of a seat have changed, call cards.refresh(); when only workers or the tactic
    have, set Player.stat to DIRTY. When a pact comes or goes, refresh both sides.
    Blue and yellow symbols (GIVES_BLUE, GIVES_YELLOW) are moved by whoever brings the card in or out, and every
    token that comes from the box or goes there is told ("blue", "yellow", "token-lost"): a law adds them up.
    Payment is automatic: the smallest tokens first, one of them broken where needed. It leaves the fewest tokens
    on cards, and no other way of paying could do better later (a test proves it): no choice of the payer is lost.
    What only one seat may see is told with its `eye`; what becomes known without a draw calls luck.reveal().
"""

from __future__ import annotations

from typing import Any, Final, cast

from ecumene.games.through_the_ages.action_space import action_space, price_of, refs_of, writable_actions
from ecumene.games.through_the_ages.audit import audit, finish, fits
from ecumene.games.through_the_ages.card_data import HOME, KEY, ROWS, THINGS
from ecumene.games.through_the_ages.dump import dump, restore
from ecumene.games.through_the_ages.features import features
from ecumene.games.through_the_ages.forecast import forecast, warnings
from ecumene.games.through_the_ages.rounds.end import FIRST_GAME_KINDS, result
from ecumene.games.through_the_ages.setup import lay_out
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.turn import calm
from ecumene.games.through_the_ages.verbs import GRAMMAR
from ecumene.games.through_the_ages.view import imagine, view
from ecumene.kernel.frame import Action, State
from ecumene.kernel.game import Doc, Game, Option, Options
from ecumene.kernel.luck import Luck
from ecumene.kernel.modifiers import Sum
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.rules import read_rulebook

SEATS: Final = [2, 3, 4]


class ThroughTheAges(Game):
    """Two to four players, five ages, 179 civil and 150 military cards."""

    def __init__(self) -> None:
        self.key = KEY
        self.prefix = "tta"
        self.seats = SEATS
        self.options = [Option("first_game", [], SEATS), Option("peaceful", [], SEATS)]
        self.points = ["culture", "starvation", "prepare", *FIRST_GAME_KINDS.values()]
        self.things = THINGS
        self.grammar = GRAMMAR
        self.rulebook = read_rulebook(HOME / "rules.toml")

    def setup(self, players: int, options: Options, luck: Luck) -> State:
        return lay_out(players, options, luck)

    def check_options(self, players: int, options: Options) -> Refusal | None:
        return None

    def view(self, s: State, seat: int) -> Doc:
        return view(cast(Board, s), seat)

    def imagine(self, view: Doc, luck: Luck) -> State:
        return imagine(view, luck)

    def dump(self, s: State) -> Doc:
        return dump(cast(Board, s))

    def restore(self, doc: Doc) -> State:
        return finish(restore(doc))

    def audit(self, s: State) -> None:
        audit(cast(Board, s))

    def fits(self, s: State, players: int, options: Options) -> None:
        fits(cast(Board, s), players, options)

    def refs(self, s: State, seat: int, a: Action) -> list[str]:
        return refs_of(cast(Board, s), seat, a)

    def price(self, s: State, seat: int, a: Action) -> dict[str, Sum]:
        return price_of(cast(Board, s), seat, a)

    def result(self, s: State) -> dict[str, Any]:
        return result(cast(Board, s))

    def features(self, s: State, seat: int) -> dict[str, float]:
        return features(cast(Board, s), seat)

    def calm(self, s: State) -> bool:
        return calm(cast(Board, s))

    def warnings(self, s: State, seat: int) -> list[tuple[str, dict[str, Any]]]:
        return warnings(cast(Board, s), seat)

    def forecast(self, s: State, seat: int) -> dict[str, int]:
        return forecast(cast(Board, s), seat)

    def origins(self) -> list[tuple[str, str]]:
        return [(row["id"], row["origin"]) for row in ROWS]

    def writable_actions(self, s: State) -> list[Action]:
        return writable_actions(cast(Board, s))

    def action_space(self) -> list[Action]:
        return action_space()


GAME: Final = ThroughTheAges()
