-- Lists that people make for themselves, and lists of others that they keep.

CREATE TABLE watchlist (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id     text NOT NULL UNIQUE,
  realm_id      bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  profile_id    bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  name          text NOT NULL,
  -- rises with every title that is added and never falls: a place is not given twice
  next_position integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL,
  updated_at    timestamptz NOT NULL
);
CREATE INDEX watchlist_owned ON watchlist (profile_id, created_at DESC, public_id DESC);

CREATE TABLE watchlist_item (
  watchlist_id bigint NOT NULL REFERENCES watchlist ON DELETE CASCADE,
  content_id   bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  position     integer NOT NULL,
  added_at     timestamptz NOT NULL,
  PRIMARY KEY (watchlist_id, content_id),
  -- looked at after a statement, not in the midst of it: putting titles in order lets them change places
  CONSTRAINT watchlist_item_place UNIQUE (watchlist_id, position) DEFERRABLE INITIALLY IMMEDIATE
);
CREATE INDEX watchlist_item_content ON watchlist_item (content_id);

CREATE TABLE saved_watchlist (
  profile_id   bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  watchlist_id bigint NOT NULL REFERENCES watchlist ON DELETE CASCADE,
  realm_id     bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  saved_at     timestamptz NOT NULL,
  PRIMARY KEY (profile_id, watchlist_id)
);
CREATE INDEX saved_watchlist_watchlist ON saved_watchlist (watchlist_id);
