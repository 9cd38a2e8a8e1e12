// Sign-in with OpenID Connect, at a provider that runs beside the service.
import { randomUUID } from 'node:crypto';
import { type OpenIdProvider, startOpenIdProvider } from '@matinee/testing/open-id';
import { callControlServer } from '../../service/control-client.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, type Realm, signIn, test } from '../../support/test.ts';

test.use({ isolatedRealm: [] });

const client = 'club';
const logoUri = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="10" fill="#3b82f6"/></svg>',
).toString('base64')}`;

let provider: OpenIdProvider | undefined;
test.afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

type RealmChanges = Parameters<Realm['apply']>[0];

async function addProvider(realm: Realm, changes: RealmChanges = {}): Promise<OpenIdProvider> {
  provider = await startOpenIdProvider({ serviceUrl: realm.url });
  const { issuer, clientId, clientSecret: secret } = provider;
  const settings = { name: 'Harbour Club', openIdClientName: client, logoUri, issuer, clientId };
  await realm.apply({
    hosts: [new URL(realm.url).host],
    consents: [],
    signInProviders: [{ ...settings, privateNetwork: true }],
    ...changes,
  });
  await callControlServer('putProviderSecret', { realm: realm.key, client, secret });
  return provider;
}

const createPerson = () => {
  const subject = randomUUID();
  return { subject, email: `${subject}@example.com`, emailVerified: true, name: 'Grace' };
};

test('a viewer signs in with a provider, and returns to the page', async ({ page, realm }) => {
  const club = await addProvider(realm);
  club.setPerson(createPerson());
  await open(page, '/login?from=%2Fbrowse');
  const button = page.getByRole('main').getByRole('link', { name: 'Continue with Harbour Club' });
  await expect(button.locator('img')).toHaveJSProperty('width', 20);
  await expectAccessible(page);
  await button.click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('button', { name: 'Grace' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('matinee.providerRedirect'))).toBeNull();

  await page.goto('/oidc/logout', { waitUntil: 'commit' });
  await expect(page).toHaveURL(new RegExp(`^${club.issuer}/session/end`));
});

test('shows the error of the provider, and what a forged return leads to', async ({
  page,
  realm,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  const club = await addProvider(realm);
  club.setPerson(null);
  await open(page, `/login/openid/${client}`);
  await expect(page.getByRole('alert')).toContainText('The person has refused');
  await expect(page.getByRole('alert')).toContainText('access_denied');
  await expectAccessible(page);
  await open(page, '/oidc?code=forged&state=forged');
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong');
});

test('a viewer with an account connects a provider to it', async ({
  page,
  realm,
  consoleErrors,
  account,
}) => {
  consoleErrors.allow(/409/);
  const club = await addProvider(realm);
  const person = { ...createPerson(), email: account.email };
  club.setPerson(person);
  await callControlServer('confirmEmail', { realm: realm.key, email: account.email });
  await open(page, `/login/openid/${client}?from=%2Fbrowse`);
  await expect(page.getByText(`There is already an account with the address ${account.email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, account);
  await page.getByRole('button', { name: 'Connect Harbour Club' }).click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('button', { name: account.name })).toBeVisible();
});

test('the sign-in page leads to the only provider', async ({ page, realm }) => {
  const club = await addProvider(realm, { emailSignIn: { password: false, magicLink: false } });
  club.setPerson(createPerson());
  await open(page, '/login?from=%2Fbrowse');
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('button', { name: 'Grace' })).toBeVisible();
});
