// Nothing that anybody writes runs. every-page.spec.ts opens every page with these payloads.
import { xssIds, xssPayloads } from '../../service/seed/xss-realm.ts';
import { crawl, expectedErrors, inXssRealm } from '../../support/crawl.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(expectedErrors));

test('shows a payload in a title as text', async ({ context }) => {
  await crawl(context, [inXssRealm(`/video/${xssIds.video}`)], async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(xssPayloads[0]);
    return [];
  });
});

test('treats payloads in the query of a URL as text', async ({ context }) => {
  // A search page shows what it looks for, a sign-in page keeps where it leads.
  const payloads = xssPayloads.map((payload) => encodeURIComponent(payload));
  const paths = payloads.flatMap((payload) => [
    `/search?query=${payload}`,
    `/login?from=${payload}&entryPage=${payload}&redirectTo=${payload}`,
  ]);
  await crawl(context, paths.map(inXssRealm));
});
