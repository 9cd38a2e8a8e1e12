import { expect, open, test, untilListening } from '../journey.ts';
import { lists, titles } from '../service/realm.ts';
import { setWindow } from '../service/set-window.ts';

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
