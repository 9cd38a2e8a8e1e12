// The bitrate ladder: the frame sizes and bit rates that a film is encoded in.
import { rationalToNumber } from '../probe/frame-rate.ts';
import type { Rational } from '../probe/source-description.ts';
import type { Rung } from './package-plan.ts';
import { roundToEven } from './round-to-even.ts';

// The standard rungs: lines of the frame, `maxrate` in bits per second at 16:9 and 30 frames per second, and
// x264's constant rate factor.
const standardRungs = [
  { lines: 240, maxrate: 400_000, crf: 24 },
  { lines: 360, maxrate: 800_000, crf: 23.5 },
  { lines: 480, maxrate: 1_400_000, crf: 23 },
  { lines: 720, maxrate: 3_000_000, crf: 22.5 },
  { lines: 1080, maxrate: 5_500_000, crf: 22 },
  { lines: 1440, maxrate: 9_500_000, crf: 22 },
  { lines: 2160, maxrate: 17_000_000, crf: 22 },
] as const;

const maxAspectRatio = 2.4;
const minSizeRatio = 1.1;
const wideAspectRatio = 16 / 9;

/**
 * Returns the number of lines of the 16:9 frame that contains the video, in landscape or portrait. 1920 × 804 and 1080
 * × 1920 both count as 1080. An aspect ratio above 2.4 counts as 2.4.
 */
function countEquivalentLines(width: number, height: number): number {
  const [shortSide, longSide] = width < height ? [width, height] : [height, width];
  return Math.max(shortSide, Math.min(longSide, maxAspectRatio * shortSide) / wideAspectRatio);
}

export type LadderOptions = {
  /** No rung has more lines than this. */
  maxRungLines: number;
  /** Whether sources of at least 1440 lines get a rung of 1440. */
  include1440: boolean;
};

function selectRungLines(sourceLines: number, { maxRungLines, include1440 }: LadderOptions): number[] {
  const rungLines: number[] = standardRungs
    .map(({ lines }) => lines)
    .filter(
      (lines) => lines <= maxRungLines && lines <= sourceLines * 1.02 && (include1440 || lines !== 1440),
    );
  const topLines = rungLines.at(-1);
  const maxLines = Math.min(sourceLines, maxRungLines);
  if (topLines === undefined) return [maxLines];
  return maxLines >= topLines * minSizeRatio ? [...rungLines, maxLines] : rungLines;
}

// Interpolates between two rungs by frame area, because bits per pixel fall with size.
function interpolateRate(lines: number): { maxrate: number; crf: number } {
  const upperRung =
    standardRungs.find((rung) => rung.lines >= lines) ?? standardRungs[standardRungs.length - 1];
  const lowerRung = standardRungs.findLast((rung) => rung.lines <= lines) ?? standardRungs[0];
  if (!upperRung) return lowerRung;
  if (lines <= standardRungs[0].lines) {
    return {
      maxrate: standardRungs[0].maxrate * Math.max(0.25, (lines / standardRungs[0].lines) ** 1.5),
      crf: standardRungs[0].crf,
    };
  }
  const fraction =
    upperRung === lowerRung
      ? 0
      : (lines ** 2 - lowerRung.lines ** 2) / (upperRung.lines ** 2 - lowerRung.lines ** 2);
  return {
    maxrate: lowerRung.maxrate + fraction * (upperRung.maxrate - lowerRung.maxrate),
    crf: lowerRung.crf + fraction * (upperRung.crf - lowerRung.crf),
  };
}

/**
 * Returns the rungs for a video, lowest first, none larger than the source. The top rung has the size of the
 * source, or of `maxRungLines` if that is smaller, when it is at least 10 % larger than the standard rung below it.
 * @param width displayed width in pixels
 * @param height displayed height in pixels
 */
export function createLadder(
  width: number,
  height: number,
  frameRate: Rational,
  options: LadderOptions,
): Rung[] {
  const sourceLines = countEquivalentLines(width, height);
  // Twice the frame rate needs about 50 % more bits, because adjacent frames are similar.
  const frameRateFactor = Math.max(0.6, (rationalToNumber(frameRate) / 30) ** 0.6);
  const areaFactor = (width * height) / (sourceLines * sourceLines * wideAspectRatio);
  return selectRungLines(sourceLines, options).map((lines) => {
    const scale = Math.min(1, lines / sourceLines);
    const { maxrate, crf } = interpolateRate(lines);
    const rate = Math.round((maxrate * frameRateFactor * Math.max(0.5, areaFactor)) / 1000) * 1000;
    return {
      id: `v${Math.round(lines)}`,
      width: roundToEven(width * scale - (scale === 1 ? width % 2 : 0)),
      height: roundToEven(height * scale - (scale === 1 ? height % 2 : 0)),
      profile: lines > 480 ? 'high' : 'main',
      crf: Math.round(crf * 10) / 10,
      maxrate: rate,
      bufsize: rate * 2,
    };
  });
}
