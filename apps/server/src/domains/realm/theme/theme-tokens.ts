// From the six colours of a realm to everything that pages paint with. Whatever an operator enters, text stays
// readable: 4.5:1 at least on every ground, and what marks the focus 3:1.
import type { RealmFile } from '@matinee/contract';
import { contrastOf, fadedTo, leastContrast, mixOf, moved, readableOn } from './contrast.ts';

const readable = 4.5;
const comfortable = 7;
const visible = 3;

export type ThemeTokens = Record<string, string>;

export function themeTokens(theme: RealmFile['theme']): ThemeTokens {
  const background = theme.background.toLowerCase();
  const ink = readableOn(background);
  const surfaces = [0.045, 0.09].map((step) => surfaceOf(background, ink, step));
  const [surface = background, raised = background] = surfaces;
  const grounds = [background, surface, raised];
  return {
    '--scheme': ink === '#ffffff' ? 'dark' : 'light',
    '--color-background': background,
    '--color-surface': surface,
    '--color-surface-raised': raised,
    '--color-text': fadedTo(ink, grounds, 15),
    '--color-text-muted': fadedTo(ink, grounds, comfortable),
    '--color-text-faint': fadedTo(ink, grounds, readable + 0.3),
    '--color-line': mixOf(ink, background, 0.14),
    ...pair('primary', theme.primary),
    ...pair('secondary', theme.secondary),
    ...pair('tertiary', theme.tertiary),
    ...pair('alert', theme.alert),
    ...pair('cta', theme.callToAction),
    '--color-primary-text': standOut(theme.primary.toLowerCase(), { ink, grounds, contrast: readable }),
    '--color-cta-text': standOut(theme.callToAction.toLowerCase(), { ink, grounds, contrast: readable }),
    '--color-alert-text': standOut(theme.alert.toLowerCase(), { ink, grounds, contrast: readable }),
    '--color-focus': standOut(theme.callToAction.toLowerCase(), { ink, grounds, contrast: visible }),
  };
}

/** A step towards the text's side; away from it where the text would no longer be readable on it. */
function surfaceOf(background: string, ink: string, step: number): string {
  const towards = ink === '#ffffff' ? step : -step;
  const raised = moved(background, towards);
  return contrastOf(ink, raised) >= readable ? raised : moved(background, -towards);
}

function pair(name: string, colour: string): ThemeTokens {
  const ground = colour.toLowerCase();
  return { [`--color-${name}`]: ground, [`--color-on-${name}`]: readableOn(ground) };
}

/** A colour made lighter or darker until it has the contrast with every ground; the ink when it never has. */
function standOut(
  accent: string,
  { ink, grounds, contrast }: { ink: string; grounds: readonly string[]; contrast: number },
): string {
  const step = ink === '#ffffff' ? 0.03 : -0.03;
  for (let moves = 0; moves < 34; moves++) {
    const candidate = moved(accent, step * moves);
    if (leastContrast(candidate, grounds) >= contrast) return candidate;
  }
  return ink;
}
