-- How long a person may be silent, which deal is played, who came through which link, which address has confirmed.

ALTER TABLE tables ADD COLUMN patience BIGINT NOT NULL DEFAULT 3600;
ALTER TABLE tables ADD COLUMN deal TEXT NOT NULL DEFAULT '';
UPDATE tables SET deal = seed;
UPDATE tables SET deal = COALESCE((SELECT before.seed FROM tables AS before WHERE before.id = substr(tables.origin, 6, 13)), seed) WHERE origin LIKE 'from %';
UPDATE tables SET origin = 'same ' || substr(origin, 7) WHERE origin LIKE 'again %' AND seed = (SELECT before.seed FROM tables AS before WHERE before.id = substr(tables.origin, 7));
CREATE INDEX tables_by_deal ON tables (deal);

ALTER TABLE people ADD COLUMN confirmed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN asked BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN token TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN expires BIGINT NOT NULL DEFAULT 0;
CREATE INDEX people_by_token ON people (token);

ALTER TABLE holders ADD COLUMN via TEXT NOT NULL DEFAULT '';
ALTER TABLE holders ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE holders ADD COLUMN came BIGINT NOT NULL DEFAULT 0;
ALTER TABLE holders ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;

ALTER TABLE links ADD COLUMN maker TEXT NOT NULL DEFAULT '';

CREATE TABLE mailboxes (
    address TEXT NOT NULL PRIMARY KEY,
    began BIGINT NOT NULL,
    letters INTEGER NOT NULL
);
