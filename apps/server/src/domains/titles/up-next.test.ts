import type { Series } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { createSeason, createSeries, type NewVideo } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/**
 * Creates a series, and returns functions that extend it, read it and report progress as one viewer.
 * `reportProgress` returns the series as it is after the report.
 */
async function createTestSeries(title: string) {
  const { db } = service.services;
  const baseInput = { realmId: service.realmId, now: service.clock.now() };
  const series = await createSeries(db, { ...baseInput, texts: { en: { title } } });
  const addSeason = (number: number) =>
    createSeason(db, {
      ...baseInput,
      texts: { en: { title: `Season ${number}` } },
      seriesId: series.id,
      number,
    });
  const addEpisode = (seasonId: number, number: number, overrides: Partial<NewVideo> = {}) =>
    service.createVideo({ title: `E${number}`, episode: { seasonId, number }, ...overrides });
  const { authorisationToken: token } = await service.signInNewAccount();
  const readSeries = async (viewerToken?: string) =>
    (
      await service.request<Series & { season?: { id: string } }>(
        `/api/v4/series/${series.publicId}`,
        viewerToken === undefined ? {} : { token: viewerToken },
      )
    ).body;
  const reportProgress = async ({ publicId }: { publicId: string }, position: number) => {
    service.clock.advance({ milliseconds: 1500 });
    const body = { position, duration: 100 };
    await service.request(`/api/v2/customer/progress/${publicId}`, { method: 'PUT', token, body });
    return readSeries(token);
  };
  const readUpNextIdOfSeason = async ({ publicId }: { publicId: string }, isGuest = false) =>
    (await service.request<{ series: Series }>(`/api/v4/season/${publicId}`, isGuest ? {} : { token })).body
      .series.upNext?.id;
  return { addSeason, addEpisode, readSeries, reportProgress, readUpNextIdOfSeason };
}

test('upNext is the episode in progress, the one after a finished episode, and the first after the last', async () => {
  const { addSeason, addEpisode, readSeries, reportProgress } = await createTestSeries('Onwards');
  const [firstSeason, secondSeason] = [await addSeason(1), await addSeason(2)];
  const firstEpisode = await addEpisode(firstSeason.id, 1);
  const secondEpisode = await addEpisode(firstSeason.id, 2);
  const thirdEpisode = await addEpisode(secondSeason.id, 1);
  expect((await reportProgress(secondEpisode, 40)).upNext).toMatchObject({
    id: secondEpisode.publicId,
    watchProgress: { position: 40, finished: false },
  });
  expect((await reportProgress(firstEpisode, 40)).upNext?.id).toBe(firstEpisode.publicId);
  const seriesAfterSecond = await reportProgress(secondEpisode, 100);
  expect(seriesAfterSecond.upNext?.id).toBe(thirdEpisode.publicId);
  expect(seriesAfterSecond.season?.id).toBe(secondSeason.publicId);
  expect((await reportProgress(thirdEpisode, 100)).upNext?.id).toBe(firstEpisode.publicId);
  expect((await readSeries()).upNext?.id).toBe(firstEpisode.publicId);
});

test('upNext of a season is one of its own episodes, and the first of the next season after its last', async () => {
  const { addSeason, addEpisode, reportProgress, readUpNextIdOfSeason } = await createTestSeries('Apart');
  const [firstSeason, secondSeason] = [await addSeason(1), await addSeason(2)];
  const [one, two] = [await addEpisode(firstSeason.id, 1), await addEpisode(firstSeason.id, 2)];
  const [three, four] = [await addEpisode(secondSeason.id, 1), await addEpisode(secondSeason.id, 2)];
  expect(await readUpNextIdOfSeason(secondSeason, true)).toBe(three.publicId);
  await reportProgress(four, 40);
  await reportProgress(one, 100);
  expect(await readUpNextIdOfSeason(firstSeason)).toBe(two.publicId);
  expect(await readUpNextIdOfSeason(secondSeason)).toBe(four.publicId);
  await reportProgress(two, 100);
  expect(await readUpNextIdOfSeason(firstSeason)).toBe(three.publicId);
});

test('upNext is the next episode when the viewer left an episode during its credits', async () => {
  const { addSeason, addEpisode, reportProgress } = await createTestSeries('Credits');
  const season = await addSeason(1);
  const skipMarkers = [{ kind: 'credits' as const, start: 80, end: 100 }];
  const firstEpisode = await addEpisode(season.id, 1, { skipMarkers });
  const secondEpisode = await addEpisode(season.id, 2);
  expect((await reportProgress(firstEpisode, 79)).upNext?.id).toBe(firstEpisode.publicId);
  expect((await reportProgress(firstEpisode, 81)).upNext?.id).toBe(secondEpisode.publicId);
});
