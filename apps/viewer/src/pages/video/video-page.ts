import { videoPageRequest } from '@matinee/rules';
import { videoQuery } from '../../features/watch/api/video.ts';
import { warmPlayer } from '../../features/watch/components/warm-player.ts';
import { streamQuery } from '../../playback/stream.ts';
import type { Page, PageArguments } from '../page.ts';

const idOf = ({ params, search }: PageArguments) => videoPageRequest(params, search).eventId ?? '';

export const videoPage: Page = {
  queries: (environment, args) => [videoQuery(environment, idOf(args))],
  load: () => import('./video.tsx').then(({ VideoPage }) => VideoPage),
  module: 'src/pages/video/video.tsx',
  begin: (environment, queryClient, args) => {
    if (!environment.client) return;
    warmPlayer();
    const id = idOf(args);
    const known = queryClient.getQueryData<{ accessLevel: string }>(videoQuery(environment, id).queryKey);
    const isRefused =
      args.search.get('showInterstitial') === 'true' || (known && known.accessLevel !== 'GRANTED');
    // The streams are asked for while the page's code and facts are on their way.
    if (!isRefused) void queryClient.prefetchQuery(streamQuery(environment, id));
  },
  warm: warmPlayer,
};
