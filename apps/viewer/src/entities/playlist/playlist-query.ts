import type { Playlist } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { createPageQuery, type RequestContext } from '../../shared/query/page-query.ts';

/** `startCursor` is the cursor in the URL; null starts at the beginning. */
export function createPlaylistQuery(context: RequestContext, id: string, startCursor: string | null = null) {
  return createPageQuery<Playlist>({
    queryKey: ['playlist', id, context.language, startCursor],
    queryFn: ({ signal }) => fetchPlaylistPage(context, id, startCursor ?? undefined, signal),
  });
}

/** Fetches the page of the playlist after the cursor `lastSeen`, or its first page without a cursor. */
export function fetchPlaylistPage(
  { caller }: RequestContext,
  id: string,
  lastSeen: string | undefined,
  signal: AbortSignal,
): Promise<Playlist> {
  return caller.call('getPlaylist', { params: { id }, query: { rpp: pageSizes.playlist, lastSeen }, signal });
}
