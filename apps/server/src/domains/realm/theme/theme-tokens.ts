// Derives all colours of the interface from the six colours of a realm. For any input, text has a contrast of
// at least 4.5:1 on every background, and the focus outline 3:1.
import type { RealmFile } from '@matinee/contract';
import {
  chooseBlackOrWhite,
  computeContrast,
  fadeToContrast,
  getMinContrast,
  mixColours,
  shiftLightness,
} from './contrast.ts';

const textContrast = 4.5;
const mutedTextContrast = 7;
const focusContrast = 3;
/** Above 4.5, because browsers round the blended colours. */
const scrimContrast = 4.7;

export type ThemeTokens = Record<string, string>;

export function createThemeTokens(theme: RealmFile['theme']): ThemeTokens {
  const background = theme.background.toLowerCase();
  const foreground = chooseBlackOrWhite(background);
  const surfaces = [0.045, 0.09].map((step) => createSurface(background, foreground, step));
  const [surface = background, raisedSurface = background] = surfaces;
  const backgrounds = [background, surface, raisedSurface];
  const text = fadeToContrast(foreground, backgrounds, 15);
  const mutedText = fadeToContrast(foreground, backgrounds, mutedTextContrast);
  const isDark = foreground === '#ffffff';
  return {
    '--scheme': isDark ? 'dark' : 'light',
    '--light-lettering-filter': isDark ? 'none' : 'brightness(0)',
    '--dark-lettering-filter': isDark ? 'brightness(0) invert(1)' : 'none',
    '--color-background': background,
    '--color-surface': surface,
    '--color-surface-raised': raisedSurface,
    '--color-text': text,
    '--color-text-muted': mutedText,
    '--color-text-faint': fadeToContrast(foreground, backgrounds, textContrast + 0.3),
    '--color-line': mixColours(foreground, background, 0.14),
    ...createColourPair('primary', theme.primary),
    ...createColourPair('secondary', theme.secondary),
    ...createColourPair('tertiary', theme.tertiary),
    ...createColourPair('alert', theme.alert),
    ...createColourPair('cta', theme.callToAction),
    '--color-primary-text': adjustToContrast(theme.primary.toLowerCase(), {
      foreground,
      backgrounds,
      contrast: textContrast,
    }),
    '--color-cta-text': adjustToContrast(theme.callToAction.toLowerCase(), {
      foreground,
      backgrounds,
      contrast: textContrast,
    }),
    '--color-alert-text': adjustToContrast(theme.alert.toLowerCase(), {
      foreground,
      backgrounds,
      contrast: textContrast,
    }),
    '--color-focus': adjustToContrast(theme.callToAction.toLowerCase(), {
      foreground,
      backgrounds,
      contrast: focusContrast,
    }),
    '--scrim-text': computeScrimOpacity(text, background),
    '--scrim-muted': computeScrimOpacity(mutedText, background),
  };
}

/** The opacity with which the background colour must cover an image so that the text is readable on any image. */
function computeScrimOpacity(text: string, background: string): string {
  const worstPixel = chooseBlackOrWhite(background) === '#ffffff' ? '#ffffff' : '#000000';
  let opacity = 1;
  while (
    opacity > 0.01 &&
    computeContrast(text, mixColours(background, worstPixel, opacity - 0.01)) >= scrimContrast
  )
    opacity -= 0.01;
  return `${Math.round(opacity * 100)}%`;
}

/** A surface one step closer to the text colour, or one step away when text would lose its contrast. */
function createSurface(background: string, foreground: string, lightnessStep: number): string {
  const shift = foreground === '#ffffff' ? lightnessStep : -lightnessStep;
  const candidate = shiftLightness(background, shift);
  return computeContrast(foreground, candidate) >= textContrast
    ? candidate
    : shiftLightness(background, -shift);
}

function createColourPair(name: string, colour: string): ThemeTokens {
  const colourValue = colour.toLowerCase();
  return { [`--color-${name}`]: colourValue, [`--color-on-${name}`]: chooseBlackOrWhite(colourValue) };
}

/**
 * Changes the lightness of an accent until it has the contrast with all backgrounds. Returns `foreground` when no
 * lightness has it.
 */
function adjustToContrast(
  accent: string,
  {
    foreground,
    backgrounds,
    contrast,
  }: { foreground: string; backgrounds: readonly string[]; contrast: number },
): string {
  const step = foreground === '#ffffff' ? 0.03 : -0.03;
  for (let stepCount = 0; stepCount < 34; stepCount++) {
    const candidate = shiftLightness(accent, step * stepCount);
    if (getMinContrast(candidate, backgrounds) >= contrast) return candidate;
  }
  return foreground;
}
