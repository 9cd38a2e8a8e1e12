import { toAsciiDigits } from '../text/ascii-digits.ts';

/** The number of digits of a Brazilian tax number (CPF). */
const digitCount = 11;

/**
 * Formats a Brazilian tax number while somebody types it: `123.456.789-09`. Drops everything that is no digit, and the
 * digits after the eleventh.
 */
export function formatTaxNumber(typedText: string): string {
  const digits = toAsciiDigits(typedText).replace(/\D/g, '').slice(0, digitCount);
  const [first, second, third, last] = [
    digits.slice(0, 3),
    digits.slice(3, 6),
    digits.slice(6, 9),
    digits.slice(9),
  ];
  return [first, second, third].filter(Boolean).join('.') + (last && `-${last}`);
}
