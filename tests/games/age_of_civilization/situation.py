"""Situations of Age of Civilization, told in a few words.

`situation(seat("rome", techs="writing"), seat(), round=2, window="culture build")` is a board of two players in
the middle of round 2. It is built by editing the position of a fresh game, so the audit has looked at it.
What is not told is neutral: seats own ten coins, four workers and no cards; unnamed cards fill the rest. So a
situation need not be one that play could have led to, and is not asked for its history as a position would be.
"""

from __future__ import annotations

from typing import Any

from ecumene.games.age_of_civilization import GAME
from ecumene.games.age_of_civilization.audit import audit, derive
from ecumene.games.age_of_civilization.card_data import CONTENT
from ecumene.games.age_of_civilization.state import SCHEMA, GameState
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.luck import Luck, Written
from tests.games.handling import Handling

_HANDS = Handling(GAME)
fresh = _HANDS.fresh
moves = _HANDS.moves
refusal = _HANDS.refusal
log_of = _HANDS.log_of
slugs = _HANDS.slugs
frames = _HANDS.frames

Doc = dict[str, Any]
COUNTS = ["coins", "vp", "workers", "orders", "stones", "forts"]
THINGS = GAME.things


def seat(
    main: str = "",
    *annexed: str,
    techs: str = "",
    wonders: str = "",
    special: str = "-",
    hand: str = "",
    **counts: int,
) -> Doc:
    """Tell one seat: its main civilization, the others it has, its technologies, wonders and counters."""
    assert set(counts) <= set(COUNTS), counts
    return {
        **dict.fromkeys(COUNTS, 0),
        "coins": 10,
        "workers": 4,
        **counts,
        "main": main or "-",
        "civilizations": [civ for civ in [main, *annexed] if civ],
        "technologies": techs.split(),
        "special": special,
        "wonders": wonders.split(),
        "hand": hand.split(),
    }


def situation(
    *seats: Doc,
    at: str | list[Doc] = "actions",
    turn: int = 0,
    round: int = 1,
    first: int = 0,
    window: str = "",
    coming: str = "",
    row: str = "",
    market: dict[str, int] | None = None,
    deck: bool = True,
    wonders: str = "",
    specials: str = "",
    orders: str = "",
    token: str = "",
    tokens: str = "",
    lasting: str = "",
    rival: int | None = None,
    horde: int = 0,
    **options: Any,
) -> GameState:
    """Tell a board. `window` are cards open now, `coming` is the next to open, `token` the event above it."""
    players = [dict(told) for told in seats] or [seat(), seat()]
    doc = GAME.dump(GAME.setup(len(players), options, Luck(1)))
    doc |= {"round": round, "first": first, "horde": horde, "lasting": lasting.split()}
    if rival is not None:
        doc["rival"] = rival
    doc["row"] = row.split() or _row(doc["row"], round, window.split(), coming.split())
    if token:
        doc["tokens"] = ["-"] * 8
        doc["tokens"][round + 2] = token
    elif tokens:
        doc["tokens"][5:] = tokens.split()
    hands = [player.pop("hand") for player in players]
    doc["players"] = players
    _civilizations(doc, market, deck, hands)
    built = [wonder for player in players for wonder in player["wonders"]]
    doc["wonder_market"] = _market(doc["wonder_market"], wonders.split(), built, "wonder")
    bought = [player["special"] for player in players if player["special"] != "-"]
    doc["special_market"] = _market(doc["special_market"], specials.split(), bought, "special_card")
    if doc["order_market"]:
        rest = [row["id"] for row in CONTENT.rows("order") if row["id"] not in orders.split()]
        left = [*orders.split(), *rest][: 6 - players[0]["orders"]]
        doc["order_market"], doc["order_deck"] = left[:3], left[3:]
    doc["over"] = at == "over"
    doc["stack"] = at if isinstance(at, list) else _stack(at, turn, first, len(players))
    s: GameState = SCHEMA.restore(doc)
    derive(s)
    audit(s)
    return s


def play(s: GameState, *texts: str, draws: str = "", seat: int | None = None) -> GameState:
    """Make moves, each by the seat that must answer; `draws` tells what the deck gives."""
    luck = Written([THINGS.numbers[slug] for slug in draws.split()]) if draws else Luck(5)
    for text in texts:
        who = waiting(s)[0] if seat is None else seat
        assert text in moves(s, who), f"'{text}' is none of {moves(s, who)}"
        apply(s, who, GAME.grammar.parse(text), luck)
    GAME.audit(s)
    return s


def run(s: GameState) -> GameState:
    """Let the rules run to the next decision."""
    advance(s, Luck(5))
    GAME.audit(s)
    return s


def has(s: GameState, seat: int = 0) -> dict[str, int]:
    """Count what a seat has."""
    player = s.players[seat]
    counts = {name: getattr(player, name) for name in COUNTS}
    return {**counts, "military": player.military(), "techs": player.techs(), "wonders": len(player.wonders)}


def each(s: GameState, what: str) -> list[int]:
    """Count one thing for every seat."""
    return [has(s, seat)[what] for seat in range(len(s.players))]


def change(s: GameState, *texts: str, seat: int = 0) -> dict[str, int]:
    """Make moves (or let the rules run) and return what changed for a seat, such as {"coins": -4, "vp": 2}."""
    before = has(s, seat)
    if texts:
        play(s, *texts)
    else:
        run(s)
    after = has(s, seat)
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def result(s: GameState) -> Doc:
    """Return the result of a finished game."""
    assert s.over
    return GAME.result(s)


def price(s: GameState, text: str) -> int:
    """Return the coins that a move costs, as the table shows it."""
    return GAME.teller.price(s, waiting(s)[0], GAME.grammar.parse(text))["coins"].total()


def market(s: GameState) -> dict[str, int]:
    """Return the civilizations of the market with the coins on them."""
    return {THINGS.slugs[civ]: coins for civ, coins in zip(s.market, s.coins_on, strict=True)}


def techs(s: GameState, seat: int = 0) -> list[str]:
    """Return the technologies of a seat."""
    return list(GAME.dump(s)["players"][seat]["technologies"])


def _row(cards: list[str], round: int, window: list[str], coming: list[str]) -> list[str]:
    """Put the told cards into their places and the others, in a fixed order, around them."""
    row = [""] * len(cards)
    row[round - 1 : round - 1 + len(window)] = window
    if coming:
        row[round + 2] = coming[0]
    rest = [card for card in sorted(cards) if card not in row]
    return [card or rest.pop() for card in row]


def _market(laid: list[str], told: list[str], owned: list[str], table: str) -> list[str]:
    """Fill a market up to its size; what the seats own was part of it."""
    rest = [row["id"] for row in CONTENT.rows(table) if row["id"] not in told + owned]
    rest.sort(key=lambda slug: slug not in laid)
    return sorted([*told, *rest][: len(laid) - len(owned)], key=THINGS.number)


def _civilizations(doc: Doc, market: dict[str, int] | None, deck: bool, hands: list[list[str]]) -> None:
    """Deal the civilizations: those told to seats, hands and market first, then whatever is left."""
    taken = [civ for player in doc["players"] for civ in player["civilizations"]]
    told = [*taken, *(market or {}), *(civ for hand in hands for civ in hand)]
    if doc["draft"]:
        rest = [row["id"] for row in CONTENT.rows("civilization") if row["id"] not in told]
        _drafted(doc, market, hands, rest)
        return
    pool = [row["civilization"] for row in doc["market"]] + doc["deck"]
    rest = [civ for civ in pool if civ not in told]
    fill = rest[: len(rest) if not deck else max(0, len(doc["market"]) - len(market or {}))]
    _lay(doc, [*(market or {}), *fill], market or {})
    doc["deck"] = sorted((civ for civ in rest if civ not in fill), key=THINGS.number)


def _drafted(doc: Doc, market: dict[str, int] | None, hands: list[list[str]], rest: list[str]) -> None:
    """Invent a draft after which the seats hold these hands; what a told market lacks, the seats took from it."""
    size = len(hands)
    left = list(market) if market is not None else [rest.pop() for _ in range(2 * size)]
    _lay(doc, left, market or {})
    for player in doc["players"]:
        left += player["civilizations"][: 2 * size - len(left)]
    doc["picks"] = []
    for player, hand in zip(doc["players"], hands, strict=True):
        mine = [civ for civ in player["civilizations"] if civ not in left] + hand
        doc["picks"].append(mine + [rest.pop() for _ in range(5 - len(mine))])
    doc["packs"] = []
    for owner in range(size):
        kept = [doc["picks"][(owner + at) % size][at] for at in range(5)]
        doc["packs"].append(sorted([*kept, *left[2 * owner : 2 * owner + 2]], key=THINGS.number))
    doc["deck"] = []


def _lay(doc: Doc, civs: list[str], coins: dict[str, int]) -> None:
    doc["market"] = [{"civilization": civ, "coins": coins.get(civ, 0)} for civ in civs]


def _stack(at: str, turn: int, first: int, players: int) -> list[Doc]:
    """Return the paragraphs under way at a moment of a turn or at the end of the round; none when it is over."""
    if at == "over":
        return []
    if at == "round end":
        return [{"frame": "Rounds", "turns": players}]
    top: dict[str, list[Doc]] = {
        "civilization": [{"frame": "CivilizationPhase", "seat": turn}],
        "actions": [
            {"frame": "ActionPhase", "seat": turn, "used": [0] * 19, "placed": 0, "lost": 0, "passed": 0},
        ],
        "turn end": [],
    }
    phase = {"civilization": 1, "actions": 2, "turn end": 2}[at]
    begun = {"frame": "Rounds", "turns": 1 + (turn - first) % players}
    return [begun, {"frame": "Turn", "seat": turn, "phase": phase}, *top[at]]
