-- What titles are found by: their names in every language, the people in them, their genres. One row a text, folded so
-- that capitals, accents and punctuation do not matter. Kept by triggers, so that it changes with what it is made from.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Arabic letters are folded as people type them: without vowel signs, one alef, one yeh, heh for teh marbuta.
CREATE FUNCTION search_fold(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    translate(
      regexp_replace(lower(unaccent(normalize(words, NFKC))), '[ً-ْٰـ]', '', 'g'),
      'أإآٱىةؤئ', 'اااايهوي'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

CREATE TABLE search_term (
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  content_id bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  source     text NOT NULL CHECK (source IN ('title', 'person', 'genre')),
  -- which of the texts of that source: a language, a position, a genre in a language
  part       text NOT NULL,
  folded     text NOT NULL,
  PRIMARY KEY (content_id, source, part)
);
CREATE INDEX search_term_folded ON search_term USING gin (folded gin_trgm_ops);
CREATE INDEX search_term_realm ON search_term (realm_id, source);

CREATE FUNCTION search_put(title bigint, kind text, which text, words text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_term (realm_id, content_id, source, part, folded)
  SELECT realm_id, id, kind, which, search_fold(words) FROM content WHERE id = title
  ON CONFLICT (content_id, source, part) DO UPDATE SET folded = excluded.folded
$$;

CREATE FUNCTION search_follow_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_term WHERE content_id = OLD.content_id AND source = 'title' AND part = OLD.language;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM search_put(NEW.content_id, 'title', NEW.language, NEW.title);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_text AFTER INSERT OR UPDATE OR DELETE ON content_text
  FOR EACH ROW EXECUTE FUNCTION search_follow_text();

CREATE FUNCTION search_follow_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_term WHERE content_id = OLD.content_id AND source = 'person' AND part = OLD.position::text;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM search_put(NEW.content_id, 'person', NEW.position::text, NEW.name);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_person AFTER INSERT OR UPDATE OR DELETE ON content_person
  FOR EACH ROW EXECUTE FUNCTION search_follow_person();

CREATE FUNCTION search_follow_genre() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_term WHERE content_id = OLD.content_id AND source = 'genre'
      AND part LIKE OLD.genre_id || '.%';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM search_put(NEW.content_id, 'genre', NEW.genre_id || '.' || name.key, name.value)
      FROM genre, jsonb_each_text(genre.names) name WHERE genre.id = NEW.genre_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_genre AFTER INSERT OR UPDATE OR DELETE ON content_genre
  FOR EACH ROW EXECUTE FUNCTION search_follow_genre();

CREATE FUNCTION search_follow_genre_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_term USING content_genre g
    WHERE g.genre_id = NEW.id AND search_term.content_id = g.content_id AND source = 'genre'
      AND part LIKE NEW.id || '.%';
  PERFORM search_put(g.content_id, 'genre', NEW.id || '.' || name.key, name.value)
    FROM content_genre g, jsonb_each_text(NEW.names) name WHERE g.genre_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER search_genre_names AFTER UPDATE OF names ON genre
  FOR EACH ROW WHEN (OLD.names IS DISTINCT FROM NEW.names) EXECUTE FUNCTION search_follow_genre_names();

-- What is there already.
SELECT count(search_put(content_id, 'title', language, title)) FROM content_text;
SELECT count(search_put(content_id, 'person', position::text, name)) FROM content_person;
SELECT count(search_put(g.content_id, 'genre', g.genre_id || '.' || name.key, name.value))
  FROM content_genre g JOIN genre ON genre.id = g.genre_id, jsonb_each_text(genre.names) name;
