import type { Rankings } from '@matinee/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createSeason, createSeries } from '../titles/index.ts';

let service: TestService;
let tokens: string[];
let realmId: number;
const realm = 'ranked';

beforeAll(async () => {
  service = await startService();
  realmId = await service.applyRealm({ key: realm });
  await service.applyRealm({ key: 'other' });
  tokens = [];
  for (let index = 0; index < 4; index++)
    tokens.push((await service.signInNewAccount({ realm })).authorisationToken);
});
afterAll(() => service.close());

const createFilm = (title: string, genres: string[] = []) => service.createVideo({ title, realmId, genres });
const sendRequest = (path: string, method: string, token: string | undefined, body?: object) =>
  service.request(`/api/v2${path}`, { method, realm, ...(token && { token }), ...(body && { body }) });
const saveProgress = (id: string, token: string | undefined) =>
  sendRequest(`/customer/progress/${id}`, 'PUT', token, { position: 5, duration: 60 });
const addFavourite = (id: string, token: string | undefined) =>
  sendRequest(`/favourite/vods/${id}`, 'PUT', token);
const postRating = (id: string, token: string | undefined, rating: number) =>
  sendRequest(`/review/${id}`, 'POST', token, { rating });
/** Advances the clock until the cached ranking has expired, and reads the ranking with a new account. */
async function readFreshRanking(query = '') {
  service.clock.advance({ seconds: 61 });
  tokens[0] = (await service.signInNewAccount({ realm })).authorisationToken;
  return readRanking(query);
}
const readRanking = async (query = '') =>
  (
    await service.request<Rankings>(`/api/v2/rankings${query}`, {
      realm,
      ...(tokens[0] && { token: tokens[0] }),
    })
  ).body;
const formatRankedTitles = ({ contentList }: Rankings) =>
  contentList.map(({ title, rank }) => `${rank} ${title}`);

describe('GET /api/v2/rankings', () => {
  test('returns an empty ranking for a realm without activity', async () => {
    const { body } = await service.request<Rankings>('/api/v2/rankings', { realm: 'other' });
    expect(body).toMatchObject({ tab: 'watched', letters: [], filters: [], contentList: [] });
  });

  test('ranks by number of viewers, by number of favourites or by rating', async () => {
    const [ash, birch, cedar] = [
      await createFilm('Ash', ['drama']),
      await createFilm('Birch'),
      await createFilm('Cedar', ['drama']),
    ];
    const [, firstToken, secondToken, thirdToken] = tokens;
    for (const token of [firstToken, secondToken, thirdToken]) await saveProgress(birch.publicId, token);
    for (const token of [firstToken, secondToken]) await saveProgress(ash.publicId, token);
    await saveProgress(cedar.publicId, firstToken);
    // A second view by the same viewer does not count.
    await saveProgress(cedar.publicId, firstToken);
    for (const token of [secondToken, thirdToken]) await addFavourite(cedar.publicId, token);
    await addFavourite(ash.publicId, firstToken);
    await postRating(ash.publicId, firstToken, 5);
    for (const token of [firstToken, secondToken, thirdToken]) await postRating(cedar.publicId, token, 5);
    await postRating(birch.publicId, firstToken, 1);

    const watchedRanking = await readFreshRanking();
    expect(formatRankedTitles(watchedRanking)).toEqual(['1 Birch', '2 Ash', '3 Cedar']);
    expect(watchedRanking.contentList.map(({ figure }) => figure)).toEqual([3, 2, 1]);
    expect(formatRankedTitles(await readRanking('?tab=saved'))).toEqual(['1 Cedar', '2 Ash']);
    const ratedRanking = await readRanking('?tab=rated');
    expect(formatRankedTitles(ratedRanking)).toEqual(['1 Cedar', '2 Ash', '3 Birch']);
    expect(ratedRanking.contentList.map(({ figure }) => figure)).toEqual([5, 5, 1]);
  });

  test('renumbers ranks with a genre filter, but not with a letter', async () => {
    const ranking = await readRanking();
    expect(ranking.letters).toEqual(['A', 'B', 'C']);
    expect(ranking.filters).toEqual([{ key: 'drama', name: 'drama' }]);
    expect(formatRankedTitles(await readRanking('?filter=drama'))).toEqual(['1 Ash', '2 Cedar']);
    expect(formatRankedTitles(await readRanking('?letter=c'))).toEqual(['3 Cedar']);
    expect(formatRankedTitles(await readRanking('?letter=x'))).toEqual([]);
    expect(formatRankedTitles(await readRanking('?filter=nothing'))).toEqual([]);
  });

  test('sorts by title on request and returns pages', async () => {
    expect(formatRankedTitles(await readRanking('?sort=title'))).toEqual(['2 Ash', '1 Birch', '3 Cedar']);
    const firstPage = await readRanking('?rpp=2');
    expect(formatRankedTitles(firstPage)).toEqual(['1 Birch', '2 Ash']);
    expect(firstPage.paging.moreDataAvailable).toBe(true);
    const secondPage = await readRanking(`?rpp=2&lastSeen=${firstPage.paging.lastSeen}`);
    expect(formatRankedTitles(secondPage)).toEqual(['3 Cedar']);
    expect(secondPage.paging).toEqual({ lastSeen: null, moreDataAvailable: false });
  });

  test('returns 400 for an unknown tab or sort, a forged cursor and an invalid page size', async () => {
    for (const query of ['?tab=cheapest', '?sort=upside', '?lastSeen=somewhere', '?rpp=0'])
      expect((await service.request(`/api/v2/rankings${query}`, { realm })).status).toBe(400);
  });

  test('counts views of episodes for their series, and ignores views older than 30 days', async () => {
    const { db } = service.services;
    await sql`update progress set updated_at = updated_at - interval '31 days'`.execute(db);
    expect(formatRankedTitles(await readFreshRanking())).toEqual([]);
    const commonFields = { realmId, now: service.clock.now() };
    const series = await createSeries(db, { ...commonFields, texts: { en: { title: 'The Ferry' } } });
    const season = await createSeason(db, {
      ...commonFields,
      texts: { en: { title: '1' } },
      seriesId: series.id,
      number: 1,
    });
    for (const number of [1, 2]) {
      const episode = await service.createVideo({
        realmId,
        title: `E${number}`,
        episode: { seasonId: season.id, number },
      });
      await saveProgress(episode.publicId, tokens[1]);
      await saveProgress(episode.publicId, tokens[2]);
    }
    const watchedRanking = await readFreshRanking();
    expect(formatRankedTitles(watchedRanking)).toEqual(['1 The Ferry']);
    expect(watchedRanking.contentList[0]).toMatchObject({ type: 'SERIES', figure: 2 });
  });

  test('omits titles that are not available', async () => {
    const expiringFilm = await service.createVideo({
      realmId,
      title: 'Gone soon',
      availableUntil: service.clock.now().add({ seconds: 30 }),
    });
    for (const token of tokens.slice(1)) await saveProgress(expiringFilm.publicId, token);
    expect(formatRankedTitles(await readFreshRanking())).toEqual(['1 The Ferry']);
  });

  describe('paging', () => {
    const pagedRealm = 'paged';
    let pagedRealmId: number;
    let favouritesToken: string;
    const films: { id: number; publicId: string }[] = [];
    const addFavouriteInPagedRealm = (id: string) =>
      service.request(`/api/v2/favourite/vods/${id}`, {
        method: 'PUT',
        realm: pagedRealm,
        token: favouritesToken,
      });
    async function createFavouriteFilms(count: number) {
      favouritesToken = (await service.signInNewAccount({ realm: pagedRealm })).authorisationToken;
      for (let index = 0; index < count; index++) {
        const newFilm = await service.createVideo({ title: `Film ${films.length}`, realmId: pagedRealmId });
        films.push(newFilm);
        await addFavouriteInPagedRealm(newFilm.publicId);
      }
    }
    /** Advances the clock until the cached ranking has expired, and reads a page as a new guest. */
    async function readFreshPage(query: string) {
      service.clock.advance({ seconds: 61 });
      const { authorisationToken: token } = await service.signInGuest(pagedRealm);
      const path = `/api/v2/rankings?tab=saved${query}`;
      return (await service.request<Rankings>(path, { realm: pagedRealm, token })).body;
    }
    async function readAllIds(query: string, lastSeenParam = ''): Promise<string[]> {
      const { contentList, paging } = await readFreshPage(query + lastSeenParam);
      const ids = contentList.map(({ id }) => id);
      return paging.lastSeen ? [...ids, ...(await readAllIds(query, `&lastSeen=${paging.lastSeen}`))] : ids;
    }
    const listIdsNewestFirst = () => films.map(({ publicId }) => publicId).reverse();

    beforeAll(async () => {
      pagedRealmId = await service.applyRealm({ key: pagedRealm });
    });

    test.for([0, 1, 24, 25, 26, 50])('returns each of %i titles once', async (count) => {
      await createFavouriteFilms(count - films.length);
      const firstPage = await readFreshPage('');
      expect(firstPage.contentList).toHaveLength(Math.min(count, 24));
      expect(firstPage.paging.moreDataAvailable).toBe(count > 24);
      expect(await readAllIds('')).toEqual(listIdsNewestFirst());
      expect((await readAllIds('&sort=title')).toSorted()).toEqual(listIdsNewestFirst().toSorted());
    });

    test.each(['rank', 'title'])(
      'a ranking sorted by %s has no duplicates and no gaps when titles become unavailable between pages',
      async (sortKey) => {
        const sortParam = `&sort=${sortKey}`;
        const expectedIds = await readAllIds(sortParam);
        const { contentList, paging } = await readFreshPage(`${sortParam}&rpp=10`);
        const firstIds = contentList.map(({ id }) => id);
        expect(firstIds).toEqual(expectedIds.slice(0, 10));
        const hiddenIds = [
          expectedIds[0],
          expectedIds[4],
          expectedIds[9],
          expectedIds[10],
          expectedIds.at(-1),
        ].map(String);
        await setAvailable(hiddenIds, false);
        const remainingIds = await readAllIds(`${sortParam}&rpp=10`, `&lastSeen=${paging.lastSeen}`);
        expect(remainingIds).toEqual(expectedIds.slice(10).filter((id) => !hiddenIds.includes(id)));
        await setAvailable(hiddenIds, true);
      },
    );

    const setAvailable = (publicIds: string[], isAvailable: boolean) =>
      tables(service.services.db)
        .updateTable('content')
        .set({ published_at: isAvailable ? service.clock.now() : null })
        .where('public_id', 'in', publicIds)
        .execute();
  });

  test('omits titles of another realm', async () => {
    const { body } = await service.request<Rankings>('/api/v2/rankings?tab=saved', { realm: 'other' });
    expect(body.contentList).toEqual([]);
  });
});
