// Style sheets cannot import packages/rules, so they repeat its values: these tests compare the two.
import { readFileSync } from 'node:fs';
import {
  breakpoints,
  cardWidths,
  expandCustomMedia,
  getDeviceClass,
  getGridColumnCount,
  getGutter,
  getTopBarHeight,
  mobileCardImage,
  transitionMs,
} from '@matinee/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

interface Size {
  width: number;
  height: number;
}

interface Block {
  /** Of the media query; empty when the block applies to every window. */
  conditions: ((size: Size) => boolean)[];
  values: Record<string, string>;
}

const expandedCss = css.replaceAll(/@media [^{]+/g, expandCustomMedia);

/** The declarations of `:root`, for every window and for windows of some sizes. */
const blocks: Block[] = [...expandedCss.matchAll(/(?:@media ([^{]+) \{\s*)?:root \{([^}]*)\}/g)]
  .filter(([, media = '']) => !media.includes('prefers'))
  .map(([, media = '', body = '']) => ({
    conditions: [...media.matchAll(/\((width|height) (>=?) (\d+)px\)/g)].map(parseCondition),
    values: Object.fromEntries(
      [...body.matchAll(/(--[\w-]+|font-size): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    ),
  }));

function parseCondition([, dimension, operator, edge]: RegExpExecArray) {
  const bound = Number(edge);
  return (size: Size) => {
    const length = size[dimension as keyof Size];
    return operator === '>=' ? length >= bound : length > bound;
  };
}

/** The values of the custom properties in a window of the given size. */
function resolveTokens(size: Size): Record<string, string> {
  const matchingBlocks = blocks.filter(({ conditions }) => conditions.every((matches) => matches(size)));
  return Object.assign({}, ...matchingBlocks.map(({ values }) => values));
}

const createEdges = (...sizes: number[]) =>
  fc.constantFrom(...sizes.flatMap((size) => [size, size + 0.5, size + 1]));
const { mobileHeight, ...widths } = breakpoints;
const windowSizes = fc.record({
  width: fc.oneof(
    fc.integer({ min: 320, max: 4200 }),
    createEdges(...Object.values(widths).flatMap((width) => [width - 1, width])),
  ),
  height: fc.oneof(fc.integer({ min: 300, max: 2400 }), createEdges(mobileHeight)),
});

test('gutter and top bar height follow the device class in windows of any size', () => {
  fc.assert(
    fc.property(windowSizes, (size) => {
      const device = getDeviceClass(size);
      const { '--gutter': gutter, '--bar-height': barHeight } = resolveTokens(size);
      expect([gutter, barHeight]).toEqual([`${getGutter(device)}px`, `${getTopBarHeight(device)}px`]);
    }),
    { numRuns: 500 },
  );
});

test('a grid has as many columns as getGridColumnCount returns in windows of any size', () => {
  fc.assert(
    fc.property(windowSizes, (size) => {
      expect(resolveTokens(size)['--grid-columns']).toBe(String(getGridColumnCount(size.width)));
    }),
    { numRuns: 500 },
  );
});

test('only TVs have a larger root font size', () => {
  fc.assert(
    fc.property(windowSizes, (size) => {
      expect('font-size' in resolveTokens(size)).toBe(getDeviceClass(size) === 'tv');
    }),
  );
});

test.each([
  ['--image-fade-duration', transitionMs.imageFade],
  ['--hover-duration', transitionMs.hover],
  ['--overlay-duration', transitionMs.overlay],
  ['--sidebar-duration', transitionMs.sidebar],
  ['--hero-text-fade-duration', transitionMs.heroTextLeave],
])('%s is %s ms, and 0 ms with reduced motion', (name, duration) => {
  expect(resolveTokens({ width: 1440, height: 900 })[name]).toBe(`${duration}ms`);
  const reducedMotion = /prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/.exec(css)?.[1];
  expect(reducedMotion).toContain(`${name}: 0ms;`);
});

test.each([
  ['--card-width', cardWidths.card],
  ['--poster-width', cardWidths.poster],
  ['--playlist-width', cardWidths.playlist],
  ['--section-link-width', cardWidths.section],
])('%s is %s px on desktops and at most that on smaller windows', (name, width) => {
  expect(resolveTokens({ width: 1025, height: 501 })[name]).toBe(`${width / 16}rem`);
  expect(resolveTokens({ width: 1024, height: 900 })[name]).toMatch(new RegExp(`, ${width / 16}rem\\)$`));
});

test('images of list entries on phones have the size of mobileCardImage', () => {
  const rail = readFileSync(new URL('../rail/rail.module.css', import.meta.url), 'utf8');
  expect(rail).toContain(`--image-width: ${mobileCardImage.width}px`);
  expect(mobileCardImage.height).toBe((mobileCardImage.width * 9) / 16);
});
