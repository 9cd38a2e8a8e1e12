// Marks an asset as failed or deletes it, in the transaction that ends its job.
import type { Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import type { Reason } from '../media.tables.ts';
import { type Asset, changeAsset, deleteAsset } from '../queries/asset.queries.ts';
import { refuseImportItems } from '../queries/import.queries.ts';
import { selectTitlesOfAsset } from '../queries/title-media.queries.ts';
import { publishMediaChange } from './publish-media-change.ts';

/**
 * Deletes the asset of a source that was refused before it had a package or a title; the import items keep the reason.
 * Any other asset is kept with its reason, and its package still plays.
 */
export async function failAsset(
  trx: Trx,
  asset: Asset,
  { kind, reason, now }: { kind: 'refused' | 'failed'; reason: Reason; now: Temporal.Instant },
): Promise<void> {
  const titles = await selectTitlesOfAsset(trx, asset);
  if (kind === 'refused' && asset.package_id === null && titles.length === 0) {
    await refuseImportItems(trx, asset, reason);
    await deleteAsset(trx, asset);
    return;
  }
  await changeAsset(trx, asset, { state: 'failed', step: null, reason }, now);
  await emit(trx, {
    realmId: asset.realm_id,
    type: 'AssetFailed',
    payload: {
      assetId: asset.public_id,
      contentIds: titles.map((title) => title.publicId),
      reason: reason.code,
    },
  });
  const state = asset.package_id === null ? 'failed' : 'ready';
  await publishMediaChange(trx, asset, { state, progress: asset.progress, final: false });
}
