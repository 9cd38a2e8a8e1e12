// Selects section keys.

import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { tables } from '../pages.tables.ts';

/** Selects which of the given keys are sections of the realm. */
export async function selectKnownSectionKeys(
  executor: Executor,
  { realmId, keys }: { realmId: number; keys: readonly string[] },
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tables(executor)
    .selectFrom('section')
    .select('key')
    .where('realm_id', '=', realmId)
    .where('key', 'in', [...new Set(keys)])
    .execute();
  return new Set(rows.map(({ key }) => key));
}

const sectionsQuery = definePreparedQuery<{ key: string }>(
  'pages-section-keys',
  'select key from section where realm_id = $1 order by id limit 1000',
);

/** Selects the keys of the realm's sections, at most 1,000. */
export async function selectSectionKeys(executor: Executor, realmId: number): Promise<string[]> {
  return (await sectionsQuery(executor, [realmId])).map(({ key }) => key);
}
