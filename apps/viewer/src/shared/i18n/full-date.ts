/** The month in letters in every language: some would write the whole day in figures. */
const day = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** A day as a language writes it: `12 May 2026`. The same for everybody: a release has a date, not an hour. */
export function formatFullDate(language: string, instant: string): string {
  return new Intl.DateTimeFormat(language, day).format(Date.parse(instant));
}
