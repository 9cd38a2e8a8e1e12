import pg from 'pg';
import { vi } from 'vitest';

/**
 * Asked on their own account, whatever is being counted: the outbox looks around, the listening connection is felt for
 * its pulse, genres are remembered for a while.
 */
const byTheWay = /\boutbox\b|^SELECT 1$|from genre\b/;

/** How many queries the work asks the database. */
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
