import type { AdjacentSeasons, AdjacentVods, Series, Video } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createSeason, createSeries, createVideo, type NewVideo } from '../titles/index.ts';
import { createPlaylist } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'other' });
});
afterAll(() => service.close());

const frame = () => ({ realmId: service.realmId, now: service.clock.now() });
const titled = (title: string) => ({ en: { title } });
const db = () => service.services.db;
const read = async <T>(path: string): Promise<T> => (await service.request<T>(path)).body;
const refusal = async (path: string, realm?: string) => {
  const { status, body } = await service.request(path, realm ? { realm } : {});
  return [status, body.code];
};

const sidesOf = ({ precedingVods, followingVods }: AdjacentVods) =>
  [precedingVods, followingVods].map((side) => side.map(({ title }) => title));

async function films(count: number, more: Partial<NewVideo> = {}) {
  const made = [];
  for (let nth = 0; nth < count; nth++) made.push(await service.video({ title: `F${nth}`, ...more }));
  return made;
}

const playlistOf = (items: readonly { id: number }[]) =>
  createPlaylist(db(), {
    ...frame(),
    texts: titled('List'),
    numbered: false,
    items: items.map(({ id }) => id),
  });

/** A series with as many episodes in each of its seasons as are told; a draft season for a null. */
async function seriesOf(...counts: (number | null)[]) {
  const series = await createSeries(db(), { ...frame(), texts: titled('Show') });
  const seasons = [];
  for (const [index, count] of counts.entries()) {
    const number = index + 1;
    const season = await createSeason(db(), {
      ...frame(),
      texts: titled(`Season ${number}`),
      seriesId: series.id,
      number,
      ...(count === null && { publishedAt: null }),
    });
    const episodes = [];
    for (let nth = 1; nth <= (count ?? 1); nth++)
      episodes.push(
        await createVideo(db(), {
          ...frame(),
          texts: titled(`S${number}E${nth}`),
          episode: { seasonId: season.id, number: nth },
        }),
      );
    seasons.push({ ...season, episodes });
  }
  return { ...series, seasons };
}

describe('Beside a title of a playlist', () => {
  const path = (list: string, vod: string | undefined, query = '') =>
    `/api/v2/playlist/${list}/adjacentTo/${vod}${query}`;

  test('stand five on each side, in the order of the list, or as many as asked for', async () => {
    const items = await films(13);
    const { publicId } = await playlistOf(items);
    const at = items[6]?.publicId;
    expect(sidesOf(await read(path(publicId, at)))).toEqual([
      ['F1', 'F2', 'F3', 'F4', 'F5'],
      ['F7', 'F8', 'F9', 'F10', 'F11'],
    ]);
    expect(sidesOf(await read(path(publicId, at, '?size=1')))).toEqual([['F5'], ['F7']]);
  });

  test.for([
    [0, [], ['F1', 'F2']],
    [1, ['F0'], ['F2']],
    [2, ['F0', 'F1'], []],
  ] as const)('at place %i of three stand %j and %j', async ([place, before, after]) => {
    const items = await films(3);
    const { publicId } = await playlistOf(items);
    expect(sidesOf(await read(path(publicId, items[place]?.publicId)))).toEqual([before, after]);
  });

  test('stands what this viewer can see, with its access; a title that has gone keeps its place', async () => {
    const [one] = await films(1);
    const gone = await service.video({ title: 'gone', publishedAt: null });
    const closed = await service.video({ title: 'closed', access: { kind: 'signIn' } });
    const { publicId } = await playlistOf([one, gone, closed] as { id: number }[]);
    const beside = await read<AdjacentVods>(path(publicId, gone.publicId));
    expect(sidesOf(beside)).toEqual([['F0'], ['closed']]);
    expect(beside.followingVods[0]?.accessLevel).toBe('GRANTED_ON_SIGN_IN');
    expect(sidesOf(await read(path(publicId, one?.publicId)))).toEqual([[], ['closed']]);
  });

  test('stands what is listed twice once, so that playing on ends', async () => {
    const [a, b, c] = (await films(3)) as [{ id: number; publicId: string }, { id: number }, { id: number }];
    const { publicId } = await playlistOf([a, b, a, c, b]);
    expect(sidesOf(await read(path(publicId, a.publicId)))).toEqual([[], ['F1', 'F2']]);
  });

  test('is nothing where the list or its title is not there, of another realm, or asked for wrongly', async () => {
    const items = await films(2);
    const { publicId } = await playlistOf(items.slice(0, 1));
    const [here, elsewhere] = items.map((item) => item.publicId);
    expect(await refusal(path(publicId, elsewhere))).toEqual([404, 'notFound']);
    expect(await refusal(path('nothing', here))).toEqual([404, 'notFound']);
    expect(await refusal(path(publicId, here), 'other')).toEqual([404, 'notFound']);
    for (const size of ['0', '26', 'all'])
      expect(await refusal(path(publicId, here, `?size=${size}`))).toEqual([400, 'badRequest']);
  });
});

describe('Beside an episode', () => {
  const path = (vod: string | undefined, query = '') => `/api/v4/vod/${vod}/adjacent${query}`;

  test('stand those of its season and of the seasons around it', async () => {
    const { seasons } = await seriesOf(2, 2, 1);
    expect(sidesOf(await read(path(seasons[1]?.episodes[0]?.publicId)))).toEqual([
      ['S1E1', 'S1E2'],
      ['S2E2', 'S3E1'],
    ]);
    expect(sidesOf(await read(path(seasons[1]?.episodes[0]?.publicId, '?size=1')))).toEqual([
      ['S1E2'],
      ['S2E2'],
    ]);
    expect(sidesOf(await read(path(seasons[2]?.episodes[0]?.publicId)))[1]).toEqual([]);
    expect(sidesOf(await read(path(seasons[0]?.episodes[0]?.publicId)))[0]).toEqual([]);
  });

  test('a season that cannot be seen or has no episode is passed over', async () => {
    const { seasons } = await seriesOf(1, null, 0, 1);
    expect(sidesOf(await read(path(seasons[0]?.episodes[0]?.publicId)))).toEqual([[], ['S4E1']]);
  });

  test('episodes without a number come last in their season, and none is lost', async () => {
    const { seasons } = await seriesOf(1, 1);
    const extras = [];
    for (const number of [9, 10])
      extras.push(
        await createVideo(db(), {
          ...frame(),
          texts: titled('extra'),
          episode: { seasonId: seasons[0]?.id ?? 0, number },
        }),
      );
    await tables(db())
      .updateTable('video')
      .set({ episode_number: null })
      .where(
        'content_id',
        'in',
        extras.map(({ id }) => id),
      )
      .execute();
    expect(sidesOf(await read(path(seasons[0]?.episodes[0]?.publicId)))).toEqual([
      [],
      ['extra', 'extra', 'S2E1'],
    ]);
    const first = await read<Video>(`/api/v4/vod/${seasons[0]?.episodes[0]?.publicId}`);
    expect(first.next?.title).toBe('extra');
    const met = [first.next?.id];
    for (let next = first.next; next && met.length < 5; ) {
      next = (await read<Video>(`/api/v4/vod/${next.id}`)).next;
      met.push(next?.id);
    }
    expect(new Set(met).size).toBe(met.length);
    expect(met).toHaveLength(4);
  });

  test('there is nothing beside a film, and nothing of what is not there or of another realm', async () => {
    const [film] = await films(1);
    expect(await read(path(film?.publicId))).toEqual({ precedingVods: [], followingVods: [] });
    const draft = await service.video({ publishedAt: null });
    for (const id of ['nothing', draft.publicId]) expect(await refusal(path(id))).toEqual([404, 'notFound']);
    expect(await refusal(path(film?.publicId), 'other')).toEqual([404, 'notFound']);
    expect(await refusal(path(film?.publicId, '?size=0'))).toEqual([400, 'badRequest']);
  });
});

describe('Beside a season', () => {
  const path = (series: string, season: string | undefined, query = '') =>
    `/api/v4/series/${series}/adjacentTo/${season}${query}`;
  const numbersOf = ({ precedingSeasons, followingSeasons }: AdjacentSeasons) =>
    [precedingSeasons, followingSeasons].map((side) => side.map(({ seasonNumber }) => seasonNumber));
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, nth) => from + nth);

  test('stand 25 on each side, in the order of the series, and the pages meet without gap or double', async () => {
    const { publicId, seasons } = await seriesOf(...Array.from({ length: 60 }, () => 1));
    expect(numbersOf(await read(path(publicId, seasons[29]?.publicId)))).toEqual([
      range(5, 29),
      range(31, 55),
    ]);
    expect(numbersOf(await read(path(publicId, seasons[4]?.publicId)))[0]).toEqual(range(1, 4));
    expect(numbersOf(await read(path(publicId, seasons[54]?.publicId)))[1]).toEqual(range(56, 60));
    expect(numbersOf(await read(path(publicId, seasons[1]?.publicId, '?size=1')))).toEqual([[1], [3]]);
  });

  test('those without episodes are left out; what is asked about may be one of them', async () => {
    const { publicId, seasons } = await seriesOf(1, 0, 0, null, 2);
    const beside = await read<AdjacentSeasons>(path(publicId, seasons[2]?.publicId));
    expect(beside).toEqual({
      precedingSeasons: [{ id: seasons[0]?.publicId, title: 'Season 1', seasonNumber: 1, episodeCount: 1 }],
      followingSeasons: [{ id: seasons[4]?.publicId, title: 'Season 5', seasonNumber: 5, episodeCount: 2 }],
    });
  });

  test('is nothing where the season is of another series, not there, a draft, or of another realm', async () => {
    const mine = await seriesOf(1, null);
    const foreign = await seriesOf(1);
    for (const season of [foreign.seasons[0]?.publicId, mine.seasons[1]?.publicId, 'nothing'])
      expect(await refusal(path(mine.publicId, season))).toEqual([404, 'notFound']);
    const season = mine.seasons[0]?.publicId;
    expect(await refusal(path('nothing', season))).toEqual([404, 'notFound']);
    expect(await refusal(path(mine.publicId, season), 'other')).toEqual([404, 'notFound']);
    expect(await refusal(path(mine.publicId, season, '?size=26'))).toEqual([400, 'badRequest']);
    expect((await read<Series>(`/api/v4/series/${mine.publicId}`)).seasons.items).toHaveLength(1);
  });
});
