import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeContrast, mixColours } from './contrast.ts';
import { createThemeTokens } from './theme-tokens.ts';

const colourArbitrary = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const themeArbitrary = fc.record({
  primary: colourArbitrary,
  secondary: colourArbitrary,
  tertiary: colourArbitrary,
  background: colourArbitrary,
  alert: colourArbitrary,
  callToAction: colourArbitrary,
});
const getColour = (tokens: Record<string, string>, name: string) => tokens[`--color-${name}`] ?? '';

describe('createThemeTokens for any six colours', () => {
  test('text has a contrast of at least 4.5:1 on every background', () => {
    fc.assert(
      fc.property(themeArbitrary, (colours) => {
        const tokens = createThemeTokens(colours);
        for (const background of ['background', 'surface', 'surface-raised']) {
          for (const text of ['text', 'text-muted', 'text-faint']) {
            expect(
              computeContrast(getColour(tokens, text), getColour(tokens, background)),
            ).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('text on a theme colour has a contrast of at least 4.5:1', () => {
    fc.assert(
      fc.property(themeArbitrary, (colours) => {
        const tokens = createThemeTokens(colours);
        for (const name of ['primary', 'secondary', 'tertiary', 'alert', 'cta']) {
          expect(
            computeContrast(getColour(tokens, `on-${name}`), getColour(tokens, name)),
          ).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test('accents as text have a contrast of at least 4.5:1', () => {
    fc.assert(
      fc.property(themeArbitrary, (colours) => {
        const tokens = createThemeTokens(colours);
        for (const background of ['background', 'surface', 'surface-raised']) {
          for (const accent of ['primary-text', 'cta-text', 'alert-text']) {
            expect(
              computeContrast(getColour(tokens, accent), getColour(tokens, background)),
            ).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['only white', '#ffffff'],
    ['only black', '#000000'],
    ['only yellow', '#ffff00'],
    ['only the middle grey', '#777777'],
    ['only the grey with equal contrast to black and white', '#767676'],
    ['only red', '#ff0000'],
  ])('text stays readable for %s', (_name, colourValue) => {
    const tokens = createThemeTokens({
      primary: colourValue,
      secondary: colourValue,
      tertiary: colourValue,
      background: colourValue,
      alert: colourValue,
      callToAction: colourValue,
    });
    const textPairs: [string, string][] = [
      ...['background', 'surface', 'surface-raised'].flatMap((background): [string, string][] =>
        ['text', 'text-muted', 'text-faint', 'primary-text', 'cta-text', 'alert-text'].map((text) => [
          text,
          background,
        ]),
      ),
      ...['primary', 'secondary', 'tertiary', 'alert', 'cta'].map((name): [string, string] => [
        `on-${name}`,
        name,
      ]),
    ];
    for (const [text, background] of textPairs) {
      expect(
        `${text} on ${background}: ${computeContrast(getColour(tokens, text), getColour(tokens, background)) >= 4.5}`,
      ).toBe(`${text} on ${background}: true`);
    }
  });

  test('text over the scrim has a contrast of at least 4.5:1 over a white, a black and any other image', () => {
    fc.assert(
      fc.property(themeArbitrary, colourArbitrary, (colours, pixel) => {
        const tokens = createThemeTokens(colours);
        for (const [text, scrim] of [
          ['text', '--scrim-text'],
          ['text-muted', '--scrim-muted'],
        ] as const) {
          const opacity = Number.parseInt(tokens[scrim] ?? '', 10) / 100;
          for (const image of ['#ffffff', '#000000', pixel]) {
            const backdrop = mixColours(getColour(tokens, 'background'), image, opacity);
            expect(computeContrast(getColour(tokens, text), backdrop)).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the scrim of a dark realm lets more than a third of an image through', () => {
    const tokens = createThemeTokens({
      primary: '#ffffff',
      secondary: '#112233',
      tertiary: '#445566',
      background: '#0b0d12',
      alert: '#ff5544',
      callToAction: '#f2b33d',
    });
    expect(Number.parseInt(tokens['--scrim-text'] ?? '', 10)).toBeLessThan(66);
  });

  test('the focus colour has a contrast of at least 3:1 on every background', () => {
    fc.assert(
      fc.property(themeArbitrary, (colours) => {
        const tokens = createThemeTokens(colours);
        for (const background of ['background', 'surface', 'surface-raised']) {
          expect(
            computeContrast(getColour(tokens, 'focus'), getColour(tokens, background)),
          ).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  test('returns the theme colours in lowercase, otherwise unchanged', () => {
    const tokens = createThemeTokens({
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
      '--light-lettering-filter': 'none',
    });
  });

  test('darkens light lettering in a light realm', () => {
    const colours = { primary: '#14324f', secondary: '#d9dee6', tertiary: '#e6d9c6', alert: '#c4281c' };
    expect(createThemeTokens({ ...colours, background: '#f7f5f0', callToAction: '#0b6bcb' })).toMatchObject({
      '--light-lettering-filter': 'brightness(0)',
      '--dark-lettering-filter': 'none',
    });
  });
});
