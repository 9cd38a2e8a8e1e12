import type { Playlist, Season, SeasonEpisodes, Series } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createSeason, createSeries, createVideo } from '../titles/index.ts';
import { createPlaylist, setPlaylistItems } from './index.ts';

// What is listed may change while somebody pages through it.

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const frame = () => ({ realmId: service.realmId, now: service.clock.now() });
const titled = (title: string) => ({ en: { title } });
const db = () => service.services.db;
const read = async <T>(path: string): Promise<T> => (await service.request<T>(path)).body;
const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1);

async function hide(id: number | undefined) {
  await tables(db())
    .updateTable('content')
    .set({ published_at: null })
    .where('id', '=', id ?? 0)
    .execute();
}

describe('A playlist', () => {
  const after = (id: string, lastSeen: string | null) =>
    read<Playlist>(`/api/v4/playlist/${id}?lastSeen=${lastSeen}`);

  async function listOf(count: number) {
    const films = [];
    for (const nth of numbers(count)) films.push(await service.video({ title: `P${nth}` }));
    const list = await createPlaylist(db(), {
      ...frame(),
      texts: titled('Moving'),
      numbered: false,
      items: films.map(({ id }) => id),
    });
    const put = async (items: readonly number[]) => {
      await setPlaylistItems(db(), {
        realmId: service.realmId,
        contentId: list.id,
        items,
        now: service.clock.now(),
      });
      await service.settled();
    };
    return { ...list, films, ids: films.map(({ id }) => id), put };
  }

  test('of 50 titles has two whole pages, and no third', async () => {
    const { publicId } = await listOf(50);
    const first = await read<Playlist>(`/api/v4/playlist/${publicId}`);
    const second = await after(publicId, first.paging.lastSeen);
    expect([first.vods.length, second.vods.length]).toEqual([25, 25]);
    expect([first.paging.moreDataAvailable, second.paging.moreDataAvailable]).toEqual([true, false]);
    expect(second.paging.lastSeen).toBeNull();
  });

  test('goes on after the last title seen when titles before it are taken away, and when some are added behind', async () => {
    const { publicId, ids, put } = await listOf(27);
    const first = await read<Playlist>(`/api/v4/playlist/${publicId}`);
    const late = await service.video({ title: 'late' });
    await put([...ids.slice(3), late.id]);
    const second = await after(publicId, first.paging.lastSeen);
    expect(second.vods.map(({ title }) => title)).toEqual(['P26', 'P27', 'late']);
  });

  test('goes on at the place of the last title seen when that has gone', async () => {
    const { publicId, ids, put } = await listOf(27);
    const first = await read<Playlist>(`/api/v4/playlist/${publicId}`);
    await hide(ids[24]);
    expect((await after(publicId, first.paging.lastSeen)).vods.map(({ title }) => title)).toEqual([
      'P26',
      'P27',
    ]);
    await put(ids.slice(0, 25));
    expect(await after(publicId, first.paging.lastSeen)).toMatchObject({
      vods: [],
      paging: { moreDataAvailable: false },
    });
  });

  test.each<[string, (ids: number[], late: number) => number[]]>([
    ['with titles before it', (ids) => [...ids.slice(3, 24), ...ids.slice(25)]],
    ['and others came before it', (ids, late) => [late, ...ids.slice(0, 24), ...ids.slice(25)]],
    ['with almost all before it', (ids) => [...ids.slice(0, 1), ...ids.slice(25)]],
    ['with all before it', (ids) => ids.slice(25)],
    ['with some of the first', (ids) => [...ids.slice(3, 24), ...ids.slice(25)]],
    ['with all before it, and others come in front', (ids, late) => [late, ...ids.slice(25)]],
  ])('neither leaves out nor repeats a title when the last one seen is taken away %s', async (_how, rest) => {
    const { publicId, ids, put } = await listOf(27);
    const first = await read<Playlist>(`/api/v4/playlist/${publicId}`);
    const late = await service.video({ title: 'late' });
    await put(rest(ids, late.id));
    const second = await after(publicId, first.paging.lastSeen);
    expect(second.vods.map(({ title }) => title)).toEqual(['P26', 'P27']);
  });

  test('gives what was put behind the last title seen, when all that was there is gone', async () => {
    const { publicId, put } = await listOf(27);
    const first = await read<Playlist>(`/api/v4/playlist/${publicId}`);
    const late = await service.video({ title: 'late' });
    await put([late.id]);
    expect((await after(publicId, first.paging.lastSeen)).vods.map(({ title }) => title)).toEqual(['late']);
  });

  test('goes on rightly between two pages whatever comes in between, often', async () => {
    const { publicId, ids, put } = await listOf(27);
    const first = await read<Playlist>(`/api/v4/playlist/${publicId}`);
    let before = ids.slice(0, 25);
    for (const nth of numbers(12)) {
      const { id } = await service.video({ title: `between ${nth}` });
      // one goes, one comes in the midst of those that were seen
      before = [...before.slice(0, 10), id, ...before.slice(10, -1)];
      await put([...before, ...ids.slice(25)]);
    }
    const second = await after(publicId, first.paging.lastSeen);
    expect(second.vods.map(({ title }) => title)).toEqual(['P26', 'P27']);
  });

  test('goes on rightly from page to page when titles of several pages are taken away', async () => {
    const { publicId, ids, put } = await listOf(8);
    const page = (lastSeen: string | null) =>
      read<Playlist>(`/api/v4/playlist/${publicId}?rpp=2${lastSeen === null ? '' : `&lastSeen=${lastSeen}`}`);
    const first = await page(null);
    const second = await page(first.paging.lastSeen);
    await put([...ids.slice(0, 1), ...ids.slice(4)]);
    const third = await page(second.paging.lastSeen);
    expect(third.vods.map(({ title }) => title)).toEqual(['P5', 'P6']);
    expect((await page(third.paging.lastSeen)).vods.map(({ title }) => title)).toEqual(['P7', 'P8']);
  });
});

describe('A series', () => {
  async function seriesOf(count: number) {
    const series = await createSeries(db(), { ...frame(), texts: titled('Show') });
    const seasons = [];
    for (const number of numbers(count)) {
      const season = await createSeason(db(), {
        ...frame(),
        texts: titled(`Season ${number}`),
        seriesId: series.id,
        number,
      });
      await createVideo(db(), {
        ...frame(),
        texts: titled('E'),
        episode: { seasonId: season.id, number: 1 },
      });
      seasons.push(season);
    }
    return { ...series, seasons };
  }
  const numbersOf = (seasons: readonly Season[]) => seasons.map(({ seasonNumber }) => seasonNumber);

  test('of 50 seasons has two whole pages; one that goes meanwhile is missed, no other is', async () => {
    const { publicId, seasons } = await seriesOf(50);
    const first = await read<Series>(`/api/v4/series/${publicId}`);
    expect(numbersOf(first.seasons.items)).toEqual(numbers(25));
    const path = `/api/v4/series/${publicId}?lastSeen=${first.paging.lastSeen}`;
    const second = await read<Series>(path);
    expect(numbersOf(second.seasons.items)).toEqual(numbers(50).slice(25));
    expect(second.paging).toEqual({ lastSeen: null, moreDataAvailable: false });
    await hide(seasons[24]?.id);
    await hide(seasons[25]?.id);
    expect(numbersOf((await read<Series>(`${path}&language=en`)).seasons.items)).toEqual(
      numbers(50).slice(26),
    );
  });
});

describe('A season', () => {
  test('of 50 episodes has two whole pages, and goes on rightly when some come and go', async () => {
    const series = await createSeries(db(), { ...frame(), texts: titled('Show') });
    const season = await createSeason(db(), {
      ...frame(),
      texts: titled('Season 1'),
      seriesId: series.id,
      number: 1,
    });
    const add = (number: number) =>
      createVideo(db(), {
        ...frame(),
        texts: titled(`E${number}`),
        episode: { seasonId: season.id, number },
      });
    const episodes = [];
    for (const number of numbers(50)) episodes.push(await add(number));
    const first = await read<SeasonEpisodes>(`/api/v4/season/${season.publicId}`);
    expect(first.episodes).toHaveLength(25);
    const path = `/api/v4/season/${season.publicId}?lastSeen=${first.paging.lastSeen}`;
    const second = await read<SeasonEpisodes>(path);
    expect(second.episodes).toHaveLength(25);
    expect(second.paging).toEqual({ lastSeen: null, moreDataAvailable: false });
    for (const gone of [episodes[0], episodes[24], episodes[25]]) await hide(gone?.id);
    await add(51);
    const moved = await read<SeasonEpisodes>(`${path}&language=en`);
    expect(moved.episodes.map(({ title }) => title)).toEqual(
      numbers(51)
        .slice(26)
        .map((number) => `E${number}`),
    );
    expect(moved.paging.moreDataAvailable).toBe(false);
  });
});
