-- Authenticator apps of accounts (TOTP, RFC 6238).
CREATE TABLE totp (
  account_id     bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  realm_id       bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  secret_sealed  bytea NOT NULL,
  -- the time step of the last accepted code
  last_time_step bigint,
  created_at     timestamptz NOT NULL,
  -- null until the person has entered a first code
  confirmed_at   timestamptz
);

-- Codes for people who have lost the device with the app. Only hashes are stored.
CREATE TABLE recovery_code (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  hash       bytea NOT NULL,
  used_at    timestamptz
);
CREATE INDEX recovery_code_account ON recovery_code (account_id);

-- Sign-ins that wait for a code. Only hashes of their tokens are stored.
CREATE TABLE pending_sign_in (
  token_hash       bytea PRIMARY KEY,
  realm_id         bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  account_id       bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  method           text NOT NULL,
  is_new_device    boolean NOT NULL,
  wrong_code_count integer NOT NULL DEFAULT 0,
  created_at       timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL
);
CREATE INDEX pending_sign_in_account ON pending_sign_in (account_id);
CREATE INDEX pending_sign_in_expiry ON pending_sign_in (expires_at);
