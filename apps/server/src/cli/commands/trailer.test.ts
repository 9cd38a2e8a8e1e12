import type { Video } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { createSeason, createSeries } from '../../domains/titles/index.ts';
import { CommandError } from '../support/command-error.ts';
import { applyTrailers } from './trailer.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const applyTrailersToTitle = (titlePublicId: string, ...trailerPublicIds: string[]) =>
  applyTrailers({ db: service.services.db, clock: service.clock }, service.realmId, {
    titlePublicId,
    trailerPublicIds,
  });
const readTrailers = async (id: string) => {
  await service.waitForEvents();
  const { body } = await service.request<Video>(`/api/v4/vod/${id}`);
  return (body.trailers ?? []).map(({ id: trailerId }) => trailerId);
};

test('sets the trailers of a video in order, each once', async () => {
  const [film, firstTrailer, secondTrailer] = [
    await service.createVideo(),
    await service.createVideo(),
    await service.createVideo(),
  ];
  await applyTrailersToTitle(
    film.publicId,
    secondTrailer.publicId,
    firstTrailer.publicId,
    secondTrailer.publicId,
  );
  expect(await readTrailers(film.publicId)).toEqual([secondTrailer.publicId, firstTrailer.publicId]);
  await applyTrailersToTitle(film.publicId, firstTrailer.publicId);
  expect(await readTrailers(film.publicId)).toEqual([firstTrailer.publicId]);
});

test('throws and changes nothing when an id cannot be a trailer or the title does not exist', async () => {
  const { db } = service.services;
  const baseInput = { realmId: service.realmId, now: service.clock.now() };
  const [film, clip] = [await service.createVideo(), await service.createVideo()];
  const series = await createSeries(db, { ...baseInput, texts: { en: { title: 'S' } } });
  const season = await createSeason(db, {
    ...baseInput,
    texts: { en: { title: '1' } },
    seriesId: series.id,
    number: 1,
  });
  const episode = await service.createVideo({ episode: { seasonId: season.id, number: 1 } });
  for (const id of [film.publicId, series.publicId, episode.publicId, 'nothing'])
    await expect(applyTrailersToTitle(film.publicId, clip.publicId, id)).rejects.toBeInstanceOf(CommandError);
  await expect(applyTrailersToTitle('nothing', clip.publicId)).rejects.toThrow(
    'There is no video or series with the id nothing',
  );
  expect(await readTrailers(film.publicId)).toEqual([]);
});
