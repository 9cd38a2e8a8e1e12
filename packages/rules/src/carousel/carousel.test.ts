import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CarouselView, cardState, isHighlighted } from './card-state.ts';
import { itemCount, visibleColumns } from './visible-range.ts';

const view: CarouselView = { loading: false, active: null, first: 2, last: 4, rows: 1 };
const states = (count: number, changes: Partial<CarouselView>) =>
  Array.from({ length: count }, (_, index) => cardState(index, { ...view, ...changes }));

describe('cards of one row', () => {
  test('are hidden outside the visible range and one on each side', () => {
    expect(states(7, {})).toEqual([
      'hidden',
      'default',
      'default',
      'default',
      'default',
      'default',
      'hidden',
    ]);
  });

  test('are all hidden while loading', () => {
    expect(new Set(states(7, { loading: true, active: 3 }))).toEqual(new Set(['hidden']));
  });

  test('stand before or after the active one', () => {
    expect(states(7, { active: 3 })).toEqual([
      'hidden',
      'before-active',
      'before-active',
      'active',
      'after-active',
      'after-active',
      'hidden',
    ]);
  });
});

test('cards of two rows stand before or after by column, within a column by row', () => {
  const two = { rows: 2, first: 0, last: 2, active: 3 } as const;
  expect(states(6, two)).toEqual([
    'before-active',
    'before-active',
    'before-active',
    'active',
    'after-active',
    'after-active',
  ]);
  expect(cardState(8, { ...view, rows: 2, first: 0, last: 2 })).toBe('hidden');
  expect(cardState(7, { ...view, rows: 2, first: 0, last: 2 })).toBe('default');
});

test('with an active card, none in sight is left in its default state', () => {
  fc.assert(
    fc.property(fc.constantFrom(1 as const, 2 as const), fc.nat(20), fc.nat(20), (rows, index, active) => {
      const state = cardState(index, { loading: false, rows, first: 0, last: 30, active });
      expect(state).toBe(index === active ? 'active' : index < active ? 'before-active' : 'after-active');
    }),
  );
});

test('a carousel is highlighted under the pointer or with an active card', () => {
  expect(isHighlighted(false, null)).toBe(false);
  expect(isHighlighted(true, null)).toBe(true);
  expect(isHighlighted(false, 0)).toBe(true);
});

describe('visible columns', () => {
  const box = { count: 12, rows: 1, scrolled: 0, viewport: 1000, cardWidth: 320, gap: 20 } as const;

  test.each([
    ['at the start', {}, { first: 0, last: 2 }],
    ['one step on', { scrolled: 340 }, { first: 1, last: 3 }],
    ['half a card on', { scrolled: 170 }, { first: 0, last: 3 }],
    ['with the gap at the edge', { scrolled: 320 }, { first: 1, last: 3 }],
    ['at the end', { scrolled: 9999 }, { first: 11, last: 11 }],
    ['in two rows', { rows: 2 }, { first: 0, last: 2 }],
    ['two rows, few items', { rows: 2, count: 3 }, { first: 0, last: 1 }],
    ['before the start', { scrolled: -50 }, { first: 0, last: 2 }],
    ['without items', { count: 0 }, { first: 0, last: -1 }],
    ['without a window', { viewport: 0 }, { first: 0, last: -1 }],
  ] as const)('%s', (_name, changes, expected) => {
    expect(visibleColumns({ ...box, ...changes })).toEqual(expected);
  });
});

test('two rows ask for twice as many', () => {
  expect([itemCount(1), itemCount(2), itemCount(2, 12)]).toEqual([10, 20, 24]);
});
