// Sign-in with the script of an operator, at an operator that runs beside the service.
import { randomUUID } from 'node:crypto';
import { startTestOperator, type TestOperator } from '@matinee/testing/operator';
import { callControlServer } from '../../service/control-client.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, type Realm, test } from '../../support/test.ts';

test.use({ isolatedRealmParts: [] });

let operator: TestOperator;
test.beforeEach(async () => {
  operator = await startTestOperator();
});
test.afterEach(() => operator.close());

async function addOperator(realm: Realm, settings: object = {}): Promise<void> {
  await realm.apply({
    hosts: [new URL(realm.url).host],
    consents: [],
    signInProviders: [{ ...operator.settings, ...settings }],
  });
  await callControlServer('putProviderSecret', {
    realm: realm.key,
    clientName: 'operator',
    secret: operator.clientSecret,
  });
}

test('a subscriber signs in with the only partner, and returns to the page', async ({
  page,
  realm,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  const id = randomUUID();
  operator.putSubscriber({ id, password: 'harbour', name: 'Grace' });
  await addOperator(realm, { additionalConfig: { analytics: true } });
  await open(page, '/login?from=%2Fbrowse');
  await page.getByRole('main').getByRole('link', { name: 'Continue with Harbour Mobile' }).click();
  await expect(page).toHaveURL(/\/login\/operator\?/);
  const frame = page.frameLocator('iframe[title="Harbour Mobile"]');
  await frame.getByLabel('User name').fill(id);
  await frame.getByLabel('Password').fill('wrong');
  await frame.getByRole('button').click();
  await expect(frame.getByRole('alert')).toContainText('wrong');
  await expectAccessible(page);
  await frame.getByLabel('Password').fill('harbour');
  await frame.getByRole('button').click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('button', { name: 'Grace' })).toBeVisible();
  // The subscriber stays signed in at the operator.
  expect(operator.sessionCount).toBe(1);
  expect(operator.requests).toContain(
    'GET /partners?environment=staging&mediaProperties=lantern-tv&language=en',
  );
  expect(operator.requests.filter((request) => request === 'POST /analytics')).toHaveLength(2);
});

test('a failed sign-in ends the session at the operator and shows an error', async ({
  page,
  realm,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  operator.setPartners([
    { id: 'harbour', name: 'Harbour Mobile' },
    { id: 'north', name: 'North Broadband' },
  ]);
  const id = randomUUID();
  operator.putSubscriber({ id, isEntitled: false });
  await addOperator(realm);
  await open(page, '/login/operator');
  const partner = page.getByRole('button', { name: 'North Broadband' });
  await expect(partner).toBeVisible();
  await expectAccessible(page);
  await partner.click();
  const frame = page.frameLocator('iframe[title="Harbour Mobile"]');
  await frame.getByLabel('User name').fill(id);
  await frame.getByRole('button').click();
  await expect(frame.getByText('Your subscription does not contain this service.')).toBeVisible();
  expect(operator.sessionCount).toBe(1);
  await frame.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong');
  await expect.poll(() => operator.sessionCount).toBe(0);
  await expectAccessible(page);

  // The service refuses the token, because its secret is no longer that of the operator.
  operator.putSubscriber({ id });
  await callControlServer('putProviderSecret', {
    realm: realm.key,
    clientName: 'operator',
    secret: 'another',
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await partner.click();
  await frame.getByLabel('User name').fill(id);
  await frame.getByRole('button').click();
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong');
  await expect(page.getByRole('alert')).toContainText('Request');
  await expect.poll(() => operator.sessionCount).toBe(0);

  operator.setPartners([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We have found no company')).toBeVisible();
});
