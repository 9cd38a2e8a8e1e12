// Rate limits measure time by the system's clock, not by the clock of the service.
import { vi } from 'vitest';

/** Moves `Date` forward until `resetSystemClock`. Timers keep running. */
export function advanceSystemClock({ minutes }: { minutes: number }): void {
  const now = Date.now() + minutes * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
}

export const resetSystemClock = () => void vi.useRealTimers();
