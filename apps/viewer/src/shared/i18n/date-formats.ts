// Dates and times in the viewer's language, with a 12-hour clock. Full dates are in UTC.

/** `text` is an ISO 8601 instant, or a date without a time, which means midnight in UTC. */
const parseInstant = (text: string): number => Date.parse(text);

/** The month in letters, because some languages would write the whole date in digits. */
const fullDateOptions = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** The date of an instant, such as `May 12, 2026`. It is in UTC, because a release date has no time zone. */
export function formatFullDate(language: string, instant: string): string {
  return new Intl.DateTimeFormat(language, fullDateOptions).format(parseInstant(instant));
}

/** `8:30 PM` */
export function formatTime(language: string, timeZone: string, instant: string): string {
  return new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  }).format(parseInstant(instant));
}

/** `Saturday, November 21 at 8:30 PM` */
export function formatDateTime(language: string, timeZone: string, instant: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  }).format(parseInstant(instant));
}

/** `Nov 21, 2026, 8:30 PM` */
export function formatDateTimeWithYear(language: string, timeZone: string, instant: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: true,
    timeZone,
  }).format(parseInstant(instant));
}

/** The date of an instant in a zone, as ISO 8601. */
export function toIsoDate(timeZone: string, instantMs: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(instantMs);
  const getPart = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${getPart('year')}-${getPart('month')}-${getPart('day')}`;
}

/** A date as `Yesterday`, `Today`, `Tomorrow` or its weekday, and as `Nov 21`. */
export function formatDay(
  language: string,
  date: string,
  today: string | null,
): { name: string; dateText: string } {
  const formatWith = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(parseInstant(date));
  const dateText = formatWith({ month: 'short', day: 'numeric' });
  const daysFromToday =
    today === null ? Number.NaN : Math.round((parseInstant(date) - parseInstant(today)) / 86_400_000);
  const name =
    Math.abs(daysFromToday) <= 1
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(daysFromToday, 'day')
      : formatWith({ weekday: 'long' });
  return { name: name.charAt(0).toLocaleUpperCase(language) + name.slice(1), dateText };
}

export interface CountdownPart {
  unit: 'day' | 'hour' | 'minute' | 'second';
  value: number;
}

/** The remaining time in days, hours, minutes and seconds; days only if there are any. */
export function splitCountdown(milliseconds: number): CountdownPart[] {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  const parts: CountdownPart[] = [
    { unit: 'hour', value: Math.floor(seconds / 3600) % 24 },
    { unit: 'minute', value: Math.floor(seconds / 60) % 60 },
    { unit: 'second', value: seconds % 60 },
  ];
  return days > 0 ? [{ unit: 'day', value: days }, ...parts] : parts;
}

/** The name of a unit: `hours`. */
export function formatUnitName(language: string, { unit, value }: CountdownPart): string {
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(
    value,
  );
  return parts
    .filter(({ type }) => type === 'unit')
    .map((part) => part.value)
    .join('');
}

/** The remaining days, hours and minutes as one phrase for screen readers; empty in the last minute. */
export function formatCountdown(language: string, parts: readonly CountdownPart[]): string {
  const formattedParts = parts
    .filter(({ unit, value }) => unit !== 'second' && value > 0)
    .map(({ unit, value }) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
    );
  return new Intl.ListFormat(language, { type: 'unit' }).format(formattedParts);
}
