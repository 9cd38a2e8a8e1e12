-- Columns, jobs and events under the terms of their fields.
ALTER TABLE session RENAME COLUMN revoked_why TO revocation_reason;

ALTER TABLE news_feed RENAME COLUMN address TO source_url;
ALTER TABLE news_feed RENAME COLUMN every_minutes TO fetch_interval_minutes;
ALTER TABLE news_feed RENAME COLUMN picture_hosts TO image_hosts;
ALTER TABLE news_feed RENAME COLUMN next_at TO next_fetch_at;
ALTER TABLE news_feed RENAME COLUMN fault TO last_error;
ALTER TABLE news_item RENAME COLUMN picture_id TO artwork_id;

ALTER TABLE asset RENAME COLUMN stage TO step;

UPDATE job SET name = 'live.publish-due-events' WHERE name = 'live.tick';
UPDATE job SET name = 'news.fetch-feed' WHERE name = 'news.look';
UPDATE outbox SET type = 'SectionChanged' WHERE type = 'StageChanged';

ALTER TABLE asset RENAME COLUMN recipe TO generated_source;
UPDATE asset SET generated_source = jsonb_build_object(
  'generator', generated_source -> 'maker', 'key', generated_source -> 'key')
WHERE generated_source IS NOT NULL;
