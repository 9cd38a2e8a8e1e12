/** Where the words of a hero stand, and how they are read. */
interface HeroTextLayout {
  readonly direction: 'ltr' | 'rtl';
  /** Of the writing: `left` is where it begins. */
  readonly alignmentHorizontal: 'none' | 'left' | 'center' | 'right';
}

/** Nearer to the middle a picture has no side that words must leave free. */
const CENTRE_TOLERANCE = 0.1;

/**
 * Whether a hero's picture is shown mirrored: when what it is about (`focusX`, 0 at the left edge, 1 at the right one)
 * would lie under the words, and would not lie under them in the mirror.
 */
export function shouldMirrorImage(
  focusX: number | undefined,
  { direction, alignmentHorizontal }: HeroTextLayout,
): boolean {
  if (focusX === undefined || alignmentHorizontal === 'center') return false;
  const isTextAtLeft = (direction === 'ltr') === (alignmentHorizontal !== 'right');
  const offsetFromCentre = focusX - 0.5;
  return Math.abs(offsetFromCentre) > CENTRE_TOLERANCE && offsetFromCentre < 0 === isTextAtLeft;
}
