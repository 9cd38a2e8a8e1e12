-- Finds titles by their letters without spaces ("lalaland"), by their initials ("lotr") and by their descriptions.

CREATE FUNCTION search_initials(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(folded, '(\S)\S* ?', '\1', 'g')
$$;
CREATE INDEX search_start_joined ON search_start (realm_id, replace(start, ' ', '')) INCLUDE (impact, content_id)
  WHERE start LIKE '% %';
CREATE INDEX search_start_initials ON search_start (realm_id, (search_initials(start) COLLATE "C")) INCLUDE (impact, content_id)
  WHERE start LIKE '% % %';

-- Stemming for the languages of the interface; texts in other languages are compared word by word.
CREATE FUNCTION search_stemming(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE split_part(language, '-', 1)
    WHEN 'en' THEN 'pg_catalog.english'::regconfig
    WHEN 'es' THEN 'pg_catalog.spanish'::regconfig
    WHEN 'pt' THEN 'pg_catalog.portuguese'::regconfig
    WHEN 'ar' THEN 'pg_catalog.arabic'::regconfig
    ELSE 'pg_catalog.simple'::regconfig
  END
$$;

-- Matches texts that contain all words of at least one of the folded phrases.
CREATE FUNCTION search_phrases_query(phrases text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || words || ')', '|')::tsquery FROM (
    SELECT DISTINCT plainto_tsquery(search_stemming(language), phrase)::text AS words
    FROM unnest(phrases) phrase, unnest(ARRAY['en', 'es', 'pt', 'ar', '']) language
  ) alternative WHERE words <> ''
$$;

-- The description of a title in a language, with the other texts that a query may mention beside it.
CREATE TABLE search_description (
  content_id bigint NOT NULL REFERENCES search_title ON DELETE CASCADE,
  realm_id   bigint NOT NULL,
  language   text NOT NULL,
  words      tsvector NOT NULL,
  PRIMARY KEY (content_id, language)
);
CREATE INDEX search_description_words ON search_description USING gin (words);

CREATE FUNCTION search_write_descriptions(wanted bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_description
    SELECT t.content_id, t.realm_id, d.language,
      setweight(to_tsvector(search_stemming(d.language), t.titles || ' ' || t.people), 'A') ||
      setweight(to_tsvector(search_stemming(d.language), coalesce(g.names, '')), 'B') ||
      to_tsvector(search_stemming(d.language), search_fold(concat_ws(' ', d.tagline, left(d.description, 4000))))
    FROM search_title t
      JOIN content_text d ON d.content_id = t.content_id,
      LATERAL (
        SELECT string_agg(search_fold(genre.names ->> d.language), ' ') AS names
        FROM genre WHERE genre.id = ANY (t.genres)
      ) g
    WHERE t.content_id = ANY (wanted) AND concat_ws('', d.tagline, d.description) <> ''
$$;

ALTER FUNCTION search_write(bigint[]) RENAME TO search_write_titles;
CREATE FUNCTION search_write(wanted bigint[]) RETURNS void LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  PERFORM search_write_titles(wanted);
  PERFORM search_write_descriptions(wanted);
END $$;

DO $$
DECLARE
  known bigint[];
BEGIN
  SELECT array_agg(content_id ORDER BY content_id) INTO known FROM search_title;
  FOR place IN 1 .. coalesce(cardinality(known), 0) BY 1000 LOOP
    PERFORM search_write_descriptions(known[place : place + 999]);
  END LOOP;
END $$;
