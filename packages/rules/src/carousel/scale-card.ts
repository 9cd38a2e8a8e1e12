// Scales the hovered card around its centre, keeps it inside the viewport and shifts its neighbours.

interface HoveredCard {
  /** Distance in CSS pixels from the start edge of the viewport, which follows the text direction, to the card. */
  readonly start: number;
  /** Width of the card in CSS pixels. */
  readonly width: number;
  /** Width of the viewport in CSS pixels. */
  readonly viewportWidth: number;
  readonly scale: number;
  /** Minimum distance from both ends of the viewport, in CSS pixels. */
  readonly margin: number;
}

interface ScaledCard {
  readonly start: number;
  readonly width: number;
  /** Distances in CSS pixels by which the cards before and after the scaled card move away from it. */
  readonly shiftBefore: number;
  readonly shiftAfter: number;
}

/** Returns the scaled card and the shifts of its neighbours, in CSS pixels. */
export function scaleCard({ start, width, viewportWidth, scale, margin }: HoveredCard): ScaledCard {
  const scaledWidth = width * scale;
  const centredStart = start - (scaledWidth - width) / 2;
  const scaledStart = Math.max(margin, Math.min(centredStart, viewportWidth - margin - scaledWidth));
  return {
    start: scaledStart,
    width: scaledWidth,
    shiftBefore: Math.max(0, start - scaledStart),
    shiftAfter: Math.max(0, scaledStart + scaledWidth - (start + width)),
  };
}
