// Search quality: compares the ranking with the grades that people gave to the results of each query.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeMeanGain, formatWorstQueries, measureSearch } from '../../../test/search/graded-search.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { createGenreCache } from '../titles/index.ts';
import { findMatches } from './operations/find-matches.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test('ranks the titles with the best grades first (mean gain of at least 0.95)', async () => {
  const { realmId, services, clock } = service;
  const baseInput = { realmId, now: clock.now() };
  const loadGenres = createGenreCache(services.events);
  const queryResults = await measureSearch(services.db, baseInput, async (query) => {
    const matches = await findMatches({ ...baseInput, executor: services.db, loadGenres, queryText: query });
    return matches.map(({ id }) => id);
  });
  expect(queryResults.length).toBeGreaterThanOrEqual(150);
  expect(computeMeanGain(queryResults), formatWorstQueries(queryResults).join('\n')).toBeGreaterThanOrEqual(
    0.95,
  );
});
