"""`ecumene`: the way in from the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from io import TextIOWrapper

from ecumene import __version__
from ecumene.cli.commands import COMMANDS
from ecumene.cli.complaint import complaint
from ecumene.cli.parser import Parser, Usage, broken, page_width
from ecumene.cli.words import Say, language, say, without_lang

WRONG_USE = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; every complaint is one line on standard error and exit code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a name in Greek on an ASCII terminal is no reason to stop
            stream.reconfigure(errors="surrogateescape" if stream is sys.stdin else "replace")
    speak = say(language([], os.environ))
    try:
        speak = say(language(words, os.environ))
        status = run(words, speak)
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
        print(f"ecumene: {complaint(wrong, speak)}", file=sys.stderr)
        return WRONG_USE


def run(words: list[str], speak: Say) -> int:
    """Find the command and let it do its work."""
    parser = build(speak)
    words = without_lang(words)  # it may stand anywhere, also between the words of a command
    first = next((word for word in words if word != "--"), None)
    if first is None:
        print(overview(speak))
        return 0
    if not first.startswith("-") and first not in COMMANDS:
        near = get_close_matches(first, COMMANDS, 1, 0.5)
        raise Usage(
            speak("error-command", name=first[:40], near=near[0] if near else "none", right=", ".join(COMMANDS))
        )
    args, extra = parser.parse_known_args(words)
    more = getattr(args, "more", None)  # arguments of any number, which may go on after an option
    if more is not None and not any(word.startswith("-") for word in extra):
        getattr(args, more).extend(extra)
    elif extra:
        raise Usage(speak("error-extra", words=" ".join(extra)[:80], command=f"ecumene {args.command}"))
    return COMMANDS[args.command].run(args, speak)


def build(speak: Say) -> Parser:
    """Return the parser with all commands."""
    parser = Parser(speak, prog="ecumene", description=speak("about"), epilog=speak.examples("about"))
    parser.add_argument(
        "--version", action="version", version=f"ecumene {__version__}", help=speak("help-version")
    )
    group = parser.add_commands("command", "COMMAND")
    for name, command in COMMANDS.items():
        sub = group.add_parser(
            name,
            help=speak(f"{name}-short"),
            description=speak(f"{name}-about"),
            epilog=speak.examples(name),
        )
        command.add(sub, speak)
    return parser


def overview(speak: Say) -> str:
    """Return what `ecumene` alone says: what this is and how to begin."""
    width = max(map(len, COMMANDS))
    lines = [f"  ecumene {name:<{width}}  {speak(f'{name}-short')}" for name in COMMANDS]
    page = "\n".join([speak("about"), "", *lines, "", speak.examples("about"), "", speak("about-help")])
    return "\n".join(broken(page, page_width()))


if __name__ == "__main__":
    sys.exit(main())
