// Limits on the items of a list and on the lists of a profile.
import { MAX_WATCHLIST_TITLES, MAX_WATCHLISTS } from '@matinee/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import {
  createWatchlistClient,
  singleWatchlistPath,
  type TestTitles,
  watchlistsPath,
} from '../../../test/watchlists.ts';

let service: TestService;
let calls: ReturnType<typeof createWatchlistClient>;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'sharing', features: { socialSharing: true, watchlists: true } });
  calls = createWatchlistClient(service);
});
afterAll(() => service.close());

/** Fills the list with hidden titles, which count towards its limit. */
async function fillWithHiddenTitles(listPublicId: string, count: number) {
  const { db } = service.services;
  await sql`with created as (
      insert into content (public_id, realm_id, type, created_at, updated_at)
      select 'full-' || n, ${service.realmId}, 'VIDEO', now(), now() from generate_series(1, ${count}::int) n
      returning id
    ), list as (
      update watchlist set last_position = ${count} where public_id = ${listPublicId} returning id
    )
    insert into watchlist_item (watchlist_id, content_id, position, added_at)
    select list.id, created.id, row_number() over (order by created.id), now() from list, created`.execute(
    db,
  );
}

test('returns 409 when a list is full; removing a title allows another one', {
  timeout: 60_000,
}, async () => {
  const account = await service.signInNewAccount();
  const { id } = await calls.create(account);
  await fillWithHiddenTitles(id, MAX_WATCHLIST_TITLES - 1);
  const [firstTitle, secondTitle] = (await calls.createTitles(2)) as unknown as [
    TestTitles[0],
    TestTitles[0],
  ];
  const response = await calls.add(account, id, [firstTitle, secondTitle]);
  expect([response.status, response.body.code, response.body.params]).toEqual([
    409,
    'watchlistFull',
    { most: MAX_WATCHLIST_TITLES },
  ]);
  const concurrentResponses = await Promise.all(
    [firstTitle, secondTitle].map((title) => calls.add(account, id, [title])),
  );
  expect(concurrentResponses.map(({ status }) => status).sort()).toEqual([204, 409]);
  const addedIds = await calls.readAllIds(account, id);
  expect(addedIds).toHaveLength(1);
  const removedTitle = { publicId: addedIds[0] ?? '' };
  const otherTitle = removedTitle.publicId === firstTitle.publicId ? secondTitle : firstTitle;
  await calls.remove(account, id, removedTitle);
  expect((await calls.add(account, id, [otherTitle])).status).toBe(204);
  expect((await calls.restore(account, id, removedTitle)).body.code).toBe('watchlistFull');
});

test('returns 409 when a profile has the maximum of lists, also for concurrent requests', async () => {
  const realmOptions = { realm: 'sharing' };
  const [account, otherAccount] = [
    await service.signInNewAccount(realmOptions),
    await service.signInNewAccount(realmOptions),
  ];
  const otherList = await calls.create(otherAccount, 'Theirs', realmOptions);
  const firstList = await calls.create(account, 'First', realmOptions);
  await sql`insert into watchlist (public_id, realm_id, profile_id, name, created_at, updated_at)
    select 'many-' || n, realm_id, profile_id, name, created_at, updated_at
    from watchlist, generate_series(1, ${MAX_WATCHLISTS - 2}::int) n where public_id = ${firstList.id}`.execute(
    service.services.db,
  );
  const accountOptions = { ...realmOptions, token: account.authorisationToken };
  const saveList = () =>
    service.request(`${watchlistsPath}/${otherList.ownerExternalId}/${otherList.id}/save`, {
      ...accountOptions,
      method: 'POST',
    });
  const createList = () => service.request(watchlistsPath, { ...accountOptions, body: { name: 'More' } });
  const responses = await Promise.all([createList(), saveList(), createList(), createList()]);
  const rejectedResponses = responses.filter(({ status }) => status === 409);
  expect(rejectedResponses.map(({ body }) => [body.code, body.params])).toEqual(
    Array(3).fill(['tooManyWatchlists', { most: MAX_WATCHLISTS }]),
  );
  const path = `${watchlistsPath}/${firstList.id}/${firstList.ownerExternalId}`;
  expect((await service.request(path, { ...accountOptions, method: 'DELETE' })).status).toBe(204);
  const isSaved = (
    await service.request<{ saved: boolean }>(`${singleWatchlistPath}/${otherList.id}`, accountOptions)
  ).body.saved;
  expect((await (isSaved ? createList() : saveList())).status).toBe(200);
  // Saving a list that is saved already needs no further slot.
  if (!isSaved) expect((await saveList()).status).toBe(200);
});
