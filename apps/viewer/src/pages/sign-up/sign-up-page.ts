import { SIGN_IN_PARAMS } from '@matinee/rules';
import { createRealmQuery } from '../../shared/environment/realm-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const signUpPage: Page = {
  searchParamNames: [...SIGN_IN_PARAMS, 'result'],
  listQueries: (environment) => [createRealmQuery(environment)],
  load: () => import('./sign-up.tsx'),
  module: 'src/pages/sign-up/sign-up.tsx',
};
