import { readFileSync } from 'node:fs';
import { gridColumns } from '@matinee/rules';
import { expect, test } from 'vitest';

test('a list that is laid out as a grid has the columns of the rules, at the same widths', () => {
  const css = readFileSync(new URL('./title-list.module.css', import.meta.url), 'utf8');
  const steps = [
    ...css.matchAll(/(?:@media \(width (>=?) (\d+)px\) \{\s*)?\.grid \{[^}]*?--columns: (\d)/g),
  ].map(([, sign, width, columns]) => ({
    columns: Number(columns),
    ...(sign === '>' ? { above: Number(width) } : { from: Number(width ?? 0) }),
  }));
  expect(steps).toEqual(gridColumns);
});
