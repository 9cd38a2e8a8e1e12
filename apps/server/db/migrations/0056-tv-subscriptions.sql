-- The device with which an account has last signed in at a TV provider. Its id is encrypted: with it, the service asks what the
-- subscription contains.
CREATE TABLE tv_subscription (
  account_id    bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  client        text NOT NULL,
  realm_id      bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  device_sealed bytea NOT NULL,
  signed_in_at  timestamptz NOT NULL,
  PRIMARY KEY (account_id, client)
);
CREATE INDEX tv_subscription_realm ON tv_subscription (realm_id);

-- Licences that a subscription gives are replaced together.
CREATE INDEX entitlement_reason ON entitlement (account_id, reason);
