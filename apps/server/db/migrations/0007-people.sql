-- People of a realm with a page of their own: athletes, artists, presenters.

CREATE TABLE person (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id   text NOT NULL UNIQUE,
  realm_id    bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  -- the operator's own name for the person
  external_id text NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('athlete', 'artist', 'presenter')),
  -- language to text
  names       jsonb NOT NULL,
  notes       jsonb NOT NULL DEFAULT '{}',
  texts       jsonb NOT NULL DEFAULT '{}',
  -- [{name, value}], both language to text
  facts       jsonb NOT NULL DEFAULT '[]',
  portrait_id bigint REFERENCES artwork ON DELETE SET NULL,
  created_at  timestamptz NOT NULL,
  updated_at  timestamptz NOT NULL,
  UNIQUE (realm_id, external_id)
);

-- Credits are names first; a name that is known leads to its person.
ALTER TABLE content_person ADD COLUMN person_id bigint REFERENCES person ON DELETE SET NULL;
CREATE INDEX content_person_person ON content_person (person_id, content_id) WHERE person_id IS NOT NULL;
CREATE INDEX content_person_name ON content_person (name);

-- Grids of several types are paged in this order.
CREATE INDEX content_released ON content (realm_id, published_at DESC, public_id DESC);
