-- Secrets of the service and of realms, in one table. key_version 0: stored in clear; 1: encrypted with SECRETS_KEY.
ALTER TABLE service_secret RENAME TO secret;
ALTER TABLE secret
  DROP CONSTRAINT service_secret_pkey,
  ADD COLUMN realm_id bigint REFERENCES realm ON DELETE CASCADE,
  ADD COLUMN key_version int NOT NULL DEFAULT 0;
ALTER TABLE secret ALTER COLUMN key_version DROP DEFAULT;
CREATE UNIQUE INDEX secret_name ON secret (realm_id, name) NULLS NOT DISTINCT;
