-- Whether the owner of a list lets others see whose list it is.
ALTER TABLE watchlist ADD COLUMN is_owner_shown boolean NOT NULL DEFAULT false;
