import type { Playlist } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { createPageQuery, type RequestContext } from '../../shared/query/page-query.ts';

/** From the cursor `start` in the URL on; null starts at the beginning. */
export function createPlaylistQuery(context: RequestContext, id: string, start: string | null = null) {
  return createPageQuery<Playlist>({
    queryKey: ['playlist', id, context.language, start],
    queryFn: ({ signal }) => fetchPlaylistPage(context, id, start ?? undefined, signal),
  });
}

/** A page of the playlist; the first one without `lastSeen`. */
export function fetchPlaylistPage(
  { caller }: RequestContext,
  id: string,
  lastSeen: string | undefined,
  signal: AbortSignal,
): Promise<Playlist> {
  return caller.call('getPlaylist', { params: { id }, query: { rpp: pageSizes.playlist, lastSeen }, signal });
}
