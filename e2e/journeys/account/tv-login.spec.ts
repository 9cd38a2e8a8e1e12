// Sign-in on a television with a code that a person approves on a phone.
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, signInDirectly, test } from '../../support/test.ts';

test('a television signs in after a person has approved its code on a phone', async ({
  page,
  realm,
  account,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await open(page, '/login?from=%2Fbrowse');
  await page.getByRole('link', { name: 'Sign in with your phone' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const code = await page.getByText(/^[B-Z]{4}-[B-Z]{4}$/).textContent();

  const phoneContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await phoneContext.newPage();
  await open(phone, `${realm.url}/tv-login?code=${code ?? ''}`);
  await expect(phone.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /from=/,
  );
  await signInDirectly(phone, account, realm);
  await open(phone, `${realm.url}/tv-login`);
  const field = phone.getByLabel('Code');
  await field.fill('BBBB-BBBB');
  await field.press('Enter');
  await expect(phone.getByRole('alert')).toContainText('This code is wrong or has expired.');
  await field.fill((code ?? '').toLowerCase());
  await field.press('Enter');
  await expect(phone.getByText('Approve only if your own television shows this code')).toBeVisible();
  await expect(phone.getByText('127.0.0.1')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Approve' }).click();
  await expect(phone.getByText('Your television is signed in.')).toBeVisible();

  await expect(page).toHaveURL(/\/browse$/, { timeout: 15_000 });
  await expect(page.getByRole('button', { name: account.name })).toBeVisible();
  await phoneContext.close();
});
