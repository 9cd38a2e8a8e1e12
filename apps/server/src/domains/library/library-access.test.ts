// Every call of the library, made by every kind of actor.
import { randomUUID } from 'node:crypto';
import type { Card, WatchProgress } from '@matinee/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Actors,
  actorNames,
  createActors,
  type ExpectedStatuses,
  listCallsByTag,
} from '../../../test/actors.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { runInTransaction } from '../../platform/database/index.ts';
import { addFavourite, loadFavourites, selectFavourites } from './queries/favourites.queries.ts';
import { deleteHistory, selectHistory } from './queries/history.queries.ts';
import {
  loadProgress,
  moveProgress,
  saveProgress,
  selectContinueWatching,
} from './queries/progress.queries.ts';
import { removeEntry, restoreEntry } from './queries/removed-entries.queries.ts';

const otherRealmStatuses = { 'other realm': 404, 'borrowed token': 401 };
/** Guests have progress and a history, but no favourites. */
const sessionStatuses = {
  anonymous: 401,
  guest: 204,
  stranger: 204,
  child: 204,
  ...otherRealmStatuses,
  owner: 204,
};
const accountStatuses = { ...sessionStatuses, guest: 403 };
const listStatuses = {
  anonymous: 401,
  guest: 200,
  stranger: 200,
  child: 200,
  ...otherRealmStatuses,
  'other realm': 200,
  owner: 200,
};

/** Expected status per call and actor, for a title that the owner has watched and added to the favourites. */
const expectedStatuses: ExpectedStatuses = {
  putProgress: sessionStatuses,
  getProgress: { ...listStatuses, 'other realm': 404 },
  getContinueWatching: listStatuses,
  getHistory: listStatuses,
  removeFromHistory: sessionStatuses,
  restoreInHistory: { ...sessionStatuses, guest: 404, stranger: 404, child: 404 },
  clearHistory: { ...sessionStatuses, 'other realm': 204 },
  getFavourites: { ...listStatuses, guest: 403 },
  putFavourite: accountStatuses,
  deleteFavourite: accountStatuses,
  restoreFavourite: { ...accountStatuses, stranger: 404, child: 404 },
};

const libraryCalls = listCallsByTag('library', 'profiles');

let service: TestService;
let actors: Actors;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
  actors = await createActors(service);
});
// The favourites of all tests together would exceed one page.
afterEach(() => sql`delete from favourite`.execute(service.services.db));
afterAll(() => service.close());

const progressPath = '/api/v2/customer/progress';
const favouritePath = '/api/v2/favourite/vods';

/** The owner's progress of a title, and whether it is a favourite. */
async function readOwnersState(id: string) {
  const { authorisationToken: token } = actors.owner;
  const { body } = await service.request<{ progress: WatchProgress | null }>(`${progressPath}/${id}`, {
    token,
  });
  const favourites = await service.request<{ vods: Card[] }>(`${favouritePath}?rpp=60`, { token });
  return [body.progress?.position, favourites.body.vods.some((title) => title.id === id)];
}

test('covers every call of the library', () => {
  expect(libraryCalls.map(([name]) => name).sort()).toEqual(Object.keys(expectedStatuses).sort());
});

describe.each(libraryCalls)('%s', (name, call) => {
  test.each(actorNames)(
    'returns the expected status to %s, and does not reveal or change the data of the owner',
    async (actor) => {
      const { publicId: id } = await service.createVideo();
      const { authorisationToken: token } = actors.owner;
      const body = { position: 12, duration: 90 };
      await service.request(`${progressPath}/${id}`, { method: 'PUT', token, body });
      await service.request(`${favouritePath}/${id}`, { method: 'PUT', token });
      expect(await readOwnersState(id)).toEqual([12, true]);
      const response = await service.request(call.path.replace(':id', id), {
        method: call.method,
        ...(call.body && { body: { position: 77, duration: 90 } }),
        ...actors.getRequestOptions(actor),
      });
      expect(response.status).toBe(expectedStatuses[name]?.[actor]);
      if (actor === 'owner') return;
      // No other actor can read or change the data of the owner.
      if (response.status === 200) {
        const { contentList, vods, progress } = response.body as unknown as {
          contentList?: Card[];
          vods?: Card[];
          progress?: WatchProgress | null;
        };
        expect([...(contentList ?? []), ...(vods ?? [])].some((title) => title.id === id)).toBe(false);
        expect(progress?.position).not.toBe(12);
      }
      expect(await readOwnersState(id)).toEqual([12, true]);
    },
  );
});

test.each([
  ['anonymous', 400],
  ['stranger', 204],
  ['child', 204],
  ['borrowed token', 401],
] as const)('POST progress as %s does not change the progress of the owner', async (actor, status) => {
  const { publicId: id } = await service.createVideo();
  const { token, realm } = actors.getRequestOptions(actor);
  const response = await service.request(`${progressPath}/${id}`, {
    body: { position: 5, duration: 90, ...(token !== undefined && { token }) },
    ...(realm !== undefined && { realm }),
  });
  expect(response.status).toBe(status);
  expect(await readOwnersState(id)).toEqual([undefined, false]);
});

test('POST progress refuses a body of more than 8 KiB', async () => {
  const { publicId: id } = await service.createVideo();
  const report = JSON.stringify({ position: 5, duration: 90, token: actors.owner.authorisationToken });
  const post = async (padding: string) => {
    const headers = { 'content-type': 'text/plain' };
    const request = { url: `${progressPath}/${id}`, method: 'POST', headers } as const;
    return (await service.app.inject({ ...request, payload: report + padding })).statusCode;
  };
  expect([await post(' '.repeat(8_192)), await post('')]).toEqual([400, 204]);
});

describe('queries with the profile of another viewer, or with another realm', () => {
  const report = { positionMs: 12_000, durationMs: 90_000, finished: false };
  let otherRealmId: number;
  let film: { realmId: number; contentId: number };
  let owner: { realmId: number; profileId: number };
  let stranger: { realmId: number; profileId: number };
  let outsider: { realmId: number; profileId: number };

  const insertProfile = async (realmId: number) => {
    const { db } = service.services;
    const row = { public_id: randomUUID(), realm_id: realmId, account_id: null, name: null };
    const insert = tables(db)
      .insertInto('profile')
      .values({ ...row, created_at: service.clock.now() });
    return { realmId, profileId: (await insert.returning('id').executeTakeFirstOrThrow()).id };
  };
  const libraryTables = ['favourite', 'progress'] as const;
  const readRows = (table: (typeof libraryTables)[number]) =>
    tables(service.services.db)
      .selectFrom(table)
      .select(['profile_id', 'content_id', 'realm_id'])
      .where('content_id', '=', film.contentId)
      .execute();

  beforeEach(async () => {
    const { db } = service.services;
    const { realmId } = service;
    otherRealmId = await service.applyRealm({ key: 'other' });
    film = { realmId, contentId: (await service.createVideo()).id };
    [owner, stranger] = [await insertProfile(realmId), await insertProfile(realmId)];
    outsider = await insertProfile(otherRealmId);
    await addFavourite(db, { ...owner, ...film, now: service.clock.now() });
    await saveProgress(db, { ...owner, ...film, ...report });
  });

  const listOthers = () => [stranger, { ...owner, realmId: otherRealmId }];

  test('find neither favourites nor progress', async () => {
    const { db } = service.services;
    const pageParams = { now: service.clock.now().add({ hours: 1 }), limit: 10 };
    const after = { key: pageParams.now.toString(), publicId: 'zz' };
    for (const other of listOthers()) {
      const contentIds = [film.contentId];
      expect((await loadFavourites(db, { ...other, contentIds })).size).toBe(0);
      expect((await loadProgress(db, { ...other, contentIds })).size).toBe(0);
      for (const select of [selectFavourites, selectHistory, selectContinueWatching])
        for (const cursor of [null, after])
          expect(await select(db, { ...other, ...pageParams, after: cursor })).toEqual([]);
    }
    for (const select of [selectFavourites, selectHistory, selectContinueWatching])
      for (const cursor of [null, after])
        expect(await select(db, { ...owner, ...pageParams, after: cursor })).toHaveLength(1);
  });

  test('delete neither favourites nor progress', async () => {
    const { db } = service.services;
    for (const other of listOthers()) {
      const key = { ...film, ...other, now: service.clock.now() };
      for (const table of libraryTables) await removeEntry(db, table, key);
      await deleteHistory(db, other);
      const { realmId, profileId: fromProfileId } = other;
      for (const { profileId: toProfileId } of [stranger, outsider])
        await moveProgress(db, { realmId, fromProfileId, toProfileId });
    }
    const row = { profile_id: owner.profileId, content_id: film.contentId, realm_id: owner.realmId };
    expect([await readRows('favourite'), await readRows('progress')]).toEqual([[row], [row]]);
  });

  test('restore neither favourites nor progress', async () => {
    const { db } = service.services;
    const now = service.clock.now();
    const restore = (key: typeof owner) =>
      runInTransaction(db, (trx) =>
        Promise.all(libraryTables.map((table) => restoreEntry(trx, table, { ...film, ...key, now }))),
      );
    for (const other of listOthers()) expect(await restore(other)).toEqual([false, false]);
    for (const table of libraryTables) await removeEntry(db, table, { ...owner, ...film, now });
    for (const other of listOthers()) {
      await deleteHistory(db, other);
      expect(await restore(other)).toEqual([false, false]);
    }
    expect([await readRows('favourite'), await readRows('progress')]).toEqual([[], []]);
    expect(await restore(owner)).toEqual([true, true]);
  });

  test('write no favourite and no progress for a profile or title of another realm', async () => {
    const { db } = service.services;
    const now = service.clock.now();
    const before = [await readRows('favourite'), await readRows('progress')];
    for (const key of [
      { ...film, ...outsider },
      { ...film, profileId: outsider.profileId },
      { ...film, ...stranger, realmId: otherRealmId },
    ]) {
      await addFavourite(db, { ...key, now });
      await saveProgress(db, { ...key, ...report });
    }
    await moveProgress(db, {
      realmId: owner.realmId,
      fromProfileId: owner.profileId,
      toProfileId: outsider.profileId,
    });
    expect([await readRows('favourite'), await readRows('progress')]).toEqual(before);
  });
});
