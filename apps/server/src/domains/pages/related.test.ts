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

const path = (id: string) => `/api/v4/related/${id}`;
const readRelated = async (id: string, query = '') => {
  await service.waitForEvents();
  const { body } = await service.request<{ titles: Card[] }>(path(id) + query);
  return body.titles.map(({ title }) => title);
};
const createBaseInput = () => ({ realmId: service.realmId, now: service.clock.now() });
const createDirectorCredit = (name: string) => ({ people: [{ name, role: 'director' as const }] });
const film = (title: string, facts: Partial<NewVideo> & { people?: Credits } = {}) =>
  service.createVideo({ title, ...facts });

describe('GET /api/v4/related/:id', () => {
  test('returns titles with shared tags and people before titles with the same genre only', async () => {
    const { publicId } = await film('Fog', {
      genres: ['noir'],
      tags: ['harbour'],
      ...createDirectorCredit('Vale Orr'),
    });
    await film('Genre', { genres: ['noir'] });
    await film('Tag', { tags: ['harbour'] });
    await film('All', { genres: ['noir'], tags: ['harbour'], ...createDirectorCredit('Vale Orr') });
    await film('Both', { tags: ['harbour'], genres: ['noir'] });
    await film('Neither');
    const titles = await readRelated(publicId);
    expect(titles).toEqual(['All', 'Both', 'Tag', 'Genre']);
    expect(await readRelated(publicId, '?size=2')).toEqual(['All', 'Both']);
  });

  test('returns no titles when nothing is shared, and 404 for hidden titles, trailers and other realms', async () => {
    const { publicId } = await film('Alone', { tags: ['alone'] });
    expect(await readRelated(publicId)).toEqual([]);
    const hidden = await film('Hidden', { publishedAt: null });
    const foreign = await service.createVideo({ realmId: otherRealmId });
    const trailer = await createTrailer(service.services.db, {
      ...createBaseInput(),
      texts: { en: { title: 'Trailer' } },
      parentId: hidden.id,
    });
    for (const id of ['nothing', hidden.publicId, foreign.publicId, trailer.publicId]) {
      const { status, body } = await service.request<ErrorResponse>(path(id));
      expect([status, body.code]).toEqual([404, 'notFound']);
    }
  });

  test('omits titles that are not visible or are geoblocked, and returns locked ones', async () => {
    const now = service.clock.now();
    const shared = { tags: ['seen'], ...createDirectorCredit('Somebody') };
    const { publicId } = await film('Seen', shared);
    await film('Draft', { ...shared, publishedAt: null });
    await film('To come', { ...shared, availableFrom: now.add({ hours: 1 }) });
    await film('Gone', { ...shared, availableUntil: now.subtract({ hours: 1 }) });
    await film('Behind a border', { ...shared, regions: { mode: 'allow', countries: ['PT'] } });
    await service.createVideo({ ...shared, title: 'Foreign', realmId: otherRealmId });
    expect(await readRelated(publicId)).toEqual([]);
    await film('For members', { ...shared, access: { kind: 'signIn' } });
    await service.waitForEvents();
    const { body } = await service.request<{ titles: Card[] }>(path(publicId));
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
    const episode = (number: number) =>
      film(`Part ${number}`, { episode: { seasonId: season.id, number }, tags: ['coast'] });
    const [first] = [await episode(1), await episode(2)];
    await film('Cliff', { tags: ['coast'] });
    expect(await readRelated(first.publicId)).toEqual(['Coast', 'Cliff']);
    expect(await readRelated(series.publicId)).toEqual(['Cliff']);
    expect(await readRelated(season.publicId)).toEqual(['Cliff']);
  });

  test('returns titles related to the items of a playlist, without the items', async () => {
    const [one, two] = [
      await film('One', { tags: ['isle'] }),
      await film('Two', createDirectorCredit('Ada Reed')),
    ];
    await film('By the same', createDirectorCredit('Ada Reed'));
    await film('Of the same', { tags: ['isle'] });
    const list = await createPlaylist(service.services.db, {
      ...createBaseInput(),
      texts: { en: { title: 'List' } },
      numbered: false,
      items: [one.id, two.id],
    });
    expect((await readRelated(list.publicId)).sort()).toEqual(['By the same', 'Of the same']);
  });

  test('returns titles related to an event and its film, without the film', async () => {
    const [premiere, recording] = [
      await film('Shown', createDirectorCredit('Mo Ray')),
      await film('Left', { tags: ['regatta'] }),
    ];
    await film('Another by them', createDirectorCredit('Mo Ray'));
    await film('Another regatta', { tags: ['regatta'] });
    await film('Sails', { tags: ['sails'] });
    const { publicId } = await createLiveEvent(service.services.db, {
      ...createBaseInput(),
      texts: { en: { title: 'Event' } },
      tags: ['sails'],
      startsAt: service.clock.now(),
      endsAt: service.clock.now().add({ hours: 1 }),
      premiereId: premiere.id,
      vodId: recording.id,
    });
    expect((await readRelated(publicId)).sort()).toEqual(['Another by them', 'Another regatta', 'Sails']);
  });

  test('returns titles related to a film that is announced by its premiere', async () => {
    const startsAt = service.clock.now().add({ hours: 1 });
    const { id, publicId } = await film('Held back', { tags: ['held'], availableFrom: startsAt });
    await film('Not held', { tags: ['held'] });
    await createLiveEvent(service.services.db, {
      ...createBaseInput(),
      texts: { en: { title: 'Premiere' } },
      startsAt,
      endsAt: startsAt.add({ hours: 1 }),
      premiereId: id,
    });
    expect(await readRelated(publicId)).toEqual(['Not held']);
  });

  test('runs the same number of queries for many titles as for few', async () => {
    const { publicId: few } = await film('Few', { tags: ['few'] });
    await film('Other', { tags: ['few'] });
    const { publicId: many } = await film('Many', {
      tags: ['many', 'more'],
      ...createDirectorCredit('Many'),
    });
    for (let nth = 0; nth < 15; nth++)
      await film(`Many ${nth}`, { tags: ['many', 'more'], ...createDirectorCredit('Many') });
    const countQueriesFor = async (id: string) => {
      await readRelated(id);
      return countQueries(() => service.request(`${path(id)}?size=25`));
    };
    expect(await countQueriesFor(many)).toBe(await countQueriesFor(few));
  });
});
