import type { SearchResult } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Credits } from '../../../test/credits.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { createPlaylist } from '../playlists/index.ts';
import { createSeries, type NewVideo, putGenre, setTexts } from '../titles/index.ts';

let service: TestService;
let otherRealm: number;

const now = () => service.clock.now();
const search = async (query: string, more: Record<string, string> = {}, realm?: string) => {
  const asked = new URLSearchParams({ query, ...more });
  const { body } = await service.ask<SearchResult>(
    `/api/v2/content-search?${asked}`,
    realm === undefined ? {} : { realm },
  );
  return body;
};
const titlesOf = ({ results }: SearchResult) =>
  results.flatMap(({ items }) => items.map(({ title }) => title));
const found = async (query: string, more?: Record<string, string>) => titlesOf(await search(query, more));

const film = (
  en: string,
  more: Partial<NewVideo> & { people?: Credits } = {},
  texts: NewVideo['texts'] = {},
) => service.video({ texts: { en: { title: en }, ...texts }, ...more });

beforeAll(async () => {
  service = await startService();
  otherRealm = await service.realm({ key: 'other' });
  await film('The Lantern Keeper', {
    genres: ['thriller'],
    people: [{ name: 'Noor Haddad', role: 'director' }],
  });
  await putGenre(service.services.db, {
    realmId: service.realmId,
    key: 'thriller',
    names: { en: 'Thriller', es: 'Suspense' },
  });
  await film('Lantern', {}, { ar: { title: 'الفانوسُ الأخير' } });
  await film('A Café in Málaga', {}, { es: { title: 'Un café en Málaga' } });
  await film('The Magic Lantern');
  await film('Spider-Man & Friends');
  await film('S.W.A.T.');
  await film('S.W.A.T. One');
  await createSeries(service.services.db, {
    realmId: service.realmId,
    now: now(),
    texts: { en: { title: 'Lantern Street' } },
  });
  await createPlaylist(service.services.db, {
    realmId: service.realmId,
    now: now(),
    texts: { en: { title: 'Under Lanterns' } },
    numbered: false,
    items: [],
  });
  await film('Lantern of Others', { realmId: otherRealm });
});
afterAll(() => service.close());

describe('A search finds', () => {
  test('what begins with the words first, then what has them inside', async () => {
    const { results } = await search('lantern');
    const films = results.find(({ type }) => type === 'VIDEO')?.items.map(({ title }) => title);
    expect(films).toHaveLength(3);
    expect(results.map(({ type }) => type)).toEqual(expect.arrayContaining(['VIDEO', 'SERIES', 'PLAYLIST']));
    expect(films?.[0]).toBe('Lantern');
  });

  test.each([
    ['the beginning of a word', 'keep', 'The Lantern Keeper'],
    ['other capitals', 'LANTERN KEEPER', 'The Lantern Keeper'],
    ['words without their accents', 'malaga', 'A Café in Málaga'],
    ['words with accents that the title lacks', 'lánterñ keeper', 'The Lantern Keeper'],
    ['a title in another language', 'un cafe', 'A Café in Málaga'],
    ['Arabic without vowel signs and the article', 'فانوس', 'Lantern'],
    ['Arabic with another alef', 'الاخير', 'Lantern'],
    ['punctuation or none', 'spider man', 'Spider-Man & Friends'],
    ['a person', 'haddad', 'The Lantern Keeper'],
    ['a genre in any language', 'suspense', 'The Lantern Keeper'],
    ['words of the title and of a person together', 'keeper noor', 'The Lantern Keeper'],
    ['a letter that was forgotten', 'lantrn keper', 'The Lantern Keeper'],
    ['letters that changed places', 'lantren keeper', 'The Lantern Keeper'],
    ['letters that changed places in words that were joined', 'sipderman', 'Spider-Man & Friends'],
    ['a letter too many in words that were joined', 'spidermann', 'Spider-Man & Friends'],
    ['such words beside others', 'sipderman friends', 'Spider-Man & Friends'],
    ['letters that stand alone', 's w a t', 'S.W.A.T.'],
    ['letters that stand alone before a word', 's w a t one', 'S.W.A.T. One'],
  ])('%s', async (_what, query, title) => {
    expect(await found(query)).toContain(title);
  });

  test('a new title and a new name at once, and the old name no more', async () => {
    const { id } = await film('Harbour Lights');
    expect(await found('harbour')).toEqual(['Harbour Lights']);
    await setTexts(service.services.db, {
      realmId: service.realmId,
      contentId: id,
      texts: { en: { title: 'Dock Lights' } },
      now: now(),
    });
    await service.settled();
    expect(await found('dock lights')).toEqual(['Dock Lights']);
    expect(await found('harbour', { p: '1' })).toEqual([]);
  });

  test('nothing for nothing, for signs alone and for what nobody has', async () => {
    for (const query of ['', '   ', '%', '_', '--', 'qqqqzzzz', "'; drop table content; --"]) {
      const result = await search(query);
      expect([query, result.totalResults, result.results]).toEqual([query, 0, []]);
    }
  });

  test('nothing that is not out yet, and nothing of another realm', async () => {
    await film('Lantern of Tomorrow', { publishedAt: now().add({ hours: 1 }) });
    expect(await found('lantern tomorrow')).toEqual([]);
    expect(titlesOf(await search('lantern', {}, 'other'))).toEqual(['Lantern of Others']);
  });
});

describe('What is found', () => {
  test('is grouped by type with totals, and paged in each', async () => {
    const first = await search('lantern', { rpp: '2' });
    const films = first.results.find(({ type }) => type === 'VIDEO');
    expect(films).toMatchObject({ totalResults: 3, totalPages: 2 });
    expect(films?.items).toHaveLength(2);
    const second = await search('lantern', { rpp: '2', p: '2', type: 'VIDEO' });
    expect(second.results).toMatchObject([{ type: 'VIDEO', totalResults: 3 }]);
    expect(second.results[0]?.items).toHaveLength(1);
  });

  test('can be narrowed by type and by genre, and says how much would be left', async () => {
    const all = await search('lantern');
    expect(all.refines.find(({ name }) => name === 'type')?.values).toEqual(
      expect.arrayContaining([
        { value: 'VIDEO', count: 3 },
        { value: 'SERIES', count: 1 },
      ]),
    );
    expect(titlesOf(await search('lantern', { type: 'SERIES' }))).toEqual(['Lantern Street']);
    expect(titlesOf(await search('lantern', { genre: 'thriller' }))).toEqual(['The Lantern Keeper']);
    expect((await search('lantern', { type: 'SERIES' })).refines).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'type' })]),
    );
  });

  test('suggests what looks like it when nothing fits', async () => {
    const { suggestions, totalResults } = await search('magik lamtrn');
    expect(totalResults).toBe(0);
    expect(suggestions).toContain('The Magic Lantern');
  });

  test('is refused for pages and types that there are not', async () => {
    for (const more of ['p=0', 'rpp=61', 'type=FILM', 'p=x']) {
      const answer = await service.ask(`/api/v2/content-search?query=a&${more}`);
      expect([more, answer.status, answer.body.code]).toEqual([more, 400, 'badRequest']);
    }
    const nowhere = await service.ask('/api/v2/content-search?query=a', { realm: 'nowhere' });
    expect(nowhere.body.code).toBe('unknownRealm');
  });
});
