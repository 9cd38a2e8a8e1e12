import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';
import { themeTokens } from './theme-tokens.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const theme = fc.record({
  primary: colour,
  secondary: colour,
  tertiary: colour,
  background: colour,
  alert: colour,
  callToAction: colour,
});
const at = (tokens: Record<string, string>, name: string) => tokens[`--color-${name}`] ?? '';

describe('Tokens derived from any six colours', () => {
  test('Every text is readable on every ground: 4.5:1 or more', () => {
    fc.assert(
      fc.property(theme, (colours) => {
        const tokens = themeTokens(colours);
        for (const ground of ['background', 'surface', 'surface-raised']) {
          for (const text of ['text', 'text-muted', 'text-faint']) {
            expect(contrastOf(at(tokens, text), at(tokens, ground))).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('Text on a colour of the realm is readable', () => {
    fc.assert(
      fc.property(theme, (colours) => {
        const tokens = themeTokens(colours);
        for (const name of ['primary', 'secondary', 'tertiary', 'alert', 'cta']) {
          expect(contrastOf(at(tokens, `on-${name}`), at(tokens, name))).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test('The accents are readable where they are text', () => {
    fc.assert(
      fc.property(theme, (colours) => {
        const tokens = themeTokens(colours);
        for (const ground of ['background', 'surface', 'surface-raised']) {
          for (const accent of ['primary-text', 'cta-text', 'alert-text']) {
            expect(contrastOf(at(tokens, accent), at(tokens, ground))).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['white on white', '#ffffff'],
    ['black on black', '#000000'],
    ['nothing but yellow', '#ffff00'],
    ['nothing but the grey in the middle', '#777777'],
    ['the grey that is as far from white as from black', '#767676'],
    ['nothing but red', '#ff0000'],
  ])('A realm that enters %s can still be read', (_name, only) => {
    const tokens = themeTokens({
      primary: only,
      secondary: only,
      tertiary: only,
      background: only,
      alert: only,
      callToAction: only,
    });
    const readable: [string, string][] = [
      ...['background', 'surface', 'surface-raised'].flatMap((ground): [string, string][] =>
        ['text', 'text-muted', 'text-faint', 'primary-text', 'cta-text', 'alert-text'].map((text) => [
          text,
          ground,
        ]),
      ),
      ...['primary', 'secondary', 'tertiary', 'alert', 'cta'].map((name): [string, string] => [
        `on-${name}`,
        name,
      ]),
    ];
    for (const [text, ground] of readable) {
      expect(`${text} on ${ground}: ${contrastOf(at(tokens, text), at(tokens, ground)) >= 4.5}`).toBe(
        `${text} on ${ground}: true`,
      );
    }
  });

  test('What marks the focus is visible on every ground: 3:1 or more', () => {
    fc.assert(
      fc.property(theme, (colours) => {
        const tokens = themeTokens(colours);
        for (const ground of ['background', 'surface', 'surface-raised']) {
          expect(contrastOf(at(tokens, 'focus'), at(tokens, ground))).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  test('The colours that were entered are kept as they are', () => {
    const tokens = themeTokens({
      primary: '#E8DFC9',
      secondary: '#112233',
      tertiary: '#445566',
      background: '#0b0d12',
      alert: '#ff5544',
      callToAction: '#f2b33d',
    });
    expect(tokens).toMatchObject({
      '--color-primary': '#e8dfc9',
      '--color-background': '#0b0d12',
      '--color-cta': '#f2b33d',
      '--scheme': 'dark',
    });
  });
});
