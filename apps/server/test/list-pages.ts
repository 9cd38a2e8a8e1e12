// Reads lists page by page.
import type { Paging } from '@matinee/contract';
import { expect } from 'vitest';
import { countQueries } from './count-queries.ts';
import type { TestService } from './service.ts';

/** Reads every page of a list in turn; returns the titles of each. */
export async function readPages<T extends { paging: Paging }>(
  service: TestService,
  path: string,
  titles: (body: T) => string[],
  rpp?: number,
): Promise<string[][]> {
  const pages: string[][] = [];
  let paging: Paging = { lastSeen: null, moreDataAvailable: true };
  while (paging.moreDataAvailable) {
    const query = new URLSearchParams({
      ...(rpp !== undefined && { rpp: String(rpp) }),
      ...(paging.lastSeen !== null && { lastSeen: paging.lastSeen }),
    });
    const { body } = await service.ask<T>(`${path}?${query}`);
    pages.push(titles(body));
    paging = body.paging;
    expect(paging.lastSeen === null).toBe(!paging.moreDataAvailable);
  }
  return pages;
}

/** Number of queries of a call whose caches are warm. */
export async function countQueriesOf(service: TestService, path: string): Promise<number> {
  await service.ask(path);
  await service.settled();
  const queries = await countQueries(() => service.ask(`${path}?language=en`));
  expect(queries).toBeGreaterThan(0);
  return queries;
}
