-- Being found, and being understood: titles in the order of the site map; what people did, without who they are.

CREATE INDEX content_in_order ON content (realm_id, id);

-- Facts in the past, never changed. The key begins with the realm and the time, so that what is old is found at once
-- and the table can be cut by time when it has grown.
CREATE TABLE analytics_event (
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  at         timestamptz NOT NULL,
  id         bigint GENERATED ALWAYS AS IDENTITY,
  name       text NOT NULL,
  -- GUEST, or the role of an account; who it was is not kept
  user_type  text NOT NULL,
  properties jsonb NOT NULL,
  PRIMARY KEY (realm_id, at, id)
);
CREATE INDEX analytics_event_name ON analytics_event (realm_id, name, at);
