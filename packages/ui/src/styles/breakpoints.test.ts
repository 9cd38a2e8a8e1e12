// At which widths layouts turn: only at those that the rules name, and in words that leave no gap between two classes.
import { globSync, readFileSync } from 'node:fs';
import { breakpoints, gridColumns } from '@matinee/rules';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const files = globSync(['packages/*/src/**/*.css', 'apps/viewer/src/**/*.css'], { cwd: root.pathname });
const queries = files.flatMap((file) =>
  [...readFileSync(new URL(file, root), 'utf8').matchAll(/@media ([^{]+?) \{/g)].map(([, query = '']) => ({
    file,
    query,
  })),
);

/** The smallest phones: what would stand in two columns there, or does not fit. */
const smallest = [359, 400];

test('every width is one of the rules', () => {
  const named: number[] = [
    ...Object.values(breakpoints),
    ...gridColumns.flatMap(({ from = 0, above }) => above ?? from),
    ...smallest,
  ];
  const used = queries.flatMap(({ file, query }) =>
    [...query.matchAll(/(?:width|height)[^\d)]*(\d+)px/g)].map(([, size]) => ({
      file,
      size: Number(size),
    })),
  );
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter(({ size }) => !named.includes(size))).toEqual([]);
});

test('every edge of the rules is one in the styles', () => {
  const said = queries.map(({ query }) => query).join();
  for (const edge of Object.values(breakpoints)) expect(said).toMatch(new RegExp(`\\b${edge}px`));
});

test('what begins beyond an edge begins right there', () => {
  expect(queries.filter(({ query }) => /min-(width|height)/.test(query))).toEqual([]);
});
