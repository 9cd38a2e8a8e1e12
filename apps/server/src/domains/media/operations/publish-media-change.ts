import type { Executor } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import type { MediaState } from '../media.events.ts';
import type { Asset } from '../queries/asset.queries.ts';
import { selectTitlesOfAsset } from '../queries/title-media.queries.ts';

/** Publishes a media change for each title that plays the asset, so that caches are invalidated. */
export async function publishMediaChange(
  db: Executor,
  asset: Pick<Asset, 'id' | 'realm_id'>,
  media: { state: MediaState; progress: number; final: boolean },
): Promise<void> {
  for (const title of await selectTitlesOfAsset(db, asset)) {
    await emit(db, {
      realmId: asset.realm_id,
      type: 'MediaChanged',
      payload: { contentId: title.publicId, ...media },
    });
  }
}
