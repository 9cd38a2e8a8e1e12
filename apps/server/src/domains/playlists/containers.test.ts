import type { Paging, SeasonEpisodes, Series } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Credits, createCredited } from '../../../test/credits.ts';
import { countQueriesOf, readPages } from '../../../test/list-pages.ts';
import { startService, type TestService } from '../../../test/service.ts';
import {
  createSeason,
  createSeries,
  createVideo,
  type NewContent,
  type NewVideo,
  setArtwork,
} from '../titles/index.ts';
import { createPlaylist } from './index.ts';

type SeriesPage = Series & { season?: SeasonEpisodes };
type SeasonPage = SeasonEpisodes & { series?: Series };

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'other' });
});
afterAll(() => service.close());

const frame = () => ({ realmId: service.realmId, now: service.clock.now() });
const titled = (title: string): NewContent['texts'] => ({ en: { title } });
const db = () => service.services.db;

const newSeries = (title: string, more: Partial<NewContent> & { people?: Credits } = {}) =>
  createCredited(createSeries, db(), { ...frame(), texts: titled(title), ...more });

const newSeason = (seriesId: number, number: number, more: Partial<NewContent> = {}) =>
  createSeason(db(), { ...frame(), texts: titled(`Season ${number}`), seriesId, number, ...more });

const newEpisode = (seasonId: number, number: number, more: Partial<NewVideo> = {}) =>
  createVideo(db(), { ...frame(), texts: titled(`E${number}`), episode: { seasonId, number }, ...more });

/** A series with as many episodes in each of its seasons as are told. */
async function seriesWith(title: string, ...counts: number[]) {
  const series = await newSeries(title);
  const seasons = [];
  for (const [index, count] of counts.entries()) {
    const season = await newSeason(series.id, index + 1);
    const episodes = [];
    for (let number = 1; number <= count; number++) episodes.push(await newEpisode(season.id, number));
    seasons.push({ ...season, episodes });
  }
  return { ...series, seasons };
}

const playlistOf = (title: string, items: readonly number[], more: Partial<NewContent> = {}) =>
  createPlaylist(db(), { ...frame(), texts: titled(title), numbered: false, items, ...more });

const read = async <T>(path: string, token?: string): Promise<T> =>
  (await service.request<T>(path, token === undefined ? {} : { token })).body;

const titlesOf = (cards: readonly { title: string }[] = []) => cards.map(({ title }) => title);

const pagesOf = <T extends { paging: Paging }>(path: string, titles: (body: T) => string[], rpp?: number) =>
  readPages<T>(service, path, titles, rpp);
const queriesOf = (path: string) => countQueriesOf(service, path);

const boundaries = [
  { count: 0, pages: [0] },
  { count: 1, pages: [1] },
  { count: 24, pages: [24] },
  { count: 25, pages: [25] },
  { count: 26, pages: [25, 1] },
];

describe('A series', () => {
  test('has what its page shows, its seasons in order, and the first of them opened', async () => {
    const series = await newSeries('The Ferry', {
      texts: { en: { title: 'The Ferry', tagline: 'Twice a day.', description: 'Boats.' } },
      rating: 12,
      year: 2021,
      people: [{ name: 'Ada', role: 'cast', character: 'Pilot' }],
    });
    const artwork = { width: 1920, height: 1080, placeholder: 'AAAA', storageKey: 'artwork/x' };
    const hero = await setArtwork(db(), { ...frame(), ...artwork, contentId: series.id, kind: 'hero' });
    const two = await newSeason(series.id, 2);
    const one = await newSeason(series.id, 1, { texts: { en: { title: 'First', description: 'Spring.' } } });
    await newEpisode(two.id, 1);
    await newEpisode(one.id, 2, { durationMs: 60_000 });
    await newEpisode(one.id, 1, { access: { kind: 'signIn' } });

    const paging = { lastSeen: null, moreDataAvailable: false };
    expect(await read(`/api/v4/series/${series.publicId}`)).toEqual({
      seriesId: series.publicId,
      title: 'The Ferry',
      tagline: 'Twice a day.',
      description: 'Boats.',
      rating: 12,
      year: 2021,
      accessLevel: 'GRANTED',
      accessReasons: [],
      licences: [],
      people: [{ name: 'Ada', role: 'cast', character: 'Pilot' }],
      hero: { url: `/images/${hero.publicId}`, width: 1920, height: 1080, placeholder: 'AAAA' },
      seasons: {
        items: [
          { id: one.publicId, title: 'First', seasonNumber: 1, episodeCount: 2, description: 'Spring.' },
          { id: two.publicId, title: 'Season 2', seasonNumber: 2, episodeCount: 1 },
        ],
        paging,
      },
      paging,
      upNext: expect.objectContaining({ title: 'E1', seasonId: one.publicId }),
      season: {
        id: one.publicId,
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

  test('drops seasons without episodes that can be seen, and what is a draft', async () => {
    const series = await newSeries('Gaps');
    await newSeason(series.id, 1);
    const hidden = await newSeason(series.id, 2, { publishedAt: null });
    await newEpisode(hidden.id, 1);
    const drafts = await newSeason(series.id, 3);
    await newEpisode(drafts.id, 1, { publishedAt: null });
    const seen = await newSeason(series.id, 4);
    await newEpisode(seen.id, 1);
    await newEpisode(seen.id, 2, { publishedAt: null });
    const { seasons, upNext } = await read<SeriesPage>(`/api/v4/series/${series.publicId}`);
    expect(seasons.items).toMatchObject([{ id: seen.publicId, episodeCount: 1 }]);
    expect(upNext).toMatchObject({ seasonId: seen.publicId });
    expect((await service.request(`/api/v4/season/${hidden.publicId}`)).body.code).toBe('notFound');
  });

  test('without any season says so, and opens none', async () => {
    const series = await newSeries('Bare');
    const page = await read<SeriesPage>(`/api/v4/series/${series.publicId}`);
    expect(page.seasons.items).toEqual([]);
    expect(page).not.toHaveProperty('season');
    expect(page).not.toHaveProperty('upNext');
  });

  test.for(boundaries)('of $count seasons is paged exactly', async ({ count, pages }) => {
    const { publicId } = await seriesWith(`${count} seasons`, ...Array.from({ length: count }, () => 1));
    const found = await pagesOf<Series>(`/api/v4/series/${publicId}`, ({ seasons }) =>
      titlesOf(seasons.items),
    );
    expect(found.map((page) => page.length)).toEqual(pages);
    expect(found.flat()).toEqual(Array.from({ length: count }, (_, index) => `Season ${index + 1}`));
  });

  test('opens the season that is asked for, and none of another series', async () => {
    const mine = await seriesWith('Mine', 1, 2);
    const foreign = await seriesWith('Foreign', 1);
    const opened = async (seasonId?: string) =>
      (await read<SeriesPage>(`/api/v4/series/${mine.publicId}?seasonId=${seasonId}`)).season?.id;
    expect(await opened(mine.seasons[1]?.publicId)).toBe(mine.seasons[1]?.publicId);
    expect(await opened(foreign.seasons[0]?.publicId)).toBe(mine.seasons[0]?.publicId);
    expect(await opened('nothing')).toBe(mine.seasons[0]?.publicId);
  });

  test('says why it is closed, with the licences that open it', async () => {
    const series = await newSeries('Paid', { access: { kind: 'licence', licences: ['premium'] } });
    expect(await read(`/api/v4/series/${series.publicId}`)).toMatchObject({
      accessLevel: 'DENIED',
      accessReasons: ['LICENCE_REQUIRED'],
      licences: [{ name: 'Premium' }],
    });
  });

  test('needs as many queries for many seasons and episodes as for few', async () => {
    const small = await seriesWith('Small', 1);
    const large = await seriesWith('Large', 20, 5, 5, 5, 5, 5);
    expect(await queriesOf(`/api/v4/series/${large.publicId}`)).toBe(
      await queriesOf(`/api/v4/series/${small.publicId}`),
    );
  });
});

describe('A season', () => {
  test.for(boundaries)('of $count episodes is paged exactly', async ({ count, pages }) => {
    const { seasons } = await seriesWith(`${count} episodes`, count);
    const path = `/api/v4/season/${seasons[0]?.publicId}`;
    const found = await pagesOf<SeasonPage>(path, ({ episodes }) => titlesOf(episodes));
    expect(found.map((page) => page.length)).toEqual(pages);
    const all = Array.from({ length: count }, (_, index) => `E${index + 1}`);
    expect(found.flat()).toEqual(all);
    expect((await pagesOf<SeasonPage>(path, ({ episodes }) => titlesOf(episodes), 7)).flat()).toEqual(all);
  });

  test('comes with its series on the first page alone', async () => {
    const { publicId, seasons } = await seriesWith('Whole', 3, 1);
    const path = `/api/v4/season/${seasons[0]?.publicId}`;
    const first = await read<SeasonPage>(`${path}?rpp=2`);
    expect(first).toMatchObject({ title: 'Season 1', seasonNumber: 1, episodeCount: 3, seriesId: publicId });
    expect(first.series).toMatchObject({ title: 'Whole', upNext: { title: 'E1' } });
    expect(first.series?.seasons.items).toHaveLength(2);
    const second = await read<SeasonPage>(`${path}?rpp=2&lastSeen=${first.paging.lastSeen}`);
    expect(titlesOf(second.episodes)).toEqual(['E3']);
    expect(second).not.toHaveProperty('series');
  });

  test('is not found when its series cannot be seen', async () => {
    const series = await newSeries('Draft', { publishedAt: null });
    const season = await newSeason(series.id, 1);
    await newEpisode(season.id, 1);
    expect((await service.request(`/api/v4/season/${season.publicId}`)).body.code).toBe('notFound');
  });

  test('needs as many queries for many episodes as for one', async () => {
    const { seasons } = await seriesWith('Counted', 1, 24);
    expect(await queriesOf(`/api/v4/season/${seasons[1]?.publicId}`)).toBe(
      await queriesOf(`/api/v4/season/${seasons[0]?.publicId}`),
    );
  });
});

describe('Lists', () => {
  test('of another realm, of another kind, or that do not exist are not found', async () => {
    const { publicId: series, seasons } = await seriesWith('Here', 1);
    const { publicId: list } = await playlistOf('Here', []);
    const season = seasons[0]?.publicId;
    for (const path of [`series/${series}`, `season/${season}`, `playlist/${list}`]) {
      expect((await service.request(`/api/v4/${path}`)).status).toBe(200);
      expect((await service.request(`/api/v4/${path}`, { realm: 'other' })).body.code).toBe('notFound');
    }
    for (const path of ['series/nothing', 'season/nothing', 'playlist/nothing']) {
      expect((await service.request(`/api/v4/${path}`)).body.code).toBe('notFound');
    }
    for (const path of [`series/${list}`, `playlist/${series}`, `season/${series}`, `series/${season}`]) {
      expect((await service.request(`/api/v4/${path}`)).body.code).toBe('notFound');
    }
  });

  test('are refused with a cursor that we did not write, and with a page that is too large', async () => {
    const { publicId: series, seasons } = await seriesWith('Guarded', 2, 1);
    const films = [await service.video(), await service.video()];
    const { publicId: list } = await playlistOf(
      'Guarded',
      films.map(({ id }) => id),
    );
    const paths = [`series/${series}`, `season/${seasons[0]?.publicId}`, `playlist/${list}`];
    const cursors = await Promise.all(
      paths.map(async (path) => (await read<{ paging: Paging }>(`/api/v4/${path}?rpp=1`)).paging.lastSeen),
    );
    expect(cursors).not.toContain(null);
    for (const [index, path] of paths.entries()) {
      const ofOtherLists = cursors.toSpliced(index, 1).map((lastSeen) => `lastSeen=${lastSeen}`);
      for (const query of ['lastSeen=made-up', ...ofOtherLists, 'rpp=0', 'rpp=61']) {
        expect((await service.request(`/api/v4/${path}?${query}`)).body.code).toBe('badRequest');
      }
    }
  });
});
