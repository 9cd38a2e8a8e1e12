import { SIGN_IN_PARAMS } from '@matinee/rules';
import { tvLoginTexts } from '../../features/sign-in/state/tv/tv-login-texts.ts';
import { createPageTextsQuery } from '../../shared/i18n/page-texts.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const tvLoginPage: Page = {
  searchParamNames: [...SIGN_IN_PARAMS, 'code'],
  listQueries: (environment) => [createPageTextsQuery(environment, tvLoginTexts)],
  load: () => import('./tv-login.tsx'),
  module: 'src/pages/tv-login/tv-login.tsx',
};
