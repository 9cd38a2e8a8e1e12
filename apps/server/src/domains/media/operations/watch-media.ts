import { findContent } from '../../catalogue/index.ts';
import type { MediaServices } from '../services.ts';
import { mediaStatesOf, type TitleMedia } from './media-states.ts';
import { reread } from './reread.ts';

export type WatchedMedia = Pick<TitleMedia, 'state' | 'progress' | 'final'> & { contentId: string };

/** How far the media of a title is, now and after each change, for as long as somebody looks. */
export async function* watchMedia(
  { db, listener }: Pick<MediaServices, 'db' | 'listener'>,
  { realmId, contentId, signal }: { realmId: number; contentId: string; signal: AbortSignal },
): AsyncGenerator<WatchedMedia> {
  const content = await findContent(db, { realmId, publicId: contentId });
  if (!content) return;
  yield* reread(listener, signal, {
    async read() {
      const media = (await mediaStatesOf(db, [content.id])).get(content.id);
      if (!media) return undefined;
      const { state, progress, final } = media;
      // A bar on a page needs no more than this, and thousands of pages are open.
      return { contentId, state, progress: Math.round(progress * 100) / 100, final };
    },
    isLast: ({ final }) => final,
  });
}
