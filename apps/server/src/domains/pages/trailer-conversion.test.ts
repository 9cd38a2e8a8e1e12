// A video may be in every kind of list before it becomes a trailer.
import type { Card, Playlist, Section } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { createWatchlistClient } from '../../../test/watchlists.ts';
import { createPlaylist } from '../playlists/index.ts';
import { setArtwork, setTrailers } from '../titles/index.ts';
import { putSection } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'lantern', features: { watchlists: true } });
});
afterAll(() => service.close());

test('a video that becomes a trailer disappears from all lists, and reappears when it becomes a video again', async () => {
  const { db } = service.services;
  const { realmId } = service;
  const calls = createWatchlistClient(service);
  const account = await service.signInNewAccount();
  const token = account.authorisationToken;
  const [film, clip, lastFilm] = [
    await service.createVideo({ title: 'film' }),
    await service.createVideo({ title: 'clip' }),
    await service.createVideo({ title: 'last' }),
  ];
  const videos = [film, clip, lastFilm];
  const baseInput = { realmId, now: service.clock.now() };
  const items = videos.map(({ id }) => id);
  const playlist = await createPlaylist(db, {
    ...baseInput,
    texts: { en: { title: 'P' } },
    numbered: false,
    items,
  });
  const row = {
    publicId: 'row-converted',
    exid: 'converted',
    names: { en: 'converted' },
    rowType: 'basic' as const,
    rowCount: 1 as const,
    displayPosters: false,
    showItemPosition: false,
    source: { kind: 'list' as const, items },
  };
  const image = { storageKey: 'artwork/nothing.jpg', width: 1280, height: 720, placeholder: '' };
  await setArtwork(db, { ...baseInput, contentId: clip.id, kind: 'hero', ...image });
  const heroes = [{ contentId: clip.id, data: {} }];
  await putSection(db, {
    ...baseInput,
    key: 'converted',
    title: { en: 'converted' },
    heroes,
    buckets: [row],
  });
  const watchlist = await calls.create(account);
  await calls.add(account, watchlist.id, videos);
  for (const { publicId } of videos) {
    await service.request(`/api/v2/favourite/vods/${publicId}`, { method: 'PUT', token });
    const body = { position: 100, duration: 1_000 };
    await service.request(`/api/v2/customer/progress/${publicId}`, { method: 'PUT', token, body });
    service.clock.advance({ seconds: 1 });
  }

  const readBody = async <Body>(path: string) => {
    const { status, body } = await service.request<Body>(path, { token });
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const getSortedTitles = (cards: readonly Card[]) => cards.map(({ title }) => title).sort();
  const readLists = async () => {
    await service.waitForEvents();
    const { vods, vodCount } = await readBody<Playlist>(`/api/v4/playlist/${playlist.publicId}`);
    const section = await readBody<Section>('/api/v1/view/section/converted');
    const favourites = await readBody<{ vods: Card[] }>('/api/v2/favourite/vods');
    const history = await readBody<{ contentList: Card[] }>('/api/v2/customer/history');
    const adjacentTitles = await readBody<{ followingVods: Card[] }>(
      `/api/v2/playlist/${playlist.publicId}/adjacentTo/${film.publicId}?size=5`,
    );
    // The rankings also count the converted video: this asserts that their call succeeds.
    await readBody('/api/v2/rankings');
    return {
      playlist: [getSortedTitles(vods), vodCount],
      row: getSortedTitles(section.buckets[0]?.contentList ?? []),
      heroCount: section.heroes.length,
      watchlist: getSortedTitles((await calls.readPage(account, watchlist.id)).content),
      favourites: getSortedTitles(favourites.vods),
      history: getSortedTitles(history.contentList),
      adjacent: getSortedTitles(adjacentTitles.followingVods),
    };
  };
  const createExpectedLists = (titles: string[], heroCount: number) => ({
    playlist: [titles, titles.length],
    row: titles,
    heroCount,
    watchlist: titles,
    favourites: titles,
    history: titles,
    adjacent: titles.filter((title) => title !== 'film'),
  });
  expect(await readLists()).toEqual(createExpectedLists(['clip', 'film', 'last'], 1));
  await setTrailers(db, { ...baseInput, title: film, trailerIds: [clip.id] });
  expect(await readLists()).toEqual(createExpectedLists(['film', 'last'], 0));
  await setTrailers(db, { ...baseInput, title: film, trailerIds: [] });
  expect(await readLists()).toEqual(createExpectedLists(['clip', 'film', 'last'], 1));
});
