// Batches events: sent with fetch after a delay or when the batch is full, with a beacon when the page is hidden or
// the viewer signs out. Events that cannot be sent are dropped.
import type { Client } from '@matinee/client';
import { setFlushHandler, type TrackedEvent } from '../../../shared/analytics/track-event.ts';

const sendDelayMs = 10_000;
/** Well below the maximum of the call. */
const maxBatchSize = 25;

export interface EventSender {
  add(trackedEvent: TrackedEvent): void;
  /** Discards collected events. */
  discard(): void;
}

export function createEventSender(client: Client, getUserType: () => string, consent: boolean): EventSender {
  let pendingEvents: (TrackedEvent & { userType: string })[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const takeEvents = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = pendingEvents.map(({ event, time, userType }) => ({
      event,
      age: Math.max(0, Math.round(performance.now() - time)),
      userType,
    }));
    pendingEvents = [];
    return events;
  };
  const send = () => {
    const events = takeEvents();
    if (events.length === 0) return;
    client.call('postAnalyticsEvents', { body: { events, consent }, keepalive: true }).catch(() => {});
  };
  const sendBeacon = () => {
    const events = takeEvents();
    if (events.length > 0) client.sendBeacon('postAnalyticsEvents', { body: { events, consent } });
  };
  setFlushHandler(sendBeacon);
  window.addEventListener('pagehide', sendBeacon);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendBeacon();
  });
  return {
    add(trackedEvent) {
      pendingEvents.push({ ...trackedEvent, userType: getUserType() });
      if (pendingEvents.length >= maxBatchSize) send();
      else timer ??= setTimeout(send, sendDelayMs);
    },
    discard: () => void takeEvents(),
  };
}
