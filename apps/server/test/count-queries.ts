import pg from 'pg';
import { vi } from 'vitest';

/** Queries of background work: the outbox poll, the heartbeat of the listening connection, the genre cache. */
const backgroundQuery = /\boutbox\b|^SELECT 1$|from genre\b/;

/** Number of queries that a function sends to the database. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const querySpy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = querySpy.mock.calls.map(([statement]) => getQueryText(statement));
    return texts.filter((text) => !backgroundQuery.test(text)).length;
  } finally {
    querySpy.mockRestore();
  }
}

function getQueryText(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
