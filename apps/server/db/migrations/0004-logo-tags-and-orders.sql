-- The logo of a realm, as it goes out (address, size, placeholder); tags that rules of rows ask for.

ALTER TABLE realm ADD COLUMN logo jsonb;

CREATE TABLE content_tag (
  content_id bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  tag        text NOT NULL,
  PRIMARY KEY (content_id, tag)
);
CREATE INDEX content_tag_tag ON content_tag (tag, content_id);

-- Rows by rule are paged by these orders; public ids break ties, so that a cursor holds no database key.
DROP INDEX content_newest;
CREATE INDEX content_newest ON content (realm_id, type, published_at DESC, public_id DESC);
CREATE INDEX content_added ON content (realm_id, type, created_at DESC, public_id DESC);
