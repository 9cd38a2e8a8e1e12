-- Names of jobs and events that are stored with their rows.
UPDATE job SET name = 'titles.availability-changed' WHERE name = 'catalogue.turn';
UPDATE outbox SET type = 'ContentAvailabilityChanged' WHERE type = 'ContentTurned';
