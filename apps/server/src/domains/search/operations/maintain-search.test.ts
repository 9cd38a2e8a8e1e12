import type { SearchResult } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../test/service.ts';
import { updateSearchWeights } from '../../../main/maintenance.ts';
import { prepared, transaction } from '../../../platform/database/index.ts';
import { createVideo, putGenre } from '../../titles/index.ts';
import { rebuildSearch, weighTitles } from './maintain-search.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

let asked = 0;
/** Each question is another one for whoever keeps answers. */
async function found(query: string, realm?: string): Promise<string[]> {
  const words = new URLSearchParams({ query, rpp: String(20 + (asked++ % 40)) });
  const { body } = await service.ask<SearchResult>(`/api/v2/content-search?${words}`, realm ? { realm } : {});
  return body.results.flatMap(({ items }) => items.map(({ title }) => title));
}
const run = (text: string, values: unknown[] = []) =>
  prepared<never>(`test-${text.slice(0, 40)}`, text)(service.services.db, values);
const left = prepared<{ postings: number; starts: number }>(
  'test-left',
  `select (select count(*)::int from search_posting where content_id = $1) as postings,
    (select count(*)::int from search_start where content_id = $1) as starts`,
);

test('A title that is gone leaves nothing behind', async () => {
  const { id } = await service.video({
    title: 'Vanishing Quarry',
    people: [{ name: 'Ida Quill', role: 'cast' }],
  });
  expect(await found('quarry')).toEqual(['Vanishing Quarry']);
  await run('delete from content where id = $1', [id]);
  expect(await found('quarry vanishing')).toEqual([]);
  expect(await left(service.services.db, [id])).toEqual([{ postings: 0, starts: 0 }]);
});

test('What was written past the triggers is found once the search is made anew, and nothing twice', async () => {
  await service.video({ title: 'Copper Meridian' });
  await run('delete from search_title');
  expect(await found('copper')).toEqual([]);
  const progress: number[] = [];
  const count = await rebuildSearch(service.services.db, { onProgress: (titles) => progress.push(titles) });
  expect(count).toBeGreaterThan(0);
  expect(await found('copper')).toEqual(['Copper Meridian']);
  expect(await rebuildSearch(service.services.db, { realmId: service.realmId })).toBe(count);
  expect(await found('copper meridian')).toEqual(['Copper Meridian']);
});

test('Of two titles that answer equally well, the one that is watched more comes first', async () => {
  const { services, clock, realmId } = service;
  const tide = await service.video({ title: 'Amber Tide', publishedAt: clock.now().subtract({ hours: 48 }) });
  await service.video({ title: 'Amber Tale' });
  await service.video({ title: 'Amber' });
  expect(await found('amber')).toEqual(['Amber', 'Amber Tale', 'Amber Tide']);
  await weighTitles(services.db, [{ contentId: tide.id, viewers: 900 }]);
  expect(await found('amber')).toEqual(['Amber', 'Amber Tide', 'Amber Tale']);

  const tale = await service.video({ title: 'Amber Twin', realmId });
  for (const id of [1, 2]) {
    const person = await service.person({ email: `amber-${id}@example.com` });
    await service.ask('/api/v2/progress', {
      token: person.authorisationToken,
      body: { contentId: tale.publicId, position: 10, duration: 100 },
    });
  }
  await updateSearchWeights(services);
  expect((await found('amber'))[0]).toBe('Amber');
});

test('Two who write titles with the same new words at the same time both succeed', async () => {
  const { services, realmId, clock } = service;
  const words = ['zephyrine', 'obsidian', 'marzipan', 'quicksilver'];
  const write = (title: string) =>
    transaction(services.db, (trx) =>
      createVideo(trx, { realmId, now: clock.now(), texts: { en: { title } } }),
    );
  await Promise.all(
    Array.from({ length: 12 }, (_, round) =>
      write(`${(round % 2 ? words : words.toReversed()).join(' ')} ${round}`),
    ),
  );
  expect(await found('zephyrine obsidian')).toHaveLength(12);
});

test('A genre is found by its new name as soon as it is called so', async () => {
  await service.video({ title: 'Under the Pines', genres: ['slow'] });
  await putGenre(service.services.db, {
    realmId: service.realmId,
    key: 'slow',
    names: { en: 'Contemplative' },
  });
  await service.settled();
  expect(await found('contemplative')).toEqual(['Under the Pines']);
});

test('Slips lead to words of the realm itself, never to those of another', async () => {
  const otherId = await service.realm({ key: 'elsewhere' });
  await service.video({ title: 'Thunderstruck', realmId: otherId });
  expect(await found('thundrstruk', 'elsewhere')).toEqual(['Thunderstruck']);
  expect(await found('thundrstruk')).toEqual([]);
  expect(await found('thunder')).toEqual([]);
});

test.each([
  ['a word parted', 'spider man', 'Spiderman at Sea'],
  ['a word joined', 'spidersilk', 'Spider Silk'],
  ['the end of a word', 'ball', 'Football Summer'],
  ['letters inside a word', 'tbal', 'Football Summer'],
  ['a Hebrew word without its article', 'בית', 'הבית'],
  ['two letters of a longer word without spaces', '神隠', '千と千尋の神隠し'],
  ['katakana for hiragana', 'トトロ', 'となりのととろ'],
  ['part of a Korean word', '보이', '올드보이'],
  ['initials without their stops', 'swat', 'S.W.A.T.'],
  ['an apostrophe that was left out', 'oceans', 'Ocean’s Edge'],
  ['a number in words', 'part two', 'Harvest Part II'],
  ['Cyrillic with a slip', 'сталкр', 'Сталкер'],
])('Found by %s', async (_what, query, title) => {
  await service.video({ title });
  expect(await found(query)).toContain(title);
});
