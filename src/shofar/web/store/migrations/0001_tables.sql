-- Written in the part of SQL that SQLite and PostgreSQL share. Times are milliseconds since 1970, truth values 0 and 1.

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    hash TEXT NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    email TEXT NOT NULL,
    hook TEXT NOT NULL,
    made BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    title TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    rules TEXT NOT NULL,
    box TEXT NOT NULL,
    overlay TEXT,
    seed TEXT NOT NULL,
    start TEXT,
    origin TEXT NOT NULL,
    state TEXT NOT NULL,
    note TEXT NOT NULL,
    listed INTEGER NOT NULL,
    host TEXT NOT NULL,
    again TEXT NOT NULL,
    clock TEXT NOT NULL,
    seconds BIGINT NOT NULL,
    made BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    version INTEGER NOT NULL,
    serial INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    turn INTEGER,
    since BIGINT NOT NULL,
    bot INTEGER NOT NULL,
    thinker TEXT NOT NULL,
    lease BIGINT NOT NULL,
    result TEXT NOT NULL
);

CREATE INDEX tables_by_state ON tables (state, listed, changed);
CREATE INDEX tables_by_bot ON tables (bot, lease);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    handed INTEGER NOT NULL,
    bank BIGINT NOT NULL,
    told INTEGER NOT NULL,
    seen BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE holders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, seat, person)
);

CREATE INDEX holders_by_person ON holders (person);

CREATE TABLE links (
    hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER,
    kind TEXT NOT NULL,
    made BIGINT NOT NULL,
    revoked BIGINT
);

CREATE INDEX links_by_table ON links (table_id);

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    key TEXT,
    digest TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE UNIQUE INDEX events_by_key ON events (table_id, key);
