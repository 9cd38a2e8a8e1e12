-- Under which names a title can be listed, with what lists are sorted by: one row for all titles, one for each of its
-- genres and tags. A page of a genre is then a short walk along an index, however many titles there are.

CREATE TABLE content_listing (
  content_id   bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  -- '' for all titles, 'genre:KEY', 'tag:TAG'
  facet        text NOT NULL,
  realm_id     bigint NOT NULL,
  type         text NOT NULL,
  public_id    text NOT NULL,
  published_at timestamptz,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (content_id, facet)
);

INSERT INTO content_listing
SELECT id, '', realm_id, type, public_id, published_at, created_at FROM content;
INSERT INTO content_listing
SELECT c.id, 'genre:' || g.key, c.realm_id, c.type, c.public_id, c.published_at, c.created_at
FROM content c JOIN content_genre cg ON cg.content_id = c.id JOIN genre g ON g.id = cg.genre_id;
INSERT INTO content_listing
SELECT c.id, 'tag:' || t.tag, c.realm_id, c.type, c.public_id, c.published_at, c.created_at
FROM content c JOIN content_tag t ON t.content_id = c.id;

CREATE INDEX content_listing_newest ON content_listing (realm_id, facet, type, published_at DESC, public_id DESC);
CREATE INDEX content_listing_added ON content_listing (realm_id, facet, type, created_at DESC, public_id DESC);
-- for lists of several types
CREATE INDEX content_listing_newest_any ON content_listing (realm_id, facet, published_at DESC, public_id DESC);
CREATE INDEX content_listing_added_any ON content_listing (realm_id, facet, created_at DESC, public_id DESC);
DROP INDEX content_newest;
DROP INDEX content_added;

CREATE FUNCTION list_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_listing
  SELECT id, '', realm_id, type, public_id, published_at, created_at FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER content_listed AFTER INSERT ON content
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_content();

CREATE FUNCTION list_content_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_listing l
  SET type = n.type, public_id = n.public_id, published_at = n.published_at, created_at = n.created_at
  FROM after n JOIN before o USING (id)
  WHERE l.content_id = n.id AND (n.type, n.public_id, n.published_at, n.created_at)
    IS DISTINCT FROM (o.type, o.public_id, o.published_at, o.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER content_listed_anew AFTER UPDATE ON content
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION list_content_anew();

CREATE FUNCTION list_genre() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_listing
  SELECT c.id, 'genre:' || g.key, c.realm_id, c.type, c.public_id, c.published_at, c.created_at
  FROM added a JOIN content c ON c.id = a.content_id JOIN genre g ON g.id = a.genre_id;
  RETURN NULL;
END $$;
CREATE TRIGGER content_genre_listed AFTER INSERT ON content_genre
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_genre();

CREATE FUNCTION unlist_genre() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM content_listing l USING removed r JOIN genre g ON g.id = r.genre_id
  WHERE l.content_id = r.content_id AND l.facet = 'genre:' || g.key;
  RETURN NULL;
END $$;
CREATE TRIGGER content_genre_unlisted AFTER DELETE ON content_genre
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION unlist_genre();

CREATE FUNCTION list_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_listing
  SELECT c.id, 'tag:' || a.tag, c.realm_id, c.type, c.public_id, c.published_at, c.created_at
  FROM added a JOIN content c ON c.id = a.content_id;
  RETURN NULL;
END $$;
CREATE TRIGGER content_tag_listed AFTER INSERT ON content_tag
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_tag();

CREATE FUNCTION unlist_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM content_listing l USING removed r
  WHERE l.content_id = r.content_id AND l.facet = 'tag:' || r.tag;
  RETURN NULL;
END $$;
CREATE TRIGGER content_tag_unlisted AFTER DELETE ON content_tag
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION unlist_tag();
