"""Storage: SQLite by default, PostgreSQL for a site, one code for both."""
