// Every route about lists, as everybody who might try it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTagged, type Everybody, type Expected, everybody, gather } from '../../../test/actors.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { bodyOf, type Titles, watchlistCalls } from '../../../test/watchlists.ts';

const elsewhere = { 'other realm': 404, 'borrowed token': 401 };
const reads = { nobody: 200, guest: 200, stranger: 200, child: 200, ...elsewhere, owner: 200 };
const writes = { nobody: 401, guest: 401, stranger: 403, child: 403, ...elsewhere, owner: 204 };
const own = {
  nobody: 401,
  guest: 401,
  stranger: 200,
  child: 200,
  ...elsewhere,
  'other realm': 200,
  owner: 200,
};

/** What each of them is answered about a list of the owner's, in a realm that shares lists. */
const expected: Expected = {
  getWatchlists: own,
  createWatchlist: own,
  renameWatchlist: { ...writes, owner: 200 },
  deleteWatchlist: writes,
  saveWatchlist: { ...own, ...elsewhere },
  getWatchlist: reads,
  addToWatchlist: writes,
  removeFromWatchlist: writes,
  reorderWatchlist: writes,
  moveInWatchlist: { ...writes, owner: 200 },
  getAdjacentInWatchlist: reads,
};

/** The same in a realm that does not: a list is its owner's alone. */
const unseen = { stranger: 404, child: 404, nobody: 404, guest: 404 };
const expectedUnshared: Expected = {
  ...Object.fromEntries(
    Object.entries(expected).map(([name, row]) => {
      const isOwn = row === own;
      const needsUser = row.nobody === 401;
      const hidden = needsUser ? { stranger: 404, child: 404 } : unseen;
      return [name, isOwn ? row : { ...row, ...hidden }];
    }),
  ),
};

const routes = callsTagged('watchlists');

let service: TestService;
let calls: ReturnType<typeof watchlistCalls>;
let people: Everybody;
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'lantern', features: { socialSharing: true } });
  await service.realm({ key: 'other', features: { socialSharing: true } });
  calls = watchlistCalls(service);
  people = await gather(service);
});
afterAll(() => service.close());

test('Every route about lists is looked at', () => {
  expect(routes.map(([name]) => name).sort()).toEqual(Object.keys(expected).sort());
});

describe.each([
  ['where lists are shared', true],
  ['where they are not', false],
] as const)('%s', (_where, isShared) => {
  beforeAll(() => service.realm({ key: 'lantern', features: { socialSharing: isShared } }));

  describe.each(routes)('%s', (name, call) => {
    test.each(everybody)('as %s', async (who) => {
      const { owner } = people;
      const { id, ownerExternalId } = await calls.create(owner, 'Kept');
      const [listed, fresh] = (await calls.titles(2)) as unknown as [Titles[0], Titles[0]];
      await calls.add(owner, id, [listed]);
      const values: Record<string, string> = {
        id,
        watchlistId: id,
        owner: ownerExternalId,
        type: 'VIDEO',
        contentId: listed.publicId,
      };
      const path = call.path.replace(/:(\w+)/g, (_, part: string) => values[part] ?? '');
      const bodies: Record<string, unknown> = {
        addToWatchlist: bodyOf([fresh]),
        reorderWatchlist: bodyOf([listed]),
        moveInWatchlist: { to: 'last' },
      };
      const body = bodies[name] ?? { name: 'Changed' };
      const asked = { method: call.method, ...(call.body && { body }), ...people.as(who) };
      const { status } = await service.ask(path, asked);
      expect(status).toBe((isShared ? expected : expectedUnshared)[name]?.[who]);
      // Whoever it was: a list that is not theirs is what it was.
      if (who === 'owner') return;
      const page = await calls.page(owner, id);
      expect([page.name, page.content.map((title) => title.id)]).toEqual(['Kept', [listed.publicId]]);
    });
  });
});
