/** A clock that stands still until a test moves it. It can replace every clock of the server. */
export interface MovableClock {
  now(): Temporal.Instant;
  set(instant: Temporal.Instant | string): void;
  /** Days and longer units count in UTC. A negative duration moves back. */
  advance(duration: Temporal.DurationLike): void;
}

export function createMovableClock(start: Temporal.Instant | string = Temporal.Now.instant()): MovableClock {
  let now = Temporal.Instant.from(start);
  return {
    now: () => now,
    set(instant) {
      now = Temporal.Instant.from(instant);
    },
    advance(duration) {
      now = now.toZonedDateTimeISO('UTC').add(duration).toInstant();
    },
  };
}
