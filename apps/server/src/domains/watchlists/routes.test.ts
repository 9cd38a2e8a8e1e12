// Every route of watchlists, requested by every kind of actor.
import type { WatchlistSummary } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Actors,
  actorNames,
  createActors,
  type ExpectedStatuses,
  listCallsByTag,
} from '../../../test/actors.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createContentBody, createWatchlistClient, type TestTitles } from '../../../test/watchlists.ts';
import { runInTransaction } from '../../platform/database/index.ts';
import { countItems, selectRemovableItem } from './items.queries.ts';
import {
  fullRange,
  selectFirstItem,
  selectItemsByPublicId,
  selectItemsInRange,
  selectPositionBounds,
  writeItemChanges,
} from './positions.queries.ts';
import {
  deleteWatchlistRow,
  insertSavedWatchlist,
  lockWatchlist,
  selectWatchlist,
  updateWatchlistDetails,
  updateWatchlistTimestamp,
} from './watchlists.queries.ts';

const foreignStatuses = { 'other realm': 404, 'borrowed token': 401 };
const readStatuses = {
  anonymous: 200,
  guest: 200,
  stranger: 200,
  child: 200,
  ...foreignStatuses,
  owner: 200,
};
const writeStatuses = {
  anonymous: 401,
  guest: 403,
  stranger: 403,
  child: 403,
  ...foreignStatuses,
  owner: 204,
};
const accountStatuses = {
  anonymous: 401,
  guest: 403,
  stranger: 200,
  child: 200,
  ...foreignStatuses,
  'other realm': 200,
  owner: 200,
};

/** Expected status for a list of the owner, in a realm with social sharing. */
const expectedStatuses: ExpectedStatuses = {
  getWatchlists: accountStatuses,
  createWatchlist: accountStatuses,
  renameWatchlist: { ...writeStatuses, owner: 200 },
  deleteWatchlist: writeStatuses,
  saveWatchlist: { ...accountStatuses, ...foreignStatuses },
  getWatchlist: readStatuses,
  addToWatchlist: writeStatuses,
  removeFromWatchlist: writeStatuses,
  restoreInWatchlist: writeStatuses,
  reorderWatchlist: writeStatuses,
  moveInWatchlist: { ...writeStatuses, owner: 200 },
  getAdjacentInWatchlist: readStatuses,
};

/** Expected status without social sharing: only the owner can read a list. */
const hiddenListStatuses = { stranger: 404, child: 404, anonymous: 404, guest: 404 };
const expectedUnsharedStatuses: ExpectedStatuses = {
  ...Object.fromEntries(
    Object.entries(expectedStatuses).map(([name, row]) => {
      const isAnyAccount = row === accountStatuses;
      const needsUser = row.anonymous === 401;
      const hiddenStatuses = needsUser ? { stranger: 404, child: 404 } : hiddenListStatuses;
      return [name, isAnyAccount ? row : { ...row, ...hiddenStatuses }];
    }),
  ),
};

const routes = listCallsByTag('watchlists');

let service: TestService;
let calls: ReturnType<typeof createWatchlistClient>;
let actors: Actors;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'lantern', features: { socialSharing: true } });
  await service.applyRealm({ key: 'other', features: { socialSharing: true } });
  calls = createWatchlistClient(service);
  actors = await createActors(service);
});
afterAll(() => service.close());

test('expectedStatuses contains every route of watchlists', () => {
  expect(routes.map(([name]) => name).sort()).toEqual(Object.keys(expectedStatuses).sort());
});

describe.each([
  ['with social sharing', true],
  ['without social sharing', false],
] as const)('%s', (_setting, isShared) => {
  beforeAll(() => service.applyRealm({ key: 'lantern', features: { socialSharing: isShared } }));

  describe.each(routes)('%s', (name, call) => {
    test.each(actorNames)(
      'returns the expected status to %s, and changes the list only for its owner',
      async (actor) => {
        const { owner } = actors;
        const { id, ownerExternalId } = await calls.create(owner, 'Original');
        const [listedTitle, unlistedTitle] = (await calls.createTitles(2)) as unknown as [
          TestTitles[0],
          TestTitles[0],
        ];
        await calls.add(owner, id, [listedTitle]);
        const values: Record<string, string> = {
          id,
          watchlistId: id,
          owner: ownerExternalId,
          type: 'VIDEO',
          contentId: listedTitle.publicId,
        };
        const path = call.path.replace(/:(\w+)/g, (_, paramName: string) => values[paramName] ?? '');
        const bodies: Record<string, unknown> = {
          addToWatchlist: createContentBody([unlistedTitle]),
          reorderWatchlist: createContentBody([listedTitle]),
          moveInWatchlist: { to: 'last' },
        };
        const body = bodies[name] ?? { name: 'Changed' };
        const options = {
          method: call.method,
          ...(call.body && { body }),
          ...actors.getRequestOptions(actor),
        };
        const { status } = await service.request(path, options);
        expect(status).toBe((isShared ? expectedStatuses : expectedUnsharedStatuses)[name]?.[actor]);
        // Only requests of the owner change the list.
        if (actor === 'owner') return;
        const page = await calls.readPage(owner, id);
        expect([page.name, page.content.map((title) => title.id)]).toEqual([
          'Original',
          [listedTitle.publicId],
        ]);
      },
    );
  });
});

test('queries with the profile of another viewer neither find, lock, change nor delete a list', async () => {
  const { db } = service.services;
  const { id } = await calls.create(actors.owner, 'Original');
  const [title] = await calls.createTitles(1);
  if (!title) return;
  await calls.add(actors.owner, id, [title]);
  const readRow = () =>
    tables(db).selectFrom('watchlist').selectAll().where('public_id', '=', id).executeTakeFirstOrThrow();
  const row = await readRow();
  const stranger = await tables(db)
    .selectFrom('profile')
    .select('id')
    .where('realm_id', '=', row.realm_id)
    .where('id', '!=', row.profile_id)
    .executeTakeFirstOrThrow();
  const [realmId, now] = [row.realm_id, service.clock.now()];
  const key = { realmId, profileId: stranger.id, listId: row.id };
  const item = { itemId: title.id, position: '9', lastUsedPosition: null };
  await runInTransaction(db, async (trx) => {
    expect([
      await selectWatchlist(trx, { ...key, publicId: id, includeShared: false }),
      await lockWatchlist(trx, { ...key, publicId: id }),
      await countItems(trx, key),
      await selectRemovableItem(trx, { ...key, publicId: title.publicId, types: ['VIDEO'] }),
      await selectItemsByPublicId(trx, { ...key, publicIds: [title.publicId], after: null }),
      await selectItemsInRange(trx, key, fullRange),
      await selectFirstItem(trx, key),
      await selectPositionBounds(trx, key),
      await updateWatchlistDetails(trx, { ...key, name: 'Changed', isOwnerShown: true, now }),
      await deleteWatchlistRow(trx, key),
    ]).toEqual([undefined, false, 0, undefined, [], [], undefined, undefined, false, false]);
    await updateWatchlistTimestamp(trx, { ...key, now: now.add({ hours: 1 }) });
    const bounds = { first: 0, last: 9 };
    const changes = { removedPositions: [], addedItems: [], changedItems: [item], bounds };
    await writeItemChanges(trx, key, { changes, removedIds: [], now });
    await writeItemChanges(trx, key, {
      changes: { ...changes, changedItems: [] },
      removedIds: [title.id],
      now,
    });
    // A viewer cannot save a list of their own.
    await insertSavedWatchlist(trx, { ...key, profileId: row.profile_id, now });
  });
  expect(await readRow()).toEqual(row);
  expect((await calls.readPage(actors.owner, id)).content).toHaveLength(1);
  expect((await calls.list(actors.owner, '?ownership=saved')).watchlists).toEqual([]);
});

test('a list shows the name of its owner to others only while the owner agrees', async () => {
  await service.applyRealm({ key: 'lantern', features: { socialSharing: true } });
  const owner = await service.signInNewAccount();
  const visitor = await service.signInNewAccount();
  const { id } = await calls.create(owner, 'For Sunday');
  const readAs = async ({ authorisationToken: token }: { authorisationToken: string }) => {
    const { body } = await service.request<WatchlistSummary>(`/api/v2/new-watchlists/${id}`, { token });
    return [body.ownerName, body.isOwnerShown];
  };
  const update = (body: object) =>
    service.request(`/api/v2/watchlists/${id}`, {
      method: 'PUT',
      token: owner.authorisationToken,
      body,
    });
  expect([await readAs(owner), await readAs(visitor)]).toEqual([
    ['Ada', false],
    [null, false],
  ]);
  await update({ name: 'For Sunday', isOwnerShown: true });
  expect(await readAs(visitor)).toEqual(['Ada', true]);
  await update({ name: 'For Monday' });
  expect(await readAs(visitor)).toEqual(['Ada', true]);
  await update({ name: 'For Monday', isOwnerShown: false });
  expect(await readAs(visitor)).toEqual([null, false]);
});
