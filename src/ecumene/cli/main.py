"""`ecumene`: the way in from the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from io import TextIOWrapper

from ecumene import __version__
from ecumene.cli.commands import COMMANDS
from ecumene.cli.parser import Parser, Usage
from ecumene.cli.say import Say, language, say
from ecumene.table.names import printable

WRONG_USE = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; every complaint is one line on standard error and exit code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a name in Greek on an ASCII terminal is no reason to stop
    try:
        status = run(words, say(language(words, os.environ)))
        sys.stdout.flush()
        return status
    except SystemExit as done:  # --help and --version
        return done.code if isinstance(done.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader went away, as `head` does
        return 0
    except Exception as wrong:
        if os.environ.get("ECUMENE_DEBUG"):
            raise
        print(f"ecumene: {complaint(wrong)}", file=sys.stderr)
        return WRONG_USE


def run(words: list[str], speak: Say) -> int:
    """Find the command and let it do its work."""
    parser = build(speak)
    first = next((word for word in _without_lang(words) if word != "--"), None)
    if first is None:
        print(overview(speak))
        return 0
    if not first.startswith("-") and first not in COMMANDS:
        near = get_close_matches(first, COMMANDS, 1, 0.5)
        raise Usage(
            speak("error-command", name=first[:40], near=near[0] if near else "none", right=", ".join(COMMANDS))
        )
    args, extra = parser.parse_known_args(words)
    if extra:
        raise Usage(speak("error-extra", words=" ".join(extra)[:80], command=f"ecumene {args.command}"))
    return COMMANDS[args.command].run(args, speak)


def build(speak: Say) -> Parser:
    """Return the parser with all commands."""
    parser = Parser(speak, prog="ecumene", description=speak("about"), epilog=speak("about-examples"))
    parser.add_argument(
        "--version", action="version", version=f"ecumene {__version__}", help=speak("help-version")
    )
    group = parser.add_commands("command", "COMMAND")
    for name, command in COMMANDS.items():
        sub = group.add_parser(
            name,
            help=speak(f"{name}-short"),
            description=speak(f"{name}-about"),
            epilog=speak(f"{name}-examples"),
        )
        command.add(sub, speak)
    return parser


def overview(speak: Say) -> str:
    """Return what `ecumene` alone says: what this is and how to begin."""
    width = max(map(len, COMMANDS))
    lines = [f"  ecumene {name:<{width}}  {speak(f'{name}-short')}" for name in COMMANDS]
    return "\n".join([speak("about"), "", *lines, "", speak("about-examples"), "", speak("about-help")])


def complaint(wrong: Exception) -> str:
    """Return one clear line about what went wrong."""
    if isinstance(wrong, OSError) and wrong.strerror:
        text = f"{wrong.filename}: {wrong.strerror}" if wrong.filename is not None else wrong.strerror
    elif isinstance(wrong, ValueError):
        text = str(wrong)
    else:
        text = f"{type(wrong).__name__}: {wrong} (ECUMENE_DEBUG=1)"
    return printable(" ".join(text.split()))


def _without_lang(words: list[str]) -> list[str]:
    out: list[str] = []
    skip = False
    for word in words:
        if skip:
            skip = False
        elif word == "--lang":
            skip = True
        elif not word.startswith("--lang="):
            out.append(word)
    return out


if __name__ == "__main__":
    sys.exit(main())
