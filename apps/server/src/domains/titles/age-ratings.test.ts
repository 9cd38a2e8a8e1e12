import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createRatedTitles } from '../../../test/titles/rated-titles.ts';
import { findContent, setRating } from './index.ts';

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
  const setTitleRating = async (publicId: string, rating: number | null) => {
    const { realmId, clock } = service;
    const content = await findContent(db, { realmId, publicId });
    await setRating(db, { realmId, contentId: content?.id ?? 0, rating, now: clock.now() });
  };
  const inherited = [titles.season, titles.episode, titles.trailer, titles.event];
  const readInherited = () => Promise.all(inherited.map(readRating));
  expect(await readInherited()).toEqual([9, 9, 9, 9]);
  await setTitleRating(titles.series, 16);
  await setTitleRating(titles.film, 14);
  expect(await readInherited()).toEqual([16, 16, 14, 14]);
  await setTitleRating(titles.season, 18);
  expect(await readInherited()).toEqual([18, 18, 14, 14]);
  for (const id of [titles.season, titles.series, titles.film]) await setTitleRating(id, null);
  expect(await readInherited()).toEqual([0, 0, 0, 0]);
});
