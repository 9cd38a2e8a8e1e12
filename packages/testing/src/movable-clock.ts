/** A clock that stands still until it is moved. Fits wherever the server asks for a clock. */
export interface MovableClock {
  now(): Temporal.Instant;
  set(instant: Temporal.Instant | string): void;
  /** Days and longer are taken as in UTC. A negative duration moves back. */
  advance(duration: Temporal.DurationLike): void;
}

export function movableClock(start: Temporal.Instant | string = Temporal.Now.instant()): MovableClock {
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
