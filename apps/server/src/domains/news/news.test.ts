import type { NewsFeedPage, NewsItem, NewsList, Paging } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { putFeed, putItem, removeNews, richParagraphs } from './index.ts';
import type { NewItem } from './operations/put-item.ts';

let service: TestService;
let otherId: number;
beforeAll(async () => {
  service = await startService();
  otherId = await service.realm({ key: 'other' });
});
afterAll(() => service.close());

const db = () => service.services.db;
const now = () => service.clock.now();
const feed = async (name: string, realmId = service.realmId) =>
  (await putFeed(db(), { realmId, name, titles: { en: `The ${name}`, es: `El ${name}` }, now: now() })).id;
const item = (feedId: number, key: string, more: Partial<NewItem> = {}) =>
  putItem(db(), {
    realmId: service.realmId,
    feedId,
    key,
    publicId: key,
    titles: { en: key },
    publishedAt: now(),
    now: now(),
    ...more,
  });
const listed = async <T extends NewsList>(path: string, query: Record<string, string> = {}) => {
  await service.settled();
  return (await service.ask<T>(`/api/v2/news${path}?${new URLSearchParams(query)}`)).body;
};
const idsOf = ({ contentList }: NewsList) => contentList.map(({ id }) => id);

async function whole(path: string, rpp: number, between?: () => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  let paging: Paging = { lastSeen: null, moreDataAvailable: true };
  while (paging.moreDataAvailable) {
    const lastSeen = paging.lastSeen;
    const page = await listed(path, { rpp: String(rpp), ...(lastSeen !== null && { lastSeen }) });
    seen.push(...idsOf(page));
    paging = page.paging;
    await between?.();
  }
  expect(paging.lastSeen).toBeNull();
  return seen;
}

describe('The news of a realm', () => {
  test.each([0, 1, 24, 25, 26, 50])('of %i items are paged without a double or a gap', async (count) => {
    const name = `paged-${count}`;
    const id = await feed(name);
    const keys = Array.from({ length: count }, (_, at) => `${name}-${at}`);
    // All at one instant: only the place tells them apart.
    for (const key of keys) await item(id, key);
    expect(await whole(`/${name}`, 25)).toEqual(keys.toReversed());
    expect(await whole(`/${name}`, 7)).toEqual(keys.toReversed());
  });

  test('go on where the reader was, when some came and went meanwhile', async () => {
    const id = await feed('moving');
    for (const key of ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']) await item(id, key);
    let round = 0;
    const seen = await whole('/moving', 2, async () => {
      if (round++ > 0) return;
      await item(id, 'm7', { publishedAt: now() });
      await removeNews(db(), { realmId: service.realmId, feedName: 'moving', itemId: 'm5' });
    });
    expect(seen).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1']);
  });

  test('stand by their date over all feeds, and say which feeds there are', async () => {
    const [first, second] = [await feed('first'), await feed('second')];
    // Newer than all that other tests made.
    service.clock.advance({ hours: 1 });
    const at = (minute: number) => ({ publishedAt: now().subtract({ minutes: 10 - minute }) });
    await item(first, 'f1', at(1));
    await item(second, 's1', at(2));
    await item(first, 'f2', at(3));
    const all = await listed('');
    expect(idsOf(all).filter((id) => /^[fs]\d$/.test(id))).toEqual(['f2', 's1', 'f1']);
    expect(all.feeds).toContainEqual({ feedName: 'first', title: 'The first' });
    const page = await listed<NewsFeedPage>('/first', { language: 'es' });
    expect(page).toMatchObject({ feedName: 'first', title: 'El first' });
    expect(idsOf(page)).toEqual(['f2', 'f1']);
  });

  test('that are to come are not there before their time', async () => {
    const id = await feed('timed');
    await item(id, 'soon', { publishedAt: now().add({ minutes: 5 }) });
    expect(idsOf(await listed('/timed'))).toEqual([]);
    expect((await service.ask('/api/v2/news/timed/soon')).status).toBe(404);
    service.clock.advance({ minutes: 5 });
    await feed('timed');
    expect(idsOf(await listed('/timed'))).toEqual(['soon']);
  });

  test('of another realm are not among them', async () => {
    await feed('theirs', otherId);
    expect((await service.ask('/api/v2/news/theirs')).status).toBe(404);
    const { body } = await service.ask<NewsList>('/api/v2/news', { realm: 'other' });
    expect(body).toMatchObject({ feeds: [{ feedName: 'theirs' }], contentList: [] });
  });

  test.each(['lastSeen=nonsense', 'rpp=0', 'rpp=61', `lastSeen=${btoa('{"p":"x","i":1}')}`])(
    'cannot be had by %s',
    async (query) => {
      expect((await service.ask(`/api/v2/news?${query}`)).status).toBe(400);
    },
  );
});

describe('An item', () => {
  test('has its words in the language of the viewer, cleaned', async () => {
    const id = await feed('desk');
    const made = {
      titles: { en: 'Hello', es: 'Hola' },
      summaries: { en: 'Short.' },
      texts: { en: richParagraphs('Loose <strong>words</strong><script>x()</script><p>One.</p>') },
      author: 'Ada',
      link: 'https://first.example/1',
    };
    await item(id, 'hello', made);
    await service.settled();
    const { body } = await service.ask<NewsItem>('/api/v2/news/desk/hello?language=es');
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
    expect(await item(id, 'hello', { ...made, now: now(), publishedAt: now() })).toBe(false);
    expect(await item(id, 'hello', { ...made, author: 'Bea' })).toBe(true);
  });

  test('is there by its own feed and realm alone', async () => {
    await feed('empty');
    await item(await feed('own'), 'mine');
    expect((await service.ask('/api/v2/news/own/mine')).status).toBe(200);
    for (const path of ['empty/mine', 'own/nothing', 'nothing/mine']) {
      expect((await service.ask(`/api/v2/news/${path}`)).status).toBe(404);
    }
    expect((await service.ask('/api/v2/news/own/mine', { realm: 'other' })).status).toBe(404);
  });
});
