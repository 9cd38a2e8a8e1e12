/** Where the words of a hero stand, and how they are read. */
export interface HeroWords {
  readonly direction: 'ltr' | 'rtl';
  /** Of the writing: `left` is where it begins. */
  readonly alignmentHorizontal: 'none' | 'left' | 'center' | 'right';
}

/** Nearer to the middle a picture has no side that words must leave free. */
const middle = 0.1;

/**
 * Whether a hero's picture is shown mirrored: when what it is about (`focusX`, 0 at the left edge, 1 at the right one)
 * would lie under the words, and would not lie under them in the mirror.
 */
export function isPictureMirrored(
  focusX: number | undefined,
  { direction, alignmentHorizontal }: HeroWords,
): boolean {
  if (focusX === undefined || alignmentHorizontal === 'center') return false;
  const wordsAtLeft = (direction === 'ltr') === (alignmentHorizontal !== 'right');
  const aside = focusX - 0.5;
  return Math.abs(aside) > middle && aside < 0 === wordsAtLeft;
}
