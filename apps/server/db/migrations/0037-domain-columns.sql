ALTER TABLE session RENAME COLUMN revoked_why TO revocation_reason;
