import type { Page } from '../../shared/navigation/page.ts';

export const loginPage: Page = {
  load: () => import('./login.tsx'),
  module: 'src/pages/login/login.tsx',
};
