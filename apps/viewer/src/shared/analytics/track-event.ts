// Features record analytics events here. They are sent when a listener is attached.
import type { AnalyticsEvent } from '@matinee/contract';

export interface TrackedEvent {
  event: AnalyticsEvent;
  /** `performance.now()` of the event. */
  time: number;
}

const maxPendingEvents = 20;
let pendingEvents: TrackedEvent[] = [];
let listener: ((trackedEvent: TrackedEvent) => void) | null = null;

export function trackEvent(event: AnalyticsEvent, time = performance.now()): void {
  const trackedEvent = { event, time };
  if (listener) listener(trackedEvent);
  else if (pendingEvents.length < maxPendingEvents) pendingEvents.push(trackedEvent);
}

/** Sets the listener, which receives the recorded events and all later ones. It replaces an earlier listener. */
export function setTrackedEventListener(newListener: (trackedEvent: TrackedEvent) => void): void {
  listener = newListener;
  for (const trackedEvent of pendingEvents) newListener(trackedEvent);
  pendingEvents = [];
}

/** Discards pending and later events. Call it when tracking is off: no analytics, opted out or no consent. */
export function disableEventTracking(): void {
  listener = () => {};
  pendingEvents = [];
}

let flushHandler: (() => void) | null = null;

/** Registers the function that `flushEvents` calls to send the collected events at once. */
export function setFlushHandler(send: () => void): void {
  flushHandler = send;
}

/** Call it before signing out, so that events are sent while the session still identifies the user type. */
export function flushEvents(): void {
  flushHandler?.();
}
