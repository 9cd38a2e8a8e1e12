// Who crawls: guests, accounts and administrators of both realms, with the addresses of the pages they open.
import { isAdminRoute, type RouteKey } from '@matinee/rules';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { control } from '../service/control-client.ts';
import { xssHost, xssPayloads, xssRealmKey } from '../service/seed/xss-realm.ts';
import { inXssRealm } from './crawl.ts';
import { addressesOfPages, isForAccounts } from './page-addresses.ts';
import { createAccount, type Realm, setLanguage, signInDirectly, urlOfHost } from './test.ts';

const xssRealm = { key: xssRealmKey, url: urlOfHost(xssHost) };

const documentReader = (request: APIRequestContext) => async (path: string) =>
  (await request.get(path)).text();

async function setLanguageOfBothRealms(context: BrowserContext, language: string, realm: Realm) {
  await setLanguage(context, language, realm);
  await setLanguage(context, language, xssRealm);
}

/** Addresses of pages as a guest opens them. */
export async function addressesForGuest(
  context: BrowserContext,
  request: APIRequestContext,
  {
    realm,
    language,
    isSelected,
  }: { realm: Realm; language: string; isSelected?: (key: RouteKey) => boolean },
): Promise<string[]> {
  await setLanguageOfBothRealms(context, language, realm);
  return addressesOfPages(language, documentReader(request), isSelected);
}

/** Signs in to both realms, in one with a filled library; addresses of all pages, and of a watchlist of the account. */
export async function addressesForAccount(
  page: Page,
  { realm, language }: { realm: Realm; language: string },
): Promise<string[]> {
  await signInDirectly(page, await realm.createAccount(), realm);
  const account = await createAccount(xssRealm.key, { name: xssPayloads[0] });
  const [watchlistId] = await control('fillXssLibrary', account);
  await signInDirectly(page, account, xssRealm);
  await setLanguageOfBothRealms(page.context(), language, realm);
  return [
    ...(await addressesOfPages(language, documentReader(page.request), isForAccounts)),
    inXssRealm(`/watchlists/${watchlistId}`),
  ];
}

/** Signs in an administrator of the XSS realm; addresses of the pages for administrators. */
export async function addressesForAdministrator(
  page: Page,
  request: APIRequestContext,
  { realm, language }: { realm: Realm; language: string },
): Promise<string[]> {
  const account = await createAccount(xssRealm.key, { role: 'ADMIN', name: xssPayloads[0] });
  await signInDirectly(page, account, xssRealm);
  await setLanguageOfBothRealms(page.context(), language, realm);
  return addressesOfPages(language, documentReader(request), isAdminRoute);
}
