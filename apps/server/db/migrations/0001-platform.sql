-- What the platform keeps: jobs, the outbox and how far each consumer of it has come.

CREATE TABLE job (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- no foreign key: jobs know no business tables
  realm_id     bigint,
  name         text NOT NULL,
  payload      jsonb NOT NULL,
  state        text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'done', 'failed', 'refused')),
  -- higher first
  priority     integer NOT NULL DEFAULT 0,
  -- attempts that ended in an error; deaths of a worker since the last checkpoint are counted apart
  attempt      integer NOT NULL DEFAULT 0,
  max_attempts integer NOT NULL DEFAULT 5,
  deaths       integer NOT NULL DEFAULT 0,
  -- not before this instant of the service's clock; null is at once
  run_at       timestamptz,
  -- by the database's clock, which all workers share
  lease_until  timestamptz,
  -- rises with every claim; whoever holds an older one can no longer write
  fence        bigint NOT NULL DEFAULT 0,
  worker       text,
  progress     double precision NOT NULL DEFAULT 0,
  stage        text,
  checkpoint   jsonb,
  result       jsonb,
  refusal      jsonb,
  error        text,
  dedupe_key   text,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now(),
  finished_at  timestamptz
);
CREATE INDEX job_queue ON job (priority DESC, id) WHERE state = 'queued';
CREATE INDEX job_lease ON job (lease_until) WHERE state = 'running';
CREATE INDEX job_finished ON job (finished_at) WHERE finished_at IS NOT NULL;
CREATE UNIQUE INDEX job_dedupe ON job (name, dedupe_key)
  WHERE dedupe_key IS NOT NULL AND state IN ('queued', 'running');

-- Workers and those who watch hear of a change by NOTIFY, whoever made it. Channel job_queued carries the name, job_changed the id.
CREATE FUNCTION job_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'queued' THEN
    PERFORM pg_notify('job_queued', NEW.name);
  END IF;
  PERFORM pg_notify('job_changed', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER job_inserted AFTER INSERT ON job FOR EACH ROW EXECUTE FUNCTION job_notify();
CREATE TRIGGER job_updated AFTER UPDATE ON job FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.progress IS DISTINCT FROM NEW.progress
    OR OLD.stage IS DISTINCT FROM NEW.stage OR OLD.priority IS DISTINCT FROM NEW.priority)
  EXECUTE FUNCTION job_notify();

-- Who works, so that any process can tell whether somebody does.
CREATE TABLE worker (
  name    text PRIMARY KEY,
  -- the machine and process id space, so that a restarted process can tell which of its neighbours are dead
  host    text NOT NULL,
  pid     integer NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- Events are written with the rows they tell of. They get their position after commit, by whoever delivers first,
-- because ids are handed out before commit and a reader could otherwise step over one that commits late.
CREATE TABLE outbox (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  position   bigint UNIQUE,
  realm_id   bigint,
  type       text NOT NULL,
  payload    jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX outbox_unplaced ON outbox (id) WHERE position IS NULL;
CREATE SEQUENCE outbox_position;

CREATE FUNCTION outbox_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END $$;
CREATE TRIGGER outbox_inserted AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION outbox_notify();

CREATE TABLE outbox_consumer (
  name     text PRIMARY KEY,
  position bigint NOT NULL
);
