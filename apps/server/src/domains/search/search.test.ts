import type { SearchResult } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Credits } from '../../../test/credits.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { createPlaylist } from '../playlists/index.ts';
import { createSeries, type NewVideo, putGenre, setTexts } from '../titles/index.ts';
import { selectTitleNames } from './queries/candidate-titles.queries.ts';

let service: TestService;
let otherRealmId: number;

const getNow = () => service.clock.now();
const search = async (query: string, filters: Record<string, string> = {}, realm?: string) => {
  const searchParams = new URLSearchParams({ query, ...filters });
  const { body } = await service.request<SearchResult>(
    `/api/v2/content-search?${searchParams}`,
    realm === undefined ? {} : { realm },
  );
  return body;
};
const getTitles = ({ results }: SearchResult) =>
  results.flatMap(({ items }) => items.map(({ title }) => title));
const searchTitles = async (query: string, filters?: Record<string, string>) =>
  getTitles(await search(query, filters));

const createFilm = (
  title: string,
  options: Partial<NewVideo> & { people?: Credits } = {},
  texts: NewVideo['texts'] = {},
) => service.createVideo({ texts: { en: { title }, ...texts }, ...options });

beforeAll(async () => {
  service = await startService();
  otherRealmId = await service.applyRealm({ key: 'other' });
  await createFilm('The Lantern Keeper', {
    genres: ['thriller'],
    people: [{ name: 'Noor Haddad', role: 'director' }],
  });
  await createFilm('The Tide Games', { year: 2010, genres: ['thriller'] });
  await createFilm('The Tide Games: Ebb', { year: 2012, genres: ['thriller'] });
  await createFilm('The Tide Games: Wave – Part 2', { year: 2014, genres: ['thriller'] });
  await putGenre(service.services.db, {
    realmId: service.realmId,
    key: 'thriller',
    names: { en: 'Thriller', es: 'Suspense' },
  });
  await createFilm('Lantern', {}, { ar: { title: 'الفانوسُ الأخير' } });
  await createFilm('A Café in Málaga', {}, { es: { title: 'Un café en Málaga' } });
  await createFilm('The Magic Lantern');
  await createFilm('Spider-Man & Friends');
  await createFilm('S.W.A.T.');
  await createFilm('S.W.A.T. One');
  await createFilm('X-Ray');
  await createFilm('So So Late');
  await createFilm('Comet II');
  await createFilm('Pier 42');
  await createFilm('Rule 30', {}, { ru: { title: 'Правило' } });
  await createFilm(
    'The Eleventh Floor',
    {},
    { es: { title: 'El piso once' }, ar: { title: 'الطابق الحادي عشر' } },
  );
  await createFilm('One Hundred and One Winters');
  await createFilm('Only You Know');
  await createFilm('The Keeper of the Northern Star');
  await createFilm('The Tide');
  await createFilm('Thriller Night');
  await createFilm('How to Tame Your Walrus');
  await createFilm('How to Tame Your Walrus 2');
  await createFilm('Captain Storm');
  await createFilm(
    'Northbound',
    {},
    {
      en: {
        title: 'Northbound',
        description: 'Filmed on a small island. Directed by Ada Brook, and no other.',
      },
    },
  );
  await createFilm(
    'Ferry',
    {},
    { en: { title: 'Ferry', description: 'Ada Stone and Lena Brook. It kotns.' } },
  );
  await createFilm(
    'Winter Light',
    {},
    { en: { title: 'Winter Light', description: 'A lighthouse is switched off. Its keepers leave.' } },
  );
  await createSeries(service.services.db, {
    realmId: service.realmId,
    now: getNow(),
    texts: { en: { title: 'Lantern Street' } },
  });
  await createPlaylist(service.services.db, {
    realmId: service.realmId,
    now: getNow(),
    texts: { en: { title: 'Under Lanterns' } },
    numbered: false,
    items: [],
  });
  await createFilm('Lantern of Others', { realmId: otherRealmId });
});
afterAll(() => service.close());

describe('GET /api/v2/content-search finds', () => {
  test('titles of several types, first the one that equals the query', async () => {
    const { results } = await search('lantern');
    const filmTitles = results.find(({ type }) => type === 'VIDEO')?.items.map(({ title }) => title);
    expect(filmTitles).toHaveLength(3);
    expect(results.map(({ type }) => type)).toEqual(expect.arrayContaining(['VIDEO', 'SERIES', 'PLAYLIST']));
    expect(filmTitles?.[0]).toBe('Lantern');
  });

  test.each([
    ['a prefix of a word', 'keep', 'The Lantern Keeper'],
    ['different case', 'LANTERN KEEPER', 'The Lantern Keeper'],
    ['words without their accents', 'malaga', 'A Café in Málaga'],
    ['words with accents that the title lacks', 'lánterñ keeper', 'The Lantern Keeper'],
    ['a title in another language', 'un cafe', 'A Café in Málaga'],
    ['Arabic without vowel signs and the article', 'فانوس', 'Lantern'],
    ['Arabic with another alef', 'الاخير', 'Lantern'],
    ['words without their punctuation', 'spider man', 'Spider-Man & Friends'],
    ['a person', 'haddad', 'The Lantern Keeper'],
    ['a genre in any language', 'suspense', 'The Lantern Keeper'],
    ['words of the title and of a person together', 'keeper noor', 'The Lantern Keeper'],
    ['a missing letter', 'lantrn keper', 'The Lantern Keeper'],
    ['swapped letters', 'lantren keeper', 'The Lantern Keeper'],
    ['swapped letters in joined words', 'sipderman', 'Spider-Man & Friends'],
    ['an extra letter in joined words', 'spidermann', 'Spider-Man & Friends'],
    ['misspelt joined words with others', 'sipderman friends', 'Spider-Man & Friends'],
    ['single letters', 's w a t', 'S.W.A.T.'],
    ['single letters before a word', 's w a t one', 'S.W.A.T. One'],
    ['joined words of one letter', 'xray', 'X-Ray'],
    ['three joined words', 'sosolate', 'So So Late'],
    ['three joined words with a missing letter', 'sosolte', 'So So Late'],
    ['a number joined to a word', 'comet2', 'Comet II'],
    ['a number in words', 'rule thirty', 'Rule 30'],
    ['a number in several words', 'pier forty two', 'Pier 42'],
    ['digits for a number in several words', '101 winters', 'One Hundred and One Winters'],
    ['an ordinal in digits', '11th floor', 'The Eleventh Floor'],
    ['digits for a number in Spanish', 'piso 11', 'The Eleventh Floor'],
    ['digits for an ordinal in Arabic', 'الطابق 11', 'The Eleventh Floor'],
    ['swapped letters in a short word', 'teh magic lantern', 'The Magic Lantern'],
    ['a title and filler words', 'watch spider man full movie', 'Spider-Man & Friends'],
    ['a person and filler words', 'noor haddad films', 'The Lantern Keeper'],
    ['a title and a filler word that belongs to some titles', 'comet ii in english', 'Comet II'],
    ['a title and the name of a service', 'captain storm netflix', 'Captain Storm'],
    ['words of which one occurs in no title', 'buscando a spider man', 'Spider-Man & Friends'],
    ['two typing errors in a word of seven letters', 'capitan strom', 'Captain Storm'],
    ['a typing error in a short word that is also a prefix of a genre', 'thr tide', 'The Tide'],
    ['u for you', 'only u know', 'Only You Know'],
    ['initials', 'kotns', 'The Keeper of the Northern Star'],
    ['a Russian keyboard layout', 'сщьуе', 'Comet II'],
    ['an Arabic keyboard layout', 'ؤخةثف', 'Comet II'],
    ['a Greek keyboard layout', 'ψομετ', 'Comet II'],
    ['an English keyboard layout for a Russian title', 'ghfdbkj', 'Rule 30'],
    ['a word of the description', 'lighthouse', 'Winter Light'],
    ['words of the description in another form', 'lighthouses keeper', 'Winter Light'],
  ])('%s', async (_description, query, title) => {
    expect(await searchTitles(query)).toContain(title);
  });

  test.each([
    ['the second title of a series by its number', 'tide games 2', 'The Tide Games: Ebb'],
    ['the first title, with 2 for to and ur for your', 'how 2 tame ur walrus', 'How to Tame Your Walrus'],
    ['initials that are a word of a description', 'kotns', 'The Keeper of the Northern Star'],
    ['a description with the words side by side', 'ada brook', 'Northbound'],
  ])('%s as the first result', async (_description, query, title) => {
    expect((await searchTitles(query))[0]).toBe(title);
  });

  test('only titles of the genre for a genre and a plural filler word', async () => {
    expect(await searchTitles('thriller')).toContain('Thriller Night');
    expect(await searchTitles('thriller movies')).not.toContain('Thriller Night');
    expect(await searchTitles('thriller movies')).toContain('The Lantern Keeper');
  });

  test('a renamed title by its new name only', async () => {
    const { id } = await createFilm('Harbour Lights');
    expect(await searchTitles('harbour')).toEqual(['Harbour Lights']);
    await setTexts(service.services.db, {
      realmId: service.realmId,
      contentId: id,
      texts: { en: { title: 'Dock Lights' } },
      now: getNow(),
    });
    await service.waitForEvents();
    expect(await searchTitles('dock lights')).toEqual(['Dock Lights']);
    expect(await searchTitles('harbour', { p: '1' })).toEqual([]);
  });

  test('nothing for an empty query, punctuation and unknown words', async () => {
    for (const query of ['', '   ', '%', '_', '--', 'qqqqzzzz', "'; drop table content; --"]) {
      const result = await search(query);
      expect([query, result.totalResults, result.results]).toEqual([query, 0, []]);
    }
  });

  test('no unpublished titles and no titles of another realm', async () => {
    await createFilm('Lantern of Tomorrow', { publishedAt: getNow().add({ hours: 1 }) });
    expect(await searchTitles('lantern tomorrow')).toEqual([]);
    expect(getTitles(await search('lantern', {}, 'other'))).toEqual(['Lantern of Others']);
  });
});

describe('GET /api/v2/content-search returns', () => {
  test('results grouped by type, with totals and pages per type', async () => {
    const firstPage = await search('lantern', { rpp: '2' });
    const films = firstPage.results.find(({ type }) => type === 'VIDEO');
    expect(films).toMatchObject({ totalResults: 3, totalPages: 2 });
    expect(films?.items).toHaveLength(2);
    const secondPage = await search('lantern', { rpp: '2', p: '2', type: 'VIDEO' });
    expect(secondPage.results).toMatchObject([{ type: 'VIDEO', totalResults: 3 }]);
    expect(secondPage.results[0]?.items).toHaveLength(1);
  });

  test('results filtered by type and genre, with counts for each filter value', async () => {
    const allResults = await search('lantern');
    expect(allResults.refines.find(({ name }) => name === 'type')?.values).toEqual(
      expect.arrayContaining([
        { value: 'VIDEO', count: 3 },
        { value: 'SERIES', count: 1 },
      ]),
    );
    expect(getTitles(await search('lantern', { type: 'SERIES' }))).toEqual(['Lantern Street']);
    expect(getTitles(await search('lantern', { genre: 'thriller' }))).toEqual(['The Lantern Keeper']);
    expect((await search('lantern', { type: 'SERIES' })).refines).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'type' })]),
    );
  });

  test('suggestions when nothing matches', async () => {
    const { suggestions, totalResults } = await search('magik qqqqzzzz');
    expect(totalResults).toBe(0);
    expect(suggestions).toContain('The Magic Lantern');
    expect((await search('magik qqqqzzzz', {}, 'other')).suggestions).not.toContain('The Magic Lantern');
  });

  test('titles of the realm as suggestions when nothing is similar', async () => {
    expect((await search('qqqqzzzz')).suggestions.length).toBeGreaterThan(0);
    expect((await search('qqqqzzzz', {}, 'other')).suggestions).toEqual(['Lantern of Others']);
  });

  test('no suggestion that is among the results', async () => {
    const { suggestions, results } = await search('pier 42');
    expect(results).not.toEqual([]);
    expect(suggestions).not.toContain('Pier 42');
  });

  test('400 for an invalid page or type, and unknownRealm for an unknown realm', async () => {
    for (const parameters of ['p=0', 'rpp=61', 'type=FILM', 'p=x']) {
      const response = await service.request(`/api/v2/content-search?query=a&${parameters}`);
      expect([parameters, response.status, response.body.code]).toEqual([parameters, 400, 'badRequest']);
    }
    const unknownRealm = await service.request('/api/v2/content-search?query=a', { realm: 'unknown' });
    expect(unknownRealm.body.code).toBe('unknownRealm');
  });
});

describe('selectTitleNames', () => {
  test('returns no name for a title of another realm', async () => {
    const { db } = service.services;
    const { id } = await createFilm('Northern Harbour');
    const params = { ids: [id], languages: ['en'] };
    const names = await selectTitleNames(db, { ...params, realmId: service.realmId });
    expect(names).toEqual([{ id, title: 'Northern Harbour' }]);
    expect(await selectTitleNames(db, { ...params, realmId: otherRealmId })).toEqual([]);
  });
});
