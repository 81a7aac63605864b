-- Which program agreed with a table last; when people were last here;
-- chores that one worker does for all; what retention and quotas look for.

ALTER TABLE tables ADD COLUMN checked TEXT NOT NULL DEFAULT '';

ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_by_host ON tables (host, state, origin);

CREATE INDEX events_by_chat ON events (at) WHERE kind = 'chat' AND text <> '';

CREATE TABLE chores (
    name TEXT NOT NULL PRIMARY KEY,
    worker TEXT NOT NULL,
    until BIGINT NOT NULL
);

CREATE INDEX links_by_revoked ON links (revoked) WHERE revoked IS NOT NULL;
