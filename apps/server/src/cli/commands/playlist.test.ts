import type { Playlist } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import type { RealmContext } from '../../calls/index.ts';
import { createPlaylist } from '../../domains/playlists/index.ts';
import { createSeries } from '../../domains/titles/index.ts';
import { insertTitles, removeTitles } from '../edit-title-list.ts';
import { CommandError } from '../support/command-error.ts';
import { applyEdit, listTitleLines } from './playlist.ts';
import { applyTrailers } from './trailer.ts';

let service: TestService;
let realm: RealmContext;
beforeAll(async () => {
  service = await startService();
  realm = service.realms.find({ key: 'lantern' }) as RealmContext;
});
afterAll(() => service.close());

const editTitles = (
  playlistId: string,
  titleIds: string[],
  editFunction: Parameters<typeof applyEdit>[2]['edit'],
) => applyEdit(service.services, realm, { playlistId, titleIds, edit: editFunction });

async function createPlaylistWithFilms(...titles: string[]) {
  const films = await Promise.all(titles.map((title) => service.createVideo({ title })));
  const { publicId } = await createPlaylist(service.services.db, {
    realmId: service.realmId,
    now: service.clock.now(),
    texts: { en: { title: 'List' } },
    numbered: false,
    items: films.map(({ id }) => id),
  });
  return { publicId, filmIds: films.map((film) => film.publicId) };
}

async function readTitles(publicId: string): Promise<string[]> {
  await service.waitForEvents();
  const { body } = await service.request<Playlist>(`/api/v4/playlist/${publicId}`);
  return body.vods.map(({ title }) => title);
}

test('adds, moves and removes titles of a playlist', async () => {
  const { publicId, filmIds } = await createPlaylistWithFilms('one', 'two', 'three');
  const [firstFilmId = '', secondFilmId = '', thirdFilmId = ''] = filmIds;
  const { publicId: lateFilmId } = await service.createVideo({ title: 'late' });
  expect(
    await editTitles(publicId, [lateFilmId], (itemIds, requestedIds) =>
      insertTitles(itemIds, requestedIds, { after: firstFilmId }),
    ),
  ).toBe(4);
  expect(await readTitles(publicId)).toEqual(['one', 'late', 'two', 'three']);
  await editTitles(publicId, [thirdFilmId], (itemIds, requestedIds) =>
    insertTitles(itemIds, requestedIds, 'first'),
  );
  await editTitles(publicId, [secondFilmId], removeTitles);
  expect(await readTitles(publicId)).toEqual(['three', 'one', 'late']);
  expect(await listTitleLines(service.services, realm, publicId)).toEqual([
    `   1  ${thirdFilmId}  three`,
    `   2  ${firstFilmId}  one`,
    `   3  ${lateFilmId}  late`,
  ]);
  await editTitles(publicId, [secondFilmId, secondFilmId], (_, requestedIds) => requestedIds);
  expect(await readTitles(publicId)).toEqual(['two', 'two']);
  expect(await editTitles(publicId, [], (_, requestedIds) => requestedIds)).toBe(0);
});

test('changes nothing for an id that is not a video, or a playlist that does not exist', async () => {
  const { publicId, filmIds } = await createPlaylistWithFilms('one');
  const series = await createSeries(service.services.db, {
    realmId: service.realmId,
    now: service.clock.now(),
    texts: { en: { title: 'S' } },
  });
  for (const id of [series.publicId, publicId, 'nothing'])
    await expect(editTitles(publicId, [id], insertTitles)).rejects.toBeInstanceOf(CommandError);
  await expect(editTitles(filmIds[0] ?? '', [], (itemIds) => itemIds)).rejects.toThrow(
    'There is no playlist',
  );
  await service.applyRealm({ key: 'other' });
  const otherRealm = service.realms.find({ key: 'other' }) as RealmContext;
  const playlistEdit = { playlistId: publicId, titleIds: [], edit: () => [] };
  await expect(applyEdit(service.services, otherRealm, playlistEdit)).rejects.toThrow('There is no playlist');
  expect(await readTitles(publicId)).toEqual(['one']);
});

test('moves and removes a title that has become a trailer, but does not add it', async () => {
  const { publicId, filmIds } = await createPlaylistWithFilms('one', 'two', 'clip');
  const [firstFilmId = '', secondFilmId = '', clipId = ''] = filmIds;
  await applyTrailers(service.services, service.realmId, {
    titlePublicId: firstFilmId,
    trailerPublicIds: [clipId],
  });
  expect(await readTitles(publicId)).toEqual(['one', 'two']);
  await editTitles(publicId, [clipId], (itemIds, requestedIds) =>
    insertTitles(itemIds, requestedIds, 'first'),
  );
  const listLines = () => listTitleLines(service.services, realm, publicId);
  expect(await listLines()).toEqual([
    `   1  ${clipId}  clip  (not visible now)`,
    `   2  ${firstFilmId}  one`,
    `   3  ${secondFilmId}  two`,
  ]);
  await editTitles(publicId, [clipId], removeTitles);
  expect(await listLines()).toHaveLength(2);
  const addClipAgain = editTitles(publicId, [clipId], (itemIds, requestedIds) =>
    insertTitles(itemIds, requestedIds, 'last'),
  );
  await expect(addClipAgain).rejects.toBeInstanceOf(CommandError);
});

test('notifies open pages', async () => {
  const { publicId, filmIds } = await createPlaylistWithFilms('one');
  const notifiedIds: string[] = [];
  const stop = service.services.events.follow({ types: ['ContentAvailabilityChanged'] }, ({ payload }) => {
    notifiedIds.push(payload.contentId);
  });
  await editTitles(publicId, filmIds, removeTitles);
  await service.waitForEvents();
  expect(notifiedIds).toEqual([publicId]);
  stop();
});
