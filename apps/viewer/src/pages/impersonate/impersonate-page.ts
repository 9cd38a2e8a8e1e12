import { impersonationTexts } from '../../features/impersonation/state/impersonation-texts.ts';
import { createPageTextsQuery } from '../../shared/i18n/page-texts.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const impersonatePage: Page = {
  listQueries: (environment) => [createPageTextsQuery(environment, impersonationTexts)],
  load: () => import('./impersonate.tsx'),
  module: 'src/pages/impersonate/impersonate.tsx',
};
