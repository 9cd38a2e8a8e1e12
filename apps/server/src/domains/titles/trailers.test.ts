import type { ContentGrid, Series, Video } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { createSeason, createSeries, createTrailer, type NewTrailer, setTrailers } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'other' });
});
afterAll(() => service.close());

const trailer = (of: number, given: Partial<NewTrailer> & { title?: string } = {}) => {
  const { title = 'Trailer', ...rest } = given;
  return createTrailer(service.services.db, {
    realmId: service.realmId,
    now: service.clock.now(),
    texts: { en: { title } },
    of,
    ...rest,
  });
};
const page = async (id: string, token?: string) =>
  (await service.ask<Video>(`/api/v4/vod/${id}`, token ? { token } : {})).body;

describe('A trailer', () => {
  test('is told with its title, in order, with the access of whoever asks', async () => {
    const film = await service.video({ access: { kind: 'licence', licences: ['premium'] } });
    const [open, signIn, closed] = [
      await trailer(film.id),
      await trailer(film.id, { title: 'Second', access: { kind: 'signIn' }, durationMs: 16_000 }),
      await trailer(film.id, { access: { kind: 'licence', licences: ['premium'] } }),
    ];
    const guests = await page(film.publicId);
    expect(guests.accessLevel).toBe('DENIED');
    expect(guests.trailers).toMatchObject([
      { id: open.publicId, title: 'Trailer', accessLevel: 'GRANTED', media: { state: 'none' } },
      { id: signIn.publicId, title: 'Second', accessLevel: 'GRANTED_ON_SIGN_IN', duration: 16 },
      { id: closed.publicId, accessLevel: 'DENIED' },
    ]);
    const { authorisationToken: token } = await service.person();
    const levels = (await page(film.publicId, token)).trailers?.map(({ accessLevel }) => accessLevel);
    expect(levels).toEqual(['GRANTED', 'GRANTED', 'DENIED']);
  });

  test('has no page, and stands in no list and in no search', async () => {
    const film = await service.video({ title: 'Ice house' });
    const one = await trailer(film.id, { title: 'Glimpse of quartz' });
    expect((await service.ask(`/api/v4/vod/${one.publicId}`)).status).toBe(404);
    const found = await service.ask('/api/v2/content-search?query=quartz');
    expect(JSON.stringify(found.body)).not.toContain(one.publicId);
    const grid = await service.ask<ContentGrid>('/api/v1/view/content-grid?id=releases');
    expect(JSON.stringify(grid.body)).toContain(film.publicId);
    expect(JSON.stringify(grid.body)).not.toContain(one.publicId);
  });

  test('that is not out yet, or no longer, is not told', async () => {
    const film = await service.video();
    const now = service.clock.now();
    await trailer(film.id, { availableFrom: now.add({ minutes: 2 }), title: 'Later' });
    await trailer(film.id, { availableUntil: now.add({ minutes: 1 }), title: 'Earlier' });
    const { authorisationToken: token } = await service.person();
    const titles = async () => (await page(film.publicId, token)).trailers?.map(({ title }) => title);
    expect(await titles()).toEqual(['Earlier']);
    service.clock.advance({ minutes: 2 });
    expect(await titles()).toEqual(['Later']);
  });

  test('can be kept by nobody, and nothing can be said of it', async () => {
    const { authorisationToken: token } = await service.person();
    const film = await service.video();
    const { publicId } = await trailer(film.id);
    const kept = await service.ask(`/api/v2/favourite/vods/${publicId}`, { method: 'PUT', token });
    expect(kept.status).toBe(404);
    const progress = { method: 'PUT', token, body: { position: 3, duration: 16 } };
    expect((await service.ask(`/api/v2/customer/progress/${publicId}`, progress)).status).toBe(404);
    const said = await service.ask(`/api/v2/review/${publicId}`, { token, body: { rating: 5 } });
    expect(said.status).toBe(404);
  });

  test('of a series is told with the series and with its seasons', async () => {
    const { db } = service.services;
    const frame = { realmId: service.realmId, now: service.clock.now() };
    const series = await createSeries(db, { ...frame, texts: { en: { title: 'Coast' } } });
    const season = await createSeason(db, {
      ...frame,
      texts: { en: { title: 'Season 1' } },
      seriesId: series.id,
      number: 1,
    });
    await service.video({ episode: { seasonId: season.id, number: 1 } });
    const asked = async () => {
      const [ofSeries, ofSeason] = [
        await service.ask<Series>(`/api/v4/series/${series.publicId}`),
        await service.ask<{ series: Series }>(`/api/v4/season/${season.publicId}`),
      ];
      return [ofSeries.body.trailers, ofSeason.body.series.trailers];
    };
    expect(await asked()).toEqual([undefined, undefined]);
    const clip = await service.video({ title: 'Glimpse', access: { kind: 'signIn' } });
    await setTrailers(db, { ...frame, of: series, trailers: [clip.id] });
    await service.settled();
    const told = [{ id: clip.publicId, title: 'Glimpse', accessLevel: 'GRANTED_ON_SIGN_IN' }];
    expect(await asked()).toMatchObject([told, told]);
    expect((await service.ask(`/api/v4/vod/${clip.publicId}`)).status).toBe(404);
  });

  test('is of the same realm as its title', async () => {
    const realmId = service.realms.choose({ key: 'other' })?.id ?? 0;
    const film = await service.video({ realmId });
    await expect(trailer(film.id)).rejects.toThrow('realm');
  });

  test('was a video and becomes one again', async () => {
    const { db } = service.services;
    const now = service.clock.now();
    const [film, other, clip] = [
      await service.video(),
      await service.video(),
      await service.video({ title: 'Clip' }),
    ];
    const set = (of: typeof film, ids: number[]) =>
      setTrailers(db, { realmId: service.realmId, of, trailers: ids, now });
    const has = async (id: string) => (await page(id)).trailers?.map(({ title }) => title);
    await set(film, [clip.id]);
    await service.settled();
    expect(await has(film.publicId)).toEqual(['Clip']);
    expect((await service.ask(`/api/v4/vod/${clip.publicId}`)).status).toBe(404);
    await set(other, [clip.id]);
    await service.settled();
    expect([await has(film.publicId), await has(other.publicId)]).toEqual([undefined, ['Clip']]);
    await set(other, []);
    await service.settled();
    expect(await has(other.publicId)).toBeUndefined();
    expect((await service.ask(`/api/v4/vod/${clip.publicId}`)).status).toBe(200);
  });
});
