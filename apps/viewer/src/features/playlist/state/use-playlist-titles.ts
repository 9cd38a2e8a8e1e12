import type { Card, Playlist } from '@matinee/contract';
import { useEnvironment } from '../../../environment/environment.ts';
import { moreOfPlaylist } from '../../../lists/playlist-query.ts';
import { type GoingOn, useFurtherPages } from '../../../lists/use-further-pages.ts';

/** The titles of a playlist: those that came with it, and page after page of the others. */
export function usePlaylistTitles({ id, vods, paging }: Playlist): GoingOn & { titles: Card[] } {
  const environment = useEnvironment();
  const { pages, ...list } = useFurtherPages({
    paging,
    queryKey: ['playlist', id, environment.language],
    read: (lastSeen, signal) => moreOfPlaylist(environment, id, lastSeen, signal),
  });
  return { ...list, titles: [...vods, ...pages.flatMap((page) => page.vods)] };
}
