import type { Page } from '../../shared/navigation/page.ts';

export const logoutPage: Page = {
  load: () => import('./logout.tsx').then(({ LogoutPage }) => LogoutPage),
  module: 'src/pages/logout/logout.tsx',
};
