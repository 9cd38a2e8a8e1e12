import type { Page } from '../page.ts';

export const elsewherePage: Page = {
  load: () => import('./elsewhere.tsx').then(({ Elsewhere }) => Elsewhere),
  module: 'src/pages/elsewhere/elsewhere.tsx',
  status: ({ paths }, { pathname }) => (paths.keyOf(pathname) ? 200 : 404),
};
