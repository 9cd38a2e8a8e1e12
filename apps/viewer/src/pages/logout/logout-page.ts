import type { Page } from '../../shared/navigation/page.ts';

export const logoutPage: Page = {
  load: () => import('./logout.tsx'),
  module: 'src/pages/logout/logout.tsx',
};
