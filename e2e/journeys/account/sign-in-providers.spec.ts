// Sign-in with OpenID Connect, at a provider that runs beside the service.
import { randomUUID } from 'node:crypto';
import {
  type ProviderKindName,
  startTestProvider,
  type TestProvider,
} from '@matinee/testing/sign-in-provider';
import { callControlServer } from '../../service/control-client.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, type Realm, signIn, signInDirectly, test } from '../../support/test.ts';

test.use({ isolatedRealmParts: [] });

const openIdClientName = 'club';
/** The names of the providers in paths and commands. */
const clientNames = {
  openid: openIdClientName,
  oauth: 'anchor',
  google: 'google',
  facebook: 'facebook',
  apple: 'apple',
};
const logoUri = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="10" fill="#3b82f6"/></svg>',
).toString('base64')}`;

let providers: TestProvider[] = [];
test.afterEach(async () => {
  await Promise.all(providers.map((provider) => provider.close()));
  providers = [];
});

type RealmChanges = Parameters<Realm['apply']>[0];

/** Applies the realm with one provider of each kind. */
async function addProviders(
  realm: Realm,
  kinds: readonly ProviderKindName[],
  changes: RealmChanges = {},
): Promise<TestProvider[]> {
  providers = await Promise.all(
    kinds.map((kind) => startTestProvider({ serviceUrl: realm.url, kind, client: clientNames[kind] })),
  );
  await realm.apply({
    hosts: [new URL(realm.url).host],
    consents: [],
    signInProviders: providers.map(({ settings, issuer }) =>
      settings.kind === 'openid'
        ? {
            ...settings,
            name: 'Harbour Club',
            logoUri,
            accountUri: `${issuer}/pages/account`,
            resetUri: `${issuer}/pages/forgot-password`,
          }
        : settings,
    ),
    ...changes,
  });
  for (const { settings, clientSecret: secret } of providers)
    await callControlServer('putProviderSecret', {
      realm: realm.key,
      clientName: clientNames[settings.kind],
      secret,
    });
  return providers;
}

async function addProvider(realm: Realm, changes: RealmChanges = {}): Promise<TestProvider> {
  const [provider] = await addProviders(realm, ['openid'], changes);
  if (!provider) throw new Error('the provider was not started');
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

test('shows the error that the provider returns, and an error when the return is forged', async ({
  page,
  realm,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  const club = await addProvider(realm);
  club.setPerson(null);
  await open(page, `/login/openid/${openIdClientName}`);
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
  await open(page, `/login/openid/${openIdClientName}?from=%2Fbrowse`);
  await expect(page.getByText(`There is already an account with the address ${account.email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, account);
  await page.getByRole('button', { name: 'Connect Harbour Club' }).click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('button', { name: account.name })).toBeVisible();

  await open(page, '/account');
  await page.getByRole('button', { name: 'Disconnect Harbour Club' }).click();
  await expect(page.getByRole('link', { name: 'Connect Harbour Club' })).toBeVisible();
  await expectAccessible(page);
});

const withoutOtherMethods: RealmChanges = { emailSignIn: { password: false, magicLink: false } };

test('the sign-in and sign-up pages lead to the only provider, and account and password pages to those of the provider', async ({
  page,
  realm,
  consoleErrors,
}) => {
  // The provider of the test has no such pages.
  consoleErrors.allow(/404/);
  const club = await addProvider(realm, withoutOtherMethods);
  for (const path of ['/login', '/signup', '/oidc/login', '/oidc/signup']) {
    club.setPerson(createPerson());
    await page.goto(`${path}?from=%2Fbrowse`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/browse$/);
    await expect(page.getByRole('button', { name: 'Grace' })).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
  const prompts = club.requestPaths.flatMap((path) =>
    new URL(path, club.issuer).searchParams.getAll('prompt'),
  );
  expect(prompts).toEqual(['create', 'create']);
  for (const name of ['account', 'forgot-password']) {
    await page.goto(`/oidc/${name}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${club.issuer}/pages/${name}`);
  }
});

test('a new person agrees to the consents before signing in with a provider creates an account', async ({
  page,
  realm,
  consoleErrors,
}) => {
  consoleErrors.allow(/400/);
  const terms = {
    fieldName: 'terms',
    fieldType: 'BINARY_CHOICE',
    label: { en: 'Terms' },
    text: { en: 'I agree to the terms of the club.' },
    required: true,
    defaultValue: false,
  } as const;
  const club = await addProvider(realm, { consents: [terms] });
  club.setPerson(createPerson());
  await open(page, `/login/openid/${openIdClientName}?from=%2Fbrowse`);
  await expect(page.getByRole('alert')).toContainText('There is no account for you yet');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Agree to this to continue.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('I agree to the terms of the club.').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('button', { name: 'Grace' })).toBeVisible();
});

test('a viewer whom the provider knows by another account can stay signed in, or log out and continue with that account', async ({
  page,
  realm,
  consoleErrors,
  account,
}) => {
  consoleErrors.allow(/409/);
  const club = await addProvider(realm);
  club.setPerson(createPerson());
  await open(page, `/login/openid/${openIdClientName}`);
  await expect(page.getByRole('button', { name: 'Grace' })).toBeVisible();
  await page.context().clearCookies();
  await signInDirectly(page, account, realm);
  await open(page, `/login/openid/${openIdClientName}?from=%2Fbrowse`);
  await expect(
    page.getByRole('heading', { name: 'Your Harbour Club account is not connected' }),
  ).toBeVisible();
  await expectAccessible(page);
  const skipLink = page.getByRole('main').getByRole('link', { name: 'Skip' });
  await expect(skipLink).toHaveAttribute('href', '/browse');
  await page.getByRole('button', { name: 'Log out and continue' }).click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('button', { name: 'Grace' })).toBeVisible();
});

test('a viewer signs up and in again with OAuth, Google, Facebook and Apple', async ({ page, realm }) => {
  const kinds = ['oauth', 'google', 'facebook', 'apple'] as const;
  const buttonNames = { oauth: 'Acme', google: 'Google', facebook: 'Facebook', apple: 'Apple' };
  await addProviders(realm, kinds);
  for (const [index, kind] of kinds.entries()) {
    const person = createPerson();
    providers[index]?.setPerson(person);
    const button = page.getByRole('main').getByRole('link', { name: `Continue with ${buttonNames[kind]}` });
    for (const path of ['/signup', '/login']) {
      await open(page, `${path}?from=%2Fbrowse`);
      await button.click();
      if (path === '/signup' && kind !== 'oauth') {
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Continue' }).click();
      }
      await expect(page).toHaveURL(/\/browse$/);
      // Apple sends a name only with the first sign-in.
      const accountName = kind === 'apple' ? person.email : person.name;
      await expect(page.getByRole('button', { name: accountName })).toBeVisible();
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    }
  }
});
