import type { BrowseOptions, ContentGrid, Paging } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRow, putSectionPage } from '../../../../test/section-page.ts';
import { startService, type TestService } from '../../../../test/service.ts';
import { tables } from '../../../../test/tables.ts';
import { createSeries } from '../../titles/index.ts';

const configuredGrids = [
  {
    key: 'short-nights',
    title: { en: 'Short nights', es: 'Noches cortas' },
    tag: 'short',
    sort: 'title' as const,
  },
];
let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'lantern', grids: configuredGrids });
  await service.applyRealm({
    key: 'other',
    grids: [{ key: 'theirs', title: { en: 'Theirs' }, tag: 'short' }],
  });
});
afterAll(() => service.close());

const readGrid = (query: Record<string, string>, request: { realm?: string; token?: string } = {}) =>
  service.request<ContentGrid>(`/api/v1/view/content-grid?${new URLSearchParams(query)}`, request);
const listTitles = ({ contentList }: ContentGrid) => contentList.map(({ title }) => title);

async function readAllPages(
  query: Record<string, string>,
  onPageRead?: (pageNumber: number) => Promise<unknown>,
): Promise<string[][]> {
  const pages: string[][] = [];
  let paging: Paging = { lastSeen: null, moreDataAvailable: true };
  while (paging.moreDataAvailable) {
    const { body } = await readGrid({
      ...query,
      ...(paging.lastSeen !== null && { lastSeen: paging.lastSeen }),
    });
    pages.push(listTitles(body));
    paging = body.paging;
    expect(paging.lastSeen === null).toBe(!paging.moreDataAvailable);
    await onPageRead?.(pages.length);
  }
  return pages;
}

/** Creates films with a tag and returns their titles, newest first. */
async function createFilms(tag: string, count: number): Promise<string[]> {
  const titles: string[] = [];
  for (let n = 1; n <= count; n++) {
    titles.unshift(`${tag} ${String(n).padStart(2, '0')}`);
    const publishedAt = service.clock.now().subtract({ minutes: 100 - n });
    await service.createVideo({ title: titles[0] as string, tags: [tag], publishedAt });
  }
  return titles;
}

describe('GET /api/v1/view/content-grid', () => {
  test.each([
    { count: 0, pageSizes: [0] },
    { count: 1, pageSizes: [1] },
    { count: 24, pageSizes: [24] },
    { count: 25, pageSizes: [25] },
    { count: 26, pageSizes: [25, 1] },
    { count: 50, pageSizes: [25, 25] },
  ])('returns $count titles in pages of $pageSizes', async ({ count, pageSizes }) => {
    const filmTitles = await createFilms(`n${count}`, count);
    // An unknown tag returns 404; this draft makes the tag known.
    await service.createVideo({ title: 'draft', tags: [`n${count}`], publishedAt: null });
    for (const sort of ['newest', 'title', 'added']) {
      const titlePages = await readAllPages({ id: `tag.n${count}`, sort });
      expect(titlePages.map(({ length }) => length)).toEqual(pageSizes);
      expect(titlePages.flat().sort()).toEqual([...filmTitles].sort());
    }
    expect((await readAllPages({ id: `tag.n${count}` })).flat()).toEqual(filmTitles);
  });

  test('returns each title once while titles are added and deleted between pages', async () => {
    const filmTitles = await createFilms('moving', 50);
    const { contentList } = (await readGrid({ id: 'tag.moving', rpp: '60' })).body;
    const titlePages = await readAllPages({ id: 'tag.moving', rpp: '7' }, async (pageNumber) => {
      await service.createVideo({ title: `new ${pageNumber}`, tags: ['moving'] });
      // Deletes the last title of the page before the next one is requested.
      const removedTitle = contentList[pageNumber * 7 - 1];
      await tables(service.services.db)
        .deleteFrom('content')
        .where('public_id', '=', removedTitle?.id ?? '')
        .execute();
      await service.createVideo({ title: `newer ${pageNumber}`, tags: ['moving'] });
    });
    expect(titlePages.flat()).toEqual(filmTitles);
  });

  test('returns a grid of the realm file with its title in the requested language', async () => {
    await createFilms('short', 2);
    const { body } = await readGrid({ id: 'short-nights', language: 'es' });
    expect(body).toMatchObject({ id: 'short-nights', title: 'Noches cortas' });
    expect(listTitles(body)).toEqual(['short 01', 'short 02']);
  });

  test('returns all titles of a row that has a limit', async () => {
    await createFilms('limited', 5);
    const source = { kind: 'rule', type: 'VIDEO', tag: 'limited', sort: 'newest', limit: 2 } as const;
    await putSectionPage(service, 'limits', [
      createRow({ publicId: 'limited-row', names: { en: 'Few' }, source }),
    ]);
    const { body } = await readGrid({ id: 'bucket.limited-row' });
    expect(body.title).toBe('Few');
    expect(body.contentList).toHaveLength(5);
  });

  test('keeps the order of a fixed list, and returns 400 for another sort order', async () => {
    const films = [];
    for (const title of ['second', 'first', 'third']) films.push(await service.createVideo({ title }));
    const [secondFilm = { id: 0 }, firstFilm = { id: 0 }, thirdFilm = { id: 0 }] = films;
    const source = { kind: 'list', items: [firstFilm.id, secondFilm.id, thirdFilm.id] } as const;
    await putSectionPage(service, 'ordered', [createRow({ publicId: 'ordered-row', source })]);
    expect(await readAllPages({ id: 'bucket.ordered-row', rpp: '1' })).toEqual([
      ['first'],
      ['second'],
      ['third'],
    ]);
    expect((await readGrid({ id: 'bucket.ordered-row', sort: 'title' })).status).toBe(400);
  });

  test('filters the titles of a genre by type and by a second genre', async () => {
    const { realmId, clock, services } = service;
    await service.createVideo({ title: 'Noir', genres: ['crime', 'night'] });
    await service.createVideo({ title: 'Heist', genres: ['crime'] });
    const texts = { en: { title: 'Squad' } };
    await createSeries(services.db, { realmId, now: clock.now(), texts, genres: ['crime'] });
    const listCrimeTitles = async (query: Record<string, string>) =>
      listTitles((await readGrid({ id: 'genre.crime', sort: 'title', ...query })).body);
    expect(await listCrimeTitles({})).toEqual(['Heist', 'Noir', 'Squad']);
    expect(await listCrimeTitles({ type: 'SERIES' })).toEqual(['Squad']);
    expect(await listCrimeTitles({ genre: 'night' })).toEqual(['Noir']);
    expect((await readGrid({ id: 'all', genre: 'crime', type: 'SERIES' })).body.contentList).toHaveLength(1);
  });

  test('returns the publication time of each title when sorted by newest, and omits drafts', async () => {
    const publishedAt = service.clock.now().subtract({ hours: 1000 });
    await service.createVideo({ title: 'Out', tags: ['dated'], publishedAt });
    await service.createVideo({ title: 'Draft', tags: ['dated'], publishedAt: null });
    const { body } = await readGrid({ id: 'tag.dated' });
    expect(listTitles(body)).toEqual(['Out']);
    expect(Temporal.Instant.from(body.contentList[0]?.releasedAt ?? '').equals(publishedAt)).toBe(true);
  });

  test('omits geoblocked titles only with displayGeoblocked=false', async () => {
    await service.createVideo({
      title: 'Far',
      tags: ['far'],
      regions: { mode: 'allow', countries: ['FI'] },
    });
    expect((await readGrid({ id: 'tag.far' })).body.contentList).toMatchObject([
      { accessLevel: 'GEOBLOCKED' },
    ]);
    expect((await readGrid({ id: 'tag.far', displayGeoblocked: 'false' })).body.contentList).toEqual([]);
  });

  test.each([
    'nothing',
    'bucket.nothing',
    'genre.nothing',
    'type.nothing',
    'else.x',
    'constructor',
    'toString.x',
  ])('returns 404 for %s', async (id) => {
    expect((await readGrid({ id })).status).toBe(404);
  });

  test.each<Record<string, string>>([
    { lastSeen: 'nonsense' },
    { genre: 'nothing' },
    { sort: 'worst' },
    { type: 'NOTHING' },
    { rpp: '0' },
    { rpp: '61' },
  ])('returns 400 for %j', async (query) => {
    expect((await readGrid({ id: 'all', ...query })).status).toBe(400);
  });

  test('returns 400 for the cursor of another sort order', async () => {
    await createFilms('cursors', 3);
    const { body } = await readGrid({ id: 'tag.cursors', rpp: '1', sort: 'title' });
    const lastSeen = body.paging.lastSeen ?? '';
    expect((await readGrid({ id: 'tag.cursors', lastSeen })).status).toBe(400);
  });

  test('returns 404 for grids of another realm', async () => {
    await service.createVideo({ title: 'Ours', genres: ['ours'], tags: ['shared'] });
    expect((await readGrid({ id: 'theirs' })).status).toBe(404);
    expect((await readGrid({ id: 'genre.ours' }, { realm: 'other' })).status).toBe(404);
    expect((await readGrid({ id: 'bucket.ordered-row' }, { realm: 'other' })).status).toBe(404);
    expect((await readGrid({ id: 'tag.shared' }, { realm: 'other' })).status).toBe(404);
  });

  test('returns 404 for an unknown tag, so that a link cannot put text on the page', async () => {
    expect((await readGrid({ id: 'tag.call-this-number' })).status).toBe(404);
  });
});

describe('GET /api/v1/view/browse', () => {
  const readBrowse = async (realm?: string) =>
    (await service.request<BrowseOptions>('/api/v1/view/browse', realm === undefined ? {} : { realm })).body;

  test('returns genres and types that have titles, each with its number of titles', async () => {
    await service.createVideo({ title: 'One', genres: ['rare'] });
    await service.createVideo({ title: 'Two', genres: ['rare'], publishedAt: null });
    await service.waitForEvents();
    const { genres, types } = await readBrowse();
    expect(genres.find(({ key }) => key === 'rare')).toEqual({ key: 'rare', name: 'rare', titles: 1 });
    expect(types.map(({ type }) => type)).toEqual(['VIDEO', 'SERIES']);
  });

  test('returns the genres and types of its realm only', async () => {
    expect(await readBrowse('other')).toEqual({ genres: [], types: [] });
  });

  test('returns 404 for an unknown realm', async () => {
    expect((await service.request('/api/v1/view/browse', { realm: 'nowhere' })).status).toBe(404);
  });
});
