import type { Executor } from '../../../platform/database/index.ts';
import { tables } from '../media.tables.ts';

/** The packages that titles play from, by the database keys of content; those without one are left out. */
export async function currentPackages(
  db: Executor,
  { realmId, contentIds }: { realmId: number; contentIds: readonly number[] },
): Promise<Map<number, string>> {
  if (contentIds.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('video')
    .innerJoin('asset', 'asset.id', 'video.asset_id')
    .innerJoin('package', 'package.id', 'asset.package_id')
    .select(['video.content_id', 'package.public_id'])
    .where('package.realm_id', '=', realmId)
    .where('video.content_id', 'in', contentIds)
    .execute();
  return new Map(rows.map((row) => [row.content_id, row.public_id]));
}
