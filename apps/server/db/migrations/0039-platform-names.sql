-- Names of the field: responses of idempotent calls, the background of the sign-in pages, the job that renders artwork.
ALTER TABLE idempotent_answer RENAME TO idempotent_response;
ALTER TABLE idempotent_response RENAME COLUMN answer TO response;
ALTER TABLE idempotent_response RENAME CONSTRAINT idempotent_answer_realm_id_fkey TO idempotent_response_realm_id_fkey;
ALTER INDEX idempotent_answer_pkey RENAME TO idempotent_response_pkey;
ALTER INDEX idempotent_answer_age RENAME TO idempotent_response_age;

ALTER TABLE realm RENAME COLUMN entrance TO auth_background;
UPDATE realm SET auth_background = jsonb_build_object('image', auth_background -> 'picture')
  || CASE WHEN auth_background ? 'rightToLeft'
       THEN jsonb_build_object('rightToLeftImage', auth_background -> 'rightToLeft') ELSE '{}' END
  WHERE auth_background IS NOT NULL;

UPDATE job SET name = 'demo.artwork' WHERE name = 'demo.pictures';
