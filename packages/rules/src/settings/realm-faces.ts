// The faces that come along with the viewer, and what stands in for them until they are there.

const arabic = 'Noto Sans Arabic Variable';
const fallbacks = {
  'Bricolage Grotesque Variable': 'Bricolage Fallback',
  'Inter Variable': 'Inter Fallback',
  [arabic]: 'Inter Fallback',
} as const;

/** Families that a realm can name. */
export const shippedFaces = Object.keys(fallbacks) as readonly (keyof typeof fallbacks)[];

export interface Faces {
  readonly display: string;
  readonly text: string;
}

/** Values of the two custom properties before any face has arrived. */
export function standInTokens({ display, text }: Faces): Record<string, string> {
  return { '--font-text': standInOf(text), '--font-display': standInOf(display) };
}

/** Values of the two custom properties with the realm's faces. */
export function faceTokens({ display, text }: Faces): Record<string, string> {
  const withArabic = (family: string) => `"${plainFace(family)}","${arabic}",${standInOf(family)}`;
  return { '--font-text': withArabic(text), '--font-display': withArabic(display) };
}

/** All faces that pages of the realm may want, to be fetched together. */
export function facesOf({ display, text }: Faces): string[] {
  return [...new Set([text, display, arabic])].map(plainFace);
}

function standInOf(family: string): string {
  const fallback = Object.hasOwn(fallbacks, family)
    ? fallbacks[family as keyof typeof fallbacks]
    : 'Inter Fallback';
  return `"${fallback}",system-ui,sans-serif`;
}

function plainFace(family: string): string {
  return family.replace(/["\\]/g, '');
}
