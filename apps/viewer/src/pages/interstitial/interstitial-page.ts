import { createPromoItemsQuery } from '../../entities/promo-item/promo-items-query.ts';
import { createVideoQuery } from '../../entities/title/api/video-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const interstitialPage: Page = {
  searchParamNames: ['seasonId', 'seriesId', 'playlistId', 'watchlistId', 'owner', 'trailerFrom'],
  listQueries: (environment, { params }) => [
    createVideoQuery(environment, params.eventId ?? ''),
    createPromoItemsQuery(environment),
  ],
  load: () => import('./interstitial.tsx'),
  module: 'src/pages/interstitial/interstitial.tsx',
};
