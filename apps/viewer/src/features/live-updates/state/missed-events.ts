// Recognises that the page has missed an event about sections, titles or the guide: between its rendering and its event
// stream, or between two streams.
import type { PageEvent } from '@matinee/contract';

/** The version that the server put into the document. */
export function readDocumentContentVersion(): number {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="content-version"]');
  return Number(meta?.content ?? 0);
}

/**
 * @param knownVersion the highest content version that the page displays
 * @returns the version after the event, and whether the page has missed earlier events
 */
export function followContentVersion(
  event: PageEvent,
  knownVersion: number,
): { version: number; hasMissedEvents: boolean } {
  if (!('contentVersion' in event)) return { version: knownVersion, hasMissedEvents: false };
  // The first event of a stream describes the present; every other one is itself the change.
  const hasMissedEvents = event.topic === 'realm' && event.contentVersion > knownVersion;
  return { version: Math.max(event.contentVersion, knownVersion), hasMissedEvents };
}
