// Batches events: sent with fetch after a delay, with a beacon when the page is left. Events that cannot be
// sent are dropped.
import type { Client } from '@matinee/client';
import { onFlushEvents, type TrackedEvent } from '../../../shared/analytics/track-event.ts';

const afterMs = 10_000;
/** Well below the maximum of the call. */
const mostAtOnce = 25;

export interface Sender {
  add(tracked: TrackedEvent): void;
  /** Discards collected events. */
  forget(): void;
}

export function createSender(client: Client, userType: () => string, consent: boolean): Sender {
  let gathered: (TrackedEvent & { userType: string })[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = gathered.map(({ event, at, userType }) => ({
      event,
      age: Math.max(0, Math.round(performance.now() - at)),
      userType,
    }));
    gathered = [];
    return events;
  };
  const send = () => {
    const events = take();
    if (events.length === 0) return;
    client.call('postAnalyticsEvents', { body: { events, consent }, keepalive: true }).catch(() => {});
  };
  const sendLast = () => {
    const events = take();
    if (events.length > 0) client.beacon('postAnalyticsEvents', { body: { events, consent } });
  };
  onFlushEvents(sendLast);
  window.addEventListener('pagehide', sendLast);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendLast();
  });
  return {
    add(tracked) {
      gathered.push({ ...tracked, userType: userType() });
      if (gathered.length >= mostAtOnce) send();
      else timer ??= setTimeout(send, afterMs);
    },
    forget: () => void take(),
  };
}
