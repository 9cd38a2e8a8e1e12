// Prepares a browser context for `checkPages` as a guest or account of both realms, or as an administrator of the XSS
// realm, and lists the URLs of the pages to open.
import { isAdminRoute, type RouteKey } from '@matinee/rules';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { callControlServer } from '../service/control-client.ts';
import { xssHost, xssPayloads, xssRealmKey } from '../service/seed/xss-payloads.ts';
import { getXssRealmUrl, isForAccounts, listPageUrls } from './page-urls.ts';
import { createAccount, getUrlForHost, type Realm, setLanguage, signInDirectly } from './test.ts';

const xssRealm = { key: xssRealmKey, url: getUrlForHost(xssHost) };

const createDocumentReader = (request: APIRequestContext) => async (path: string) =>
  (await request.get(path)).text();

async function setLanguageOfBothRealms(context: BrowserContext, language: string, realm: Realm) {
  await setLanguage(context, language, realm);
  await setLanguage(context, language, xssRealm);
}

/** Returns the page URLs for a guest. */
export async function prepareGuestVisits(
  context: BrowserContext,
  request: APIRequestContext,
  {
    realm,
    language,
    isSelected,
  }: { realm: Realm; language: string; isSelected?: (key: RouteKey) => boolean },
): Promise<string[]> {
  await setLanguageOfBothRealms(context, language, realm);
  return listPageUrls(language, createDocumentReader(request), isSelected);
}

/**
 * Signs in to both realms, with favourites, progress and watchlists in the XSS realm. Returns the URLs of all pages
 * and of a watchlist.
 */
export async function prepareAccountVisits(
  page: Page,
  { realm, language }: { realm: Realm; language: string },
): Promise<string[]> {
  await signInDirectly(page, await realm.createAccount(), realm);
  const account = await createAccount(xssRealm.key, { name: xssPayloads[0] });
  const [watchlistId] = await callControlServer('seedXssAccount', account);
  await signInDirectly(page, account, xssRealm);
  await setLanguageOfBothRealms(page.context(), language, realm);
  return [
    ...(await listPageUrls(language, createDocumentReader(page.request), isForAccounts)),
    getXssRealmUrl(`/watchlists/${watchlistId}`),
  ];
}

/** Signs in an administrator of the XSS realm; returns the URLs of the admin pages. */
export async function prepareAdministratorVisits(
  page: Page,
  request: APIRequestContext,
  { realm, language }: { realm: Realm; language: string },
): Promise<string[]> {
  const account = await createAccount(xssRealm.key, { role: 'ADMIN', name: xssPayloads[0] });
  await signInDirectly(page, account, xssRealm);
  await setLanguageOfBothRealms(page.context(), language, realm);
  return listPageUrls(language, createDocumentReader(request), isAdminRoute);
}
