// The ladder: which sizes a film is offered in. Pure.
import { rateOf } from '../probe/frame-rate.ts';
import type { Rational } from '../probe/source-description.ts';
import { even } from './even.ts';
import type { Rung } from './package-plan.ts';

// Bits a second at 16:9 and 30 frames a second, with x264 at the rate factor beside.
const steps = [
  { rung: 240, maxrate: 400_000, crf: 24 },
  { rung: 360, maxrate: 800_000, crf: 23.5 },
  { rung: 480, maxrate: 1_400_000, crf: 23 },
  { rung: 720, maxrate: 3_000_000, crf: 22.5 },
  { rung: 1080, maxrate: 5_500_000, crf: 22 },
  { rung: 1440, maxrate: 9_500_000, crf: 22 },
  { rung: 2160, maxrate: 17_000_000, crf: 22 },
] as const;

const maxWidth = 2.4;
const notablyLarger = 1.1;
const wide = 16 / 9;

/**
 * The lines a picture counts as: those of the 16:9 picture it fits into, upright or lying. 1920 × 804 counts
 * as 1080, as does 1080 × 1920; beyond 2.4 : 1 more length does not count.
 */
function pictureClass(width: number, height: number): number {
  const [short, long] = width < height ? [width, height] : [height, width];
  return Math.max(short, Math.min(long, maxWidth * short) / wide);
}

export type LadderOptions = { maxRung: number; include1440: boolean };

function classesOf(own: number, { maxRung, include1440 }: LadderOptions): number[] {
  const below: number[] = steps
    .map(({ rung }) => rung)
    .filter((rung) => rung <= maxRung && rung <= own * 1.02 && (include1440 || rung !== 1440));
  const top = below.at(-1);
  const ceiling = Math.min(own, maxRung);
  if (top === undefined) return [ceiling];
  return ceiling >= top * notablyLarger ? [...below, ceiling] : below;
}

// Between two steps the rate follows the area, as bits a pixel fall with size.
function ratesAt(lines: number): { maxrate: number; crf: number } {
  const upper = steps.find(({ rung }) => rung >= lines) ?? steps[steps.length - 1];
  const lower = steps.findLast(({ rung }) => rung <= lines) ?? steps[0];
  if (!upper) return lower;
  if (lines <= steps[0].rung) {
    return { maxrate: steps[0].maxrate * Math.max(0.25, (lines / steps[0].rung) ** 1.5), crf: steps[0].crf };
  }
  const share = upper === lower ? 0 : (lines ** 2 - lower.rung ** 2) / (upper.rung ** 2 - lower.rung ** 2);
  return {
    maxrate: lower.maxrate + share * (upper.maxrate - lower.maxrate),
    crf: lower.crf + share * (upper.crf - lower.crf),
  };
}

/**
 * The rungs for a picture of this size on the screen, lowest first, never larger than the picture. A source
 * between two rungs keeps its own size as the top, when that is notably more than the rung below.
 */
export function ladder(width: number, height: number, frameRate: Rational, options: LadderOptions): Rung[] {
  const own = pictureClass(width, height);
  // Twice the frames need half as much again, since neighbours resemble each other more.
  const motion = Math.max(0.6, (rateOf(frameRate) / 30) ** 0.6);
  const area = (width * height) / (own * own * wide);
  return classesOf(own, options).map((lines) => {
    const scale = Math.min(1, lines / own);
    const { maxrate, crf } = ratesAt(lines);
    const rate = Math.round((maxrate * motion * Math.max(0.5, area)) / 1000) * 1000;
    return {
      id: `v${Math.round(lines)}`,
      width: even(width * scale - (scale === 1 ? width % 2 : 0)),
      height: even(height * scale - (scale === 1 ? height % 2 : 0)),
      profile: lines > 480 ? 'high' : 'main',
      crf: Math.round(crf * 10) / 10,
      maxrate: rate,
      bufsize: rate * 2,
    };
  });
}
