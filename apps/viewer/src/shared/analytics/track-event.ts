// Where the parts of the viewer say what people did. Whether it is told to anybody is not their business: nothing
// leaves this page before somebody follows.
import type { AnalyticsEvent } from '@matinee/contract';

export interface TrackedEvent {
  event: AnalyticsEvent;
  /** `performance.now()` when it happened. */
  at: number;
}

const mostWaiting = 20;
let waiting: TrackedEvent[] = [];
let follower: ((tracked: TrackedEvent) => void) | null = null;

export function trackEvent(event: AnalyticsEvent, at = performance.now()): void {
  const tracked = { event, at };
  if (follower) follower(tracked);
  else if (waiting.length < mostWaiting) waiting.push(tracked);
}

/** Gets what was said so far, and all that follows. */
export function subscribeToEvents(next: (tracked: TrackedEvent) => void): void {
  follower = next;
  for (const tracked of waiting) next(tracked);
  waiting = [];
}

/** Nobody will follow: what was said is forgotten. */
export function clearEvents(): void {
  follower = () => {};
  waiting = [];
}

let sendNow: (() => void) | null = null;

/** How what was gathered is sent before its time. */
export function onFlushEvents(send: () => void): void {
  sendNow = send;
}

/** Somebody is about to leave: what they did is sent while it is known who they are. */
export function flushEvents(): void {
  sendNow?.();
}
