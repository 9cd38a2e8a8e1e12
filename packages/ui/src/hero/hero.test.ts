import { readFileSync } from 'node:fs';
import { heroSizes } from '@matinee/rules';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./hero.module.css', import.meta.url), 'utf8');
const bodyOf = (selector: string) => css.split(`\n${selector} {`)[1]?.split('}')[0] ?? '';
const inPixels = (text: string | undefined) => Number(text) * 16;

test('lettering grows to the height of the rules, a logo too', () => {
  const [, lettering] = /clamp\([^)]*?([\d.]+)rem\)/.exec(bodyOf('.lettering')) ?? [];
  const [, logo] = /min\(([\d.]+)rem/.exec(bodyOf('.logo')) ?? [];
  expect([inPixels(lettering), inPixels(logo)]).toEqual([
    heroSizes.titleImageHeight,
    heroSizes.channelLogoHeight,
  ]);
});

test('words are never cut: of all that stands in a hero only the logo shrinks', () => {
  expect(bodyOf('.text')).toContain('max-block-size: 100%');
  expect(bodyOf('.logo')).toContain('flex: 0 1 auto');
  expect(bodyOf('.text > :not(.logo)')).toContain('flex: none');
});

test('the gradients of both sides change sides with the writing', () => {
  const towards = (selector: string) => /to (left|right)/.exec(bodyOf(selector))?.[1];
  expect(towards('.gradient[data-side="left"]')).toBe('right');
  expect(towards('.gradient[data-side="left"]:dir(rtl),\n.gradient[data-side="right"]')).toBe('left');
  expect(towards('.gradient[data-side="right"]:dir(rtl)')).toBe('right');
});
