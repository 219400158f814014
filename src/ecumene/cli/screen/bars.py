"""The lines above and below the table: whose turn it is, what is pointed at, which keys there are."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text
from textual.widgets import Static

from ecumene.cli.screen.fit_text import clip
from ecumene.cli.screen.theme import badge
from ecumene.cli.words import Say, game_name
from ecumene.kernel.game import Doc
from ecumene.table.words import Words

MARKET = "market"  # the tab of what all may take
KEYS = [
    ("?", "help", "app.help"),
    ("↵", "play", ""),
    ("u", "undo", "app.undo"),
    ("i", "card", "app.sheet"),
    ("w", "why", "app.why"),
    ("l", "log", "app.log"),
    ("r", "rules", "app.rules"),
    ("m", MARKET, "app.tab('market')"),
    ("b", "mine", "app.tab('mine')"),
    ("o", "others", "app.tab('others')"),
    ("h", "hint", "app.hint"),
    ("s", "save", "app.save"),
    ("g", "language", "app.language"),
    ("t", "theme", "app.theme"),
    ("c", "change", "app.change"),
    ("p", "let", "app.let_pass"),
    ("q", "quit", "app.leave"),
]
ALWAYS = ("?", "q")
NARROW = 100


class Status(Static):
    """Game and round, then who is asked what."""

    def show(
        self,
        said: Words,
        view: Doc,
        names: list[str],
        scores: list[int | None],
        progress: str,
        question: str,
        width: int,
    ) -> None:
        """Show the state of play in two lines."""
        head = Text(f" {progress}", style="bold" if width < NARROW else "")
        if width >= NARROW:
            head = Text.assemble((f" {game_name(said)}", "bold"), " ·", head)
        points = ["" if score is None else f" ★{score}" for score in scores]
        room = (width - cell_len(head.plain) - sum(cell_len(part) for part in points)) // len(names) - 8
        seats = Text()
        for seat, name in enumerate(names):
            mark, style = badge(seat)
            turn = "bold underline" if seat in view["waiting"] else ""
            seats.append(mark, style).append(" ").append(clip(name, max(3, room)), turn)
            chosen = " ✓" if seat in view["may_change"] else ""
            seats.append(chosen + points[seat], "bold").append("  ")
        head.truncate(max(0, width - cell_len(seats.plain)), overflow="ellipsis", pad=True)
        ask = Text(f" {clip(question, width - 2)}", style="bold")
        self.update(Text("\n").join([head + seats, ask]))


class Detail(Static):
    """What is written on the card, or what the move would do, under the cursor."""

    told = ("", "")

    def show(self, title: str, text: str) -> None:
        """Show a title and a text."""
        self.told = (title, text)
        room = max(20, 2 * (self.size.width - 8) - cell_len(title))
        self.update(Text.assemble((title, "bold"), "  ", clip(text, room)))

    def on_resize(self) -> None:
        """Cut the text anew."""
        self.show(*self.told)


class KeyBar(Static):
    """As many keys as fit, the help key always; each can be clicked."""

    def show(self, say: Say, tabs: tuple[str, ...], width: int) -> None:
        """Show the keys."""
        shown = [
            (key, say(f"key-{name}"), action)
            for key, name, action in KEYS
            if name not in (MARKET, "mine", "others") or name in tabs
        ]
        spare = width - 1 - sum(_wide(key, text) for key, text, _ in shown if key in ALWAYS)
        line = Text(" ", no_wrap=True)
        for key, text, action in shown:
            if key not in ALWAYS:
                spare -= _wide(key, text)
                if spare < 0:
                    continue
            part = Text.assemble((key, "bold reverse"), f" {text}  ")
            if action:
                part.apply_meta({"@click": action})
            line.append_text(part)
        self.update(line)


def _wide(key: str, text: str) -> int:
    return cell_len(key) + cell_len(text) + 3
