-- What people tell about themselves, and how they like to watch.

CREATE TABLE account_detail (
  account_id    bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  realm_id      bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  -- of an account whose sign-in method gives no email address
  contact_email text,
  birth_date    date,
  phone_region  text CHECK (phone_region ~ '^[A-Z]{2}$'),
  -- E.164
  phone_number  text CHECK (phone_number ~ '^\+[0-9]{4,15}$'),
  tax_number    text,
  -- the country, and the fields that its addresses have
  address       jsonb,
  updated_at    timestamptz NOT NULL,
  CHECK ((phone_region IS NULL) = (phone_number IS NULL))
);
CREATE INDEX account_detail_realm ON account_detail (realm_id);

-- A preference that is null has its default.
CREATE TABLE preference (
  profile_id                       bigint PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  realm_id                         bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  language                         text,
  -- a language, or 'off'
  subtitle_language                text,
  audio_language                   text,
  auto_advance                     boolean,
  video_background_auto_play       boolean,
  video_background_auto_play_audio boolean,
  updated_at                       timestamptz NOT NULL
);
CREATE INDEX preference_realm ON preference (realm_id);

-- Finds the last answer of an account to each consent.
CREATE INDEX consent_answer_last ON consent_answer (account_id, field_name, id DESC);
DROP INDEX consent_answer_account;
