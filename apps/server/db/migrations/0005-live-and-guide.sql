-- What happens at a time: live events with what premieres in them, and channels with what they show when.

CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE live_event (
  content_id   bigint PRIMARY KEY REFERENCES content ON DELETE CASCADE,
  realm_id     bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  starts_at    timestamptz NOT NULL,
  -- when it is over; moved when an operator ends it at another time
  ends_at      timestamptz NOT NULL,
  -- the video that is shown for the first time when it starts
  premiere_id  bigint REFERENCES video ON DELETE SET NULL,
  -- the video that can be watched once it is over
  vod_id       bigint REFERENCES video ON DELETE SET NULL,
  -- {competition?, venue?}, each with a text per language
  facts        jsonb NOT NULL DEFAULT '{}',
  -- when open pages were told of its start and of its end: each once
  announced_at timestamptz,
  closed_at    timestamptz,
  CHECK (ends_at > starts_at)
);
CREATE INDEX live_event_time ON live_event (realm_id, starts_at);
CREATE INDEX live_event_to_announce ON live_event (starts_at) WHERE announced_at IS NULL;
CREATE INDEX live_event_to_close ON live_event (ends_at) WHERE closed_at IS NULL;
CREATE INDEX live_event_premiere ON live_event (premiere_id);

CREATE TABLE channel (
  content_id bigint PRIMARY KEY REFERENCES content ON DELETE CASCADE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  number     integer NOT NULL CHECK (number > 0),
  -- the live event that the channel is watched by
  event_id   bigint REFERENCES live_event ON DELETE SET NULL,
  UNIQUE (realm_id, number)
);

-- One channel shows one thing at a time: intervals are half-open and cannot overlap.
CREATE TABLE programme (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id  text NOT NULL UNIQUE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  channel_id bigint NOT NULL REFERENCES channel ON DELETE CASCADE,
  during     tstzrange NOT NULL,
  -- {language: {programme, episode?, description?}}
  texts      jsonb NOT NULL,
  artwork_id bigint REFERENCES artwork ON DELETE SET NULL,
  playback   text NOT NULL DEFAULT 'DISABLED' CHECK (playback IN ('ENABLED', 'RESTART', 'DISABLED')),
  CHECK (NOT isempty(during) AND lower_inc(during) AND NOT upper_inc(during)
    AND NOT lower_inf(during) AND NOT upper_inf(during)),
  EXCLUDE USING gist (channel_id WITH =, during WITH &&)
);
CREATE INDEX programme_start ON programme (realm_id, (lower(during)));
