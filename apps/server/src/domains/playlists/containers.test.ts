// Long because its tests of playlists, seasons and series share the titles of one service.
import type { Paging, SeasonEpisodes, Series } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Credits, createWithCredits } from '../../../test/credits.ts';
import {
  createEnglishTexts,
  createPlaylistHelpers,
  listTitles,
  pageBoundaries,
} from '../../../test/playlists.ts';
import { startService, type TestService } from '../../../test/service.ts';
import {
  createSeason,
  createSeries,
  createVideo,
  type NewContent,
  type NewVideo,
  setArtwork,
} from '../titles/index.ts';

type SeriesPage = Series & { season?: SeasonEpisodes };
type SeasonPage = SeasonEpisodes & { series?: Series };

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const { createCommonFields, createTestPlaylist, fetchBody, readAllPages, countQueriesForPath } =
  createPlaylistHelpers(() => service);

const getDb = () => service.services.db;

const createTestSeries = (title: string, overrides: Partial<NewContent> & { people?: Credits } = {}) =>
  createWithCredits(createSeries, getDb(), {
    ...createCommonFields(),
    texts: createEnglishTexts(title),
    ...overrides,
  });

const createTestSeason = (seriesId: number, number: number, overrides: Partial<NewContent> = {}) =>
  createSeason(getDb(), {
    ...createCommonFields(),
    texts: createEnglishTexts(`Season ${number}`),
    seriesId,
    number,
    ...overrides,
  });

const createTestEpisode = (seasonId: number, number: number, overrides: Partial<NewVideo> = {}) =>
  createVideo(getDb(), {
    ...createCommonFields(),
    texts: createEnglishTexts(`E${number}`),
    episode: { seasonId, number },
    ...overrides,
  });

/** Creates a series with one season per argument, each with that many episodes. */
async function createSeriesWithEpisodes(title: string, ...counts: number[]) {
  const series = await createTestSeries(title);
  const seasons = [];
  for (const [index, count] of counts.entries()) {
    const season = await createTestSeason(series.id, index + 1);
    const episodes = [];
    for (let number = 1; number <= count; number++) episodes.push(await createTestEpisode(season.id, number));
    seasons.push({ ...season, episodes });
  }
  return { ...series, seasons };
}

describe('GET /api/v4/series/{id}', () => {
  test('returns the series with its seasons in order and the first season expanded', async () => {
    const series = await createTestSeries('The Ferry', {
      texts: { en: { title: 'The Ferry', tagline: 'Twice a day.', description: 'Boats.' } },
      rating: 12,
      year: 2021,
      people: [{ name: 'Ada', role: 'cast', character: 'Pilot' }],
    });
    const artwork = { width: 1920, height: 1080, placeholder: 'AAAA', storageKey: 'artwork/x' };
    const hero = await setArtwork(getDb(), {
      ...createCommonFields(),
      ...artwork,
      contentId: series.id,
      kind: 'hero',
    });
    const secondSeason = await createTestSeason(series.id, 2);
    const firstSeason = await createTestSeason(series.id, 1, {
      texts: { en: { title: 'First', description: 'Spring.' } },
    });
    await createTestEpisode(secondSeason.id, 1);
    await createTestEpisode(firstSeason.id, 2, { durationMs: 60_000 });
    await createTestEpisode(firstSeason.id, 1, { access: { kind: 'signIn' } });

    const paging = { lastSeen: null, moreDataAvailable: false };
    expect(await fetchBody(`/api/v4/series/${series.publicId}`)).toEqual({
      id: series.publicId,
      type: 'SERIES',
      seriesId: series.publicId,
      title: 'The Ferry',
      tagline: 'Twice a day.',
      description: 'Boats.',
      rating: 12,
      year: 2021,
      accessLevel: 'GRANTED',
      accessReasons: [],
      licences: [],
      availableLicences: [],
      people: [{ name: 'Ada', role: 'cast', character: 'Pilot' }],
      hero: { url: `/images/${hero.publicId}`, width: 1920, height: 1080, placeholder: 'AAAA' },
      seasons: {
        items: [
          {
            id: firstSeason.publicId,
            type: 'SEASON',
            title: 'First',
            seasonNumber: 1,
            episodeCount: 2,
            description: 'Spring.',
          },
          {
            id: secondSeason.publicId,
            type: 'SEASON',
            title: 'Season 2',
            seasonNumber: 2,
            episodeCount: 1,
          },
        ],
        paging,
      },
      paging,
      upNext: expect.objectContaining({ title: 'E1', seasonId: firstSeason.publicId }),
      season: {
        id: firstSeason.publicId,
        type: 'SEASON',
        seriesId: series.publicId,
        title: 'First',
        seasonNumber: 1,
        episodeCount: 2,
        description: 'Spring.',
        episodes: [
          expect.objectContaining({ title: 'E1', accessLevel: 'GRANTED_ON_SIGN_IN' }),
          expect.objectContaining({
            title: 'E2',
            accessLevel: 'GRANTED',
            duration: 60,
            seriesId: series.publicId,
            episodeInformation: { episodeNumber: 2, seasonNumber: 1, seasonTitle: 'First' },
          }),
        ],
        paging,
      },
    });
  });

  test('omits draft seasons and seasons without visible episodes', async () => {
    const series = await createTestSeries('Gaps');
    await createTestSeason(series.id, 1);
    const hiddenSeason = await createTestSeason(series.id, 2, { publishedAt: null });
    await createTestEpisode(hiddenSeason.id, 1);
    const seasonOfDrafts = await createTestSeason(series.id, 3);
    await createTestEpisode(seasonOfDrafts.id, 1, { publishedAt: null });
    const visibleSeason = await createTestSeason(series.id, 4);
    await createTestEpisode(visibleSeason.id, 1);
    await createTestEpisode(visibleSeason.id, 2, { publishedAt: null });
    const { seasons, upNext } = await fetchBody<SeriesPage>(`/api/v4/series/${series.publicId}`);
    expect(seasons.items).toMatchObject([{ id: visibleSeason.publicId, episodeCount: 1 }]);
    expect(upNext).toMatchObject({ seasonId: visibleSeason.publicId });
    expect((await service.request(`/api/v4/season/${hiddenSeason.publicId}`)).body.code).toBe('notFound');
  });

  test('returns an empty season list when the series has no seasons', async () => {
    const series = await createTestSeries('Bare');
    const page = await fetchBody<SeriesPage>(`/api/v4/series/${series.publicId}`);
    expect(page.seasons.items).toEqual([]);
    expect(page).not.toHaveProperty('season');
    expect(page).not.toHaveProperty('upNext');
  });

  test.for(pageBoundaries)('pages through $count seasons', async ({ count, pageLengths }) => {
    const { publicId } = await createSeriesWithEpisodes(
      `${count} seasons`,
      ...Array.from({ length: count }, () => 1),
    );
    const titlePages = await readAllPages<Series>(`/api/v4/series/${publicId}`, ({ seasons }) =>
      listTitles(seasons.items),
    );
    expect(titlePages.map((page) => page.length)).toEqual(pageLengths);
    expect(titlePages.flat()).toEqual(Array.from({ length: count }, (_, index) => `Season ${index + 1}`));
  });

  test('expands the requested season, but not a season of another series', async () => {
    const series = await createSeriesWithEpisodes('Mine', 1, 2);
    const otherSeries = await createSeriesWithEpisodes('Foreign', 1);
    const readSeasonId = async (seasonId?: string) =>
      (await fetchBody<SeriesPage>(`/api/v4/series/${series.publicId}?seasonId=${seasonId}`)).season?.id;
    expect(await readSeasonId(series.seasons[1]?.publicId)).toBe(series.seasons[1]?.publicId);
    expect(await readSeasonId(otherSeries.seasons[0]?.publicId)).toBe(series.seasons[0]?.publicId);
    expect(await readSeasonId('nothing')).toBe(series.seasons[0]?.publicId);
  });

  test('returns the access reasons and the licences that would grant access', async () => {
    const series = await createTestSeries('Paid', { access: { kind: 'licence', licences: ['premium'] } });
    expect(await fetchBody(`/api/v4/series/${series.publicId}`)).toMatchObject({
      accessLevel: 'DENIED',
      accessReasons: ['LICENCE_REQUIRED'],
      licences: [{ name: 'Premium' }],
    });
  });

  test('runs as many queries for many seasons and episodes as for few', async () => {
    const smallSeries = await createSeriesWithEpisodes('Small', 1);
    const largeSeries = await createSeriesWithEpisodes('Large', 20, 5, 5, 5, 5, 5);
    expect(await countQueriesForPath(`/api/v4/series/${largeSeries.publicId}`)).toBe(
      await countQueriesForPath(`/api/v4/series/${smallSeries.publicId}`),
    );
  });
});

describe('GET /api/v4/season/{id}', () => {
  test.for(pageBoundaries)('pages through $count episodes', async ({ count, pageLengths }) => {
    const { seasons } = await createSeriesWithEpisodes(`${count} episodes`, count);
    const path = `/api/v4/season/${seasons[0]?.publicId}`;
    const titlePages = await readAllPages<SeasonPage>(path, ({ episodes }) => listTitles(episodes));
    expect(titlePages.map((page) => page.length)).toEqual(pageLengths);
    const allTitles = Array.from({ length: count }, (_, index) => `E${index + 1}`);
    expect(titlePages.flat()).toEqual(allTitles);
    expect((await readAllPages<SeasonPage>(path, ({ episodes }) => listTitles(episodes), 7)).flat()).toEqual(
      allTitles,
    );
  });

  test('includes the series only on the first page', async () => {
    const { publicId, seasons } = await createSeriesWithEpisodes('Whole', 3, 1);
    const path = `/api/v4/season/${seasons[0]?.publicId}`;
    const firstPage = await fetchBody<SeasonPage>(`${path}?rpp=2`);
    expect(firstPage).toMatchObject({
      title: 'Season 1',
      seasonNumber: 1,
      episodeCount: 3,
      seriesId: publicId,
    });
    expect(firstPage.series).toMatchObject({ title: 'Whole', upNext: { title: 'E1' } });
    expect(firstPage.series?.seasons.items).toHaveLength(2);
    const secondPage = await fetchBody<SeasonPage>(`${path}?rpp=2&lastSeen=${firstPage.paging.lastSeen}`);
    expect(listTitles(secondPage.episodes)).toEqual(['E3']);
    expect(secondPage).not.toHaveProperty('series');
  });

  test('returns 404 when the series is not visible', async () => {
    const series = await createTestSeries('Draft', { publishedAt: null });
    const season = await createTestSeason(series.id, 1);
    await createTestEpisode(season.id, 1);
    expect((await service.request(`/api/v4/season/${season.publicId}`)).body.code).toBe('notFound');
  });

  test('runs as many queries for many episodes as for one', async () => {
    const { seasons } = await createSeriesWithEpisodes('Counted', 1, 24);
    expect(await countQueriesForPath(`/api/v4/season/${seasons[1]?.publicId}`)).toBe(
      await countQueriesForPath(`/api/v4/season/${seasons[0]?.publicId}`),
    );
  });
});

describe('series, season and playlist calls', () => {
  test('return 404 for an unknown id and for an id of another realm or type', async () => {
    const { publicId: seriesId, seasons } = await createSeriesWithEpisodes('Here', 1);
    const { publicId: playlistId } = await createTestPlaylist('Here', []);
    const seasonId = seasons[0]?.publicId;
    for (const path of [`series/${seriesId}`, `season/${seasonId}`, `playlist/${playlistId}`]) {
      expect((await service.request(`/api/v4/${path}`)).status).toBe(200);
      expect((await service.request(`/api/v4/${path}`, { realm: 'other' })).body.code).toBe('notFound');
    }
    for (const path of ['series/nothing', 'season/nothing', 'playlist/nothing']) {
      expect((await service.request(`/api/v4/${path}`)).body.code).toBe('notFound');
    }
    for (const path of [
      `series/${playlistId}`,
      `playlist/${seriesId}`,
      `season/${seriesId}`,
      `series/${seasonId}`,
    ]) {
      expect((await service.request(`/api/v4/${path}`)).body.code).toBe('notFound');
    }
  });

  test('return 400 for a forged cursor, a cursor of another list and an invalid page size', async () => {
    const { publicId: seriesId, seasons } = await createSeriesWithEpisodes('Guarded', 2, 1);
    const films = [await service.createVideo(), await service.createVideo()];
    const { publicId: playlistId } = await createTestPlaylist(
      'Guarded',
      films.map(({ id }) => id),
    );
    const paths = [`series/${seriesId}`, `season/${seasons[0]?.publicId}`, `playlist/${playlistId}`];
    const cursors = await Promise.all(
      paths.map(
        async (path) => (await fetchBody<{ paging: Paging }>(`/api/v4/${path}?rpp=1`)).paging.lastSeen,
      ),
    );
    expect(cursors).not.toContain(null);
    for (const [index, path] of paths.entries()) {
      const cursorsOfOtherLists = cursors.toSpliced(index, 1).map((lastSeen) => `lastSeen=${lastSeen}`);
      for (const query of ['lastSeen=made-up', ...cursorsOfOtherLists, 'rpp=0', 'rpp=61']) {
        expect((await service.request(`/api/v4/${path}?${query}`)).body.code).toBe('badRequest');
      }
    }
  });
});
