-- What a person sees of a session in the list of their devices. The name is derived from the User-Agent header.
ALTER TABLE session
  ADD COLUMN device_name  text NOT NULL DEFAULT '',
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
UPDATE session SET last_used_at = created_at;

-- Events that concern the security of an account. The person and the operator can read them.
CREATE TABLE security_event (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  realm_id    bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  account_id  bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  kind        text NOT NULL,
  -- The method of a sign-in.
  method      text,
  -- The device on which the event happened; for the end of a session on another device, that device.
  device_name text NOT NULL,
  occurred_at timestamptz NOT NULL
);
CREATE INDEX security_event_account ON security_event (account_id, id DESC);
CREATE INDEX security_event_age ON security_event (occurred_at);
