import type { Playlist } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { type Asking, pageQuery } from '../environment/queries.ts';

export function playlistQuery(asking: Asking, id: string) {
  return pageQuery<Playlist>({
    queryKey: ['playlist', id, asking.language],
    queryFn: ({ signal }) => moreOfPlaylist(asking, id, undefined, signal),
  });
}

/** A page of the playlist; the first without `lastSeen`. */
export function moreOfPlaylist(
  { caller }: Asking,
  id: string,
  lastSeen: string | undefined,
  signal: AbortSignal,
): Promise<Playlist> {
  return caller.call('getPlaylist', { params: { id }, query: { rpp: pageSizes.playlist, lastSeen }, signal });
}
