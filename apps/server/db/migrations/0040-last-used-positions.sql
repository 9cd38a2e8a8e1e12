-- The last position that was used in the gap before an item.
ALTER TABLE playlist_item RENAME COLUMN used_until TO last_used_position;
ALTER TABLE watchlist_item RENAME COLUMN used_until TO last_used_position;
