import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBigPlaylistPanel } from '../paging/page-sizes.ts';
import { getDeviceClass, getGutter, getMenuPlatform, getTopBarHeight, isNarrow } from './device.ts';
import { getGridColumnCount } from './grid-columns.ts';
import { chooseImageWidth, imageWidths, listImageWidths } from './images.ts';

test.each([
  [320, 1],
  [479, 1],
  [480, 2],
  [1024, 2],
  [1024.5, 3],
  [1025, 3],
  [1439, 3],
  [1440, 4],
  [1679, 4],
  [1680, 5],
  [1999, 5],
  [2000, 6],
  [2999, 6],
  [3000, 7],
  [3999, 7],
  [4000, 8],
  [9000, 8],
])('getGridColumnCount at a width of %s is %s', (width, columns) => {
  expect(getGridColumnCount(width)).toBe(columns);
});

test('getGridColumnCount never decreases with the width', () => {
  const width = fc.double({ min: 0, max: 8000, noNaN: true });
  fc.assert(
    fc.property(width, width, (width1, width2) => {
      expect(getGridColumnCount(Math.min(width1, width2))).toBeLessThanOrEqual(
        getGridColumnCount(Math.max(width1, width2)),
      );
    }),
  );
});

describe('device classes', () => {
  test.each([
    [600, 900, 'mobile'],
    [601, 900, 'tablet'],
    [1024, 900, 'tablet'],
    [1025, 900, 'desktop'],
    [1920, 1080, 'desktop'],
    [1921, 1080, 'tv'],
    [1921, 500, 'mobile'],
    [1921, 501, 'tv'],
  ] as const)('%s × %s is %s', (width, height, expected) => {
    expect(getDeviceClass({ width, height })).toBe(expected);
  });

  test('have their gutters and top bar heights', () => {
    const sizes = (['mobile', 'tablet', 'desktop', 'tv'] as const).map((device) => [
      getGutter(device),
      getTopBarHeight(device),
    ]);
    expect(sizes).toEqual([
      [20, 80],
      [70, 80],
      [70, 110],
      [70, 150],
    ]);
  });

  test('isNarrow and getMenuPlatform treat a width of 1024 as narrow', () => {
    expect([isNarrow(1024), isNarrow(1025)]).toEqual([true, false]);
    expect([getMenuPlatform(1024), getMenuPlatform(1025)]).toEqual(['MOBILE_WEB', 'WEB']);
  });
});

describe('images', () => {
  test.each([
    [320, 1, 480],
    [240, 1, 240],
    [241, 1, 480],
    [320, 2, 720],
    [320, 1.5, 480],
    [1920, 2, 3840],
    [5000, 2, 3840],
    [0, 1, 240],
  ])('a box of %s at pixel ratio %s uses width %s', (cssWidth, ratio, expected) => {
    expect(chooseImageWidth(cssWidth, ratio)).toBe(expected);
  });

  test('widths never exceed the master, except the smallest', () => {
    expect(chooseImageWidth(1920, 2, 1280)).toBe(1280);
    expect(chooseImageWidth(1920, 2, 1000)).toBe(960);
    expect(listImageWidths(100)).toEqual([240]);
    expect(listImageWidths(4000)).toEqual([...imageWidths]);
  });

  test('the chosen width fills the box unless the master is too small', () => {
    const size = fc.integer({ min: 1, max: 3840 });
    fc.assert(
      fc.property(size, fc.constantFrom(1, 1.5, 2, 3), size, (cssWidth, ratio, masterWidth) => {
        const width = chooseImageWidth(cssWidth, ratio, masterWidth);
        const widest = Math.max(...listImageWidths(masterWidth));
        expect(width >= cssWidth * ratio || width === widest).toBe(true);
      }),
    );
  });
});

test('isBigPlaylistPanel is true from 25 items', () => {
  expect([isBigPlaylistPanel(24), isBigPlaylistPanel(25)]).toEqual([false, true]);
});
