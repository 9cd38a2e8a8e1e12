import type { ContentGrid, Section } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRow, fetchSectionPage, putSectionPage, readRowTitles } from '../../../test/section-page.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { putFeed, putItem } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
  const { db } = service.services;
  const now = service.clock.now();
  for (const [name, count] of [
    ['desk', 13],
    ['empty', 0],
  ] as const) {
    const feed = await putFeed(db, { realmId: service.realmId, name, titles: { en: name }, now });
    for (let itemNumber = 1; itemNumber <= count; itemNumber++)
      await putItem(db, {
        realmId: service.realmId,
        feedId: feed.id,
        key: `note-${itemNumber}`,
        publicId: `note-${itemNumber}`,
        titles: { en: `Note ${itemNumber}`, es: `Nota ${itemNumber}` },
        summaries: { en: 'In short.' },
        texts: {},
        // The last item is published later.
        publishedAt: itemNumber === 13 ? now.add({ minutes: 5 }) : now.subtract({ minutes: itemNumber }),
        now,
      });
  }
  await putSectionPage(service, 'news', [
    createRow({ publicId: 'desk-row', source: { kind: 'feed', feed: 'desk' } }),
    createRow({ publicId: 'empty-row', source: { kind: 'feed', feed: 'empty' } }),
    createRow({ publicId: 'lost-row', source: { kind: 'feed', feed: 'lost' } }),
  ]);
});
afterAll(() => service.close());

const listNoteTitles = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Note ${from + index}`);

describe('a row with the items of a news feed', () => {
  test('has cards with the feed and id of each item, newest first', async () => {
    const { buckets } = await fetchSectionPage(service, 'news');
    expect(buckets.map(({ bucketId }) => bucketId)).toEqual(['desk-row']);
    const [row] = buckets;
    expect(row?.contentList.map(({ title }) => title)).toEqual(listNoteTitles(1, 10));
    expect(row?.contentList[0]).toEqual({
      id: 'note-1',
      type: 'DATA_FEED',
      title: 'Note 1',
      description: 'In short.',
      accessLevel: 'GRANTED',
      feedName: 'desk',
    });
    expect(row?.paging.moreDataAvailable).toBe(true);
  });

  test.each([1, 5, 11, 12, 60])('returns each item once with %i items per page', async (size) => {
    expect(await readRowTitles(service, 'news', size)).toEqual(listNoteTitles(1, 12));
  });

  test('continues after its first page, and rejects an invalid cursor with 400', async () => {
    const [row] = (await fetchSectionPage(service, 'news')).buckets;
    const path = '/api/v1/view/section/news/bucket/desk-row?lastSeen=';
    const nextPage = await service.request<ContentGrid>(path + row?.paging.lastSeen);
    expect(nextPage.body.contentList.map(({ title }) => title)).toEqual(listNoteTitles(11, 12));
    expect((await service.request(`${path}somewhere`)).status).toBe(400);
  });

  test('has a grid with all its items', async () => {
    const { body } = await service.request<ContentGrid>(
      '/api/v1/view/content-grid?id=bucket.desk-row&rpp=60',
    );
    expect(body.contentList.map(({ title }) => title)).toEqual(listNoteTitles(1, 12));
  });

  test('contains an item from its publication time on', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const readFirstTitle = async () =>
      (await fetchSectionPage(service, 'news', { token })).buckets[0]?.contentList[0]?.title;
    expect(await readFirstTitle()).toBe('Note 1');
    service.clock.advance({ minutes: 6 });
    expect(await readFirstTitle()).toBe('Note 13');
  });

  test('has texts in the requested language, and is not found in another realm', async () => {
    const { body } = await service.request<Section>('/api/v1/view/section/news?language=es');
    expect(body.buckets[0]?.contentList.at(-1)?.title).toMatch(/^Nota/);
    const { status } = await service.request('/api/v1/view/section/news', { realm: 'other' });
    expect(status).toBe(404);
  });
});
