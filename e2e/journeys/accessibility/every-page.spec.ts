// Opens every page in Arabic as an account, to which pages show the most; then in English the pages for guests as a
// guest, and the previews as an administrator. Each page must pass axe, be reachable by Tab, log nothing in the
// console, run no injected script and violate no Content Security Policy. `npm run test:long` opens every page in all
// combinations, and also uses arrow keys and touch.
import type { RouteKey } from '@matinee/rules';
import {
  checkAxeAndKeyboard,
  checkAxeAndTabKey,
  checkTouch,
  combineChecks,
  phoneViewport,
  withViewport,
} from '../../support/accessibility-checks.ts';
import {
  prepareAccountVisits,
  prepareAdministratorVisits,
  prepareGuestVisits,
} from '../../support/prepare-page-visits.ts';
import { expect, test } from '../../support/test.ts';
import { checkPages, expectedErrors } from '../../support/visit-pages.ts';

// Each test opens many pages and changes nothing.
test.describe.configure({ mode: 'parallel', timeout: 400_000 });

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(expectedErrors));

test('an account in Arabic reaches every page by Tab', async ({ page, context, realm }) => {
  const urls = await prepareAccountVisits(page, { realm, language: 'ar' });
  expect(urls.length).toBeGreaterThan(25);
  await checkPages(context, urls, checkAxeAndTabKey);
});

/** A route that asks a guest to sign in, and the routes that only guests use. */
const guestRoutes: ReadonlySet<RouteKey> = new Set(['WATCHLISTS', 'LOGIN', 'SIGNUP', 'LOGOUT']);

test('a guest in English reaches and uses the pages for guests by keyboard and touch', async ({
  context,
  request,
  realm,
}) => {
  const isSelected = (key: RouteKey) => guestRoutes.has(key);
  const urls = await prepareGuestVisits(context, request, { realm, language: 'en', isSelected });
  expect(urls.length).toBe(guestRoutes.size);
  await checkPages(
    context,
    urls,
    combineChecks(checkAxeAndKeyboard, withViewport(phoneViewport, checkTouch)),
  );
});

test('an administrator in English reaches and uses every preview by keyboard', async ({
  page,
  context,
  request,
  realm,
}) => {
  await checkPages(
    context,
    await prepareAdministratorVisits(page, request, { realm, language: 'en' }),
    checkAxeAndKeyboard,
  );
});
