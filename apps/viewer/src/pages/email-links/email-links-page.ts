import { SIGN_IN_PARAMS } from '@matinee/rules';
import type { Page } from '../../shared/navigation/page.ts';

/** All pages about passwords and links in mails share one definition and one chunk. */
export const emailLinksPage: Page = {
  searchParamNames: [...SIGN_IN_PARAMS, 'token', 'error', 'result', 'providerName'],
  load: () => import('./email-links.tsx'),
  module: 'src/pages/email-links/email-links.tsx',
};
