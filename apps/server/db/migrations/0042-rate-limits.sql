-- Counts of rate limits, which all nodes share. Keys are hashes: they contain addresses of accounts and clients.
-- Unlogged, because losing them in a crash only starts new windows. The library of the limits names the columns.
CREATE UNLOGGED TABLE rate_limit (
  key    varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);
