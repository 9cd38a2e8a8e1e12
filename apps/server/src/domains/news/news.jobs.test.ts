import type { NewsItem, NewsList } from '@matinee/contract';
import { type ExternalServer, startExternalServer } from '@matinee/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { createJobWorker } from '../../main/worker.ts';
import type { Worker } from '../../platform/jobs/index.ts';
import { putFeed, selectFeedStates } from './index.ts';
import { getRetryMinutes } from './news.jobs.ts';

let service: TestService;
let server: ExternalServer;
let worker: Worker;
beforeAll(async () => {
  [service, server] = await Promise.all([startService(), startExternalServer()]);
  worker = createJobWorker(service.services, { lanes: [{ group: 'default', slots: 2 }] });
  worker.start();
});
afterAll(async () => {
  await worker.stop();
  await service.close();
  await server.close();
});

const createRssXml = (items: string) =>
  `<rss version="2.0"><channel><title>T</title>${items}</channel></rss>`;
const createItemXml = (key: string, extraXml = '') =>
  `<item><guid>${key}</guid><title>${key}</title>${extraXml}</item>`;
const createFeed = (name: string, source: { imageHosts?: string[]; privateNetwork?: boolean } = {}) =>
  putFeed(service.services.db, {
    realmId: service.realmId,
    name,
    titles: { en: name },
    source: {
      url: `${server.url}/${name}`,
      everyMinutes: 30,
      language: 'en',
      imageHosts: [],
      privateNetwork: true,
      ...source,
    },
    now: service.clock.now(),
  });
const readFeedState = async (name: string) =>
  (await selectFeedStates(service.services.db, service.realmId)).find((state) => state.name === name);
const findRequests = (name: string) => server.requests.filter(({ path }) => path === `/${name}`);
const readTitles = async (name: string) => {
  await service.waitForEvents();
  const { body } = await service.request<NewsList>(`/api/v2/news/${name}`);
  return body.contentList?.map(({ title }) => title).sort();
};
const pollUntil = (read: () => Promise<unknown>, value: unknown) =>
  expect.poll(read, { interval: 100 }).toEqual(value);

test('fetches a source at its interval, updates changed items and creates no duplicates', async () => {
  server.setResponse('/steady', {
    body: createRssXml(createItemXml('a') + createItemXml('b')),
    headers: { etag: '"1"' },
  });
  await createFeed('steady');
  await pollUntil(() => readTitles('steady'), ['a', 'b']);
  const changedItem = '<item><guid>a</guid><title>a, changed</title></item>';
  server.setResponse('/steady', {
    body: createRssXml(changedItem + createItemXml('c')),
    headers: { etag: '"2"' },
  });
  service.clock.advance({ minutes: 31 });
  await pollUntil(() => readTitles('steady'), ['a, changed', 'b', 'c']);
  expect(findRequests('steady').at(-1)?.headers['if-none-match']).toBe('"1"');
});

test('sends a conditional request and keeps the items when the source has not changed', async () => {
  server.setResponse('/quiet', ({ headers }) =>
    headers['if-modified-since']
      ? { status: 304 }
      : {
          body: createRssXml(createItemXml('q')),
          headers: { 'last-modified': 'Mon, 01 Mar 2027 10:00:00 GMT' },
        },
  );
  await createFeed('quiet');
  await pollUntil(() => readTitles('quiet'), ['q']);
  const requestCountBefore = findRequests('quiet').length;
  service.clock.advance({ minutes: 31 });
  await expect.poll(() => findRequests('quiet').length).toBeGreaterThan(requestCountBefore);
  expect(findRequests('quiet').at(-1)?.headers['if-modified-since']).toBe('Mon, 01 Mar 2027 10:00:00 GMT');
  await expect.poll(async () => (await readFeedState('quiet'))?.failures).toBe(0);
  expect(await readTitles('quiet')).toEqual(['q']);
});

test('keeps the items of a failing source, records the error, retries with growing delays and recovers', async () => {
  server.setResponse('/broken', { body: createRssXml(createItemXml('x')) });
  await createFeed('broken');
  await pollUntil(() => readTitles('broken'), ['x']);
  server.setResponse('/broken', { body: '<html>Sorry</html>' });
  service.clock.advance({ minutes: 31 });
  await pollUntil(async () => (await readFeedState('broken'))?.failures, 1);
  expect((await readFeedState('broken'))?.lastError).toContain('not a valid feed');
  server.setResponse('/broken', { status: 500 });
  service.clock.advance({ minutes: 6 });
  await pollUntil(async () => (await readFeedState('broken'))?.failures, 2);
  expect((await readFeedState('broken'))?.lastError).toContain('500');
  expect(await readTitles('broken')).toEqual(['x']);
  server.setResponse('/broken', { body: createRssXml(createItemXml('x') + createItemXml('y')) });
  service.clock.advance({ minutes: 11 });
  await pollUntil(async () => (await readFeedState('broken'))?.failures, 0);
  await pollUntil(() => readTitles('broken'), ['x', 'y']);
});

test('getRetryMinutes doubles up to one day', () => {
  expect([1, 2, 3, 9, 10, 1_000].map(getRetryMinutes)).toEqual([5, 10, 20, 1280, 1440, 1440]);
});

test('does not fetch from a private network unless the feed allows it', async () => {
  server.setResponse('/inside', { body: createRssXml(createItemXml('secret')) });
  await createFeed('inside', { privateNetwork: false });
  await pollUntil(async () => (await readFeedState('inside'))?.failures, 1);
  expect((await readFeedState('inside'))?.lastError).toContain('private network');
  expect(findRequests('inside')).toEqual([]);
});

test('fetches images from allowed hosts only, and keeps items whose image is invalid or an SVG without it', async () => {
  const image = sharp({ create: { width: 80, height: 45, channels: 3, background: '#203040' } });
  const createEnclosureXml = (url: string) => `<enclosure url="${url}" length="1" type="image/jpeg"/>`;
  const otherHostUrl = server.url.replace('127.0.0.1', 'localhost');
  server.setResponse('/1.jpg', {
    body: await image.jpeg().toBuffer(),
    headers: { 'content-type': 'image/jpeg' },
  });
  server.setResponse('/2.jpg', { body: 'not an image', headers: { 'content-type': 'image/jpeg' } });
  server.setResponse('/4.jpg', {
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="45"><script>alert(1)</script></svg>',
    headers: { 'content-type': 'image/png' },
  });
  server.setResponse('/drawn', {
    body: createRssXml(
      createItemXml('p1', createEnclosureXml(`${server.url}/1.jpg`)) +
        createItemXml('p2', createEnclosureXml(`${server.url}/2.jpg`)) +
        createItemXml('p3', createEnclosureXml(`${otherHostUrl}/1.jpg`)) +
        createItemXml('p4', createEnclosureXml(`${server.url}/4.jpg`)),
    ),
  });
  await createFeed('drawn', { imageHosts: ['127.0.0.1'] });
  await pollUntil(() => readTitles('drawn'), ['p1', 'p2', 'p3', 'p4']);
  const { body } = await service.request<NewsList>('/api/v2/news/drawn');
  const itemsWithImage = body.contentList.filter(({ thumbnail }) => thumbnail);
  expect(itemsWithImage.map(({ title }) => title)).toEqual(['p1']);
  const [firstItem] = itemsWithImage;
  const { status } = await service.request<NewsItem>(`/api/v2/news/drawn/${firstItem?.id}`);
  expect(status).toBe(200);
});
