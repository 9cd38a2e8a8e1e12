import type { AdjacentSeasons, AdjacentVods, Series, Video } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createSeason, createSeries, createVideo, type NewVideo } from '../titles/index.ts';
import { createPlaylist } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const createCommonFields = () => ({ realmId: service.realmId, now: service.clock.now() });
const createEnglishTexts = (title: string) => ({ en: { title } });
const getDb = () => service.services.db;
const fetchBody = async <T>(path: string): Promise<T> => (await service.request<T>(path)).body;
const readError = async (path: string, realm?: string) => {
  const { status, body } = await service.request(path, realm ? { realm } : {});
  return [status, body.code];
};

const getTitles = ({ precedingVods, followingVods }: AdjacentVods) =>
  [precedingVods, followingVods].map((videos) => videos.map(({ title }) => title));

async function createFilms(count: number, overrides: Partial<NewVideo> = {}) {
  const createdFilms = [];
  for (let index = 0; index < count; index++)
    createdFilms.push(await service.createVideo({ title: `F${index}`, ...overrides }));
  return createdFilms;
}

const createTestPlaylist = (items: readonly { id: number }[]) =>
  createPlaylist(getDb(), {
    ...createCommonFields(),
    texts: createEnglishTexts('List'),
    numbered: false,
    items: items.map(({ id }) => id),
  });

/** Creates a series with one season per argument, each with that many episodes. Null creates a draft season. */
async function createTestSeries(...counts: (number | null)[]) {
  const series = await createSeries(getDb(), { ...createCommonFields(), texts: createEnglishTexts('Show') });
  const seasons = [];
  for (const [index, count] of counts.entries()) {
    const number = index + 1;
    const season = await createSeason(getDb(), {
      ...createCommonFields(),
      texts: createEnglishTexts(`Season ${number}`),
      seriesId: series.id,
      number,
      ...(count === null && { publishedAt: null }),
    });
    const episodes = [];
    for (let episodeNumber = 1; episodeNumber <= (count ?? 1); episodeNumber++)
      episodes.push(
        await createVideo(getDb(), {
          ...createCommonFields(),
          texts: createEnglishTexts(`S${number}E${episodeNumber}`),
          episode: { seasonId: season.id, number: episodeNumber },
        }),
      );
    seasons.push({ ...season, episodes });
  }
  return { ...series, seasons };
}

describe('GET /api/v2/playlist/{id}/adjacentTo/{vodId}', () => {
  const buildPath = (list: string, vod: string | undefined, query = '') =>
    `/api/v2/playlist/${list}/adjacentTo/${vod}${query}`;

  test('returns five titles on each side in list order, or as many as requested', async () => {
    const items = await createFilms(13);
    const { publicId } = await createTestPlaylist(items);
    const publicIdInMiddle = items[6]?.publicId;
    expect(getTitles(await fetchBody(buildPath(publicId, publicIdInMiddle)))).toEqual([
      ['F1', 'F2', 'F3', 'F4', 'F5'],
      ['F7', 'F8', 'F9', 'F10', 'F11'],
    ]);
    expect(getTitles(await fetchBody(buildPath(publicId, publicIdInMiddle, '?size=1')))).toEqual([
      ['F5'],
      ['F7'],
    ]);
  });

  test.for([
    [0, [], ['F1', 'F2']],
    [1, ['F0'], ['F2']],
    [2, ['F0', 'F1'], []],
  ] as const)(
    'returns for index %i of three titles: %j before, %j after',
    async ([index, precedingTitles, followingTitles]) => {
      const items = await createFilms(3);
      const { publicId } = await createTestPlaylist(items);
      expect(getTitles(await fetchBody(buildPath(publicId, items[index]?.publicId)))).toEqual([
        precedingTitles,
        followingTitles,
      ]);
    },
  );

  test('returns only visible titles with their access, also for a draft title of the list', async () => {
    const [film] = await createFilms(1);
    const draft = await service.createVideo({ title: 'gone', publishedAt: null });
    const signInTitle = await service.createVideo({ title: 'closed', access: { kind: 'signIn' } });
    const { publicId } = await createTestPlaylist([film, draft, signInTitle] as { id: number }[]);
    const adjacent = await fetchBody<AdjacentVods>(buildPath(publicId, draft.publicId));
    expect(getTitles(adjacent)).toEqual([['F0'], ['closed']]);
    expect(adjacent.followingVods[0]?.accessLevel).toBe('GRANTED_ON_SIGN_IN');
    expect(getTitles(await fetchBody(buildPath(publicId, film?.publicId)))).toEqual([[], ['closed']]);
  });

  test('returns a title that is listed twice only once, so that continuous playback ends', async () => {
    const [a, b, c] = (await createFilms(3)) as [
      { id: number; publicId: string },
      { id: number },
      { id: number },
    ];
    const { publicId } = await createTestPlaylist([a, b, a, c, b]);
    expect(getTitles(await fetchBody(buildPath(publicId, a.publicId)))).toEqual([[], ['F1', 'F2']]);
  });

  test('returns 404 for an unknown list, an unlisted title or another realm, and 400 for an invalid size', async () => {
    const items = await createFilms(2);
    const { publicId } = await createTestPlaylist(items.slice(0, 1));
    const [listedId, unlistedId] = items.map((item) => item.publicId);
    expect(await readError(buildPath(publicId, unlistedId))).toEqual([404, 'notFound']);
    expect(await readError(buildPath('nothing', listedId))).toEqual([404, 'notFound']);
    expect(await readError(buildPath(publicId, listedId), 'other')).toEqual([404, 'notFound']);
    for (const size of ['0', '26', 'all'])
      expect(await readError(buildPath(publicId, listedId, `?size=${size}`))).toEqual([400, 'badRequest']);
  });
});

describe('GET /api/v4/vod/{id}/adjacent', () => {
  const buildPath = (vod: string | undefined, query = '') => `/api/v4/vod/${vod}/adjacent${query}`;

  test('returns episodes of the same season and of the neighbouring seasons', async () => {
    const { seasons } = await createTestSeries(2, 2, 1);
    expect(getTitles(await fetchBody(buildPath(seasons[1]?.episodes[0]?.publicId)))).toEqual([
      ['S1E1', 'S1E2'],
      ['S2E2', 'S3E1'],
    ]);
    expect(getTitles(await fetchBody(buildPath(seasons[1]?.episodes[0]?.publicId, '?size=1')))).toEqual([
      ['S1E2'],
      ['S2E2'],
    ]);
    expect(getTitles(await fetchBody(buildPath(seasons[2]?.episodes[0]?.publicId)))[1]).toEqual([]);
    expect(getTitles(await fetchBody(buildPath(seasons[0]?.episodes[0]?.publicId)))[0]).toEqual([]);
  });

  test('skips draft seasons and seasons without episodes', async () => {
    const { seasons } = await createTestSeries(1, null, 0, 1);
    expect(getTitles(await fetchBody(buildPath(seasons[0]?.episodes[0]?.publicId)))).toEqual([[], ['S4E1']]);
  });

  test('returns episodes without a number last in their season', async () => {
    const { seasons } = await createTestSeries(1, 1);
    const unnumberedEpisodes = [];
    for (const number of [9, 10])
      unnumberedEpisodes.push(
        await createVideo(getDb(), {
          ...createCommonFields(),
          texts: createEnglishTexts('extra'),
          episode: { seasonId: seasons[0]?.id ?? 0, number },
        }),
      );
    await tables(getDb())
      .updateTable('video')
      .set({ episode_number: null })
      .where(
        'content_id',
        'in',
        unnumberedEpisodes.map(({ id }) => id),
      )
      .execute();
    expect(getTitles(await fetchBody(buildPath(seasons[0]?.episodes[0]?.publicId)))).toEqual([
      [],
      ['extra', 'extra', 'S2E1'],
    ]);
    const firstEpisode = await fetchBody<Video>(`/api/v4/vod/${seasons[0]?.episodes[0]?.publicId}`);
    expect(firstEpisode.next?.title).toBe('extra');
    const visitedIds = [firstEpisode.next?.id];
    for (let nextEpisode = firstEpisode.next; nextEpisode && visitedIds.length < 5; ) {
      nextEpisode = (await fetchBody<Video>(`/api/v4/vod/${nextEpisode.id}`)).next;
      visitedIds.push(nextEpisode?.id);
    }
    expect(new Set(visitedIds).size).toBe(visitedIds.length);
    expect(visitedIds).toHaveLength(4);
  });

  test('returns empty lists for a film, and 404 for a draft, an unknown title or another realm', async () => {
    const [film] = await createFilms(1);
    expect(await fetchBody(buildPath(film?.publicId))).toEqual({ precedingVods: [], followingVods: [] });
    const draft = await service.createVideo({ publishedAt: null });
    for (const id of ['nothing', draft.publicId])
      expect(await readError(buildPath(id))).toEqual([404, 'notFound']);
    expect(await readError(buildPath(film?.publicId), 'other')).toEqual([404, 'notFound']);
    expect(await readError(buildPath(film?.publicId, '?size=0'))).toEqual([400, 'badRequest']);
  });
});

describe('GET /api/v4/series/{id}/adjacentTo/{seasonId}', () => {
  const buildPath = (series: string, season: string | undefined, query = '') =>
    `/api/v4/series/${series}/adjacentTo/${season}${query}`;
  const getSeasonNumbers = ({ precedingSeasons, followingSeasons }: AdjacentSeasons) =>
    [precedingSeasons, followingSeasons].map((adjacentSeasons) =>
      adjacentSeasons.map(({ seasonNumber }) => seasonNumber),
    );
  const createNumbers = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

  test('returns 25 seasons on each side in series order, so that pages meet without gaps or duplicates', async () => {
    const { publicId, seasons } = await createTestSeries(...Array.from({ length: 60 }, () => 1));
    expect(getSeasonNumbers(await fetchBody(buildPath(publicId, seasons[29]?.publicId)))).toEqual([
      createNumbers(5, 29),
      createNumbers(31, 55),
    ]);
    expect(getSeasonNumbers(await fetchBody(buildPath(publicId, seasons[4]?.publicId)))[0]).toEqual(
      createNumbers(1, 4),
    );
    expect(getSeasonNumbers(await fetchBody(buildPath(publicId, seasons[54]?.publicId)))[1]).toEqual(
      createNumbers(56, 60),
    );
    expect(getSeasonNumbers(await fetchBody(buildPath(publicId, seasons[1]?.publicId, '?size=1')))).toEqual([
      [1],
      [3],
    ]);
  });

  test('omits seasons without episodes, also next to a season without episodes', async () => {
    const { publicId, seasons } = await createTestSeries(1, 0, 0, null, 2);
    const adjacent = await fetchBody<AdjacentSeasons>(buildPath(publicId, seasons[2]?.publicId));
    const type = 'SEASON';
    expect(adjacent).toEqual({
      precedingSeasons: [
        { id: seasons[0]?.publicId, type, title: 'Season 1', seasonNumber: 1, episodeCount: 1 },
      ],
      followingSeasons: [
        { id: seasons[4]?.publicId, type, title: 'Season 5', seasonNumber: 5, episodeCount: 2 },
      ],
    });
  });

  test('returns 404 for a draft season, a season of another series and a series of another realm', async () => {
    const series = await createTestSeries(1, null);
    const otherSeries = await createTestSeries(1);
    for (const invalidId of [otherSeries.seasons[0]?.publicId, series.seasons[1]?.publicId, 'nothing'])
      expect(await readError(buildPath(series.publicId, invalidId))).toEqual([404, 'notFound']);
    const seasonId = series.seasons[0]?.publicId;
    expect(await readError(buildPath('nothing', seasonId))).toEqual([404, 'notFound']);
    expect(await readError(buildPath(series.publicId, seasonId), 'other')).toEqual([404, 'notFound']);
    expect(await readError(buildPath(series.publicId, seasonId, '?size=26'))).toEqual([400, 'badRequest']);
    expect((await fetchBody<Series>(`/api/v4/series/${series.publicId}`)).seasons.items).toHaveLength(1);
  });
});
