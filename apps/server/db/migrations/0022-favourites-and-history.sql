-- What a profile keeps, and what it has watched. The history is the progress of titles, latest first; its index also
-- holds those that were watched to the end, which the index of what goes on leaves out.

CREATE TABLE favourite (
  profile_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  content_id bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  added_at   timestamptz NOT NULL,
  PRIMARY KEY (profile_id, content_id)
);
CREATE INDEX favourite_recent ON favourite (profile_id, added_at DESC, content_id);
CREATE INDEX favourite_content ON favourite (content_id);

CREATE INDEX progress_history ON progress (profile_id, updated_at DESC, content_id);
