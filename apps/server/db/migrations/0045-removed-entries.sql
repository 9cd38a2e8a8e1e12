-- Entries that a viewer removed a short time ago, so that the removal can be undone.

CREATE TABLE removed_watchlist_item (
  watchlist_id bigint NOT NULL REFERENCES watchlist ON DELETE CASCADE,
  content_id   bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  position     numeric NOT NULL,
  -- orders the entries of one gap: restoring one of them moves the position of those behind it
  old_position numeric NOT NULL,
  added_at     timestamptz NOT NULL,
  removed_at   timestamptz NOT NULL,
  PRIMARY KEY (watchlist_id, content_id)
);
CREATE INDEX removed_watchlist_item_content ON removed_watchlist_item (content_id);
CREATE INDEX removed_watchlist_item_expiry ON removed_watchlist_item (removed_at);

CREATE TABLE removed_progress (
  profile_id  bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  content_id  bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  realm_id    bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  position_ms bigint NOT NULL,
  duration_ms bigint NOT NULL,
  finished    boolean NOT NULL,
  updated_at  timestamptz NOT NULL,
  removed_at  timestamptz NOT NULL,
  PRIMARY KEY (profile_id, content_id)
);
CREATE INDEX removed_progress_content ON removed_progress (content_id);
CREATE INDEX removed_progress_expiry ON removed_progress (removed_at);

CREATE TABLE removed_favourite (
  profile_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  content_id bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  added_at   timestamptz NOT NULL,
  removed_at timestamptz NOT NULL,
  PRIMARY KEY (profile_id, content_id)
);
CREATE INDEX removed_favourite_content ON removed_favourite (content_id);
CREATE INDEX removed_favourite_expiry ON removed_favourite (removed_at);
