import { readFileSync } from 'node:fs';
import { moreMenuHeights } from '@matinee/rules';
import { expect, test } from 'vitest';

test('the menu of what is more is as high as the rules say', () => {
  const css = readFileSync(new URL('./more-menu.module.css', import.meta.url), 'utf8');
  const heights = [...css.matchAll(/max-block-size: (?:min\()?(\d+)px/g)].map(([, height]) => Number(height));
  expect(heights).toEqual([moreMenuHeights.total, moreMenuHeights.list]);
  expect(moreMenuHeights.list + moreMenuHeights.surroundings).toBe(moreMenuHeights.total);
});
