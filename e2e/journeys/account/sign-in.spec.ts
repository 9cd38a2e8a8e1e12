// Signing up, in and out.
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, signIn, test } from '../../support/test.ts';

test('a guest signs up, sees their name and signs out', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Create account' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please provide your name.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('Agree to this to continue.')).toBeVisible();

  await page.getByLabel('Name').fill('Bea');
  await page.getByLabel('Email address').fill(`${randomUUID()}@example.com`);
  await page.getByRole('textbox', { name: 'Password' }).fill('a kettle on the moor');
  await page.getByLabel('I agree to the terms.').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/home$/);

  // Signing out stops the download of a preloaded title, whose token becomes invalid.
  const signedOut = Promise.withResolvers<void>();
  await page.route(/\/media\/.*\.m4s/, async (route) => {
    await signedOut.promise;
    await route.continue();
  });
  const segmentRequest = page.waitForRequest(/\/media\/.*\.m4s/);
  await page.locator('main').getByRole('link', { name: /Watch/ }).first().hover();
  await segmentRequest;
  await page.getByRole('button', { name: 'Bea' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  signedOut.resolve();

  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('shows an error for an empty form and for a wrong password', async ({
  page,
  consoleErrors,
  account,
}) => {
  consoleErrors.allow(/401/);
  await open(page, '/login');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter your email address and password.');
  await page.getByLabel('Email address').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('is wrong');
});

test('shows the password while the show-password button is held', async ({ page }) => {
  await open(page, '/login/id');
  const passwordField = page.getByRole('textbox', { name: 'Password' });
  await passwordField.fill('secret');
  const showPasswordButton = page.getByRole('button', { name: 'Hold to show the password' });
  await showPasswordButton.hover();
  await page.mouse.down();
  await expect(passwordField).toHaveAttribute('type', 'text');
  await page.mouse.up();
  await expect(passwordField).toHaveAttribute('type', 'password');
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
});

test('renders the document for the account that is signed in', async ({ page, account }) => {
  await open(page, '/login?from=%2Fhome');
  await signIn(page, account);
  await expect(page).toHaveURL(/\/home$/);
  const documentResponse = await page.request.get('/home');
  expect(await documentResponse.text()).toContain('Ada');
  expect(documentResponse.headers()['cache-control']).toContain('private');
});

// return-path.test.ts tests the other paths that would lead to another site.
test('leads home after sign-in instead of to another site', async ({ page, baseURL, account }) => {
  await open(page, `/login?from=${encodeURIComponent('//evil.example/')}`);
  await signIn(page, account);
  await expect(page).toHaveURL(`${baseURL}/home`);
});
