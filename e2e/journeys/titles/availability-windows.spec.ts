// Open pages follow the availability window of a title.
import { callControlServer, runMatinee } from '../../service/control-client.ts';
import { listIds, titleIds } from '../../service/seed/realm-file.ts';
import {
  createWatchlist,
  expect,
  open,
  signInDirectly,
  test,
  waitForEventStream,
} from '../../support/test.ts';

test.use({ isolatedRealmParts: ['series'] });

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/40[14]|ERR_FAILED/));

test('a title disappears from open pages when its availability ends, and returns when it starts again', async ({
  page,
  realm,
}) => {
  const id = realm.getPublicId(titleIds.withoutMedia);
  const setVisible = (isVisible: boolean) =>
    callControlServer('setTitleVisible', { realm: realm.key, id, isVisible });
  const homeEventStream = waitForEventStream(page);
  await open(page, '/home');
  await homeEventStream;
  const titleLink = page.getByRole('main').getByRole('link', { name: /Tomorrow/ });
  await expect(titleLink.first()).toBeVisible();
  await runMatinee('title', 'window', id, '--until', '2020-01-01', '--realm', realm.key);
  await expect(titleLink).toHaveCount(0);
  await open(page, `/video/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tomorrow' })).toHaveCount(0);

  const eventStream = waitForEventStream(page);
  await open(page, '/home');
  await eventStream;
  await setVisible(true);
  await expect(titleLink.first()).toBeVisible();

  const titleEventStream = waitForEventStream(page);
  await open(page, `/video/${id}`);
  await titleEventStream;
  await expect(page.getByRole('heading', { level: 1, name: 'Tomorrow' })).toBeVisible();
  await setVisible(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Tomorrow' })).toHaveCount(0);
});

test('a playlist disappears from its own page when its availability ends', async ({ page, realm }) => {
  const id = realm.getPublicId(listIds.playlist);
  await callControlServer('setTitleVisible', { realm: realm.key, id, isVisible: true });
  const eventStream = waitForEventStream(page);
  await open(page, `/playlist/${id}`);
  await eventStream;
  await callControlServer('setTitleVisible', { realm: realm.key, id, isVisible: false });
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top Four' })).toHaveCount(0);
});

test('a title disappears from open search results and an open watchlist when its availability ends', async ({
  page,
  request,
  account,
  realm,
}) => {
  const id = realm.getPublicId(titleIds.withoutMedia);
  const setVisible = (isVisible: boolean) =>
    callControlServer('setTitleVisible', { realm: realm.key, id, isVisible });
  await setVisible(true);
  const watchlistInput = { name: 'For later', titleIds: [id, realm.getPublicId(titleIds.open)] };
  const list = await createWatchlist(request, account, watchlistInput);
  const titleLink = page.getByRole('main').getByRole('link', { name: /Tomorrow/ });
  const searchEventStream = waitForEventStream(page);
  await open(page, '/search?query=tomorrow');
  await searchEventStream;
  await expect(titleLink.first()).toBeVisible();
  await setVisible(false);
  await expect(titleLink).toHaveCount(0);
  await setVisible(true);

  await signInDirectly(page, account, realm);
  const eventStream = waitForEventStream(page);
  await open(page, list.path);
  await eventStream;
  await expect(titleLink.first()).toBeVisible();
  await setVisible(false);
  await expect(titleLink).toHaveCount(0);
  const otherCard = page.getByRole('main').getByRole('link', { name: /The Crossing/ });
  await expect(otherCard.first()).toBeVisible();
});
