import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isRefusal } from '../errors/index.ts';
import { createCursors, defineCursor, readPage } from './index.ts';

const cursors = createCursors(Buffer.alloc(32, 1));
const byNumber = defineCursor('numbers', z.number());
const ctx = { cursors, realm: { id: 1 } };

function readTestPage(
  numbers: readonly number[],
  lastSeen?: string | null,
  { size = 2, maxRows = 100 } = {},
) {
  return readPage(ctx, {
    cursor: byNumber,
    lastSeen: lastSeen ?? undefined,
    size,
    maxRows,
    read: async (afterKey, limit) =>
      numbers.filter((number) => afterKey === null || number > afterKey).slice(0, limit),
    getKey: (number) => number,
  });
}

async function readTestPageOrThrow(...args: Parameters<typeof readTestPage>) {
  const result = await readTestPage(...args);
  if (isRefusal(result)) throw new Error(result.code);
  return result;
}

describe('readPage', () => {
  test('reads a list page by page, with the number of rows before each page', async () => {
    const firstPage = await readTestPageOrThrow([1, 2, 3, 4, 5]);
    expect(firstPage).toMatchObject({ rows: [1, 2], rowsBefore: 0, paging: { moreDataAvailable: true } });
    const secondPage = await readTestPageOrThrow([1, 2, 3, 4, 5], firstPage.paging.lastSeen);
    expect(secondPage).toMatchObject({ rows: [3, 4], rowsBefore: 2 });
    const thirdPage = await readTestPageOrThrow([1, 2, 3, 4, 5], secondPage.paging.lastSeen);
    expect(thirdPage).toEqual({
      rows: [5],
      rowsBefore: 4,
      paging: { lastSeen: null, moreDataAvailable: false },
    });
  });

  test('neither repeats nor hides rows when rows are added or removed before the position', async () => {
    const { paging } = await readTestPageOrThrow([1, 2, 3, 4]);
    expect((await readTestPageOrThrow([0, 1, 1.5, 3, 4], paging.lastSeen)).rows).toEqual([3, 4]);
  });

  test('ends a list at its maximum number of rows', async () => {
    const firstPage = await readTestPageOrThrow([1, 2, 3, 4], null, { size: 2, maxRows: 3 });
    const secondPage = await readTestPageOrThrow([1, 2, 3, 4], firstPage.paging.lastSeen, {
      size: 2,
      maxRows: 3,
    });
    expect(secondPage).toMatchObject({ rows: [3], paging: { lastSeen: null, moreDataAvailable: false } });
  });

  test('returns no cursor for an empty list or a size of zero', async () => {
    const emptyPage = { rows: [], paging: { lastSeen: null, moreDataAvailable: false } };
    expect(await readTestPageOrThrow([])).toMatchObject(emptyPage);
    expect(await readTestPageOrThrow([1], null, { size: 0 })).toMatchObject(emptyPage);
  });

  test.each([
    ['text that is no cursor', 'made-up'],
    ['an empty payload', Buffer.alloc(16).toString('base64url')],
    ['an unsigned cursor', Buffer.from('{"key":2,"seen":2}').toString('base64url')],
    ['a cursor of another realm', cursors.write(byNumber, 2, { key: 2, rowsBefore: 2 })],
    [
      'a cursor of another list',
      cursors.write(defineCursor('ids', z.number()), 1, { key: 2, rowsBefore: 2 }),
    ],
    [
      'a cursor of another service',
      createCursors(Buffer.alloc(32, 2)).write(byNumber, 1, { key: 2, rowsBefore: 2 }),
    ],
  ])('refuses %s with 400', async (_what, lastSeen) => {
    expect(await readTestPage([1, 2, 3], lastSeen)).toMatchObject({
      code: 'badRequest',
      messages: ['query.lastSeen: is not a cursor of this list'],
    });
  });

  test('refuses a cursor with one changed bit', async () => {
    const bytes = Buffer.from(cursors.write(byNumber, 1, { key: 2, rowsBefore: 2 }), 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changedBytes = Buffer.from(bytes);
      changedBytes[index] = (changedBytes[index] ?? 0) ^ 1;
      expect(isRefusal(await readTestPage([1, 2, 3], changedBytes.toString('base64url')))).toBe(true);
    }
  });

  test('reads a cursor of another release with additional fields', async () => {
    const position = { key: 2, rowsBefore: 2, added: 'later' };
    expect((await readTestPageOrThrow([1, 2, 3], cursors.write(byNumber, 1, position))).rows).toEqual([3]);
  });

  test('refuses a signed cursor whose key lacks a field', async () => {
    const byName = defineCursor('numbers', z.object({ name: z.string() }));
    expect(cursors.read(byName, 1, cursors.write(byNumber, 1, { key: 2, rowsBefore: 2 }))).toBeUndefined();
  });
});
