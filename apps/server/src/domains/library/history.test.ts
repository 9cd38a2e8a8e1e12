import type { Card, Paging } from '@matinee/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const path = '/api/v2/customer/history';

interface History {
  contentList: Card[];
  paging: Paging;
}

const readHistory = async (token: string, query = '') =>
  (await service.request<History>(path + query, { token })).body;
const getTitles = async (token: string) => (await readHistory(token)).contentList.map(({ title }) => title);
const watch = (token: string, id: string, position: number) =>
  service.request(`/api/v2/customer/progress/${id}`, {
    method: 'PUT',
    token,
    body: { position, duration: 100 },
  });

/** Reports progress for new titles in this order. */
async function watchFilms(token: string, names: readonly string[], position = 40) {
  const watchedFilms = [];
  for (const title of names) {
    const film = await service.createVideo({ title });
    await watch(token, film.publicId, position);
    watchedFilms.push(film);
  }
  return watchedFilms;
}

describe('GET /api/v2/customer/history', () => {
  test('returns started and finished titles with their progress, latest first', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    await watchFilms(token, ['begun']);
    await watchFilms(token, ['finished'], 99);
    const { contentList } = await readHistory(token);
    expect(contentList).toMatchObject([
      { title: 'finished', watchProgress: { position: 99, duration: 100 } },
      { title: 'begun', watchProgress: { position: 40, duration: 100 } },
    ]);
  });

  test('moves a title to the top when it is watched again', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const [firstFilm] = await watchFilms(token, ['one', 'two']);
    await watch(token, firstFilm?.publicId ?? '', 50);
    expect(await getTitles(token)).toEqual(['one', 'two']);
  });

  test('returns the history of a guest', async () => {
    const { authorisationToken: token } = await service.signInGuest();
    await watchFilms(token, ['one']);
    expect(await getTitles(token)).toEqual(['one']);
  });

  test('returns 401 without a session', async () => {
    for (const method of ['GET', 'DELETE'])
      expect((await service.request(path, { method })).body.code).toBe('unauthorised');
    expect((await service.request(`${path}/x`, { method: 'DELETE' })).body.code).toBe('unauthorised');
  });

  test.each([0, 1, 24, 25, 26, 50])('returns each of %i titles once, page by page', async (count) => {
    const { authorisationToken: token } = await service.signInNewAccount();
    await watchFilms(
      token,
      Array.from({ length: count }, (_, index) => `Seen ${index}`),
    );
    const returnedTitles: string[] = [];
    for (let query: string | null = ''; query !== null; ) {
      const page: History = await readHistory(token, query);
      expect(page.contentList.length).toBeLessThanOrEqual(25);
      expect(page.paging.moreDataAvailable).toBe(page.paging.lastSeen !== null);
      returnedTitles.push(...page.contentList.map(({ title }) => title));
      query = page.paging.lastSeen && `?lastSeen=${page.paging.lastSeen}`;
    }
    expect(returnedTitles).toEqual(Array.from({ length: count }, (_, index) => `Seen ${count - 1 - index}`));
  });
});

test.each([
  ['history', path],
  ['continue watching', '/api/v2/customer/continue-watching'],
])(
  '%s returns each title once while titles are watched and removed between pages',
  async (_case, listPath) => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const watchedFilms = await watchFilms(
      token,
      Array.from({ length: 20 }, (_, index) => `Seen ${index}`),
    );
    const returnedTitles: string[] = [];
    for (let query: string | null = '?rpp=6', pageNumber = 0; query !== null; pageNumber++) {
      const { body }: { body: History } = await service.request<History>(listPath + query, { token });
      returnedTitles.push(...body.contentList.map(({ title }) => title));
      query = body.paging.lastSeen && `?rpp=6&lastSeen=${body.paging.lastSeen}`;
      // Between pages: one title is watched for the first time, one again, and one of an earlier page is
      // removed.
      await watchFilms(token, [`Late ${pageNumber}`]);
      await watch(token, watchedFilms[19 - pageNumber * 2]?.publicId ?? '', 60);
      await service.request(`${path}/${watchedFilms[18 - pageNumber * 2]?.publicId}`, {
        method: 'DELETE',
        token,
      });
    }
    expect(returnedTitles).toEqual(Array.from({ length: 20 }, (_, index) => `Seen ${19 - index}`));
  },
);

test.each([0, 1, 24, 25, 26, 50])(
  'continue watching returns each of %i titles once, page by page',
  async (count) => {
    const { authorisationToken: token } = await service.signInNewAccount();
    await watchFilms(
      token,
      Array.from({ length: count }, (_, index) => `On ${index}`),
    );
    const returnedTitles: string[] = [];
    for (let query: string | null = '?rpp=25'; query !== null; ) {
      const page: { body: History } = await service.request<History>(
        `/api/v2/customer/continue-watching${query}`,
        {
          token,
        },
      );
      returnedTitles.push(...page.body.contentList.map(({ title }) => title));
      query = page.body.paging.lastSeen && `?rpp=25&lastSeen=${page.body.paging.lastSeen}`;
    }
    expect(returnedTitles).toEqual(Array.from({ length: count }, (_, index) => `On ${count - 1 - index}`));
  },
);

describe('DELETE /api/v2/customer/history', () => {
  test('removes one title with its progress, and succeeds when repeated', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const [firstFilm] = await watchFilms(token, ['one', 'two']);
    const remove = () => service.request(`${path}/${firstFilm?.publicId}`, { method: 'DELETE', token });
    expect((await remove()).status).toBe(204);
    expect(await getTitles(token)).toEqual(['two']);
    const progress = await service.request(`/api/v2/customer/progress/${firstFilm?.publicId}`, { token });
    expect(progress.body).toEqual({ progress: null });
    expect((await remove()).status).toBe(204);
  });

  test('removes all titles of the profile, and none of another profile', async () => {
    const [account, stranger] = [await service.signInNewAccount(), await service.signInNewAccount()];
    await watchFilms(account.authorisationToken, ['mine']);
    const [strangersTitle] = await watchFilms(stranger.authorisationToken, ['theirs']);
    const token = account.authorisationToken;
    await service.request(`${path}/${strangersTitle?.publicId}`, { method: 'DELETE', token });
    expect((await service.request(path, { method: 'DELETE', token })).status).toBe(204);
    expect(await getTitles(token)).toEqual([]);
    expect(await getTitles(stranger.authorisationToken)).toEqual(['theirs']);
  });

  test('returns 404 for an unknown title and for a title of another realm', async () => {
    const { authorisationToken: token } = await service.signInNewAccount({ realm: 'other' });
    const film = await service.createVideo();
    for (const id of [film.publicId, 'nothing']) {
      const response = await service.request(`${path}/${id}`, { method: 'DELETE', token, realm: 'other' });
      expect(response.body.code).toBe('notFound');
    }
  });
});

test('a page of a long history reads fewer than 100 rows of its index', async () => {
  const { db } = service.services;
  await service.signInNewAccount();
  await sql`insert into content (public_id, realm_id, type, published_at, created_at, updated_at)
    select 'long-' || n, ${service.realmId}, 'VIDEO', '2027-01-01', '2027-01-01', '2027-01-01'
    from generate_series(1, 10000) n`.execute(db);
  await sql`insert into progress (profile_id, content_id, realm_id, position_ms, duration_ms, finished, updated_at)
    select (select max(id) from profile), id, realm_id, 1, 10, id % 50 <> 0, '2027-01-01'::timestamptz + id * interval '1 minute'
    from content where public_id like 'long-%'`.execute(db);
  await service.runAsMigrationRole(['analyze progress', 'analyze content']);
  for (const condition of ['true', 'not entry.finished']) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off)
      select c.public_id from progress entry join content c on c.id = entry.content_id
      where entry.profile_id = (select max(id) from profile) and entry.realm_id = ${service.realmId} and ${sql.raw(condition)}
      order by entry.updated_at desc, c.public_id desc limit 26`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const rowsRead = /using progress_(?:history|recent) .*rows=(\d+)/.exec(plan)?.[1];
    expect(Number(rowsRead ?? 10_000), plan).toBeLessThan(100);
  }
});

describe('POST /api/v2/customer/history/{id}/restore', () => {
  const remove = (token: string, id: string) => service.request(`${path}/${id}`, { method: 'DELETE', token });
  const restore = (token: string, id: string) =>
    service.request(`${path}/${id}/restore`, { method: 'POST', token });

  test('restores a removed title with its progress and at its position', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const films = await watchFilms(token, ['one', 'two', 'three']);
    const id = films[1]?.publicId ?? '';
    const before = await readHistory(token);
    await remove(token, id);
    expect(await getTitles(token)).toEqual(['three', 'one']);
    expect([(await restore(token, id)).status, (await restore(token, id)).status]).toEqual([204, 204]);
    expect(await readHistory(token)).toEqual(before);
  });

  test('keeps the progress of a title that was watched again', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const [film] = await watchFilms(token, ['one']);
    const id = film?.publicId ?? '';
    await remove(token, id);
    await watch(token, id, 60);
    expect((await restore(token, id)).status).toBe(204);
    expect((await readHistory(token)).contentList[0]?.watchProgress?.position).toBe(60);
  });

  test('returns 404 for a title that was not removed, after an hour, and after the history was cleared', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const films = await watchFilms(token, ['one', 'two']);
    const [id = '', otherId = ''] = films.map(({ publicId }) => publicId);
    const { authorisationToken: otherToken } = await service.signInNewAccount();
    await remove(token, id);
    expect((await restore(otherToken, id)).body.code).toBe('notFound');
    await service.request(path, { method: 'DELETE', token });
    expect((await restore(token, id)).body.code).toBe('notFound');
    await watch(token, otherId, 20);
    await remove(token, otherId);
    await sql`update removed_progress set removed_at = removed_at - interval '1 hour'`.execute(
      service.services.db,
    );
    expect((await restore(token, otherId)).body.code).toBe('notFound');
    expect(await getTitles(token)).toEqual([]);
  });
});
