-- What can be listed, linked and played; the media behind it; who may watch; how far they are.

-- A source file, or later a recording.
CREATE TABLE asset (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id    text NOT NULL UNIQUE,
  realm_id     bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  source_name  text NOT NULL,
  -- where the source lies on this installation; null once it is no longer needed
  source_path  text,
  -- size and modification time of the source: the same file is not imported twice
  source_size  bigint,
  source_mtime timestamptz,
  state        text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'playable', 'done', 'failed', 'refused')),
  -- the probe's description and the plan of renditions, fixed for the life of the asset
  description  jsonb,
  plan         jsonb,
  reason       jsonb,
  -- {maker, key} of a source that the service makes itself; its file is thrown away once the asset is done
  recipe       jsonb,
  -- how far the asset is, 0 to 1 over all stages, and the stage that runs
  progress     real NOT NULL DEFAULT 0,
  stage        text,
  package_id   bigint,
  created_at   timestamptz NOT NULL,
  updated_at   timestamptz NOT NULL
);
CREATE UNIQUE INDEX asset_source ON asset (realm_id, source_path, source_size, source_mtime)
  WHERE source_path IS NOT NULL AND state <> 'refused';

-- An immutable set of renditions: the early one with the lowest, then the full one.
CREATE TABLE package (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id  text NOT NULL UNIQUE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  asset_id   bigint NOT NULL REFERENCES asset ON DELETE CASCADE,
  final      boolean NOT NULL,
  -- renditions, segments, text tracks, storyboard, chapters: see the media package's PackageIndex
  index      jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX package_asset ON package (asset_id);
ALTER TABLE asset ADD FOREIGN KEY (package_id) REFERENCES package ON DELETE SET NULL;

CREATE TABLE licence (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id  text NOT NULL UNIQUE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  key        text NOT NULL,
  texts      jsonb NOT NULL,
  UNIQUE (realm_id, key)
);

CREATE TABLE entitlement (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  licence_id bigint NOT NULL REFERENCES licence ON DELETE CASCADE,
  valid_from timestamptz NOT NULL,
  valid_until timestamptz,
  reason     text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (valid_until IS NULL OR valid_until > valid_from)
);
CREATE INDEX entitlement_account ON entitlement (account_id, licence_id);

CREATE TABLE genre (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  realm_id bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  key      text NOT NULL,
  names    jsonb NOT NULL,
  UNIQUE (realm_id, key)
);

-- One row for anything that a card can show.
CREATE TABLE content (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id       text NOT NULL UNIQUE,
  realm_id        bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  external_id     text,
  type            text NOT NULL,
  -- {kind: open} | {kind: signIn} | {kind: licence, licences: [key]}
  access          jsonb NOT NULL DEFAULT '{"kind":"open"}',
  available_from  timestamptz,
  available_until timestamptz,
  regions         jsonb,
  rating          smallint,
  year            smallint,
  published_at    timestamptz,
  created_at      timestamptz NOT NULL,
  updated_at      timestamptz NOT NULL,
  UNIQUE (realm_id, external_id)
);
CREATE INDEX content_newest ON content (realm_id, type, published_at DESC, id DESC);

CREATE TABLE content_text (
  content_id  bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  language    text NOT NULL,
  title       text NOT NULL,
  tagline     text,
  description text,
  PRIMARY KEY (content_id, language)
);

CREATE TABLE content_genre (
  content_id bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  genre_id   bigint NOT NULL REFERENCES genre ON DELETE CASCADE,
  position   smallint NOT NULL,
  PRIMARY KEY (content_id, genre_id)
);
CREATE INDEX content_genre_genre ON content_genre (genre_id, content_id);

CREATE TABLE content_person (
  content_id bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  position   smallint NOT NULL,
  name       text NOT NULL,
  role       text NOT NULL CHECK (role IN ('cast', 'director', 'writer', 'host')),
  character  text,
  PRIMARY KEY (content_id, position)
);

CREATE TABLE series (
  content_id bigint PRIMARY KEY REFERENCES content ON DELETE CASCADE
);

CREATE TABLE season (
  content_id bigint PRIMARY KEY REFERENCES content ON DELETE CASCADE,
  series_id  bigint NOT NULL REFERENCES series ON DELETE CASCADE,
  number     integer NOT NULL,
  UNIQUE (series_id, number)
);

CREATE TABLE video (
  content_id        bigint PRIMARY KEY REFERENCES content ON DELETE CASCADE,
  asset_id          bigint REFERENCES asset ON DELETE SET NULL,
  duration_ms       bigint,
  season_id         bigint REFERENCES season ON DELETE CASCADE,
  episode_number    integer,
  original_language text,
  online_playback   text NOT NULL DEFAULT 'AVAILABLE' CHECK (online_playback IN ('AVAILABLE', 'UNAVAILABLE')),
  skip_markers      jsonb NOT NULL DEFAULT '[]',
  UNIQUE (season_id, episode_number)
);
CREATE INDEX video_asset ON video (asset_id);

CREATE TABLE playlist (
  content_id bigint PRIMARY KEY REFERENCES content ON DELETE CASCADE,
  numbered   boolean NOT NULL DEFAULT false
);

CREATE TABLE playlist_item (
  playlist_id bigint NOT NULL REFERENCES playlist ON DELETE CASCADE,
  position    integer NOT NULL,
  content_id  bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  PRIMARY KEY (playlist_id, position)
);
CREATE INDEX playlist_item_content ON playlist_item (content_id);

-- A master picture in storage; widths and formats are made from it on request.
CREATE TABLE artwork (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id   text NOT NULL UNIQUE,
  realm_id    bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  content_id  bigint REFERENCES content ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('thumbnail', 'poster', 'hero', 'heroPortrait', 'titleImage', 'logo')),
  storage_key text NOT NULL,
  width       integer NOT NULL,
  height      integer NOT NULL,
  placeholder text NOT NULL,
  focal_x     real NOT NULL DEFAULT 0.5,
  focal_y     real NOT NULL DEFAULT 0.5,
  created_at  timestamptz NOT NULL,
  UNIQUE (content_id, kind)
);

-- Pages of heroes and rows.
CREATE TABLE section (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  realm_id bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  key      text NOT NULL,
  title    jsonb NOT NULL,
  UNIQUE (realm_id, key)
);

CREATE TABLE hero (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id  text NOT NULL UNIQUE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  section_id bigint NOT NULL REFERENCES section ON DELETE CASCADE,
  position   integer NOT NULL,
  content_id bigint REFERENCES content ON DELETE CASCADE,
  -- texts per language, buttons, gradients, alignment
  data       jsonb NOT NULL,
  UNIQUE (section_id, position)
);

CREATE TABLE bucket (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id  text NOT NULL UNIQUE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  section_id bigint NOT NULL REFERENCES section ON DELETE CASCADE,
  position   integer NOT NULL,
  exid       text NOT NULL,
  type       text NOT NULL,
  names      jsonb NOT NULL,
  row_type_data jsonb NOT NULL,
  -- {kind: list} | {kind: rule, genre?, type?, access?, sort, limit?} | {kind: continueWatching}
  source     jsonb NOT NULL,
  UNIQUE (section_id, position)
);

CREATE TABLE bucket_item (
  bucket_id  bigint NOT NULL REFERENCES bucket ON DELETE CASCADE,
  position   integer NOT NULL,
  content_id bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  PRIMARY KEY (bucket_id, position)
);
CREATE INDEX bucket_item_content ON bucket_item (content_id);

-- Bringing files in: a batch, and one row a file.
CREATE TABLE import (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id  text NOT NULL UNIQUE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  path       text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE import_item (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id  text NOT NULL UNIQUE,
  realm_id   bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  import_id  bigint NOT NULL REFERENCES import ON DELETE CASCADE,
  file       text NOT NULL,
  asset_id   bigint REFERENCES asset ON DELETE SET NULL,
  content_id bigint REFERENCES content ON DELETE SET NULL,
  -- set when the file never became an asset
  reason     jsonb
);
CREATE INDEX import_item_import ON import_item (import_id, id);
CREATE INDEX import_item_asset ON import_item (asset_id);

CREATE TABLE progress (
  profile_id  bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  content_id  bigint NOT NULL REFERENCES content ON DELETE CASCADE,
  realm_id    bigint NOT NULL REFERENCES realm ON DELETE CASCADE,
  position_ms bigint NOT NULL CHECK (position_ms >= 0),
  duration_ms bigint NOT NULL CHECK (duration_ms > 0),
  finished    boolean NOT NULL,
  updated_at  timestamptz NOT NULL,
  PRIMARY KEY (profile_id, content_id)
);
CREATE INDEX progress_recent ON progress (profile_id, updated_at DESC, content_id) WHERE NOT finished;
CREATE INDEX progress_content ON progress (content_id);
