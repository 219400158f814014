"""The command line: play at the table, simulate, read records and rules, measure."""
