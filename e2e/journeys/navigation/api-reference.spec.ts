import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Opens the API reference; the returned list receives the URLs of its requests to other hosts. */
async function openReference(page: Page, baseUrl: string | undefined): Promise<string[]> {
  const externalRequestUrls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseUrl}/`) && !request.url().startsWith('data:'))
      externalRequestUrls.push(request.url());
  });
  await page.goto('/api/docs');
  await expect(page.locator('#operations-tag-service')).toBeVisible();
  return externalRequestUrls;
}

test('the API reference sends a request and shows the response within its content security policy', async ({
  page,
  baseURL,
}) => {
  const externalRequestUrls = await openReference(page, baseURL);
  await page.getByText('Error codes').click();
  await expect(page.getByRole('cell', { name: 'weakPassword' })).toBeVisible();

  await page.locator('#operations-tag-service').click();
  const operation = page.locator('#operations-service-getHealth');
  await operation
    .getByRole('button', { name: /healthz/ })
    .first()
    .click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"status": "ok"');

  await expect(page.locator('html')).toHaveClass('');
  expect(externalRequestUrls).toEqual([]);
});

test('the API reference is dark when the browser prefers a dark colour scheme', async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const externalRequestUrls = await openReference(page, baseURL);
  await expect(page.locator('html')).toHaveClass('dark-mode');
  expect(externalRequestUrls).toEqual([]);
});
