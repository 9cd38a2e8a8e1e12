-- What a queued job waits for besides its run time, such as disk space. Null for other jobs.
ALTER TABLE job ADD COLUMN waiting_for text;
CREATE INDEX job_waiting ON job (waiting_for) WHERE waiting_for IS NOT NULL;
