import { describe, expect, test } from 'vitest';
import { decideRange } from './byte-range.ts';

describe('decideRange', () => {
  test.each([
    [undefined, { kind: 'whole' }],
    ['bytes=0-0', { kind: 'part', start: 0, end: 0 }],
    ['bytes=0-', { kind: 'part', start: 0, end: 99 }],
    ['bytes=90-1000', { kind: 'part', start: 90, end: 99 }],
    ['bytes=-10', { kind: 'part', start: 90, end: 99 }],
    ['bytes=-1000', { kind: 'part', start: 0, end: 99 }],
  ])('maps the header %s, for 100 bytes, to %o', (header, decision) => {
    expect(decideRange(header, 100)).toEqual(decision);
  });

  test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])(
    'returns unsatisfiable for the header %s and 100 bytes',
    (header) => {
      expect(decideRange(header, 100)).toEqual({ kind: 'unsatisfiable' });
    },
  );

  test.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'items=0-1', 'bytes=0-1,4-5', ''])(
    'ignores the header %j',
    (header) => {
      expect(decideRange(header, 100)).toEqual({ kind: 'whole' });
    },
  );
});
