/** Position and direction of a hero's text. */
interface HeroTextLayout {
  readonly direction: 'ltr' | 'rtl';
  /** Logical position: `left` is the start edge in the text direction. */
  readonly alignmentHorizontal: 'none' | 'left' | 'center' | 'right';
}

/** Maximum distance from the centre, as a fraction of the width, at which a subject counts as centred. */
const CENTRE_TOLERANCE = 0.1;

/**
 * Whether to mirror a hero's image: when the text would cover the image's subject but would not cover the
 * mirrored one.
 * @param focusX horizontal centre of the subject, from 0 (left edge) to 1 (right edge)
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
