import { findContent } from '../../titles/index.ts';
import type { AssetId } from '../media.tables.ts';
import type { MediaServices } from '../media-services.ts';
import { selectAssetIdOfTitle } from '../queries/title-media.queries.ts';
import { followAssets } from './follow-assets.ts';
import { loadTitleMedia, type TitleMedia } from './load-title-media.ts';
import { prioritiseAsset } from './prioritise-asset.ts';

export type StreamedMediaState = Pick<TitleMedia, 'state' | 'progress' | 'final'> & { contentId: string };

/** Yields the media state of a title now and after each change, until it is final or the signal aborts. */
export async function* streamMediaState(
  { db, listener }: Pick<MediaServices, 'db' | 'listener'>,
  { realmId, contentId: publicId, signal }: { realmId: number; contentId: string; signal: AbortSignal },
): AsyncGenerator<StreamedMediaState> {
  const content = await findContent(db, { realmId, publicId });
  if (!content) return;
  let assetId: AssetId | undefined;
  let isPrioritised = false;
  yield* followAssets(listener, signal, {
    async read() {
      assetId = await selectAssetIdOfTitle(db, { realmId, contentId: content.id });
      const media = (await loadTitleMedia(db, { realmId, contentIds: [content.id], languages: [] })).get(
        content.id,
      );
      if (!media) return undefined;
      const { state, progress, final } = media;
      // A viewer with an open page waits for the title.
      if (state === 'preparing' && assetId && !isPrioritised) {
        isPrioritised = true;
        await prioritiseAsset(db, assetId);
      }
      // Two decimals are enough for a progress bar; more would send more events to thousands of open pages.
      return { contentId: publicId, state, progress: Math.round(progress * 100) / 100, final };
    },
    isLast: ({ final }) => final,
    isRelevant: (changedAssetId) => changedAssetId === assetId,
    maxIntervalMs: 15_000,
  });
}
