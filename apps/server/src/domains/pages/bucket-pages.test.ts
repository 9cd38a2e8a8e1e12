import type { Card, Paging } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRow, fetchSectionPage, putSectionPage, readRowTitles } from '../../../test/section-page.ts';
import { startService, type TestService } from '../../../test/service.ts';
import type { NewBucket } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const putPage = (key: string, buckets: NewBucket[]) => putSectionPage(service, key, buckets);
const readSection = (key: string, request?: { token?: string; query?: string }) =>
  fetchSectionPage(service, key, request);
const readAllTitles = (key: string, size: number, betweenPages?: (pageIndex: number) => Promise<void>) =>
  readRowTitles(service, key, size, betweenPages);

describe('GET /api/v1/view/section/:section/bucket/:bucketId', () => {
  test('returns each title of a list once, for any page size', async () => {
    const films = await Promise.all(
      Array.from({ length: 12 }, (_, index) => service.createVideo({ title: `L${index}` })),
    );
    await putPage('list', [createRow({ source: { kind: 'list', items: films.map(({ id }) => id) } })]);
    const titles = films.map((_, index) => `L${index}`);
    for (const size of [1, 4, 5, 12, 60]) expect(await readAllTitles('list', size)).toEqual(titles);
  });

  test('continues after the last title of the previous page when titles are inserted before it', async () => {
    const films = await Promise.all(
      Array.from({ length: 6 }, (_, index) => service.createVideo({ title: `M${index}` })),
    );
    const extraFilm = await service.createVideo({ title: 'extra' });
    await putPage('moving', [
      createRow({ publicId: 'moving-row', source: { kind: 'list', items: films.map(({ id }) => id) } }),
    ]);
    const titles = await readAllTitles('moving', 2, async (pageIndex) => {
      if (pageIndex !== 0) return;
      const items = [extraFilm.id, ...films.map(({ id }) => id)];
      await putPage('moving', [createRow({ publicId: 'moving-row', source: { kind: 'list', items } })]);
    });
    expect(titles).toEqual(['M0', 'M1', 'M2', 'M3', 'M4', 'M5']);
  });

  test('returns each title of a rule once when all have the same publication time', async () => {
    await Promise.all(
      Array.from({ length: 9 }, (_, index) => service.createVideo({ title: `T${index}`, tags: ['tied'] })),
    );
    for (const sort of ['newest', 'added', 'title'] as const) {
      await putPage(`rule-${sort}`, [
        createRow({ source: { kind: 'rule', type: 'VIDEO', tag: 'tied', sort } }),
      ]);
      const allTitles = await readAllTitles(`rule-${sort}`, 60);
      expect(allTitles).toHaveLength(9);
      expect(await readAllTitles(`rule-${sort}`, 2)).toEqual(allTitles);
      expect(new Set(allTitles).size).toBe(9);
    }
    expect(await readAllTitles('rule-title', 3)).toEqual(
      Array.from({ length: 9 }, (_, index) => `T${index}`),
    );
  });

  test('returns titles that match every condition of a rule, up to its limit', async () => {
    const signInAccess = { kind: 'signIn' } as const;
    const matchingFields = { tags: ['ruled'], genres: ['noir'], access: signInAccess };
    const getTimeHoursAgo = (hours: number) => service.clock.now().subtract({ hours });
    for (const hours of [3, 1, 2, 4])
      await service.createVideo({
        ...matchingFields,
        title: `R${hours}`,
        publishedAt: getTimeHoursAgo(hours),
      });
    await service.createVideo({ ...matchingFields, title: 'other genre', genres: [] });
    await service.createVideo({ ...matchingFields, title: 'other access', access: { kind: 'open' } });
    await service.createVideo({ ...matchingFields, title: 'other tag', tags: [] });
    const rule = {
      kind: 'rule',
      type: 'VIDEO',
      genre: 'noir',
      tag: 'ruled',
      access: 'signIn',
      sort: 'newest',
    } as const;
    await putPage('ruled', [createRow({ source: rule })]);
    expect(await readAllTitles('ruled', 3)).toEqual(['R1', 'R2', 'R3', 'R4']);
    await putPage('limited', [createRow({ source: { ...rule, limit: 3 } })]);
    expect(await readAllTitles('limited', 2)).toEqual(['R1', 'R2', 'R3']);
    expect(await readAllTitles('limited', 3)).toEqual(['R1', 'R2', 'R3']);
  });

  test('omits drafts, upcoming titles and expired titles', async () => {
    const now = service.clock.now();
    const films = [
      await service.createVideo({ title: 'seen' }),
      await service.createVideo({ title: 'draft', publishedAt: null }),
      await service.createVideo({ title: 'to come', publishedAt: now.add({ hours: 1 }) }),
      await service.createVideo({ title: 'opens later', availableFrom: now.add({ seconds: 1 }) }),
      await service.createVideo({ title: 'over', availableUntil: now }),
    ];
    await putPage('windows', [createRow({ source: { kind: 'list', items: films.map(({ id }) => id) } })]);
    expect(await readAllTitles('windows', 2)).toEqual(['seen']);
    for (const { publicId } of films.slice(1)) {
      expect((await service.request(`/api/v4/vod/${publicId}`)).body.code).toBe('notFound');
    }
  });

  test('omits geoblocked titles with displayGeoblocked=false', async () => {
    const openVideo = await service.createVideo({ title: 'everywhere' });
    const geoblockedVideo = await service.createVideo({
      title: 'PT only',
      regions: { mode: 'allow', countries: ['PT'] },
    });
    await putPage('borders', [
      createRow({ source: { kind: 'list', items: [openVideo.id, geoblockedVideo.id] } }),
    ]);
    const { buckets } = await readSection('borders');
    expect(buckets[0]?.contentList.map(({ accessLevel }) => accessLevel)).toEqual(['GRANTED', 'GEOBLOCKED']);
    const { body } = await service.request<{ contentList: Card[] }>(
      `/api/v1/view/section/borders/bucket/${buckets[0]?.bucketId}?displayGeoblocked=false`,
    );
    expect(body.contentList.map(({ title }) => title)).toEqual(['everywhere']);
  });

  test('returns 400 for a forged cursor, and 404 in another realm', async () => {
    await putPage('guarded', [
      createRow({ source: { kind: 'list', items: [(await service.createVideo()).id] } }),
    ]);
    const { buckets } = await readSection('guarded');
    const path = `/api/v1/view/section/guarded/bucket/${buckets[0]?.bucketId}`;
    expect((await service.request(`${path}?lastSeen=made-up`)).body.code).toBe('badRequest');
    expect((await service.request(path, { realm: 'other' })).body.code).toBe('notFound');
    expect((await service.request('/api/v1/view/section/guarded/bucket/nothing')).body.code).toBe('notFound');
  });

  test('continues at the correct position when a list contains a title twice', async () => {
    const [firstFilm, secondFilm, thirdFilm] = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => service.createVideo({ title })),
    );
    const items = [firstFilm, secondFilm, firstFilm, thirdFilm].flatMap((video) => video?.id ?? []);
    await putPage('twice', [createRow({ source: { kind: 'list', items } })]);
    expect(await readAllTitles('twice', 1)).toEqual(['One', 'Two', 'One', 'Three']);
  });

  test('continues after long titles in any script when sorted by title', async () => {
    const createLongTitle = (start: string) => start + 'مسرحية طويلة جدا '.repeat(12);
    for (const start of ['أ', 'ب', 'ت'])
      await service.createVideo({ title: createLongTitle(start), tags: ['long'] });
    await putPage('long', [
      createRow({ source: { kind: 'rule', type: 'VIDEO', tag: 'long', sort: 'title' } }),
    ]);
    expect(await readAllTitles('long', 1)).toHaveLength(3);
  });

  test('returns 400 for the cursor of a row with another sort order', async () => {
    const rule = { kind: 'rule', type: 'VIDEO', tag: 'sorted', limit: 5 } as const;
    const films = [
      await service.createVideo({ tags: ['sorted'] }),
      await service.createVideo({ tags: ['sorted'] }),
      await service.createVideo({ tags: ['sorted'] }),
    ];
    await putPage('sorted', [
      createRow({ source: { kind: 'list', items: films.map(({ id }) => id) } }),
      createRow({ source: { ...rule, sort: 'newest' } }),
      createRow({ source: { ...rule, sort: 'title' } }),
    ]);
    const { buckets } = await readSection('sorted');
    const getBucketPath = (bucketId: string) => `/api/v1/view/section/sorted/bucket/${bucketId}`;
    const cursors = await Promise.all(
      buckets.map(async ({ bucketId }) => {
        const { body } = await service.request<{ paging: Paging }>(`${getBucketPath(bucketId)}?rpp=1`);
        return body.paging.lastSeen;
      }),
    );
    const unsignedCursor = Buffer.from('{"key":{"key":"1","publicId":"x"},"seen":1}').toString('base64url');
    const statuses = buckets.map(({ bucketId }) =>
      Promise.all(
        [...cursors, unsignedCursor].map(
          async (lastSeen) =>
            (await service.request(`${getBucketPath(bucketId)}?lastSeen=${lastSeen}`)).status,
        ),
      ),
    );
    expect(await Promise.all(statuses)).toEqual([
      [200, 400, 400, 400],
      [400, 200, 400, 400],
      [400, 400, 200, 400],
    ]);
  });

  test('returns a continue watching row to its own profile only', async () => {
    const film = await service.createVideo({ title: 'begun' });
    await putPage('personal', [createRow({ source: { kind: 'continueWatching' } })]);
    const [account, stranger] = [await service.signInNewAccount(), await service.signInNewAccount()];
    await service.request(`/api/v2/customer/progress/${film.publicId}`, {
      method: 'PUT',
      token: account.authorisationToken,
      body: { position: 60, duration: 100 },
    });
    const ownSection = await readSection('personal', { token: account.authorisationToken });
    expect(ownSection.buckets[0]?.contentList[0]).toMatchObject({
      title: 'begun',
      watchProgress: { position: 60 },
    });
    expect((await readSection('personal', { token: stranger.authorisationToken })).buckets).toEqual([]);
    expect((await readSection('personal')).buckets).toEqual([]);
  });
});
