"""Situations of Through the Ages, told in a few words.

`situation(seat("iron alchemy", workers="bronze:2 iron:1", leader="homer", tokens="bronze:3"), seat(), age=1)` is a
board of two players in the action phase of seat 0. It is built by editing the position of a fresh game, so the
audit has looked at it. What is not told is neutral: seats have the workers, technologies and banks of the start,
all actions, no goods and no cards; unnamed cards fill the decks, the row is empty, older cards are gone.
"""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.card_data import (
    AGE,
    GIVES_BLUE,
    GIVES_YELLOW,
    KIND,
    LEADER,
    ROW,
    TYPE,
    WORKER_CARDS,
    thing,
)
from ecumene.games.through_the_ages.economy.blue_bank import food, resources
from ecumene.games.through_the_ages.economy.ratings import discontent
from ecumene.games.through_the_ages.economy.ratings import ratings as rate
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, MILITARY_ACTIONS
from ecumene.games.through_the_ages.rounds.ages import civil_deck, military_deck
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import VERBS
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.grammar import Grammar
from ecumene.kernel.luck import Event, Luck, Written
from tests.games.handling import Handling

_HANDS = Handling(GAME)
fresh = _HANDS.fresh
refusal = _HANDS.refusal
slugs = _HANDS.slugs
frames = _HANDS.frames

Doc = dict[str, Any]
THINGS = GAME.things
GRAMMAR = Grammar(VERBS, THINGS)
START = {"agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 0, "warriors": 1}
YELLOW, BLUE, UNUSED = 25, 16, 1
AUTO = -1
PHASES = {"start": 0, "war": 1, "politics": 3, "actions": 5, "end of turn": 5, "production": 6, "draw": 7}


def counts(text: str) -> dict[str, int]:
    """Read "bronze:2 iron" as numbers by card."""
    pairs = [word.split(":") for word in text.split()]
    return {pair[0]: int(pair[1]) if len(pair) > 1 else 1 for pair in pairs}


def seat(tech: str = "", /, **told: Any) -> Doc:
    """Tell one seat: technologies in play, workers and blue tokens on cards, other cards by slugs, and counters.

    `workers` replaces the workers of the start card by card; lists of cards are words in one string.
    """
    doc: Doc = {
        "culture": 0, "science": 0, "yellow": AUTO, "blue": AUTO, "unused": UNUSED, "ca": AUTO, "ma": AUTO,
        "extra_ma": 0, "unit_pool": 0, "science_pool": 0, "resource_pool": 0, "food_pool": 0, "used": 0, "once": 0,
        "leaders_taken": AUTO, "stages": 0, "exclusive": 0, "war_on": -1, "pact_with": -1, "pact_side": 0,
        "no_politics": 0, "out": 0, "government": "despotism", "leader": "-", "wonder": "-", "homer": "-",
        "tactic": "-", "war": "-", "pact": "-", "wonders": "", "ruins": "", "colonies": "", "hand": "",
        "fresh": "", "military": "", "workers": "", "tokens": "",
    }  # fmt: skip
    assert set(told) <= set(doc), set(told) - set(doc)
    doc |= told
    workers, doc["workers"] = counts(doc["workers"]), dict(START)
    doc["specials"] = ["-"] * 4
    for slug in tech.split():
        if thing(slug) < WORKER_CARDS:
            doc["workers"].setdefault(slug, 0)
        else:
            doc["specials"][KIND[thing(slug)]] = slug
    doc["workers"] |= workers
    doc["tokens"] = counts(doc["tokens"])
    for name in ("wonders", "ruins", "colonies", "fresh"):
        doc[name] = doc[name].split()
    for name in ("hand", "military"):
        doc[name] = sorted(doc[name].split(), key=thing)
    return doc


def situation(
    *seats: Doc,
    at: str | list[Doc] = "actions",
    turn: int = 0,
    round: int = 4,
    first: int = 0,
    age: int = 1,
    row: str = "",
    deck: str | None = None,
    arms: str | None = None,
    events: str = "",
    future: str = "",
    past: str = "",
    tactics: str = "",
    discard: str = "",
    last_round: int = AUTO,
    **options: Any,
) -> GameState:
    """Tell a board. `row` names the row from the left, "-" for an empty place; `deck` and `arms` are all that is
    left of the civil and military deck of the age."""
    players = [dict(told) for told in seats] or [seat(), seat()]
    doc = GAME.dump(GAME.setup(len(players), options, Luck(1)))
    last = 2 if options.get("first_game") else 3
    doc |= {"round": round, "first": first, "current": turn, "age": age, "over": False, "top": "-", "top_seen": -1}
    doc["last_round"] = (round + 1 if last_round == AUTO else last_round) if age == 4 else 0
    doc["deck_players"] = [len(players) if at <= min(age, last) else 0 for at in range(4)]
    doc["row"] = row.split() + ["-"] * (ROW - len(row.split()))
    doc["players"] = players
    for player in players:
        _settle(player)
    _civil(doc, deck)
    for name, told in (("past", past), ("tactics", tactics), ("discard", discard), ("future", future)):
        doc[name] = told.split()
    doc["events"] = sorted(events.split(), key=thing)
    doc["events_by"], doc["future_by"] = [-1] * len(doc["events"]), [0] * len(doc["future"])
    doc["hidden"] = [[] for _ in players]
    _military(doc, arms)
    doc["stack"] = at if isinstance(at, list) else _stack(at, turn, first, len(players))
    return _with_actions(doc)


def _settle(player: Doc) -> None:
    """Work out tokens and leaders that were not told."""
    cards = [thing(slug) for slug in [*player["specials"], *player["wonders"], *player["colonies"]] if slug != "-"]
    on_cards = sum(player["workers"].values())
    if player["yellow"] == AUTO:
        player["yellow"] = YELLOW - on_cards - player["unused"] + sum(GIVES_YELLOW[card] for card in cards)
    if player["blue"] == AUTO:
        total = BLUE + sum(GIVES_BLUE[card] for card in cards)
        player["blue"] = total - sum(player["tokens"].values()) - player["stages"]
    if player["leaders_taken"] == AUTO:
        leaders = [player["leader"], *player["hand"]]
        ages = {AGE[thing(slug)] for slug in leaders if slug != "-" and TYPE[thing(slug)] == LEADER}
        player["leaders_taken"] = sum(1 << age for age in ages)


def _civil(doc: Doc, deck: str | None) -> None:
    """Put the civil cards that were not told into the deck of the age, or out of the game."""
    rest = [card for age, made in enumerate(doc["deck_players"]) if made for card in civil_deck(age, made)]
    told = [slug for slug in doc["row"] if slug != "-"] + (deck or "").split()
    for player in doc["players"]:
        told += player["hand"] + player["wonders"] + player["specials"] + list(player["workers"])
        told += [player["government"], player["leader"], player["wonder"]]
        told += ["homer"] if player["homer"] != "-" else []
    for slug in told:
        if slug not in START and slug not in ("-", "despotism"):
            rest.remove(thing(slug))
    current = [card for card in rest if AGE[card] == doc["age"] and deck is None]
    doc["civil_deck"] = deck.split() if deck is not None else slugs(current)
    doc["civil_gone"] = slugs([card for card in rest if card not in current])


def _military(doc: Doc, arms: str | None) -> None:
    made, peaceful, first_game = doc["deck_players"], doc["peaceful"], doc["first_game"]
    rest = [card for age in range(4) if made[age] for card in military_deck(age, made[age], peaceful, first_game)]
    told = doc["past"] + doc["tactics"] + doc["discard"] + doc["future"] + doc["events"] + (arms or "").split()
    for player in doc["players"]:
        told += player["military"] + player["colonies"] + [player["war"], player["pact"]]
        told += [player["tactic"]] if player["exclusive"] else []
    for slug in told:
        if slug != "-":
            rest.remove(thing(slug))
    current = [card for card in rest if AGE[card] == doc["age"] > 0 and arms is None]
    doc["military_deck"] = arms.split() if arms is not None else slugs(current)
    doc["military_gone"] = slugs([card for card in rest if card not in current])


def _stack(at: str, turn: int, first: int, players: int) -> list[Doc]:
    """Return the paragraphs under way at a moment of a turn, at the end of the round or of the game."""
    if at == "round end":
        return [{"frame": "Rounds", "turns": players}]
    begun = {"frame": "Rounds", "turns": 1 + (turn - first) % players}
    stack = [begun, {"frame": "Turn", "seat": turn, "phase": PHASES[at]}]
    return [*stack, {"frame": "ActionPhase", "seat": turn}] if at == "actions" else stack


def _with_actions(doc: Doc) -> GameState:
    """Restore a board; seats whose actions were not told have all of them."""
    told = [(player["ca"], player["ma"]) for player in doc["players"]]
    for player in doc["players"]:
        player["ca"], player["ma"] = 0, 0
    totals = [player.power for player in GAME.restore(doc).players]
    for player, (ca, ma), power in zip(doc["players"], told, totals, strict=True):
        player["ca"] = power[CIVIL_ACTIONS] if ca == AUTO else ca
        player["ma"] = power[MILITARY_ACTIONS] if ma == AUTO else ma
    return GAME.restore(doc)


def moves(s: GameState, verb: str = "") -> list[str]:
    """List the legal moves of the seat that must answer, all of them or those of one verb."""
    texts = [GRAMMAR.text(a) for a in s.stack[-1].legal(s, waiting(s)[0])]
    return [text for text in texts if not verb or text.split()[0] == verb]


def play(s: GameState, *texts: str, draws: str = "", log: list[Event] | None = None) -> GameState:
    """Make moves, each by the seat that must answer; `draws` tells what the decks give."""
    luck = Written([THINGS.numbers[slug] for slug in draws.split()]) if draws else Luck(5)
    luck.log = log
    for text in texts:
        assert text in moves(s), f"'{text}' is none of {moves(s)}"
        apply(s, waiting(s)[0], GRAMMAR.parse(text), luck)
    GAME.audit(s)
    return s


def run(s: GameState, draws: str = "", log: list[Event] | None = None) -> GameState:
    """Let the rules run to the next decision."""
    luck = Written([THINGS.numbers[slug] for slug in draws.split()]) if draws else Luck(5)
    luck.log = log
    advance(s, luck)
    GAME.audit(s)
    return s


def price(s: GameState, text: str) -> dict[str, int]:
    """Return what a move costs, as the table shows it."""
    sums = GAME.teller.price(s, waiting(s)[0], GRAMMAR.parse(text))
    return {kind: total.total() for kind, total in sums.items()}


def ratings(s: GameState, seat: int = 0) -> dict[str, int]:
    """Return the four ratings of a seat."""
    return dict(zip(["science", "culture", "strength", "happiness"], rate(s, seat), strict=True))


def has(s: GameState, seat: int = 0) -> dict[str, int]:
    """Count what a seat has: points, goods, tokens, workers on cards, actions, and its ratings."""
    player = s.players[seat]
    names = ["culture", "science", "yellow", "blue", "unused", "ca", "ma", "extra_ma", "unit_pool", "science_pool"]
    found = {name: getattr(player, name) for name in names}
    found |= {"food": food(player), "resources": resources(player), "discontent": discontent(s, seat)}
    found |= {"hand": len(player.hand), "military": len(player.military), "wonders": len(player.wonders)}
    found |= {THINGS.slug(card): max(0, count) for card, count in enumerate(player.workers)}
    return found | {f"{name} rating": value for name, value in ratings(s, seat).items()}


def change(s: GameState, *texts: str, seat: int = 0, draws: str = "") -> dict[str, int]:
    """Make moves (or let the rules run) and return what changed for a seat, such as {"ca": -1, "unused": 1}."""
    before = has(s, seat)
    if texts:
        play(s, *texts, draws=draws)
    else:
        run(s, draws)
    after = has(s, seat)
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def tokens(s: GameState, seat: int = 0) -> dict[str, int]:
    """Return the blue tokens on cards."""
    return {THINGS.slug(card): count for card, count in enumerate(s.players[seat].tokens) if count}
