import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialTopBar, reduceTopBar } from './top-bar.ts';

const after = (...offsets: number[]) => offsets.reduce(reduceTopBar, initialTopBar).hidden;

describe('the top bar', () => {
  test.each([
    ['stays until 150', [50, 150], false],
    ['hides beyond 150 on the way down', [50, 151], true],
    ['hides after one long jump', [900], true],
    ['stays hidden 49 up', [500, 451], true],
    ['shows 50 up', [500, 450], false],
    ['counts the way up over several looks', [500, 480, 470, 450], false],
    ['counts anew from each turning point', [500, 470, 490, 450], true],
    ['and shows 50 above the last of them', [500, 470, 490, 440], false],
    ['is not fooled by looks without movement', [500, 470, 470, 450], false],
    ['hides again on the way down, beyond 150', [500, 400, 401], true],
    ['stays while going down above 150', [200, 100, 140], false],
    ['hides no one on the way up', [100, 90], false],
    ['always shows at the top', [160, 120, 121, 81, 82, 42, 43, 0], false],
    ['takes rubber-band offsets for the top', [160, 120, 121, 81, 82, 42, 43, -30], false],
  ] as const)('%s', (_name, offsets, hidden) => {
    expect(after(...offsets)).toBe(hidden);
  });

  test('never hides above 150 what was shown, and never hides at the top', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 1000 })), (offsets) => {
        let state = initialTopBar;
        for (const offset of offsets) {
          const next = reduceTopBar(state, offset);
          if (!state.hidden && offset <= 150) expect(next.hidden).toBe(false);
          if (offset <= 0) expect(next.hidden).toBe(false);
          state = next;
        }
      }),
    );
  });
});
