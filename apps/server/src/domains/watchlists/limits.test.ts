// How much a list and a profile can hold.
import { MAX_WATCHLIST_TITLES, MAX_WATCHLISTS } from '@matinee/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { contents, lists, type Titles, watchlistCalls } from '../../../test/watchlists.ts';

let service: TestService;
let calls: ReturnType<typeof watchlistCalls>;
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'sharing', features: { socialSharing: true, watchlists: true } });
  calls = watchlistCalls(service);
});
afterAll(() => service.close());

/** Titles that nobody can see: a list keeps them all the same. */
async function fill(listId: string, count: number) {
  const { db } = service.services;
  await sql`with made as (
      insert into content (public_id, realm_id, type, created_at, updated_at)
      select 'full-' || n, ${service.realmId}, 'VIDEO', now(), now() from generate_series(1, ${count}::int) n
      returning id
    ), list as (
      update watchlist set last_position = ${count} where public_id = ${listId} returning id
    )
    insert into watchlist_item (watchlist_id, content_id, position, added_at)
    select list.id, made.id, row_number() over (order by made.id), now() from list, made`.execute(db);
}

test('A list holds so many titles and no more; one that goes makes room', { timeout: 60_000 }, async () => {
  const me = await service.person();
  const { id } = await calls.create(me);
  await fill(id, MAX_WATCHLIST_TITLES - 1);
  const [one, two] = (await calls.titles(2)) as unknown as [Titles[0], Titles[0]];
  const over = await calls.add(me, id, [one, two]);
  expect([over.status, over.body.code, over.body.params]).toEqual([
    409,
    'watchlistFull',
    { most: MAX_WATCHLIST_TITLES },
  ]);
  const atOnce = await Promise.all([one, two].map((title) => calls.add(me, id, [title])));
  expect(atOnce.map(({ status }) => status).sort()).toEqual([204, 409]);
  const added = await calls.walk(me, id);
  expect(added).toHaveLength(1);
  await calls.remove(me, id, { publicId: added[0] ?? '' });
  expect((await calls.add(me, id, [two])).status).toBe(204);
});

test('A profile has so many lists and no more, however many it makes or keeps at once', async () => {
  const shared = { realm: 'sharing' };
  const [me, other] = [await service.person(shared), await service.person(shared)];
  const theirs = await calls.create(other, 'Theirs', shared);
  const first = await calls.create(me, 'First', shared);
  await sql`insert into watchlist (public_id, realm_id, profile_id, name, created_at, updated_at)
    select 'many-' || n, realm_id, profile_id, name, created_at, updated_at
    from watchlist, generate_series(1, ${MAX_WATCHLISTS - 2}::int) n where public_id = ${first.id}`.execute(
    service.services.db,
  );
  const asMe = { ...shared, token: me.authorisationToken };
  const save = () =>
    service.ask(`${lists}/${theirs.ownerExternalId}/${theirs.id}/save`, { ...asMe, method: 'POST' });
  const make = () => service.ask(lists, { ...asMe, body: { name: 'More' } });
  const answers = await Promise.all([make(), save(), make(), make()]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => [body.code, body.params])).toEqual(
    Array(3).fill(['tooManyWatchlists', { most: MAX_WATCHLISTS }]),
  );
  const gone = `${lists}/${first.id}/${first.ownerExternalId}`;
  expect((await service.ask(gone, { ...asMe, method: 'DELETE' })).status).toBe(204);
  const isKept = (await service.ask<{ saved: boolean }>(`${contents}/${theirs.id}`, asMe)).body.saved;
  expect((await (isKept ? make() : save())).status).toBe(200);
  // What is kept already can be kept again.
  if (!isKept) expect((await save()).status).toBe(200);
});
