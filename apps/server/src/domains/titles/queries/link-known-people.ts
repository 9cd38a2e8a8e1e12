// Credits of a title lead to the people of its realm that they name.
import { type Executor, prepared } from '../../../platform/database/index.ts';

const link = prepared(
  'catalogue-link-known-people',
  `update content_person credit set person_id = p.id from person p, content c
  where credit.content_id = $1 and c.id = credit.content_id and p.realm_id = c.realm_id
    and credit.name in (select value from jsonb_each_text(p.names))`,
);

export async function linkKnownPeople(trx: Executor, contentId: number): Promise<void> {
  await link(trx, [contentId]);
}
