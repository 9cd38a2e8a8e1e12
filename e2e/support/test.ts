// Playwright's test with the fixtures of the journeys, and steps that many journeys share.
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
import { callControlServer } from '../service/control-client.ts';
import type { IsolatedRealmPart } from '../service/seed/isolated-realm.ts';
import { createIsolatedPublicId, createIsolatedRealmFile, realmFile } from '../service/seed/realm-file.ts';

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
  /** Returns the public id of a title in this realm. */
  getPublicId(baseId: string): string;
  /** Applies the realm file with these changes, or unchanged. Only isolated realms can be changed. */
  apply(changes?: Partial<RealmFileInput>): Promise<void>;
  createAccount(options?: { role?: 'USER' | 'ADMIN'; name?: string }): Promise<Account>;
}

interface Fixtures {
  /**
   * Gives the journeys of a file an isolated realm with these parts, which they may change. Without this
   * option they read the realm that all files share.
   */
  isolatedRealmParts: readonly IsolatedRealmPart[] | null;
  realm: Realm;
  /** A new account that no other journey uses. */
  account: Account;
  /** Errors and warnings in the browser's console. A journey fails on any message that it does not allow. */
  consoleErrors: { list: string[]; allow(pattern: RegExp): void };
}

/** Isolated realms of this worker, by test file and parts. */
const isolatedRealms = new Map<string, Promise<Realm>>();

export const test = base.extend<Fixtures>({
  isolatedRealmParts: [null, { option: true }],
  realm: async ({ isolatedRealmParts }, use, { file }) => {
    if (!isolatedRealmParts) return use(getSharedRealm());
    const cacheKey = `${file} ${isolatedRealmParts.join()}`;
    const realm = isolatedRealms.get(cacheKey) ?? createIsolatedRealm(isolatedRealmParts);
    isolatedRealms.set(cacheKey, realm);
    await use(await realm);
  },
  account: async ({ realm }, use) => use(await realm.createAccount()),
  baseURL: async ({ realm }, use) => use(realm.url),
  request: async ({ playwright, realm }, use) => {
    // Node does not resolve the host names of realms, so calls name the realm in a header.
    const context = await playwright.request.newContext({
      baseURL: getServiceUrl(),
      extraHTTPHeaders: { realm: realm.key, host: new URL(realm.url).host },
    });
    await use(context);
    await context.dispose();
  },
  consoleErrors: [
    async ({ context }, use) => {
      const list: string[] = [];
      const allowedMessages: RegExp[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          list.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (webError) => list.push(webError.error().message));
      await use({ list, allow: (pattern) => void allowedMessages.push(pattern) });
      expect(list.filter((text) => !allowedMessages.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

const getServiceUrl = () => process.env.JOURNEYS_URL ?? '';

function getSharedRealm(): Realm {
  return {
    key: realmFile.key,
    url: getServiceUrl(),
    getPublicId: (baseId) => baseId,
    apply: () =>
      Promise.reject(new Error('Other journeys read this realm: use isolatedRealmParts to change a realm')),
    createAccount: (options) => createAccount(realmFile.key, options),
  };
}

async function createIsolatedRealm(parts: readonly IsolatedRealmPart[]): Promise<Realm> {
  const key = `own${randomUUID().slice(0, 8)}`;
  const url = getUrlForHost(`${key}.localhost`);
  await callControlServer('createIsolatedRealm', { key, parts });
  const realm: Realm = {
    key,
    url,
    getPublicId: (baseId) => createIsolatedPublicId(key, baseId),
    async apply(changes = {}) {
      const version = await callControlServer('applyRealm', {
        file: { ...createIsolatedRealmFile(key), ...changes },
      });
      await expect.poll(() => readRealmVersion(key), { intervals: [20] }).toBeGreaterThanOrEqual(version);
    },
    createAccount: (options) => createAccount(key, options),
  };
  await expect.poll(() => readRealmVersion(key), { intervals: [20] }).toBeGreaterThan(0);
  return realm;
}

/** Returns 0 until the service knows the realm. */
async function readRealmVersion(realmKey: string): Promise<number> {
  const response = await fetch(`${getServiceUrl()}/api/v2/realm`, { headers: { realm: realmKey } });
  return response.ok ? ((await response.json()) as { version: number }).version : 0;
}

/**
 * Returns the service's URL under another host name. Browsers resolve all names that end in `.localhost` to
 * this machine.
 */
export function getUrlForHost(host: string): string {
  const url = new URL(getServiceUrl());
  url.hostname = host;
  return url.origin;
}

export async function createAccount(
  realmKey: string,
  { role = 'USER', name = 'Ada' }: { role?: 'USER' | 'ADMIN'; name?: string } = {},
): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, password: 'a lantern in the fog', name };
  await callControlServer('createAccount', { realm: realmKey, role, ...account });
  return account;
}

/** Waits until the page is hydrated, and expects that its main content exists once. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('complete').length > 0);
  await expect(page.locator('main')).toHaveCount(1);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilInteractive(page);
}

/** Resolves when the page is connected to the event stream. Call it before the page is opened. */
export async function waitForEventStream(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().includes('/page-events'));
}

/** Waits until the page stops scrolling. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  let previousScrollY = Number.NaN;
  await expect
    .poll(
      async () => {
        const current = await page.evaluate(() => window.scrollY);
        const hasStopped = current === previousScrollY;
        previousScrollY = current;
        return hasStopped;
      },
      { intervals: [100] },
    )
    .toBe(true);
}

/** Fills in and submits the form on the page. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
}

/** Signs in without the form; the next opened page belongs to the account. */
export async function signInDirectly(
  page: Page,
  { email, password }: Account,
  { key, url }: Pick<Realm, 'key' | 'url'>,
): Promise<void> {
  // This page is on the same origin and has no scripts.
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

/** Opens a browser context with separate cookies and storage. */
export function createBrowserContext(
  browser: Browser,
  { url }: Pick<Realm, 'url'>,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({ baseURL: url, locale: 'en', reducedMotion: 'reduce', ...options });
}

/** Sets the language of pages that are opened from now on. */
export async function setLanguage(
  context: BrowserContext,
  language: string,
  { url }: Pick<Realm, 'url'>,
): Promise<void> {
  await context.addCookies([{ name: 'matinee_language', value: language, url }]);
}

/** Returns request headers that authenticate as the account. */
export async function fetchAuthHeaders(
  request: APIRequestContext,
  { email, password }: Account,
): Promise<{ authorization: string }> {
  const response = await request.post('/api/v2/login', { data: { id: email, secret: password } });
  return { authorization: `Bearer ${(await response.json()).authorisationToken}` };
}

export interface Watchlist {
  id: string;
  path: string;
  /** The link that the owner shares. */
  sharedPath: string;
  /** Returns the ids of the titles that the watchlist has on the service. */
  readTitleIds(): Promise<string[]>;
  delete(): Promise<void>;
}

/** Creates a watchlist by API calls of its owner. */
export async function createWatchlist(
  request: APIRequestContext,
  owner: Account,
  { name, titleIds }: { name: string; titleIds: readonly string[] },
): Promise<Watchlist> {
  const headers = await fetchAuthHeaders(request, owner);
  const createResponse = await request.post('/api/v2/watchlists', { headers, data: { name } });
  const { id, ownerExternalId } = await createResponse.json();
  const content = titleIds.map((titleId) => ({ id: titleId, contentType: 'VIDEO' }));
  await request.post(`/api/v2/new-watchlists/${id}/content`, { headers, data: { content } });
  return {
    id,
    path: `/watchlists/${id}`,
    sharedPath: `/watchlists/${id}?owner=${ownerExternalId}`,
    async readTitleIds() {
      const response = await request.get(`/api/v2/new-watchlists/${id}?rpp=60`, { headers });
      return (await response.json()).content.map((title: { id: string }) => title.id);
    },
    async delete() {
      await request.delete(`/api/v2/watchlists/${id}/${ownerExternalId}`, { headers });
    },
  };
}

/** Returns the current time of the video in seconds; 0 without a video. */
export function readVideoTime(page: Page): Promise<number> {
  return page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime)
    .catch(() => 0);
}

/** Waits until the video's current time is past `minTime` seconds. */
export async function waitUntilPlaying(page: Page, minTime = 0.3): Promise<void> {
  await expect
    .poll(() => readVideoTime(page), { intervals: [100], timeout: 60_000 })
    .toBeGreaterThan(minTime);
}

export async function seek(page: Page, seconds: number): Promise<void> {
  await page.locator('video').evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, seconds);
}
