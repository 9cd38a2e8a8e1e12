import type { Video } from '@matinee/contract';
import { preloadPlayerEngine } from '@matinee/player/preload';
import { getQueueSource, readVideoPageParams } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import { createPromoItemsQuery } from '../../entities/promo-item/promo-items-query.ts';
import { createSeriesQuery } from '../../entities/series/series-query.ts';
import { preloadStream } from '../../entities/stream/preload-stream.ts';
import { createStreamQuery } from '../../entities/stream/stream-query.ts';
import { createVideoQuery } from '../../entities/title/api/video-query.ts';
import { createReviewsQuery } from '../../features/reviews/api/reviews-query.ts';
import { createListNeighboursQuery } from '../../features/watch/api/list-neighbours.ts';
import { readPlayerPreferences } from '../../features/watch/state/player-preferences.ts';
import { getStartPosition } from '../../features/watch/state/start-position.ts';
import type { Environment } from '../../shared/environment/environment.ts';
import type { Page, PageArguments } from '../../shared/navigation/page.ts';
import { getUser } from '../../shared/session/session.ts';

const getTrailerTitleId = ({ params, search }: PageArguments) =>
  readVideoPageParams(params, search).trailerFrom;
/** Whether the URL contains a cursor of reviews. */
const hasReviewCursor = (args: PageArguments) =>
  args.search.has('lastSeen') && getTrailerTitleId(args) === null;
const getVideoId = ({ params, search }: PageArguments) => readVideoPageParams(params, search).eventId ?? '';

async function preloadVideoStream(environment: Environment, queryClient: QueryClient, args: PageArguments) {
  if (args.search.get('showInterstitial') === 'true') return;
  const id = getVideoId(args);
  try {
    const [stream, video] = await Promise.all([
      queryClient.fetchQuery(createStreamQuery(environment, id)),
      queryClient.fetchQuery(createVideoQuery(environment, id)),
    ]);
    const { audioLanguage = null, subtitleLanguage = null } = readPlayerPreferences(
      environment.realm.key,
      getUser(queryClient),
    );
    const { start } = readVideoPageParams(args.params, args.search);
    const startAt = getStartPosition(video, start).position;
    preloadStream(stream, { startAt, audioLanguage, textLanguage: subtitleLanguage });
  } catch {
    // The query stores the error and the page shows it.
  }
}

/** Upcoming premieres and titles that are being encoded have a page but no stream. */
const shouldPreloadStream = ({ accessLevel, contentContext, media }: Video) =>
  accessLevel === 'GRANTED' && contentContext !== 'UPCOMING' && media.state === 'ready';

export const videoPage: Page = {
  searchParamNames: [
    'eventId',
    'seasonId',
    'seriesId',
    'playlistId',
    'watchlistId',
    'owner',
    'trailerFrom',
    'showInterstitial',
    'lastSeen',
  ],
  listQueries: (environment, args) => {
    const { trailerFrom, seriesId } = readVideoPageParams(args.params, args.search);
    // The URL names a trailer of a series.
    if (trailerFrom && trailerFrom === seriesId) return [createSeriesQuery(environment, seriesId, null)];
    const videoQuery = createVideoQuery(environment, trailerFrom ?? getVideoId(args));
    const promoItemsQuery = createPromoItemsQuery(environment);
    // In the browser, the list loads after the video, and reviews load near the viewport.
    if (!import.meta.env.SSR) return [videoQuery, promoItemsQuery];
    const list = getQueueSource(readVideoPageParams(args.params, args.search));
    const shouldLoadReviews = hasReviewCursor(args) && environment.realm.features.reviews;
    return [
      videoQuery,
      promoItemsQuery,
      ...(list ? [createListNeighboursQuery(environment, list, getVideoId(args))] : []),
      ...(shouldLoadReviews
        ? [createReviewsQuery(environment, getVideoId(args), args.search.get('lastSeen') || null)]
        : []),
    ];
  },
  load: () =>
    import('./video.tsx').then(async (code) => {
      if (import.meta.env.SSR) await code.preloadReviews();
      return code;
    }),
  module: 'src/pages/video/video.tsx',
  ...(import.meta.env.SSR && {
    listExtraModules: (args) =>
      hasReviewCursor(args) ? ['src/features/reviews/components/reviews.tsx'] : [],
  }),
  startLoading: (environment, queryClient, args) => {
    if (!environment.client) return;
    preloadPlayerEngine();
    const id = getVideoId(args);
    if (getTrailerTitleId(args) !== null) return;
    const cachedVideo = queryClient.getQueryData<Video>(createVideoQuery(environment, id).queryKey);
    // Requests the stream while the page's code and data load.
    if (!cachedVideo || shouldPreloadStream(cachedVideo))
      void preloadVideoStream(environment, queryClient, args);
  },
  prefetchData: (environment, queryClient, args) => {
    if (!environment.client) return;
    environment.client.prepareSession();
    if (getTrailerTitleId(args) !== null) return;
    queryClient.fetchQuery(createVideoQuery(environment, getVideoId(args))).then(
      (video) => {
        // Requesting a title that is not encoded would move it ahead of titles that other viewers wait for.
        if (shouldPreloadStream(video)) void preloadVideoStream(environment, queryClient, args);
      },
      () => {},
    );
  },
  preloadCode: () => preloadPlayerEngine(),
};
