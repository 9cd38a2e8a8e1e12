// Every page for guests, accounts and administrators, in both directions of writing and on each kind of device.
import {
  allOf,
  checkArrowKeys,
  checkKeyboard,
  checkTouch,
  inSize,
  largeTelevision,
  phone,
  television,
} from '../support/accessibility-checks.ts';
import { findViolations } from '../support/axe.ts';
import { crawl, expectedErrors } from '../support/crawl.ts';
import {
  addressesForAccount,
  addressesForAdministrator,
  addressesForGuest,
} from '../support/crawl-actors.ts';
import { expectNoIdleControls } from '../support/idle-controls.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel', timeout: 400_000 });

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(expectedErrors));

for (const [language, check] of [
  ['en', allOf(checkKeyboard, inSize(phone, checkTouch))],
  ['ar', allOf(checkKeyboard, inSize(largeTelevision, checkArrowKeys))],
] as const) {
  test(`a guest reaches and uses every page (${language})`, async ({ context, request, realm }) => {
    const addresses = await addressesForGuest(context, request, { realm, language });
    expect(addresses.length).toBeGreaterThan(25);
    await crawl(context, addresses, check);
  });
}

test.describe('on a television', () => {
  test.use({ viewport: television });

  test('an account reaches and uses every page (en)', async ({ page, context, realm }) => {
    const addresses = await addressesForAccount(page, { realm, language: 'en' });
    await crawl(context, addresses, allOf(findViolations, checkArrowKeys));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('an account reaches and uses every page (ar)', async ({ page, context, realm }) => {
    const addresses = await addressesForAccount(page, { realm, language: 'ar' });
    await crawl(context, addresses, allOf(findViolations, checkTouch));
  });
});

for (const language of ['en', 'ar']) {
  test(`an administrator reaches and uses every preview (${language})`, async ({
    page,
    context,
    request,
    realm,
  }) => {
    const addresses = await addressesForAdministrator(page, request, { realm, language });
    await crawl(context, addresses, checkKeyboard);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest sees no idle control on any page (en)', async ({ context, request, realm }) => {
    await expectNoIdleControls(context, await addressesForGuest(context, request, { realm, language: 'en' }));
  });
});
