import { expect, test } from '../../support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`The API reference in a ${colorScheme} browser`, () => {
    test.use({ colorScheme });

    test('sends a request and shows the response within its content security policy', async ({
      page,
      baseURL,
    }) => {
      const externalRequests: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
          externalRequests.push(request.url());
      });
      await page.goto('/api/docs');
      await page.getByText('Error codes').click();
      await expect(page.getByRole('cell', { name: 'weakPassword' })).toBeVisible();

      const operation = page.locator('#operations-service-getHealth');
      await operation
        .getByRole('button', { name: /healthz/ })
        .first()
        .click();
      await operation.getByRole('button', { name: 'Try it out' }).click();
      await operation.getByRole('button', { name: 'Execute' }).click();
      await expect(operation.locator('.live-responses-table')).toContainText('"status": "ok"');

      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? 'dark-mode' : '');
      expect(externalRequests).toEqual([]);
    });
  });
}
