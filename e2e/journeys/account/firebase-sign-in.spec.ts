// Sign-up, sign-in and passwords with a hosted identity service that runs beside the service. The page uses the client
// library of Firebase.
import { randomUUID } from 'node:crypto';
import { createFirebaseSettings, startTestFirebase, type TestFirebase } from '@matinee/testing/firebase';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, type Realm, test } from '../../support/test.ts';

test.use({ isolatedRealmParts: [] });

let firebase: TestFirebase;
test.beforeEach(async () => {
  firebase = await startTestFirebase();
});
test.afterEach(() => firebase.close());

const password = 'a kettle on the moor';
const newPassword = 'a lantern in the harbour';

const applyRealm = (realm: Realm) =>
  realm.apply({
    hosts: [new URL(realm.url).host],
    consents: [],
    emailSignIn: { password: false, magicLink: false },
    signInProviders: [createFirebaseSettings(firebase), { kind: 'google', clientId: 'matinee' }],
    labels: { en: { firebaseBlockingFunction_OUTSIDE_CLUB: 'Only members of the club can sign in.' } },
  });

test('a viewer signs up, changes the password and signs in again at a hosted identity service', async ({
  page,
  realm,
  consoleErrors,
}) => {
  consoleErrors.allow(/400|401|403/);
  await applyRealm(realm);
  const email = `${randomUUID()}@example.com`;
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');
  await open(page, '/login?from=%2Fbrowse');
  await main.getByRole('link', { name: 'Continue with Harbour ID' }).click();
  await expect(main.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await main.getByRole('link', { name: 'Create account' }).click();
  await expectAccessible(page);
  await main.getByLabel('Email').fill(email);
  await main.locator('input[name=password]').fill(password);
  const signUp = main.getByRole('button', { name: 'Create account' });

  firebase.requiredAppCheckToken = 'genuine';
  await signUp.click();
  await expect(alert).toContainText('We could not check that this app is genuine');
  await page.evaluate(() => {
    window.getAppCheckToken = async () => 'genuine';
  });
  await signUp.click();
  await expect(main.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  expect(firebase.mails).toMatchObject([{ kind: 'VERIFY_EMAIL', email }]);

  const signIn = main.getByRole('button', { name: 'Sign in' });
  await open(page, '/login/firebase?from=%2Fbrowse');
  await main.getByLabel('Email').fill(email);
  await main.locator('input[name=password]').fill(password);
  await signIn.click();
  await expect(page).toHaveURL(/\/browse$/);

  await open(page, '/account/password');
  await main.getByLabel('Email').fill(email);
  await main.locator('input[name=currentPassword]').fill('wrong');
  await main.locator('input[name=password]').fill(newPassword);
  await main.locator('input[name=confirmPassword]').fill(newPassword);
  const change = main.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(main.getByText('The current password is wrong.')).toBeVisible();
  await main.locator('input[name=currentPassword]').fill(password);
  await change.click();
  await expect(main.getByRole('status')).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, '/login/firebase?from=%2Fbrowse');
  await main.getByLabel('Email').fill(email);
  await main.locator('input[name=password]').fill(password);
  await signIn.click();
  await expect(alert).toContainText('The email address or password is wrong');
  firebase.accounts.blockingMessage = 'OUTSIDE_CLUB';
  await main.locator('input[name=password]').fill(newPassword);
  await signIn.click();
  await expect(alert).toContainText('Only members of the club can sign in.');
  firebase.accounts.blockingMessage = 'unknown reason';
  await signIn.click();
  await expect(alert).toContainText('The email address or password is wrong');
  firebase.accounts.blockingMessage = null;
  await signIn.click();
  await expect(page).toHaveURL(/\/browse$/);
});

test('a viewer requests a new password from a hosted identity service', async ({
  page,
  realm,
  consoleErrors,
}) => {
  consoleErrors.allow(/502/);
  await applyRealm(realm);
  const email = `${randomUUID()}@example.com`;
  firebase.accounts.create(email, password);
  const main = page.getByRole('main');
  await open(page, '/login/firebase');
  await main.getByRole('link', { name: 'Forgot' }).click();
  await expect(page).toHaveURL(/\/login\/request-password\?providerName=firebase$/);
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send link' }).click();
  await expect(main.getByRole('status')).toBeVisible();
  expect(firebase.mails).toMatchObject([{ kind: 'PASSWORD_RESET', email }]);
});
