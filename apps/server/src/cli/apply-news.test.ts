import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewsItem, NewsList } from '@matinee/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../test/service.ts';
import type { RealmContext } from '../calls/index.ts';
import { applyNews } from './apply-news.ts';

let service: TestService;
let folder: string;
let realm: RealmContext;
beforeAll(async () => {
  service = await startService();
  folder = await mkdtemp(join(tmpdir(), 'matinee-news-'));
  realm = service.realms.find({ key: 'lantern' }) as RealmContext;
  const image = sharp({ create: { width: 160, height: 90, channels: 3, background: '#203040' } });
  await writeFile(join(folder, 'one.jpg'), await image.jpeg().toBuffer());
  await writeFile(join(folder, 'text.jpg'), 'not an image');
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const newsItem = {
  key: 'one',
  title: { en: 'One', es: 'Uno' },
  text: { en: '<p>Text<script>x()</script></p>' },
  publishedAt: '2027-02-28T12:00:00+01:00',
};
const feed = { name: 'desk', title: { en: 'Desk' }, items: [newsItem] };
async function applyFeeds(feeds: unknown) {
  const file = join(folder, 'news.json');
  await writeFile(file, JSON.stringify({ feeds }));
  const result = await applyNews(service.services, realm, file);
  await service.waitForEvents();
  return result;
}

test('creates feeds and items with their images, and updates those with the same names', async () => {
  const image = { file: 'one.jpg', focus: { x: 0.2, y: 0.75 } };
  expect(await applyFeeds([{ ...feed, items: [{ ...newsItem, image }] }])).toEqual({
    feedCount: 1,
    itemCount: 1,
  });
  const readItem = async () => (await service.request<NewsItem>('/api/v2/news/desk/one')).body;
  expect(await readItem()).toMatchObject({
    title: 'One',
    thumbnail: { width: 160, height: 90, focus: image.focus },
  });
  const { contentList } = (await service.request<NewsList>('/api/v2/news')).body;
  expect(contentList[0]?.thumbnail?.focus).toEqual(image.focus);
  expect((await readItem()).text).toEqual([{ tag: 'p', children: ['Text'] }]);
  await applyFeeds([{ ...feed, items: [{ ...newsItem, title: { en: 'Changed' } }] }]);
  expect(await readItem()).toMatchObject({ title: 'Changed', thumbnail: { width: 160 } });
});

test('changes nothing for a file with errors, and reports all errors of the first check that fails', async () => {
  const listBefore = (await service.request<NewsList>('/api/v2/news')).body;
  const invalidFilePromise = applyFeeds([
    { name: 'Bad Name', title: {}, items: [{ ...newsItem, link: 'http://x.example', publishedAt: 'soon' }] },
    { name: 'both', title: { en: 'B' }, items: [], source: { url: 'https://x.example/' } },
    { name: 'src', title: { en: 'S' }, source: { url: 'file:///etc/passwd', everyMinutes: 1, what: 1 } },
  ]);
  await expect(invalidFilePromise).rejects.toThrow(
    /feeds\.0\.name[\s\S]*feeds\.0\.items\.0\.link[\s\S]*publishedAt[\s\S]*feeds\.1[\s\S]*feeds\.2\.source\.url[\s\S]*everyMinutes[\s\S]*what/,
  );
  const inconsistentFilePromise = applyFeeds([
    {
      ...feed,
      items: [newsItem, newsItem, { ...newsItem, key: 'b', title: { es: 'B' }, image: 'none.jpg' }],
    },
    { name: 'desk', title: { es: 'X' }, source: { url: 'https://x.example/', language: 'ar' } },
  ]);
  await expect(inconsistentFilePromise).rejects.toThrow(
    /feeds\.1\.name: desk is used twice[\s\S]*items\.1\.key: one is used twice[\s\S]*items\.2\.title[\s\S]*none\.jpg[\s\S]*feeds\.1\.title[\s\S]*"ar"/,
  );
  await expect(applyFeeds([{ ...feed, items: [{ ...newsItem, image: 'text.jpg' }] }])).rejects.toThrow(
    /image of one/,
  );
  expect((await service.request<NewsList>('/api/v2/news')).body).toEqual(listBefore);
});
