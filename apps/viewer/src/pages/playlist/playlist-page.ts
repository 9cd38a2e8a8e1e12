import type { Playlist } from '@matinee/contract';
import { playlistQuery } from '../../lists/playlist-query.ts';
import { stagePreloads } from '../../lists/stage-picture.ts';
import type { Page, PageArguments } from '../page.ts';

const asked = ({ params, search }: PageArguments) =>
  [params.playlistId ?? '', search.get('lastSeen')] as const;

export const playlistPage: Page = {
  queries: (environment, args) => [playlistQuery(environment, ...asked(args))],
  load: () => import('./playlist.tsx').then(({ PlaylistPage }) => PlaylistPage),
  module: 'src/pages/playlist/playlist.tsx',
  preloads: (environment, queryClient, args) => {
    const { queryKey } = playlistQuery(environment, ...asked(args));
    return stagePreloads(queryClient.getQueryData<Playlist>(queryKey));
  },
};
