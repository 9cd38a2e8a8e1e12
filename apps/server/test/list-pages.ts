// Reads lists page by page.
import type { Paging } from '@matinee/contract';
import { expect } from 'vitest';
import { countQueries } from './count-queries.ts';
import type { TestService } from './service.ts';

/** Reads every page of a list in order and returns the titles of each page. */
export async function readPages<T extends { paging: Paging }>(
  service: TestService,
  path: string,
  getTitles: (body: T) => string[],
  rpp?: number,
): Promise<string[][]> {
  const pages: string[][] = [];
  let paging: Paging = { lastSeen: null, moreDataAvailable: true };
  while (paging.moreDataAvailable) {
    const query = new URLSearchParams({
      ...(rpp !== undefined && { rpp: String(rpp) }),
      ...(paging.lastSeen !== null && { lastSeen: paging.lastSeen }),
    });
    const { body } = await service.request<T>(`${path}?${query}`);
    pages.push(getTitles(body));
    paging = body.paging;
    expect(paging.lastSeen === null).toBe(!paging.moreDataAvailable);
  }
  return pages;
}

/** Number of database queries of a call with warm caches, but without a cached response. */
export async function countQueriesForPath(service: TestService, path: string): Promise<number> {
  await service.request(path);
  await service.waitForEvents();
  const queryCount = await countQueries(() => service.request(`${path}?language=en`));
  expect(queryCount).toBeGreaterThan(0);
  return queryCount;
}
