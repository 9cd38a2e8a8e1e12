import { readFileSync } from 'node:fs';
import { heroSizes } from '@matinee/rules';
import { expect, test } from 'vitest';

const css = ['hero', 'hero-backdrop']
  .map((name) => readFileSync(new URL(`./${name}.module.css`, import.meta.url), 'utf8'))
  .join('\n');
const readDeclarations = (selector: string) => css.split(`\n${selector} {`)[1]?.split('}')[0] ?? '';
const convertRemToPixels = (text: string | undefined) => Number(text) * 16;

test('title image and logo are limited to the heights in heroSizes', () => {
  const [, titleImageRem] = /clamp\([^)]*?([\d.]+)rem\)/.exec(readDeclarations('.titleImage')) ?? [];
  const [, logoRem] = /min\(([\d.]+)rem/.exec(readDeclarations('.logo')) ?? [];
  expect([convertRemToPixels(titleImageRem), convertRemToPixels(logoRem)]).toEqual([
    heroSizes.titleImageHeight,
    heroSizes.channelLogoHeight,
  ]);
});

test('only the logo shrinks when the text of a hero is too high', () => {
  expect(readDeclarations('.text')).toContain('max-block-size: 100%');
  expect(readDeclarations('.logo')).toContain('flex: 0 1 auto');
  expect(readDeclarations('.text > :not(.logo)')).toContain('flex: none');
});

test('left and right gradients are mirrored in right-to-left pages', () => {
  const readDirection = (selector: string) => /to (left|right)/.exec(readDeclarations(selector))?.[1];
  expect(readDirection('.gradient[data-side="left"]')).toBe('right');
  expect(readDirection('.gradient[data-side="left"]:dir(rtl),\n.gradient[data-side="right"]')).toBe('left');
  expect(readDirection('.gradient[data-side="right"]:dir(rtl)')).toBe('right');
});
