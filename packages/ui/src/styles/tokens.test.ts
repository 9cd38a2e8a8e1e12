// Styles cannot read the rules: this looks that they say the same.
import { readFileSync } from 'node:fs';
import {
  cardWidths,
  getColumnCount,
  getDeviceClass,
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
  /** Of the media query; none: always. */
  conditions: ((size: Size) => boolean)[];
  values: Record<string, string>;
}

/** What stands on the root in every window, and in those of a size. */
const blocks: Block[] = [...css.matchAll(/(?:@media ([^{]+) \{\s*)?:root \{([^}]*)\}/g)]
  .filter(([, media = '']) => !media.includes('prefers'))
  .map(([, media = '', body = '']) => ({
    conditions: [...media.matchAll(/\((width|height) (>=?) (\d+)px\)/g)].map(conditionOf),
    values: Object.fromEntries(
      [...body.matchAll(/(--[\w-]+|font-size): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    ),
  }));

function conditionOf([, of, sign, edge]: RegExpExecArray) {
  const least = Number(edge);
  return (size: Size) => {
    const length = size[of as keyof Size];
    return sign === '>=' ? length >= least : length > least;
  };
}

function valuesAt(size: Size): Record<string, string> {
  const holding = blocks.filter(({ conditions }) => conditions.every((holds) => holds(size)));
  return Object.assign({}, ...holding.map(({ values }) => values));
}

const edges = (...sizes: number[]) =>
  fc.constantFrom(...sizes.flatMap((size) => [size, size + 0.5, size + 1]));
const widths = [479, 600, 768, 860, 1024, 1100, 1439, 1679, 1920, 1999, 2999, 3999];
const window = fc.record({
  width: fc.oneof(fc.integer({ min: 320, max: 4200 }), edges(...widths)),
  height: fc.oneof(fc.integer({ min: 300, max: 2400 }), edges(500)),
});

test('gutter and top bar are those of the device class, in windows of any size', () => {
  fc.assert(
    fc.property(window, (size) => {
      const device = getDeviceClass(size);
      const { '--gutter': gutter, '--bar-height': bar } = valuesAt(size);
      expect([gutter, bar]).toEqual([`${getGutter(device)}px`, `${getTopBarHeight(device)}px`]);
    }),
    { numRuns: 500 },
  );
});

test('a grid has the columns of the rules, in windows of any size', () => {
  fc.assert(
    fc.property(window, (size) => {
      expect(valuesAt(size)['--grid-columns']).toBe(String(getColumnCount(size.width)));
    }),
    { numRuns: 500 },
  );
});

test('only televisions have larger letters', () => {
  fc.assert(
    fc.property(window, (size) => {
      expect('font-size' in valuesAt(size)).toBe(getDeviceClass(size) === 'tv');
    }),
  );
});

test.each([
  ['--image-fade', transitionMs.imageFade],
  ['--hover-card', transitionMs.hoverCard],
  ['--menu-move', transitionMs.hamburger],
  ['--sidebar-move', transitionMs.sidebar],
  ['--hero-text-leave', transitionMs.heroTextLeave],
])('%s lasts %s ms, and nothing at all for those who want no motion', (name, duration) => {
  expect(valuesAt({ width: 1440, height: 900 })[name]).toBe(`${duration}ms`);
  const calm = /prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/.exec(css)?.[1];
  expect(calm).toContain(`${name}: 0ms;`);
});

test.each([
  ['--card-width', cardWidths.card],
  ['--poster-width', cardWidths.poster],
  ['--playlist-width', cardWidths.playlist],
  ['--section-width', cardWidths.section],
])('%s is %s from desktops on, and ends there below', (name, width) => {
  expect(valuesAt({ width: 1025, height: 501 })[name]).toBe(`${width / 16}rem`);
  expect(valuesAt({ width: 1024, height: 900 })[name]).toMatch(new RegExp(`, ${width / 16}rem\\)$`));
});

test('pictures of entries on phones have the size of the rules', () => {
  const rail = readFileSync(new URL('../rail/rail.module.css', import.meta.url), 'utf8');
  expect(rail).toContain(`--picture-width: ${mobileCardImage.width}px`);
  expect(mobileCardImage.height).toBe((mobileCardImage.width * 9) / 16);
});
