"""The words of a report, in the reader's language, with its decimals."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ecumene.table.errors import check_lang
from ecumene.table.messages import Messages

TEXT = Path(__file__).parent / "text"


class ReportWords:
    """Messages of arena/text in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.messages = Messages(lang, [TEXT])

    def __call__(self, id: str, /, **args: Any) -> str:
        """Return a message in words."""
        return self.messages.format(f"report-{id}", args)

    def decimal(self, value: float) -> str:
        """Return a number with one decimal, as it is written in the language."""
        text = f"{value:.1f}".replace("-", "−")
        return text if self.lang == "en" else text.replace(".", ",")

    def share(self, row: dict[str, Any]) -> str:
        """Return a share with its interval, in per cent."""
        low, high = self.decimal(100 * row["low"]), self.decimal(100 * row["high"])
        between = ", " if self.lang == "en" else "; "
        return f"{self.decimal(100 * row['rate'])} % [{low}{between}{high}]"


@cache
def report_words(lang: str) -> ReportWords:
    """Return the words in a language, read once."""
    return ReportWords(check_lang(lang))
