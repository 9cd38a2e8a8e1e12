import type { Playlist } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { pageQuery, type RequestContext } from '../../shared/query/page-query.ts';

/** From `start` on, as an address says it; null is the beginning. */
export function playlistQuery(asking: RequestContext, id: string, start: string | null = null) {
  return pageQuery<Playlist>({
    queryKey: ['playlist', id, asking.language, start],
    queryFn: ({ signal }) => fetchPlaylistPage(asking, id, start ?? undefined, signal),
  });
}

/** A page of the playlist; the first without `lastSeen`. */
export function fetchPlaylistPage(
  { caller }: RequestContext,
  id: string,
  lastSeen: string | undefined,
  signal: AbortSignal,
): Promise<Playlist> {
  return caller.call('getPlaylist', { params: { id }, query: { rpp: pageSizes.playlist, lastSeen }, signal });
}
