// The only SQL that writes assets and packages.

import type { PackageIndex, PackagePlan, SourceDescription } from '@matinee/media';
import { type Selectable, sql } from 'kysely';
import { type Database, type Executor, toJsonb } from '../../../platform/database/index.ts';
import { createId } from '../../../platform/ids/index.ts';
import type { AssetId, AssetState, AssetTable, GeneratedSource, PackageId, Reason } from '../media.tables.ts';
import { tables } from '../media.tables.ts';
import type { Source } from '../sources/inspect-source.ts';

export type Asset = Selectable<AssetTable>;
export type AssetKey = Pick<Asset, 'id' | 'public_id' | 'realm_id'>;

/** Notification channel for changes of assets; the payload is the public id. */
export const assetChannel = 'asset_changed';

async function notifyAssetChange(db: Executor, publicId: AssetId): Promise<void> {
  await sql`SELECT pg_notify(${assetChannel}, ${publicId})`.execute(db);
}

export function findAsset(
  db: Executor,
  { realmId, publicId }: { realmId: number; publicId: AssetId },
): Promise<Asset | undefined> {
  return tables(db)
    .selectFrom('asset')
    .selectAll()
    .where('public_id', '=', publicId)
    .where('realm_id', '=', realmId)
    .executeTakeFirst();
}

/** Returns the asset of this version of the source, and inserts it when there is none. */
export async function findOrInsertAsset(
  trx: Executor,
  { realmId, source, now }: { realmId: number; source: Source; now: Temporal.Instant },
): Promise<{ asset: Asset; isNew: boolean }> {
  const insertedAsset = await tables(trx)
    .insertInto('asset')
    .values({
      public_id: createId<'Asset'>(),
      realm_id: realmId,
      source_name: source.name,
      source_path: source.path,
      source_size: source.size,
      source_mtime: source.modifiedAt,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (insertedAsset) return { asset: insertedAsset, isNew: true };
  const asset = await tables(trx)
    .selectFrom('asset')
    .selectAll()
    .where('realm_id', '=', realmId)
    .where('source_path', '=', source.path)
    .where('source_size', '=', source.size)
    .where('source_mtime', '=', source.modifiedAt)
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return { asset, isNew: false };
}

export function insertGeneratedAsset(
  trx: Executor,
  {
    realmId,
    name,
    source,
    now,
  }: { realmId: number; name: string; source: GeneratedSource; now: Temporal.Instant },
): Promise<Asset> {
  return tables(trx)
    .insertInto('asset')
    .values({
      public_id: createId<'Asset'>(),
      realm_id: realmId,
      source_name: name,
      generated_source: toJsonb(source),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface AssetChange {
  state?: AssetState;
  step?: string | null;
  progress?: number;
  reason?: Reason | null;
  packageId?: number;
  description?: SourceDescription;
  plan?: PackagePlan;
  sourcePath?: string | null;
}

export async function changeAsset(
  db: Executor,
  asset: AssetKey,
  change: AssetChange,
  now: Temporal.Instant,
): Promise<void> {
  await tables(db)
    .updateTable('asset')
    .set({
      ...(change.state !== undefined && { state: change.state }),
      ...(change.step !== undefined && { step: change.step }),
      ...(change.progress !== undefined && { progress: change.progress }),
      ...(change.reason !== undefined && { reason: change.reason && toJsonb(change.reason) }),
      ...(change.packageId !== undefined && { package_id: change.packageId }),
      ...(change.description !== undefined && { description: toJsonb(change.description) }),
      ...(change.plan !== undefined && { plan: toJsonb(change.plan) }),
      ...(change.sourcePath !== undefined && { source_path: change.sourcePath }),
      updated_at: now,
    })
    .where('id', '=', asset.id)
    .where('realm_id', '=', asset.realm_id)
    .execute();
  await notifyAssetChange(db, asset.public_id);
}

export async function deleteAsset(trx: Executor, asset: AssetKey): Promise<void> {
  await tables(trx)
    .deleteFrom('asset')
    .where('id', '=', asset.id)
    .where('realm_id', '=', asset.realm_id)
    .execute();
  await notifyAssetChange(trx, asset.public_id);
}

export async function insertPackage(
  trx: Executor,
  { asset, index, now }: { asset: Asset; index: PackageIndex; now: Temporal.Instant },
): Promise<{ id: number; publicId: PackageId }> {
  const publicId = createId<'Package'>();
  const { id } = await tables(trx)
    .insertInto('package')
    .values({
      public_id: publicId,
      realm_id: asset.realm_id,
      asset_id: asset.id,
      complete: index.complete,
      index: toJsonb(index),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, publicId };
}

/** Selects the index of each package of an asset. */
export async function selectPackageIndexes(
  db: Executor,
  asset: Pick<AssetKey, 'id' | 'realm_id'>,
): Promise<PackageIndex[]> {
  const rows = await tables(db)
    .selectFrom('package')
    .select('index')
    .where('asset_id', '=', asset.id)
    .where('realm_id', '=', asset.realm_id)
    .execute();
  return rows.map((row) => row.index);
}

/** Selects which of these assets, of any realm, still have to be encoded, partly or in full. */
export async function selectActiveAssetIds(db: Database, publicIds: readonly string[]): Promise<Set<string>> {
  if (publicIds.length === 0) return new Set();
  const rows = await tables(db)
    .selectFrom('asset')
    .select('public_id')
    .where('public_id', 'in', publicIds as AssetId[])
    .where('state', 'in', ['queued', 'running', 'playable'])
    .execute();
  return new Set(rows.map((row) => row.public_id));
}

/** Finds a package of any realm, because media URLs do not contain the realm. */
export function findPackage(db: Executor, publicId: PackageId) {
  return tables(db)
    .selectFrom('package')
    .innerJoin('asset', 'asset.id', 'package.asset_id')
    .select(['package.id', 'package.public_id', 'package.realm_id', 'package.asset_id', 'package.index'])
    .select('asset.public_id as asset_public_id')
    .where('package.public_id', '=', publicId)
    .executeTakeFirst();
}

/** Finds the current package of an asset, with the state of the asset. */
export function findCurrentPackage(db: Executor, { realmId, assetId }: { realmId: number; assetId: number }) {
  return tables(db)
    .selectFrom('asset')
    .leftJoin('package', 'package.id', 'asset.package_id')
    .select(['asset.public_id as asset_public_id', 'asset.state', 'asset.progress'])
    .select(['package.public_id', 'package.index', 'package.complete'])
    .where('asset.id', '=', assetId)
    .where('asset.realm_id', '=', realmId)
    .executeTakeFirst();
}
