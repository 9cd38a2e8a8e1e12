// Translates between public ids, which operators write, and database ids.

import type { Executor } from '../../../platform/database/index.ts';
import { tables } from '../pages.tables.ts';

export async function selectContentIds(
  executor: Executor,
  { realmId, publicIds }: { realmId: number; publicIds: readonly string[] },
): Promise<Map<string, number>> {
  if (publicIds.length === 0) return new Map();
  const rows = await tables(executor)
    .selectFrom('content')
    .select(['id', 'public_id'])
    .where('realm_id', '=', realmId)
    .where('public_id', 'in', [...new Set(publicIds)])
    .execute();
  return new Map(rows.map((row) => [row.public_id, row.id]));
}

/** Public ids of the titles in list rows, in order, by the database id of the row. */
export async function selectListItemPublicIds(
  executor: Executor,
  { realmId, bucketIds }: { realmId: number; bucketIds: readonly number[] },
): Promise<Map<number, string[]>> {
  if (bucketIds.length === 0) return new Map();
  const rows = await tables(executor)
    .selectFrom('bucket_item')
    .innerJoin('content', 'content.id', 'bucket_item.content_id')
    .select(['bucket_item.bucket_id', 'content.public_id'])
    .where('content.realm_id', '=', realmId)
    .where('bucket_item.bucket_id', 'in', bucketIds)
    .orderBy('bucket_item.bucket_id')
    .orderBy('bucket_item.position')
    .execute();
  const items = new Map<number, string[]>();
  for (const row of rows) items.set(row.bucket_id, [...(items.get(row.bucket_id) ?? []), row.public_id]);
  return items;
}

export async function selectPublicIds(
  executor: Executor,
  { realmId, contentIds }: { realmId: number; contentIds: readonly number[] },
): Promise<Map<number, string>> {
  if (contentIds.length === 0) return new Map();
  const rows = await tables(executor)
    .selectFrom('content')
    .select(['id', 'public_id'])
    .where('realm_id', '=', realmId)
    .where('id', 'in', contentIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.public_id]));
}
