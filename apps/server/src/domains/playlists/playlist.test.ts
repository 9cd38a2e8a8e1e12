import type { Playlist } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createEnglishTexts,
  createPlaylistHelpers,
  listTitles,
  pageBoundaries,
} from '../../../test/playlists.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { setArtwork } from '../titles/index.ts';
import { createPlaylist, setPlaylistItems } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const { createCommonFields, createTestPlaylist, fetchBody, readAllPages, countQueriesForPath } =
  createPlaylistHelpers(() => service);

const getDb = () => service.services.db;

describe('GET /api/v4/playlist/{id}', () => {
  test('returns the titles in order with their number and total duration', async () => {
    const films = [
      await service.createVideo({ title: 'A', durationMs: 60_000 }),
      await service.createVideo({ title: 'B', durationMs: 90_500, access: { kind: 'signIn' } }),
      await service.createVideo({ title: 'draft', durationMs: 1_000, publishedAt: null }),
      await service.createVideo({ title: 'no length' }),
    ];
    const list = await createPlaylist(getDb(), {
      ...createCommonFields(),
      texts: { en: { title: 'Best', tagline: 'Of all.' } },
      numbered: true,
      items: films.map(({ id }) => id).reverse(),
    });
    expect(await fetchBody(`/api/v4/playlist/${list.publicId}`)).toEqual({
      id: list.publicId,
      type: 'PLAYLIST',
      title: 'Best',
      tagline: 'Of all.',
      accessLevel: 'GRANTED',
      accessReasons: [],
      licences: [],
      availableLicences: [],
      people: [],
      numbered: true,
      vodCount: 3,
      firstPosition: 1,
      duration: 150.5,
      vods: [
        expect.objectContaining({ title: 'no length' }),
        expect.objectContaining({ title: 'B', accessLevel: 'GRANTED_ON_SIGN_IN' }),
        expect.objectContaining({ title: 'A', accessLevel: 'GRANTED' }),
      ],
      paging: { lastSeen: null, moreDataAvailable: false },
      socialSharingDetail: { path: `/playlist/${list.publicId}/best`, title: 'Best', thumbnailUrl: null },
    });
    const playerResponse = await fetchBody(`/api/v2/vod/playlist/${list.publicId}`);
    expect(playerResponse).toEqual(await fetchBody(`/api/v4/playlist/${list.publicId}`));
  });

  test.each([true, false])(
    'returns sharing details only when the realm allows sharing (socialSharing: %s)',
    async (socialSharing) => {
      const realm = `sharing-${socialSharing}`;
      const realmId = await service.applyRealm({ key: realm, features: { socialSharing } });
      const commonFields = { realmId, now: service.clock.now() };
      const list = await createPlaylist(getDb(), {
        ...commonFields,
        texts: createEnglishTexts('Late trains'),
        numbered: false,
        items: [],
      });
      await setArtwork(getDb(), {
        ...commonFields,
        contentId: list.id,
        kind: 'thumbnail',
        storageKey: 'artwork/late',
        width: 1280,
        height: 720,
        placeholder: 'abcd',
      });
      const { body } = await service.request<Playlist>(`/api/v4/playlist/${list.publicId}`, { realm });
      const detail = {
        path: `/playlist/${list.publicId}/late-trains`,
        title: 'Late trains',
        thumbnailUrl: expect.stringContaining('.jpg'),
      };
      expect(body.socialSharingDetail).toEqual(socialSharing ? detail : null);
    },
  );

  test.for(pageBoundaries)('pages through $count titles', async ({ count, pageLengths }) => {
    const films = await Promise.all(
      Array.from({ length: count }, (_, index) => service.createVideo({ title: `P${index}` })),
    );
    const { publicId } = await createTestPlaylist(
      `${count} titles`,
      films.map(({ id }) => id),
    );
    const titlePages = await readAllPages<Playlist>(`/api/v4/playlist/${publicId}`, ({ vods }) =>
      listTitles(vods),
    );
    expect(titlePages.map((page) => page.length)).toEqual(pageLengths);
    expect(titlePages.flat()).toEqual(films.map((_, index) => `P${index}`));
  });

  test('pages through a list that contains a title twice without losing or repeating a position', async () => {
    const [firstFilm, secondFilm] = [
      await service.createVideo({ title: 'one' }),
      await service.createVideo({ title: 'two' }),
    ];
    const items = [firstFilm.id, secondFilm.id, firstFilm.id, firstFilm.id, secondFilm.id];
    const { publicId } = await createTestPlaylist('Refrain', items);
    const path = `/api/v4/playlist/${publicId}`;
    const pages = await readAllPages<Playlist>(path, ({ vods }) => listTitles(vods), 1);
    expect(pages.flat()).toEqual(['one', 'two', 'one', 'one', 'two']);
    const firstPositions = await readAllPages<Playlist>(path, ({ firstPosition }) => [`${firstPosition}`], 2);
    expect(firstPositions.flat()).toEqual(['1', '3', '5']);
  });

  test('continues after the last title of a page when titles are inserted before it', async () => {
    const films = await Promise.all(['x', 'y', 'z'].map((title) => service.createVideo({ title })));
    const insertedFilm = await service.createVideo({ title: 'extra' });
    const ids = films.map(({ id }) => id);
    const { id, publicId } = await createTestPlaylist('Moving', ids);
    const firstPage = await fetchBody<Playlist>(`/api/v4/playlist/${publicId}?rpp=2`);
    await setPlaylistItems(getDb(), {
      realmId: service.realmId,
      contentId: id,
      items: [insertedFilm.id, ...ids],
      now: service.clock.now(),
    });
    await service.waitForEvents();
    const path = `/api/v4/playlist/${publicId}?rpp=2&lastSeen=${firstPage.paging.lastSeen}`;
    expect(listTitles((await fetchBody<Playlist>(path)).vods)).toEqual(['z']);
  });

  test('runs as many queries for many titles as for one', async () => {
    const films = await Promise.all(Array.from({ length: 20 }, () => service.createVideo()));
    const smallPlaylist = await createTestPlaylist('Small', [films[0]?.id ?? 0]);
    const largePlaylist = await createTestPlaylist(
      'Large',
      films.map(({ id }) => id),
    );
    expect(await countQueriesForPath(`/api/v4/playlist/${largePlaylist.publicId}`)).toBe(
      await countQueriesForPath(`/api/v4/playlist/${smallPlaylist.publicId}`),
    );
  });
});
