import { carriedParams } from '../../features/sign-in/state/carried-params.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const loginPage: Page = {
  searchParams: carriedParams,
  load: () => import('./login.tsx'),
  module: 'src/pages/login/login.tsx',
};
