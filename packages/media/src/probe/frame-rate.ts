// Chooses the one constant frame rate of a source, also for one whose frames come irregularly.
import type { Rational } from './source-description.ts';

const rate = (numerator: number, denominator = 1): Rational => ({ numerator, denominator });
export const rateOf = ({ numerator, denominator }: Rational): number => numerator / denominator;

const standardRates = [
  ...[rate(24000, 1001), rate(24), rate(25), rate(30000, 1001), rate(30), rate(48), rate(50)],
  ...[rate(60000, 1001), rate(60)],
];
const highest = 60;

/** Reads `30000/1001`, `16:11`; null for `0/0` and nonsense. */
export function parseRational(text: string | undefined): Rational | null {
  const match = /^(\d+)[/:](\d+)$/.exec(text ?? '');
  if (!match) return null;
  const [numerator, denominator] = [Number(match[1]), Number(match[2])];
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) return null;
  return numerator > 0 && denominator > 0 ? reduce(numerator, denominator) : null;
}

function reduce(numerator: number, denominator: number): Rational {
  let [a, b] = [numerator, denominator];
  while (b > 0) [a, b] = [b, a % b];
  return rate(numerator / a, denominator / a);
}

const near = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= b * tolerance;

/** The standard rate within 0.1 %, or else the rate in thousandths, halved until it is at most 60. */
function settle(value: number): Rational {
  let settled = value;
  for (let part = 2; settled > highest * 1.001; part++) settled = value / part;
  const standard = standardRates.find((candidate) => near(settled, rateOf(candidate), 0.001));
  return standard ?? reduce(Math.max(1000, Math.round(settled * 1000)), 1000);
}

/**
 * @param average frames by duration, as ffprobe's `avg_frame_rate`
 * @param base the rate all timestamps fit, as `r_frame_rate`
 */
export function chooseFrameRate(
  average: Rational | null,
  base: Rational | null,
): { frameRate: Rational; variable: boolean } {
  const known = average ?? base;
  if (!known) return { frameRate: rate(25), variable: true };
  const mean = rateOf(known);
  const grid = rateOf(base ?? known);
  if (near(mean, grid, 0.01)) return { frameRate: settle(grid), variable: false };
  // Pictures coded as two fields count twice in the base rate.
  if (near(mean * 2, grid, 0.01)) return { frameRate: settle(mean), variable: false };
  if (grid <= highest && mean >= 0.75 * grid) return { frameRate: settle(grid), variable: true };
  if (mean < rateOf(rate(24000, 1001))) return { frameRate: rate(30), variable: true };
  const next = standardRates.find((candidate) => rateOf(candidate) >= mean * 0.97);
  return { frameRate: next ?? rate(highest), variable: true };
}
