/** The month in letters, because some languages would write the whole date in digits. */
const fullDateOptions = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** A date: `12 May 2026`. A release has a date without a zone. */
export function formatFullDate(language: string, instant: string): string {
  return new Intl.DateTimeFormat(language, fullDateOptions).format(Date.parse(instant));
}
