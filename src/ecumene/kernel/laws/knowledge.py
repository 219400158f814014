"""Laws of knowledge: a view fits the worlds imagined from it, and nothing else tells those worlds apart."""

from __future__ import annotations

import json
from typing import Any

from ecumene.kernel.frame import Action, State, apply, may_change, waiting
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.laws.declared import check_declared_view
from ecumene.kernel.laws.moves import Cited, check_refusals, legal_moves
from ecumene.kernel.laws.report import BrokenLaw, Report, difference, exact, same
from ecumene.kernel.luck import Blind, Event, Luck, Unforeseen

KNOWLEDGE = "knowledge"  # the name of the law
WORLDS = 2
SPECTATOR = -1
MOST_PARTS = 4  # of what one card does, told apart in the log


def check_views(
    game: Game, s: State, players: int, cited: dict[int, list[Cited]], dice: Luck, report: Report
) -> None:
    """Check the views of all seats and of a spectator against worlds imagined from them.

    `cited` holds what each seat that is asked is refused in truth.
    """
    truth = game.dump(s)
    for seat in range(SPECTATOR, players):
        who = f"seat {seat}" if seat >= 0 else "the spectator"
        view = game.view(s, seat)
        text = _json(view, who)
        for _ in range(WORLDS):
            world = _imagined(game, text, who, dice)
            same("view", f"{who} sees an imagined world otherwise", view, game.view(world, seat))
            check_same_choices(game, s, world, seat)
            check_open(game, s, world, players)
            if seat in cited and check_refusals(game, world, seat) != cited[seat]:
                raise BrokenLaw(KNOWLEDGE, f"{who} is refused otherwise in a world that fits its view")
            report.worlds += 1
            report.strange += exact(game.dump(world)) != exact(truth)
        check_declared_view(game.schema, view)
        deface(view)
        if exact(game.dump(s)) != exact(truth):
            raise BrokenLaw("view", f"{who} can change the state: {difference(truth, game.dump(s))}")


def check_same_choices(game: Game, s: State, world: State, seat: int) -> None:
    """Check that what a seat is told of itself and of its moves does not depend on what it cannot know.

    Totals and prospects are told at any time, the rest when it is asked. `destroys` sees the move alone.
    """
    if waiting(world) != waiting(s):
        raise BrokenLaw(KNOWLEDGE, f"{waiting(world)} must answer instead of {waiting(s)} in a world that fits")
    if may_change(world) != may_change(s):
        raise BrokenLaw(
            KNOWLEDGE, f"{may_change(world)} may change instead of {may_change(s)} in a world that fits"
        )
    shown = game.teller.totals(s, seat), game.teller.totals(world, seat)
    same(KNOWLEDGE, f"the totals of seat {seat} are others in a world that fits its view", *shown)
    if seat != SPECTATOR:
        foretold = [[each.doc() for each in game.teller.prospects(state, seat)] for state in (s, world)]
        same(KNOWLEDGE, f"the prospects of seat {seat} are others in a world that fits its view", *foretold)
    if seat not in waiting(s) and seat not in may_change(s):
        return
    if legal_moves(world, seat) != legal_moves(s, seat):
        raise BrokenLaw(KNOWLEDGE, f"seat {seat} has other moves in a world that fits its view")
    if world.stack[-1].declines(world, seat) != s.stack[-1].declines(s, seat):
        raise BrokenLaw(KNOWLEDGE, f"seat {seat} declines otherwise in a world that fits its view")
    for a in legal_moves(s, seat):
        if _touch(game, world, seat, a) != _touch(game, s, seat, a):
            text = game.grammar.text(a)
            raise BrokenLaw(
                KNOWLEDGE, f"'{text}' costs, brings, touches or is called otherwise in a world that fits"
            )
        chances = game.teller.chances(s, seat, a), game.teller.chances(world, seat, a)
        same(KNOWLEDGE, f"chances of '{game.grammar.text(a)}' are others in a world that fits", *chances)
        cautions = game.teller.cautions(s, seat, a), game.teller.cautions(world, seat, a)
        same(KNOWLEDGE, f"'{game.grammar.text(a)}' is warned of otherwise in a world that fits", *cautions)
    warned = game.teller.warnings(s, seat), game.teller.warnings(world, seat)
    same(KNOWLEDGE, f"seat {seat} is warned otherwise in a world that fits its view", *warned)


def check_open(game: Game, s: State, world: State, players: int) -> None:
    """Check that map, automata and forecasts, which everybody sees, do not depend on what anybody cannot know."""
    for each in range(players):
        foreseen = [
            [game.teller.forecast(state, each), game.teller.forecast_stops(state, each)] for state in (s, world)
        ]
        same(KNOWLEDGE, f"the forecast of seat {each} is another in a world that fits", *foreseen)
    if game.map_changes:
        same(KNOWLEDGE, "the map is another in a world that fits", _map(game, s), _map(game, world))
    elif game.map_of(s) is not game.map:
        raise BrokenLaw("map", "it changes, though the game does not say so")
    same(KNOWLEDGE, "the automata are others in a world that fits", _automata(game, s), _automata(game, world))


def _map(game: Game, s: State) -> Doc | None:
    chart = game.map_of(s)
    if chart is None:
        return None
    strangers = [slug for slug in chart.slugs.slugs if game.map is None or slug not in game.map.slugs.numbers]
    if strangers:
        raise BrokenLaw("map", f"{strangers} are no places of the game")
    return chart.shape()


def _automata(game: Game, s: State) -> list[Any]:
    return [[each.number, each.level, each.points, each.numbers] for each in game.automata_of(s)]


def check_quiet(
    game: Game, before: State, after: State, seat: int, a: Action, log: list[Event], dice: Luck
) -> None:
    """Check that a move which neither drew nor revealed taught its seat nothing: undo relies on it."""
    text = exact(game.view(before, seat))
    move = game.grammar.text(a)
    for _ in range(WORLDS):
        world = _imagined(game, text, f"seat {seat}", dice)
        luck = Blind()
        luck.log = []
        try:
            apply(world, seat, a, luck)
        except Unforeseen as error:
            raise BrokenLaw("quiet", f"'{move}' meets a {error} only in another world that fits") from error
        same("quiet", f"'{move}' teaches seat {seat}", game.view(after, seat), game.view(world, seat))
        same("quiet", f"the log of '{move}' teaches seat {seat}", seen(log, seat), seen(luck.log, seat))


def check_log(game: Game, log: list[Event], players: int) -> None:
    """Check that every line of the log is about things and seats that exist."""
    things = range(-1, len(game.things))
    seats = range(-1, players)
    places = range(-1, 0 if game.map is None else len(game.map.places))
    for event in log:
        if event.origin not in places or event.target not in places:
            raise BrokenLaw("log", f"'{event.kind}' goes from {event.origin} to {event.target}")
        if event.automaton not in range(-1, len(game.automata)) or (event.automaton >= 0 and event.seat >= 0):
            raise BrokenLaw("log", f"'{event.kind}' names automaton {event.automaton} and seat {event.seat}")
        part = event.source >= 0 and -1 - MOST_PARTS <= event.subject < -1
        known = (event.subject in things or part) and event.source in things
        eyes = event.eye in seats and event.other_eye in (seats if event.eye >= 0 else [-1])
        if not (event.kind and known and event.seat in seats and eyes):
            raise BrokenLaw("log", f"'{event.kind}' names seat {event.seat}, {event.subject}, {event.source}")


def seen(log: list[Event], seat: int) -> list[list[Any]]:
    """Return the lines of a log as a seat reads them."""
    return [
        [e.kind, e.seat, e.automaton, -1 if e.hidden_from(seat) else e.subject, e.amount, e.source, *_where(e)]
        for e in log
    ]


def _where(e: Event) -> list[Any]:
    return [e.origin, e.target, e.because]


def deface(doc: Any) -> None:
    """Empty all parts of a document, so that whoever shares one with it is found out."""
    parts = doc.values() if isinstance(doc, dict) else doc if isinstance(doc, list) else []
    for part in parts:
        deface(part)
    if isinstance(doc, dict | list):
        doc.clear()


def _json(view: Doc, who: str) -> str:
    try:
        text = exact(view)
    except (TypeError, ValueError) as error:
        raise BrokenLaw("json", f"the view of {who} cannot be written: {error}") from error
    if json.loads(text) != view:
        raise BrokenLaw("json", f"the view of {who} changes: {difference(view, json.loads(text))}")
    return text


def _imagined(game: Game, text: str, who: str, dice: Luck) -> State:
    given = json.loads(text)
    world: State = game.imagine(given, Luck(dice.below(1 << 30)))
    if exact(given) != text:
        raise BrokenLaw("imagine", f"imagining changed the view of {who}")
    deface(given)
    try:
        game.audit(world)
    except ValueError as error:
        raise BrokenLaw("imagine", f"a world imagined by {who} fails its audit: {error}") from error
    return world


def _touch(game: Game, s: State, seat: int, a: Action) -> list[Any]:
    prices = [(kind, price.rows, price.total()) for kind, price in game.teller.price(s, seat, a).items()]
    teller = game.teller
    called = [teller.named_by(s, seat, a), teller.told_as(s, seat, a)]
    return [teller.refs(s, seat, a), prices, teller.gain(s, seat, a), called]
