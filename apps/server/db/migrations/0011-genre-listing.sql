-- A genre that goes, or is called otherwise, takes its listings along.

CREATE FUNCTION list_genre_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM content_listing WHERE realm_id = OLD.realm_id AND facet = 'genre:' || OLD.key;
    RETURN OLD;
  END IF;
  UPDATE content_listing SET facet = 'genre:' || NEW.key
  WHERE realm_id = OLD.realm_id AND facet = 'genre:' || OLD.key;
  RETURN NEW;
END $$;
CREATE TRIGGER genre_unlisted BEFORE DELETE ON genre FOR EACH ROW EXECUTE FUNCTION list_genre_anew();
CREATE TRIGGER genre_listed_anew BEFORE UPDATE OF key ON genre FOR EACH ROW
  WHEN (OLD.key IS DISTINCT FROM NEW.key) EXECUTE FUNCTION list_genre_anew();
