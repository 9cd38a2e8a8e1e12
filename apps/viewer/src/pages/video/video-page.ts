import { preloadPlayerEngine } from '@matinee/player/preload';
import { videoPageRequest } from '@matinee/rules';
import { videoQuery } from '../../features/watch/api/video.ts';
import { nextInPlaylistQuery } from '../../lists/next-in-playlist.ts';
import { streamQuery } from '../../playback/stream.ts';
import { warmStream } from '../../playback/warm-stream.ts';
import type { Page, PageArguments } from '../page.ts';

const idOf = ({ params, search }: PageArguments) => videoPageRequest(params, search).eventId ?? '';

export const videoPage: Page = {
  queries: (environment, args) => {
    const { playlistId } = videoPageRequest(args.params, args.search);
    const id = idOf(args);
    const next = playlistId === null ? [] : [nextInPlaylistQuery(environment, playlistId, id)];
    return [videoQuery(environment, id), ...next];
  },
  load: () => import('./video.tsx').then(({ VideoPage }) => VideoPage),
  module: 'src/pages/video/video.tsx',
  begin: (environment, queryClient, args) => {
    if (!environment.client) return;
    preloadPlayerEngine();
    const id = idOf(args);
    const known = queryClient.getQueryData<{ accessLevel: string }>(videoQuery(environment, id).queryKey);
    const isRefused =
      args.search.get('showInterstitial') === 'true' || (known && known.accessLevel !== 'GRANTED');
    // The streams are asked for while the page's code and facts are on their way.
    if (isRefused) return;
    const query = streamQuery(environment, id);
    // A refusal is kept with the query: the page tells it.
    queryClient.fetchQuery(query).then(warmStream, () => {});
  },
  warm: preloadPlayerEngine,
};
