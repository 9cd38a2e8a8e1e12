import type { Playlist } from '@matinee/contract';
import { playlistQuery } from '../../lists/playlist-query.ts';
import { stagePreloads } from '../../lists/stage-picture.ts';
import type { Page } from '../page.ts';

export const playlistPage: Page = {
  queries: (environment, { params }) => [playlistQuery(environment, params.playlistId ?? '')],
  load: () => import('./playlist.tsx').then(({ PlaylistPage }) => PlaylistPage),
  module: 'src/pages/playlist/playlist.tsx',
  preloads: (environment, queryClient, { params }) => {
    const { queryKey } = playlistQuery(environment, params.playlistId ?? '');
    return stagePreloads(queryClient.getQueryData<Playlist>(queryKey));
  },
};
