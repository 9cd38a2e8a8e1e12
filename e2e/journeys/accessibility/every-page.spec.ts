// Every page once, for the visitors who see most of it, plus the pages that other visitors see differently. A page passes
// axe and is reached by Tab and by arrows, on a television and by touch; its console stays silent; nothing that anybody
// wrote runs; nothing violates its policy. `npm run test:long` crawls every page in all combinations.
import type { RouteKey } from '@matinee/rules';
import {
  allOf,
  checkArrowKeys,
  checkKeyboard,
  checkTouch,
  inSize,
  phone,
  television,
} from '../../support/accessibility-checks.ts';
import { crawl, expectedErrors } from '../../support/crawl.ts';
import {
  addressesForAccount,
  addressesForAdministrator,
  addressesForGuest,
} from '../../support/crawl-actors.ts';
import { expect, test } from '../../support/test.ts';

// Many pages each; they only read.
test.describe.configure({ mode: 'parallel', timeout: 400_000 });

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(expectedErrors));

test('an account in Arabic reaches and uses every page by keyboard, remote control and touch', async ({
  page,
  context,
  realm,
}) => {
  const addresses = await addressesForAccount(page, { realm, language: 'ar' });
  expect(addresses.length).toBeGreaterThan(25);
  const check = allOf(checkKeyboard, inSize(television, checkArrowKeys), inSize(phone, checkTouch));
  await crawl(context, addresses, check);
});

/** Pages that ask a guest to sign in, or that only guests use. */
const guestPages: ReadonlySet<RouteKey> = new Set([
  'HOME',
  'VOD',
  'WATCHLISTS',
  'FAVOURITES',
  'HISTORY',
  'LOGIN',
  'SIGNUP',
  'LOGOUT',
]);

test('a guest in English reaches and uses the pages for guests by keyboard and touch', async ({
  context,
  request,
  realm,
}) => {
  const isSelected = (key: RouteKey) => guestPages.has(key);
  const addresses = await addressesForGuest(context, request, { realm, language: 'en', isSelected });
  expect(addresses.length).toBe(guestPages.size);
  await crawl(context, addresses, allOf(checkKeyboard, inSize(phone, checkTouch)));
});

test('an administrator in English reaches and uses every preview by keyboard', async ({
  page,
  context,
  request,
  realm,
}) => {
  await crawl(
    context,
    await addressesForAdministrator(page, request, { realm, language: 'en' }),
    checkKeyboard,
  );
});
