// Gathers events and sends them together: after a while by fetch, at the end of the page by beacon. What cannot be sent
// is let go: nobody waits for it, and nothing is stored.
import type { Client } from '@matinee/client';
import { onFlushEvents, type TrackedEvent } from '../../../shared/analytics/track-event.ts';

const afterMs = 10_000;
/** Well under what a call takes. */
const mostAtOnce = 25;

export interface Sender {
  add(tracked: TrackedEvent): void;
  /** What was gathered is never sent. */
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
