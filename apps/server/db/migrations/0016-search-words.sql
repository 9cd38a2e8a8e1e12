-- A search that stays quick with a million titles. Three steps lead from what somebody types to titles: the words that
-- the realm has (few, whatever the number of titles; slips of the finger are found here), for each word its titles in
-- the order in which they would be listed, and for each title its folded texts, by which it is ranked in the end.
-- All of it is made from titles, people and genres at the end of the transaction that changes them.

DROP TRIGGER search_text ON content_text;
DROP TRIGGER search_person ON content_person;
DROP TRIGGER search_genre ON content_genre;
DROP TRIGGER search_genre_names ON genre;
DROP FUNCTION search_follow_text, search_follow_person, search_follow_genre, search_follow_genre_names, search_put;
DROP TABLE search_term;

-- Folding: what people leave out or write otherwise when they type. ---------------------------------------------

-- Capitals, accents, vowel signs, letter forms of Arabic and Hebrew, katakana, digits of other scripts, punctuation.
-- An apostrophe within a word goes ("oceans"), after an article it parts words ("l amour"); signs between initials go ("swat").
CREATE OR REPLACE FUNCTION search_fold(words text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  folded text := words;
BEGIN
  IF folded ~ '[^ -~]' THEN
    folded := unaccent(normalize(regexp_replace(normalize(folded, NFKD),
      '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u05f3\u05f4\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u200b-\u200f]',
      '', 'g'), NFC));
    folded := translate(lower(folded),
      'ٱىةکیہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ךםןףץς’‘ʼ´ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴ।॥',
      'ايهكيه01234567890123456789כמנפצσ''''''''ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔ  ');
  ELSE
    folded := lower(folded);
  END IF;
  IF folded ~ '[''`".*·]' THEN
    folded := regexp_replace(folded, '([[:alnum:]])[''`](s|t|re|ve|ll|d|m)\M', '\1\2', 'g');
    folded := regexp_replace(folded, '([א-ת])["'']([א-ת])', '\1\2', 'g');
    folded := regexp_replace(folded, '(?<=\m[[:alnum:]])[.*·](?=[[:alnum:]]\M)', '', 'g');
  END IF;
  RETURN trim(regexp_replace(folded, '[^[:alnum:]\u0900-\u0dff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]+', ' ', 'g'));
END $$;

-- What else a word is found by: without the article that Arabic and Hebrew write to it; in scripts without spaces, each
-- two letters that stand side by side, and the last one.
CREATE FUNCTION search_forms(word text) RETURNS SETOF text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  run text;
BEGIN
  IF word ~ '^(ال|وال|بال|كال|فال|لل)[\u0620-\u06ff]{2}' THEN
    RETURN NEXT regexp_replace(word, '^(ال|وال|بال|كال|فال|لل)', '');
  ELSIF word ~ '^ה[א-ת]{3}' THEN
    RETURN NEXT substr(word, 2);
  END IF;
  FOR run IN SELECT (regexp_matches(word, '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]+', 'g'))[1] LOOP
    RETURN QUERY SELECT substr(run, place, 2) FROM generate_series(1, length(run)) place;
  END LOOP;
END $$;

-- A title is also looked for without the article it begins with.
CREATE FUNCTION search_article(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT substring(folded from '^(?:the|an?|el|la|los|las|una?|le|les|des|der|die|das|eine?|os?|as|uma?|il|lo|gli|de|het|den|det) (?=.)')
$$;

-- Words. ----------------------------------------------------------------------------------------------------

-- What is left of a word when up to two of its first seven letters are missing. Two words that differ by a slip or
-- two have one of these in common, so slips are found by looking up, not by comparing.
CREATE FUNCTION search_gaps(realm bigint, word text) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  before text := realm || ' ';
  head text := left(word, 7);
  size integer := length(head);
  one text;
  gaps integer[];
BEGIN
  IF size < 3 OR word ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u9fff\uac00-\ud7af]' THEN RETURN NULL; END IF;
  gaps := ARRAY[hashtext(before || head)];
  FOR a IN 1 .. size LOOP
    one := before || left(head, a - 1) || substr(head, a + 1);
    gaps := gaps || hashtext(one);
    IF length(word) > 4 THEN
      FOR b IN a .. size - 1 LOOP
        gaps := gaps || hashtext(overlay(one placing '' from length(before) + b for 1));
      END LOOP;
    END IF;
  END LOOP;
  RETURN gaps;
END $$;

-- Each three letters of a word that stand side by side, for what is looked for inside words. (The trigrams of pg_trgm
-- know only the letters of the database's locale, which may be ASCII.)
CREATE FUNCTION search_parts(realm bigint, word text) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(hashtext(realm || ' ' || substr(word, place, 3))) FROM generate_series(1, length(word) - 2) place
$$;

CREATE TABLE search_word (
  id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  realm_id bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  word     text COLLATE "C" NOT NULL,
  -- in how many titles, as counted now and then: a hint for which word to begin with
  titles   integer NOT NULL DEFAULT 0,
  gaps     integer[] GENERATED ALWAYS AS (search_gaps(realm_id, word)) STORED,
  parts    integer[] GENERATED ALWAYS AS (search_parts(realm_id, word)) STORED,
  UNIQUE (realm_id, word)
) WITH (fillfactor = 80);
CREATE INDEX search_word_gaps ON search_word USING gin (gaps);
CREATE INDEX search_word_part ON search_word USING gin (parts);

-- Titles. ---------------------------------------------------------------------------------------------------

CREATE TABLE search_title (
  content_id      bigint PRIMARY KEY REFERENCES content ON DELETE CASCADE,
  realm_id        bigint NOT NULL,
  type            text NOT NULL,
  -- folded, one a line, each with a space at both ends
  titles          text NOT NULL,
  people          text NOT NULL,
  genres          bigint[] NOT NULL,
  year            smallint,
  published_at    timestamptz,
  available_from  timestamptz,
  available_until timestamptz,
  -- how much it is watched, 0 to 8
  weight          smallint NOT NULL,
  words           integer[] NOT NULL,
  impacts         smallint[] NOT NULL
);
CREATE INDEX search_title_words ON search_title USING gin (words) WITH (fastupdate = off);

-- The titles of a word. The higher the impact, the better the title answers to this word alone.
CREATE TABLE search_posting (
  word_id    integer NOT NULL,
  impact     smallint NOT NULL,
  content_id bigint NOT NULL,
  PRIMARY KEY (word_id, impact, content_id)
);

-- How titles begin, with and without their article. One, two or three letters are answered by their own index.
CREATE TABLE search_start (
  content_id bigint NOT NULL REFERENCES search_title ON DELETE CASCADE,
  realm_id   bigint NOT NULL,
  start      text COLLATE "C" NOT NULL,
  impact     smallint NOT NULL,
  PRIMARY KEY (content_id, start)
);
CREATE INDEX search_start_one ON search_start (realm_id, left(start, 1), impact DESC, content_id);
CREATE INDEX search_start_two ON search_start (realm_id, left(start, 2), impact DESC, content_id);
CREATE INDEX search_start_three ON search_start (realm_id, left(start, 3), impact DESC, content_id);
CREATE INDEX search_start_any ON search_start (realm_id, start);

CREATE FUNCTION search_drop_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_posting p USING removed t, unnest(t.words, t.impacts) w(word_id, impact)
  WHERE p.word_id = w.word_id AND p.impact = w.impact AND p.content_id = t.content_id;
  RETURN NULL;
END $$;
CREATE TRIGGER search_title_removed AFTER DELETE ON search_title
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION search_drop_postings();

-- What titles are found by, as it should be. A season is found by its series: it is hardly ever called more than its
-- number. The impact is how the ranking values a title that was asked for with this word and no other.
CREATE TYPE search_draft AS (
  content_id bigint, titles text, people text, words text[], impacts smallint[], starts text[], start_impacts smallint[]
);
CREATE FUNCTION search_drafts(wanted bigint[]) RETURNS SETOF search_draft LANGUAGE sql STABLE AS $$
  WITH text AS MATERIALIZED (
    SELECT content_id, true AS is_title, search_fold(title) AS folded FROM content_text WHERE content_id = ANY (wanted)
    UNION ALL
    SELECT content_id, false, search_fold(name) FROM content_person WHERE content_id = ANY (wanted)
  ), line AS (
    SELECT text.*, coalesce(search_article(folded), '') AS article FROM text WHERE folded <> ''
  ), token AS (
    SELECT content_id, is_title, token.word, token.place = 1 OR (is_title AND token.place = 2 AND article <> '') AS is_first,
      greatest(1, count(*) OVER whole - (is_title AND article <> '')::int) AS length
    FROM line, string_to_table(folded, ' ') WITH ORDINALITY token(word, place)
    WINDOW whole AS (PARTITION BY content_id, is_title, folded)
  ), form AS (
    SELECT content_id, left(form.word, 40) AS word, max(
      CASE WHEN is_title THEN 4 ELSE 2.8 END
      * (100 + 30.0 / length + CASE WHEN is_first THEN 30 ELSE 0 END + CASE WHEN length = 1 THEN 60 ELSE 0 END)
      - form.later)::smallint AS impact
    FROM token, LATERAL (
      SELECT token.word, 0 AS later
      UNION ALL SELECT more, 8 FROM search_forms(token.word) more WHERE token.word ~ '[^ -~]'
    ) form
    GROUP BY content_id, left(form.word, 40)
  ), start AS (
    SELECT content_id, left(start.start, 60) AS start, max(4 * (130 + 30.0
      / (1 + length(start.start) - length(replace(start.start, ' ', '')))))::smallint AS impact
    FROM line, LATERAL (
      SELECT folded AS start
      UNION ALL SELECT substr(folded, length(article) + 1) WHERE article <> ''
      UNION ALL SELECT form || ' ' || substr(folded, length(split_part(folded, ' ', 1)) + 2)
        FROM search_forms(split_part(folded, ' ', 1)) form WHERE folded ~ '^[א-ת\u0620-\u06ff]'
    ) start
    WHERE is_title GROUP BY content_id, left(start.start, 60)
  ), part AS (
    SELECT content_id, string_agg(' ' || folded || ' ', E'\n') FILTER (WHERE is_title) AS titles,
      string_agg(' ' || folded || ' ', E'\n') FILTER (WHERE NOT is_title) AS people,
      NULL::text[] AS words, NULL::smallint[] AS impacts, NULL::text[] AS starts, NULL::smallint[] AS start_impacts
    FROM line GROUP BY content_id
    UNION ALL
    SELECT content_id, NULL, NULL, array_agg(word), array_agg(impact), NULL, NULL FROM form GROUP BY content_id
    UNION ALL
    SELECT content_id, NULL, NULL, NULL, NULL, array_agg(start), array_agg(impact) FROM start GROUP BY content_id
  )
  SELECT content_id, coalesce(min(titles), ''), coalesce(min(people), ''), min(words), min(impacts),
    coalesce(min(starts), '{}'), coalesce(min(start_impacts), '{}')
  FROM part GROUP BY content_id
$$;

-- How much titles are watched, 0 to 8; those that are not here: 0. A tie is broken by it and nothing else.
CREATE TABLE search_weight (
  content_id bigint PRIMARY KEY REFERENCES content ON DELETE CASCADE,
  weight     smallint NOT NULL
);

-- Makes anew what these titles are found by. What is looked up is little, so it goes along the indexes, however small
-- the tables were when a connection first planned it.
CREATE FUNCTION search_write(wanted bigint[]) RETURNS void LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  drafts search_draft[];
BEGIN
  DELETE FROM search_title WHERE content_id = ANY (wanted);
  SELECT array_agg(d) INTO drafts FROM search_drafts(wanted) d
    JOIN content c ON c.id = d.content_id AND c.type <> 'SEASON';
  IF drafts IS NULL THEN RETURN; END IF;

  -- Always in the same order, so that two who learn the same words wait for each other and do not get stuck.
  INSERT INTO search_word (realm_id, word)
    SELECT DISTINCT c.realm_id, w.word
    FROM unnest(drafts) d JOIN content c ON c.id = d.content_id, unnest(d.words) w(word)
    WHERE NOT EXISTS (SELECT FROM search_word k WHERE k.realm_id = c.realm_id AND k.word = w.word COLLATE "C")
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING;

  INSERT INTO search_title
    SELECT c.id, c.realm_id, c.type, d.titles, d.people, g.genres, c.year, c.published_at, c.available_from,
      c.available_until, coalesce(v.weight, 0), w.ids, w.impacts
    FROM unnest(drafts) d JOIN content c ON c.id = d.content_id
      LEFT JOIN search_weight v ON v.content_id = c.id,
      LATERAL (
        SELECT array_agg(k.id) AS ids, array_agg((w.impact + 4 * coalesce(v.weight, 0))::smallint) AS impacts
        FROM unnest(d.words, d.impacts) w(word, impact)
          JOIN search_word k ON k.realm_id = c.realm_id AND k.word = w.word COLLATE "C"
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

-- What has changed, noted until the end of the transaction and gone by then: nobody ever sees a row of it.
CREATE TABLE search_change (content_id bigint PRIMARY KEY);

CREATE FUNCTION search_note_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_change VALUES (CASE TG_OP WHEN 'DELETE' THEN OLD.content_id ELSE NEW.content_id END)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER search_text AFTER INSERT OR UPDATE OR DELETE ON content_text
  FOR EACH ROW EXECUTE FUNCTION search_note_part();
CREATE TRIGGER search_person AFTER INSERT OR UPDATE OF name OR DELETE ON content_person
  FOR EACH ROW EXECUTE FUNCTION search_note_part();
CREATE TRIGGER search_genre AFTER INSERT OR UPDATE OR DELETE ON content_genre
  FOR EACH ROW EXECUTE FUNCTION search_note_part();
CREATE TRIGGER search_weight AFTER INSERT OR UPDATE OR DELETE ON search_weight
  FOR EACH ROW EXECUTE FUNCTION search_note_part();

CREATE FUNCTION search_note_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_change VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER search_content AFTER UPDATE OF realm_id, type, year, published_at, available_from, available_until ON content
  FOR EACH ROW EXECUTE FUNCTION search_note_title();

-- The first change that is looked at takes all others of its transaction along.
CREATE FUNCTION search_settle() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint[];
BEGIN
  PERFORM FROM search_change WHERE content_id = NEW.content_id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  WITH taken AS (DELETE FROM search_change RETURNING content_id)
    SELECT array_agg(content_id ORDER BY content_id) INTO changed FROM taken;
  FOR place IN 1 .. cardinality(changed) BY 1000 LOOP
    PERFORM search_write(changed[place : place + 999]);
  END LOOP;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER search_settled AFTER INSERT ON search_change
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search_settle();

-- Counts anew in how many titles each word is. Answers how many words had changed enough to be written.
CREATE FUNCTION search_count() RETURNS bigint LANGUAGE sql AS $$
  WITH counted AS (SELECT word_id, count(*)::integer AS titles FROM search_posting GROUP BY word_id),
  changed AS (
    UPDATE search_word w SET titles = c.titles FROM counted c
    WHERE c.word_id = w.id AND abs(w.titles - c.titles) > w.titles / 10
    RETURNING 1
  )
  SELECT count(*) FROM changed
$$;

-- What is there already.
DO $$
DECLARE
  known bigint[];
BEGIN
  SELECT array_agg(id ORDER BY id) INTO known FROM content;
  FOR place IN 1 .. coalesce(cardinality(known), 0) BY 1000 LOOP
    PERFORM search_write(known[place : place + 999]);
  END LOOP;
  PERFORM search_count();
END $$;
