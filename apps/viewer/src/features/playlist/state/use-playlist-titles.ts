import type { Card, Playlist } from '@matinee/contract';
import { fetchPlaylistPage } from '../../../entities/playlist/playlist-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { type NextPagesState, useNextPages } from '../../../shared/paging/use-next-pages.ts';

export interface PlaylistTitles extends NextPagesState {
  titles: Card[];
  /** The cursor of the next page. */
  nextCursor: string | null;
}

/** The titles of a playlist: those of the first response, then page by page. */
export function usePlaylistTitles({ id, vods, paging }: Playlist): PlaylistTitles {
  const environment = useEnvironment();
  const { pages, ...list } = useNextPages({
    paging,
    queryKey: ['playlist', id, environment.language],
    readPage: (lastSeen, signal) => fetchPlaylistPage(environment, id, lastSeen, signal),
  });
  return {
    ...list,
    nextCursor: (pages.at(-1)?.paging ?? paging).lastSeen,
    titles: [...vods, ...pages.flatMap((page) => page.vods)],
  };
}
