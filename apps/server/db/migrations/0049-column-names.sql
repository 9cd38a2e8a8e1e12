-- Columns named after what they hold: counts, ids of words, and whether a package has all its renditions.
ALTER TABLE package RENAME COLUMN final TO complete;
ALTER TABLE search_word RENAME COLUMN titles TO title_count;
ALTER TABLE search_title RENAME COLUMN words TO word_ids;
ALTER INDEX search_title_words RENAME TO search_title_word_ids;

-- The same functions with the new column names.
CREATE OR REPLACE FUNCTION search_drop_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old record;
BEGIN
  FOR old IN
    SELECT w.word_id, w.impact, t.content_id FROM removed t, unnest(t.word_ids, t.impacts) w(word_id, impact) ORDER BY 1, 2, 3
  LOOP
    DELETE FROM search_posting
    WHERE word_id = old.word_id AND impact = old.impact AND content_id = old.content_id;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_write_titles(wanted bigint[]) RETURNS void LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  drafts search_draft[];
BEGIN
  DELETE FROM search_title WHERE content_id = ANY (wanted);
  SELECT array_agg(d) INTO drafts FROM search_drafts(wanted) d
    JOIN content c ON c.id = d.content_id AND c.type NOT IN ('SEASON', 'TRAILER');
  IF drafts IS NULL THEN RETURN; END IF;

  -- Always in the same order, so that concurrent transactions with the same words do not deadlock.
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
    FROM search_title t, unnest(t.word_ids, t.impacts) w(word_id, impact) WHERE t.content_id = ANY (wanted)
    ORDER BY 1, 2, 3;
  INSERT INTO search_start
    SELECT t.content_id, t.realm_id, s.start, s.impact + 4 * t.weight
    FROM unnest(drafts) d JOIN search_title t ON t.content_id = d.content_id,
      unnest(d.starts, d.start_impacts) s(start, impact);
END $$;
