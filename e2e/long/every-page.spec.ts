// Every page for guests, accounts and administrators, in both directions of writing and on each kind of device.
import {
  checkArrowKeys,
  checkAxeAndKeyboard,
  checkTouch,
  combineChecks,
  largeTelevisionViewport,
  phoneViewport,
  televisionViewport,
  withViewport,
} from '../support/accessibility-checks.ts';
import { checkAxeRules } from '../support/axe.ts';
import { expectNoBrokenControls } from '../support/broken-controls.ts';
import {
  prepareAccountVisits,
  prepareAdministratorVisits,
  prepareGuestVisits,
} from '../support/prepare-page-visits.ts';
import { expect, test } from '../support/test.ts';
import { checkPages, expectedErrors } from '../support/visit-pages.ts';

test.describe.configure({ mode: 'parallel', timeout: 400_000 });

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(expectedErrors));

for (const [language, check] of [
  ['en', combineChecks(checkAxeAndKeyboard, withViewport(phoneViewport, checkTouch))],
  ['ar', combineChecks(checkAxeAndKeyboard, withViewport(largeTelevisionViewport, checkArrowKeys))],
] as const) {
  test(`a guest reaches and uses every page (${language})`, async ({ context, request, realm }) => {
    const urls = await prepareGuestVisits(context, request, { realm, language });
    expect(urls.length).toBeGreaterThan(25);
    await checkPages(context, urls, check);
  });
}

test.describe('on a television', () => {
  test.use({ viewport: televisionViewport });

  test('an account reaches and uses every page (en)', async ({ page, context, realm }) => {
    const urls = await prepareAccountVisits(page, { realm, language: 'en' });
    await checkPages(context, urls, combineChecks(checkAxeRules, checkArrowKeys));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport, hasTouch: true, isMobile: true });

  test('an account reaches and uses every page (ar)', async ({ page, context, realm }) => {
    const urls = await prepareAccountVisits(page, { realm, language: 'ar' });
    await checkPages(context, urls, combineChecks(checkAxeRules, checkTouch));
  });
});

for (const language of ['en', 'ar']) {
  test(`an administrator reaches and uses every preview (${language})`, async ({
    page,
    context,
    request,
    realm,
  }) => {
    const urls = await prepareAdministratorVisits(page, request, { realm, language });
    await checkPages(context, urls, checkAxeAndKeyboard);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every control on every page works for a guest (en)', async ({ context, request, realm }) => {
    await expectNoBrokenControls(
      context,
      await prepareGuestVisits(context, request, { realm, language: 'en' }),
    );
  });
});
