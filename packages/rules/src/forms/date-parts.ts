// The three inputs of a date: what each accepts while somebody types, and the date that they emit together.
// The order of the inputs is that of `getDateFieldOrder`.
import { toAsciiDigits } from '../text/ascii-digits.ts';

export type DatePart = 'year' | 'month' | 'day';
export type DateParts = Readonly<Record<DatePart, string>>;

const emptyDateParts: DateParts = { year: '', month: '', day: '' };

const digitCounts: Readonly<Record<DatePart, number>> = { year: 4, month: 2, day: 2 };
const maxValues: Readonly<Record<DatePart, number>> = { year: 9999, month: 12, day: 31 };

/** Returns the new text of an input. A keystroke that would exceed the length or the maximum changes nothing. */
export function acceptDatePart(part: DatePart, typedText: string, previousText: string): string {
  const digits = toAsciiDigits(typedText).replace(/\D/g, '');
  const isAccepted = digits.length <= digitCounts[part] && Number(digits) <= maxValues[part];
  return isAccepted ? digits : previousText;
}

/** Returns whether the focus should advance: the input has all its digits. */
export function isDatePartFull(part: DatePart, text: string): boolean {
  return text.length === digitCounts[part];
}

/** Returns the ISO date, or an empty string when a part is missing. The date need not exist in the calendar. */
export function joinDateParts({ year, month, day }: DateParts): string {
  if (!year || !month || !day) return '';
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Returns the parts of an ISO date; empty parts for every other text. */
export function splitDate(isoDate: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate) ?? [];
  return year && month && day ? { year, month, day } : emptyDateParts;
}

/** Returns whether some parts have a value and others have none. */
export function isDateIncomplete(parts: DateParts): boolean {
  const texts = Object.values(parts);
  return texts.some(Boolean) && !texts.every(Boolean);
}
