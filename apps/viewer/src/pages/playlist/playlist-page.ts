import type { Playlist } from '@matinee/contract';
import { createPlaylistQuery } from '../../entities/playlist/playlist-query.ts';
import { getHeaderPreloads } from '../../entities/title/detail/header-image.ts';
import type { Page, PageArguments } from '../../shared/navigation/page.ts';

const getPlaylistQueryArguments = ({ params, search }: PageArguments) =>
  [params.playlistId ?? '', search.get('lastSeen')] as const;

export const playlistPage: Page = {
  searchParamNames: ['lastSeen'],
  listQueries: (environment, args) => [createPlaylistQuery(environment, ...getPlaylistQueryArguments(args))],
  load: () => import('./playlist.tsx'),
  module: 'src/pages/playlist/playlist.tsx',
  listPreloads: (environment, queryClient, args) => {
    const { queryKey } = createPlaylistQuery(environment, ...getPlaylistQueryArguments(args));
    return getHeaderPreloads(queryClient.getQueryData<Playlist>(queryKey));
  },
};
