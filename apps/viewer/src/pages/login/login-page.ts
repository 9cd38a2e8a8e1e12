import { SIGN_IN_PARAMS } from '@matinee/rules';
import type { Page } from '../../shared/navigation/page.ts';

export const loginPage: Page = {
  searchParamNames: SIGN_IN_PARAMS,
  load: () => import('./login.tsx'),
  module: 'src/pages/login/login.tsx',
};
