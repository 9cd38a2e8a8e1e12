import { globSync, readFileSync } from 'node:fs';
import { breakpoints, customMedia } from '@matinee/rules';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const files = globSync(['packages/*/src/**/*.css', 'apps/viewer/src/**/*.css'], { cwd: root.pathname });
const queries = files.flatMap((file) =>
  [...readFileSync(new URL(file, root), 'utf8').matchAll(/@media ([^{]+?) \{/g)].map(([, query = '']) => ({
    file,
    query,
  })),
);
const usedMedia = queries.flatMap(({ query }) => query.match(/--[\w-]+/g) ?? []);

test('style sheets contain no window width, height or aspect ratio of their own', () => {
  expect(
    queries.filter(({ query }) => /width|height|aspect-ratio/.test(query.replaceAll(/--[\w-]+/g, ''))),
  ).toEqual([]);
});

test('style sheets use every custom media query, and none that is not defined', () => {
  expect(usedMedia.length).toBeGreaterThan(40);
  expect(new Set(usedMedia)).toEqual(new Set(Object.keys(customMedia)));
});

test('every breakpoint is the edge of a custom media query', () => {
  const mediaQueries = Object.values(customMedia).join();
  for (const edge of Object.values(breakpoints)) expect(mediaQueries).toMatch(new RegExp(`\\b${edge}px`));
});

// `min-width: 601px` would leave out a window of 600.5 px.
test('a custom media query above a breakpoint begins directly above it', () => {
  expect(Object.values(customMedia).filter((query) => /min-(width|height)/.test(query))).toEqual([]);
});
