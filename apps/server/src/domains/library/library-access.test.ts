// Every call of the library, made by every kind of actor.
import type { Card, WatchProgress } from '@matinee/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type Actors,
  actors,
  createActors,
  type ExpectedStatuses,
  listCallsByTag,
} from '../../../test/actors.ts';
import { startService, type TestService } from '../../../test/service.ts';

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

const routes = listCallsByTag('library', 'profiles');

let service: TestService;
let people: Actors;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
  people = await createActors(service);
});
// The favourites of all tests together would exceed one page.
afterEach(() => sql`delete from favourite`.execute(service.services.db));
afterAll(() => service.close());

const progressPath = '/api/v2/customer/progress';
const favouritePath = '/api/v2/favourite/vods';

/** The owner's progress of a title, and whether it is a favourite. */
async function readOwnersState(id: string) {
  const { authorisationToken: token } = people.owner;
  const { body } = await service.request<{ progress: WatchProgress | null }>(`${progressPath}/${id}`, {
    token,
  });
  const favourites = await service.request<{ vods: Card[] }>(`${favouritePath}?rpp=60`, { token });
  return [body.progress?.position, favourites.body.vods.some((title) => title.id === id)];
}

test('covers every call of the library', () => {
  expect(routes.map(([name]) => name).sort()).toEqual(Object.keys(expectedStatuses).sort());
});

describe.each(routes)('%s', (name, call) => {
  test.each(actors)(
    'returns the expected status to %s, and does not reveal or change the data of the owner',
    async (actor) => {
      const { publicId: id } = await service.createVideo();
      const { authorisationToken: token } = people.owner;
      const body = { position: 12, duration: 90 };
      await service.request(`${progressPath}/${id}`, { method: 'PUT', token, body });
      await service.request(`${favouritePath}/${id}`, { method: 'PUT', token });
      expect(await readOwnersState(id)).toEqual([12, true]);
      const response = await service.request(call.path.replace(':id', id), {
        method: call.method,
        ...(call.body && { body: { position: 77, duration: 90 } }),
        ...people.getRequestOptions(actor),
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
  const { token, realm } = people.getRequestOptions(actor);
  const response = await service.request(`${progressPath}/${id}`, {
    body: { position: 5, duration: 90, ...(token !== undefined && { token }) },
    ...(realm !== undefined && { realm }),
  });
  expect(response.status).toBe(status);
  expect(await readOwnersState(id)).toEqual([undefined, false]);
});
