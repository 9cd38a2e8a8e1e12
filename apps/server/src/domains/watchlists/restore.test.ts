// Undoing the removal of a title, and which lists contain a title.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createWatchlistClient, type TestTitles } from '../../../test/watchlists.ts';
import { runMaintenance } from '../../main/maintenance.ts';

let service: TestService;
let calls: ReturnType<typeof createWatchlistClient>;
beforeAll(async () => {
  service = await startService();
  calls = createWatchlistClient(service);
});
afterAll(() => service.close());

const readAddedTimes = () =>
  tables(service.services.db)
    .selectFrom('watchlist_item')
    .select(['watchlist_id', 'content_id', 'added_at'])
    .orderBy('content_id')
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, added_at: row.added_at.toString() })));

/** Changes the rows and not the clock, because access tokens expire after an hour too. */
const ageRemovedItems = () =>
  sql`update removed_watchlist_item set removed_at = removed_at - interval '1 hour'`.execute(
    service.services.db,
  );

test.each([0, 1, 2])(
  'restores the title at index %i at its position with its original time, also when the request is repeated',
  async (index) => {
    const { account, id, titles, ids, readIds } = await calls.createListWith(3);
    const addedTimes = await readAddedTimes();
    service.clock.advance({ minutes: 5 });
    const title = titles[index] as TestTitles[0];
    await calls.remove(account, id, title);
    expect(await readIds()).toEqual(ids.toSpliced(index, 1));
    const responses = [await calls.restore(account, id, title), await calls.restore(account, id, title)];
    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    expect(await readIds()).toEqual(ids);
    expect(await readAddedTimes()).toEqual(addedTimes);
  },
);

test('restores several titles in any order', async () => {
  const { account, id, titles, ids, readIds } = await calls.createListWith(5);
  for (const index of [1, 2, 0, 4]) await calls.remove(account, id, titles[index] as TestTitles[0]);
  for (const index of [0, 4, 2, 1]) await calls.restore(account, id, titles[index] as TestTitles[0]);
  expect(await readIds()).toEqual(ids);
});

test('a client that pages through the list sees a restored title once', async () => {
  const { account, id, titles, ids } = await calls.createListWith(6);
  const title = titles[4] as TestTitles[0];
  const firstPage = await calls.readPage(account, id, '?rpp=3');
  await calls.remove(account, id, title);
  await calls.restore(account, id, title);
  const nextPage = await calls.readPage(account, id, `?rpp=3&lastSeen=${firstPage.pagingInfo.lastSeen}`);
  expect([...firstPage.content, ...nextPage.content].map((entry) => entry.id)).toEqual(ids);
});

test('returns 404 for a title that was not removed from this list, and after an hour', async () => {
  const { account, id, titles, ids, readIds } = await calls.createListWith(2);
  const other = await calls.createListWith(1);
  const title = titles[0] as TestTitles[0];
  expect((await calls.restore(account, id, other.titles[0] as TestTitles[0])).body.code).toBe('notFound');
  await calls.remove(account, id, title);
  expect((await calls.restore(other.account, id, title)).status).not.toBe(204);
  await ageRemovedItems();
  expect((await calls.restore(account, id, title)).body.code).toBe('notFound');
  expect(await readIds()).toEqual(ids.slice(1));
});

test('maintenance deletes removed entries after an hour', async () => {
  const { account, id, titles } = await calls.createListWith(2);
  const { db } = service.services;
  await tables(db).deleteFrom('removed_watchlist_item').execute();
  const readCount = async () =>
    (await tables(db).selectFrom('removed_watchlist_item').select('content_id').execute()).length;
  await calls.remove(account, id, titles[0] as TestTitles[0]);
  await ageRemovedItems();
  await calls.remove(account, id, titles[1] as TestTitles[0]);
  await runMaintenance(service.services);
  expect(await readCount()).toBe(1);
});

test('lists say whether they contain a title that the request names', async () => {
  const { account, titles } = await calls.createListWith(1);
  service.clock.advance({ seconds: 1 });
  await calls.create(account, 'Empty');
  const { watchlists } = await calls.list(account, `?contentId=${titles[0]?.publicId}`);
  expect(watchlists.map(({ name, containsTitle }) => [name, containsTitle])).toEqual([
    ['Empty', false],
    ['For Sunday', true],
  ]);
  expect((await calls.list(account)).watchlists[0]).not.toHaveProperty('containsTitle');
});
