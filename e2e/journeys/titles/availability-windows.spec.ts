import { lists, password, titles } from '../../service/seed/realm-file.ts';
import { setWindow } from '../../service/set-window.ts';
import { expect, open, signIn, test, untilListening } from '../../support/test.ts';

test('a title goes from an open page when its window closes, and comes back when it opens', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  const listening = untilListening(page);
  await open(page, '/home');
  await listening;
  const film = page.getByRole('main').getByRole('link', { name: /Tomorrow/ });
  await expect(film.first()).toBeVisible();
  try {
    await setWindow(titles.nothing, '--until', '2020-01-01');
    await expect(film).toHaveCount(0);
    await open(page, `/video/${titles.nothing}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tomorrow' })).toHaveCount(0);

    const again = untilListening(page);
    await open(page, '/home');
    await again;
    await setWindow(titles.nothing, '--until', 'ever');
    await expect(film.first()).toBeVisible();

    const onPage = untilListening(page);
    await open(page, `/video/${titles.nothing}`);
    await onPage;
    await expect(page.getByRole('heading', { level: 1, name: 'Tomorrow' })).toBeVisible();
    await setWindow(titles.nothing, '--until', '2020-01-01');
    await expect(page.getByRole('heading', { level: 1, name: 'Tomorrow' })).toHaveCount(0);
  } finally {
    await setWindow(titles.nothing, '--until', 'ever');
  }
});

test('a playlist goes from its own page when its window closes', async ({ page, complaints }) => {
  complaints.allow(/404/);
  const listening = untilListening(page);
  await open(page, `/playlist/${lists.playlist}`);
  await listening;
  try {
    await setWindow(lists.playlist, '--until', '2020-01-01');
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Top Four' })).toHaveCount(0);
  } finally {
    await setWindow(lists.playlist, '--until', 'ever');
  }
});

test('a title whose window closes goes from open search results and from an open watchlist', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/40[14]|ERR_FAILED/);
  const api = '/api/v2';
  const answer = await request.post(`${api}/login`, { data: { id: 'ada@example.com', secret: password } });
  const headers = { authorization: `Bearer ${(await answer.json()).authorisationToken}` };
  const made = await request.post(`${api}/watchlists`, { headers, data: { name: 'For later' } });
  const { id, ownerExternalId } = await made.json();
  const content = [titles.nothing, titles.open].map((title) => ({ id: title, contentType: 'VIDEO' }));
  await request.post(`${api}/new-watchlists/${id}/content`, { headers, data: { content } });
  const film = page.getByRole('main').getByRole('link', { name: /Tomorrow/ });
  try {
    const searching = untilListening(page);
    await open(page, '/search?query=tomorrow');
    await searching;
    await expect(film.first()).toBeVisible();
    await setWindow(titles.nothing, '--until', '2020-01-01');
    await expect(film).toHaveCount(0);
    await setWindow(titles.nothing, '--until', 'ever');

    await open(page, `/login?from=${encodeURIComponent(`/watchlists/${id}`)}`);
    await signIn(page);
    await expect(page).toHaveURL(new RegExp(`/watchlists/${id}`));
    const listening = untilListening(page);
    await page.reload();
    await listening;
    await expect(film.first()).toBeVisible();
    await setWindow(titles.nothing, '--until', '2020-01-01');
    await expect(film).toHaveCount(0);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /The Crossing/ })
        .first(),
    ).toBeVisible();
  } finally {
    await setWindow(titles.nothing, '--until', 'ever');
    await request.delete(`${api}/watchlists/${id}/${ownerExternalId}`, { headers });
  }
});
