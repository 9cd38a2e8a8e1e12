import { CommandError } from './command-error.ts';

/** Reads an instant: `2027-01-31` (its start in UTC) or `2027-01-31T20:00:00+01:00`. */
export function readInstant(text: string): Temporal.Instant {
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? Temporal.PlainDate.from(text).toZonedDateTime('UTC').toInstant()
      : Temporal.Instant.from(text);
  } catch {
    throw new CommandError(`${text} is not a date or an instant such as 2027-01-31 or 2027-01-31T20:00:00Z.`);
  }
}
