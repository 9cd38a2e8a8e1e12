// An administrator acts as a viewer with a link, and stops.
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, test } from '../../support/test.ts';

test('an unknown link for acting as a viewer shows what to do', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/401/);
  await open(page, '/impersonate/invented');
  await expect(page.getByRole('heading', { name: 'Act as a viewer' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Act as this viewer' }).click();
  await expect(page.getByRole('alert')).toContainText('The link has expired or was used.');
});
