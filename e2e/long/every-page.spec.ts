// Every page for guests, accounts and administrators, in both directions of writing and on each kind of device.
import {
  checkArrowKeys,
  checkAxeAndKeyboard,
  checkTouch,
  combineChecks,
  largeTelevision,
  phone,
  television,
  withViewport,
} from '../support/accessibility-checks.ts';
import { findViolations } from '../support/axe.ts';
import { expectNoBrokenControls } from '../support/broken-controls.ts';
import { crawl, expectedErrors } from '../support/crawl.ts';
import {
  prepareAccountCrawl,
  prepareAdministratorCrawl,
  prepareGuestCrawl,
} from '../support/crawl-actors.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel', timeout: 400_000 });

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(expectedErrors));

for (const [language, check] of [
  ['en', combineChecks(checkAxeAndKeyboard, withViewport(phone, checkTouch))],
  ['ar', combineChecks(checkAxeAndKeyboard, withViewport(largeTelevision, checkArrowKeys))],
] as const) {
  test(`a guest reaches and uses every page (${language})`, async ({ context, request, realm }) => {
    const urls = await prepareGuestCrawl(context, request, { realm, language });
    expect(urls.length).toBeGreaterThan(25);
    await crawl(context, urls, check);
  });
}

test.describe('on a television', () => {
  test.use({ viewport: television });

  test('an account reaches and uses every page (en)', async ({ page, context, realm }) => {
    const urls = await prepareAccountCrawl(page, { realm, language: 'en' });
    await crawl(context, urls, combineChecks(findViolations, checkArrowKeys));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('an account reaches and uses every page (ar)', async ({ page, context, realm }) => {
    const urls = await prepareAccountCrawl(page, { realm, language: 'ar' });
    await crawl(context, urls, combineChecks(findViolations, checkTouch));
  });
});

for (const language of ['en', 'ar']) {
  test(`an administrator reaches and uses every preview (${language})`, async ({
    page,
    context,
    request,
    realm,
  }) => {
    const urls = await prepareAdministratorCrawl(page, request, { realm, language });
    await crawl(context, urls, checkAxeAndKeyboard);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest sees no control without an effect on any page (en)', async ({ context, request, realm }) => {
    await expectNoBrokenControls(
      context,
      await prepareGuestCrawl(context, request, { realm, language: 'en' }),
    );
  });
});
