import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CarouselView, getCardState, isCarouselHighlighted } from './card-hover-state.ts';
import { chooseCardLayout, countSlots, getBucketPageSize } from './card-layout.ts';
import { scaleCard } from './scale-card.ts';
import { getCarouselCell, getVisibleColumns, getWindowedIndexes } from './windowing.ts';

const view: CarouselView = { isLoading: false, activeIndex: null, first: 2, last: 4, rowCount: 1 };
const getStates = (count: number, changes: Partial<CarouselView>) =>
  Array.from({ length: count }, (_, index) => getCardState(index, { ...view, ...changes }));

describe('getCardState in one row', () => {
  test('hides cards outside the visible columns and one column on each side', () => {
    expect(getStates(7, {})).toEqual([
      'hidden',
      'default',
      'default',
      'default',
      'default',
      'default',
      'hidden',
    ]);
  });

  test('hides all cards while loading', () => {
    expect(new Set(getStates(7, { isLoading: true, activeIndex: 3 }))).toEqual(new Set(['hidden']));
  });

  test('marks cards before and after the active card', () => {
    expect(getStates(7, { activeIndex: 3 })).toEqual([
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

test('getCardState in two rows orders cards by column, then by row', () => {
  const twoRowView = { rowCount: 2, first: 0, last: 2, activeIndex: 3 } as const;
  expect(getStates(6, twoRowView)).toEqual([
    'before-active',
    'before-active',
    'before-active',
    'active',
    'after-active',
    'after-active',
  ]);
  expect(getCardState(8, { ...view, rowCount: 2, first: 0, last: 2 })).toBe('hidden');
  expect(getCardState(7, { ...view, rowCount: 2, first: 0, last: 2 })).toBe('default');
});

test('getCardState returns no default state while a card is active', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1 as const, 2 as const),
      fc.nat(20),
      fc.nat(20),
      (rowCount, index, activeIndex) => {
        const state = getCardState(index, { isLoading: false, rowCount, first: 0, last: 30, activeIndex });
        const expectedState =
          index === activeIndex ? 'active' : index < activeIndex ? 'before-active' : 'after-active';
        expect(state).toBe(expectedState);
      },
    ),
  );
});

test('isCarouselHighlighted is true under the pointer or with an active card', () => {
  expect(isCarouselHighlighted(false, null)).toBe(false);
  expect(isCarouselHighlighted(true, null)).toBe(true);
  expect(isCarouselHighlighted(false, 0)).toBe(true);
});

describe('getVisibleColumns', () => {
  const metrics = {
    count: 12,
    rowCount: 1,
    scrollOffset: 0,
    viewportWidth: 1000,
    cardWidth: 320,
    gap: 20,
  } as const;

  test.each([
    ['at the start', {}, { first: 0, last: 2 }],
    ['scrolled by one column', { scrollOffset: 340 }, { first: 1, last: 3 }],
    ['scrolled by half a column', { scrollOffset: 170 }, { first: 0, last: 3 }],
    ['with the gap at the start edge', { scrollOffset: 320 }, { first: 1, last: 3 }],
    ['at the end', { scrollOffset: 9999 }, { first: 11, last: 11 }],
    ['in two rows', { rowCount: 2 }, { first: 0, last: 2 }],
    ['in two rows with few items', { rowCount: 2, count: 3 }, { first: 0, last: 1 }],
    ['with a negative scroll offset', { scrollOffset: -50 }, { first: 0, last: 2 }],
    ['without items', { count: 0 }, { first: 0, last: -1 }],
    ['in a viewport without width', { viewportWidth: 0 }, { first: 0, last: -1 }],
  ] as const)('returns the visible columns %s', (_name, changes, expected) => {
    expect(getVisibleColumns({ ...metrics, ...changes })).toEqual(expected);
  });
});

describe('getWindowedIndexes', () => {
  test('returns exactly the items that are not hidden', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1 as const, 2 as const),
        fc.nat(60),
        fc.nat(30),
        fc.nat(9),
        (rowCount, count, firstColumn, extraColumns) => {
          const visibleColumns = { first: firstColumn, last: firstColumn + extraColumns };
          const notHidden = Array.from({ length: count }, (_, index) => index).filter(
            (index) =>
              getCardState(index, { isLoading: false, activeIndex: null, rowCount, ...visibleColumns }) !==
              'hidden',
          );
          expect(getWindowedIndexes(count, rowCount, visibleColumns)).toEqual(notHidden);
        },
      ),
    );
  });

  test('returns at most the visible columns and one column on each side for a carousel with 500 items', () => {
    expect(getWindowedIndexes(500, 1, { first: 100, last: 104 })).toEqual([99, 100, 101, 102, 103, 104, 105]);
    expect(getWindowedIndexes(500, 2, { first: 100, last: 101 })).toEqual([
      198, 199, 200, 201, 202, 203, 204, 205,
    ]);
  });

  test('adds pinned items in ascending order', () => {
    expect(getWindowedIndexes(50, 1, { first: 10, last: 11 }, [3, 10, 40])).toEqual([3, 9, 10, 11, 12, 40]);
    expect(getWindowedIndexes(5, 1, { first: 0, last: 0 }, [-1, 7])).toEqual([0, 1]);
  });
});

test('getCarouselCell fills two rows column by column', () => {
  expect([0, 1, 2, 3].map((index) => getCarouselCell(index, 2))).toEqual([
    { column: 0, row: 0 },
    { column: 0, row: 1 },
    { column: 1, row: 0 },
    { column: 1, row: 1 },
  ]);
});

test('countSlots returns twice as many for two rows', () => {
  expect([countSlots(1), countSlots(2), countSlots(2, 12)]).toEqual([10, 20, 24]);
});

test('getBucketPageSize returns 10 for one row, 20 for two rows and 25 for an EPG', () => {
  expect([
    getBucketPageSize('VOD_PLAYLIST', 1),
    getBucketPageSize('VOD_PLAYLIST', 2),
    getBucketPageSize('EPG', 1),
  ]).toEqual([10, 20, 25]);
});

describe('chooseCardLayout', () => {
  const row = { type: 'VOD_PLAYLIST', displayPosters: false } as const;
  test.each([
    ['titles', row, 'card', 'landscape'],
    ['titles as posters', { ...row, displayPosters: true }, 'poster', 'poster'],
    ['playlists with title images', { ...row, playlistImageType: 'title' }, 'playlist', 'landscape'],
    [
      'playlists with posters',
      { ...row, displayPosters: true, playlistImageType: 'poster' },
      'playlist',
      'poster',
    ],
    ['sections', { ...row, type: 'SECTION' }, 'section', 'landscape'],
    ['links to sections', { ...row, type: 'SECTION_LINK', displayPosters: true }, 'section', 'landscape'],
    ['highlights', { ...row, type: 'CONTENT_HIGHLIGHT' }, 'card', 'landscape'],
    ['current and next programmes', { ...row, type: 'EPG_NOW_NEXT' }, 'card', 'landscape'],
  ] as const)('chooses the layout of %s', (_name, cardRow, kind, shape) => {
    expect(chooseCardLayout(cardRow)).toEqual({ kind, shape });
  });
});

describe('scaleCard', () => {
  const metrics = { width: 300, viewportWidth: 1400, scale: 1.4, margin: 10 };

  test('shifts both sides equally in the middle of the viewport', () => {
    expect(scaleCard({ ...metrics, start: 600 })).toEqual({
      start: 540,
      width: 420,
      shiftBefore: 60,
      shiftAfter: 60,
    });
  });

  test('keeps the card inside the viewport at both ends and shifts one side further', () => {
    expect(scaleCard({ ...metrics, start: 20 })).toEqual({
      start: 10,
      width: 420,
      shiftBefore: 10,
      shiftAfter: 110,
    });
    expect(scaleCard({ ...metrics, start: 1080 })).toEqual({
      start: 970,
      width: 420,
      shiftBefore: 110,
      shiftAfter: 10,
    });
  });
});
