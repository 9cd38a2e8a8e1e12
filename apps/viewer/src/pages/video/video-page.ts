import { preloadPlayerEngine } from '@matinee/player/preload';
import { videoPageRequest } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import type { Environment } from '../../environment/environment.ts';
import { videoQuery } from '../../features/watch/api/video.ts';
import { nextInPlaylistQuery } from '../../lists/next-in-playlist.ts';
import { streamQuery } from '../../playback/stream.ts';
import { warmStream } from '../../playback/warm-stream.ts';
import type { Page, PageArguments } from '../page.ts';

const idOf = ({ params, search }: PageArguments) => videoPageRequest(params, search).eventId ?? '';

function startStream(environment: Environment, queryClient: QueryClient, args: PageArguments): void {
  if (args.search.get('showInterstitial') === 'true') return;
  // A refusal is kept with the query: the page tells it.
  queryClient.fetchQuery(streamQuery(environment, idOf(args))).then(warmStream, () => {});
}

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
    // The streams are asked for while the page's code and facts are on their way.
    if (!known || known.accessLevel === 'GRANTED') startStream(environment, queryClient, args);
  },
  expect: (environment, queryClient, args) => {
    if (!environment.client) return;
    queryClient.fetchQuery(videoQuery(environment, idOf(args))).then(
      ({ accessLevel, media }) => {
        // To ask for a title that is not ready would put it before others that somebody waits for.
        if (accessLevel === 'GRANTED' && media.state === 'ready') startStream(environment, queryClient, args);
      },
      () => {},
    );
  },
  warm: preloadPlayerEngine,
};
