// Features record analytics events here. They are sent when a listener is attached.
import type { AnalyticsEvent } from '@matinee/contract';

export interface TrackedEvent {
  event: AnalyticsEvent;
  /** `performance.now()` of the event. */
  time: number;
}

const maxPendingEvents = 20;
let pendingEvents: TrackedEvent[] = [];
let listener: ((tracked: TrackedEvent) => void) | null = null;

export function trackEvent(event: AnalyticsEvent, time = performance.now()): void {
  const tracked = { event, time };
  if (listener) listener(tracked);
  else if (pendingEvents.length < maxPendingEvents) pendingEvents.push(tracked);
}

/** Receives the recorded events and all later ones. */
export function subscribeToEvents(newListener: (tracked: TrackedEvent) => void): void {
  listener = newListener;
  for (const tracked of pendingEvents) newListener(tracked);
  pendingEvents = [];
}

/** Analytics are off: discard the records. */
export function clearEvents(): void {
  listener = () => {};
  pendingEvents = [];
}

let sendCollected: (() => void) | null = null;

/** Registers the function that sends the collected events ahead of time. */
export function onFlushEvents(send: () => void): void {
  sendCollected = send;
}

/** Call it before signing out, so that events are sent while the session still identifies the user type. */
export function flushEvents(): void {
  sendCollected?.();
}
