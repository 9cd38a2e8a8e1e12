// Chooses the one constant frame rate of a source, also for one whose frames come irregularly.
import type { Rational } from './source-description.ts';

const createRational = (numerator: number, denominator = 1): Rational => ({ numerator, denominator });
export const toNumber = ({ numerator, denominator }: Rational): number => numerator / denominator;

const standardRates = [
  ...[
    createRational(24000, 1001),
    createRational(24),
    createRational(25),
    createRational(30000, 1001),
    createRational(30),
    createRational(48),
    createRational(50),
  ],
  ...[createRational(60000, 1001), createRational(60)],
];
const maxRate = 60;

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
  return createRational(numerator / a, denominator / a);
}

const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= b * tolerance;

/** The standard rate within 0.1 %, or else the rate in thousandths, halved until it is at most 60. */
function roundRate(value: number): Rational {
  let limited = value;
  for (let divisor = 2; limited > maxRate * 1.001; divisor++) limited = value / divisor;
  const standard = standardRates.find((candidate) => isNear(limited, toNumber(candidate), 0.001));
  return standard ?? reduce(Math.max(1000, Math.round(limited * 1000)), 1000);
}

/**
 * @param average frames by duration, as ffprobe's `avg_frame_rate`
 * @param base the rate all timestamps fit, as `r_frame_rate`
 */
export function chooseFrameRate(
  average: Rational | null,
  base: Rational | null,
): { frameRate: Rational; isVariable: boolean } {
  const available = average ?? base;
  if (!available) return { frameRate: createRational(25), isVariable: true };
  const averageRate = toNumber(available);
  const baseRate = toNumber(base ?? available);
  if (isNear(averageRate, baseRate, 0.01)) return { frameRate: roundRate(baseRate), isVariable: false };
  // Pictures coded as two fields count twice in the base rate.
  if (isNear(averageRate * 2, baseRate, 0.01))
    return { frameRate: roundRate(averageRate), isVariable: false };
  if (baseRate <= maxRate && averageRate >= 0.75 * baseRate)
    return { frameRate: roundRate(baseRate), isVariable: true };
  if (averageRate < toNumber(createRational(24000, 1001)))
    return { frameRate: createRational(30), isVariable: true };
  const next = standardRates.find((candidate) => toNumber(candidate) >= averageRate * 0.97);
  return { frameRate: next ?? createRational(maxRate), isVariable: true };
}
