import type { Page } from '../page.ts';

export const loginPage: Page = {
  load: () => import('./login.tsx').then(({ LoginPage }) => LoginPage),
  module: 'src/pages/login/login.tsx',
};
