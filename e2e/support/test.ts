// Playwright's test with the fixtures of the journeys, and steps that many of them share.
import { randomUUID } from 'node:crypto';
import type { RealmFileInput } from '@matinee/contract';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { control } from '../service/control-client.ts';
import type { OwnRealmPart } from '../service/seed/own-realm.ts';
import { ownRealmFile, ownRealmId, realmFile } from '../service/seed/realm-file.ts';

export { expect };

export interface Account {
  email: string;
  password: string;
  name: string;
}

/** The realm of a journey. */
export interface Realm {
  key: string;
  url: string;
  /** The public id of a title in this realm. */
  id(publicId: string): string;
  /** Applies the realm's file with these changes; without any it is as it was. Only for a realm of its own. */
  apply(changes?: Partial<RealmFileInput>): Promise<void>;
  createAccount(options?: { role?: 'USER' | 'ADMIN'; name?: string }): Promise<Account>;
}

interface Fixtures {
  /**
   * Gives the journeys of a file a realm of their own with these parts; they may change it. Without this option they read
   * the realm that all files share.
   */
  ownRealm: readonly OwnRealmPart[] | null;
  realm: Realm;
  /** A new account that no other journey uses. */
  account: Account;
  /** Errors and warnings of the browser's console. A journey fails with any that it does not allow. */
  consoleErrors: { list: string[]; allow(pattern: RegExp): void };
}

/** Of this worker, by test file and parts. */
const ownRealms = new Map<string, Promise<Realm>>();

export const test = base.extend<Fixtures>({
  ownRealm: [null, { option: true }],
  realm: async ({ ownRealm }, use, { file }) => {
    if (!ownRealm) return use(sharedRealm());
    const name = `${file} ${ownRealm.join()}`;
    const realm = ownRealms.get(name) ?? createOwnRealm(ownRealm);
    ownRealms.set(name, realm);
    await use(await realm);
  },
  account: async ({ realm }, use) => use(await realm.createAccount()),
  baseURL: async ({ realm }, use) => use(realm.url),
  request: async ({ playwright, realm }, use) => {
    // Node does not resolve the host names of realms; calls name the realm instead.
    const context = await playwright.request.newContext({
      baseURL: serviceUrl(),
      extraHTTPHeaders: { realm: realm.key, host: new URL(realm.url).host },
    });
    await use(context);
    await context.dispose();
  },
  consoleErrors: [
    async ({ context }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          list.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (webError) => list.push(webError.error().message));
      await use({ list, allow: (pattern) => void allowed.push(pattern) });
      expect(list.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

const serviceUrl = () => process.env.JOURNEYS_URL ?? '';

function sharedRealm(): Realm {
  return {
    key: realmFile.key,
    url: serviceUrl(),
    id: (publicId) => publicId,
    apply: () => Promise.reject(new Error('Other journeys read this realm: use ownRealm to change one')),
    createAccount: (options) => createAccount(realmFile.key, options),
  };
}

async function createOwnRealm(parts: readonly OwnRealmPart[]): Promise<Realm> {
  const key = `own${randomUUID().slice(0, 8)}`;
  const url = urlOfHost(`${key}.localhost`);
  await control('createOwnRealm', { key, parts });
  const realm: Realm = {
    key,
    url,
    id: (publicId) => ownRealmId(key, publicId),
    async apply(changes = {}) {
      const version = await control('applyRealm', { file: { ...ownRealmFile(key), ...changes } });
      await expect.poll(() => servedVersion(key), { intervals: [20] }).toBeGreaterThanOrEqual(version);
    },
    createAccount: (options) => createAccount(key, options),
  };
  await expect.poll(() => servedVersion(key), { intervals: [20] }).toBeGreaterThan(0);
  return realm;
}

/** 0 when the service does not know the realm yet. */
async function servedVersion(realm: string): Promise<number> {
  const response = await fetch(`${serviceUrl()}/api/v2/realm`, { headers: { realm } });
  return response.ok ? ((await response.json()) as { version: number }).version : 0;
}

/** The service under another host name. Browsers resolve all names that end in `.localhost` to this machine. */
export function urlOfHost(host: string): string {
  const url = new URL(serviceUrl());
  url.hostname = host;
  return url.origin;
}

export async function createAccount(
  realm: string,
  { role = 'USER', name = 'Ada' }: { role?: 'USER' | 'ADMIN'; name?: string } = {},
): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, password: 'a lantern in the fog', name };
  await control('createAccount', { realm, role, ...account });
  return account;
}

/** Waits until the page reacts to input, and expects that it is there once. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('complete').length > 0);
  await expect(page.locator('main')).toHaveCount(1);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
}

/** Resolves when the page receives events of the service. Call it before the page is opened. */
export async function untilListening(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().includes('/page-events'));
}

/** Waits until the page stops scrolling. */
export async function untilStill(page: Page): Promise<void> {
  let previous = Number.NaN;
  await expect
    .poll(
      async () => {
        const current = await page.evaluate(() => window.scrollY);
        const isStill = current === previous;
        previous = current;
        return isStill;
      },
      { intervals: [100] },
    )
    .toBe(true);
}

/** Fills in the form that the page shows. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
}

/** Signs in without a form: the next page that is opened is that of the account. */
export async function signInDirectly(
  page: Page,
  { email, password }: Account,
  { key, url }: Pick<Realm, 'key' | 'url'>,
): Promise<void> {
  // A page without scripts, of the same origin.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    async ({ body, key }) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/v2/login', { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      const { authorisationToken, refreshToken } = await response.json();
      localStorage.setItem(`${key}.authToken`, authorisationToken);
      localStorage.setItem(`${key}.refreshToken`, refreshToken);
    },
    { body: JSON.stringify({ id: email, secret: password }), key },
  );
}

/** Another window of the browser, with cookies and storage of its own. */
export function newWindow(
  browser: Browser,
  { url }: Pick<Realm, 'url'>,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({ baseURL: url, locale: 'en', reducedMotion: 'reduce', ...options });
}

/** Opens pages in this language from now on. */
export async function setLanguage(
  context: BrowserContext,
  language: string,
  { url }: Pick<Realm, 'url'>,
): Promise<void> {
  await context.addCookies([{ name: 'matinee_language', value: language, url }]);
}

/** Headers for calls in the name of the account. */
export async function authorise(
  request: APIRequestContext,
  { email, password }: Account,
): Promise<{ authorization: string }> {
  const response = await request.post('/api/v2/login', { data: { id: email, secret: password } });
  return { authorization: `Bearer ${(await response.json()).authorisationToken}` };
}

export interface Watchlist {
  id: string;
  path: string;
  /** The link that its owner gives to others. */
  sharedPath: string;
  /** Ids of its titles as the service has them now. */
  titles(): Promise<string[]>;
  delete(): Promise<void>;
}

/** Creates a watchlist by calls of its owner. */
export async function createWatchlist(
  request: APIRequestContext,
  owner: Account,
  { name, titles }: { name: string; titles: readonly string[] },
): Promise<Watchlist> {
  const headers = await authorise(request, owner);
  const created = await request.post('/api/v2/watchlists', { headers, data: { name } });
  const { id, ownerExternalId } = await created.json();
  const content = titles.map((title) => ({ id: title, contentType: 'VIDEO' }));
  await request.post(`/api/v2/new-watchlists/${id}/content`, { headers, data: { content } });
  return {
    id,
    path: `/watchlists/${id}`,
    sharedPath: `/watchlists/${id}?owner=${ownerExternalId}`,
    async titles() {
      const response = await request.get(`/api/v2/new-watchlists/${id}?rpp=60`, { headers });
      return (await response.json()).content.map((title: { id: string }) => title.id);
    },
    async delete() {
      await request.delete(`/api/v2/watchlists/${id}/${ownerExternalId}`, { headers });
    },
  };
}

/** The second that the video shows; 0 when there is none. */
export function videoTime(page: Page): Promise<number> {
  return page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime)
    .catch(() => 0);
}

/** Waits until the video plays beyond a second. */
export async function untilPlaying(page: Page, beyond = 0.3): Promise<void> {
  await expect.poll(() => videoTime(page), { intervals: [100], timeout: 60_000 }).toBeGreaterThan(beyond);
}

export async function seek(page: Page, second: number): Promise<void> {
  await page.locator('video').evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, second);
}
