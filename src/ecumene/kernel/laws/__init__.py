"""The laws that every game keeps, whatever its rulebook says. Tests put each game through them."""

from ecumene.kernel.laws.check import check_game, setups
from ecumene.kernel.laws.report import BrokenLaw, Report

__all__ = ["BrokenLaw", "Report", "check_game", "setups"]
