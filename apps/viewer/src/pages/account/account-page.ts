import {
  createAccountDetailsQuery,
  createConsentsQuery,
} from '../../features/account/api/account-queries.ts';
import { accountTexts } from '../../features/account/api/account-texts.ts';
import {
  createDevicesQuery,
  createSecurityEventsQuery,
} from '../../features/account/api/security-queries.ts';
import { securityTexts } from '../../features/account/api/security-texts.ts';
import { createParentalControlQuery } from '../../features/profiles/api/parental-control-query.ts';
import { parentalControlTexts } from '../../features/profiles/api/parental-control-texts.ts';
import { createPageTextsQuery } from '../../shared/i18n/page-texts.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const accountPage: Page = {
  listQueries: (environment) => [
    createPageTextsQuery(environment, accountTexts),
    createAccountDetailsQuery(environment),
    createConsentsQuery(environment),
    createPageTextsQuery(environment, parentalControlTexts),
    createParentalControlQuery(environment),
    createPageTextsQuery(environment, securityTexts),
    createDevicesQuery(environment),
    createSecurityEventsQuery(environment),
  ],
  load: () => import('./account.tsx'),
  module: 'src/pages/account/account.tsx',
};
