-- Which part of its game a table has come to: lists tell it without replaying the game.

ALTER TABLE tables ADD COLUMN stage BIGINT NOT NULL DEFAULT 0;
