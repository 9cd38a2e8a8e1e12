// Without scripts nothing stands on any page that could be pressed or filled in and would do nothing.
import type { BrowserContext, Page } from '@playwright/test';
import { password } from '../../service/seed/realm-file.ts';
import { hostilePeople } from '../../service/seed/xss-realm.ts';
import { inHostileRealm, refused } from '../../support/crawl.ts';
import { everyPage, isForPeople } from '../../support/page-addresses.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

const tabs = 3;

/** Runs in the page. */
const idleControls = () => {
  const isShown = (one: Element) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.getBoundingClientRect().width > 1;
  // A form is sent to a page that reads it, and only what is asked for by an address is read without scripts.
  const isSent = (one: Element) => {
    const form = one.closest('form');
    return form?.method === 'get' && form.hasAttribute('action');
  };
  const isIdle = (one: Element) => {
    if (one.matches('button')) return one.getAttribute('type') !== 'submit' || !isSent(one);
    if (one.matches('input, select, textarea')) return !isSent(one);
    if (one.matches('a[href^="#"]')) return document.querySelector(one.getAttribute('href') ?? '') === null;
    // A link that the keyboard passes by is one for those with scripts alone.
    if (one.matches('a[href]')) return one.matches('main [tabindex="-1"]');
    return true;
  };
  const controls =
    'a, button, input, select, textarea, [role="button"], [role="tab"], [aria-haspopup], [onclick]';
  return [...document.querySelectorAll(controls)]
    .filter((one) => isShown(one) && isIdle(one))
    .map((one) => one.outerHTML.slice(0, 160));
};

async function look(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main')).toHaveCount(1);
  await expect.poll(() => page.evaluate(idleControls), address).toEqual([]);
}

async function lookAtAll(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  // What pictures show is no part of it.
  await context.route('**/images/**', (route) => route.abort());
  const waiting = [...addresses];
  const visit = async () => {
    const page = await context.newPage();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      await look(page, address);
    await page.close();
  };
  await Promise.all(Array.from({ length: tabs }, visit));
}

/** The pages are made for whoever the cookie names. The address of the first list of one's own, where there is any. */
async function enter(page: Page, login: string, id: string): Promise<string[]> {
  await page.goto(login);
  const lists = await page.evaluate(
    async (body) => {
      const json = { 'content-type': 'application/json' };
      const answer = await fetch('/api/v2/login', { method: 'POST', headers: json, body });
      const { authorisationToken } = await answer.json();
      const headers = { authorization: `Bearer ${authorisationToken}` };
      const { watchlists } = await (await fetch('/api/v2/watchlists', { headers })).json();
      return watchlists.map(({ watchlistExternalId }: Record<string, string>) => watchlistExternalId);
    },
    JSON.stringify({ id, secret: password }),
  );
  return lists.slice(0, 1).map((list: string) => new URL(`/watchlists/${list}`, page.url()).href);
}

const people: Readonly<Record<string, (page: Page) => Promise<string[]>>> = {
  'a guest': async ({ request }) => [
    ...(await everyPage('en', request)),
    '/search?query=crossing',
    '/browse?type=VIDEO',
  ],
  'who is signed in': async (page) => [
    ...(await enter(page, '/login', 'ada@example.com')),
    ...(await enter(page, inHostileRealm('/login'), hostilePeople.USER)),
    ...(await everyPage('en', page.request, isForPeople)),
  ],
};

for (const [person, addressesFor] of Object.entries(people)) {
  test(`nothing stands idle before ${person}`, async ({ page, context, complaints }) => {
    complaints.allow(refused);
    const addresses = await addressesFor(page);
    expect(addresses.length).toBeGreaterThan(25);
    await lookAtAll(context, addresses);
  });
}

test('what only scripts can do is said in its place', async ({ page }) => {
  const note = page.getByRole('main').getByText(/need(s)? JavaScript/);
  await page.goto('/login');
  await expect(note).toBeVisible();
  await enter(page, '/login', 'ada@example.com');
  await page.goto('/watchlists');
  await expect(note).toBeVisible();
});
