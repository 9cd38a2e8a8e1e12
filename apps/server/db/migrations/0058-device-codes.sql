-- Sign-ins that a television has started, and that a person approves on another device (RFC 8628). Only hashes of the codes are
-- stored.
CREATE TABLE device_code (
  device_code_hash bytea PRIMARY KEY,
  user_code_hash   bytea NOT NULL,
  realm_id         bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  -- what the person sees of the television
  device_name      text NOT NULL,
  address          text NOT NULL,
  state            text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'refused', 'used')),
  -- who has approved
  account_id       bigint REFERENCES account ON DELETE CASCADE,
  created_at       timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL,
  CHECK ((state IN ('approved', 'used')) = (account_id IS NOT NULL))
);
CREATE UNIQUE INDEX device_code_user_code ON device_code (realm_id, user_code_hash);
CREATE INDEX device_code_account ON device_code (account_id);
CREATE INDEX device_code_expiry ON device_code (expires_at);
