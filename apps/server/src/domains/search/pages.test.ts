// What was found of one type, page by page.
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

async function page(query: string, lastSeen: string | null, rpp = 25) {
  const asked = new URLSearchParams({
    query,
    type: 'VIDEO',
    rpp: String(rpp),
    ...(lastSeen && { lastSeen }),
  });
  const { body } = await service.ask<SearchResult>(`${path}?${asked}`);
  const [group] = body.results;
  return { items: group?.items ?? [], lastSeen: group?.paging.lastSeen ?? null, total: body.totalResults };
}

async function walk(query: string, rpp = 25, between: () => Promise<unknown> = async () => {}) {
  const pages: Card[][] = [];
  let from: string | null = null;
  do {
    const { items, lastSeen } = await page(query, from, rpp);
    pages.push(items);
    from = lastSeen;
    if (from !== null) await between();
  } while (from !== null);
  return pages;
}

async function films(word: string, count: number) {
  const made = [];
  for (let number = 0; number < count; number++) {
    made.push(await service.video({ title: `${word} ${String(number).padStart(2, '0')}` }));
    // Some are out since the same moment.
    if (number % 4 === 0) service.clock.advance({ seconds: 1 });
  }
  return made;
}

test.each([0, 1, 24, 25, 26, 50])('%i of a type come in whole pages', async (count) => {
  const word = `quokka${count}x`;
  await films(word, count);
  const pages = await walk(word);
  const sizes = Array.from({ length: Math.max(1, Math.ceil(count / 25)) }, (_, at) =>
    Math.min(25, count - at * 25),
  );
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(count);
});

test('titles that come and go between pages make no double and no gap', async () => {
  const made = await films('numbat', 20);
  const known = new Set(made.map(({ publicId }) => publicId));
  const given: string[] = [];
  let from: string | null = null;
  for (let turn = 0; turn === 0 || from !== null; turn++) {
    const { items, lastSeen } = await page('numbat', from, 6);
    given.push(...items.map(({ id }) => id));
    from = lastSeen;
    // One that comes before everything, and one that was given out already is gone.
    await service.video({ title: 'Numbat' });
    const gone = given[turn * 3];
    await sql`update content set available_until = ${service.clock.now()} where public_id = ${gone}`.execute(
      service.services.db,
    );
    service.clock.advance({ seconds: 1 });
  }
  expect(given.filter((id) => known.has(id)).toSorted()).toEqual([...known].toSorted());
  expect(new Set(given).size).toBe(given.length);
});

test.each([
  'lastSeen=nonsense&type=VIDEO',
  // A cursor without its signature.
  `lastSeen=${Buffer.from('{"key":{"score":1,"published":2,"id":3},"seen":1}').toString('base64url')}&type=VIDEO`,
])('returns 400 for a cursor that the search did not write: %s', async (query) => {
  const { status, body } = await service.ask(`${path}?query=numbat&${query}`);
  expect([status, body.code]).toEqual([400, 'badRequest']);
});

test('returns 400 for a cursor of another list, and for its own without a type', async () => {
  await films('quoll', 3);
  const { lastSeen } = await page('quoll', null, 2);
  const { body: grid } = await service.ask<ContentGrid>('/api/v1/view/content-grid?id=all&rpp=1');
  expect(grid.paging.lastSeen).not.toBeNull();
  const asked = [`lastSeen=${lastSeen}`, `lastSeen=${grid.paging.lastSeen}&type=VIDEO`];
  for (const query of asked) {
    const { status, body } = await service.ask(`${path}?query=quoll&${query}`);
    expect([status, body.code]).toEqual([400, 'badRequest']);
  }
  expect((await service.ask(`${path}?query=quoll&type=VIDEO&lastSeen=${lastSeen}`)).status).toBe(200);
});
