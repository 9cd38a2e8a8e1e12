import type { Card, ErrorResponse } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '../../../test/count-queries.ts';
import type { Credits } from '../../../test/credits.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { createPlaylist } from '../playlists/index.ts';
import {
  createLiveEvent,
  createSeason,
  createSeries,
  createTrailer,
  type NewVideo,
  putGenre,
} from '../titles/index.ts';

let service: TestService;
let otherRealmId: number;
beforeAll(async () => {
  service = await startService();
  otherRealmId = await service.applyRealm({ key: 'other' });
  for (const realmId of [service.realmId, otherRealmId])
    await putGenre(service.services.db, { realmId, key: 'noir', names: { en: 'Noir' } });
});
afterAll(() => service.close());

const buildPath = (id: string) => `/api/v4/related/${id}`;
const readRelated = async (id: string, query = '') => {
  await service.waitForEvents();
  const { body } = await service.request<{ titles: Card[] }>(buildPath(id) + query);
  return body.titles.map(({ title }) => title);
};
const createBaseInput = () => ({ realmId: service.realmId, now: service.clock.now() });
const createDirectorCredit = (name: string) => ({ people: [{ name, role: 'director' as const }] });
const createFilm = (title: string, fields: Partial<NewVideo> & { people?: Credits } = {}) =>
  service.createVideo({ title, ...fields });

describe('GET /api/v4/related/:id', () => {
  test('returns titles with shared tags and people before titles with the same genre only', async () => {
    const { publicId } = await createFilm('Fog', {
      genres: ['noir'],
      tags: ['harbour'],
      ...createDirectorCredit('Vale Orr'),
    });
    await createFilm('Genre', { genres: ['noir'] });
    await createFilm('Tag', { tags: ['harbour'] });
    await createFilm('All', { genres: ['noir'], tags: ['harbour'], ...createDirectorCredit('Vale Orr') });
    await createFilm('Both', { tags: ['harbour'], genres: ['noir'] });
    await createFilm('Neither');
    const titles = await readRelated(publicId);
    expect(titles).toEqual(['All', 'Both', 'Tag', 'Genre']);
    expect(await readRelated(publicId, '?size=2')).toEqual(['All', 'Both']);
  });

  test('returns no titles when none shares a tag, person or genre, and 404 for hidden titles, trailers and other realms', async () => {
    const { publicId } = await createFilm('Alone', { tags: ['alone'] });
    expect(await readRelated(publicId)).toEqual([]);
    const hiddenFilm = await createFilm('Hidden', { publishedAt: null });
    const foreignFilm = await service.createVideo({ realmId: otherRealmId });
    const trailer = await createTrailer(service.services.db, {
      ...createBaseInput(),
      texts: { en: { title: 'Trailer' } },
      parentId: hiddenFilm.id,
    });
    for (const id of ['nothing', hiddenFilm.publicId, foreignFilm.publicId, trailer.publicId]) {
      const { status, body } = await service.request<ErrorResponse>(buildPath(id));
      expect([status, body.code]).toEqual([404, 'notFound']);
    }
  });

  test('omits titles that are not visible or are geoblocked, and returns titles that need sign-in', async () => {
    const now = service.clock.now();
    const sharedFields = { tags: ['seen'], ...createDirectorCredit('Somebody') };
    const { publicId } = await createFilm('Seen', sharedFields);
    await createFilm('Draft', { ...sharedFields, publishedAt: null });
    await createFilm('To come', { ...sharedFields, availableFrom: now.add({ hours: 1 }) });
    await createFilm('Gone', { ...sharedFields, availableUntil: now.subtract({ hours: 1 }) });
    await createFilm('Behind a border', { ...sharedFields, regions: { mode: 'allow', countries: ['PT'] } });
    await service.createVideo({ ...sharedFields, title: 'Foreign', realmId: otherRealmId });
    expect(await readRelated(publicId)).toEqual([]);
    await createFilm('For members', { ...sharedFields, access: { kind: 'signIn' } });
    await service.waitForEvents();
    const { body } = await service.request<{ titles: Card[] }>(buildPath(publicId));
    expect(body.titles).toMatchObject([{ title: 'For members', accessLevel: 'GRANTED_ON_SIGN_IN' }]);
  });

  test('returns the series of an episode and titles related to it, but no other episode', async () => {
    const { db } = service.services;
    const series = await createSeries(db, {
      ...createBaseInput(),
      texts: { en: { title: 'Coast' } },
      tags: ['coast'],
    });
    const season = await createSeason(db, {
      ...createBaseInput(),
      texts: { en: { title: 'Season 1' } },
      seriesId: series.id,
      number: 1,
    });
    const createEpisode = (number: number) =>
      createFilm(`Part ${number}`, { episode: { seasonId: season.id, number }, tags: ['coast'] });
    const [firstEpisode] = [await createEpisode(1), await createEpisode(2)];
    await createFilm('Cliff', { tags: ['coast'] });
    expect(await readRelated(firstEpisode.publicId)).toEqual(['Coast', 'Cliff']);
    expect(await readRelated(series.publicId)).toEqual(['Cliff']);
    expect(await readRelated(season.publicId)).toEqual(['Cliff']);
  });

  test('returns titles related to the items of a playlist, without the items', async () => {
    const [firstFilm, secondFilm] = [
      await createFilm('One', { tags: ['isle'] }),
      await createFilm('Two', createDirectorCredit('Ada Reed')),
    ];
    await createFilm('By the same', createDirectorCredit('Ada Reed'));
    await createFilm('Of the same', { tags: ['isle'] });
    const list = await createPlaylist(service.services.db, {
      ...createBaseInput(),
      texts: { en: { title: 'List' } },
      numbered: false,
      items: [firstFilm.id, secondFilm.id],
    });
    expect((await readRelated(list.publicId)).sort()).toEqual(['By the same', 'Of the same']);
  });

  test('returns titles related to a live event, its premiere or its recording, without these two videos', async () => {
    const [premiere, recording] = [
      await createFilm('Shown', createDirectorCredit('Mo Ray')),
      await createFilm('Left', { tags: ['regatta'] }),
    ];
    await createFilm('Another by them', createDirectorCredit('Mo Ray'));
    await createFilm('Another regatta', { tags: ['regatta'] });
    await createFilm('Sails', { tags: ['sails'] });
    const { publicId } = await createLiveEvent(service.services.db, {
      ...createBaseInput(),
      texts: { en: { title: 'Event' } },
      tags: ['sails'],
      startsAt: service.clock.now(),
      endsAt: service.clock.now().add({ hours: 1 }),
      premiereVideoId: premiere.id,
      vodId: recording.id,
    });
    expect((await readRelated(publicId)).sort()).toEqual(['Another by them', 'Another regatta', 'Sails']);
  });

  test('returns titles related to a film that is announced by its premiere', async () => {
    const startsAt = service.clock.now().add({ hours: 1 });
    const { id, publicId } = await createFilm('Held back', { tags: ['held'], availableFrom: startsAt });
    await createFilm('Not held', { tags: ['held'] });
    await createLiveEvent(service.services.db, {
      ...createBaseInput(),
      texts: { en: { title: 'Premiere' } },
      startsAt,
      endsAt: startsAt.add({ hours: 1 }),
      premiereVideoId: id,
    });
    expect(await readRelated(publicId)).toEqual(['Not held']);
  });

  test('runs the same number of queries for many titles as for few', async () => {
    const { publicId: sparseFilmId } = await createFilm('Few', { tags: ['few'] });
    await createFilm('Other', { tags: ['few'] });
    const { publicId: taggedFilmId } = await createFilm('Many', {
      tags: ['many', 'more'],
      ...createDirectorCredit('Many'),
    });
    for (let index = 0; index < 15; index++)
      await createFilm(`Many ${index}`, { tags: ['many', 'more'], ...createDirectorCredit('Many') });
    const countQueriesForTitle = async (id: string) => {
      await readRelated(id);
      return countQueries(() => service.request(`${buildPath(id)}?size=25`));
    };
    expect(await countQueriesForTitle(taggedFilmId)).toBe(await countQueriesForTitle(sparseFilmId));
  });
});
