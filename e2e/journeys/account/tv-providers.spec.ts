// Sign-in with the subscription of a TV provider, at a service for TV providers that runs beside the service.
import { startTestTvProvider, type TestTvProvider } from '@matinee/testing/tv-provider';
import { callControlServer } from '../../service/control-client.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, type Realm, signInDirectly, test } from '../../support/test.ts';

test.use({ isolatedRealmParts: [] });

let tv: TestTvProvider;
test.afterEach(() => tv.close());

async function addTvProvider(realm: Realm, settings: { kind?: 'primetime' } = {}): Promise<void> {
  const origin = new URL(realm.url).origin;
  tv = await startTestTvProvider({ redirectOrigin: origin });
  const { requestorId, baseUri, client } = tv;
  const shared = {
    requestorId,
    baseUri,
    privateNetwork: true,
    allowedProviders: [
      { name: 'Valley', featured: true },
      { name: 'HarbourCable', featured: true },
      { name: 'NorthSat' },
      { name: 'Acorn' },
    ],
  };
  const isPrimetime = settings.kind === 'primetime';
  await realm.apply({
    hosts: [new URL(realm.url).host],
    consents: [],
    signInProviders: [
      isPrimetime
        ? { kind: 'primetime', clientId: client.clientId, ...shared }
        : { kind: 'adobe-dcr', ...shared },
    ],
  });
  await callControlServer('putProviderSecret', {
    realm: realm.key,
    clientName: isPrimetime ? 'primetime' : 'adobe-dcr',
    secret: isPrimetime ? client.clientSecret : tv.softwareStatement,
  });
}

for (const kind of ['adobe-dcr', 'primetime'] as const)
  test(`a viewer signs in with a TV provider (${kind}), and returns to the page`, async ({ page, realm }) => {
    await addTvProvider(realm, kind === 'primetime' ? { kind } : {});
    await open(page, '/login?from=%2Fbrowse');
    await page.getByRole('main').getByRole('link', { name: 'Continue with TV provider' }).click();
    await expect(page).toHaveURL(/\/providers\?/);
    const names = page.getByRole('main').getByRole('listitem');
    await expect(names).toHaveText(['Harbour Cable & Fibre', 'Valley TV', 'Acorn Broadband', 'NorthSat']);
    await expect(page.getByText('Other TV providers')).toBeVisible();
    await expect(names.first().locator('img')).toHaveJSProperty('complete', true);
    await expectAccessible(page);
    await names.first().getByRole('button').click();
    await expect(page).toHaveURL(/\/browse$/);
    await expect(page.getByRole('button', { name: 'Harbour Cable' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('matinee.providerRedirect'))).toBeNull();
  });

test('the sign-in starts again once when the service for TV providers has no sign-in, then shows an error', async ({
  page,
  realm,
  consoleErrors,
}) => {
  consoleErrors.allow(/400|401|412/);
  await addTvProvider(realm);
  const valley = page.getByRole('button', { name: 'Valley TV' });
  await open(page, '/login/adobe-dcr?from=%2Fbrowse');
  for (const status of [412, 400]) {
    tv.failNext('/api/v1/checkauthn', status);
    await valley.click();
    if (status === 412) {
      await expect(page.getByText('Choose it again.')).toBeVisible();
      await expectAccessible(page);
    }
  }
  await expect(page.getByRole('alert')).toContainText('Your TV provider has not confirmed the sign-in.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/(home)?$/);

  // Somebody who does not sign in at the TV provider comes back without a sign-in.
  tv.setSubscriber(null);
  await open(page, '/providers');
  await valley.click();
  await expect(page.getByRole('alert')).toContainText('TV provider has not confirmed the sign-in.');
});

test('an account is connected with a TV provider and disconnected, and another device is told to continue', async ({
  page,
  realm,
  consoleErrors,
  account,
}) => {
  consoleErrors.allow(/409/);
  await addTvProvider(realm);
  await callControlServer('confirmEmail', { realm: realm.key, email: account.email });
  await signInDirectly(page, account, realm);
  await open(page, '/providers');
  await page.getByRole('button', { name: 'NorthSat' }).click();
  await page.getByRole('link', { name: 'Connect TV provider' }).click();
  await page.getByRole('button', { name: 'Connect TV provider' }).click();
  await page.getByRole('button', { name: 'NorthSat' }).click();
  await expect(page).toHaveURL(/\/(home)?$/);
  await open(page, '/providers');
  await expect(page.getByText('Your account is connected with a TV provider.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Disconnect the TV provider' }).click();
  await expect(page.getByText('Your account is connected with a TV provider.')).toBeHidden();

  await open(page, '/providers/success/tv');
  await expect(page.getByText('Continue on your other device.')).toBeVisible();
  await expectAccessible(page);
});
