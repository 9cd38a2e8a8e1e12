// The list that a video page plays through.
import type { LinkContext } from '../links/link-shapes.ts';
import type { VideoPageRequest } from './video-page.ts';

/** The list that an address names. Episodes need none: their series is known with them. */
export type PlayingList =
  | { readonly kind: 'playlist'; readonly playlistId: string }
  | { readonly kind: 'watchlist'; readonly watchlistId: string; readonly owner: string };

/** Null: the address names no list, or a watchlist without whose it is. */
export function playingList({
  playlistId,
  watchlistId,
  owner,
}: Pick<VideoPageRequest, 'playlistId' | 'watchlistId' | 'owner'>): PlayingList | null {
  if (playlistId !== null) return { kind: 'playlist', playlistId };
  return watchlistId !== null && owner !== null ? { kind: 'watchlist', watchlistId, owner } : null;
}

/** What an address says of lists, for a link that goes on from there. */
export function listContext(request: VideoPageRequest): LinkContext {
  const { seasonId, seriesId, playlistId, watchlistId, owner } = request;
  const named = { seasonId, seriesId, playlistId, watchlistId, owner };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null));
}
