// Paging through the results of one type.
import type { Card, ContentGrid, SearchResult } from '@matinee/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const path = '/api/v2/content-search';

async function readPage(query: string, lastSeen: string | null, rpp = 25) {
  const searchParams = new URLSearchParams({
    query,
    type: 'VIDEO',
    rpp: String(rpp),
    ...(lastSeen && { lastSeen }),
  });
  const { body } = await service.request<SearchResult>(`${path}?${searchParams}`);
  const [group] = body.results;
  return { items: group?.items ?? [], lastSeen: group?.paging.lastSeen ?? null, total: body.totalResults };
}

async function readPages(query: string, rpp = 25, betweenPages: () => Promise<unknown> = async () => {}) {
  const pages: Card[][] = [];
  let cursor: string | null = null;
  do {
    const { items, lastSeen } = await readPage(query, cursor, rpp);
    pages.push(items);
    cursor = lastSeen;
    if (cursor !== null) await betweenPages();
  } while (cursor !== null);
  return pages;
}

async function createFilms(word: string, count: number) {
  const createdFilms = [];
  for (let number = 0; number < count; number++) {
    createdFilms.push(await service.createVideo({ title: `${word} ${String(number).padStart(2, '0')}` }));
    // Groups of four share their publication time.
    if (number % 4 === 0) service.clock.advance({ seconds: 1 });
  }
  return createdFilms;
}

test.each([0, 1, 24, 25, 26, 50])('%i results of a type are returned in pages of 25', async (count) => {
  const word = `quokka${count}x`;
  await createFilms(word, count);
  const pages = await readPages(word);
  const sizes = Array.from({ length: Math.max(1, Math.ceil(count / 25)) }, (_, pageIndex) =>
    Math.min(25, count - pageIndex * 25),
  );
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(count);
});

test('titles added and removed between two page requests cause no duplicate and no gap', async () => {
  const createdFilms = await createFilms('numbat', 20);
  const createdIds = new Set(createdFilms.map(({ publicId }) => publicId));
  const receivedIds: string[] = [];
  let cursor: string | null = null;
  for (let round = 0; round === 0 || cursor !== null; round++) {
    const { items, lastSeen } = await readPage('numbat', cursor, 6);
    receivedIds.push(...items.map(({ id }) => id));
    cursor = lastSeen;
    // A new first result is added, and a title of an earlier page is removed.
    await service.createVideo({ title: 'Numbat' });
    const removedId = receivedIds[round * 3];
    await sql`update content set available_until = ${service.clock.now()} where public_id = ${removedId}`.execute(
      service.services.db,
    );
    service.clock.advance({ seconds: 1 });
  }
  expect(receivedIds.filter((id) => createdIds.has(id)).toSorted()).toEqual([...createdIds].toSorted());
  expect(new Set(receivedIds).size).toBe(receivedIds.length);
});

test.each([
  'lastSeen=nonsense&type=VIDEO',
  // A cursor without its signature.
  `lastSeen=${Buffer.from('{"key":{"score":1,"published":2,"id":3},"seen":1}').toString('base64url')}&type=VIDEO`,
])('returns 400 for a cursor that is malformed or unsigned: %s', async (query) => {
  const { status, body } = await service.request(`${path}?query=numbat&${query}`);
  expect([status, body.code]).toEqual([400, 'badRequest']);
});

test('returns 400 for a cursor of another list, and for a search cursor without a type', async () => {
  await createFilms('quoll', 3);
  const { lastSeen } = await readPage('quoll', null, 2);
  const { body: grid } = await service.request<ContentGrid>('/api/v1/view/content-grid?id=all&rpp=1');
  expect(grid.paging.lastSeen).not.toBeNull();
  const queries = [`lastSeen=${lastSeen}`, `lastSeen=${grid.paging.lastSeen}&type=VIDEO`];
  for (const query of queries) {
    const { status, body } = await service.request(`${path}?query=quoll&${query}`);
    expect([status, body.code]).toEqual([400, 'badRequest']);
  }
  expect((await service.request(`${path}?query=quoll&type=VIDEO&lastSeen=${lastSeen}`)).status).toBe(200);
});
