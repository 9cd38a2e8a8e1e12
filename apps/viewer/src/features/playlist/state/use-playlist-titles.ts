import type { Card, Playlist } from '@matinee/contract';
import { fetchPlaylistPage } from '../../../entities/playlist/playlist-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { type NextPagesState, useNextPages } from '../../../shared/paging/use-next-pages.ts';

export interface PlaylistTitles extends NextPagesState {
  titles: Card[];
  /** Where the next page begins. */
  next: string | null;
}

/** The titles of a playlist: those that came with it, and page after page of the others. */
export function usePlaylistTitles({ id, vods, paging }: Playlist): PlaylistTitles {
  const environment = useEnvironment();
  const { pages, ...list } = useNextPages({
    paging,
    queryKey: ['playlist', id, environment.language],
    read: (lastSeen, signal) => fetchPlaylistPage(environment, id, lastSeen, signal),
  });
  return {
    ...list,
    next: (pages.at(-1)?.paging ?? paging).lastSeen,
    titles: [...vods, ...pages.flatMap((page) => page.vods)],
  };
}
