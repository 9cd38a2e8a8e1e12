// Checks how style sheets use the six colours of a realm, so that text on them stays readable.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const files = globSync(['packages/*/src/**/*.css', 'apps/viewer/src/**/*.css'], {
  cwd: root.pathname,
}).filter((file) => !/styles\/(tokens|base)\.css$/.test(file));
const rules = files.flatMap((file) =>
  [...readFileSync(new URL(file, root), 'utf8').matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => ({
    file,
    body,
  })),
);
const colours = ['primary', 'secondary', 'tertiary', 'alert', 'cta'];

test.each([...colours, 'background'])('at least one rule uses the %s colour', (name) => {
  expect(rules.filter(({ body }) => body.includes(`var(--color-${name}`)).length).toBeGreaterThan(0);
});

test.each(colours)('no rule uses the unadjusted %s colour for text', (name) => {
  const usedAsText = new RegExp(`(?:^|[\\s;])color: var\\(--color-${name}[,)]`);
  expect(rules.filter(({ body }) => usedAsText.test(body))).toEqual([]);
});

test.each(colours)('text on the %s colour uses its readable text colour', (name) => {
  const background = new RegExp(`background(?:-color)?: var\\(--color-${name}[,)]`);
  const text = /(?:^|[\s;])color: ([^;]+);/;
  const mismatches = rules.filter(({ body }) => {
    const colour = background.test(body) ? text.exec(body)?.[1] : undefined;
    return colour !== undefined && !colour.startsWith(`var(--color-on-${name}`);
  });
  expect(mismatches).toEqual([]);
});
