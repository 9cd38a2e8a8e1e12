/** The month in letters, because some languages would write the whole date in digits. */
const day = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** A date: `12 May 2026`. A release has a date without a zone. */
export function formatFullDate(language: string, instant: string): string {
  return new Intl.DateTimeFormat(language, day).format(Date.parse(instant));
}
