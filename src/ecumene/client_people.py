"""What people do about themselves and their tables: the part of the client that has nothing to do with moves."""

from __future__ import annotations

from typing import Any

Doc = dict[str, Any]


class People:
    """The doors of people: accounts, keys, and who sits where. Client is one."""

    def ask(self, method: str, path: str, body: Doc | None = None, **query: Any) -> Any:
        """Send a request; Refused when the server says no."""
        raise NotImplementedError

    def guest(self, name: str | None = None) -> Doc:
        """Begin at once as a guest."""
        return dict(self.ask("POST", "/guest", {"name": name}))

    def register(self, name: str, password: str) -> Doc:
        """Become an account and keep the games; `recovery` is the code that is told this once."""
        return dict(self.ask("POST", "/register", {"name": name, "password": password}))

    def login(self, name: str, password: str) -> Doc:
        """Log in to an account."""
        return dict(self.ask("POST", "/login", {"name": name, "password": password}))

    def logout(self) -> None:
        """Log out: what this client was let in with is no longer accepted."""
        self.ask("POST", "/logout")

    def me(self) -> Doc:
        """Return who one is."""
        return dict(self.ask("GET", "/me"))

    def change_me(self, **changes: Any) -> Doc:
        """Change one's name, lang, theme, density or speed."""
        return dict(self.ask("PATCH", "/me", changes))

    def change_password(self, old: str, new: str) -> None:
        """Change the password; all other sessions end."""
        self.ask("POST", "/password", {"old": old, "new": new})

    def recover(self, name: str, code: str, password: str) -> Doc:
        """Get in by the recovery code with a new password; `recovery` is the next code."""
        return dict(self.ask("POST", "/recover", {"name": name, "code": code, "password": password}))

    def new_recovery(self, password: str) -> str:
        """Return a new recovery code; the old one is good for nothing any more."""
        return str(self.ask("POST", "/recovery", {"password": password})["recovery"])

    def sessions(self) -> list[Doc]:
        """List one's sessions, the one in use first."""
        return list(self.ask("GET", "/sessions"))

    def end_session(self, id: str) -> None:
        """End one of one's sessions."""
        self.ask("DELETE", f"/sessions/{id}")

    def end_other_sessions(self) -> None:
        """End all one's sessions but this one."""
        self.ask("DELETE", "/sessions")

    def export(self) -> Doc:
        """Return everything that the server keeps about oneself."""
        return dict(self.ask("GET", "/export"))

    def delete_me(self, password: str) -> None:
        """Delete one's account; games stay, nameless."""
        self.ask("POST", "/delete-me", {"password": password})

    def new_token(self, name: str) -> str:
        """Make a token for a bot."""
        return str(self.ask("POST", "/tokens", {"name": name})["token"])

    def tokens(self) -> list[Doc]:
        """List one's tokens; what opens the door is told only when one is made."""
        return list(self.ask("GET", "/tokens"))

    def remove_token(self, id: str) -> None:
        """Make a token good for nothing."""
        self.ask("DELETE", f"/tokens/{id}")

    def send_away(self, id: str, seat: int) -> Doc:
        """Free a seat of one's own table before the game begins; whoever sat there does not come back."""
        return dict(self.ask("POST", f"/tables/{id}/send-away", {"seat": seat}))

    def close_table(self, id: str) -> None:
        """Take one's own table away before its game begins."""
        self.ask("POST", f"/tables/{id}/close")

    def new_invite(self, id: str) -> Doc:
        """Make another invitation to one's own table; the old one opens nothing any more."""
        return dict(self.ask("POST", f"/tables/{id}/invite"))

    def vote(self, id: str, seat: int, what: str | None) -> Doc:
        """Vote about a seat that is waited for too long: "bot", "end", or None to take one's vote back."""
        return dict(self.ask("POST", f"/tables/{id}/vote", {"seat": seat, "what": what}))

    def take_back(self, id: str, seat: int | None = None) -> Doc:
        """Play one's seat again after the others have let a bot do it."""
        return dict(self.ask("POST", f"/tables/{id}/take-back", {"seat": seat}))
