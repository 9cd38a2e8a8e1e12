// The six colours of a realm: each is somewhere, and words stand only on a ground or in a shade that they can be read in.
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

test.each([...colours, 'background'])('%s has a job', (name) => {
  expect(rules.filter(({ body }) => body.includes(`var(--color-${name}`)).length).toBeGreaterThan(0);
});

test.each(colours)('no words are written in %s as it was entered', (name) => {
  const written = new RegExp(`(?:^|[\\s;])color: var\\(--color-${name}[,)]`);
  expect(rules.filter(({ body }) => written.test(body))).toEqual([]);
});

test.each(colours)('words on %s have the colour that is made for it', (name) => {
  const ground = new RegExp(`background(?:-color)?: var\\(--color-${name}[,)]`);
  const words = /(?:^|[\s;])color: ([^;]+);/;
  const astray = rules.filter(({ body }) => {
    const colour = ground.test(body) ? words.exec(body)?.[1] : undefined;
    return colour !== undefined && !colour.startsWith(`var(--color-on-${name}`);
  });
  expect(astray).toEqual([]);
});
