// Every route about what a profile has watched and keeps, as everybody who might try it.
import type { Card, WatchProgress } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTagged, type Everybody, type Expected, everybody, gather } from '../../../test/actors.ts';
import { startService, type TestService } from '../../../test/service.ts';

const elsewhere = { 'other realm': 404, 'borrowed token': 401 };
/** A guest has progress and a history, and no favourites. */
const forSessions = { nobody: 401, guest: 204, stranger: 204, child: 204, ...elsewhere, owner: 204 };
const forPeople = { ...forSessions, guest: 401 };
const lists = {
  nobody: 401,
  guest: 200,
  stranger: 200,
  child: 200,
  ...elsewhere,
  'other realm': 200,
  owner: 200,
};

/** What each of them is answered about a title of the realm that the owner keeps and has watched. */
const expected: Expected = {
  putProgress: forSessions,
  getProgress: { ...lists, 'other realm': 404 },
  getContinueWatching: lists,
  getHistory: lists,
  removeFromHistory: forSessions,
  clearHistory: { ...forSessions, 'other realm': 204 },
  getFavourites: { ...lists, guest: 401 },
  putFavourite: forPeople,
  deleteFavourite: forPeople,
};

const routes = callsTagged('library', 'profiles');

let service: TestService;
let people: Everybody;
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'other' });
  people = await gather(service);
});
afterAll(() => service.close());

const progressPath = '/api/v2/customer/progress';
const favouritePath = '/api/v2/favourite/vods';

/** What the owner has of a title. */
async function ownersView(id: string) {
  const { authorisationToken: token } = people.owner;
  const { body } = await service.ask<{ progress: WatchProgress | null }>(`${progressPath}/${id}`, { token });
  const kept = await service.ask<{ vods: Card[] }>(`${favouritePath}?rpp=60`, { token });
  return [body.progress?.position, kept.body.vods.some((title) => title.id === id)];
}

test('Every route about the library is looked at', () => {
  expect(routes.map(([name]) => name).sort()).toEqual(Object.keys(expected).sort());
});

describe.each(routes)('%s', (name, call) => {
  test.each(everybody)('as %s', async (who) => {
    const { publicId: id } = await service.video();
    const { authorisationToken: token } = people.owner;
    const body = { position: 12, duration: 90 };
    await service.ask(`${progressPath}/${id}`, { method: 'PUT', token, body });
    await service.ask(`${favouritePath}/${id}`, { method: 'PUT', token });
    expect(await ownersView(id)).toEqual([12, true]);
    const answer = await service.ask(call.path.replace(':id', id), {
      method: call.method,
      ...(call.body && { body: { position: 77, duration: 90 } }),
      ...people.as(who),
    });
    expect(answer.status).toBe(expected[name]?.[who]);
    if (who === 'owner') return;
    // Nobody else learns what it is that the owner has, or changes it.
    if (answer.status === 200) {
      const { contentList, vods, progress } = answer.body as unknown as {
        contentList?: Card[];
        vods?: Card[];
        progress?: WatchProgress | null;
      };
      expect([...(contentList ?? []), ...(vods ?? [])].some((title) => title.id === id)).toBe(false);
      expect(progress?.position).not.toBe(12);
    }
    expect(await ownersView(id)).toEqual([12, true]);
  });
});

test.each([
  ['nobody', 400],
  ['stranger', 204],
  ['child', 204],
  ['borrowed token', 401],
] as const)('A page that closes reports for its own profile alone, as %s', async (who, status) => {
  const { publicId: id } = await service.video();
  const { token, realm } = people.as(who);
  const answer = await service.ask(`${progressPath}/${id}`, {
    body: { position: 5, duration: 90, ...(token !== undefined && { token }) },
    ...(realm !== undefined && { realm }),
  });
  expect(answer.status).toBe(status);
  expect(await ownersView(id)).toEqual([undefined, false]);
});
