import { SIGN_IN_PARAMS } from '@matinee/rules';
import { createRealmQuery } from '../../shared/environment/realm-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const loginPage: Page = {
  searchParamNames: [...SIGN_IN_PARAMS, 'link', 'providerName'],
  listQueries: (environment) => [createRealmQuery(environment)],
  load: () => import('./login.tsx'),
  module: 'src/pages/login/login.tsx',
};
