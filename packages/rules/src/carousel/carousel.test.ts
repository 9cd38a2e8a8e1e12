import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CarouselView, cardState, isHighlighted } from './card-state.ts';
import { grownCard } from './grown-card.ts';
import { placeOf } from './place.ts';
import { bucketPageSize, itemCount, rowCards } from './row-cards.ts';
import { madeItems, visibleColumns } from './visible-range.ts';

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

describe('the cards that are made', () => {
  test('are those that are not hidden', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1 as const, 2 as const),
        fc.nat(60),
        fc.nat(30),
        fc.nat(9),
        (rows, count, first, more) => {
          const visible = { first, last: first + more };
          const shown = Array.from({ length: count }, (_, index) => index).filter(
            (index) => cardState(index, { loading: false, active: null, rows, ...visible }) !== 'hidden',
          );
          expect(madeItems(count, rows, visible)).toEqual(shown);
        },
      ),
    );
  });

  test('never are more than a screen and a column on each side, however long the row is', () => {
    expect(madeItems(500, 1, { first: 100, last: 104 })).toEqual([99, 100, 101, 102, 103, 104, 105]);
    expect(madeItems(500, 2, { first: 100, last: 101 })).toEqual([198, 199, 200, 201, 202, 203, 204, 205]);
  });

  test('include what is kept, in its place', () => {
    expect(madeItems(50, 1, { first: 10, last: 11 }, [3, 10, 40])).toEqual([3, 9, 10, 11, 12, 40]);
    expect(madeItems(5, 1, { first: 0, last: 0 }, [-1, 7])).toEqual([0, 1]);
  });
});

test('two rows fill column by column', () => {
  expect([0, 1, 2, 3].map((index) => placeOf(index, 2))).toEqual([
    { column: 0, row: 0 },
    { column: 0, row: 1 },
    { column: 1, row: 0 },
    { column: 1, row: 1 },
  ]);
});

test('two rows ask for twice as many', () => {
  expect([itemCount(1), itemCount(2), itemCount(2, 12)]).toEqual([10, 20, 24]);
});

test('the next page of a row has 10 items, 20 in two rows, and 25 in a guide', () => {
  expect([
    bucketPageSize('VOD_PLAYLIST', 1),
    bucketPageSize('VOD_PLAYLIST', 2),
    bucketPageSize('EPG', 1),
  ]).toEqual([10, 20, 25]);
});

describe('the cards of a row', () => {
  const row = { type: 'VOD_PLAYLIST', displayPosters: false } as const;
  test.each([
    ['titles', row, 'card', 'landscape'],
    ['titles as posters', { ...row, displayPosters: true }, 'poster', 'poster'],
    ['playlists by their title pictures', { ...row, playlistImageType: 'title' }, 'playlist', 'landscape'],
    [
      'playlists by their posters',
      { ...row, displayPosters: true, playlistImageType: 'poster' },
      'playlist',
      'poster',
    ],
    ['sections', { ...row, type: 'SECTION' }, 'section', 'landscape'],
    ['links to sections', { ...row, type: 'SECTION_LINK', displayPosters: true }, 'section', 'landscape'],
    ['highlights', { ...row, type: 'CONTENT_HIGHLIGHT' }, 'card', 'landscape'],
    ['what is on now and next', { ...row, type: 'EPG_NOW_NEXT' }, 'card', 'landscape'],
  ] as const)('%s', (_name, given, kind, shape) => {
    expect(rowCards(given)).toEqual({ kind, shape });
  });
});

describe('a card that grows', () => {
  const box = { width: 300, viewport: 1400, scale: 1.4, margin: 10 };

  test('pushes both sides away alike in the middle', () => {
    expect(grownCard({ ...box, start: 600 })).toEqual({ start: 540, width: 420, before: 60, after: 60 });
  });

  test('stays in sight at the ends, and pushes one side further', () => {
    expect(grownCard({ ...box, start: 20 })).toEqual({ start: 10, width: 420, before: 10, after: 110 });
    expect(grownCard({ ...box, start: 1080 })).toEqual({ start: 970, width: 420, before: 110, after: 10 });
  });
});
