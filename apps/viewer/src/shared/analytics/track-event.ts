// Where features record analytics events. Nothing is sent before a listener is attached.
import type { AnalyticsEvent } from '@matinee/contract';

export interface TrackedEvent {
  event: AnalyticsEvent;
  /** `performance.now()` of the event. */
  at: number;
}

const maxWaiting = 20;
let waiting: TrackedEvent[] = [];
let listener: ((tracked: TrackedEvent) => void) | null = null;

export function trackEvent(event: AnalyticsEvent, at = performance.now()): void {
  const tracked = { event, at };
  if (listener) listener(tracked);
  else if (waiting.length < maxWaiting) waiting.push(tracked);
}

/** Receives the recorded events and all later ones. */
export function subscribeToEvents(newListener: (tracked: TrackedEvent) => void): void {
  listener = newListener;
  for (const tracked of waiting) newListener(tracked);
  waiting = [];
}

/** Analytics are off: discard the records. */
export function clearEvents(): void {
  listener = () => {};
  waiting = [];
}

let sendNow: (() => void) | null = null;

/** Sends collected events ahead of time. */
export function onFlushEvents(send: () => void): void {
  sendNow = send;
}

/** Before signing out: events are sent while the session still identifies their role. */
export function flushEvents(): void {
  sendNow?.();
}
