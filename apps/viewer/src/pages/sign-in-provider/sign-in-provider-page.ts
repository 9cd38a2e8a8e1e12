import { SIGN_IN_PARAMS } from '@matinee/rules';
import { createRealmQuery } from '../../shared/environment/realm-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const signInProviderPage: Page = {
  searchParamNames: [...SIGN_IN_PARAMS, 'providerName'],
  listQueries: (environment) => [createRealmQuery(environment)],
  load: () => import('./sign-in-provider.tsx'),
  module: 'src/pages/sign-in-provider/sign-in-provider.tsx',
};
