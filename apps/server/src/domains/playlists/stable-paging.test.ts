// Tests that paging continues correctly when a list changes between two pages.
import type { Playlist, Season, SeasonEpisodes, Series } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createSeason, createSeries, createVideo } from '../titles/index.ts';
import { createPlaylist, setPlaylistItems } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const createCommonFields = () => ({ realmId: service.realmId, now: service.clock.now() });
const createEnglishTexts = (title: string) => ({ en: { title } });
const getDb = () => service.services.db;
const fetchBody = async <T>(path: string): Promise<T> => (await service.request<T>(path)).body;
const getNumbers = (count: number) => Array.from({ length: count }, (_, number) => number + 1);

async function hideContent(id: number | undefined) {
  await tables(getDb())
    .updateTable('content')
    .set({ published_at: null })
    .where('id', '=', id ?? 0)
    .execute();
}

describe('playlist paging', () => {
  const readPageAfter = (id: string, lastSeen: string | null) =>
    fetchBody<Playlist>(`/api/v4/playlist/${id}?lastSeen=${lastSeen}`);

  async function createTestPlaylist(count: number) {
    const films = [];
    for (const number of getNumbers(count)) films.push(await service.createVideo({ title: `P${number}` }));
    const list = await createPlaylist(getDb(), {
      ...createCommonFields(),
      texts: createEnglishTexts('Moving'),
      numbered: false,
      items: films.map(({ id }) => id),
    });
    const setItems = async (items: readonly number[]) => {
      await setPlaylistItems(getDb(), {
        realmId: service.realmId,
        contentId: list.id,
        items,
        now: service.clock.now(),
      });
      await service.waitForEvents();
    };
    return { ...list, films, ids: films.map(({ id }) => id), setItems };
  }

  test('returns a playlist of 50 titles as two pages of 25, and no third page', async () => {
    const { publicId } = await createTestPlaylist(50);
    const firstPage = await fetchBody<Playlist>(`/api/v4/playlist/${publicId}`);
    const secondPage = await readPageAfter(publicId, firstPage.paging.lastSeen);
    expect([firstPage.vods.length, secondPage.vods.length]).toEqual([25, 25]);
    expect([firstPage.paging.moreDataAvailable, secondPage.paging.moreDataAvailable]).toEqual([true, false]);
    expect(secondPage.paging.lastSeen).toBeNull();
  });

  test('continues after the last title of the first page when earlier titles are removed and others are appended', async () => {
    const { publicId, ids, setItems } = await createTestPlaylist(27);
    const firstPage = await fetchBody<Playlist>(`/api/v4/playlist/${publicId}`);
    const addedFilm = await service.createVideo({ title: 'late' });
    await setItems([...ids.slice(3), addedFilm.id]);
    const secondPage = await readPageAfter(publicId, firstPage.paging.lastSeen);
    expect(secondPage.vods.map(({ title }) => title)).toEqual(['P26', 'P27', 'late']);
  });

  test('continues at the position of the last title of the first page when that title is hidden or all later titles are removed', async () => {
    const { publicId, ids, setItems } = await createTestPlaylist(27);
    const firstPage = await fetchBody<Playlist>(`/api/v4/playlist/${publicId}`);
    await hideContent(ids[24]);
    expect((await readPageAfter(publicId, firstPage.paging.lastSeen)).vods.map(({ title }) => title)).toEqual(
      ['P26', 'P27'],
    );
    await setItems(ids.slice(0, 25));
    expect(await readPageAfter(publicId, firstPage.paging.lastSeen)).toMatchObject({
      vods: [],
      paging: { moreDataAvailable: false },
    });
  });

  test.each<[string, (ids: number[], addedId: number) => number[]]>([
    ['with titles before it', (ids) => [...ids.slice(3, 24), ...ids.slice(25)]],
    [
      'after a title was inserted before it',
      (ids, addedId) => [addedId, ...ids.slice(0, 24), ...ids.slice(25)],
    ],
    ['with almost all titles before it', (ids) => [...ids.slice(0, 1), ...ids.slice(25)]],
    ['with all titles before it', (ids) => ids.slice(25)],
    [
      'with all titles before it, and a title is inserted at the start',
      (ids, addedId) => [addedId, ...ids.slice(25)],
    ],
  ])(
    'neither omits nor repeats a title when the last one of the first page is removed %s',
    async (_description, edit) => {
      const { publicId, ids, setItems } = await createTestPlaylist(27);
      const firstPage = await fetchBody<Playlist>(`/api/v4/playlist/${publicId}`);
      const addedFilm = await service.createVideo({ title: 'late' });
      await setItems(edit(ids, addedFilm.id));
      const secondPage = await readPageAfter(publicId, firstPage.paging.lastSeen);
      expect(secondPage.vods.map(({ title }) => title)).toEqual(['P26', 'P27']);
    },
  );

  test('returns a title appended to a list whose other titles were all removed', async () => {
    const { publicId, setItems } = await createTestPlaylist(27);
    const firstPage = await fetchBody<Playlist>(`/api/v4/playlist/${publicId}`);
    const addedFilm = await service.createVideo({ title: 'late' });
    await setItems([addedFilm.id]);
    expect((await readPageAfter(publicId, firstPage.paging.lastSeen)).vods.map(({ title }) => title)).toEqual(
      ['late'],
    );
  });

  test('continues correctly after many changes between two pages', async () => {
    const { publicId, ids, setItems } = await createTestPlaylist(27);
    const firstPage = await fetchBody<Playlist>(`/api/v4/playlist/${publicId}`);
    let firstPageIds = ids.slice(0, 25);
    for (const number of getNumbers(12)) {
      const { id } = await service.createVideo({ title: `between ${number}` });
      // Inserts one title among the titles of the first page and removes another.
      firstPageIds = [...firstPageIds.slice(0, 10), id, ...firstPageIds.slice(10, -1)];
      await setItems([...firstPageIds, ...ids.slice(25)]);
    }
    const secondPage = await readPageAfter(publicId, firstPage.paging.lastSeen);
    expect(secondPage.vods.map(({ title }) => title)).toEqual(['P26', 'P27']);
  });

  test('continues correctly when titles of several pages are removed', async () => {
    const { publicId, ids, setItems } = await createTestPlaylist(8);
    const readPage = (lastSeen: string | null) =>
      fetchBody<Playlist>(
        `/api/v4/playlist/${publicId}?rpp=2${lastSeen === null ? '' : `&lastSeen=${lastSeen}`}`,
      );
    const firstPage = await readPage(null);
    const secondPage = await readPage(firstPage.paging.lastSeen);
    await setItems([...ids.slice(0, 1), ...ids.slice(4)]);
    const thirdPage = await readPage(secondPage.paging.lastSeen);
    expect(thirdPage.vods.map(({ title }) => title)).toEqual(['P5', 'P6']);
    expect((await readPage(thirdPage.paging.lastSeen)).vods.map(({ title }) => title)).toEqual(['P7', 'P8']);
  });
});

describe('series paging', () => {
  async function createTestSeries(count: number) {
    const series = await createSeries(getDb(), {
      ...createCommonFields(),
      texts: createEnglishTexts('Show'),
    });
    const seasons = [];
    for (const number of getNumbers(count)) {
      const season = await createSeason(getDb(), {
        ...createCommonFields(),
        texts: createEnglishTexts(`Season ${number}`),
        seriesId: series.id,
        number,
      });
      await createVideo(getDb(), {
        ...createCommonFields(),
        texts: createEnglishTexts('E'),
        episode: { seasonId: season.id, number: 1 },
      });
      seasons.push(season);
    }
    return { ...series, seasons };
  }
  const getSeasonNumbers = (seasons: readonly Season[]) => seasons.map(({ seasonNumber }) => seasonNumber);

  test('returns 50 seasons as two pages of 25, and the second page omits only a season that is hidden later', async () => {
    const { publicId, seasons } = await createTestSeries(50);
    const firstPage = await fetchBody<Series>(`/api/v4/series/${publicId}`);
    expect(getSeasonNumbers(firstPage.seasons.items)).toEqual(getNumbers(25));
    const path = `/api/v4/series/${publicId}?lastSeen=${firstPage.paging.lastSeen}`;
    const secondPage = await fetchBody<Series>(path);
    expect(getSeasonNumbers(secondPage.seasons.items)).toEqual(getNumbers(50).slice(25));
    expect(secondPage.paging).toEqual({ lastSeen: null, moreDataAvailable: false });
    await hideContent(seasons[24]?.id);
    await hideContent(seasons[25]?.id);
    expect(getSeasonNumbers((await fetchBody<Series>(`${path}&language=en`)).seasons.items)).toEqual(
      getNumbers(50).slice(26),
    );
  });
});

describe('season paging', () => {
  test('returns 50 episodes as two pages of 25, and continues correctly when episodes are hidden and added', async () => {
    const series = await createSeries(getDb(), {
      ...createCommonFields(),
      texts: createEnglishTexts('Show'),
    });
    const season = await createSeason(getDb(), {
      ...createCommonFields(),
      texts: createEnglishTexts('Season 1'),
      seriesId: series.id,
      number: 1,
    });
    const addEpisode = (number: number) =>
      createVideo(getDb(), {
        ...createCommonFields(),
        texts: createEnglishTexts(`E${number}`),
        episode: { seasonId: season.id, number },
      });
    const episodes = [];
    for (const number of getNumbers(50)) episodes.push(await addEpisode(number));
    const firstPage = await fetchBody<SeasonEpisodes>(`/api/v4/season/${season.publicId}`);
    expect(firstPage.episodes).toHaveLength(25);
    const path = `/api/v4/season/${season.publicId}?lastSeen=${firstPage.paging.lastSeen}`;
    const secondPage = await fetchBody<SeasonEpisodes>(path);
    expect(secondPage.episodes).toHaveLength(25);
    expect(secondPage.paging).toEqual({ lastSeen: null, moreDataAvailable: false });
    for (const episode of [episodes[0], episodes[24], episodes[25]]) await hideContent(episode?.id);
    await addEpisode(51);
    const changedPage = await fetchBody<SeasonEpisodes>(`${path}&language=en`);
    expect(changedPage.episodes.map(({ title }) => title)).toEqual(
      getNumbers(51)
        .slice(26)
        .map((number) => `E${number}`),
    );
    expect(changedPage.paging.moreDataAvailable).toBe(false);
  });
});
