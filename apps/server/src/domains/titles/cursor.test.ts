import { expect, test } from 'vitest';
import { readItemCursor } from './cursor.ts';

const written = (cursor: object) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

test('A place in a row that an older release wrote is still one', () => {
  const cursor = { k: '7', c: 'one', n: 25 };
  expect(readItemCursor(written({ ...cursor, b: '3' }), 'number')).toEqual(cursor);
});

test('A place without its title is none', () => {
  expect(readItemCursor(written({ k: '7', n: 25 }), 'number')).toBeUndefined();
});
