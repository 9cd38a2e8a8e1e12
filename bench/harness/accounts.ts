// Creates accounts and signs browsers in.

import type { Realm, Tokens } from '@matinee/contract';
import type { BrowserContext } from '@playwright/test';
import { call } from './operator.ts';
import type { Service } from './service.ts';

export const password = 'a long bench password';

/** Creates the account `${name}@example.test`, which gives all consents of the realm. */
export async function signUp(service: Service, name: string): Promise<Tokens> {
  const { consents } = await call<Realm>(service, 'GET', '/api/v2/realm');
  return call<Tokens>(service, 'POST', '/api/v2/user', {
    username: `${name}@example.test`,
    password,
    name,
    consentAnswers: consents.map(({ fieldName }) => ({ fieldName, answer: true })),
  });
}

/** Signs in all pages of a browser context. */
export async function signInBrowser(
  context: BrowserContext,
  service: Pick<Service, 'url'>,
  { realmKey, account }: { realmKey: string; account: { email: string; password: string } },
): Promise<void> {
  const page = await context.newPage();
  // This page is on the same origin and has no scripts.
  await page.goto(`${service.url}/robots.txt`);
  await page.evaluate(
    async ({ realmKey, body }) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/v2/login', { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      const { authorisationToken, refreshToken } = await response.json();
      localStorage.setItem(`${realmKey}.authToken`, authorisationToken);
      localStorage.setItem(`${realmKey}.refreshToken`, refreshToken);
    },
    { realmKey, body: JSON.stringify({ id: account.email, secret: account.password }) },
  );
  await page.close();
}
