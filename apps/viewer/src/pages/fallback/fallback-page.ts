import type { Page } from '../../shared/navigation/page.ts';

export const elsewherePage: Page = {
  load: () => import('./fallback.tsx').then(({ Elsewhere }) => Elsewhere),
  module: 'src/pages/fallback/fallback.tsx',
  status: ({ paths }, { pathname }) => (paths.keyOf(pathname) ? 200 : 404),
};
