// The only SQL for imports and their items.

import { sql } from 'kysely';
import { type Executor, toJsonb } from '../../../platform/database/index.ts';
import { createId } from '../../../platform/ids/index.ts';
import type { ImportId, Reason } from '../media.tables.ts';
import { tables } from '../media.tables.ts';
import type { AssetKey } from './asset.queries.ts';

export interface NewImportItem {
  file: string;
  assetId: number | null;
  contentId: number | null;
  reason: Reason | null;
}

export async function insertImport(
  trx: Executor,
  { realmId, path, now }: { realmId: number; path: string; now: Temporal.Instant },
): Promise<{ id: number; publicId: ImportId }> {
  const publicId = createId<'Import'>();
  const { id } = await tables(trx)
    .insertInto('import')
    .values({ public_id: publicId, realm_id: realmId, path, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, publicId };
}

export async function insertImportItem(
  trx: Executor,
  { realmId, importId, item }: { realmId: number; importId: number; item: NewImportItem },
): Promise<void> {
  await tables(trx)
    .insertInto('import_item')
    .values({
      public_id: createId<'ImportItem'>(),
      realm_id: realmId,
      import_id: importId,
      file: item.file,
      asset_id: item.assetId,
      content_id: item.contentId,
      reason: item.reason && toJsonb(item.reason),
    })
    .execute();
}

export function findImportRow(db: Executor, { realmId, publicId }: { realmId: number; publicId: ImportId }) {
  return tables(db)
    .selectFrom('import')
    .select(['id', 'public_id', 'path'])
    .where('realm_id', '=', realmId)
    .where('public_id', '=', publicId)
    .executeTakeFirst();
}

export function selectImportItems(
  db: Executor,
  { realmId, importId }: { realmId: number; importId: number },
) {
  return tables(db)
    .selectFrom('import_item')
    .leftJoin('asset', 'asset.id', 'import_item.asset_id')
    .leftJoin('content', 'content.id', 'import_item.content_id')
    .select(['import_item.public_id', 'import_item.file', 'import_item.reason'])
    .select(['asset.public_id as asset_public_id', 'asset.state', 'asset.progress', 'asset.step'])
    .select(['asset.reason as asset_reason', 'content.public_id as content_public_id'])
    .where('import_item.import_id', '=', importId)
    .where('import_item.realm_id', '=', realmId)
    .orderBy('import_item.id')
    .execute();
}
export type ImportItemRow = Awaited<ReturnType<typeof selectImportItems>>[number];

/** Links all import items of an asset to a title. */
export async function linkImportItems(
  trx: Executor,
  asset: Pick<AssetKey, 'id' | 'realm_id'>,
  contentId: number,
): Promise<void> {
  await tables(trx)
    .updateTable('import_item')
    .set({ content_id: contentId })
    .where('asset_id', '=', asset.id)
    .where('realm_id', '=', asset.realm_id)
    .execute();
}

/** Writes the reason to all import items of an asset that is about to be deleted. */
export async function refuseImportItems(
  trx: Executor,
  asset: Pick<AssetKey, 'id' | 'realm_id'>,
  reason: Reason,
): Promise<void> {
  await tables(trx)
    .updateTable('import_item')
    .set({ reason: toJsonb(reason), asset_id: null })
    .where('asset_id', '=', asset.id)
    .where('realm_id', '=', asset.realm_id)
    .execute();
}

/** Counts the refused and failed items of all realms, and returns the newest. */
export async function selectFailedImportItems(
  db: Executor,
  limit: number,
): Promise<{ count: number; newest: { file: string; reason: Reason }[] }> {
  const rows = await tables(db)
    .selectFrom('import_item')
    .leftJoin('asset', 'asset.id', 'import_item.asset_id')
    .select(['import_item.file', 'import_item.reason', 'asset.reason as asset_reason'])
    .select(sql<number>`count(*) over ()`.as('count'))
    .where((eb) =>
      eb.or([
        eb('asset.state', 'in', ['failed', 'refused']),
        eb.and([eb('asset.id', 'is', null), eb('import_item.reason', 'is not', null)]),
      ]),
    )
    .orderBy('import_item.id', 'desc')
    .limit(limit)
    .execute();
  return {
    count: rows[0]?.count ?? 0,
    newest: rows.map(({ file, reason, asset_reason }) => ({
      file,
      reason: reason ?? asset_reason ?? { code: 'internal', params: {} },
    })),
  };
}
