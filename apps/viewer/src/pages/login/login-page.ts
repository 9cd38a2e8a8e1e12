import { SIGN_IN_PARAMS } from '@matinee/rules';
import { secondFactorParam } from '../../features/sign-in/state/second-factor/second-factor-path.ts';
import { secondFactorTexts } from '../../features/sign-in/state/second-factor/second-factor-texts.ts';
import { createRealmQuery } from '../../shared/environment/realm-query.ts';
import { createPageTextsQuery } from '../../shared/i18n/page-texts.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const loginPage: Page = {
  searchParamNames: [...SIGN_IN_PARAMS, 'link', 'providerName', 'code'],
  listQueries: (environment, { params }) => [
    createRealmQuery(environment),
    ...(params.authProvider === secondFactorParam
      ? [createPageTextsQuery(environment, secondFactorTexts)]
      : []),
  ],
  load: () => import('./login.tsx'),
  module: 'src/pages/login/login.tsx',
};
