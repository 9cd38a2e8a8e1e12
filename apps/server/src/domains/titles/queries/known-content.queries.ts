import type { Executor } from '../../../platform/database/index.ts';
import { tables } from '../titles.tables.ts';

/** Filters public ids to those that exist in the realm. */
export async function selectKnownContentIds(
  executor: Executor,
  { realmId, publicIds }: { realmId: number; publicIds: readonly string[] },
): Promise<Set<string>> {
  if (publicIds.length === 0) return new Set();
  const rows = await tables(executor)
    .selectFrom('content')
    .select('public_id')
    .where('realm_id', '=', realmId)
    .where('public_id', 'in', [...new Set(publicIds)])
    .execute();
  return new Set(rows.map(({ public_id }) => public_id));
}
