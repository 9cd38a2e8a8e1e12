-- Titles that begin like a query of several words are found without a look at the table: the index has all that is asked.
DROP INDEX search_start_any;
CREATE INDEX search_start_any ON search_start (realm_id, start) INCLUDE (impact, content_id);
