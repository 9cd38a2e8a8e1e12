-- An administrator acts as a viewer, to see what the viewer sees. The administrator of such a session; null for all others.
ALTER TABLE session ADD COLUMN impersonator_id bigint REFERENCES account ON DELETE CASCADE;
CREATE INDEX session_impersonator ON session (impersonator_id) WHERE impersonator_id IS NOT NULL;

-- Links that open such a session once.
CREATE TABLE impersonation_token (
  hash            bytea PRIMARY KEY,
  realm_id        bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  -- the viewer
  account_id      bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  impersonator_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  reason          text NOT NULL,
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  used_at         timestamptz
);
CREATE INDEX impersonation_token_account ON impersonation_token (account_id);
CREATE INDEX impersonation_token_impersonator ON impersonation_token (impersonator_id);
CREATE INDEX impersonation_token_expiry ON impersonation_token (expires_at);

-- Who caused an event, and why, if it was not the person of the account. The name stays when the account of the administrator is deleted.
ALTER TABLE security_event ADD COLUMN actor_name text, ADD COLUMN reason text;
