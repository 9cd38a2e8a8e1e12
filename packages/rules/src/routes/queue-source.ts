// The list that a video page plays as its queue.
import type { LinkContext } from '../links/link-types.ts';
import type { VideoPageParams } from './video-page-params.ts';

/** The list named in a URL. Episodes need none, because the API returns their series. */
export type QueueSource =
  | { readonly kind: 'playlist'; readonly playlistId: string }
  | { readonly kind: 'watchlist'; readonly watchlistId: string; readonly owner: string };

/** Returns null when the URL names no list, or a watchlist without its owner. */
export function getQueueSource({
  playlistId,
  watchlistId,
  owner,
}: Pick<VideoPageParams, 'playlistId' | 'watchlistId' | 'owner'>): QueueSource | null {
  if (playlistId !== null) return { kind: 'playlist', playlistId };
  return watchlistId !== null && owner !== null ? { kind: 'watchlist', watchlistId, owner } : null;
}

/** Returns the list parameters of a URL, for links from that page. */
export function getListContext(pageParams: VideoPageParams): LinkContext {
  const { seasonId, seriesId, playlistId, watchlistId, owner } = pageParams;
  const listParams = { seasonId, seriesId, playlistId, watchlistId, owner };
  return Object.fromEntries(Object.entries(listParams).filter(([, value]) => value !== null));
}
