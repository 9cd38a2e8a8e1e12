import pg from 'pg';
import { expect, vi } from 'vitest';
import type { TestService } from './service.ts';

/** Queries of background work: the outbox poll, the heartbeat of the listening connection, the genre cache. */
const backgroundQueryPattern = /\boutbox\b|^SELECT 1$|from genre\b/;

/** Counts the queries that a function sends to the database, without those of background work. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  return (await listQueries(work)).length;
}

/** Lists the texts of the queries that a function sends to the database, without those of background work. */
export async function listQueries(work: () => Promise<unknown>): Promise<string[]> {
  const querySpy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = querySpy.mock.calls.map(([statement]) => getQueryText(statement));
    return texts.filter((text) => !backgroundQueryPattern.test(text));
  } finally {
    querySpy.mockRestore();
  }
}

/** Number of database queries of a call with warm caches, but without a cached response. */
export async function countQueriesForPath(service: TestService, path: string): Promise<number> {
  await service.request(path);
  await service.waitForEvents();
  const queryCount = await countQueries(() => service.request(`${path}?language=en`));
  expect(queryCount).toBeGreaterThan(0);
  return queryCount;
}

function getQueryText(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
