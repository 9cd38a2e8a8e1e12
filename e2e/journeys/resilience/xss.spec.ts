// No injected script runs. every-page.spec.ts opens every page with these payloads.
import { xssIds, xssPayloads } from '../../service/seed/xss-payloads.ts';
import { getXssRealmUrl } from '../../support/page-urls.ts';
import { expect, test } from '../../support/test.ts';
import { checkPages, expectedErrors } from '../../support/visit-pages.ts';

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(expectedErrors));

test('shows a payload in a title as text', async ({ context }) => {
  await checkPages(context, [getXssRealmUrl(`/video/${xssIds.video}`)], async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(xssPayloads[0]);
    return [];
  });
});

test('treats payloads in the query of a URL as text', async ({ context }) => {
  // A search page shows its query, and a sign-in page keeps its return path.
  const payloads = xssPayloads.map((payload) => encodeURIComponent(payload));
  const paths = payloads.flatMap((payload) => [
    `/search?query=${payload}`,
    `/login?from=${payload}&entryPage=${payload}&redirectTo=${payload}`,
  ]);
  await checkPages(context, paths.map(getXssRealmUrl));
});
