-- A finished game looked back on: worked out once, kept with its table.

CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
);
