import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./card.module.css', import.meta.url), 'utf8');

test.each([
  ['.lock', 'inset-inline-start: 10px', '.lock:dir(rtl)', 'inset-inline: auto 10px'],
  [
    '.schedule',
    'inset-inline-end: var(--inset)',
    '.schedule:dir(rtl),\n.duration:dir(rtl)',
    'inset-inline: var(--inset) auto',
  ],
  [
    '.duration',
    'inset-inline-end: var(--inset)',
    '.schedule:dir(rtl),\n.duration:dir(rtl)',
    'inset-inline: var(--inset) auto',
  ],
])(
  '%s stays in the same corner of the image in right-to-left pages',
  (selector, declaration, mirroredSelector, mirroredDeclaration) => {
    const readRule = (text: string) => css.split(`\n${text} {`)[1]?.split('}')[0];
    expect(readRule(selector)).toContain(declaration);
    expect(readRule(mirroredSelector)).toContain(mirroredDeclaration);
  },
);

test('small cards have a small duration badge, nearer to the edge of the image', () => {
  const smallCardRules = css.split('@container (inline-size < 300px)')[1]?.split('\n}')[0];
  expect(smallCardRules).toMatch(/\.duration \{\s+--inset: 6px;/);
  expect(smallCardRules).toMatch(/\.schedule > \* \{\s+padding: 1px 5px;/);
  expect(css).toMatch(/\.image \{\s+container-type: inline-size;/);
});

test('numbers with more digits are smaller, so that the card covers none of them', () => {
  const readScale = (digits: number) =>
    Number(css.match(new RegExp(`\\[data-digits="${digits}"\\] \\{\\s+--number-scale: ([\\d.]+)`))?.[1]);
  // A digit is about 0.55 em wide, and the number may be 1.2 times as wide as its space.
  for (const digits of [2, 3]) expect(readScale(digits) * digits * 0.55).toBeLessThan(1.2);
});
