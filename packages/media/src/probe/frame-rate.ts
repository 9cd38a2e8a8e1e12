// Selects the constant frame rate for encoding a source, also one with a variable frame rate.
import type { Rational } from './source-description.ts';

const createRational = (numerator: number, denominator = 1): Rational => ({ numerator, denominator });
export const rationalToNumber = ({ numerator, denominator }: Rational): number => numerator / denominator;

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

/** Parses `30000/1001` or `16:11`; returns null for `0/0` and invalid text. */
export function parseRational(text: string | undefined): Rational | null {
  const match = /^(\d+)[/:](\d+)$/.exec(text ?? '');
  if (!match) return null;
  const [numerator, denominator] = [Number(match[1]), Number(match[2])];
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) return null;
  return numerator > 0 && denominator > 0 ? reduceFraction(numerator, denominator) : null;
}

function reduceFraction(numerator: number, denominator: number): Rational {
  let [a, b] = [numerator, denominator];
  while (b > 0) [a, b] = [b, a % b];
  return createRational(numerator / a, denominator / a);
}

const isNear = (a: number, b: number, relativeTolerance: number) => Math.abs(a - b) <= b * relativeTolerance;

/**
 * Divides a rate above 60 by the smallest integer that brings it to 60 or less. Returns the nearest standard rate
 * within 0.1 % of the result, otherwise the result in thousandths.
 */
function roundRate(value: number): Rational {
  let limitedValue = value;
  for (let divisor = 2; limitedValue > maxRate * 1.001; divisor++) limitedValue = value / divisor;
  const getDistance = (rate: Rational) => Math.abs(limitedValue - rationalToNumber(rate));
  // 23.976 and 24 are 0.1 % apart, so a rate may be near both.
  const [nearestRate] = standardRates
    .filter((rate) => isNear(limitedValue, rationalToNumber(rate), 0.001))
    .sort((a, b) => getDistance(a) - getDistance(b));
  return nearestRate ?? reduceFraction(Math.max(1000, Math.round(limitedValue * 1000)), 1000);
}

/**
 * Selects the frame rate to encode, and reports whether the source has a variable one.
 * @param average ffprobe's `avg_frame_rate`: frames divided by duration
 * @param base ffprobe's `r_frame_rate`: the rate that fits all timestamps
 */
export function chooseFrameRate(
  average: Rational | null,
  base: Rational | null,
): { frameRate: Rational; isVariable: boolean } {
  const availableRate = average ?? base;
  if (!availableRate) return { frameRate: createRational(25), isVariable: true };
  const averageRate = rationalToNumber(availableRate);
  const baseRate = rationalToNumber(base ?? availableRate);
  if (isNear(averageRate, baseRate, 0.01)) return { frameRate: roundRate(baseRate), isVariable: false };
  // Frames that are coded as two fields count twice in the base rate.
  if (isNear(averageRate * 2, baseRate, 0.01))
    return { frameRate: roundRate(averageRate), isVariable: false };
  if (baseRate <= maxRate && averageRate >= 0.75 * baseRate)
    return { frameRate: roundRate(baseRate), isVariable: true };
  if (averageRate < rationalToNumber(createRational(24000, 1001)))
    return { frameRate: createRational(30), isVariable: true };
  const standardRate = standardRates.find((candidate) => rationalToNumber(candidate) >= averageRate * 0.97);
  return { frameRate: standardRate ?? createRational(maxRate), isVariable: true };
}
