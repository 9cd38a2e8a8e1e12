-- What rankings are counted from: what was watched in a realm lately, and what is kept in it.

CREATE INDEX progress_lately ON progress (realm_id, updated_at) INCLUDE (content_id, profile_id);
CREATE INDEX favourite_realm ON favourite (realm_id, content_id);
