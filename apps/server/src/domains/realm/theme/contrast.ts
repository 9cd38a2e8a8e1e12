// Contrast as WCAG counts it, and colours that keep their distance. All colours are `#rrggbb`.
import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';

interface Shade {
  lightness: number;
  chroma: number;
  hue: number;
}

export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** The least contrast of a colour with any of some grounds. */
export function leastContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrastOf(colour, ground)));
}

function shadeOf(colour: string): Shade {
  const { l, c, h } = oklch(colour) ?? { l: 0, c: 0, h: 0 };
  return { lightness: l, chroma: c, hue: h ?? 0 };
}

function colourOf({ lightness, chroma, hue }: Shade): string {
  const l = Math.min(1, Math.max(0, lightness));
  const fitted = clampChroma({ mode: 'oklch', l, c: Math.max(0, chroma), h: hue }, 'oklch');
  return formatHex(fitted).toLowerCase();
}

/** The same colour with its lightness moved. */
export function moved(colour: string, by: number): string {
  const shade = shadeOf(colour);
  return colourOf({ ...shade, lightness: shade.lightness + by });
}

/** White or black with a hint of warmth taken out: whichever is easier to read on the ground. At least 4.5:1. */
export function readableOn(ground: string): string {
  const [white, black] = ['#ffffff', '#000000'];
  return contrastOf(white, ground) >= contrastOf(black, ground) ? white : black;
}

/** The mix nearest to `ground` that still has the contrast with all grounds; `ink` itself when none has. */
export function fadedTo(ink: string, grounds: readonly string[], contrast: number): string {
  const [ground = ink] = grounds;
  for (let share = 0.2; share < 1; share += 0.02) {
    const mix = mixOf(ink, ground, share);
    if (leastContrast(mix, grounds) >= contrast) return mix;
  }
  return ink;
}

/** `share` of ink over the ground, as light mixes. */
export function mixOf(ink: string, ground: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [ground, ink].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
