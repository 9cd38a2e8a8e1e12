// Passkeys with the virtual authenticator of Chromium.
import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, signIn, test } from '../../support/test.ts';

test.use({ isolatedRealmParts: [] });

/** Adds an authenticator that verifies the person without asking. */
async function addAuthenticator(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

test('an account adds a passkey, signs in with it, renames and removes it', async ({
  page,
  account,
  realm,
  consoleErrors,
}) => {
  await realm.apply({ hosts: [new URL(realm.url).host], consents: [] });
  const { session, authenticatorId } = await addAuthenticator(page);
  await open(page, '/login?from=%2Faccount');
  await expectAccessible(page);
  await signIn(page, account);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('Not used yet')).toBeVisible();
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);

  // The authenticator chooses the passkey that the email field suggests.
  await signOut(page);
  await open(page, '/login?from=%2Faccount');
  await expect(section.getByText('Last used')).toBeVisible();
  await expect(page.getByText('Signed in with a passkey')).toHaveCount(1);

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await signOut(page);
  await signInWithButton(page);
  await expect(page.getByText('Signed in with a passkey')).toHaveCount(2);

  await section.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section.getByText('My laptop')).toBeVisible();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByText('My laptop')).toHaveCount(0);

  // The device still has the passkey that the account has removed.
  consoleErrors.allow(/401/);
  await signOut(page);
  await signInWithButton(page);
  await expect(page.getByRole('alert')).toContainText('no longer works');
});

async function signOut(page: Page): Promise<void> {
  await open(page, '/home');
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
}

async function signInWithButton(page: Page): Promise<void> {
  await open(page, '/login?from=%2Faccount');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
}
