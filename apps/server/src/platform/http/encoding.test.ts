import { expect, test } from 'vitest';
import { compress, encodeText } from './encoding.ts';

test.each(['br', 'gzip'] as const)(
  'compress returns bytes that keep no larger buffer in memory (%s)',
  async (encoding) => {
    const bytes = await compress(Buffer.from('matinee '.repeat(500)), encoding, 4);
    expect(bytes.length).toBeLessThan(500);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  },
);

test('encodeText returns the bytes of a text in a buffer of their own', () => {
  const bytes = encodeText('cinéma');
  expect(bytes.toString()).toBe('cinéma');
  expect(bytes.buffer.byteLength).toBe(7);
});
