// An administrator acts as a viewer with a link, and stops.
import { runMatinee } from '../../service/control-client.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, test } from '../../support/test.ts';

test('an administrator acts as a viewer, sees it on every page, and stops', async ({
  page,
  realm,
  consoleErrors,
}) => {
  consoleErrors.allow(/403.*\/account/);
  const administrator = await realm.createAccount({ role: 'ADMIN', name: 'Grace' });
  const viewer = await realm.createAccount({ name: 'Ada' });
  const printed = await runMatinee(
    ...['user', 'impersonate', viewer.email, '--realm', realm.key],
    ...['--operator', administrator.email, '--reason', 'A question about a subscription'],
  );
  await open(page, new URL(printed.trim()).pathname);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Act as this viewer' }).click();
  const banner = page.getByRole('region', { name: 'Act as a viewer' });
  await expect(banner).toContainText('Ada');
  await expect(page.getByRole('button', { name: 'Ada', exact: true })).toBeVisible();
  await open(page, '/account');
  await expect(page.getByText('You are acting as a viewer and cannot see or change this.')).toBeVisible();
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button').click();
  await expect(banner).toBeHidden();
  await open(page, '/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('an unknown link for acting as a viewer shows what to do', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/401/);
  await open(page, '/impersonate/invented');
  await expect(page.getByRole('heading', { name: 'Act as a viewer' })).toBeVisible();
  await page.getByRole('button', { name: 'Act as this viewer' }).click();
  await expect(page.getByRole('alert')).toContainText('The link has expired or was used.');
});
