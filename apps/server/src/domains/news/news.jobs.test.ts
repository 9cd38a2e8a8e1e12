import type { NewsItem, NewsList } from '@matinee/contract';
import { type SourceServer, startSourceServer } from '@matinee/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { createWorker, type Worker } from '../../platform/jobs/index.ts';
import { storeMaster } from '../media/index.ts';
import { newsJobs, putFeed, selectFeedStates } from './index.ts';
import { retryDelay } from './news.jobs.ts';

let service: TestService;
let server: SourceServer;
let worker: Worker;
beforeAll(async () => {
  [service, server] = await Promise.all([startService(), startSourceServer()]);
  const { services } = service;
  const handlers = newsJobs(services, (data) => storeMaster(services.storage, { data }));
  worker = createWorker({ ...services, handlers, lanes: [{ group: 'default', slots: 2 }] });
  worker.start();
});
afterAll(async () => {
  await worker.stop();
  await service.close();
  await server.close();
});

const rss = (items: string) => `<rss version="2.0"><channel><title>T</title>${items}</channel></rss>`;
const post = (key: string, more = '') => `<item><guid>${key}</guid><title>${key}</title>${more}</item>`;
const feed = (name: string, source: { pictureHosts?: string[]; privateNetwork?: boolean } = {}) =>
  putFeed(service.services.db, {
    realmId: service.realmId,
    name,
    titles: { en: name },
    source: {
      url: `${server.url}/${name}`,
      everyMinutes: 30,
      language: 'en',
      pictureHosts: [],
      privateNetwork: true,
      ...source,
    },
    now: service.clock.now(),
  });
const stateOf = async (name: string) =>
  (await selectFeedStates(service.services.db, service.realmId)).find((state) => state.name === name);
const looked = (name: string) => server.requests.filter(({ path }) => path === `/${name}`);
const titles = async (name: string) => {
  await service.settled();
  const { body } = await service.ask<NewsList>(`/api/v2/news/${name}`);
  return body.contentList?.map(({ title }) => title).sort();
};
const until = (holds: () => Promise<unknown>, value: unknown) =>
  expect.poll(holds, { timeout: 15_000, interval: 100 }).toEqual(value);

test('A source is looked at once in a while; what it lists again is no double, what it changed is changed', async () => {
  server.respond('/steady', { body: rss(post('a') + post('b')), headers: { etag: '"1"' } });
  await feed('steady');
  await until(() => titles('steady'), ['a', 'b']);
  const changed = '<item><guid>a</guid><title>a, changed</title></item>';
  server.respond('/steady', { body: rss(changed + post('c')), headers: { etag: '"2"' } });
  service.clock.advance({ minutes: 31 });
  await until(() => titles('steady'), ['a, changed', 'b', 'c']);
  expect(looked('steady').at(-1)?.headers['if-none-match']).toBe('"1"');
});

test('A source that has nothing new says so, and nothing is written', async () => {
  server.respond('/quiet', ({ headers }) =>
    headers['if-modified-since']
      ? { status: 304 }
      : { body: rss(post('q')), headers: { 'last-modified': 'Mon, 01 Mar 2027 10:00:00 GMT' } },
  );
  await feed('quiet');
  await until(() => titles('quiet'), ['q']);
  const before = looked('quiet').length;
  service.clock.advance({ minutes: 31 });
  await expect.poll(() => looked('quiet').length, { timeout: 15_000 }).toBeGreaterThan(before);
  expect(looked('quiet').at(-1)?.headers['if-modified-since']).toBe('Mon, 01 Mar 2027 10:00:00 GMT');
  await expect.poll(async () => (await stateOf('quiet'))?.failures).toBe(0);
  expect(await titles('quiet')).toEqual(['q']);
});

test('A broken source is told of, keeps its items, is looked at again later each time, and is well again', async () => {
  server.respond('/broken', { body: rss(post('x')) });
  await feed('broken');
  await until(() => titles('broken'), ['x']);
  server.respond('/broken', { body: '<html>Sorry</html>' });
  service.clock.advance({ minutes: 31 });
  await until(async () => (await stateOf('broken'))?.failures, 1);
  expect((await stateOf('broken'))?.fault).toContain('no feed');
  server.respond('/broken', { status: 500 });
  service.clock.advance({ minutes: 6 });
  await until(async () => (await stateOf('broken'))?.failures, 2);
  expect((await stateOf('broken'))?.fault).toContain('500');
  expect(await titles('broken')).toEqual(['x']);
  server.respond('/broken', { body: rss(post('x') + post('y')) });
  service.clock.advance({ minutes: 11 });
  await until(async () => (await stateOf('broken'))?.failures, 0);
  await until(() => titles('broken'), ['x', 'y']);
});

test('The wait after a fault grows to a day and no further', () => {
  expect([1, 2, 3, 9, 10, 1_000].map(retryDelay)).toEqual([5, 10, 20, 1280, 1440, 1440]);
});

test('A source in a private network is not asked unless that is allowed', async () => {
  server.respond('/inside', { body: rss(post('secret')) });
  await feed('inside', { privateNetwork: false });
  await until(async () => (await stateOf('inside'))?.failures, 1);
  expect((await stateOf('inside'))?.fault).toContain('private network');
  expect(looked('inside')).toEqual([]);
});

test('Pictures come from the hosts that were named, and are done without where they cannot be had', async () => {
  const picture = sharp({ create: { width: 80, height: 45, channels: 3, background: '#203040' } });
  const enclosure = (url: string) => `<enclosure url="${url}" length="1" type="image/jpeg"/>`;
  const elsewhere = server.url.replace('127.0.0.1', 'localhost');
  server.respond('/1.jpg', {
    body: await picture.jpeg().toBuffer(),
    headers: { 'content-type': 'image/jpeg' },
  });
  server.respond('/2.jpg', { body: 'no picture', headers: { 'content-type': 'image/jpeg' } });
  server.respond('/drawn', {
    body: rss(
      post('p1', enclosure(`${server.url}/1.jpg`)) +
        post('p2', enclosure(`${server.url}/2.jpg`)) +
        post('p3', enclosure(`${elsewhere}/1.jpg`)),
    ),
  });
  await feed('drawn', { pictureHosts: ['127.0.0.1'] });
  await until(() => titles('drawn'), ['p1', 'p2', 'p3']);
  const { body } = await service.ask<NewsList>('/api/v2/news/drawn');
  const pictured = body.contentList.filter(({ thumbnail }) => thumbnail);
  expect(pictured.map(({ title }) => title)).toEqual(['p1']);
  const [first] = pictured;
  const { status } = await service.ask<NewsItem>(`/api/v2/news/drawn/${first?.id}`);
  expect(status).toBe(200);
});
