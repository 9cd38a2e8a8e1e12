import type { Page } from '../../shared/navigation/page.ts';

export const fallbackPage: Page = {
  load: () => import('./fallback.tsx'),
  module: 'src/pages/fallback/fallback.tsx',
  getStatus: ({ paths }, { pathname }) => (paths.findRouteKey(pathname) ? 200 : 404),
};
