import type { ContentGrid, Series, Video } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { createSeason, createSeries, createTrailer, type NewTrailer, setTrailers } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const createTestTrailer = (parentId: number, input: Partial<NewTrailer> & { title?: string } = {}) => {
  const { title = 'Trailer', ...rest } = input;
  return createTrailer(service.services.db, {
    realmId: service.realmId,
    now: service.clock.now(),
    texts: { en: { title } },
    parentId,
    ...rest,
  });
};
const readPage = async (id: string, token?: string) =>
  (await service.request<Video>(`/api/v4/vod/${id}`, token ? { token } : {})).body;

describe('trailers', () => {
  test('are listed on the page of their title in order, with the access level of the viewer', async () => {
    const film = await service.createVideo({ access: { kind: 'licence', licences: ['premium'] } });
    const [openTrailer, signInTrailer, licensedTrailer] = [
      await createTestTrailer(film.id),
      await createTestTrailer(film.id, { title: 'Second', access: { kind: 'signIn' }, durationMs: 16_000 }),
      await createTestTrailer(film.id, { access: { kind: 'licence', licences: ['premium'] } }),
    ];
    const guestPage = await readPage(film.publicId);
    expect(guestPage.accessLevel).toBe('DENIED');
    expect(guestPage.trailers).toMatchObject([
      { id: openTrailer.publicId, title: 'Trailer', accessLevel: 'GRANTED', media: { state: 'none' } },
      { id: signInTrailer.publicId, title: 'Second', accessLevel: 'GRANTED_ON_SIGN_IN', duration: 16 },
      { id: licensedTrailer.publicId, accessLevel: 'DENIED' },
    ]);
    const { authorisationToken: token } = await service.signInNewAccount();
    const levels = (await readPage(film.publicId, token)).trailers?.map(({ accessLevel }) => accessLevel);
    expect(levels).toEqual(['GRANTED', 'GRANTED', 'DENIED']);
  });

  test('have no page and appear in no list and no search result', async () => {
    const film = await service.createVideo({ title: 'Ice house' });
    const firstTrailer = await createTestTrailer(film.id, { title: 'Glimpse of quartz' });
    expect((await service.request(`/api/v4/vod/${firstTrailer.publicId}`)).status).toBe(404);
    const searchResponse = await service.request('/api/v2/content-search?query=quartz');
    expect(JSON.stringify(searchResponse.body)).not.toContain(firstTrailer.publicId);
    const grid = await service.request<ContentGrid>('/api/v1/view/content-grid?id=releases');
    expect(JSON.stringify(grid.body)).toContain(film.publicId);
    expect(JSON.stringify(grid.body)).not.toContain(firstTrailer.publicId);
  });

  test('are left out before their window opens and after it closes', async () => {
    const film = await service.createVideo();
    const now = service.clock.now();
    await createTestTrailer(film.id, { availableFrom: now.add({ minutes: 2 }), title: 'Later' });
    await createTestTrailer(film.id, { availableUntil: now.add({ minutes: 1 }), title: 'Earlier' });
    const { authorisationToken: token } = await service.signInNewAccount();
    const getTitles = async () => (await readPage(film.publicId, token)).trailers?.map(({ title }) => title);
    expect(await getTitles()).toEqual(['Earlier']);
    service.clock.advance({ minutes: 2 });
    expect(await getTitles()).toEqual(['Later']);
  });

  test('cannot be favourites, have progress or have reviews: the requests return 404', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const film = await service.createVideo();
    const { publicId } = await createTestTrailer(film.id);
    const favouriteResponse = await service.request(`/api/v2/favourite/vods/${publicId}`, {
      method: 'PUT',
      token,
    });
    expect(favouriteResponse.status).toBe(404);
    const progressRequest = { method: 'PUT', token, body: { position: 3, duration: 16 } };
    expect((await service.request(`/api/v2/customer/progress/${publicId}`, progressRequest)).status).toBe(
      404,
    );
    const reviewResponse = await service.request(`/api/v2/review/${publicId}`, {
      token,
      body: { rating: 5 },
    });
    expect(reviewResponse.status).toBe(404);
  });

  test('of a series are on the page of the series and of its seasons', async () => {
    const { db } = service.services;
    const baseInput = { realmId: service.realmId, now: service.clock.now() };
    const series = await createSeries(db, { ...baseInput, texts: { en: { title: 'Coast' } } });
    const season = await createSeason(db, {
      ...baseInput,
      texts: { en: { title: 'Season 1' } },
      seriesId: series.id,
      number: 1,
    });
    await service.createVideo({ episode: { seasonId: season.id, number: 1 } });
    const readTrailers = async () => {
      const [seriesResponse, seasonResponse] = [
        await service.request<Series>(`/api/v4/series/${series.publicId}`),
        await service.request<{ series: Series }>(`/api/v4/season/${season.publicId}`),
      ];
      return [seriesResponse.body.trailers, seasonResponse.body.series.trailers];
    };
    expect(await readTrailers()).toEqual([undefined, undefined]);
    const clip = await service.createVideo({ title: 'Glimpse', access: { kind: 'signIn' } });
    await setTrailers(db, { ...baseInput, title: series, trailerIds: [clip.id] });
    await service.waitForEvents();
    const expected = [{ id: clip.publicId, title: 'Glimpse', accessLevel: 'GRANTED_ON_SIGN_IN' }];
    expect(await readTrailers()).toMatchObject([expected, expected]);
    expect((await service.request(`/api/v4/vod/${clip.publicId}`)).status).toBe(404);
  });

  test('are rejected when their title is in another realm', async () => {
    const otherRealmId = service.realms.find({ key: 'other' })?.id ?? 0;
    const film = await service.createVideo({ realmId: otherRealmId });
    await expect(createTestTrailer(film.id)).rejects.toThrow('realm');
  });

  test('of another realm are left unchanged by setTrailers', async () => {
    const { db } = service.services;
    const otherRealmId = service.realms.find({ key: 'other' })?.id ?? 0;
    const now = service.clock.now();
    const film = await service.createVideo({ realmId: otherRealmId });
    const clip = await service.createVideo({ realmId: otherRealmId, title: 'Clip' });
    await setTrailers(db, { realmId: otherRealmId, title: film, trailerIds: [clip.id], now });
    await setTrailers(db, { realmId: service.realmId, title: film, trailerIds: [], now });
    const realmFilm = await service.createVideo();
    await expect(
      setTrailers(db, { realmId: service.realmId, title: realmFilm, trailerIds: [clip.id], now }),
    ).rejects.toThrow('realm');
    await service.waitForEvents();
    const { body } = await service.request<Video>(`/api/v4/vod/${film.publicId}`, { realm: 'other' });
    expect(body.trailers?.map(({ title }) => title)).toEqual(['Clip']);
  });

  test('are created from videos and become videos again when removed', async () => {
    const { db } = service.services;
    const now = service.clock.now();
    const [film, otherFilm, clip] = [
      await service.createVideo(),
      await service.createVideo(),
      await service.createVideo({ title: 'Clip' }),
    ];
    const setTrailersOfTitle = (title: typeof film, trailerIds: number[]) =>
      setTrailers(db, { realmId: service.realmId, title, trailerIds, now });
    const readTrailerTitles = async (id: string) => (await readPage(id)).trailers?.map(({ title }) => title);
    await setTrailersOfTitle(film, [clip.id]);
    await service.waitForEvents();
    expect(await readTrailerTitles(film.publicId)).toEqual(['Clip']);
    expect((await service.request(`/api/v4/vod/${clip.publicId}`)).status).toBe(404);
    await setTrailersOfTitle(otherFilm, [clip.id]);
    await service.waitForEvents();
    expect([await readTrailerTitles(film.publicId), await readTrailerTitles(otherFilm.publicId)]).toEqual([
      undefined,
      ['Clip'],
    ]);
    await setTrailersOfTitle(otherFilm, []);
    await service.waitForEvents();
    expect(await readTrailerTitles(otherFilm.publicId)).toBeUndefined();
    expect((await service.request(`/api/v4/vod/${clip.publicId}`)).status).toBe(200);
  });
});
