-- The answers to consents of deleted accounts. The law asks the operator to prove consents, also afterwards. A record does not
-- name the person: whoever knows the email address of the account can find its records.
CREATE TABLE consent_record (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  realm_id           bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  -- the HMAC of the email address
  subject            bytea NOT NULL,
  field_name         text NOT NULL,
  answer             boolean NOT NULL,
  wording            jsonb NOT NULL,
  answered_at        timestamptz NOT NULL,
  account_deleted_at timestamptz NOT NULL
);
CREATE INDEX consent_record_subject ON consent_record (realm_id, subject, id);
CREATE INDEX consent_record_age ON consent_record (account_deleted_at);
