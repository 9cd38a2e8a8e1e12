// Long lists without a script: each goes on by a link, and leads back to its beginning.
import type { APIRequestContext, Page } from '@playwright/test';
import { lists, password } from '../../service/seed/realm-file.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

const api = '/api/v2';
const next = (page: Page, name = 'Show more') =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const back = (page: Page) => page.getByRole('link', { name: 'From the start' });
const title = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`(^|\\s)${name}(\\s|$)`) });

async function makeSharedList(request: APIRequestContext) {
  const answer = await request.post(`${api}/login`, { data: { id: 'ada@example.com', secret: password } });
  const headers = { authorization: `Bearer ${(await answer.json()).authorisationToken}` };
  const made = await request.post(`${api}/watchlists`, { headers, data: { name: 'Table land' } });
  const { id, ownerExternalId: owner } = await made.json();
  const content = Array.from({ length: 26 }, (_, index) => ({
    id: `mesa-${index + 1}`,
    contentType: 'VIDEO',
  }));
  await request.post(`${api}/new-watchlists/${id}/content`, { headers, data: { content } });
  return {
    path: `/watchlists/${id}?owner=${owner}`,
    remove: () => request.delete(`${api}/watchlists/${id}/${owner}`, { headers }),
  };
}

test('a playlist and a season go on by links', async ({ page }) => {
  await page.goto(`/playlist/${lists.longPlaylist}`);
  await expect(title(page, 'Lap 25')).toBeVisible();
  await expect(title(page, 'Lap 26')).toHaveCount(0);
  await next(page).click();
  await expect(page).toHaveURL(/lastSeen=/);
  await expect(title(page, 'Lap 26')).toBeVisible();
  await expect(title(page, 'Lap 1')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/playlist\/fifty-one(\/fifty-one)?$/,
  );
  await back(page).click();
  await expect(title(page, 'Lap 1')).toBeVisible();

  await page.goto(`/season/${lists.longSeason}`);
  await expect(title(page, 'Night 26')).toHaveCount(0);
  await next(page).click();
  await expect(title(page, 'Night 26')).toBeVisible();
  await expect(title(page, 'Night 25')).toHaveCount(0);
  await back(page).click();
  await expect(title(page, 'Night 25')).toBeVisible();
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('a season of a series goes on by links', async ({ page }) => {
    await page.goto(`/season/${lists.longSeason}`);
    await next(page, 'عرض المزيد').click();
    await expect(title(page, 'Night 26')).toBeVisible();
    await expect(title(page, 'Night 25')).toHaveCount(0);
    await page.getByRole('link', { name: 'من البداية' }).click();
    await expect(title(page, 'Night 25')).toBeVisible();
  });
});

test('a search goes on by links, one type of titles after the other', async ({ page }) => {
  await page.goto('/search?query=mesa');
  await page.getByRole('link', { name: /^Show all/ }).click();
  await expect(page).toHaveURL(/type=VIDEO/);
  const first = await page.getByRole('main').getByRole('listitem').first().textContent();
  await next(page).click();
  await expect(page).toHaveURL(/lastSeen=/);
  await expect(page.getByRole('main').getByRole('listitem').first()).not.toHaveText(first ?? '');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await back(page).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(first ?? '');
});

test('a shared watchlist is there for who has its link, and goes on by links', async ({
  page,
  request,
  complaints,
}) => {
  // The list is gone in the end.
  complaints.allow(/404/);
  const { path, remove } = await makeSharedList(request);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Table land', level: 1 })).toBeVisible();
  await expect(title(page, 'Mesa 001')).toBeVisible();
  await expect(title(page, 'Mesa 026')).toHaveCount(0);
  await next(page).click();
  await expect(title(page, 'Mesa 026')).toBeVisible();
  await back(page).click();
  await expect(title(page, 'Mesa 001')).toBeVisible();
  await remove();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Table land' })).toHaveCount(0);
});

test('reviews are a link away, and go on by links', async ({ page, request }) => {
  const film = 'long-lap-60';
  const voices = await Promise.all(
    Array.from({ length: 11 }, async (_, index) => {
      const answer = await request.post(`${api}/user`, {
        data: {
          username: `voice-${index}-${Date.now()}@example.com`,
          password,
          name: `Voice ${index}`,
          consentAnswers: [{ fieldName: 'terms', answer: true }],
        },
      });
      return { authorization: `Bearer ${(await answer.json()).authorisationToken}` };
    }),
  );
  for (const [index, headers] of voices.entries()) {
    await request.post(`${api}/review/${film}`, { headers, data: { rating: 4, text: `Word ${index}.` } });
  }
  await page.goto(`/video/${film}`);
  await page.getByRole('main').getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByText('Word 10.')).toBeVisible();
  await expect(page.getByText('Word 0.')).toHaveCount(0);
  await expect(page.getByText('11 ratings')).toBeVisible();
  await next(page).click();
  await expect(page.getByText('Word 0.')).toBeVisible();
  await expect(page.getByText('Word 10.')).toHaveCount(0);
  await back(page).click();
  await expect(page.getByText('Word 10.')).toBeVisible();
  for (const headers of voices) await request.delete(`${api}/review/${film}`, { headers });
});
