// Dates as text, `2027-03-01`. Not every browser has Temporal, so these functions use Date.

const isoDatePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether the calendar has the date: not 2027-02-29. */
export function isCalendarDate(isoDate: string): boolean {
  if (!isoDatePattern.test(isoDate)) return false;
  const date = new Date(`${isoDate}T00:00:00Z`);
  // Some engines take 30 February as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDate);
}

/** Returns whether the date exists and lies within the bounds. The bounds are inclusive ISO dates. */
export function isDateWithin(
  isoDate: string,
  { min, max }: { readonly min?: unknown; readonly max?: unknown },
): boolean {
  if (!isCalendarDate(isoDate)) return false;
  if (typeof min === 'string' && isoDate < min) return false;
  return typeof max !== 'string' || isoDate <= max;
}

/** The highest age that a valid birth date can have. */
const maxAgeYears = 125;

/** Returns the bounds of a birth date. `today` is an ISO date. */
export function getBirthDateBounds(today: string): { min: string; max: string } {
  const minYear = String(Number(today.slice(0, 4)) - maxAgeYears).padStart(4, '0');
  return { min: `${minYear}-01-01`, max: today };
}
