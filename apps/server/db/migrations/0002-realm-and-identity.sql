-- Realms, and the people in them. Every table carries its realm; public ids are what leaves the server.

CREATE EXTENSION IF NOT EXISTS citext;

CREATE TABLE realm (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key        text NOT NULL UNIQUE,
  version    integer NOT NULL DEFAULT 1,
  -- the applied realm file, as validated
  settings   jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE realm_host (
  host     text PRIMARY KEY CHECK (host = lower(host)),
  realm_id bigint NOT NULL REFERENCES realm ON DELETE CASCADE
);
CREATE INDEX realm_host_realm ON realm_host (realm_id);

-- Every applied version of the settings, so that a change can be explained and undone.
CREATE TABLE realm_version (
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  version    integer NOT NULL,
  settings   jsonb NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (realm_id, version)
);

CREATE TABLE account (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id     text NOT NULL UNIQUE,
  realm_id      bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  email         citext NOT NULL,
  password_hash text,
  name          text NOT NULL,
  role          text NOT NULL DEFAULT 'USER' CHECK (role IN ('USER', 'ADMIN')),
  created_at    timestamptz NOT NULL,
  UNIQUE (realm_id, email)
);

-- A person's answers to consent questions are kept for ever: who, when, which wording, yes or no.
CREATE TABLE consent_answer (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  field_name text NOT NULL,
  answer     boolean NOT NULL,
  wording    jsonb NOT NULL,
  answered_at timestamptz NOT NULL
);
CREATE INDEX consent_answer_account ON consent_answer (account_id);

-- A guest's profile has no account; it is emptied into the account's at sign-in.
CREATE TABLE profile (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id  text NOT NULL UNIQUE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  account_id bigint REFERENCES account ON DELETE CASCADE,
  name       text,
  kind       text NOT NULL DEFAULT 'adult' CHECK (kind IN ('adult', 'child')),
  created_at timestamptz NOT NULL
);
CREATE INDEX profile_account ON profile (account_id) WHERE account_id IS NOT NULL;

-- A session is a family of rotating refresh tokens.
CREATE TABLE session (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id   text NOT NULL UNIQUE,
  realm_id    bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  account_id  bigint REFERENCES account ON DELETE CASCADE,
  profile_id  bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  revoked_at  timestamptz,
  revoked_why text
);
CREATE INDEX session_account ON session (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX session_profile ON session (profile_id);
CREATE INDEX session_expiry ON session (expires_at);

-- Only hashes are stored. A used token names its successor for a short grace, encrypted with the token itself.
CREATE TABLE refresh_token (
  hash             bytea PRIMARY KEY,
  session_id       bigint NOT NULL REFERENCES session ON DELETE CASCADE,
  issued_at        timestamptz NOT NULL,
  used_at          timestamptz,
  successor_sealed bytea
);
CREATE INDEX refresh_token_session ON refresh_token (session_id);

-- Secrets that the service makes for itself, such as the keys that sign tokens.
CREATE TABLE service_secret (
  name       text PRIMARY KEY,
  value      bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- The stored answer of a call that was made with an Idempotency-Key.
CREATE TABLE idempotent_answer (
  realm_id     bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  key          text NOT NULL,
  call         text NOT NULL,
  request_hash bytea NOT NULL,
  status       integer NOT NULL,
  answer       jsonb,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (realm_id, key, call)
);
CREATE INDEX idempotent_answer_age ON idempotent_answer (created_at);
