// What follows a title where it is watched as part of a playlist.
import type { Card } from '@matinee/contract';
import { type Asking, pageQuery } from '../environment/queries.ts';
import { moreOfPlaylist } from './playlist-query.ts';

export interface PlaylistPlace {
  isListed: boolean;
  /** The next title that plays for this viewer; null after the last one. */
  next: Card | null;
}

export function nextInPlaylistQuery(asking: Asking, playlistId: string, videoId: string) {
  return pageQuery<PlaylistPlace>({
    queryKey: ['playlist', playlistId, 'after', videoId, asking.language],
    queryFn: ({ signal }) =>
      findNext(videoId, (lastSeen) => moreOfPlaylist(asking, playlistId, lastSeen, signal)),
  });
}

interface VodPage {
  vods: readonly Card[];
  paging: { lastSeen: string | null; moreDataAvailable: boolean };
}

/** Reads page after page, no further than it must. A title that is listed twice is taken for its first place. */
export async function findNext(
  videoId: string,
  read: (lastSeen: string | undefined) => Promise<VodPage>,
): Promise<PlaylistPlace> {
  let isListed = false;
  let lastSeen: string | undefined;
  do {
    const { vods, paging } = await read(lastSeen);
    for (const vod of vods) {
      if (isListed && vod.id !== videoId && vod.accessLevel === 'GRANTED') return { isListed, next: vod };
      isListed ||= vod.id === videoId;
    }
    lastSeen = paging.lastSeen ?? undefined;
  } while (lastSeen !== undefined);
  return { isListed, next: null };
}
