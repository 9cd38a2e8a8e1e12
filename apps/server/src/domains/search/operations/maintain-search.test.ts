import type { SearchResult } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../test/service.ts';
import { updateSearchWeights } from '../../../main/maintenance.ts';
import { definePreparedQuery, runInTransaction } from '../../../platform/database/index.ts';
import { createVideo, putGenre } from '../../titles/index.ts';
import { rebuildSearch, updateTitleWeights } from './maintain-search.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

let requestCount = 0;
/** Each request differs, so that no cache returns an earlier response. */
async function searchTitles(query: string, realm?: string): Promise<string[]> {
  const searchParams = new URLSearchParams({ query, rpp: String(20 + (requestCount++ % 40)) });
  const { body } = await service.request<SearchResult>(
    `/api/v2/content-search?${searchParams}`,
    realm ? { realm } : {},
  );
  return body.results.flatMap(({ items }) => items.map(({ title }) => title));
}
const runSql = (text: string, values: unknown[] = []) =>
  definePreparedQuery<never>(`test-${text.slice(0, 40)}`, text)(service.services.db, values);
const countIndexRows = definePreparedQuery<{ postings: number; starts: number }>(
  'test-index-rows',
  `select (select count(*)::int from search_posting where content_id = $1) as postings,
    (select count(*)::int from search_start where content_id = $1) as starts`,
);

test('deleting a title deletes its index rows', async () => {
  const { id } = await service.createVideo({
    title: 'Vanishing Quarry',
    people: [{ name: 'Ida Quill', role: 'cast' }],
  });
  expect(await searchTitles('quarry')).toEqual(['Vanishing Quarry']);
  await runSql('delete from content where id = $1', [id]);
  expect(await searchTitles('quarry vanishing')).toEqual([]);
  expect(await countIndexRows(service.services.db, [id])).toEqual([{ postings: 0, starts: 0 }]);
});

test('rebuildSearch indexes titles whose index rows are missing, without duplicates', async () => {
  await service.createVideo({ title: 'Copper Meridian' });
  await runSql('delete from search_title');
  expect(await searchTitles('copper')).toEqual([]);
  const progress: number[] = [];
  const count = await rebuildSearch(service.services.db, {
    onProgress: (titleCount) => progress.push(titleCount),
  });
  expect(count).toBeGreaterThan(0);
  expect(await searchTitles('copper')).toEqual(['Copper Meridian']);
  expect(await rebuildSearch(service.services.db, { realmId: service.realmId })).toBe(count);
  expect(await searchTitles('copper meridian')).toEqual(['Copper Meridian']);
});

test('ranks the more watched of two equally good matches first', async () => {
  const { services, clock, realmId } = service;
  const tide = await service.createVideo({
    title: 'Amber Tide',
    publishedAt: clock.now().subtract({ hours: 48 }),
  });
  await service.createVideo({ title: 'Amber Tale' });
  await service.createVideo({ title: 'Amber' });
  expect(await searchTitles('amber')).toEqual(['Amber', 'Amber Tale', 'Amber Tide']);
  await updateTitleWeights(services.db, [{ contentId: tide.id, viewerCount: 900 }]);
  expect(await searchTitles('amber')).toEqual(['Amber', 'Amber Tide', 'Amber Tale']);

  const twin = await service.createVideo({ title: 'Amber Twin', realmId });
  for (const id of [1, 2]) {
    const account = await service.signInNewAccount({ email: `amber-${id}@example.com` });
    const { status } = await service.request(`/api/v2/customer/progress/${twin.publicId}`, {
      method: 'PUT',
      token: account.authorisationToken,
      body: { position: 10, duration: 100 },
    });
    expect(status).toBe(204);
  }
  await updateSearchWeights(services);
  expect(await searchTitles('amber')).toEqual(['Amber', 'Amber Tide', 'Amber Twin', 'Amber Tale']);
});

test('concurrent transactions with the same new words all succeed', async () => {
  const { services, realmId, clock } = service;
  const words = ['zephyrine', 'obsidian', 'marzipan', 'quicksilver'];
  const createTitle = (title: string) =>
    runInTransaction(services.db, (trx) =>
      createVideo(trx, { realmId, now: clock.now(), texts: { en: { title } } }),
    );
  await Promise.all(
    Array.from({ length: 12 }, (_, round) =>
      createTitle(`${(round % 2 ? words : words.toReversed()).join(' ')} ${round}`),
    ),
  );
  expect(await searchTitles('zephyrine obsidian')).toHaveLength(12);
});

test('a renamed genre is found by its new name at once', async () => {
  await service.createVideo({ title: 'Under the Pines', genres: ['slow'] });
  await putGenre(service.services.db, {
    realmId: service.realmId,
    key: 'slow',
    names: { en: 'Contemplative' },
  });
  await service.waitForEvents();
  expect(await searchTitles('contemplative')).toEqual(['Under the Pines']);
});

test('spelling correction uses only words of the same realm', async () => {
  const otherRealmId = await service.applyRealm({ key: 'other' });
  await service.createVideo({ title: 'Thunderstruck', realmId: otherRealmId });
  expect(await searchTitles('thundrstruk', 'other')).toEqual(['Thunderstruck']);
  expect(await searchTitles('thundrstruk')).toEqual([]);
  expect(await searchTitles('thunder')).toEqual([]);
});

test.each([
  ['a split word', 'spider man', 'Spiderman at Sea'],
  ['a joined word', 'spidersilk', 'Spider Silk'],
  ['the end of a word', 'ball', 'Football Summer'],
  ['letters inside a word', 'tbal', 'Football Summer'],
  ['a Hebrew word without its article', 'בית', 'הבית'],
  ['two letters of a longer word without spaces', '神隠', '千と千尋の神隠し'],
  ['katakana for hiragana', 'トトロ', 'となりのととろ'],
  ['part of a Korean word', '보이', '올드보이'],
  ['initials without dots', 'swat', 'S.W.A.T.'],
  ['a missing apostrophe', 'oceans', 'Ocean’s Edge'],
  ['a spelt-out number', 'part two', 'Harvest Part II'],
  ['Cyrillic with a typo', 'сталкр', 'Сталкер'],
])('finds a title by %s', async (_description, query, title) => {
  await service.createVideo({ title });
  expect(await searchTitles(query)).toContain(title);
});
