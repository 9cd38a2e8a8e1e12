import { describe, expect, test } from 'vitest';
import { findStoryboardTile } from './storyboard.ts';

const storyboard = {
  sheets: [{ url: 'one.jpg' }, { url: 'two.jpg' }],
  columns: 5,
  rows: 4,
  tileWidth: 160,
  tileHeight: 90,
  interval: 10,
};

describe('findStoryboardTile', () => {
  test('counts tiles left to right, then down, then on the next sheet', () => {
    expect(findStoryboardTile(storyboard, 0)).toMatchObject({ url: 'one.jpg', x: 0, y: 0 });
    expect(findStoryboardTile(storyboard, 49.9)).toMatchObject({ url: 'one.jpg', x: 640, y: 0 });
    expect(findStoryboardTile(storyboard, 50)).toMatchObject({ url: 'one.jpg', x: 0, y: 90 });
    expect(findStoryboardTile(storyboard, 200)).toMatchObject({ url: 'two.jpg', x: 0, y: 0 });
  });

  test('returns the size of the whole sheet', () => {
    expect(findStoryboardTile(storyboard, 0)).toMatchObject({ sheetWidth: 800, sheetHeight: 360 });
  });

  test('clamps positions to the first and the last tile', () => {
    expect(findStoryboardTile(storyboard, 99_999)).toMatchObject({ url: 'two.jpg', x: 640, y: 270 });
    expect(findStoryboardTile(storyboard, -4)).toMatchObject({ url: 'one.jpg', x: 0, y: 0 });
  });

  test('returns null for an invalid storyboard', () => {
    expect(findStoryboardTile({ ...storyboard, interval: 0 }, 5)).toBeNull();
    expect(findStoryboardTile({ ...storyboard, columns: 0 }, 5)).toBeNull();
    expect(findStoryboardTile({ ...storyboard, sheets: [] }, 5)).toBeNull();
  });
});
