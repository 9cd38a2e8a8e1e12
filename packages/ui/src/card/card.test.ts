import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./card.module.css', import.meta.url), 'utf8');

test.each([
  ['.lock', 'inset-inline-start: 10px', '.lock:dir(rtl)', 'inset-inline: auto 10px'],
  [
    '.schedule',
    'inset-inline-end: 10px',
    '.schedule:dir(rtl),\n.duration:dir(rtl)',
    'inset-inline: 10px auto',
  ],
  [
    '.duration',
    'inset-inline-end: 10px',
    '.schedule:dir(rtl),\n.duration:dir(rtl)',
    'inset-inline: 10px auto',
  ],
])(
  '%s stays in the same corner of the image in right-to-left pages',
  (selector, rule, mirroredSelector, mirroredRule) => {
    const readRule = (text: string) => css.split(`\n${text} {`)[1]?.split('}')[0];
    expect(readRule(selector)).toContain(rule);
    expect(readRule(mirroredSelector)).toContain(mirroredRule);
  },
);
