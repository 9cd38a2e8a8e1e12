import type { NewsFeedPage, NewsItem, NewsList, Paging } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { parseRichBlocks, putFeed, putItem, removeNews } from './index.ts';
import type { NewItem } from './operations/put-item.ts';

let service: TestService;
let otherRealmId: number;
beforeAll(async () => {
  service = await startService();
  otherRealmId = await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const getDb = () => service.services.db;
const getNow = () => service.clock.now();
const putTestFeed = async (name: string, realmId = service.realmId) =>
  (await putFeed(getDb(), { realmId, name, titles: { en: `The ${name}`, es: `El ${name}` }, now: getNow() }))
    .id;
const putTestItem = (feedId: number, key: string, input: Partial<NewItem> = {}) =>
  putItem(getDb(), {
    realmId: service.realmId,
    feedId,
    key,
    publicId: key,
    titles: { en: key },
    publishedAt: getNow(),
    now: getNow(),
    ...input,
  });
const readNews = async <T extends NewsList>(path: string, query: Record<string, string> = {}) => {
  await service.waitForEvents();
  return (await service.request<T>(`/api/v2/news${path}?${new URLSearchParams(query)}`)).body;
};
const getIds = ({ contentList }: NewsList) => contentList.map(({ id }) => id);

async function readAllIds(path: string, rpp: number, betweenPages?: () => Promise<void>): Promise<string[]> {
  const ids: string[] = [];
  let paging: Paging = { lastSeen: null, moreDataAvailable: true };
  while (paging.moreDataAvailable) {
    const lastSeen = paging.lastSeen;
    const page = await readNews(path, { rpp: String(rpp), ...(lastSeen !== null && { lastSeen }) });
    ids.push(...getIds(page));
    paging = page.paging;
    await betweenPages?.();
  }
  expect(paging.lastSeen).toBeNull();
  return ids;
}

describe('GET /api/v2/news', () => {
  test.each([0, 1, 24, 25, 26, 50])(
    'returns each of %i items of a feed once, page by page',
    async (count) => {
      const name = `paged-${count}`;
      const id = await putTestFeed(name);
      const keys = Array.from({ length: count }, (_, index) => `${name}-${index}`);
      // All items have the same publication time, so only the id in the cursor distinguishes them.
      for (const key of keys) await putTestItem(id, key);
      expect(await readAllIds(`/${name}`, 25)).toEqual(keys.toReversed());
      expect(await readAllIds(`/${name}`, 7)).toEqual(keys.toReversed());
    },
  );

  test('continues after the last item when items are added and removed between pages', async () => {
    const id = await putTestFeed('moving');
    for (const key of ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']) await putTestItem(id, key);
    let pageCount = 0;
    const ids = await readAllIds('/moving', 2, async () => {
      if (pageCount++ > 0) return;
      await putTestItem(id, 'm7', { publishedAt: getNow() });
      await removeNews(getDb(), { realmId: service.realmId, feedName: 'moving', itemId: 'm5' });
    });
    expect(ids).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1']);
  });

  test('returns the items of all feeds by publication time, and the list of feeds', async () => {
    const [firstFeedId, secondFeedId] = [await putTestFeed('first'), await putTestFeed('second')];
    // Newer than the items of other tests.
    service.clock.advance({ hours: 1 });
    const createPublicationTime = (minute: number) => ({
      publishedAt: getNow().subtract({ minutes: 10 - minute }),
    });
    await putTestItem(firstFeedId, 'f1', createPublicationTime(1));
    await putTestItem(secondFeedId, 's1', createPublicationTime(2));
    await putTestItem(firstFeedId, 'f2', createPublicationTime(3));
    const allNews = await readNews('');
    expect(getIds(allNews).filter((id) => /^[fs]\d$/.test(id))).toEqual(['f2', 's1', 'f1']);
    expect(allNews.feeds).toContainEqual({ feedName: 'first', title: 'The first' });
    const page = await readNews<NewsFeedPage>('/first', { language: 'es' });
    expect(page).toMatchObject({ feedName: 'first', title: 'El first' });
    expect(getIds(page)).toEqual(['f2', 'f1']);
  });

  test('omits items until their publication time', async () => {
    const id = await putTestFeed('timed');
    await putTestItem(id, 'soon', { publishedAt: getNow().add({ minutes: 5 }) });
    expect(getIds(await readNews('/timed'))).toEqual([]);
    expect((await service.request('/api/v2/news/timed/soon')).status).toBe(404);
    service.clock.advance({ minutes: 5 });
    await putTestFeed('timed');
    expect(getIds(await readNews('/timed'))).toEqual(['soon']);
  });

  test('omits feeds and items of another realm', async () => {
    await putTestFeed('theirs', otherRealmId);
    expect((await service.request('/api/v2/news/theirs')).status).toBe(404);
    const { body } = await service.request<NewsList>('/api/v2/news', { realm: 'other' });
    expect(body).toMatchObject({ feeds: [{ feedName: 'theirs' }], contentList: [] });
  });

  test.each(['lastSeen=nonsense', 'rpp=0', 'rpp=61', `lastSeen=${btoa('{"p":"x","i":1}')}`])(
    'returns 400 for %s',
    async (query) => {
      expect((await service.request(`/api/v2/news?${query}`)).status).toBe(400);
    },
  );
});

describe('GET /api/v2/news/:feedName/:newId', () => {
  test('returns the item in the requested language, with sanitised text', async () => {
    const id = await putTestFeed('desk');
    const values = {
      titles: { en: 'Hello', es: 'Hola' },
      summaries: { en: 'Short.' },
      texts: { en: parseRichBlocks('Loose <strong>words</strong><script>x()</script><p>One.</p>') },
      author: 'Ada',
      link: 'https://first.example/1',
    };
    await putTestItem(id, 'hello', values);
    await service.waitForEvents();
    const { body } = await service.request<NewsItem>('/api/v2/news/desk/hello?language=es');
    expect(body).toMatchObject({
      id: 'hello',
      type: 'DATA_FEED',
      feedName: 'desk',
      feedTitle: 'El desk',
      title: 'Hola',
      description: 'Short.',
      author: 'Ada',
      link: 'https://first.example/1',
      text: [
        { tag: 'p', children: ['Loose ', { tag: 'strong', children: ['words'] }] },
        { tag: 'p', children: ['One.'] },
      ],
    });
    expect(await putTestItem(id, 'hello', { ...values, now: getNow(), publishedAt: getNow() })).toBe(false);
    expect(await putTestItem(id, 'hello', { ...values, author: 'Bea' })).toBe(true);
  });

  test('returns 404 for another feed, another id and another realm', async () => {
    await putTestFeed('empty');
    await putTestItem(await putTestFeed('own'), 'mine');
    expect((await service.request('/api/v2/news/own/mine')).status).toBe(200);
    for (const path of ['empty/mine', 'own/nothing', 'nothing/mine']) {
      expect((await service.request(`/api/v2/news/${path}`)).status).toBe(404);
    }
    expect((await service.request('/api/v2/news/own/mine', { realm: 'other' })).status).toBe(404);
  });
});
