// Sign-in with OpenID Connect at Glewlwyd, an identity server that shares no code with the OpenID client of the service.
import { type Glewlwyd, isGlewlwydInstalled, startGlewlwyd } from '@matinee/testing/glewlwyd';
import type { Page } from '@playwright/test';
import { callControlServer } from '../service/control-client.ts';
import { expect, open, type Realm, test } from '../support/test.ts';

test.use({ isolatedRealmParts: [] });
test.skip(!isGlewlwydInstalled(), 'Glewlwyd is not installed: apt-get install glewlwyd');

const clientName = 'club';
const person = {
  username: 'grace',
  password: 'a lantern in the fog',
  name: 'Grace Hopper',
  email: 'grace@example.com',
};

let glewlwyd: Glewlwyd | undefined;
test.afterEach(() => glewlwyd?.close());

async function addGlewlwyd(realm: Realm): Promise<Glewlwyd> {
  glewlwyd = await startGlewlwyd({ serviceUrl: realm.url, users: [person] });
  const { issuer, clientId, clientSecret: secret } = glewlwyd;
  await realm.apply({
    hosts: [new URL(realm.url).host],
    consents: [],
    signInProviders: [
      {
        kind: 'openid',
        name: 'Harbour Club',
        openIdClientName: clientName,
        issuer,
        clientId,
        privateNetwork: true,
      },
    ],
  });
  await callControlServer('putProviderSecret', { realm: realm.key, clientName, secret });
  return glewlwyd;
}

/** Signs in on the pages of Glewlwyd, and lets Matinee read the profile. */
async function signInAtGlewlwyd(page: Page): Promise<void> {
  await page.locator('input[type=text]').fill(person.username);
  await page.locator('input[type=password]').fill(person.password);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Grant access' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a viewer signs in at Glewlwyd, and again without a password', async ({
  page,
  realm,
  consoleErrors,
}) => {
  // Glewlwyd responds with 401 to its own sign-in page until the viewer has signed in.
  consoleErrors.allow(/401/);
  const { issuer } = await addGlewlwyd(realm);
  await open(page, '/login?from=%2Fbrowse');
  await page.getByRole('main').getByRole('link', { name: 'Continue with Harbour Club' }).click();
  await signInAtGlewlwyd(page);
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('button', { name: person.name })).toBeVisible();

  await page.context().clearCookies({ domain: new URL(realm.url).hostname });
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/login/openid/${clientName}?from=%2Fbrowse`, { waitUntil: 'commit' });
  // Glewlwyd knows the viewer, and asks only whether to continue.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('button', { name: person.name })).toBeVisible();

  await page.goto('/oidc/logout', { waitUntil: 'commit' });
  await expect(page).toHaveURL(new RegExp(`^${issuer}/end_session`));
});
