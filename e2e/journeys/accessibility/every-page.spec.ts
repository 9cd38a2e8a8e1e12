// Opens every page once for the viewers who see most of it, and again for viewers who see it differently.
// Each page must pass axe, be reachable by Tab, log nothing in the console, run no injected script and violate no
// security policy. `npm run test:long` crawls every page in all combinations, by arrow keys and by touch too.
import type { RouteKey } from '@matinee/rules';
import {
  checkAxeAndKeyboard,
  checkAxeAndTabKey,
  checkTouch,
  combineChecks,
  phone,
  withViewport,
} from '../../support/accessibility-checks.ts';
import { crawl, expectedErrors } from '../../support/crawl.ts';
import {
  prepareAccountCrawl,
  prepareAdministratorCrawl,
  prepareGuestCrawl,
} from '../../support/crawl-actors.ts';
import { expect, test } from '../../support/test.ts';

// Each test opens many pages and changes nothing.
test.describe.configure({ mode: 'parallel', timeout: 400_000 });

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(expectedErrors));

test('an account in Arabic reaches every page by Tab', async ({ page, context, realm }) => {
  const urls = await prepareAccountCrawl(page, { realm, language: 'ar' });
  expect(urls.length).toBeGreaterThan(25);
  await crawl(context, urls, checkAxeAndTabKey);
});

/** A route that asks a guest to sign in, and the routes that only guests use. */
const guestRoutes: ReadonlySet<RouteKey> = new Set(['WATCHLISTS', 'LOGIN', 'SIGNUP', 'LOGOUT']);

test('a guest in English reaches and uses the pages for guests by keyboard and touch', async ({
  context,
  request,
  realm,
}) => {
  const isSelected = (key: RouteKey) => guestRoutes.has(key);
  const urls = await prepareGuestCrawl(context, request, { realm, language: 'en', isSelected });
  expect(urls.length).toBe(guestRoutes.size);
  await crawl(context, urls, combineChecks(checkAxeAndKeyboard, withViewport(phone, checkTouch)));
});

test('an administrator in English reaches and uses every preview by keyboard', async ({
  page,
  context,
  request,
  realm,
}) => {
  await crawl(
    context,
    await prepareAdministratorCrawl(page, request, { realm, language: 'en' }),
    checkAxeAndKeyboard,
  );
});
