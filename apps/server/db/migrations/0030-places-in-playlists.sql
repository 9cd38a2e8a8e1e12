-- A place in a playlist is given once: what stays keeps its own, whatever comes and goes before, behind and between.
-- Who pages through a list finds the way by it.

-- a decimal number, so that there is always room between two
ALTER TABLE playlist_item ALTER COLUMN position TYPE numeric;

-- the outermost places that were ever given; new ones at the ends go beyond them
ALTER TABLE playlist ADD COLUMN first_position integer NOT NULL DEFAULT 0;
ALTER TABLE playlist ADD COLUMN last_position integer NOT NULL DEFAULT -1;
UPDATE playlist p SET first_position = least(i.first, 0), last_position = i.last
FROM (SELECT playlist_id, min(position) AS first, max(position) AS last FROM playlist_item GROUP BY playlist_id) i
WHERE i.playlist_id = p.content_id;

-- up to which places between this one and the one before it were given already; NULL: up to that one
ALTER TABLE playlist_item ADD COLUMN given_until numeric;
