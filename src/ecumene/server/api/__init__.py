"""The REST doors, one file for each chapter of docs/wire.md."""
