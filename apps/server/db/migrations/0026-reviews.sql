-- What people say of titles: one review for a profile and a title.

CREATE TABLE review (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id  text NOT NULL UNIQUE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  content_id bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  profile_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  rating     smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text       text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (profile_id, content_id)
);
CREATE INDEX review_of_title ON review (content_id, created_at DESC, id DESC);
CREATE INDEX review_rating ON review (content_id, rating);
CREATE INDEX review_realm ON review (realm_id, content_id);
