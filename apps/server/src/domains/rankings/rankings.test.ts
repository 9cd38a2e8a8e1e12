import type { Rankings } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createSeason, createSeries } from '../titles/index.ts';

let service: TestService;
let people: string[];
let realmId: number;
const realm = 'ranked';

beforeAll(async () => {
  service = await startService();
  realmId = await service.realm({ key: realm });
  await service.realm({ key: 'other' });
  people = [];
  for (let one = 0; one < 4; one++) people.push((await service.person({ realm })).authorisationToken);
});
afterAll(() => service.close());

const film = (title: string, genres: string[] = []) => service.video({ title, realmId, genres });
const call = (path: string, method: string, token: string | undefined, body?: object) =>
  service.request(`/api/v2${path}`, { method, realm, ...(token && { token }), ...(body && { body }) });
const watch = (id: string, token: string | undefined) =>
  call(`/customer/progress/${id}`, 'PUT', token, { position: 5, duration: 60 });
const keep = (id: string, token: string | undefined) => call(`/favourite/vods/${id}`, 'PUT', token);
const rate = (id: string, token: string | undefined, rating: number) =>
  call(`/review/${id}`, 'POST', token, { rating });
/** Counted anew, as somebody whose answers are nobody else's. */
async function ranking(query = '') {
  service.clock.advance({ seconds: 61 });
  people[0] = (await service.person({ realm })).authorisationToken;
  return read(query);
}
const read = async (query = '') =>
  (
    await service.request<Rankings>(`/api/v2/rankings${query}`, {
      realm,
      ...(people[0] && { token: people[0] }),
    })
  ).body;
const titlesOf = ({ contentList }: Rankings) => contentList.map(({ title, rank }) => `${rank} ${title}`);

describe('A ranking', () => {
  test('is empty where nobody has done anything', async () => {
    const { body } = await service.request<Rankings>('/api/v2/rankings', { realm: 'other' });
    expect(body).toMatchObject({ tab: 'watched', letters: [], filters: [], contentList: [] });
  });

  test('has what most people watch, keep or like first', async () => {
    const [ash, birch, cedar] = [
      await film('Ash', ['drama']),
      await film('Birch'),
      await film('Cedar', ['drama']),
    ];
    const [, a, b, c] = people;
    for (const who of [a, b, c]) await watch(birch.publicId, who);
    for (const who of [a, b]) await watch(ash.publicId, who);
    await watch(cedar.publicId, a);
    // Twice by the same person is once.
    await watch(cedar.publicId, a);
    for (const who of [b, c]) await keep(cedar.publicId, who);
    await keep(ash.publicId, a);
    await rate(ash.publicId, a, 5);
    for (const who of [a, b, c]) await rate(cedar.publicId, who, 5);
    await rate(birch.publicId, a, 1);

    const watched = await ranking();
    expect(titlesOf(watched)).toEqual(['1 Birch', '2 Ash', '3 Cedar']);
    expect(watched.contentList.map(({ figure }) => figure)).toEqual([3, 2, 1]);
    expect(titlesOf(await read('?tab=saved'))).toEqual(['1 Cedar', '2 Ash']);
    const rated = await read('?tab=rated');
    expect(titlesOf(rated)).toEqual(['1 Cedar', '2 Ash', '3 Birch']);
    expect(rated.contentList.map(({ figure }) => figure)).toEqual([5, 5, 1]);
  });

  test('is narrowed by genre, which moves places, and by letter, which does not', async () => {
    const all = await read();
    expect(all.letters).toEqual(['A', 'B', 'C']);
    expect(all.filters).toEqual([{ key: 'drama', name: 'drama' }]);
    expect(titlesOf(await read('?filter=drama'))).toEqual(['1 Ash', '2 Cedar']);
    expect(titlesOf(await read('?letter=c'))).toEqual(['3 Cedar']);
    expect(titlesOf(await read('?letter=x'))).toEqual([]);
    expect(titlesOf(await read('?filter=nothing'))).toEqual([]);
  });

  test('is sorted by title when asked to, and given out page by page', async () => {
    expect(titlesOf(await read('?sort=title'))).toEqual(['2 Ash', '1 Birch', '3 Cedar']);
    const first = await read('?rpp=2');
    expect(titlesOf(first)).toEqual(['1 Birch', '2 Ash']);
    expect(first.paging.moreDataAvailable).toBe(true);
    const second = await read(`?rpp=2&lastSeen=${first.paging.lastSeen}`);
    expect(titlesOf(second)).toEqual(['3 Cedar']);
    expect(second.paging).toEqual({ lastSeen: null, moreDataAvailable: false });
  });

  test('knows no other tab, sort or place', async () => {
    for (const query of ['?tab=cheapest', '?sort=upside', '?lastSeen=somewhere', '?rpp=0'])
      expect((await service.request(`/api/v2/rankings${query}`, { realm })).status).toBe(400);
  });

  test('counts an episode for its series, and forgets what was watched long ago', async () => {
    const { db } = service.services;
    service.clock.advance({ hours: 24 * 31 });
    for (let one = 1; one < 4; one++) people[one] = (await service.person({ realm })).authorisationToken;
    expect(titlesOf(await ranking())).toEqual([]);
    const frame = { realmId, now: service.clock.now() };
    const series = await createSeries(db, { ...frame, texts: { en: { title: 'The Ferry' } } });
    const season = await createSeason(db, {
      ...frame,
      texts: { en: { title: '1' } },
      seriesId: series.id,
      number: 1,
    });
    for (const number of [1, 2]) {
      const episode = await service.video({
        realmId,
        title: `E${number}`,
        episode: { seasonId: season.id, number },
      });
      await watch(episode.publicId, people[1]);
      await watch(episode.publicId, people[2]);
    }
    const watched = await ranking();
    expect(titlesOf(watched)).toEqual(['1 The Ferry']);
    expect(watched.contentList[0]).toMatchObject({ type: 'SERIES', figure: 2 });
  });

  test('leaves out what cannot be seen', async () => {
    const gone = await service.video({
      realmId,
      title: 'Gone soon',
      availableUntil: service.clock.now().add({ seconds: 30 }),
    });
    for (const who of people.slice(1)) await watch(gone.publicId, who);
    expect(titlesOf(await ranking())).toEqual(['1 The Ferry']);
  });

  describe('in pages', () => {
    const paged = 'paged';
    let pagedId: number;
    let keeper: string;
    const films: { id: number; publicId: string }[] = [];
    const favour = (id: string) =>
      service.request(`/api/v2/favourite/vods/${id}`, { method: 'PUT', realm: paged, token: keeper });
    async function keepMore(count: number) {
      keeper = (await service.person({ realm: paged })).authorisationToken;
      for (let one = 0; one < count; one++) {
        const made = await service.video({ title: `Film ${films.length}`, realmId: pagedId });
        films.push(made);
        await favour(made.publicId);
      }
    }
    /** Counted anew, as somebody whose answers are nobody else's. */
    async function page(query: string) {
      service.clock.advance({ seconds: 61 });
      const { authorisationToken: token } = await service.guest(paged);
      const path = `/api/v2/rankings?tab=saved${query}`;
      return (await service.request<Rankings>(path, { realm: paged, token })).body;
    }
    async function walk(query: string, lastSeen = ''): Promise<string[]> {
      const { contentList, paging } = await page(query + lastSeen);
      const ids = contentList.map(({ id }) => id);
      return paging.lastSeen ? [...ids, ...(await walk(query, `&lastSeen=${paging.lastSeen}`))] : ids;
    }
    const newestFirst = () => films.map(({ publicId }) => publicId).reverse();

    beforeAll(async () => {
      pagedId = await service.realm({ key: paged });
    });

    test.for([0, 1, 24, 25, 26, 50])('of %i titles each comes once', async (count) => {
      await keepMore(count - films.length);
      const first = await page('');
      expect(first.contentList).toHaveLength(Math.min(count, 24));
      expect(first.paging.moreDataAvailable).toBe(count > 24);
      expect(await walk('')).toEqual(newestFirst());
      expect((await walk('&sort=title')).toSorted()).toEqual(newestFirst().toSorted());
    });

    test.each(['rank', 'title'])('by %s has no double and no gap when titles come and go', async (by) => {
      const sort = `&sort=${by}`;
      const whole = await walk(sort);
      const { contentList, paging } = await page(`${sort}&rpp=10`);
      const seen = contentList.map(({ id }) => id);
      expect(seen).toEqual(whole.slice(0, 10));
      const gone = [whole[0], whole[4], whole[9], whole[10], whole.at(-1)].map(String);
      await setAvailable(gone, false);
      const rest = await walk(`${sort}&rpp=10`, `&lastSeen=${paging.lastSeen}`);
      expect(rest).toEqual(whole.slice(10).filter((id) => !gone.includes(id)));
      await setAvailable(gone, true);
    });

    const setAvailable = (publicIds: string[], isThere: boolean) =>
      tables(service.services.db)
        .updateTable('content')
        .set({ published_at: isThere ? service.clock.now() : null })
        .where('public_id', 'in', publicIds)
        .execute();
  });

  test('of another realm is not this one', async () => {
    const { body } = await service.request<Rankings>('/api/v2/rankings?tab=saved', { realm: 'other' });
    expect(body.contentList).toEqual([]);
  });
});
