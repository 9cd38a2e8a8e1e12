// Every page that is offered, in both directions of writing, for guests and for who is signed in: it keeps nobody out,
// complains of nothing, runs nothing that anybody wrote and tries nothing that its policy forbids. It is reached by Tab and
// by arrows alone, by the remote control of a television, and by touch.
import { isAdminRoute } from '@matinee/rules';
import type { BrowserContext, Page } from '@playwright/test';
import { hostilePeople } from '../../service/seed/xss-realm.ts';
import {
  barriersToArrows,
  barriersToKeys,
  barriersToTouch,
  largeTelevision,
  phone,
  television,
} from '../../support/accessibility-checks.ts';
import { crawl, expectInert, inHostileRealm, nothing, refused, watch } from '../../support/crawl.ts';
import { everyPage, isForPeople } from '../../support/page-addresses.ts';
import { expect, open, signIn, test, violationsOf } from '../../support/test.ts';

// Many pages, on a machine that may be slow. None of them changes anything.
test.describe.configure({ mode: 'parallel', timeout: 400_000 });

type Look = (page: Page) => Promise<string[]>;

async function speak(context: BrowserContext, language: string): Promise<void> {
  const own = process.env.JOURNEYS_URL ?? '';
  await context.addCookies(
    [own, inHostileRealm('/')].map((url) => ({ name: 'matinee_language', value: language, url })),
  );
}

/** Visits them all, and expects that there is nothing to say against any. */
async function visit(context: BrowserContext, addresses: readonly string[], look: Look): Promise<void> {
  const seen = await watch(context);
  const barriers: string[] = [];
  await crawl(context, addresses, async (page) => {
    await expectInert(page);
    barriers.push(...(await look(page)).map((barrier) => `${page.url()} ${barrier}`));
  });
  expect(barriers).toEqual([]);
  expect(seen).toEqual(nothing);
}

/** In a window of another size, for as long as it is looked at there. */
async function inSize(page: Page, size: { width: number; height: number }, look: Look): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  const barriers = await look(page);
  if (before) await page.setViewportSize(before);
  return barriers.map((barrier) => `${size.width}: ${barrier}`);
}

const guests: readonly [language: string, more: Look][] = [
  ['en', (page) => inSize(page, phone, barriersToTouch)],
  ['ar', (page) => inSize(page, largeTelevision, barriersToArrows)],
];

for (const [language, more] of guests) {
  test(`every page keeps its word (${language})`, async ({ context, request, complaints }) => {
    complaints.allow(refused);
    await speak(context, language);
    const addresses = await everyPage(language, request);
    expect(addresses.length).toBeGreaterThan(25);
    await visit(context, addresses, async (page) => [...(await barriersToKeys(page)), ...(await more(page))]);
  });
}

/** Signs in to both realms; the addresses of all pages, with those of a list of one's own. */
async function asPerson(page: Page, language: string): Promise<string[]> {
  await open(page, '/login');
  await signIn(page);
  await page.waitForURL(/\/home/);
  await open(page, inHostileRealm('/login?from=/watchlists'));
  await signIn(page, hostilePeople.USER);
  await page.waitForURL(/\/watchlists/);
  const list = await page.locator('main a[href*="/watchlists/"]').first().getAttribute('href');
  await speak(page.context(), language);
  return [...(await everyPage(language, page.request, isForPeople)), inHostileRealm(list ?? '')];
}

const axeAnd =
  (more: Look): Look =>
  async (page) => [...(await violationsOf(page)), ...(await more(page))];

test.describe('on a television', () => {
  test.use({ viewport: television });

  test('every page keeps its word to who is signed in (en)', async ({ page, context, complaints }) => {
    complaints.allow(refused);
    await visit(context, await asPerson(page, 'en'), axeAnd(barriersToArrows));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('every page keeps its word to who is signed in (ar)', async ({ page, context, complaints }) => {
    complaints.allow(refused);
    await visit(context, await asPerson(page, 'ar'), axeAnd(barriersToTouch));
  });
});

for (const language of ['en', 'ar']) {
  test(`every page for operators keeps its word (${language})`, async ({ page, context, complaints }) => {
    complaints.allow(refused);
    await open(page, inHostileRealm('/login?from=/home'));
    await signIn(page, hostilePeople.ADMIN);
    await page.waitForURL(/\/home/);
    await speak(context, language);
    await visit(context, await everyPage(language, page.request, isAdminRoute), barriersToKeys);
  });
}
