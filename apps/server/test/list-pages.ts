// Reads lists page by page.
import type { Paging } from '@matinee/contract';
import { expect } from 'vitest';
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
