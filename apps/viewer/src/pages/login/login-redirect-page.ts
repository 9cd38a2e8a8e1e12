import { secondFactorParam } from '../../features/sign-in/state/second-factor/second-factor-path.ts';
import { secondFactorTexts } from '../../features/sign-in/state/second-factor/second-factor-texts.ts';
import { createPageTextsQuery } from '../../shared/i18n/page-texts.ts';
import type { Page } from '../../shared/navigation/page.ts';
import { loginPage } from './login-page.ts';

export const loginRedirectPage: Page = {
  ...loginPage,
  searchParamNames: [...(loginPage.searchParamNames ?? []), 'code'],
  listQueries: (environment, args) => [
    ...(loginPage.listQueries?.(environment, args) ?? []),
    ...(args.params.authProvider === secondFactorParam
      ? [createPageTextsQuery(environment, secondFactorTexts)]
      : []),
  ],
  load: () => import('./login-redirect.tsx'),
  module: 'src/pages/login/login-redirect.tsx',
};
