import { SIGN_IN_PARAMS } from '@matinee/rules';
import type { Page } from '../../shared/navigation/page.ts';

/** One definition and one chunk for all pages about passwords and links in mails: the first chunk has all definitions. */
export const emailLinksPage: Page = {
  searchParamNames: [...SIGN_IN_PARAMS, 'token', 'error'],
  load: () => import('./email-links.tsx'),
  module: 'src/pages/email-links/email-links.tsx',
};
