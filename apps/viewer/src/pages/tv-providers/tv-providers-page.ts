import { SIGN_IN_PARAMS } from '@matinee/rules';
import { tvProviderTexts } from '../../features/sign-in/state/tv/tv-provider-texts.ts';
import { createRealmQuery } from '../../shared/environment/realm-query.ts';
import { createPageTextsQuery } from '../../shared/i18n/page-texts.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const tvProvidersPage: Page = {
  searchParamNames: [...SIGN_IN_PARAMS, 'providerName', 'provider'],
  listQueries: (environment) => [
    createRealmQuery(environment),
    createPageTextsQuery(environment, tvProviderTexts),
  ],
  load: () => import('./tv-providers.tsx'),
  module: 'src/pages/tv-providers/tv-providers.tsx',
};
