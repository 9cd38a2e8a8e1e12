-- Several profiles per account, the parental control of an account, and the age rating that child profiles are limited by.
ALTER TABLE profile ADD COLUMN avatar text NOT NULL DEFAULT 'fox';

CREATE TABLE parental_control (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  -- The hash of the PIN; null while parental control is off.
  pin_hash   text,
  -- Child profiles of the account see no title with a higher age rating.
  age_limit  smallint NOT NULL,
  updated_at timestamptz NOT NULL
);

-- The highest rating of a title and the titles it belongs to: an episode to its season and series, a trailer to its title,
-- a live event to the videos that it shows. 0 is for all ages.
ALTER TABLE content ADD COLUMN age_rating smallint NOT NULL DEFAULT 0;

CREATE FUNCTION find_age_rating(title bigint, own_rating smallint) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(greatest(
    own_rating,
    (SELECT max(parent.rating) FROM video v JOIN season s ON s.content_id = v.season_id
      JOIN content parent ON parent.id IN (s.content_id, s.series_id) WHERE v.content_id = title),
    (SELECT parent.rating FROM season s JOIN content parent ON parent.id = s.series_id WHERE s.content_id = title),
    (SELECT max(parent.age_rating) FROM trailer t JOIN content parent ON parent.id = t.content_id
      WHERE t.trailer_id = title),
    (SELECT max(shown.age_rating) FROM live_event e JOIN content shown ON shown.id IN (e.premiere_id, e.vod_id)
      WHERE e.content_id = title)
  ), 0::smallint)
$$;

UPDATE content SET age_rating = find_age_rating(id, rating) WHERE type NOT IN ('TRAILER', 'LIVE_EVENT');
UPDATE content SET age_rating = find_age_rating(id, rating) WHERE type IN ('TRAILER', 'LIVE_EVENT');

CREATE FUNCTION set_age_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.age_rating := find_age_rating(NEW.id, NEW.rating);
  RETURN NEW;
END $$;
CREATE TRIGGER content_age_rating BEFORE INSERT OR UPDATE OF rating ON content
  FOR EACH ROW EXECUTE FUNCTION set_age_rating();

-- An update of the rating to itself computes the age rating again.
CREATE FUNCTION refresh_age_ratings(titles bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE content SET rating = rating WHERE id = ANY (titles) AND age_rating <> find_age_rating(id, rating)
$$;

CREATE FUNCTION refresh_age_ratings_of_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_age_ratings(ARRAY(
    SELECT content_id FROM season WHERE series_id = NEW.id
    UNION SELECT v.content_id FROM season s JOIN video v ON v.season_id = s.content_id
      WHERE s.content_id = NEW.id OR s.series_id = NEW.id
    UNION SELECT trailer_id FROM trailer WHERE content_id = NEW.id
    UNION SELECT content_id FROM live_event WHERE premiere_id = NEW.id OR vod_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER content_age_rating_of_parts AFTER UPDATE ON content FOR EACH ROW
  WHEN (OLD.rating IS DISTINCT FROM NEW.rating OR OLD.age_rating <> NEW.age_rating)
  EXECUTE FUNCTION refresh_age_ratings_of_parts();

CREATE FUNCTION refresh_age_rating_of_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_age_ratings(ARRAY[NEW.content_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER video_age_rating AFTER INSERT OR UPDATE OF season_id ON video FOR EACH ROW
  WHEN (NEW.season_id IS NOT NULL) EXECUTE FUNCTION refresh_age_rating_of_part();
CREATE TRIGGER season_age_rating AFTER INSERT OR UPDATE OF series_id ON season
  FOR EACH ROW EXECUTE FUNCTION refresh_age_rating_of_part();
CREATE TRIGGER live_event_age_rating AFTER INSERT OR UPDATE OF premiere_id, vod_id ON live_event
  FOR EACH ROW EXECUTE FUNCTION refresh_age_rating_of_part();

CREATE FUNCTION refresh_age_rating_of_trailer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_age_ratings(ARRAY[coalesce(NEW.trailer_id, OLD.trailer_id)]);
  RETURN NULL;
END $$;
CREATE TRIGGER trailer_age_rating AFTER INSERT OR UPDATE OR DELETE ON trailer
  FOR EACH ROW EXECUTE FUNCTION refresh_age_rating_of_trailer();
