"""The schema of the PostgreSQL store, version by version."""

from __future__ import annotations

from cantina.server.store.migrations import pending_migrations
from cantina.server.store.postgres_connection import Connection

MIGRATIONS = (
    """
    create table tables (
        id text primary key, stage text not null, listed boolean not null, created bigint not null,
        changed bigint not null, version integer not null, body bytea not null
    );
    create index open_tables on tables (created desc) where stage = 'lobby' and listed;
    create index tables_by_stage on tables (stage, changed) where stage <> 'playing';
    create table log (
        id text not null, step integer not null, seat integer not null, choice integer not null,
        submission text not null, spent bigint not null, at bigint not null, primary key (id, step)
    );
    create table chat (
        id text not null, number integer not null, seat integer, name text not null, text text not null,
        at bigint not null, submission text not null, primary key (id, number)
    );
    create table push (
        id text not null, seat integer not null, endpoint text not null, token text not null, key text not null,
        secret text not null, language text not null, notified integer not null, made bigint not null,
        primary key (id, seat, endpoint)
    );
    create index push_endpoints on push (endpoint);
    create table pictures (
        id text not null, step integer not null, png bytea not null, made bigint not null,
        primary key (id, step)
    );
    create table puzzles (
        puzzle text primary key, id text not null, body bytea not null, made bigint not null
    );
    create index puzzles_of_tables on puzzles (id, made);
    create table leases (id text primary key, holder text not null, token bigint not null);
    create index leases_of_holder on leases (holder);
    create unlogged table processes (id text primary key, expires timestamptz not null, usage text not null);
    create unlogged table presence (
        id text not null, process text not null, seats integer[] not null, spectators integer not null,
        clocks_since double precision not null, primary key (id, process)
    );
    create index presence_of_process on presence (process);
    create unlogged table budgets (
        key text primary key, remaining double precision not null, updated timestamptz not null
    );
    create unlogged table counts (key text not null, at timestamptz not null);
    create index counts_by_key on counts (key, at);
    """,
)
"""What leads from each version of the schema to the next; the newest version is their number.

Unlogged tables hold what ends with the processes, and are empty after a crash of the database.
"""

_LOCK = 0x63616E74696E61
"""Of processes that start at the same time, one migrates and the others wait for it."""


async def upgrade(connection: Connection) -> None:
    """Brings a database to the newest version of the schema; raises NewerSchema if it has a newer one."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock(%s)", (_LOCK,))
        await connection.execute("create table if not exists schema_version (version integer not null)")
        found = await (await connection.execute("select max(version) from schema_version")).fetchone()
        version = 0 if found is None or found[0] is None else int(found[0])
        for number, script in pending_migrations(version, MIGRATIONS):
            await connection.execute(script)
            await connection.execute("insert into schema_version values (%s)", (number,))
