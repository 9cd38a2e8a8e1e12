import type { Series } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { createSeason, createSeries, type NewVideo } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Creates a series, and returns functions that read it and report progress as one viewer. */
async function newSeries(title: string) {
  const { db } = service.services;
  const frame = { realmId: service.realmId, now: service.clock.now() };
  const series = await createSeries(db, { ...frame, texts: { en: { title } } });
  const newSeason = (number: number) =>
    createSeason(db, { ...frame, texts: { en: { title: `Season ${number}` } }, seriesId: series.id, number });
  const newEpisode = (seasonId: number, number: number, more: Partial<NewVideo> = {}) =>
    service.createVideo({ title: `E${number}`, episode: { seasonId, number }, ...more });
  const { authorisationToken: token } = await service.signInNewAccount();
  const read = async (who?: string) =>
    (
      await service.request<Series & { season?: { id: string } }>(
        `/api/v4/series/${series.publicId}`,
        who === undefined ? {} : { token: who },
      )
    ).body;
  const watched = async ({ publicId }: { publicId: string }, position: number) => {
    service.clock.advance({ milliseconds: 1500 });
    const body = { position, duration: 100 };
    await service.request(`/api/v2/customer/progress/${publicId}`, { method: 'PUT', token, body });
    return read(token);
  };
  return { newSeason, newEpisode, read, watched };
}

test('upNext is the episode in progress, the one after a finished episode, and the first after the last', async () => {
  const { newSeason, newEpisode, read, watched } = await newSeries('Onwards');
  const [early, late] = [await newSeason(1), await newSeason(2)];
  const one = await newEpisode(early.id, 1);
  const two = await newEpisode(early.id, 2);
  const three = await newEpisode(late.id, 1);
  expect((await watched(two, 40)).upNext).toMatchObject({
    id: two.publicId,
    watchProgress: { position: 40, finished: false },
  });
  expect((await watched(one, 40)).upNext?.id).toBe(one.publicId);
  const third = await watched(two, 100);
  expect(third.upNext?.id).toBe(three.publicId);
  expect(third.season?.id).toBe(late.publicId);
  expect((await watched(three, 100)).upNext?.id).toBe(one.publicId);
  expect((await read()).upNext?.id).toBe(one.publicId);
});

test('upNext is the next episode when the viewer left an episode during its credits', async () => {
  const { newSeason, newEpisode, watched } = await newSeries('Credits');
  const season = await newSeason(1);
  const skipMarkers = [{ kind: 'credits' as const, start: 80, end: 100 }];
  const one = await newEpisode(season.id, 1, { skipMarkers });
  const two = await newEpisode(season.id, 2);
  expect((await watched(one, 79)).upNext?.id).toBe(one.publicId);
  expect((await watched(one, 81)).upNext?.id).toBe(two.publicId);
});
