// The list that a video page plays through.
import type { LinkContext } from '../links/link-types.ts';
import type { VideoPageParams } from './video-page.ts';

/** The list that an address names. Episodes need none: their series is known with them. */
export type QueueSource =
  | { readonly kind: 'playlist'; readonly playlistId: string }
  | { readonly kind: 'watchlist'; readonly watchlistId: string; readonly owner: string };

/** Null: the address names no list, or a watchlist without whose it is. */
export function getQueueSource({
  playlistId,
  watchlistId,
  owner,
}: Pick<VideoPageParams, 'playlistId' | 'watchlistId' | 'owner'>): QueueSource | null {
  if (playlistId !== null) return { kind: 'playlist', playlistId };
  return watchlistId !== null && owner !== null ? { kind: 'watchlist', watchlistId, owner } : null;
}

/** What an address says of lists, for a link that goes on from there. */
export function getListContext(request: VideoPageParams): LinkContext {
  const { seasonId, seriesId, playlistId, watchlistId, owner } = request;
  const listParams = { seasonId, seriesId, playlistId, watchlistId, owner };
  return Object.fromEntries(Object.entries(listParams).filter(([, value]) => value !== null));
}
