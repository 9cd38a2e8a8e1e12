// A card that grows under the pointer stays in sight, and its neighbours give way by what it takes.

export interface GrowingCard {
  /** Where the card begins in its window, in the direction of reading, its width, and the window's, in CSS pixels. */
  readonly start: number;
  readonly width: number;
  readonly viewport: number;
  readonly scale: number;
  /** Least distance from the window's ends. */
  readonly margin: number;
}

export interface GrownCard {
  readonly start: number;
  readonly width: number;
  /** How far the cards before and after it move away. */
  readonly before: number;
  readonly after: number;
}

export function grownCard({ start, width, viewport, scale, margin }: GrowingCard): GrownCard {
  const grown = width * scale;
  const centred = start - (grown - width) / 2;
  const at = Math.max(margin, Math.min(centred, viewport - margin - grown));
  return {
    start: at,
    width: grown,
    before: Math.max(0, start - at),
    after: Math.max(0, at + grown - (start + width)),
  };
}
