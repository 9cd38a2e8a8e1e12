-- How accounts sign in: with a password, or as a person whom a provider knows. The subject is unique for its issuer.
CREATE TABLE credential (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  realm_id       bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  account_id     bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  type           text NOT NULL CHECK (type IN ('password', 'provider')),
  provider       text,
  issuer         text,
  subject        text,
  -- whether the provider has verified the email address of the person
  email_verified boolean,
  secret_hash    text,
  created_at     timestamptz NOT NULL,
  CHECK ((type = 'password') = (secret_hash IS NOT NULL)),
  CHECK ((type = 'provider') = (provider IS NOT NULL AND issuer IS NOT NULL AND subject IS NOT NULL))
);
CREATE INDEX credential_account ON credential (account_id);
CREATE UNIQUE INDEX credential_password ON credential (account_id) WHERE type = 'password';
CREATE UNIQUE INDEX credential_subject ON credential (realm_id, issuer, subject) WHERE type = 'provider';

INSERT INTO credential (realm_id, account_id, type, secret_hash, created_at)
SELECT realm_id, id, 'password', password_hash, created_at FROM account WHERE password_hash IS NOT NULL;

-- An account without an email address signs in with a provider, or has not confirmed the address with which it signed up.
-- Several accounts may have signed up with the same address; the one that confirms it gets it.
ALTER TABLE account
  DROP COLUMN password_hash,
  ALTER COLUMN email DROP NOT NULL,
  ADD COLUMN unconfirmed_email citext,
  ADD COLUMN email_verified_at timestamptz;
CREATE INDEX account_unconfirmed_email ON account (realm_id, unconfirmed_email) WHERE unconfirmed_email IS NOT NULL;

-- When and how the person of the session has proved who they are; null for guests.
ALTER TABLE session
  ADD COLUMN auth_time timestamptz,
  ADD COLUMN method text;
UPDATE session SET auth_time = created_at, method = 'password' WHERE account_id IS NOT NULL;

-- Tokens in links of mails. Each works once; only hashes of them are stored.
CREATE TABLE one_time_token (
  hash       bytea PRIMARY KEY,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  -- the address to which the token was sent: using the token proves that the person reads its mail
  email      citext NOT NULL,
  purpose    text NOT NULL CHECK (purpose IN ('confirmEmail', 'resetPassword', 'magicLink')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX one_time_token_account ON one_time_token (account_id);
CREATE INDEX one_time_token_expiry ON one_time_token (expires_at);

-- Mails that were sent or wait to be sent. The content is encrypted, because links in it open accounts.
CREATE TABLE mail (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id      text NOT NULL UNIQUE,
  realm_id       bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  template       text NOT NULL,
  recipient      citext NOT NULL,
  sender_name    text NOT NULL,
  subject        text NOT NULL,
  -- null once the mail was sent or given up
  content_sealed bytea,
  state          text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'stored', 'failed')),
  -- why the mail server refused the mail
  failure        text,
  created_at     timestamptz NOT NULL,
  sent_at        timestamptz
);
CREATE INDEX mail_realm ON mail (realm_id, created_at DESC);
CREATE INDEX mail_recipient ON mail (realm_id, recipient, created_at);
CREATE INDEX mail_age ON mail (created_at);
