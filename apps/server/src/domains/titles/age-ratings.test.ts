import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createRatedTitles } from '../../../test/titles/rated-titles.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test('titles follow the rating of the series, season and title that they belong to', async () => {
  const { db } = service.services;
  const readRating = async (publicId: string) =>
    (
      await tables(db)
        .selectFrom('content')
        .select('age_rating')
        .where('public_id', '=', publicId)
        .executeTakeFirstOrThrow()
    ).age_rating;
  const titles = await createRatedTitles(service, 'Moonlight', 9);
  const setRating = (publicId: string, rating: number | null) =>
    tables(db).updateTable('content').set({ rating }).where('public_id', '=', publicId).execute();
  const inherited = [titles.season, titles.episode, titles.trailer, titles.event];
  const readInherited = () => Promise.all(inherited.map(readRating));
  expect(await readInherited()).toEqual([9, 9, 9, 9]);
  await setRating(titles.series, 16);
  await setRating(titles.film, 14);
  expect(await readInherited()).toEqual([16, 16, 14, 14]);
  await setRating(titles.season, 18);
  expect(await readInherited()).toEqual([18, 18, 14, 14]);
  for (const id of [titles.season, titles.series, titles.film]) await setRating(id, null);
  expect(await readInherited()).toEqual([0, 0, 0, 0]);
});
