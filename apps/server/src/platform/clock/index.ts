// Time is asked of a clock that was handed in, so that a test can move it.

export interface Clock {
  now(): Temporal.Instant;
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() };
