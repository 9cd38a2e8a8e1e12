ALTER TABLE job RENAME COLUMN deaths TO crash_count;
ALTER TABLE job RENAME COLUMN lease_until TO lease_expires_at;
ALTER TABLE worker RENAME COLUMN seen_at TO heartbeat_at;
