"""Ways to spoil a position. Each changes it and returns what the complaint must name, or "" where it cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.age_of_civilization.card_data import WONDER_ROWS

Doc = dict[str, Any]
Damage = Callable[[Doc], str]
DAMAGES: list[Damage] = []
EXPLOIT, PLAGUE = 2, 10


def damage(spoil: Damage) -> Damage:
    """Add a way to spoil a position."""
    DAMAGES.append(spoil)
    return spoil


def frame(doc: Doc, name: str) -> Doc:
    """Return a paragraph that is under way, or nothing."""
    return next((row for row in doc["state"]["stack"] if row["frame"] == name), {})


def active(doc: Doc) -> tuple[int, Doc]:
    """Return the seat whose turn it is, and what it has; nothing between turns."""
    turn = frame(doc, "Turn")
    return (turn["seat"], doc["state"]["players"][turn["seat"]]) if turn else (-1, {})


def count(name: str, value: int) -> Damage:
    """Return a damage of one number of the first seat."""

    def spoil(doc: Doc) -> str:
        doc["state"]["players"][0][name] = value
        return f"seat 0 has {value} {name}" if value >= 0 else f"state.players.0..{name} must not be negative"

    spoil.__name__ = f"{name}_{value}"
    return spoil


def whole(name: str, value: Any, named: str) -> Damage:
    """Return a damage of one field of the board."""

    def spoil(doc: Doc) -> str:
        doc["state"][name] = value
        return named

    spoil.__name__ = f"{name}_{value}"
    return spoil


DAMAGES += [
    count("coins", -1),
    count("vp", -3),
    count("workers", 5),
    count("workers", -1),
    count("orders", -1),
    count("stones", 99),
    count("forts", 99),
    whole("round", 0, "round 0; the rounds are 1 to 6"),
    whole("round", 7, "round 7; the rounds are 1 to 6"),
    whole("round", "2", "state.round must be a whole number"),
    whole("first", 4, "state.first: there is no seat 4"),
    whole("over", 1, "state.over must be true or false"),
    whole("row", [], "state.row has 0 places, not 8"),
    whole("packs", [["rome"]], "packs"),
    whole("deck", ["chess"], "nothing is called chess"),
    whole("cheat", 1, "state has no field cheat; its fields are: stack, over, players, round, first"),
    whole("order_deck", ["silk", "silk"], "silk is there [23] times, not 1|orders .* in all, not"),
]


@damage
def unknown_field_of_a_seat(doc: Doc) -> str:
    doc["state"]["players"][-1]["luck"] = 7
    return f"state.players.{len(doc['state']['players']) - 1}. has no field luck; its fields are: coins"


@damage
def unknown_field_of_the_market(doc: Doc) -> str:
    if not doc["state"]["market"]:
        return ""
    doc["state"]["market"][0]["price"] = 7
    return "state.market.0. has no field price; its fields are: civilization, coins"


@damage
def missing_field(doc: Doc) -> str:
    del doc["state"]["players"][0]["coins"]
    return "state.players.0. lacks its field coins"


@damage
def one_seat_too_many(doc: Doc) -> str:
    players = doc["state"]["players"]
    players.append({**players[0], "civilizations": [], "main": "-", "wonders": [], "special": "-"})
    return "exactly one player, not 2|wonder cards: . in all, not .|every seat needs its own|5 players"


@damage
def stones_where_there_is_no_quarry(doc: Doc) -> str:
    if "quarry" in doc["state"]["row"]:
        return ""
    doc["state"]["players"][0]["stones"] = 1
    return "seat 0 has 1 stones; no action here gives any"


@damage
def forts_where_nobody_fortifies(doc: Doc) -> str:
    if "fortify" in doc["state"]["row"]:
        return ""
    doc["state"]["players"][0]["forts"] = 2
    return "seat 0 has 2 forts; no action here gives any"


@damage
def horde_that_cannot_have_come(doc: Doc) -> str:
    if doc["state"]["horde"]:
        return ""
    doc["state"]["horde"] = 1
    return "horde is 1, but the Horde has not come"


@damage
def horde_forgotten(doc: Doc) -> str:
    if not doc["state"]["horde"]:
        return ""
    doc["state"]["horde"] = 0
    return "horde is 0, but the Horde has come"


@damage
def lasting_event_of_another_table(doc: Doc) -> str:
    doc["state"]["lasting"] = [*doc["state"]["lasting"], "horde"]
    return "horde is not an event in play that lasts|lasting events are .*horde; in round"


@damage
def lasting_event_forgotten(doc: Doc) -> str:
    if not doc["state"]["lasting"]:
        return ""
    doc["state"]["lasting"] = []
    return "lasting events are -; in round . it is (black-death|great-drought)"


@damage
def order_fulfilled_out_of_nothing(doc: Doc) -> str:
    doc["state"]["players"][0]["orders"] += 1
    return "orders"


@damage
def alone_or_not(doc: Doc) -> str:
    doc["state"]["solo"] = not doc["state"]["solo"]
    return "a solo table has exactly one player"


@damage
def rival_for_several(doc: Doc) -> str:
    if doc["state"]["solo"]:
        return ""
    doc["state"]["rival"] = 3
    return "rival is 3; a virtual rival is for one player"


@damage
def rival_too_strong(doc: Doc) -> str:
    if not doc["state"]["solo"]:
        return ""
    doc["state"]["rival"] += 9
    return "the rival has .* military; in round . it is"


@damage
def scenario_for_several(doc: Doc) -> str:
    if doc["state"]["solo"]:
        return ""
    doc["state"]["scenario"] = "silk-road"
    return "the scenario silk-road is for one player"


@damage
def not_a_scenario(doc: Doc) -> str:
    doc["state"]["scenario"] = "rome"
    return "state.scenario: rome does not belong there"


@damage
def action_card_twice(doc: Doc) -> str:
    row = doc["state"]["row"]
    row[0] = row[1]
    return f"the action row: {row[1]} is there 2 times, not 1"


@damage
def fixed_card_elsewhere(doc: Doc) -> str:
    row = doc["state"]["row"]
    if not doc["state"]["solo"] or "plague" not in row:
        return ""
    at = row.index("plague")
    row[at], row[at - 1] = row[at - 1], row[at]
    return f"{row[at]} lies at place {at + 1} of the row, where plague belongs"


@damage
def foreign_token(doc: Doc) -> str:
    doc["state"]["tokens"][7] = "rats" if doc["state"]["solo"] else "horde"
    return "event tokens: (rats|horde) does not belong there"


@damage
def token_elsewhere(doc: Doc) -> str:
    tokens = doc["state"]["tokens"]
    if set(tokens) == {"-"}:
        return ""
    doc["state"]["tokens"] = [tokens[-1], *tokens[:-1]]
    return "event tokens"


@damage
def civilization_in_two_places(doc: Doc) -> str:
    market, deck = doc["state"]["market"], doc["state"]["deck"]
    if not market or not deck:
        return ""
    deck[0] = market[0]["civilization"]
    return f"civilization cards: {deck[0]} is there 2 times, not 1"


@damage
def civilization_lost(doc: Doc) -> str:
    if not doc["state"]["deck"]:
        return ""
    return f"civilization cards: .* {doc['state']['deck'].pop()} missing"


@damage
def wonder_among_the_civilizations(doc: Doc) -> str:
    if not doc["state"]["deck"]:
        return ""
    doc["state"]["deck"][0] = WONDER_ROWS[0]["id"]
    return f"state.deck: {WONDER_ROWS[0]['id']} does not belong there"


@damage
def bonus_coins_below_none(doc: Doc) -> str:
    if not doc["state"]["market"]:
        return ""
    doc["state"]["market"][0]["coins"] = -2
    return "state.market.0..coins must not be negative"


@damage
def bonus_coins_from_nowhere(doc: Doc) -> str:
    if not doc["state"]["market"]:
        return ""
    state = doc["state"]
    state["market"][0]["coins"] = 77
    taken = [civ for player in state["players"] for civ in player["civilizations"]]
    most = "" if "phoenicia" in taken else len(taken)  # a coin after each card that was taken
    if most and (state["draft"] or len(state["players"]) == 1):
        most = 0 if state["draft"] else state["round"] - 1
    return f"{state['market'][0]['civilization']} has 77 bonus coins; by now there are at most {most}"


@damage
def market_too_short(doc: Doc) -> str:
    if not doc["state"]["market"] or not doc["state"]["deck"]:
        return ""
    doc["state"]["deck"].append(doc["state"]["market"].pop()["civilization"])
    return "civilizations lie in the market; .*there are"


@damage
def wonder_in_two_places(doc: Doc) -> str:
    market = doc["state"]["wonder_market"]
    if not market:
        return ""
    doc["state"]["players"][0]["wonders"].append(market[0])
    return f"wonder cards: {market[0]} is there 2 times, not 1"


@damage
def wonder_lost(doc: Doc) -> str:
    if not doc["state"]["wonder_market"]:
        return ""
    doc["state"]["wonder_market"].pop()
    return "wonder cards: . in all, not ."


@damage
def civilization_among_the_wonders(doc: Doc) -> str:
    if not doc["state"]["wonder_market"]:
        return ""
    doc["state"]["wonder_market"][0] = "rome"
    return "state.wonder_market: rome does not belong there"


@damage
def special_card_in_two_places(doc: Doc) -> str:
    if not doc["state"]["special_market"]:
        return ""
    doc["state"]["special_market"].append(doc["state"]["special_market"][0])
    return "special technology cards: .* is there 2 times, not 1"


@damage
def special_card_without_innovations(doc: Doc) -> str:
    if doc["state"]["innovations"]:
        return ""
    doc["state"]["special_market"] = ["smiths"]
    return "special technology cards: 1 in all, not 0"


@damage
def open_order_closed(doc: Doc) -> str:
    if not doc["state"]["order_market"]:
        return ""
    doc["state"]["order_deck"].append(doc["state"]["order_market"].pop())
    return "orders lie open; after . fulfilled there are"
