-- Watchlists and playlists share one ordering algorithm: positions are decimals, and none is used twice.

ALTER TABLE playlist_item RENAME COLUMN given_until TO used_until;

ALTER TABLE watchlist_item ALTER COLUMN position TYPE numeric;
-- up to which position the gap before an item was used; NULL: up to the item before
ALTER TABLE watchlist_item ADD COLUMN used_until numeric;
UPDATE watchlist_item i SET used_until = i.position - 1
FROM (
  SELECT watchlist_id, content_id, lag(position) OVER (PARTITION BY watchlist_id ORDER BY position) AS previous
  FROM watchlist_item
) before
WHERE before.watchlist_id = i.watchlist_id AND before.content_id = i.content_id AND before.previous < i.position - 1;

-- the outermost positions that were ever used; new ones at the ends go beyond them
ALTER TABLE watchlist ADD COLUMN first_position integer NOT NULL DEFAULT 1;
ALTER TABLE watchlist RENAME COLUMN next_position TO last_position;
ALTER TABLE watchlist ALTER COLUMN last_position SET DEFAULT 0;
UPDATE watchlist SET last_position = last_position - 1;
