// Font families of a realm, and the fallbacks shown until the fonts are loaded.

const ARABIC_FONT = 'Noto Sans Arabic Variable';
const fallbackByFamily = {
  'Bricolage Grotesque Variable': 'Bricolage Fallback',
  'Inter Variable': 'Inter Fallback',
  [ARABIC_FONT]: 'Inter Fallback',
} as const;

/** Font families that the viewer bundles. */
export const bundledFonts = Object.keys(fallbackByFamily) as readonly (keyof typeof fallbackByFamily)[];

interface RealmFonts {
  readonly display: string;
  readonly text: string;
}

/** Values of the two font custom properties before the fonts are loaded. */
export function getFallbackFontTokens({ display, text }: RealmFonts): Record<string, string> {
  return { '--font-text': getFallbackStack(text), '--font-display': getFallbackStack(display) };
}

/** Values of the two font custom properties with the realm's fonts. */
export function getFontTokens({ display, text }: RealmFonts): Record<string, string> {
  const toFontStack = (family: string) =>
    `"${stripQuotes(family)}","${ARABIC_FONT}",${getFallbackStack(family)}`;
  return { '--font-text': toFontStack(text), '--font-display': toFontStack(display) };
}

/** Returns every font family that the realm's pages use. */
export function listFontFamilies({ display, text }: RealmFonts): string[] {
  return [...new Set([text, display, ARABIC_FONT])].map(stripQuotes);
}

function getFallbackStack(family: string): string {
  const fallback = Object.hasOwn(fallbackByFamily, family)
    ? fallbackByFamily[family as keyof typeof fallbackByFamily]
    : 'Inter Fallback';
  return `"${fallback}","Arabic Fallback",system-ui,sans-serif`;
}

function stripQuotes(family: string): string {
  return family.replace(/["\\]/g, '');
}
