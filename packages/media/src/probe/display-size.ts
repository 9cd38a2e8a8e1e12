import type { Rational, SourceVideo } from './source-description.ts';

/** Converts the angle of a display matrix (degrees, counter-clockwise) to a clockwise rotation by a multiple of 90. */
export function toClockwiseRotation(angle: number): SourceVideo['rotation'] {
  const quarters = (((Math.round(-angle / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  return ([0, 90, 180, 270] as const)[quarters];
}

/** Returns the displayed size in square pixels, after sample aspect ratio and rotation. */
export function calculateDisplaySize(
  width: number,
  height: number,
  sampleAspectRatio: Rational,
  rotation: SourceVideo['rotation'],
): { displayWidth: number; displayHeight: number } {
  const squarePixelWidth = Math.max(
    1,
    Math.round((width * sampleAspectRatio.numerator) / sampleAspectRatio.denominator),
  );
  const isSideways = rotation === 90 || rotation === 270;
  return isSideways
    ? { displayWidth: height, displayHeight: squarePixelWidth }
    : { displayWidth: squarePixelWidth, displayHeight: height };
}
