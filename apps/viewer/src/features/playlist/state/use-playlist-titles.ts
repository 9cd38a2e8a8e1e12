import type { Card, Playlist } from '@matinee/contract';
import { useEnvironment } from '../../../environment/environment.ts';
import { moreOfPlaylist } from '../../../lists/playlist-query.ts';
import { type List, useList } from '../../../lists/use-list.ts';

/** The titles of a playlist: those that came with it, and page after page of the others. */
export function usePlaylistTitles(playlist: Playlist): List<Card> {
  const environment = useEnvironment();
  return useList({
    first: { items: playlist.vods, paging: playlist.paging },
    queryKey: ['playlist', playlist.id, environment.language],
    next: async (lastSeen, signal) => {
      const { vods, paging } = await moreOfPlaylist(environment, playlist.id, lastSeen, signal);
      return { items: vods, paging };
    },
  });
}
