"""The level block: cards installed, goals, incomes, attributes."""
