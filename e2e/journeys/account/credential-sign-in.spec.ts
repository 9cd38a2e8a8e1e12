// Sign-in with an id and a secret, at a provider that runs beside the service.
import { randomUUID } from 'node:crypto';
import { type CredentialProvider, startCredentialProvider } from '@matinee/testing/credential-provider';
import { callControlServer } from '../../service/control-client.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, test } from '../../support/test.ts';

test.use({ isolatedRealmParts: [] });

let partner: CredentialProvider;
test.beforeEach(async () => {
  partner = await startCredentialProvider();
});
test.afterEach(() => partner.close());

const terms = {
  fieldName: 'terms',
  fieldType: 'BINARY_CHOICE',
  label: { en: 'Terms' },
  text: { en: 'I agree to the terms.' },
  required: true,
  defaultValue: false,
} as const;

test('a customer of a partner signs in with a customer number, after every failure has shown its message', async ({
  page,
  realm,
  consoleErrors,
}) => {
  consoleErrors.allow(/400|401|502/);
  const id = randomUUID();
  partner.putCustomer(id, { secret: '4711', person: { id, name: 'Grace' } });
  const { signInUri, serviceSecret: secret } = partner;
  await realm.apply({
    hosts: [new URL(realm.url).host],
    consents: [terms],
    signInProviders: [
      {
        kind: 'credentials',
        name: 'Harbour Cable',
        clientName: 'pbr',
        route: 'GIGYA',
        signInUri,
        fields: { id: { en: 'Customer number' }, secret: { en: 'PIN' } },
        privateNetwork: true,
      },
    ],
  });
  await callControlServer('putProviderSecret', { realm: realm.key, clientName: 'pbr', secret });

  await open(page, '/login?from=%2Fbrowse');
  await page.getByRole('main').getByRole('link', { name: 'Continue with Harbour Cable' }).click();
  await expect(page).toHaveURL(/\/login\/GIGYA\?/);
  const main = page.getByRole('main');
  const submit = () => main.getByRole('button', { name: 'Sign in' }).click();
  const alert = main.getByRole('alert');
  await expectAccessible(page);
  await submit();
  await expect(alert).toContainText('Fill in both fields');

  await main.getByLabel('Customer number').fill(id);
  await main.getByLabel('PIN', { exact: true }).fill('wrong');
  await submit();
  await expect(alert).toContainText('This is not what Harbour Cable has on file');

  partner.setFailure({ status: 503, body: { message: 'Closed until noon' } });
  await main.getByLabel('PIN', { exact: true }).fill('4711');
  await submit();
  await expect(alert).toContainText('Sorry, something went wrong');
  await expect(alert).toContainText('Closed until noon');
  await expect(alert).toContainText('Request');
  partner.setFailure(null);

  await submit();
  await expect(alert).toContainText('There is no account for you yet');
  await expectAccessible(page);
  await main.getByLabel('I agree to the terms.').check();
  await main.getByLabel('PIN', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('button', { name: 'Grace' })).toBeVisible();
});

test('/login/id shows the form for an email address and a password, and leads back', async ({ page }) => {
  await open(page, '/login/id');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Email')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign in by email' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
