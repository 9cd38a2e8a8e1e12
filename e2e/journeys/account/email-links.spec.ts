// Links in mails reset passwords, confirm addresses and sign viewers in. The service of the journeys has no mail server:
// its mails are in the mailbox of the administrators.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import {
  createBrowserContext,
  expect,
  open,
  type Realm,
  signIn,
  signInDirectly,
  test,
} from '../../support/test.ts';

const newPassword = 'a comet above the dunes';

/** Finds the mail in the mailbox; resolves with the path and query of its link. */
async function readLink(
  { browser, realm }: { browser: Browser; realm: Realm },
  { to, subject }: { to: string; subject: string },
): Promise<string> {
  const context = await createBrowserContext(browser, realm);
  const page = await context.newPage();
  await signInDirectly(page, await realm.createAccount({ role: 'ADMIN' }), realm);
  const mail = page.getByRole('link', { name: `${subject} ${to}` });
  await expect(async () => {
    await page.goto('/_admin/mailbox');
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.first().click();
  await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible();
  const frame = page.frameLocator('iframe').first();
  await expect(frame.getByRole('heading', { name: subject })).toBeVisible();
  const href = (await page.locator('pre a').first().getAttribute('href')) ?? '';
  await context.close();
  const { pathname, search } = new URL(href);
  return pathname + search;
}

const sendLink = async (page: Page, email: string) => {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If there is an account with this address')).toBeVisible();
};

test('a viewer who forgot the password chooses a new one', async ({ page, browser, realm, account }) => {
  await open(page, '/login?from=%2Fbrowse');
  await page.getByLabel('Email address').fill(account.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveTitle(/^Forgot password/);
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/browse');
  await expectAccessible(page);
  await sendLink(page, account.email);

  await open(page, await readLink({ browser, realm }, { to: account.email, subject: 'Reset your password' }));
  await expect(page).toHaveTitle(/^Forgotten password/);
  await expectAccessible(page);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Repeat the password').fill('something else');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible();
  await page.getByLabel('Repeat the password').fill(newPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has changed.')).toBeVisible();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email address')).toHaveValue(account.email);
  await signIn(page, { ...account, password: newPassword });
  await expect(page).toHaveURL(/\/home$/);
});

test('an expired link says so and leads to a new one', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  await open(page, '/login/resetpwd?token=none');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Repeat the password').fill(newPassword);
  await page.getByLabel('Repeat the password').press('Enter');
  await expect(page.getByRole('alert')).toContainText('has expired');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/login\/request-password$/);
});

test('a viewer signs in with a magic link by pressing its button', async ({
  page,
  browser,
  realm,
  account,
  consoleErrors,
}) => {
  consoleErrors.allow(/400/);
  await open(page, '/login');
  await page.getByRole('main').getByRole('link', { name: 'Sign in by email' }).click();
  await expect(page).toHaveTitle(/^Sign in by email/);
  await page.getByLabel('Email address').fill('not complete');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Enter a complete email address')).toBeVisible();
  await sendLink(page, account.email);

  const link = await readLink({ browser, realm }, { to: account.email, subject: 'Your sign-in link' });
  // A program that scans mails opens the link and runs its scripts.
  await open(page, link);
  await open(page, link);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: account.name })).toBeVisible();
});

test('a magic link that was used shows an error', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/401/);
  await open(page, '/login/magic-link?token=used');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('has expired or was used before');
});

test('a viewer changes the password with the current one', async ({
  page,
  realm,
  account,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/);
  await signInDirectly(page, account, realm);
  await open(page, '/account/password');
  await expectAccessible(page);
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Repeat the password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is wrong.')).toBeVisible();
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has changed.')).toBeVisible();
});

test.describe('with required confirmation', () => {
  test.use({ isolatedRealmParts: [] });

  test('a viewer confirms the address after sign-up, and signs in', async ({ page, browser, realm }) => {
    await realm.apply({ features: { emailConfirmationRequired: true } });
    const email = `${randomUUID()}@example.com`;
    await open(page, '/signup');
    await page.getByLabel('Name').fill('Bea');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(newPassword);
    for (const consent of await page.getByRole('checkbox').all()) await consent.check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

    await open(
      page,
      await readLink({ browser, realm }, { to: email, subject: 'Confirm your email address' }),
    );
    await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in now' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await signIn(page, { email, password: newPassword, name: 'Bea' });
    await expect(page).toHaveURL(/\/home$/);
  });

  test('a link that is not valid, or has no token, shows an error', async ({ page, consoleErrors }) => {
    consoleErrors.allow(/404/);
    await open(page, '/email-confirmation?token=none');
    await expect(page.getByRole('alert')).toContainText('has expired or is not complete');
    await open(page, '/email-confirmation');
    await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');
  });
});
