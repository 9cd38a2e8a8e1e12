import pg from 'pg';
import { vi } from 'vitest';

/** Queries that run by themselves: the outbox poll, the heartbeat of the listening connection, the genre cache. */
const byTheWay = /\boutbox\b|^SELECT 1$|from genre\b/;

/** Number of queries that a function sends to the database. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = asked.mock.calls.map(([first]) => textOf(first));
    return texts.filter((text) => !byTheWay.test(text)).length;
  } finally {
    asked.mockRestore();
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
