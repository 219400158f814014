"""How Alembic reaches the database: by the connection that Store.migrate() hands over."""

from alembic import context

from ecumene.server.db.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
