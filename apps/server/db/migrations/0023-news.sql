-- News of a realm: feeds that operators write or that are fetched from elsewhere, and their items.

CREATE TABLE news_feed (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  realm_id        bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  -- its name in addresses
  name            text NOT NULL,
  -- language to text
  titles          jsonb NOT NULL,
  -- where it is fetched from; null when it is written here
  address         text,
  language        text,
  every_minutes   integer NOT NULL DEFAULT 30,
  picture_hosts   text[] NOT NULL DEFAULT '{}',
  private_network boolean NOT NULL DEFAULT false,
  -- what the source said of the version that we have
  etag            text,
  last_modified   text,
  checked_at      timestamptz,
  next_at         timestamptz,
  -- visits in a row that ended in a fault, and the last of those
  failures        integer NOT NULL DEFAULT 0,
  fault           text,
  created_at      timestamptz NOT NULL,
  updated_at      timestamptz NOT NULL,
  UNIQUE (realm_id, name)
);

CREATE TABLE news_item (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  realm_id     bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  feed_id      bigint NOT NULL REFERENCES news_feed ON DELETE CASCADE,
  public_id    text NOT NULL,
  -- the operator's own name for the item, or what its source calls it
  external_id  text NOT NULL,
  -- language to text
  titles       jsonb NOT NULL,
  summaries    jsonb NOT NULL DEFAULT '{}',
  -- language to nodes of rich text, cleaned
  texts        jsonb NOT NULL DEFAULT '{}',
  author       text,
  link         text,
  picture_id   bigint REFERENCES artwork ON DELETE SET NULL,
  published_at timestamptz NOT NULL,
  created_at   timestamptz NOT NULL,
  updated_at   timestamptz NOT NULL,
  UNIQUE (feed_id, public_id),
  UNIQUE (feed_id, external_id)
);
CREATE INDEX news_item_of_feed ON news_item (feed_id, published_at DESC, id DESC);
CREATE INDEX news_item_of_realm ON news_item (realm_id, published_at DESC, id DESC);
CREATE INDEX news_item_picture ON news_item (picture_id) WHERE picture_id IS NOT NULL;
