import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bucketPageSize, chooseCardLayout, countRowItems } from './card-layout.ts';
import { type CarouselView, getCardState, isHighlighted } from './card-state.ts';
import { scaleCard } from './scale-card.ts';
import { getCell, getVisibleColumns, getWindowedItems } from './windowing.ts';

const view: CarouselView = { loading: false, active: null, first: 2, last: 4, rows: 1 };
const states = (count: number, changes: Partial<CarouselView>) =>
  Array.from({ length: count }, (_, index) => getCardState(index, { ...view, ...changes }));

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
  expect(getCardState(8, { ...view, rows: 2, first: 0, last: 2 })).toBe('hidden');
  expect(getCardState(7, { ...view, rows: 2, first: 0, last: 2 })).toBe('default');
});

test('with an active card, none in sight is left in its default state', () => {
  fc.assert(
    fc.property(fc.constantFrom(1 as const, 2 as const), fc.nat(20), fc.nat(20), (rows, index, active) => {
      const state = getCardState(index, { loading: false, rows, first: 0, last: 30, active });
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
  const box = { count: 12, rows: 1, scrollOffset: 0, viewport: 1000, cardWidth: 320, gap: 20 } as const;

  test.each([
    ['at the start', {}, { first: 0, last: 2 }],
    ['one step on', { scrollOffset: 340 }, { first: 1, last: 3 }],
    ['half a card on', { scrollOffset: 170 }, { first: 0, last: 3 }],
    ['with the gap at the edge', { scrollOffset: 320 }, { first: 1, last: 3 }],
    ['at the end', { scrollOffset: 9999 }, { first: 11, last: 11 }],
    ['in two rows', { rows: 2 }, { first: 0, last: 2 }],
    ['two rows, few items', { rows: 2, count: 3 }, { first: 0, last: 1 }],
    ['before the start', { scrollOffset: -50 }, { first: 0, last: 2 }],
    ['without items', { count: 0 }, { first: 0, last: -1 }],
    ['without a window', { viewport: 0 }, { first: 0, last: -1 }],
  ] as const)('%s', (_name, changes, expected) => {
    expect(getVisibleColumns({ ...box, ...changes })).toEqual(expected);
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
            (index) => getCardState(index, { loading: false, active: null, rows, ...visible }) !== 'hidden',
          );
          expect(getWindowedItems(count, rows, visible)).toEqual(shown);
        },
      ),
    );
  });

  test('never are more than a screen and a column on each side, however long the row is', () => {
    expect(getWindowedItems(500, 1, { first: 100, last: 104 })).toEqual([99, 100, 101, 102, 103, 104, 105]);
    expect(getWindowedItems(500, 2, { first: 100, last: 101 })).toEqual([
      198, 199, 200, 201, 202, 203, 204, 205,
    ]);
  });

  test('include what is kept, in its place', () => {
    expect(getWindowedItems(50, 1, { first: 10, last: 11 }, [3, 10, 40])).toEqual([3, 9, 10, 11, 12, 40]);
    expect(getWindowedItems(5, 1, { first: 0, last: 0 }, [-1, 7])).toEqual([0, 1]);
  });
});

test('two rows fill column by column', () => {
  expect([0, 1, 2, 3].map((index) => getCell(index, 2))).toEqual([
    { column: 0, row: 0 },
    { column: 0, row: 1 },
    { column: 1, row: 0 },
    { column: 1, row: 1 },
  ]);
});

test('two rows ask for twice as many', () => {
  expect([countRowItems(1), countRowItems(2), countRowItems(2, 12)]).toEqual([10, 20, 24]);
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
    expect(chooseCardLayout(given)).toEqual({ kind, shape });
  });
});

describe('a card that grows', () => {
  const box = { width: 300, viewport: 1400, scale: 1.4, margin: 10 };

  test('pushes both sides away alike in the middle', () => {
    expect(scaleCard({ ...box, start: 600 })).toEqual({
      start: 540,
      width: 420,
      shiftBefore: 60,
      shiftAfter: 60,
    });
  });

  test('stays in sight at the ends, and pushes one side further', () => {
    expect(scaleCard({ ...box, start: 20 })).toEqual({
      start: 10,
      width: 420,
      shiftBefore: 10,
      shiftAfter: 110,
    });
    expect(scaleCard({ ...box, start: 1080 })).toEqual({
      start: 970,
      width: 420,
      shiftBefore: 110,
      shiftAfter: 10,
    });
  });
});
