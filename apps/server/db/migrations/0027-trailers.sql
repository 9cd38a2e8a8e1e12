-- Trailers: titles of a type of their own, which are in no list and no search, and belong to what they are about.

CREATE TABLE trailer (
  -- what it is about
  content_id bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  position   smallint NOT NULL,
  trailer_id bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  PRIMARY KEY (content_id, position)
);
CREATE UNIQUE INDEX trailer_once ON trailer (trailer_id);

-- As before, without trailers.
CREATE OR REPLACE FUNCTION search_write(wanted bigint[]) RETURNS void LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  drafts search_draft[];
BEGIN
  DELETE FROM search_title WHERE content_id = ANY (wanted);
  SELECT array_agg(d) INTO drafts FROM search_drafts(wanted) d
    JOIN content c ON c.id = d.content_id AND c.type NOT IN ('SEASON', 'TRAILER');
  IF drafts IS NULL THEN RETURN; END IF;

  -- Always in the same order, so that two who learn the same words wait for each other and do not get stuck.
  INSERT INTO search_word (realm_id, word)
    SELECT realm_id, word FROM (
      SELECT DISTINCT c.realm_id, w.word
      FROM unnest(drafts) d JOIN content c ON c.id = d.content_id, unnest(d.words) w(word)
    ) used
    WHERE (SELECT id FROM search_word k WHERE k.realm_id = used.realm_id AND k.word = used.word COLLATE "C" LIMIT 1) IS NULL
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING;

  INSERT INTO search_title
    SELECT c.id, c.realm_id, c.type, d.titles, d.people, g.genres, c.year, c.published_at, c.available_from,
      c.available_until, coalesce(v.weight, 0), w.ids, w.impacts
    FROM unnest(drafts) d JOIN content c ON c.id = d.content_id
      LEFT JOIN search_weight v ON v.content_id = c.id,
      LATERAL (
        SELECT array_agg(k.id) AS ids, array_agg((w.impact + 4 * coalesce(v.weight, 0))::smallint) AS impacts
        FROM unnest(d.words, d.impacts) w(word, impact), LATERAL (
          SELECT id FROM search_word k WHERE k.realm_id = c.realm_id AND k.word = w.word COLLATE "C" LIMIT 1
        ) k
      ) w,
      LATERAL (
        SELECT coalesce(array_agg(genre_id), '{}') AS genres FROM content_genre WHERE content_id = c.id
      ) g;
  INSERT INTO search_posting
    SELECT w.word_id, w.impact, t.content_id
    FROM search_title t, unnest(t.words, t.impacts) w(word_id, impact) WHERE t.content_id = ANY (wanted)
    ORDER BY 1, 2, 3;
  INSERT INTO search_start
    SELECT t.content_id, t.realm_id, s.start, s.impact + 4 * t.weight
    FROM unnest(drafts) d JOIN search_title t ON t.content_id = d.content_id,
      unnest(d.starts, d.start_impacts) s(start, impact);
END $$;
