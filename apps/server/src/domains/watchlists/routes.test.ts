// Every route about lists, as everybody who might try it.
import { type Call, calls as contract, type Tokens } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { bodyOf, watchlistCalls } from '../../../test/watchlists.ts';

const people = ['nobody', 'guest', 'stranger', 'other realm', 'owner'] as const;
type Who = (typeof people)[number];

const reads = { nobody: 200, guest: 200, stranger: 200, 'other realm': 404, owner: 200 };
const writes = { nobody: 401, guest: 401, stranger: 403, 'other realm': 404, owner: 204 };

/** What each of them is answered about a list of the owner's, in a realm that shares lists. */
const expected: Record<string, Record<Who, number>> = {
  getWatchlists: { nobody: 401, guest: 401, stranger: 200, 'other realm': 200, owner: 200 },
  createWatchlist: { nobody: 401, guest: 401, stranger: 200, 'other realm': 200, owner: 200 },
  renameWatchlist: { ...writes, owner: 200 },
  deleteWatchlist: writes,
  saveWatchlist: { nobody: 401, guest: 401, stranger: 200, 'other realm': 404, owner: 200 },
  getWatchlist: reads,
  addToWatchlist: writes,
  removeFromWatchlist: writes,
  reorderWatchlist: writes,
  getAdjacentInWatchlist: reads,
};

const routes = Object.entries(contract as Record<string, Call>).filter(
  ([, call]) => call.tag === 'watchlists',
);

let service: TestService;
let calls: ReturnType<typeof watchlistCalls>;
const tokens = new Map<Who, Tokens | null>();
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'lantern', features: { socialSharing: true } });
  await service.realm({ key: 'other', features: { socialSharing: true } });
  calls = watchlistCalls(service);
  tokens.set('nobody', null);
  tokens.set('guest', await service.guest());
  tokens.set('stranger', await service.person());
  tokens.set('other realm', await service.person({ realm: 'other' }));
  tokens.set('owner', await service.person());
});
afterAll(() => service.close());

test('Every route about lists is looked at', () => {
  expect(routes.map(([name]) => name).sort()).toEqual(Object.keys(expected).sort());
});

describe.each(routes)('%s', (name, call) => {
  test.each(people)('as %s', async (who) => {
    const owner = tokens.get('owner') as Tokens;
    const { id, ownerExternalId } = await calls.create(owner, 'Kept');
    const [listed, fresh] = (await calls.titles(2)) as unknown as [
      { publicId: string },
      { publicId: string },
    ];
    await calls.add(owner, id, [listed]);
    const values: Record<string, string> = {
      id,
      watchlistId: id,
      owner: ownerExternalId,
      type: 'VIDEO',
      contentId: listed.publicId,
    };
    const path = call.path.replace(/:(\w+)/g, (_, part: string) => values[part] ?? '');
    const body = call.path.includes('new-watchlists')
      ? bodyOf([name === 'addToWatchlist' ? fresh : listed])
      : { name: 'Changed' };
    const token = tokens.get(who)?.authorisationToken;
    const { status } = await service.ask(path, {
      method: call.method,
      ...(call.body && { body }),
      ...(token !== undefined && { token }),
      ...(who === 'other realm' && { realm: 'other' }),
    });
    expect(status).toBe(expected[name]?.[who]);
    // Whoever it was: a list that is not theirs is what it was.
    if (who === 'owner') return;
    const page = await calls.page(owner, id);
    expect([page.name, page.content.map((title) => title.id)]).toEqual(['Kept', [listed.publicId]]);
  });
});
