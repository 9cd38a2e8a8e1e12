import type { Playlist } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import type { RealmContext } from '../../calls/index.ts';
import { createPlaylist } from '../../domains/playlists/index.ts';
import { createSeries } from '../../domains/titles/index.ts';
import { placeTitles, takeTitles } from '../place-titles.ts';
import { CommandError } from '../support/command-error.ts';
import { applyEdit, playlistLines } from './playlist.ts';
import { applyTrailers } from './trailer.ts';

let service: TestService;
let realm: RealmContext;
beforeAll(async () => {
  service = await startService();
  realm = service.realms.choose({ key: 'lantern' }) as RealmContext;
});
afterAll(() => service.close());

const edit = (playlist: string, titles: string[], how: Parameters<typeof applyEdit>[2]['edit']) =>
  applyEdit(service.services, realm, { playlist, titles, edit: how });

async function listOf(...titles: string[]) {
  const films = await Promise.all(titles.map((title) => service.video({ title })));
  const { publicId } = await createPlaylist(service.services.db, {
    realmId: service.realmId,
    now: service.clock.now(),
    texts: { en: { title: 'List' } },
    numbered: false,
    items: films.map(({ id }) => id),
  });
  return { publicId, films: films.map((film) => film.publicId) };
}

async function titlesIn(publicId: string): Promise<string[]> {
  await service.settled();
  const { body } = await service.ask<Playlist>(`/api/v4/playlist/${publicId}`);
  return body.vods.map(({ title }) => title);
}

test('adds, moves and removes titles of a playlist', async () => {
  const { publicId, films } = await listOf('one', 'two', 'three');
  const [one = '', two = '', three = ''] = films;
  const { publicId: late } = await service.video({ title: 'late' });
  expect(await edit(publicId, [late], (items, given) => placeTitles(items, given, { after: one }))).toBe(4);
  expect(await titlesIn(publicId)).toEqual(['one', 'late', 'two', 'three']);
  await edit(publicId, [three], (items, given) => placeTitles(items, given, 'first'));
  await edit(publicId, [two], takeTitles);
  expect(await titlesIn(publicId)).toEqual(['three', 'one', 'late']);
  expect(await playlistLines(service.services, realm, publicId)).toEqual([
    `   1  ${three}  three`,
    `   2  ${one}  one`,
    `   3  ${late}  late`,
  ]);
  await edit(publicId, [two, two], (_, given) => given);
  expect(await titlesIn(publicId)).toEqual(['two', 'two']);
  expect(await edit(publicId, [], (_, given) => given)).toBe(0);
});

test('changes nothing for a title that no playlist can have, or an id that is no playlist', async () => {
  const { publicId, films } = await listOf('one');
  const series = await createSeries(service.services.db, {
    realmId: service.realmId,
    now: service.clock.now(),
    texts: { en: { title: 'S' } },
  });
  for (const bad of [series.publicId, publicId, 'nothing'])
    await expect(edit(publicId, [bad], placeTitles)).rejects.toBeInstanceOf(CommandError);
  await expect(edit(films[0] ?? '', [], (items) => items)).rejects.toThrow('There is no playlist');
  await service.realm({ key: 'other' });
  const other = service.realms.choose({ key: 'other' }) as RealmContext;
  const asked = { playlist: publicId, titles: [], edit: () => [] };
  await expect(applyEdit(service.services, other, asked)).rejects.toThrow('There is no playlist');
  expect(await titlesIn(publicId)).toEqual(['one']);
});

test('moves and removes a title that has become a trailer, and never adds one', async () => {
  const { publicId, films } = await listOf('one', 'two', 'clip');
  const [one = '', two = '', clip = ''] = films;
  await applyTrailers(service.services, service.realmId, { title: one, trailers: [clip] });
  expect(await titlesIn(publicId)).toEqual(['one', 'two']);
  await edit(publicId, [clip], (items, given) => placeTitles(items, given, 'first'));
  const lines = () => playlistLines(service.services, realm, publicId);
  expect(await lines()).toEqual([
    `   1  ${clip}  clip  (not seen now)`,
    `   2  ${one}  one`,
    `   3  ${two}  two`,
  ]);
  await edit(publicId, [clip], takeTitles);
  expect(await lines()).toHaveLength(2);
  const again = edit(publicId, [clip], (items, given) => placeTitles(items, given, 'last'));
  await expect(again).rejects.toBeInstanceOf(CommandError);
});

test('notifies open pages', async () => {
  const { publicId, films } = await listOf('one');
  const told: string[] = [];
  const stop = service.services.events.follow({ types: ['ContentAvailabilityChanged'] }, ({ payload }) => {
    told.push(payload.contentId);
  });
  await edit(publicId, films, takeTitles);
  await service.settled();
  expect(told).toEqual([publicId]);
  stop();
});
