-- Passkeys of accounts (Web Authentication). The server keeps only their public keys.
CREATE TABLE passkey (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id          text NOT NULL UNIQUE,
  realm_id           bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  account_id         bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  credential_id      text NOT NULL,
  public_key         bytea NOT NULL,
  -- the host name for which the authenticator created the passkey
  rp_id              text NOT NULL,
  counter            bigint NOT NULL,
  transports         text[] NOT NULL,
  is_backup_eligible boolean NOT NULL,
  is_backed_up       boolean NOT NULL,
  name               text NOT NULL,
  created_at         timestamptz NOT NULL,
  last_used_at       timestamptz,
  UNIQUE (realm_id, credential_id)
);
CREATE INDEX passkey_account ON passkey (account_id, id DESC);

-- Challenges are signed, so only used ones are stored, until they expire.
CREATE TABLE used_passkey_challenge (
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  hash       bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (realm_id, hash)
);
CREATE INDEX used_passkey_challenge_expiry ON used_passkey_challenge (expires_at);
