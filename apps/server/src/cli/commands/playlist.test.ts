import type { Playlist } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import type { RealmContext } from '../../calls/index.ts';
import { createPlaylist } from '../../domains/playlists/index.ts';
import { createSeries } from '../../domains/titles/index.ts';
import { insertTitles, removeTitles } from '../edit-title-list.ts';
import { CommandError } from '../support/command-error.ts';
import { applyEdit, listTitles } from './playlist.ts';
import { applyTrailers } from './trailer.ts';

let service: TestService;
let realm: RealmContext;
beforeAll(async () => {
  service = await startService();
  realm = service.realms.find({ key: 'lantern' }) as RealmContext;
});
afterAll(() => service.close());

const editPlaylist = (
  playlist: string,
  titles: string[],
  editFunction: Parameters<typeof applyEdit>[2]['edit'],
) => applyEdit(service.services, realm, { playlist, titles, edit: editFunction });

async function createPlaylistWithFilms(...titles: string[]) {
  const films = await Promise.all(titles.map((title) => service.createVideo({ title })));
  const { publicId } = await createPlaylist(service.services.db, {
    realmId: service.realmId,
    now: service.clock.now(),
    texts: { en: { title: 'List' } },
    numbered: false,
    items: films.map(({ id }) => id),
  });
  return { publicId, films: films.map((film) => film.publicId) };
}

async function readTitles(publicId: string): Promise<string[]> {
  await service.waitForEvents();
  const { body } = await service.request<Playlist>(`/api/v4/playlist/${publicId}`);
  return body.vods.map(({ title }) => title);
}

test('adds, moves and removes titles of a playlist', async () => {
  const { publicId, films } = await createPlaylistWithFilms('one', 'two', 'three');
  const [firstFilm = '', secondFilm = '', thirdFilm = ''] = films;
  const { publicId: lateFilm } = await service.createVideo({ title: 'late' });
  expect(
    await editPlaylist(publicId, [lateFilm], (items, requested) =>
      insertTitles(items, requested, { after: firstFilm }),
    ),
  ).toBe(4);
  expect(await readTitles(publicId)).toEqual(['one', 'late', 'two', 'three']);
  await editPlaylist(publicId, [thirdFilm], (items, requested) => insertTitles(items, requested, 'first'));
  await editPlaylist(publicId, [secondFilm], removeTitles);
  expect(await readTitles(publicId)).toEqual(['three', 'one', 'late']);
  expect(await listTitles(service.services, realm, publicId)).toEqual([
    `   1  ${thirdFilm}  three`,
    `   2  ${firstFilm}  one`,
    `   3  ${lateFilm}  late`,
  ]);
  await editPlaylist(publicId, [secondFilm, secondFilm], (_, requested) => requested);
  expect(await readTitles(publicId)).toEqual(['two', 'two']);
  expect(await editPlaylist(publicId, [], (_, requested) => requested)).toBe(0);
});

test('changes nothing for an id that is not a video, or a playlist that does not exist', async () => {
  const { publicId, films } = await createPlaylistWithFilms('one');
  const series = await createSeries(service.services.db, {
    realmId: service.realmId,
    now: service.clock.now(),
    texts: { en: { title: 'S' } },
  });
  for (const id of [series.publicId, publicId, 'nothing'])
    await expect(editPlaylist(publicId, [id], insertTitles)).rejects.toBeInstanceOf(CommandError);
  await expect(editPlaylist(films[0] ?? '', [], (items) => items)).rejects.toThrow('There is no playlist');
  await service.applyRealm({ key: 'other' });
  const otherRealm = service.realms.find({ key: 'other' }) as RealmContext;
  const request = { playlist: publicId, titles: [], edit: () => [] };
  await expect(applyEdit(service.services, otherRealm, request)).rejects.toThrow('There is no playlist');
  expect(await readTitles(publicId)).toEqual(['one']);
});

test('moves and removes a title that has become a trailer, but does not add it', async () => {
  const { publicId, films } = await createPlaylistWithFilms('one', 'two', 'clip');
  const [firstFilm = '', secondFilm = '', clip = ''] = films;
  await applyTrailers(service.services, service.realmId, { title: firstFilm, trailers: [clip] });
  expect(await readTitles(publicId)).toEqual(['one', 'two']);
  await editPlaylist(publicId, [clip], (items, requested) => insertTitles(items, requested, 'first'));
  const listLines = () => listTitles(service.services, realm, publicId);
  expect(await listLines()).toEqual([
    `   1  ${clip}  clip  (not visible now)`,
    `   2  ${firstFilm}  one`,
    `   3  ${secondFilm}  two`,
  ]);
  await editPlaylist(publicId, [clip], removeTitles);
  expect(await listLines()).toHaveLength(2);
  const addClipAgain = editPlaylist(publicId, [clip], (items, requested) =>
    insertTitles(items, requested, 'last'),
  );
  await expect(addClipAgain).rejects.toBeInstanceOf(CommandError);
});

test('notifies open pages', async () => {
  const { publicId, films } = await createPlaylistWithFilms('one');
  const notifiedIds: string[] = [];
  const stop = service.services.events.follow({ types: ['ContentAvailabilityChanged'] }, ({ payload }) => {
    notifiedIds.push(payload.contentId);
  });
  await editPlaylist(publicId, films, removeTitles);
  await service.waitForEvents();
  expect(notifiedIds).toEqual([publicId]);
  stop();
});
