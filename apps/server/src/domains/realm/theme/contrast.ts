// Contrast as defined by WCAG, and colours with a minimum contrast. All colours are `#rrggbb`.
import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';

interface OklchColour {
  lightness: number;
  chroma: number;
  hue: number;
}

export function computeContrast(left: string, right: string): number {
  return wcagContrast(left, right);
}

/** The lowest contrast of a colour with any of the backgrounds. */
export function getMinContrast(colour: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => computeContrast(colour, background)));
}

function parseColour(colour: string): OklchColour {
  const { l, c, h } = oklch(colour) ?? { l: 0, c: 0, h: 0 };
  return { lightness: l, chroma: c, hue: h ?? 0 };
}

function formatColour({ lightness, chroma, hue }: OklchColour): string {
  const l = Math.min(1, Math.max(0, lightness));
  const fittedColour = clampChroma({ mode: 'oklch', l, c: Math.max(0, chroma), h: hue }, 'oklch');
  return formatHex(fittedColour).toLowerCase();
}

/** The colour with its OKLCH lightness changed. */
export function shiftLightness(colour: string, delta: number): string {
  const oklchColour = parseColour(colour);
  return formatColour({ ...oklchColour, lightness: oklchColour.lightness + delta });
}

/** Black or white, whichever has more contrast with the background: always at least 4.5:1. */
export function chooseBlackOrWhite(background: string): string {
  const [white, black] = ['#ffffff', '#000000'];
  return computeContrast(white, background) >= computeContrast(black, background) ? white : black;
}

/**
 * Mixes the foreground into the first background, with the smallest share that gives `minContrast` with all
 * backgrounds. Returns `foreground` when no share does.
 */
export function fadeToContrast(
  foreground: string,
  backgrounds: readonly string[],
  minContrast: number,
): string {
  const [background = foreground] = backgrounds;
  for (let share = 0.2; share < 1; share += 0.02) {
    const mix = mixColours(foreground, background, share);
    if (getMinContrast(mix, backgrounds) >= minContrast) return mix;
  }
  return foreground;
}

/** Mixes a share of the foreground, from 0 to 1, into the background, per RGB channel. */
export function mixColours(foreground: string, background: string, share: number): string {
  const channels = [1, 3, 5].map((offset) => {
    const [from, to] = [background, foreground].map((colour) =>
      Number.parseInt(colour.slice(offset, offset + 2), 16),
    );
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
