// An administrator sets up two-step verification, and signs in with a code and with a recovery code.
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, signIn, test } from '../../support/test.ts';

test.use({ isolatedRealmParts: [] });

test('an administrator adds an authenticator app, and signs in with a code and a recovery code', async ({
  page,
  realm,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/);
  await realm.apply({ administratorSecondFactor: 'required', consents: [] });
  const account = await realm.createAccount({ role: 'ADMIN', name: 'Ada' });
  await open(page, '/login?from=%2Faccount');
  await signIn(page, account);
  const section = page.getByRole('region', { name: 'Two-step verification' });
  await expect(section).toContainText('Administrators of this service need two-step verification.');
  await page.goto('/_admin/mailbox');
  await expect(page).toHaveURL(/\/account#two-step-verification$/);
  await section.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await expectAccessible(page);
  // The code of the step before leaves the current one for the sign-in.
  await dialog.getByLabel('Code from the app').fill(totp.generate({ timestamp: Date.now() - 30_000 }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(section).toContainText('Unused recovery codes: 10');
  expect((await page.goto('/_admin/mailbox'))?.status()).toBe(200);

  await signInToCode(page, account);
  await expectAccessible(page);
  const field = page.getByRole('textbox', { name: /^Code/ });
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is wrong or was used before.')).toBeVisible();
  await field.fill(totp.generate());
  await page.keyboard.press('Enter');
  await expect(section).toContainText('Unused recovery codes: 10');

  await signInToCode(page, account);
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(section).toContainText('Unused recovery codes: 9');
});

/** Signs out, and in again up to the page that asks for the code. */
async function signInToCode(page: Page, account: { email: string; password: string }): Promise<void> {
  await open(page, '/logout');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().waitFor();
  await open(page, '/login?from=%2Faccount');
  await page.getByLabel('Email address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
}
