// The details of the account, its preferences and its answers to consents.

import { listIds, titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import {
  createBrowserContext,
  expect,
  fetchAuthHeaders,
  open,
  signIn,
  signInDirectly,
  test,
  waitUntilPlaying,
} from '../../support/test.ts';

test('an account fills in its details by keyboard, and errors explain what is wrong', async ({
  page,
  account,
  realm,
}) => {
  await signInDirectly(page, account, realm);
  await open(page, '/home');
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(account.email);
  await expect(page.getByLabel('Email address')).not.toBeEditable();

  await page.getByLabel('Name').fill(' ');
  await page.getByLabel('Country code').selectOption('GB');
  await expect(page.getByLabel('Phone number')).toHaveAttribute('placeholder', '07400 123456');
  await page.getByLabel('Phone number').fill('12');
  await page.getByLabel('Month').focus();
  await page.keyboard.type('02301999');
  await page.getByLabel('Country or region').selectOption('BR');
  await page.getByLabel('Tax number (CPF)').fill('52998224726');
  await expect(page.getByLabel('Tax number (CPF)')).toHaveValue('529.982.247-26');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please provide your name.');
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/does not exist/);
  await expect(page.getByLabel('Year')).toHaveAccessibleDescription(/valid date/);
  await expect(page.getByLabel('Tax number (CPF)')).toHaveAccessibleDescription(/not valid/);
  await expect(page.getByLabel('State or province')).toHaveAccessibleDescription(/Choose your state/);
  await expectAccessible(page);

  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('Phone number').fill('+4407400123456');
  await page.getByLabel('Day').fill('28');
  await page.getByLabel('Tax number (CPF)').fill('52998224725');
  await page.getByLabel('Street and number').fill('Rua Um 1');
  await page.getByLabel('City').fill('Santos');
  await page.getByLabel('State or province').selectOption('SP');
  await page.getByLabel('Postal code').fill('11000-000');
  await page.getByLabel('Postal code').press('Enter');
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grace' })).toBeVisible();

  await open(page, '/account');
  await expect(page.getByLabel('Phone number')).toHaveValue('07400 123456');
  await expect(page.getByLabel('Day')).toHaveValue('28');
  await expect(page.getByLabel('State or province')).toHaveValue('SP');
});

test('an account changes its answer to a consent', async ({ page, account, realm }) => {
  await signInDirectly(page, account, realm);
  await open(page, '/account');
  const consents = page.getByRole('region', { name: 'Consents' });
  await consents.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Save consents' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await page.reload();
  await expect(consents.getByRole('checkbox').last()).toBeChecked();
});

test('preferences of an account apply on another device', async ({ page, account, realm, browser }) => {
  await signInDirectly(page, account, realm);
  await open(page, '/preferences');
  await expectAccessible(page);
  await page.getByLabel('Subtitles').selectOption('es');
  await page.getByLabel('Play the next title automatically').uncheck();
  await page.getByLabel('Language of the pages').selectOption('es');
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(/\/preferencias$/);
  await expect(page.getByLabel('Subtítulos')).toHaveValue('es');

  const otherContext = await createBrowserContext(browser, realm);
  const otherPage = await otherContext.newPage();
  await open(otherPage, '/login?from=%2Fpreferences');
  await signIn(otherPage, account);
  await expect(otherPage.locator('html')).toHaveAttribute('lang', 'es');
  await expect(otherPage.getByLabel('Subtítulos')).toHaveValue('es');
  await expect(otherPage.getByLabel('Reproducir el siguiente título automáticamente')).not.toBeChecked();
  await otherContext.close();

  const panelContext = await createBrowserContext(browser, realm);
  const panelPage = await panelContext.newPage();
  await open(panelPage, '/browse');
  await panelPage.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await signIn(panelPage, account);
  await expect(panelPage).toHaveURL(/\/explorar$/);
  await panelContext.close();
});

test('preferences apply to the player, and to video backgrounds on another device', async ({
  page,
  account,
  realm,
  request,
  browser,
}) => {
  const headers = await fetchAuthHeaders(request, account);
  await request.put('/api/v2/user/preferences', { headers, data: { autoAdvance: false } });
  await signInDirectly(page, account, realm);
  await open(page, `/video/${titleIds.open}?playlistId=${listIds.playlist}`);
  await waitUntilPlaying(page);
  const film = page.locator('video');
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.5;
  });
  await expect.poll(() => film.evaluate((video) => (video as HTMLVideoElement).ended)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Crossing');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/section/moving');
  const hero = page.locator('main [data-hero]').first();
  const savedPreferences = page.waitForResponse(/user\/preferences/);
  await hero.getByRole('button', { name: 'Pause' }).click();
  await savedPreferences;

  const otherContext = await createBrowserContext(browser, realm, { reducedMotion: 'no-preference' });
  const otherPage = await otherContext.newPage();
  await signInDirectly(otherPage, account, realm);
  await open(otherPage, '/section/moving');
  const otherHero = otherPage.locator('main [data-hero]').first();
  await expect(otherHero.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(otherHero.locator('video')).toHaveCount(0);
  const response = await request.get('/api/v2/user/preferences', { headers });
  expect(await response.json()).toEqual({ autoAdvance: false, videoBackgroundAutoPlay: false });
  await otherContext.close();
});

test('says that preferences could not be saved', async ({ page, account, realm, consoleErrors }) => {
  consoleErrors.allow(/500/);
  await signInDirectly(page, account, realm);
  await open(page, '/preferences');
  await page.route('**/api/v2/user/preferences', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', messages: [], requestId: 'request-1' } }),
  );
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be saved');
});

test('an account signs out another device, and then all', async ({ browser, page, account, realm }) => {
  await signInDirectly(page, account, realm);
  const otherContext = await createBrowserContext(browser, realm);
  const otherPage = await otherContext.newPage();
  await signInDirectly(otherPage, account, realm);
  await open(otherPage, '/home');

  await open(page, '/account');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByText('This device')).toHaveCount(1);
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByText('Signed in with the password').first()).toBeVisible();
  await expectAccessible(page);
  await devices
    .getByRole('button', { name: /^Sign out / })
    .first()
    .press('Enter');
  await expect(activity.getByText('Signed out on one device')).toBeVisible();

  await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out on all devices?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Sign in to see and change your details.')).toBeVisible();
  await open(otherPage, '/account');
  await expect(otherPage.getByText('Sign in to see and change your details.')).toBeVisible();
  await otherContext.close();
});
