// Profiles of an account, and parental control.
import { titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, signInDirectly, test } from '../../support/test.ts';

test('a parent adds a child profile and a PIN, and the child sees no title above the age limit', async ({
  page,
  account,
  realm,
  consoleErrors,
}) => {
  consoleErrors.allow(/40[34]/);
  await signInDirectly(page, account, realm);
  await open(page, '/profiles');
  await page.getByRole('button', { name: 'Add profile' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.');
  await page.keyboard.type('Billie');
  await page.getByRole('radio', { name: 'Rabbit' }).check();
  await page.getByLabel('Profile for a child').press('Space');
  await expectAccessible(page);
  await page.getByLabel('Name').press('Enter');
  const child = page.getByRole('main').getByRole('button', { name: 'Billie Child' });
  await expect(child).toBeVisible();

  await open(page, '/account');
  await page.getByLabel('Age limit').selectOption('9 years');
  await page.getByLabel('Ask for a PIN').check();
  await page.getByLabel('New PIN').fill('4711');
  await page.getByLabel('New PIN').press('Enter');
  await expect(page.getByLabel('Current PIN')).toBeVisible();

  const pinField = page.getByRole('textbox', { name: 'PIN' });
  const filmPath = `/video/${titleIds.open}`;
  await open(page, '/profiles');
  await child.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Billie' })).toBeVisible();
  await open(page, filmPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await open(page, '/account');
  await expect(page.getByText('A child profile cannot change the account.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Profiles' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Ada' }).press('Enter');
  await expect(pinField).toBeFocused();
  await page.keyboard.type('1234');
  await page.keyboard.press('Enter');
  await expect(pinField).toHaveAccessibleDescription('This PIN is wrong.');
  await expectAccessible(page);
  await pinField.fill('4711');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ada' })).toBeVisible();
  await open(page, filmPath);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
});
