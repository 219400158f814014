"""The server: HTTP and WebSocket, people, lobby, storage. docs/wire.md says what it speaks."""
