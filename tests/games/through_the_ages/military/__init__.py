"""The military half: politics, events, attacks, pacts, colonies, armies."""
