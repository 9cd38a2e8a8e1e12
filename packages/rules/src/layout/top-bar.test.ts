import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialTopBar, reduceTopBar } from './top-bar.ts';

const isHiddenAfter = (...offsets: number[]) => offsets.reduce(reduceTopBar, initialTopBar).isHidden;

describe('reduceTopBar', () => {
  test.each([
    ['stays visible until 150', [50, 150], false],
    ['hides beyond 150 on scrolling down', [50, 151], true],
    ['hides after one long jump', [900], true],
    ['stays hidden after scrolling up by 49', [500, 451], true],
    ['shows after scrolling up by 50', [500, 450], false],
    ['adds up several upward scrolls', [500, 480, 470, 450], false],
    ['measures from the offset after the last scroll down', [500, 470, 490, 450], true],
    ['shows 50 above the offset after the last scroll down', [500, 470, 490, 440], false],
    ['ignores reports without movement', [500, 470, 470, 450], false],
    ['hides again on scrolling down beyond 150', [500, 400, 401], true],
    ['stays visible on scrolling down again until 150', [200, 100, 140], false],
    ['stays visible on scrolling up', [100, 90], false],
    ['always shows at the top', [160, 120, 121, 81, 82, 42, 43, 0], false],
    ['treats negative offsets as the top', [160, 120, 121, 81, 82, 42, 43, -30], false],
  ] as const)('%s', (_name, offsets, hidden) => {
    expect(isHiddenAfter(...offsets)).toBe(hidden);
  });

  test('never hides a visible bar at offsets up to 150, and always shows it at the top', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 1000 })), (offsets) => {
        let state = initialTopBar;
        for (const offset of offsets) {
          const nextState = reduceTopBar(state, offset);
          if (!state.isHidden && offset <= 150) expect(nextState.isHidden).toBe(false);
          if (offset <= 0) expect(nextState.isHidden).toBe(false);
          state = nextState;
        }
      }),
    );
  });
});
