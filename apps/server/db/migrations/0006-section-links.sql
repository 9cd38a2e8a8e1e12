-- Links to sections, as content that rows can list: texts and pictures of their own, and the section they lead to.

CREATE TABLE section_link (
  content_id  bigint PRIMARY KEY REFERENCES content ON DELETE CASCADE,
  section_key text NOT NULL
);
