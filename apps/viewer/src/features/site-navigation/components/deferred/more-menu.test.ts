import { readFileSync } from 'node:fs';
import { moreMenuHeights } from '@matinee/rules';
import { expect, test } from 'vitest';

test('the "more" menu has the heights that packages/rules defines', () => {
  const css = readFileSync(new URL('./more-menu.module.css', import.meta.url), 'utf8');
  const heights = [...css.matchAll(/max-block-size: (?:min\()?(\d+)px/g)].map(([, height]) => Number(height));
  expect(heights).toEqual([moreMenuHeights.total, moreMenuHeights.list]);
  expect(moreMenuHeights.list + moreMenuHeights.surroundings).toBe(moreMenuHeights.total);
});
