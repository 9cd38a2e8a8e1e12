/** A day as a language writes it: `12 May 2026`. The same for everybody: a release has a date, not an hour. */
export function fullDateIn(language: string, instant: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(instant),
  );
}
