"""What went wrong, as one line in the language of the person at the keyboard."""

from __future__ import annotations

import errno
import socket

from ecumene.cli.files import BadFile
from ecumene.cli.words import Say
from ecumene.table.clean_text import printable
from ecumene.table.errors import Complaint

CAUSES = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "not-folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "no-address",
}


def complaint(wrong: Exception, say: Say) -> str:
    """Return one clear line about what went wrong."""
    if isinstance(wrong, OSError):
        text = of_system(wrong, say)
    elif isinstance(wrong, Complaint | BadFile):
        text = wrong.said(say.lang)
    elif isinstance(wrong, ValueError):
        text = str(wrong)
    else:
        text = say("error-fault", name=type(wrong).__name__, cause=str(wrong))
    return printable(" ".join(text.split()))


def of_system(wrong: OSError, say: Say) -> str:
    """Return what the system refused, with the file if there is one."""
    kind = "no-address" if isinstance(wrong, socket.gaierror) else CAUSES.get(wrong.errno or 0, "other")
    cause = say(f"system-{kind}", number=wrong.errno or 0)
    return f"{wrong.filename}: {cause}" if wrong.filename is not None else cause
