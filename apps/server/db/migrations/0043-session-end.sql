-- A session ends a year after it began, however often it is used.
UPDATE session SET expires_at = created_at + interval '8760 hours'
WHERE expires_at > created_at + interval '8760 hours';
