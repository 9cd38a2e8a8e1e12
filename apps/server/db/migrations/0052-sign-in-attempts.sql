-- Sign-ins with a provider that browsers have started. Only hashes of the state and of the browser's cookie are stored.
CREATE TABLE sign_in_attempt (
  state_hash   bytea PRIMARY KEY,
  realm_id     bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  client       text NOT NULL,
  browser_hash bytea NOT NULL,
  redirect_uri text NOT NULL,
  expires_at   timestamptz NOT NULL,
  used_at      timestamptz
);
CREATE INDEX sign_in_attempt_expiry ON sign_in_attempt (expires_at);
