"""Paragraphs that many rulebooks share: a game takes one, and fills in what is its own."""
