import type { Executor } from '../../../platform/database/index.ts';
import '../titles.tables.ts';

/** Those of some public ids that are titles of the realm. */
export async function knownContent(
  executor: Executor,
  { realmId, publicIds }: { realmId: number; publicIds: readonly string[] },
): Promise<Set<string>> {
  if (publicIds.length === 0) return new Set();
  const rows = await executor
    .selectFrom('content')
    .select('public_id')
    .where('realm_id', '=', realmId)
    .where('public_id', 'in', [...new Set(publicIds)])
    .execute();
  return new Set(rows.map(({ public_id }) => public_id));
}

/** Those of some keys that are sections of the realm. */
export async function knownSections(
  executor: Executor,
  { realmId, keys }: { realmId: number; keys: readonly string[] },
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await executor
    .selectFrom('section')
    .select('key')
    .where('realm_id', '=', realmId)
    .where('key', 'in', [...new Set(keys)])
    .execute();
  return new Set(rows.map(({ key }) => key));
}
