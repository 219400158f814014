"""What a game tells people of moves, seats and results: functions that its `teller.py` lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.kernel.frame import Action
from ecumene.kernel.modifiers import Gain, Sum
from ecumene.kernel.options import Options
from ecumene.kernel.prospects import Prospect

Told = tuple[str, dict[str, Any]]
"""A message and its arguments."""


def no_price(s: Any, seat: int, a: Action) -> dict[str, Sum]:
    """Tell that a move costs nothing."""
    return {}


def no_gain(s: Any, seat: int, a: Action) -> list[Gain]:
    """Tell that nothing is known of what a move brings."""
    return []


def nothing_of_move(s: Any, seat: int, a: Action) -> list[Told]:
    """Tell nothing of a move."""
    return []


def nothing_of_seat(s: Any, seat: int) -> list[Told]:
    """Tell nothing of a seat."""
    return []


def no_name(s: Any, seat: int, a: Action) -> int:
    """Tell that a move is named by its own words."""
    return -1


def own_name(s: Any, seat: int, a: Action) -> tuple[str, int] | None:
    """Tell that the subject of a move has its own name."""
    return None


def no_numbers(s: Any, seat: int) -> dict[str, int]:
    """Foretell no numbers."""
    return {}


def to_its_end(s: Any, seat: int) -> str:
    """Tell that a forecast leaves nothing out."""
    return ""


def no_totals(s: Any, viewer: int) -> dict[str, Any]:
    """Work nothing out for the board."""
    return {}


def no_prospects(s: Any, seat: int) -> list[Prospect]:
    """Tell nothing of the things of a seat."""
    return []


def no_holdings(s: Any, seat: int) -> list[tuple[str, int]]:
    """Tell that reports count nothing."""
    return []


def no_outcome(result: dict[str, Any]) -> list[Told]:
    """Tell nothing of a result besides ranks and winners."""
    return []


def no_campaign(games: list[tuple[Options, dict[str, Any]]]) -> list[Told]:
    """Tell nothing of many games together."""
    return []


def destroys_nothing(a: Action) -> bool:
    """Tell that a move takes nothing down."""
    return False


class Teller:
    """What a game tells, part by part. A game gives the parts it has; `refs` it always gives.

    refs          the things on the table that an action touches, such as `card:homer` or `row:3`: the thing it
                  starts from, the places it goes through, the thing it ends at
    price         what an action costs, by kind, with the source of each part: the sums that the rule charges
    gain          what an action brings its seat, row by row. A kind is a number of the seat by the name that its
                  view or its forecast gives it; a kind that is listed is listed whole: its rows less the price of
                  it are the change that the action makes
    named_by      the thing that names an action whose own words do not, as a branch or an attack; -1: none
    told_as       the message and the number that stand for the name of the subject; None: its own name
    destroys      whether an action takes down what its player has, whatever its verb: screens show it late
    chances       what chance may make of an action, as exact chances and means
    cautions      what a seat may not expect of an action; never a price that it pays on purpose
    warnings      what a seat would lose or leave unused by ending its turn now: never what it has chosen to pay
    forecast      a seat's numbers as they will stand at the end of its turn, as far as everybody may know them
    forecast_stops  what cuts the forecast of a seat short, in the words of look_ahead.py: a draw, a choice …
    totals        what the board shows besides the view, worked out by the rules as plain data: who would score
                  what, which dice pay for what. Screens contain no rules. A spectator is viewer -1
    prospects     what a seat may want to know of its things before it is asked: what is missing, what is near
    holdings      what a seat has in the end that reports of many games count: the kind and the thing of each
    outcome       what a finished game came to besides ranks and winners. A slug as `thing` is told by its name,
                  slugs as `things` as a `list` with their `count`
    campaign      what all finished games of one person, by options and result, come to together: as outcome
    """

    def __init__(
        self,
        *,
        refs: Callable[[Any, int, Action], list[str]],
        price: Callable[[Any, int, Action], dict[str, Sum]] = no_price,
        gain: Callable[[Any, int, Action], list[Gain]] = no_gain,
        named_by: Callable[[Any, int, Action], int] = no_name,
        told_as: Callable[[Any, int, Action], tuple[str, int] | None] = own_name,
        destroys: Callable[[Action], bool] = destroys_nothing,
        chances: Callable[[Any, int, Action], list[Told]] = nothing_of_move,
        cautions: Callable[[Any, int, Action], list[Told]] = nothing_of_move,
        warnings: Callable[[Any, int], list[Told]] = nothing_of_seat,
        forecast: Callable[[Any, int], dict[str, int]] = no_numbers,
        forecast_stops: Callable[[Any, int], str] = to_its_end,
        totals: Callable[[Any, int], dict[str, Any]] = no_totals,
        prospects: Callable[[Any, int], list[Prospect]] = no_prospects,
        holdings: Callable[[Any, int], list[tuple[str, int]]] = no_holdings,
        outcome: Callable[[dict[str, Any]], list[Told]] = no_outcome,
        campaign: Callable[[list[tuple[Options, dict[str, Any]]]], list[Told]] = no_campaign,
    ) -> None:
        self.refs = refs
        self.price = price
        self.gain = gain
        self.named_by = named_by
        self.told_as = told_as
        self.destroys = destroys
        self.chances = chances
        self.cautions = cautions
        self.warnings = warnings
        self.forecast = forecast
        self.forecast_stops = forecast_stops
        self.totals = totals
        self.prospects = prospects
        self.holdings = holdings
        self.outcome = outcome
        self.campaign = campaign
