import type { Card, Playlist } from '@matinee/contract';
import { useEnvironment } from '../../../environment/environment.ts';
import { moreOfPlaylist } from '../../../lists/playlist-query.ts';
import { type GoingOn, useFurtherPages } from '../../../lists/use-further-pages.ts';

export interface PlaylistTitles extends GoingOn {
  titles: Card[];
  /** Where the next page begins. */
  next: string | null;
}

/** The titles of a playlist: those that came with it, and page after page of the others. */
export function usePlaylistTitles({ id, vods, paging }: Playlist): PlaylistTitles {
  const environment = useEnvironment();
  const { pages, ...list } = useFurtherPages({
    paging,
    queryKey: ['playlist', id, environment.language],
    read: (lastSeen, signal) => moreOfPlaylist(environment, id, lastSeen, signal),
  });
  return {
    ...list,
    next: (pages.at(-1)?.paging ?? paging).lastSeen,
    titles: [...vods, ...pages.flatMap((page) => page.vods)],
  };
}
