import { videoQuery } from '../../features/watch/api/video.ts';
import type { Page } from '../page.ts';

export const interstitialPage: Page = {
  queries: (environment, { params }) => [videoQuery(environment, params.eventId ?? '')],
  load: () => import('./interstitial.tsx').then(({ InterstitialPage }) => InterstitialPage),
  module: 'src/pages/interstitial/interstitial.tsx',
};
